/**
 * The page without network. What the page is made of is fetched once for each version. Of the server's answers only those
 * are kept that it calls `public`: rules and rule books. Whatever may hold hidden tiles passes by.
 * `PAGE`, `WORDS` and `VERSION` stand before this text; the build writes them.
 */
/* global PAGE, VERSION, WORDS */
const PAGES = 'tilerummy-page-';
const FILES = `${PAGES}${VERSION}`;
const ANSWERS = 'tilerummy-answers';
const PYTHON = 'tilerummy-python';
/** What reads photos: fetched by whoever takes one, and kept whatever version the page has. */
const READER = 'tilerummy-photo';
const PYTHON_FILES = 'device/files.json';
/** The page may lie in any folder of its host. */
const ROOT = new URL('./', location.href).pathname;
/** As the host has it now, whatever the browser remembers: all files of a version belong together. */
const NOW = { cache: 'no-cache' };

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(FILES);
    await cache.addAll(PAGE.map((name) => (name.startsWith('assets/') ? name : new Request(name, NOW))));
    await keepWords(cache);
    await keepPython(cache);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

/** The words of each language that an earlier version has kept: in this one too it is spoken without network. */
async function keepWords(cache) {
  const language = (address) => /\bassets\/([a-z]{2})-[^/]+\.js$/.exec(address)?.[1];
  const spoken = new Set();
  for (const name of await caches.keys())
    if (name.startsWith(PAGES) && name !== FILES)
      for (const { url } of await (await caches.open(name)).keys()) spoken.add(language(url));
  await cache.addAll(WORDS.filter((name) => spoken.has(language(name))));
}

/** Where Python is kept already, that of this version is fetched first: what opens without network is whole. */
async function keepPython(cache) {
  const list = await fetch(PYTHON_FILES, NOW).catch(() => null);
  if (!list?.ok) return;
  await cache.put(PYTHON_FILES, list.clone());
  const python = await caches.open(PYTHON);
  const old = await python.keys();
  if (!old.length) return;
  const twin = old.some(({ url }) => url.endsWith('.bin')) ? 'packed' : 'plain';
  for (const name of namesIn(await list.json(), twin)) {
    const address = `device/${name}`;
    if (!(await python.match(address))) await python.add(address);
  }
}

/** A list may be of a version that had no library of its own. */
const namesIn = ({ python, library, wasm, loader }, twin) => [
  ...[python, library, wasm].filter(Boolean).map((twins) => twins[twin][0]),
  loader[0],
];

/**
 * Tabs of the version before may be in the middle of a game: what they have still to load is kept until the version
 * after this one comes.
 */
self.addEventListener('activate', (event) => {
  const old = async () => {
    const before = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== FILES);
    await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
    await dropOldPython();
  };
  event.waitUntil(old());
});

self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

/** Of Python stays what a version lists that is kept. */
async function dropOldPython() {
  const listed = new Set();
  for (const version of (await caches.keys()).filter((name) => name.startsWith(PAGES))) {
    const list = await kept(version, PYTHON_FILES);
    if (list.status !== 200) continue; // a server without Python answers that there is nothing
    const files = await list.json();
    for (const twin of ['plain', 'packed']) for (const name of namesIn(files, twin)) listed.add(name);
  }
  const python = await caches.open(PYTHON);
  for (const old of await python.keys())
    if (listed.size && !listed.has(old.url.split('/').at(-1))) await python.delete(old);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || request.headers.has('authorization'))
    return;
  if (!address.pathname.startsWith(ROOT)) return;
  const name = address.pathname.slice(ROOT.length);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(FILES, './')));
  else if (name.endsWith('.onnx')) event.respondWith(fromFiles(event, READER));
  else if (name.startsWith('assets/')) event.respondWith(fromFiles(event, FILES));
  else if (/^device\/.+-\w+\.\w+$/.test(name)) event.respondWith(fromFiles(event, PYTHON));
  else if (name === PYTHON_FILES || PAGE.includes(name))
    event.respondWith(fetch(request).catch(() => kept(FILES, request)));
  else if (name.startsWith('data/')) event.respondWith(fromHost(request));
  else if (name.startsWith('api/')) event.respondWith(fromServer(request));
});

/** What the server tells somebody who is not here, sealed for this browser: shown as it came. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, icon: 'favicon.svg', data: new URL(url, location.origin).href };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** A tap opens what it speaks of; a page that shows it already comes to the front. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  if (!notification.data) return;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => page.url === notification.data);
    return there ? there.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(open());
});

async function kept(name, request) {
  return (await (await caches.open(name)).match(request)) ?? Response.error();
}

/**
 * The names of these change with their contents: what is there is right, whichever version has put it there. An answer
 * is passed on while it comes; whether it can be kept is no business of whoever waits for it.
 */
async function fromFiles(event, where) {
  const { request } = event;
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(where, request, answer.clone()).catch(() => undefined));
  return answer;
}

async function keep(where, request, answer) {
  const cache = await caches.open(where);
  await cache.put(request, answer);
  if (where === PYTHON || where === READER) await dropOthers(cache, request);
}

/** Of each part of Python, and of the reader, the newest is enough. */
async function dropOthers(cache, request) {
  const part = (address) => /[^/]+(?=-\w+\.\w+$)/.exec(address)?.[0];
  for (const old of await cache.keys())
    if (old.url !== request.url && part(old.url) === part(request.url)) await cache.delete(old);
}

/** What a plain host says to all; without network, what it said before. */
async function fromHost(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return kept(ANSWERS, request);
  }
}

/** The server knows best; without it, what it once said to all. */
async function fromServer(request) {
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    return kept(ANSWERS, request);
  }
  const open = (answer.headers.get('cache-control') ?? '')
    .split(',')
    .some((word) => word.trim() === 'public');
  if (answer.ok && open) await (await caches.open(ANSWERS)).put(request, answer.clone());
  return answer;
}
