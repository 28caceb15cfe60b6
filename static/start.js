// Runs before anything else and outlives everything else: it picks the language and the colours of
// the page and shows the trouble page when the game cannot start or has stopped. Plain and small,
// for it must work where the game does not.
(function () {
  "use strict";

  var LATE_AFTER_MS = 8000;
  var PATIENCE_MS = 4000;
  var started = false;
  var shown = false;

  var root = document.documentElement;
  var GROUNDS = { light: "#f3ead7", dark: "#1e1b17" };

  // Stored by the app (src/app/shell/settings.rs) as "language=de;theme=dark;…".
  var settings = {};
  try {
    (localStorage.getItem("walls-of-york.settings") || "").split(";").forEach(function (part) {
      var at = part.indexOf("=");
      if (at > 0) settings[part.slice(0, at)] = part.slice(at + 1);
    });
    // The start page will have a card for it (styles/start-page.css).
    Object.keys(localStorage).forEach(function (key) {
      var isGame = /^walls-of-york\.game(\.|$)/.test(key);
      if (isGame && !/\nfinished \d/.test(localStorage.getItem(key))) root.setAttribute("data-has-game", "");
    });
  } catch (refused) {
    // Without storage everything is as the browser says.
  }

  var wanted = [settings.language].concat(navigator.languages || [navigator.language || "en"]);
  for (var i = 0; i < wanted.length; i++) {
    var language = String(wanted[i]).split("-")[0].toLowerCase();
    if (language === "en" || language === "de") {
      root.lang = language;
      break;
    }
  }

  // The theme that the page wears is always said on its root: "light" or "dark".
  var theme = settings.theme;
  var dark = window.matchMedia ? matchMedia("(prefers-color-scheme: dark)") : { matches: false };
  function wear() {
    var worn = theme === "light" || theme === "dark" ? theme : dark.matches ? "dark" : "light";
    root.setAttribute("data-theme", worn);
    each("meta[name=color-scheme]", function (meta) { meta.content = worn; });
    each("meta[name=theme-color]", function (meta) { meta.content = GROUNDS[worn]; });
  }
  wear();
  if (dark.addEventListener) dark.addEventListener("change", wear);
  // Sent by the app (src/app/screens/mod.rs) when the setting changes.
  addEventListener("york-theme", function (event) {
    theme = event.detail;
    wear();
  });

  function each(selector, change) {
    Array.prototype.forEach.call(document.querySelectorAll(selector), change);
  }

  function whenParsed(run) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", run);
    } else {
      run();
    }
  }

  // The first trouble is the cause; what follows it is noise.
  function showTrouble(kind, report) {
    if (shown) return;
    shown = true;
    whenParsed(function () {
      var app = document.getElementById("app");
      if (app) app.hidden = true;
      each("[data-trouble=" + kind + "]", function (section) { section.hidden = false; });
      if (report) {
        document.getElementById("report").value = report;
        document.getElementById("report-part").hidden = false;
        each("[data-action=copy-report]", function (button) { button.hidden = false; });
      }
      document.getElementById("trouble").hidden = false;
      document.querySelector("[data-trouble=" + kind + "] h1").focus();
    });
  }

  function copyReport() {
    var area = document.getElementById("report");
    function say(answer) {
      each("[data-copied]", function (line) { line.hidden = line.getAttribute("data-copied") !== answer; });
    }
    function byHand() {
      area.focus();
      area.select();
      var copied = false;
      try { copied = document.execCommand("copy"); } catch (refused) { copied = false; }
      say(copied ? "yes" : "no");
    }
    if (navigator.clipboard && navigator.clipboard.writeText) {
      navigator.clipboard.writeText(area.value).then(function () { say("yes"); }, byHand);
    } else {
      byHand();
    }
  }

  // WebKit remembers a script that failed even across a reload, unless it is fetched past its cache.
  function loadAgain(button) {
    function reload() { location.reload(); }
    if (!window.fetch) return reload();
    button.disabled = true;
    setTimeout(reload, PATIENCE_MS);
    var parts = document.querySelectorAll("link[rel=modulepreload], link[rel=preload]");
    Promise.all(Array.prototype.map.call(parts, function (part) {
      return fetch(part.href, { cache: "reload" });
    })).then(reload, reload);
  }

  document.addEventListener("click", function (event) {
    var button = event.target.closest && event.target.closest("#trouble [data-action]");
    if (!button) return;
    if (button.getAttribute("data-action") === "reload") loadAgain(button);
    if (button.getAttribute("data-action") === "copy-report") copyReport();
  });

  // Sent by the start script (Trunk.toml) and, on a panic, by the app (src/app/shell/panic_report.rs).
  addEventListener("york-started", function () {
    started = true;
    performance.mark("york-started");
  });
  addEventListener("york-not-started", function (event) {
    // After a panic the reason has been told.
    if (shown) return;
    var why = event.detail;
    console.error("not started: " + why);
    // Wasm that this browser cannot read will not get better by loading it again.
    var isTooNew = window.WebAssembly && (why instanceof WebAssembly.CompileError || why instanceof WebAssembly.LinkError);
    showTrouble(isTooNew ? "browser" : "loading");
  });
  addEventListener("york-panic", function (event) { showTrouble("panic", event.detail); });

  if (typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype)) {
    showTrouble("browser");
  }

  setTimeout(function () {
    if (started) return;
    each("[data-when]", function (line) { line.hidden = line.getAttribute("data-when") !== "late"; });
  }, LATE_AFTER_MS);
})();
