/**
 * The page without network. What the page is made of is fetched once for each version. Of the server's answers only those
 * are kept that it calls `public`: rules and rule books. Whatever may hold hidden tiles passes by.
 * `PAGE` and `VERSION` stand before this text; the build writes them.
 */
/* global PAGE, VERSION */
const FILES = `tilerummy-page-${VERSION}`;
const ANSWERS = 'tilerummy-answers';
const PYTHON = 'tilerummy-python';
/** The page may lie in any folder of its host. */
const ROOT = new URL('./', location.href).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => cache.addAll(PAGE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('tilerummy-page-') && name !== FILES)
        .map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || request.headers.has('authorization'))
    return;
  if (!address.pathname.startsWith(ROOT)) return;
  const name = address.pathname.slice(ROOT.length);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(FILES, './')));
  else if (name.startsWith('assets/')) event.respondWith(fromFiles(request, FILES));
  else if (/^device\/.+-\w+\.\w+$/.test(name)) event.respondWith(fromFiles(request, PYTHON));
  else if (PAGE.includes(name)) event.respondWith(fetch(request).catch(() => kept(FILES, request)));
  else if (name.startsWith('data/') || name === 'device/files.json') event.respondWith(fromHost(request));
  else if (name.startsWith('api/')) event.respondWith(fromServer(request));
});

async function kept(name, request) {
  return (await (await caches.open(name)).match(request)) ?? Response.error();
}

/** The names of assets change with their contents: what is there is right. */
async function fromFiles(request, where) {
  const cache = await caches.open(where);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    if (where === PYTHON) await dropOthers(cache, request);
  }
  return answer;
}

/** Of each part of Python the newest is enough. */
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
