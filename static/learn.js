// Lessons, puzzles and tips: fetched only by those who learn (src/app/york/learning.rs). What they say is data,
// in learn.txt and tips.txt (docs/learning.md); the games are recorded ones, played at the app's own table by
// its own rules. This script reads off the page how a game stands, puts notes beside what they speak of, and
// asks the app for steps.
(() => {
  "use strict";

  const KEY = "walls-of-york.learn";
  const LOOK_MS = 120;
  const TAUGHT = "-";
  const LESSON = "lesson";
  const DONE = "done";
  const MEDALS = ["bronze", "silver", "gold"];
  // What Perfect Plan earns (R9.1).
  const PERFECT = 2;
  // What a note had better not cover, and how dear it is.
  const KEEP = [
    ["main :is(button, .decree)", 14],
    ["main :is(p, h2, h3)", 3],
    ["main li", 8],
    ["main .board:not(.board--small)", 2],
    ["main .lot-marks > *", 3],
    ["[data-planned]", 60],
  ];

  const find = (css, within = document) => within.querySelector(css);
  const all = (css, within = document) => [...within.querySelectorAll(css)];
  const send = (event, detail) => dispatchEvent(new CustomEvent(event, { detail }));
  const language = () => document.documentElement.lang;

  // What somebody has learned, as the browser keeps it: "lesson=drag;medal-pocket=gold;tips=lift cities".
  const unkept = {};
  const progress = {
    read() {
      let text = "";
      try { text = localStorage.getItem(KEY) || ""; } catch (refused) { /* Then it holds until the page is closed. */ }
      const parts = text.split(";").filter((part) => part.includes("="));
      return { ...Object.fromEntries(parts.map((part) => part.split(/=(.*)/s))), ...unkept };
    },
    get: (entry) => progress.read()[entry] || "",
    set(entry, value) {
      unkept[entry] = value;
      const parts = Object.entries(progress.read()).map((part) => part.join("="));
      try { localStorage.setItem(KEY, parts.join(";")); } catch (refused) { /* As above. */ }
    },
  };

  // An element with attributes and children.
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    Object.entries(attributes).forEach(([name, value]) => value != null && element.setAttribute(name, value));
    element.append(...children);
    return element;
  }

  function button(action, word, press, kind = "") {
    const control = make("button", { type: "button", class: ("button " + kind).trim(), "data-action": action }, word);
    control.addEventListener("click", press);
    return control;
  }

  function icon(action, label, path, press) {
    const control = button(action, "", press, "button--icon");
    control.innerHTML = '<svg viewBox="0 0 24 24" class="sign" aria-hidden="true"><path d="' + path + '"/></svg>';
    control.title = label;
    control.setAttribute("aria-label", label);
    return control;
  }

  // A medal: a coin with as many towers as it is worth.
  function medal(name) {
    const places = [["0"], ["-6.5", "6.5"], ["-12", "0", "12"]][MEDALS.indexOf(name)];
    const towers = places.map((x) => '<path d="M-5 9V-4h2.6v2.4h4.8V-4H5V9z" transform="translate(' + x + ' 0)"/>');
    const drawing = make("span", { class: "medal medal--" + name, role: "img", "aria-label": word(name) });
    drawing.innerHTML = '<svg viewBox="-24 -24 48 48" aria-hidden="true"><circle r="22"/>' + towers.join("") + "</svg>";
    return drawing;
  }

  // The files of the built site are named after their content too (src/app/shell/files.rs).
  function address(name) {
    const [stem, ending] = name.split(".");
    const names = find("meta[name=york-files]").content.split(" ");
    return names.find((each) => each.startsWith(stem) && each.endsWith("." + ending)) || name;
  }

  const texts = {};
  function text(name) {
    texts[name] = texts[name] || fetch(address(name)).then((answer) => {
      if (!answer.ok) throw new Error(name + " does not arrive");
      return answer.text();
    }).catch((why) => {
      delete texts[name];
      throw why;
    });
    return texts[name];
  }

  // Blocks begin with "== name", notes with "note name" or "aside name"; a line begins with the word that says
  // what follows.
  function blocks(whole) {
    return Object.fromEntries(whole.split(/^== /m).slice(1).map((block) => {
      const [name, ...lines] = block.split("\n");
      return [name, lines];
    }));
  }

  function notes(lines) {
    const found = [];
    for (const line of lines) {
      const [key, rest] = cut(line);
      const note = found[found.length - 1];
      if (key === "note" || key === "aside") found.push({ name: rest, isAside: key === "aside", answers: [], words: {} });
      else if (!note) continue;
      else if (key === "if") note.answers.push({ condition: rest, words: {} });
      else if (key === "en" || key === "de") (note.answers[note.answers.length - 1] || note).words[key] = rest;
      else if (key === "read") note.isRead = true;
      else if (key === "plain") note.isPlain = true;
      else if (key) note[key] = rest;
    }
    return found;
  }

  function cut(line) {
    const at = line.indexOf(" ");
    return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
  }

  function exercise([name, lines]) {
    const own = { name, title: {}, gist: {}, moral: {}, notes: notes(lines) };
    own.record = lines.filter((line) => line.startsWith("| ")).map((line) => line.slice(2));
    const said = { en: ["title", "gist", "moral"], de: ["title", "gist", "moral"] };
    for (const line of lines) {
      const [key, rest] = cut(line);
      if (key === "note") break;
      if (said[key]) own[said[key].shift()][key] = rest;
      else if (key !== "|" && key) own[key] = rest;
    }
    own.isPuzzle = "best" in own;
    return own;
  }

  let course, tips, words;
  const load = () => (course ? Promise.resolve() : text("learn.txt").then((whole) => {
    const parts = blocks(whole);
    words = {};
    parts.words.reduce((key, line) => {
      const [first, rest] = cut(line);
      if (first === "en" || first === "de") (words[key] = words[key] || {})[first] = rest;
      return rest ? key : first;
    }, "");
    course = Object.entries(parts).filter(([name]) => name !== "words").map(exercise);
  }));
  const loadTips = () => text("tips.txt").then((whole) => { tips = notes(whole.split("\n")); });
  const word = (key) => words[key][language()];

  // The beginning of a game, as the app keeps games: so many of its actions, and events seen.
  function begin(own, note) {
    const from = note && note.from ? note.from.split(" ").map(Number) : [own.isPuzzle ? Infinity : 0, 0];
    const head = own.record.filter((line) => !/^(\d |checksum)/.test(line));
    const actions = own.record.filter((line) => /^\d /.test(line)).slice(0, from[0]);
    const body = [...head, ...actions].map((line) => line + "\n").join("");
    const sum = (crc32(body) >>> 0).toString(16).padStart(8, "0");
    const plan = "seats:person,apprentice;boards:random;rules:" + (own.record.includes("options perfect-plan") ? "perfect" : "none");
    const read = own.isPuzzle ? "all" : from[1];
    if (!own.isPuzzle) progress.set(LESSON, (note || own.notes[0]).name);
    forget();
    send("york-begin", TAUGHT + own.name + "\nyork table 2\n" + plan + "\nread " + read + "\nname \nplayed 0\n" + body + "checksum crc32 " + sum + "\n");
  }

  // As records have it (docs/notation.md); all that is in one of ours is ASCII.
  function crc32(ascii) {
    let crc = -1;
    for (let at = 0; at < ascii.length; at += 1) {
      crc ^= ascii.charCodeAt(at);
      for (let bit = 0; bit < 8; bit += 1) crc = crc >>> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
  }

  const streets = (list) => (list || "").split(" ").filter(Boolean).sort().join(" ");
  const without = (list, others) => streets(list).split(" ").filter((street) => street && !others.split(" ").includes(street));

  // What the person in a lesson does in a turn, as it was recorded; and the walls that stand before it.
  function planned(own, turn, deed) {
    let rolls = 0;
    const line = own.record.find((each) => {
      if (/^\d roll/.test(each)) rolls += 1;
      return rolls === turn && each.startsWith("1 " + deed + " ");
    });
    return line ? line.slice(deed.length + 3) : "";
  }
  function plannedWalls(own, turn) {
    let list = "";
    for (let before = 1; before < turn; before += 1) list += " " + planned(own, before, "build");
    return streets(list);
  }

  // The table, as it is on the page.
  function table() {
    const main = find("main.table");
    if (!main) return null;
    const { phase, game, actions, read, closed } = main.dataset;
    const walls = all("main > :is(.build__board, .table__board) [data-wall]").map((place) => place.dataset.street);
    return { main, phase, game, actions, read, closed, turn: Number(main.dataset.turn), age: main.dataset.age, walls: streets(walls.join(" ")) };
  }

  // What is taught at the table that is on the page, and how far one has come.
  let now = null;
  function forget() {
    now = null;
    hide();
    all("[data-dialog=verdict]").forEach((dialog) => dialog.remove());
  }

  function sitDown(here) {
    const name = here.game.startsWith(TAUGHT) ? here.game.slice(1) : "";
    const own = name && course.find((each) => each.name === name);
    if (name && !own) return null;
    const begun = own && !own.isPuzzle ? progress.get(LESSON) : "";
    const list = own ? own.notes : tips;
    const steps = list.filter((note) => !note.isAside);
    const place = begun === DONE ? steps.length : Math.max(0, steps.findIndex((note) => note.name === begun));
    const seen = new Set(own ? [] : progress.get("tips").split(" "));
    return { game: here.game, own, steps, asides: list.filter((note) => note.isAside), place, history: [], shown: null, isNew: true, seen };
  }

  // Where the piece is to be laid now, while the game goes as it was recorded.
  function plan(here) {
    if (!now.own || now.own.isPuzzle || here.age !== "1") return { streets: "", step: "" };
    const person = "1 ";
    const steps = { decree: "read", reveal: "read", closings: "read", rolling: find("[data-action=roll]") ? person + "roll" : "" };
    if (here.phase === "score") return { streets: "", step: find("[data-action=tell-all]") ? "tell" : "read" };
    if (here.phase === "building" && here.walls === plannedWalls(now.own, here.turn)) {
      const list = planned(now.own, here.turn, "build");
      return { streets: streets(list), step: list && person + "build " + list };
    }
    if (here.phase === "deciding" && here.walls === plannedWalls(now.own, here.turn + 1)) {
      const list = planned(now.own, here.turn, "close");
      return { streets: "", step: list && person + "close " + list };
    }
    return { streets: "", step: steps[here.phase] || "" };
  }

  // Whether a condition of a note holds: a selector of what is on the page, or a word about the plan.
  function holds(condition, here, wanted) {
    const board = find("[data-laid]");
    const laid = streets(board && board.dataset.laid);
    if (condition === "planned") return wanted.streets !== "" && laid === wanted.streets;
    if (condition === "other") return laid !== "" && wanted.streets !== "" && laid !== wanted.streets;
    if (condition === "astray") return wanted.step === "";
    return find(condition) !== null;
  }

  function fits(note, here, wanted) {
    const [phase, turn] = cut(note.when || "");
    // Whoever goes another way is not told of this one.
    const isAstray = now.own && !now.own.isPuzzle && wanted.step === "";
    if (isAstray && !note.isAside && ["building", "deciding"].includes(phase)) return false;
    return (!phase || phase === here.phase) && (!turn || Number(turn) === here.turn) && (!note.age || note.age === here.age)
      && (!note.seen || holds(note.seen, here, wanted));
  }

  // The place of the note that comes up: the one there is, as long as what it is about goes on; else the next
  // one that fits. Whether it is to be seen yet.
  function follow(here, wanted) {
    let place = now.place;
    while (place < now.steps.length) {
      const note = now.steps[place];
      if (fits(note, here, wanted)) {
        if (!note.until || !holds(note.until, here, wanted)) return [place, true];
        place += 1;
      } else {
        const next = nextOf(place, here, wanted);
        if (next < 0) return [place, false];
        place = next;
      }
    }
    return [place, false];
  }
  const nextOf = (place, here, wanted) => now.steps.findIndex((note, at) => at > place && fits(note, here, wanted));

  function come(place, here) {
    now.place = place;
    if (!now.own || now.own.isPuzzle) return;
    const note = now.steps[place];
    progress.set(LESSON, note ? note.name : DONE);
    if (note) now.history.push([place, here.actions, here.read]);
    else end();
  }

  function goBack() {
    const last = now.history[now.history.length - 2];
    // Whoever came back to the lesson goes on from the recorded game, at a new table.
    if (!last) return send("york-learn", LESSON + " " + now.steps[Math.max(0, now.place - 1)].name);
    now.history.pop();
    send("york-step", "rewind " + last[1] + " " + last[2]);
    now.place = last[0];
    progress.set(LESSON, now.steps[now.place].name);
    now.shown = null;
  }

  function skip() {
    const here = table();
    const wanted = plan(here);
    const next = nextOf(now.place, here, wanted);
    // Whoever does not lay the piece wants it built.
    const isLaying = (now.steps[now.place] || {}).until === "planned";
    if (next >= 0 && !(isLaying && wanted.step)) come(next, here);
    else if (wanted.step) send("york-step", wanted.step);
    else come(now.place + 1, here);
  }

  // Ends what is taught here: a lesson goes on as a game like any other.
  function end() {
    const { own, game } = now;
    if (!own) progress.set("tips", "off");
    else if (own.isPuzzle) send("york-learn", "");
    else {
      progress.set(LESSON, DONE);
      send("york-adopt", game);
    }
    forget();
  }

  document.head.append(make("link", { rel: "stylesheet", href: address("learn.css") }));
  const bubble = make("aside", { class: "guide", hidden: "" });
  const ring = make("div", { class: "guide__ring", "aria-hidden": "true", hidden: "" });
  const said = make("p", { class: "guide__text", "aria-live": "polite" });
  const choices = make("div", { class: "guide__choices" });
  bubble.append(said, choices);
  document.body.append(ring, bubble);

  function hide() {
    bubble.hidden = ring.hidden = true;
    bubble.dataset.note = "";
    said.textContent = "";
    all("[data-planned]").forEach((street) => street.removeAttribute("data-planned"));
  }

  // What comes out of turn comes once; in the lesson once a turn.
  const nameOf = (note) => (now.own ? note.name + find("main.table").dataset.turn : note.name);
  function see(note) {
    if (!note.isAside) return;
    now.seen.add(nameOf(note));
    if (!now.own) progress.set("tips", [...now.seen].join(" ").trim());
  }

  function show(note, saying, marked) {
    const isNew = !now.shown || now.shown.note !== note || now.shown.language !== language();
    if (now.shown && isNew) see(now.shown.note);
    now.shown = { note, saying, sign: "", language: language() };
    said.textContent = saying;
    if (marked) said.append(make("span", { class: "unseen" }, " " + word("marked") + " " + marked));
    bubble.hidden = false;
    if (!isNew) return;
    bubble.dataset.note = note.name;
    bubble.setAttribute("aria-label", word("guide"));
    const isLesson = now.own && !now.own.isPuzzle;
    const goOn = () => (note.isAside ? see(note) : come(now.place + 1, table()));
    choices.replaceChildren(
      ...(isLesson && now.place > 0 ? [icon("guide-back", word("back"), "M15 4 7 12l8 8", goBack)] : []),
      note.isRead ? button("guide-on", word("go-on"), goOn, "button--first")
        : isLesson ? button("guide-skip", word(note.until && note.until !== "planned" ? "skip" : "do"), skip)
          : button("guide-again", word("again"), () => send("york-learn", now.own.name)),
      icon("guide-end", word(isLesson ? "end-lesson" : now.own ? "end-puzzle" : "end-tips"), "M5 5 19 19M19 5 5 19", isLesson ? askToEnd : end),
    );
    if (document.activeElement === document.body) rest();
  }

  function askToEnd() {
    now.shown.sign = "";
    said.textContent = word("end-sure");
    choices.replaceChildren(button("guide-stay", word("stay"), () => { now.shown = null; }, "button--first"), button("guide-leave", word("end-yes"), end));
    find("button", choices).focus();
  }

  // Where a note's button had the focus, what comes first on the page gets it.
  function rest() {
    const first = find(".table .button--first:not(:disabled)") || find(".build__board [tabindex='0']") || find(".table h1");
    if (first) first.focus();
  }

  // Puts the note as near as it can to what it speaks of, and over as little as it can.
  function lay(note) {
    const about = note.at ? all(note.at).map((each) => each.getBoundingClientRect()).filter(({ width }) => width) : [];
    const page = document.documentElement;
    const own = bubble.getBoundingClientRect();
    const edge = (way, side) => Math[way](...about.map((each) => each[side]));
    const [left, top] = [edge("min", "left"), edge("min", "top")];
    const box = about.length ? new DOMRect(left, top, edge("max", "right") - left, edge("max", "bottom") - top)
      : new DOMRect(page.clientWidth / 2, page.clientHeight, 0, 0);
    const sign = [box.left, box.top, box.width, box.height, page.clientWidth, page.clientHeight, own.width, own.height].map(Math.round).join();
    if (now.shown.sign === sign) return;
    now.shown.sign = sign;
    const keep = KEEP.flatMap(([css, dear]) => all(css).map((each) => [each.getBoundingClientRect(), dear]));
    const [x, y] = spot(own, page.clientWidth, page.clientHeight, box, keep);
    bubble.style.transform = "translate(" + Math.round(x) + "px," + Math.round(y) + "px)";
    bubble.style.visibility = "visible";
    ring.hidden = !about.length || now.own && now.own.isPuzzle;
    ring.style.visibility = "visible";
    ring.style.transform = "translate(" + Math.round(box.left) + "px," + Math.round(box.top) + "px)";
    ring.style.width = Math.round(box.width) + "px";
    ring.style.height = Math.round(box.height) + "px";
  }

  function spot({ width, height }, wide, high, box, keep) {
    const margin = 8;
    const gap = 12;
    const last = [Math.max(margin, wide - width - margin), Math.max(margin, high - height - margin)];
    const beside = [box.left - gap - width, box.left, box.left + (box.width - width) / 2, box.right - width, box.right + gap, margin, last[0]];
    let best = [Infinity, last];
    for (const wished of beside) {
      const left = Math.max(margin, Math.min(wished, last[0]));
      for (let top = margin; top <= last[1]; top += gap) {
        const place = { left, top, right: left + width, bottom: top + height };
        const covered = keep.reduce((sum, [other, dear]) => sum + dear * overlap(place, other), 20 * overlap(place, box));
        // Pixels that are covered, against pixels of way.
        const cost = covered + distance(place, box) * width / 8;
        if (cost < best[0]) best = [cost, [left, top]];
      }
    }
    return best[1];
  }
  const overlap = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const distance = (one, other) =>
    Math.max(0, other.left - one.right, one.left - other.right) + Math.max(0, other.top - one.bottom, one.top - other.bottom);

  function mark(wanted) {
    const marked = streets(all("[data-planned]").map((place) => place.dataset.street).join(" "));
    if (marked === wanted && all("[data-planned]").length === wanted.split(" ").filter(Boolean).length) return;
    all("[data-planned]").forEach((place) => place.removeAttribute("data-planned"));
    without(wanted, "").forEach((street) => {
      const place = find(".build__board [data-street=" + street + "]");
      if (place) place.setAttribute("data-planned", "");
    });
  }

  // What has come of a puzzle, once it is over: what the city is worth, and the medal.
  function outcome(here) {
    const { own } = now;
    const worthOf = (coins, vikings, removed, list) => {
      const [wall, coin, viking] = own.prices.split(" ").map(Number);
      const placed = without(list, own.walls).length;
      const bonus = own.record.includes("options perfect-plan") && removed === 0 ? PERFECT : 0;
      return { coins, bonus, placed, vikings, cost: wall * placed - coin * (coins + bonus) + viking * vikings };
    };
    const best = worthOf(...own.holds.split(" ").map(Number), own.city);
    if (here.closed && here.phase === "closings") {
      const [coins, vikings, removed] = here.closed.split(" ").map(Number);
      const mine = worthOf(coins, vikings, removed, here.closed.split(" ").slice(3).join(" "));
      const more = mine.cost - Number(own.best);
      return { best, mine, medal: MEDALS[more <= 0 ? 2 : more <= Number(own.silver) ? 1 : 0] };
    }
    const last = Number(own.turn) + Math.max(1, Number(own.turns)) - 1;
    const isLate = here.turn > last && ["rolling", "waiting", "building"].includes(here.phase);
    return isLate ? { best } : null;
  }

  function judge(here) {
    const { own } = now;
    const result = outcome(here);
    if (!result) return;
    if (result.medal && MEDALS.indexOf(result.medal) > MEDALS.indexOf(progress.get("medal-" + own.name))) {
      progress.set("medal-" + own.name, result.medal);
    }
    hide();
    now.isOver = true;
    const signed = (number) => (number < 0 ? "−" + -number : String(number));
    const cells = ({ coins, bonus, placed, vikings, cost }) => [coins + (bonus ? " + " + bonus : ""), placed, vikings, signed(-cost)];
    const row = (name, values) => make("tr", {}, make("th", { scope: "row" }, name), ...values.map((value) => make("td", {}, String(value))));
    const [wall, coin, viking] = own.prices.split(" ");
    const heads = [word("city"), word("coins") + " ×" + coin, word("your-walls") + " −" + wall, word("vikings") + " −" + viking, word("worth")]
      .map((head) => make("th", { scope: "col" }, head));
    let wish = "";
    const leads = (name) => () => {
      wish = name;
      dialog.close();
    };
    const after = course[course.indexOf(own) + 1];
    const title = word(result.medal || "late");
    const dialog = make("dialog", { class: "dialog", "data-dialog": "verdict", "data-medal": result.medal, "aria-label": title },
      make("div", { class: "dialog__sheet" },
        make("header", { class: "dialog__head" },
          make("h2", { class: "dialog__title", tabindex: "-1" }, word(result.medal ? "verdict-" + result.medal : "late")),
          icon("close-dialog", word("all"), "M5 5 19 19M19 5 5 19", leads(""))),
        make("div", { class: "dialog__body verdict" },
          ...(result.medal ? [medal(result.medal)] : []),
          make("table", { class: "verdict__table" }, make("thead", {}, make("tr", {}, ...heads)),
            make("tbody", {}, row(word("yours"), result.mine ? cells(result.mine) : ["–", "–", "–", "–"]), row(word("best"), cells(result.best)))),
          make("p", {}, own.moral[language()])),
        make("footer", { class: "dialog__actions" },
          button("all-puzzles", word("all"), leads("")),
          ...(after ? [button("next-puzzle", word("next"), leads(after.name), result.medal ? "button--first" : "")] : []),
          button("again", word("again"), leads(own.name), result.medal ? "" : "button--first"))));
    dialog.addEventListener("close", () => {
      dialog.remove();
      send("york-learn", wish);
    });
    document.body.append(dialog);
    dialog.showModal();
    find("h2", dialog).focus();
  }

  // The page of lessons and puzzles.
  function fill(page) {
    const place = find("[data-lessons]", page);
    const state = [language(), progress.get(LESSON), ...course.map(({ name }) => progress.get("medal-" + name)), progress.get("tips") === "off"].join();
    if (place.dataset.lessons === state) return;
    place.dataset.lessons = state;
    find("[data-coming]", page).hidden = true;
    const [lesson, ...puzzles] = course;
    const begun = progress.get(LESSON);
    const goesOn = begun && begun !== DONE;
    const card = (tag, own, sign, ...controls) => make(tag, { class: "kept " + (own.isPuzzle ? "puzzle" : "lesson"), "data-exercise": own.name },
      sign,
      make("div", {}, make(own.isPuzzle ? "h3" : "h2", { class: "kept__title" }, own.title[language()]), make("p", {}, own.gist[language()])),
      make("div", { class: "kept__choices" }, ...controls));
    const goOn = () => send("york-begin", TAUGHT + LESSON + "\n" + lessonText());
    const emblem = make("span", { class: "lesson__sign", "aria-hidden": "true" });
    emblem.innerHTML = '<svg viewBox="0 0 120 120"><use href="#emblem"/></svg>';
    const cards = puzzles.map((own) => {
      const won = progress.get("medal-" + own.name);
      const sign = won ? medal(won) : make("span", { class: "medal medal--none", "aria-hidden": "true" });
      return card("li", own, sign, button("begin", word(won ? "again" : "play"), () => begin(own)));
    });
    const isOff = progress.get("tips") === "off";
    place.replaceChildren(
      card("section", lesson, emblem,
        ...(goesOn && lessonText() ? [button("continue", word("go-on"), goOn, "button--first")] : []),
        button("begin", word(begun ? "again" : "start"), () => begin(lesson), begun ? "" : "button--first")),
      make("h2", { class: "page__subtitle" }, word("puzzles")),
      make("p", {}, word("puzzles-line")),
      make("ul", { class: "puzzles" }, ...cards),
      make("p", { class: "tips" }, word(isOff ? "tips-off" : "tips-on"), " ",
        button("tips", word(isOff ? "tips-turn-on" : "end-tips"), () => progress.set("tips", isOff ? "" : "off"))),
    );
  }
  function lessonText() {
    try { return localStorage.getItem("walls-of-york.game" + TAUGHT + LESSON); } catch (refused) { return null; }
  }

  // Begins what was wished for: an exercise anew, or the lesson at a note ("lesson drag").
  function fulfil(page) {
    const [name, note] = cut(page.dataset.wish);
    const own = course.find((each) => each.name === name);
    if (!own || page.dataset.fulfilled === page.dataset.wish) return false;
    page.dataset.fulfilled = page.dataset.wish;
    begin(own, own.notes.find((each) => each.name === note));
    return true;
  }

  // Looks at the page: what is there, and what is to be said of it.
  function look() {
    const page = find("[data-phase=learn]");
    if (page) {
      load().then(() => fulfil(page) || fill(page), missing);
      return;
    }
    const main = find("main.table");
    if (now && (!main || now.game !== main.dataset.game)) forget();
    if (!main) return;
    const isTaught = main.dataset.game.startsWith(TAUGHT);
    // A table at which nothing is explained is left alone.
    if (!now && !isTaught && progress.get("tips") === "off") return;
    const here = table();
    if (!now) {
      const ready = isTaught ? load() : Promise.all([load(), loadTips()]);
      // Where they do not arrive the game goes on without.
      ready.then(() => { now = now || sitDown(here); }, Boolean);
      return;
    }
    if (now.isOver || find("dialog:modal")) return;
    const wanted = plan(here);
    const plain = now.shown && now.shown.note.isPlain;
    mark(plain ? "" : wanted.streets);
    if (now.isNew) {
      // Where somebody comes back to a game that stands before its note.
      now.isNew = false;
      const due = now.steps.slice(now.place);
      const isDue = !due.length || due.some((note) => fits(note, here, wanted));
      if (!isDue) now.place = Math.max(0, nextOf(-1, here, wanted));
    }
    const [place, isSeen] = follow(here, wanted);
    if (place !== now.place || now.history.length === 0) come(place, here);
    if (!now) return;
    const note = isSeen ? now.steps[place] : now.asides.find((each) => !now.seen.has(nameOf(each)) && fits(each, here, wanted));
    if (!note) {
      if (now.shown) see(now.shown.note);
      now.shown = null;
      bubble.hidden = ring.hidden = true;
    } else {
      const answer = note.answers.find(({ condition }) => holds(condition, here, wanted));
      const saying = (answer || note).words[language()];
      if (!now.shown || now.shown.note !== note || now.shown.saying !== saying) show(note, saying, wanted.streets);
      lay(note);
    }
    if (now.own && now.own.isPuzzle) judge(here);
  }

  // Whoever asks for the lessons again starts this script anew.
  function missing() {
    clearInterval(timer);
    bubble.remove();
    ring.remove();
    send("york-no-lessons", "");
  }

  const timer = setInterval(look, LOOK_MS);
})();
