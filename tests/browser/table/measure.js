// Measures the page as it stands and hands back what is wrong with it, in words.
const done = arguments[arguments.length - 1];

// Rounding, and the half pixels of borders.
const SLACK = 1;
// What a finger needs.
const TOUCH = 44;

const measure = () => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + SLACK || root.scrollHeight > innerHeight + SLACK) {
    faults.push(`the page scrolls: it is ${root.scrollWidth} x ${root.scrollHeight}`);
  }

  const modal = [...document.querySelectorAll("dialog:modal")].pop();
  const scope = modal ?? document.querySelector("main");
  const isSeen = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getBoundingClientRect().width > 0;
  const nameOf = (part) => {
    const { action, seat, tile, quadrant } = part.dataset;
    const words = (part.textContent || part.getAttribute("aria-label") || "").trim().slice(0, 40);
    return `${part.tagName.toLowerCase()}.${part.getAttribute("class")}${action ? ` [${[action, seat ?? tile ?? quadrant].filter(Boolean).join(" ")}]` : ""} "${words}"`;
  };
  const round = ({ left, top, width, height }) => `${Math.round(width)} x ${Math.round(height)} at ${Math.round(left)},${Math.round(top)}`;
  const isControl = (part) => part.matches("button:not(.help-link, [data-action=line]), a[href], input, select, textarea");
  // A sheet may have more to read than fits, and so may a list in which nothing is to be pressed.
  const isInList = (part) => {
    for (let up = part.parentElement; up && up !== document.body; up = up.parentElement) {
      const scrolls = /auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + SLACK;
      if (scrolls && up.closest(".sheet")) return true;
      if (scrolls && ![...up.querySelectorAll("*")].some((inner) => isControl(inner) && isSeen(inner))) return true;
    }
    return false;
  };
  // What only screen readers are to find stands in a box of a pixel.
  const isUnseen = (part) => {
    for (let up = part; up && up !== document.body; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect();
      if (width <= 2 || height <= 2) return true;
    }
    return false;
  };

  const controls = [...scope.querySelectorAll("button, a[href], input, select, textarea, summary")].filter(
    (part) => isSeen(part) && !isInList(part),
  );
  for (const part of controls) {
    const box = part.getBoundingClientRect();
    if (box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK) {
      faults.push(`${nameOf(part)} is outside: ${round(box)}`);
      continue;
    }
    const isInText = part.matches(".help-link");
    if (!isInText && (box.width < TOUCH - 0.5 || box.height < TOUCH - 0.5)) {
      faults.push(`${nameOf(part)} is too small: ${round(box)}`);
    }
    // The middle and places near the corners all belong to it.
    const inset = Math.min(6, box.width / 4, box.height / 4);
    const places = isInText
      ? [[box.left + box.width / 2, box.top + box.height / 2]]
      : [
          [box.left + box.width / 2, box.top + box.height / 2],
          [box.left + inset, box.top + box.height / 2],
          [box.right - inset, box.top + box.height / 2],
          [box.left + box.width / 2, box.top + inset],
          [box.left + box.width / 2, box.bottom - inset],
        ];
    for (const [x, y] of places) {
      const hit = document.elementFromPoint(x, y);
      const isOwn = hit && (part.contains(hit) || hit.closest("label")?.control === part || part.closest("label")?.contains(hit));
      if (!isOwn && !part.disabled) {
        faults.push(`${nameOf(part)} is covered or cut off at ${Math.round(x)},${Math.round(y)} by ${hit ? nameOf(hit) : "nothing"}`);
        break;
      }
    }
  }
  for (const [index, part] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (part.contains(other) || other.contains(part)) continue;
      const [one, two] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (width > SLACK && height > SLACK) faults.push(`${nameOf(part)} and ${nameOf(other)} overlap by ${Math.round(width)} x ${Math.round(height)}`);
    }
  }

  // Text that does not fit where it stands.
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.parentElement;
    if (!node.data.trim() || part.closest("svg, select, option, textarea") || isUnseen(part) || !isSeen(part) || told.has(part)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const isOutside = box.left < -SLACK || box.right > innerWidth + SLACK || (!isInList(part) && (box.top < -SLACK || box.bottom > innerHeight + SLACK));
    let isCut = false;
    for (let up = part; up && up !== scope; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const frame = up.getBoundingClientRect();
      const cutsAcross = overflowX !== "visible" && (box.right > frame.right + SLACK || box.left < frame.left - SLACK);
      const cutsDown = overflowY !== "visible" && (box.bottom > frame.bottom + SLACK || box.top < frame.top - SLACK);
      if (cutsAcross || (cutsDown && !isInList(part))) isCut = true;
    }
    if (isOutside || isCut) {
      told.add(part);
      faults.push(`the text "${node.data.trim().slice(0, 50)}" of ${nameOf(part)} is ${isOutside ? "outside" : "cut off"}: ${round(box)}`);
    }
  }
  return faults;
};

// After the page has taken its new size.
requestAnimationFrame(() => requestAnimationFrame(() => done(measure())));
