/** What the page's worker does with notices that a push service brings. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Listener = (event: object) => void;
const HERE = 'https://play.example.org';

/** The worker as a browser would run it, with these pages open. */
function started(open: readonly string[]) {
  const listeners = new Map<string, Listener>();
  const log: unknown[][] = [];
  const pages = open.map((url) => ({ url, focus: () => log.push(['focus', url]) }));
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: (...shown: unknown[]) => log.push(['show', ...shown]) },
    clients: {
      matchAll: async () => pages,
      openWindow: (url: string) => log.push(['open', url]),
    },
  };
  const text = readFileSync(new URL('../src/offline/worker.js', import.meta.url), 'utf8');
  const location = { href: `${HERE}/sw.js`, origin: HERE };
  // A worker is a script, not a module.
  new Function('self', 'location', 'PAGE', 'VERSION', text)(self, location, [], 'test');
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
