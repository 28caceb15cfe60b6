// Starts the bots: in a Web Worker, or on the page where there is none (src/app/york/thinkers).
(() => {
  "use strict";
  const start = () => wasm_bindgen({ module_or_path: "./worker_bg.wasm" });

  if (typeof importScripts === "function") {
    // Also a script that does not arrive: uncaught it would be the page's error, which may be gone.
    const loaded = new Promise((done) => done(importScripts("./worker.js")));
    loaded.then(start).catch((why) => {
      console.warn(why);
      postMessage("broken");
    });
    return;
  }

  // A script can be loaded only once, however often its wasm does not arrive.
  const loaded = typeof wasm_bindgen === "undefined" ? load() : Promise.resolve();
  loaded.then(start).catch((why) => {
    console.warn(why);
    dispatchEvent(new CustomEvent("york-answer", { detail: "missing" }));
  });

  function load() {
    return new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = "./worker.js";
      script.onload = done;
      script.onerror = () => fail("the script of the bots did not arrive");
      document.head.append(script);
    });
  }
})();
