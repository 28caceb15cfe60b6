// Lets the game run without a network (static/service-worker.js), and offers new versions of it and its
// installation. What is offered stands on the start page (src/app/york/lobby/start_page.rs), hidden by
// styles/start-page.css until the root of the page says that it is to be had.
(() => {
  "use strict";

  const LOOK_AGAIN_MS = 3600000;
  const root = document.documentElement;
  // Written by `cargo xtask dist`; what trunk serves by itself has none and is not kept.
  const version = document.querySelector("meta[name=york-version]");
  const say = (name) => root.setAttribute(name, "");
  let registration;
  let installation;

  addEventListener("york-started", () => {
    if (!version || !navigator.serviceWorker) return;
    // Where it is refused the game runs all the same, with a network.
    navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" }).then(watch, () => {});
  });

  function watch(found) {
    registration = found;
    if (found.active) found.active.postMessage(version.content);
    follow();
    found.addEventListener("updatefound", follow);
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
      looked = Date.now();
      found.update().catch(() => {});
    });
  }

  function follow() {
    const offer = () => {
      // The first version is nothing new.
      if (registration.waiting && registration.active) say("data-update");
    };
    offer();
    if (registration.installing) registration.installing.addEventListener("statechange", offer);
  }

  function update() {
    const reload = () => location.reload();
    if (!registration.waiting) return reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    registration.waiting.postMessage("take-over");
  }

  addEventListener("beforeinstallprompt", (event) => {
    // The browser's own offer would come when it likes, in the middle of a game too.
    event.preventDefault();
    installation = event;
    say("data-installable");
  });

  const offerNoMore = () => root.removeAttribute("data-installable");
  // Also by the browser's own menu.
  addEventListener("appinstalled", offerNoMore);

  function install() {
    offerNoMore();
    installation.prompt().catch(() => {});
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-action]");
    const action = button && button.getAttribute("data-action");
    if (action === "update") update();
    if (action === "install") install();
  });
})();
