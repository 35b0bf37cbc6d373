/** Makes the page ready for a day without network: its files, the words of the language, puzzles, the rule books. */
import { amKnown, rulesInfo } from '../wire/api.ts';
import { bookAddress } from '../rulebook/book.ts';
import { prepare } from '../wire/reach.ts';
import { here } from '../ui/route.svelte.ts';
import { settings } from '../ui/settings.svelte.ts';
import { loadAll } from '../ui/words.svelte.ts';

const PAUSE = 150;
const PAGE_FIRST = 3000;
const BUSY = 3000;
const TRIES = 20;
const BEGINNINGS = 3;
/** So long a worker may take to begin, or to answer with what the browser has. What it has fetched by then is not fetched again. */
const PATIENCE = 60_000;
const TOO_MANY = 429;
/** A browser remembers 250 addresses by itself; a page, a game and Python are more. */
const REMEMBERED = 2000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Until the worker is in control, what is fetched goes past it and is not kept. One that could not fetch all it keeps is
 * thrown away by the browser. WebKit may never answer who asks after a page that was left while it asked.
 */
export async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  const begun = workers.register(STATIC ? './sw.js' : '/sw.js');
  if (workers.controller) return void begun.catch(() => undefined); // a newer one comes when it comes
  await new Promise<void>((done, fail) => {
    const watch = ({ active, waiting, installing }: ServiceWorkerRegistration): void => {
      const worker = active ?? waiting ?? installing;
      const look = (): void => {
        if (!worker || worker.state === 'redundant') fail(new Error('the worker was thrown away'));
        // A page that came while the worker began may not be among those that it took over: it asks.
        else if (worker.state === 'activated') worker.postMessage('claim');
      };
      worker?.addEventListener('statechange', look);
      look();
    };
    workers.addEventListener('controllerchange', () => done());
    begun.then(watch).catch(fail); // a browser that may have no worker may answer with nothing
    void workers.ready.then(watch);
    setTimeout(() => fail(new Error('the worker is not ready')), PATIENCE);
  });
}

/** Whatever was fetched before the worker was there is fetched through it once more, from the browser's own cache. */
async function refetch(): Promise<void> {
  const seen = performance.getEntriesByType('resource').map((entry) => entry.name);
  for (const name of new Set(seen))
    if (/\/(assets|device)\//.test(new URL(name).pathname))
      await fetch(name, { signal: AbortSignal.timeout(PATIENCE) });
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

/** On a plain host everything lies beside the page. */
async function keepData(): Promise<void> {
  const { booksIn, dataFolder, RULES } = await import('../device/files.ts');
  for (const name of [RULES, (await booksIn(settings.language))[0]])
    await (await fetch(new URL(name, dataFolder()))).arrayBuffer();
}

/** What a server tells everybody. */
async function keepAnswers(): Promise<boolean> {
  for (const { id } of (await rulesInfo()).presets) {
    if (!(await ask(bookAddress(id, settings.language)))) return false; // more at the next visit
    await pause(PAUSE);
  }
  return ask('/api/rules');
}

/** Python, where the host has it: fetched once, the game starts in flight mode. */
async function keepPython(): Promise<void> {
  const { filesAt, folder, PARTS } = await import('../device/files.ts');
  const { chosen } = await import('../device/files.ts');
  const files = await filesAt(folder());
  if (!files) return;
  const large = await Promise.all(PARTS.map((part) => chosen(files[part], folder())));
  for (const [name] of [files.loader, ...large]) {
    await (await fetch(new URL(name, folder()))).arrayBuffer();
    await pause(PAUSE);
  }
}

/** At a server Python is for those who come back or have installed the page; others are spared its megabytes. */
const wantsPython = (): boolean =>
  STATIC || (!savesData() && (amKnown() || matchMedia('(display-mode: standalone)').matches));

const savesData = (): boolean =>
  'connection' in navigator && !!(navigator.connection as { saveData?: boolean }).saveData;

/** What is said in the language that is chosen now. */
async function keepLanguage(): Promise<boolean> {
  const { language } = settings;
  await loadAll(language);
  if (STATIC) await keepData();
  else if (!(await keepAnswers())) return false;
  document.documentElement.dataset['kept'] = language;
  return true;
}

/** Another language was chosen: it is there without network too. */
export async function keepChosen(): Promise<void> {
  if (navigator.serviceWorker?.controller) await keepLanguage().catch(() => undefined);
}

/**
 * Whoever looks round at home will soon play, whoever is at a table does: then the game comes first, and has the network for
 * itself. On other pages the page comes first.
 */
async function letPlay(): Promise<void> {
  const { page } = here();
  const plays = page === 't' || (page === 'home' && !savesData());
  // Once in a while WebKit never hears again of the worker that it began for the game: that holds nothing else up.
  const waited = pause(2 * PATIENCE).then(() => false);
  if (!plays || (await Promise.race([prepare(), waited]))) await pause(PAGE_FIRST);
}

/** Everything that is fetched once; what is there already is not fetched again. */
async function keepAll(): Promise<void> {
  await controlled(navigator.serviceWorker);
  await refetch();
  await loadAll(settings.language);
  await (await import('../puzzles/shelf.ts')).keepNear();
  await refetch();
  if (!(await keepLanguage())) return;
  if (wantsPython()) {
    await keepPython();
    await (await import('../device/promise.ts')).keepIfInstalled();
  }
  document.documentElement.dataset['offline'] = 'ready';
}

/** Quietly, one after another, when nobody waits for anything. What breaks off is begun again a few times. */
export async function makeReady(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  performance.setResourceTimingBufferSize(REMEMBERED);
  if (STATIC) await letPlay().catch(() => undefined);
  for (let left = BEGINNINGS; left; left--) {
    try {
      return await keepAll();
    } catch (error) {
      document.documentElement.dataset['offline'] = String(error); // whoever looks why it isn't ready finds it here
      await pause(BUSY);
    }
  }
  // Then the page needs its network, as before.
}
