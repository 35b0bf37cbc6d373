/** What the page's worker does with notices that a push service brings, and what it keeps of a new version. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Listener = (event: object) => void;
const HERE = 'https://play.example.org';

/** What a browser keeps, by the names of its caches: addresses, and of Python's files the list. */
type Kept = Record<string, string[]>;
type Lists = Record<string, object | null>;
/** A server without Python answers that there is none. */
const answered = (list: object | null | undefined): Response | undefined =>
  list === null ? new Response(null, { status: 204 }) : list && Response.json(list);
const cachesWith = (kept: Kept, lists: Lists) => ({
  keys: async () => Object.keys(kept),
  delete: async (name: string) => Reflect.deleteProperty(kept, name),
  open: async (name: string) => {
    const files = (kept[name] ??= []);
    return {
      keys: async () => files.map((file) => ({ url: `${HERE}/${file}` })),
      match: async () => answered(lists[name]),
      delete: async ({ url }: { url: string }) => files.splice(files.indexOf(url.slice(HERE.length + 1)), 1),
      addAll: async (added: (string | { url: string })[]) =>
        void files.push(...added.filter((one) => typeof one === 'string')),
    };
  },
});

/** The worker as a browser would run it, with these pages open, and with what was kept before. */
function started(open: readonly string[], kept: Kept = {}, words: readonly string[] = [], lists: Lists = {}) {
  const listeners = new Map<string, Listener>();
  const log: unknown[][] = [];
  const pages = open.map((url) => ({ url, focus: () => log.push(['focus', url]) }));
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    registration: { showNotification: (...shown: unknown[]) => log.push(['show', ...shown]) },
    clients: {
      claim: async () => void log.push(['claim']),
      matchAll: async () => pages,
      openWindow: (url: string) => log.push(['open', url]),
    },
  };
  const text = readFileSync(new URL('../src/offline/worker.js', import.meta.url), 'utf8');
  const location = { href: `${HERE}/sw.js`, origin: HERE };
  // A worker is a script, not a module.
  const given = {
    self,
    location,
    caches: cachesWith(kept, lists),
    fetch: async () => Response.error(),
    PAGE: [],
    VERSION: 'test',
    WORDS: words,
  };
  new Function(...Object.keys(given), text)(...Object.values(given));
  const tell = async (name: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { tell, log };
}

test('a notice is shown as it came', async () => {
  const { tell, log } = started([]);
  const notice = { title: 'It is your turn', body: 'Kim', url: '/t/abc', tag: 't-abc' };
  await tell('push', { data: { json: () => notice } });
  const shown = { body: 'Kim', tag: 't-abc', icon: 'favicon.svg', data: `${HERE}/t/abc` };
  expect(log).toEqual([['show', 'It is your turn', shown]]);
});

test('a tap opens what it speaks of, or brings it to the front', async () => {
  const tapped = { notification: { data: `${HERE}/t/abc`, close: () => undefined } };
  const away = started([`${HERE}/`]);
  await away.tell('notificationclick', tapped);
  expect(away.log).toEqual([['open', `${HERE}/t/abc`]]);
  const there = started([`${HERE}/`, `${HERE}/t/abc`]);
  await there.tell('notificationclick', tapped);
  expect(there.log).toEqual([['focus', `${HERE}/t/abc`]]);
});

test('a new version brings the words of the languages that the one before has kept', async () => {
  const kept: Kept = {
    'tilerummy-page-old': ['assets/main-a.js', 'assets/pl-a.js'],
    'tilerummy-answers': [],
  };
  await started([], kept, ['assets/de-b.js', 'assets/pl-b.js', 'assets/pl-c.js']).tell('install', {});
  expect(kept['tilerummy-page-test']).toEqual(['assets/pl-b.js', 'assets/pl-c.js']);
});

const twins = (name: string) => ({ plain: [`${name}.wasm`, 9], packed: [`${name}.bin`, 3] });
const listed = (version: string) => ({
  wasm: twins(`wasm-${version}`),
  python: twins(`python-${version}`),
  library: version === 'b' ? undefined : twins(`library-${version}`), // an earlier version had none
  loader: [`loader-${version}.js`, 5],
});

test('of Python stays what this version and the one before have listed', async () => {
  const parts = (version: string) => [
    `wasm-${version}.wasm`,
    `python-${version}.bin`,
    ...(version === 'b' ? [] : [`library-${version}.bin`]),
    `loader-${version}.js`,
  ];
  const python = ['a', 'b', 'c'].flatMap(parts).map((name) => `device/${name}`);
  const kept: Kept = {
    'tilerummy-page-a': [],
    'tilerummy-page-b': [],
    'tilerummy-page-test': [],
    'tilerummy-python': [...python],
  };
  const lists = {
    'tilerummy-page-a': listed('a'),
    'tilerummy-page-b': listed('b'),
    'tilerummy-page-test': listed('c'),
  };
  await started([], kept, [], lists).tell('activate', {});
  expect(Object.keys(kept)).not.toContain('tilerummy-page-a');
  expect(kept['tilerummy-python']).toEqual(python.slice(4));
});

test('a page that came while the worker began is taken over when it asks', async () => {
  const { tell, log } = started([]);
  await tell('message', { data: 'something else' });
  expect(log).toEqual([]);
  await tell('message', { data: 'claim' });
  expect(log).toEqual([['claim']]);
});

test('a server without Python has its pages kept all the same', async () => {
  const kept: Kept = { 'tilerummy-page-test': [], 'tilerummy-python': ['device/wasm-a.wasm'] };
  const worker = started([], kept, [], { 'tilerummy-page-test': null });
  await worker.tell('activate', {});
  expect(worker.log).toEqual([['claim']]);
  expect(kept['tilerummy-python']).toEqual(['device/wasm-a.wasm']);
});
