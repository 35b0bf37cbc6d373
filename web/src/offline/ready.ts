/** Makes the page ready for a day without network: its files, the words of the language, puzzles, the rule books. */
import { rulesInfo } from '../api.ts';
import { bookAddress } from '../learn/book.ts';
import { settings } from '../settings.svelte.ts';
import { loadAll } from '../words.svelte.ts';

const PAUSE = 150;
const BUSY = 3000;
const TRIES = 20;
const TOO_MANY = 429;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function controlled(): Promise<void> {
  await navigator.serviceWorker.register(STATIC ? './sw.js' : '/sw.js');
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) =>
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
  );
}

/** Whatever was fetched before the worker was there is fetched through it once more, from the browser's own cache. */
async function refetch(): Promise<void> {
  const seen = performance.getEntriesByType('resource').map((entry) => entry.name);
  for (const name of new Set(seen)) if (/\/(assets|device)\//.test(new URL(name).pathname)) await fetch(name);
}

/** A family shares one address: when the server has had enough of it, the page waits and asks again. */
async function ask(address: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(address);
    if (answer.status !== TOO_MANY) return answer.ok;
    await pause(BUSY);
  }
  return false;
}

/** On a plain host everything lies beside the page, Python too: fetched once, it starts in flight mode. */
async function makeDeviceReady(): Promise<void> {
  const files = (await (await fetch('device/files.json')).json()) as Record<string, { file?: string }>;
  const parts = Object.values(files).flatMap(({ file }) => (file ? [`device/${file}`] : []));
  for (const address of ['data/rules.json', `data/books-${settings.language}.bin`, ...parts]) {
    await (await fetch(address)).arrayBuffer();
    await pause(PAUSE);
  }
}

/** Quietly, one after another, when nobody waits for anything. */
export async function makeReady(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await controlled();
    await refetch();
    await loadAll(settings.language);
    await (await import('../puzzles/shelf.ts')).keepNear();
    await refetch();
    if (STATIC) {
      await makeDeviceReady();
      document.documentElement.dataset['offline'] = 'ready';
      return;
    }
    for (const { id } of (await rulesInfo()).presets) {
      if (!(await ask(bookAddress(id, settings.language)))) return; // more at the next visit
      await pause(PAUSE);
    }
    if (!(await ask('/api/rules'))) return;
    document.documentElement.dataset['offline'] = 'ready';
  } catch {
    // Then the page needs its network, as before.
  }
}
