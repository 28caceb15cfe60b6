// Looks at the page again and again, until there is something new to do on it and it stands still.
// Arguments: the sign of what was seen before, who is looking ("persons", "bots", or "anyone" for whom
// everything is worth a look), and how long to look in milliseconds.
const [before, who, patience, done] = arguments;

const boxOf = (part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y, width, height];
};

const isOver = (modal, part) => !modal || modal.contains(part);

// What the Tab key goes through, in its order.
const stops = (modal) =>
  [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter(
    (part) => part.tabIndex >= 0 && !part.disabled && isOver(modal, part) && part.getClientRects().length > 0,
  );

// How many Tabs lead from where the focus is to a part.
const tabsTo = (list, part) => {
  const target = list.indexOf(part);
  if (target < 0) return null;
  const focused = document.activeElement;
  const here = list.indexOf(focused);
  if (here >= 0) return target - here;
  const isAfter = (other) => focused.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return target - list.findIndex(isAfter) + 1;
};

const nameOf = (part) => {
  const { action, tile, quadrant, seat } = part.dataset;
  return [action, tile ?? quadrant ?? (action === "look" ? seat : undefined)].filter(Boolean).join(" ");
};

// The game that was kept last, without the time at which it was.
const lastKept = () => {
  const texts = Object.keys(localStorage).filter((key) => key.startsWith("walls-of-york.game")).map((key) => localStorage.getItem(key));
  const time = (text) => Number(/^(?:played|finished) (\d+)$/m.exec(text)?.[1] ?? 0);
  return texts.sort((one, other) => time(other) - time(one))[0]?.replace(/^(played|finished) \d+$/m, "$1 0") ?? null;
};

const look = () => {
  const main = document.querySelector("main[data-phase]");
  if (!main) return null;
  const modal = [...document.querySelectorAll("dialog:modal")].pop();
  const list = stops(modal);
  const controls = {};
  const offer = (name, part) => {
    const box = boxOf(part);
    if (name in controls || part.disabled || !box[2] || !isOver(modal, part)) return;
    controls[name] = { box, tabs: tabsTo(list, part) };
  };
  for (const part of document.querySelectorAll("[data-action]")) offer(nameOf(part), part);
  const build = document.querySelector(".build__board");
  const board = build && (build.matches("[tabindex]") ? build : build.querySelector("[tabindex]"));
  if (board) offer("board", board);
  const hand = document.querySelector("[data-hand]");
  const lot = document.querySelector(".build__board [data-lot=a1], .table__board [data-lot=a1]");
  const text = (name) => document.querySelector(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? "";
  const focused = document.activeElement;
  const seen = {
    phase: main.dataset.phase,
    active: main.dataset.active ?? null,
    turn: main.dataset.turn ?? null,
    age: main.dataset.age ?? null,
    dialog: modal?.dataset.dialog ?? null,
    kept: lastKept(),
    hand: hand && { name: hand.dataset.hand, walls: hand.dataset.walls ?? "", rise: Number(hand.dataset.float ?? 0) },
    laid: text("laid"),
    lifted: text("lifted"),
    preview: text("preview"),
    illegal: text("illegal"),
    why: document.querySelector("[data-why]")?.textContent ?? "",
    tile: document.querySelector("[data-action=tile][aria-pressed=true]")?.getAttribute("aria-label") ?? "",
    city: text("city"),
    cityCoins: text("city-coins"),
    refused: !!document.querySelector("[data-notice=refused]"),
    focus: focused === board ? "board" : (focused && nameOf(focused)) || focused?.tagName || "",
    rows: [...document.querySelectorAll("[data-place][data-seat]")].map((row) => [row.dataset.place, row.dataset.seat, row.dataset.total]),
  };
  seen.sign = JSON.stringify(seen);
  seen.controls = controls;
  seen.handBox = hand && boxOf(hand);
  seen.lotBox = lot && boxOf(lot);
  seen.height = innerHeight;
  return seen;
};

const has = (seen, ...names) => names.some((name) => name in seen.controls);

const isReady = (seen) => {
  if (who === "anyone") return true;
  switch (seen.phase) {
    case "decree": return has(seen, "next");
    case "score": return has(seen, "next", "tell-all", "tell");
    case "reveal": case "closings": return who === "persons" && has(seen, "next");
    case "rolling": return has(seen, "roll");
    case "curtain": return has(seen, "lift-curtain");
    case "building": return !!seen.hand;
    case "deciding": return has(seen, "keep-building");
    case "drafting": return Object.keys(seen.controls).some((name) => name.startsWith("tile "));
    case "waiting": return false;
    default: return true;
  }
};

const end = performance.now() + patience;
let last = null;
const step = () => {
  const seen = look();
  const isNew = seen && seen.sign !== before && isReady(seen);
  const text = isNew ? JSON.stringify(seen) : null;
  if ((isNew && text === last) || performance.now() > end) {
    done({ ...seen, isReady: !!isNew });
    return;
  }
  last = text;
  setTimeout(step, 10);
};
step();
