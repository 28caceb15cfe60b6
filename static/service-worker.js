// Keeps the whole game in the browser, so that it runs without a network. `cargo xtask dist` fills in
// the version, and the files with the hashes of what is in them (xtask/src/offline.rs).
"use strict";

const VERSION = "";
const FILES = {};

const HOME = new URL(registration.scope).pathname;
// Other apps may live on the same origin: only caches whose names begin so are ours.
const OURS = "walls-of-york " + HOME + " ";
const CACHE = OURS + VERSION;

// A version is installed whole or not at all; the one before is not touched by it.
addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  // Where a host goes back to the version that is in use, its cache is in use too.
  const isNew = !(await caches.has(CACHE));
  try {
    await keepAll();
  } catch (why) {
    if (isNew) await caches.delete(CACHE);
    throw why;
  }
}

// Keeps what is missing of this version, the page last: where it is, the rest is too.
async function keepAll() {
  const cache = await caches.open(CACHE);
  const there = (await cache.keys()).map(({ url }) => url);
  const isMissing = (name) => !there.includes(new URL(name, location).href);
  const page = isMissing(HOME) && (await ownPage());
  const files = Object.entries(FILES).filter(([name]) => isMissing(name));
  const keep = async ([name, integrity]) => {
    // What has the same name in an older version is the same.
    await cache.put(name, (await kept(name)) || (await fetched(name, { integrity })));
  };
  await Promise.all(files.map(keep));
  if (page) await cache.put(HOME, page);
}

// A host may add something to the page; it must be the page of this version all the same.
async function ownPage() {
  const page = await fetched(HOME, {});
  const text = await page.clone().text();
  if (!text.includes(VERSION)) throw new Error("the page is of another version");
  return page;
}

// Past the browser's own cache, which may hold parts of another version.
async function fetched(name, options) {
  const answer = await fetch(name, { cache: "reload", ...options });
  if (!answer.ok || answer.redirected) throw new Error(name + " does not arrive");
  return answer;
}

async function otherVersions() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
}

// From this version, or from one that another window still runs.
async function kept(request) {
  for (const cacheName of [CACHE, ...(await otherVersions())]) {
    const answer = await caches.match(request, { cacheName, ignoreVary: true });
    if (answer) return answer;
  }
}

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  if (request.mode !== "navigate") event.respondWith(answer(request, request));
  // Every other page is none of the game: it may be that of another app below it.
  else if (isHome(request.url)) event.respondWith(answer(HOME, request));
});

// Where the caches are broken there is still the network.
async function answer(name, request) {
  return (await kept(name).catch(() => {})) || fetch(request);
}

function isHome(url) {
  return [HOME, HOME + "index.html"].includes(new URL(url).pathname);
}

// From static/offline.js: the player wants the new version, or a page of this version has started.
addEventListener("message", (event) => {
  if (event.data === "take-over") skipWaiting();
  // What is missing has been deleted by others; where it does not arrive, the next start tries again.
  if (event.data === VERSION) event.waitUntil(keepAll().then(() => tidyUp(event.source)).catch(() => {}));
});

// Forgets other versions where no window but the one that asks can be running one (it may have gone
// since), and none is on its way.
async function tidyUp(asking) {
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const isRunning = windows.some(({ id, url }) => isHome(url) && id !== asking.id);
  if (isRunning || registration.installing || registration.waiting) return;
  await Promise.all((await otherVersions()).map((name) => caches.delete(name)));
}
