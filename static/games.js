// What the browser does for the games that are kept: it knows in which tab one is open, writes files,
// and keeps the storage from being cleared. Asked by the app (src/app/york/lobby/games.rs,
// src/app/screens/stage.rs), answers by events.
(function () {
  "use strict";

  var GAMES = "walls-of-york.game";
  var ASKED = "walls-of-york.persist";
  // As in src/app/york/lobby/reading.rs.
  var MOST_BYTES = 1000000;
  var LOOK_AGAIN_MS = 1500;
  // What another tab wrote last arrives in this time.
  var ON_ITS_WAY_MS = 200;

  // Only pages that are served securely have locks.
  var locks = navigator.locks;
  // The games of this tab: each is due until the browser has answered, and then has what lets it go.
  var mine = {};
  // What ends when a lock that was let go is free again.
  var leaving = {};

  function send(event, detail) {
    dispatchEvent(new CustomEvent(event, { detail: detail }));
  }

  function tell(what, id) {
    send("york-game", what + " " + id);
  }

  function kept(id) {
    try { return localStorage.getItem(GAMES + id); } catch (refused) { return null; }
  }

  function lose(id) {
    if (!mine[id]) return;
    delete mine[id];
    tell("lost", id);
  }

  function hold(id, steals) {
    // Pressed twice: the first answer is on its way.
    if (mine[id]) return mine[id].isDue || tell("mine", id);
    keepForGood();
    var game = mine[id] = { isDue: true };
    function isWanted() { return mine[id] === game; }
    function have(letGo, after) {
      game.letGo = letGo;
      setTimeout(function () {
        if (!isWanted()) return;
        game.isDue = false;
        tell("mine", id);
      }, after);
    }
    var patience = steals ? ON_ITS_WAY_MS : 0;
    if (!locks) return have(Boolean, patience);
    game.end = Promise.resolve(leaving[id]).then(function () {
      return locks.request(GAMES + id, steals ? { steal: true } : { ifAvailable: true }, function (lock) {
        if (!isWanted()) return;
        if (lock) return new Promise(function (letGo) { have(letGo, patience); });
        delete mine[id];
        tell("elsewhere", id);
      });
    }).catch(function (why) {
      if (!isWanted()) return;
      // Another tab has stolen it; or the browser has locks and gives none.
      if (why.name === "AbortError") lose(id);
      else have(Boolean, 0);
    });
  }

  function release(id) {
    var game = mine[id];
    delete mine[id];
    if (!game) return;
    leaving[id] = game.end;
    if (game.letGo) game.letGo();
  }

  addEventListener("york-hold", function (event) { hold(event.detail, false); });
  addEventListener("york-take", function (event) { hold(event.detail, true); });
  addEventListener("york-release", function (event) { release(event.detail); });

  // A page that the browser puts aside lets go of its games. When it comes back it asks for them, unless
  // they were played elsewhere meanwhile.
  var aside = [];
  addEventListener("pagehide", function () {
    aside = Object.keys(mine).map(function (id) {
      release(id);
      return [id, kept(id)];
    });
  });
  addEventListener("pageshow", function (event) {
    if (!event.persisted) return;
    aside.forEach(function (game) {
      if (kept(game[0]) === game[1]) hold(game[0], false);
      else tell("lost", game[0]);
    });
  });

  // Without locks whoever wrote last has the game.
  addEventListener("storage", function (event) {
    if (!locks && event.newValue && String(event.key).indexOf(GAMES) === 0) lose(event.key.slice(GAMES.length));
  });

  // Games that the browser does not keep are lost with the page.
  var isUnkept = "";
  addEventListener("york-unkept", function (event) { isUnkept = event.detail; });
  addEventListener("beforeunload", function (event) {
    if (isUnkept) event.preventDefault();
  });

  // Says which games are open in other tabs, as long as somebody looks: their ids, with spaces between.
  var looking, told;
  function look() {
    clearTimeout(looking);
    if (!locks || !document.querySelector("[data-phase=games], [data-phase=open]")) return;
    looking = setTimeout(look, LOOK_AGAIN_MS);
    locks.query().then(function (all) {
      var games = all.held.filter(function (lock) { return lock.name.indexOf(GAMES) === 0; });
      var ids = games.map(function (lock) { return lock.name.slice(GAMES.length); });
      var others = ids.filter(function (id) { return !mine[id]; }).sort().join(" ");
      if (others === told) return;
      told = others;
      send("york-open", others);
    }, Boolean);
  }
  addEventListener("york-ask-open", function () {
    told = null;
    look();
  });

  // A file: its name in the first line, then its text.
  addEventListener("york-save", function (event) {
    var at = event.detail.indexOf("\n");
    var name = event.detail.slice(0, at).replace(/[\s\u0000-\u001f\\/:*?"<>|.]+/g, " ").trim().slice(0, 80);
    var link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([event.detail.slice(at + 1)], { type: "text/plain" }));
    link.download = (name || "york") + ".york";
    link.click();
    setTimeout(URL.revokeObjectURL, 60000, link.href);
  });

  // A file, chosen or dropped: its text after a "+", or what is wrong with it.
  function give(file) {
    if (file.size > MOST_BYTES) send("york-file", "long");
    else file.text().then(function (text) { send("york-file", "+" + text); }, function () { send("york-file", "bad"); });
  }
  document.addEventListener("change", function (event) {
    if (event.target.type !== "file" || !event.target.files[0]) return;
    give(event.target.files[0]);
    // So that the same file, mended, can be chosen again.
    event.target.value = "";
  });
  ["dragover", "drop"].forEach(function (name) {
    document.addEventListener(name, function (event) {
      var files = event.dataTransfer && event.dataTransfer.types.indexOf("Files") >= 0;
      if (!files) return;
      // Otherwise the browser opens it in the game's place.
      event.preventDefault();
      if (event.dataTransfer.files[0]) give(event.dataTransfer.files[0]);
    });
  });

  // Asked once, and once more when the game has been installed: some browsers ask the player.
  function keepForGood() {
    var way = matchMedia("(display-mode: standalone)").matches ? "installed" : "asked";
    try {
      if (localStorage.getItem(ASKED) === way) return;
      navigator.storage.persist().then(function () { localStorage.setItem(ASKED, way); }).catch(Boolean);
    } catch (refused) {
      // Then the browser clears the storage when it likes.
    }
  }
})();
