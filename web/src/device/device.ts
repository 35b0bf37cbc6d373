/** The game on this device, as the page speaks to it: questions as to a server, and lines to tables. */
import { keptInTab } from '../wire/kept.ts';
import { FROM_HERE } from '../wire/reach.ts';
import type { Ends, OpenLine } from '../wire/socket.ts';
import { type Phase, state } from './state.svelte.ts';
import type { FromWorker, ToWorker } from './worker.ts';

type Reply = Extract<FromWorker, { kind: 'reply' }>;
const JSON_TYPE = 'application/json';
const OK = 200;
/** Tabs of this browser speak here; the name is that of the lock (`worker.ts`). */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('tilerummy-device') : null;
const TAKE = 'take';
const WHO = 'who';
const MINE = 'mine';
const RENEWED = 'renewed';
/** A tab that lies asleep answers nobody, and has the game all the same. */
const ASLEEP = 15_000;

let worker: Worker | null = null;
/** The store is held, and it is not known yet by whom. */
let doubt: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const waiting = new Map<number, (reply: Reply) => void>();
/** Who listens at each open line. */
const lines = new Map<number, Ends>();
const waiters: (() => void)[] = [];
const STARTING: ReadonlySet<Phase> = new Set(['fetching', 'starting']);

/** Starts the game in the background; whoever plays next waits less. */
export function start(): void {
  begin();
}

/** When it has started, or will not: what else there is to fetch can wait until then. */
export const settled = (): Promise<void> =>
  new Promise((done) => (STARTING.has(state.phase) ? waiters.push(done) : done()));

/** Whether somebody waits for an answer, or sits at a table. */
export const isAsked = (): boolean => waiting.size + lines.size > 0;

function settle(phase: Phase): void {
  clearTimeout(doubt);
  doubt = undefined;
  state.phase = phase;
  for (const done of waiters.splice(0)) done();
}

function begin(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tilerummy' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = () => fail('');
  state.phase = 'fetching';
  return worker;
}

function tell(message: ToWorker): void {
  begin().postMessage(message);
}

function hear(message: FromWorker): void {
  switch (message.kind) {
    case 'fetching':
      state.share = message.done / message.total;
      return;
    case 'ready':
      // Page and files are of one version: the next new one may load the page again.
      keptInTab.write(RENEWED, null);
      tabs?.postMessage(MINE); // one that was opened meanwhile may wait to hear it
      return settle('ready');
    case 'taken':
      return askWho();
    case 'starting':
      state.phase = 'starting';
      return;
    case 'outdated':
      return renew();
    case 'failed':
      return fail(message.why);
    case 'reply':
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      state.waiting = waiting.size + lines.size;
      return;
    case 'heard': {
      const ends = lines.get(message.wire);
      if (message.text !== null) return ends?.heard(message.text);
      lines.delete(message.wire);
      return ends?.closed();
    }
  }
}

/** Another tab says so itself. Else it is what is left of this page as it was before it was loaded anew, and ends soon. */
function askWho(): void {
  if (!tabs) return settle('taken');
  doubt = setTimeout(() => settle('taken'), ASLEEP);
  tabs.postMessage(WHO);
}

/** The page of the new version goes on with the games of this one; a host that has half of each is not asked for ever. */
function renew(): void {
  if (keptInTab.read(RENEWED)) return fail('the files of this host are of two versions');
  // A tab that cannot note it would be loaded for ever.
  if (!keptInTab.write(RENEWED, '1')) return fail('the page is older than its files');
  location.reload();
}

/** Python did not start: the next question tries again. */
function fail(why: string): void {
  if (why) console.error(why);
  stop();
  settle('failed');
  hangUp();
}

/** The worker ends, and with it its hold on the store: another page can have it. */
function stop(): void {
  worker?.terminate();
  worker = null;
  settle('idle');
}

/** Everybody who waits for an answer is told that there is none; lines to tables are opened again by those who need them. */
function hangUp(): void {
  for (const [id, done] of waiting) done({ kind: 'reply', id, status: 0, body: '', type: '' });
  waiting.clear();
  const open = [...lines.values()];
  lines.clear();
  state.waiting = 0;
  for (const ends of open) ends.closed();
}

/** The game moves to this tab: the one that has it lets go of it. */
export function take(): void {
  tabs?.postMessage(TAKE);
}

tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === WHO && state.phase === 'ready') tabs.postMessage(MINE);
  if (data === MINE && doubt !== undefined) settle('taken');
  if (data !== TAKE || !worker || state.phase === 'taken') return;
  stop();
  hangUp(); // whoever was at a table waits there, until this tab takes the game back
});

// A browser may keep a page that was left, to show it again as it was. Its worker would keep the store from the next one.
addEventListener('pagehide', stop);
addEventListener('pageshow', () => {
  if (!worker) hangUp();
});

/** Asks the worker something, under a number by which its answer is known. */
async function answered(question: (id: number) => ToWorker): Promise<Reply> {
  const id = ++count;
  const reply = await new Promise<Reply>((done) => {
    waiting.set(id, done);
    state.waiting += 1;
    tell(question(id));
  });
  // The error that `fetch` has without a network: whoever asks need not know who did not answer.
  if (!reply.status) throw new TypeError('the game did not start');
  return reply;
}

/** Games from a copy take the place of those that are kept here; false if they are no good, and then nothing has changed. */
export async function replaceGames(games: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await answered((id) => ({ kind: 'replace', id, games }))).status === OK;
}

/** What a server would answer. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
  const body = typeof init.body === 'string' ? init.body : '';
  const method = init.method ?? 'GET';
  const reply = await answered((id) => ({ kind: 'ask', id, method, path, body, token }));
  return new Response(reply.body, {
    status: reply.status,
    headers: { 'content-type': reply.type || JSON_TYPE, [FROM_HERE]: '1' },
  });
}

/** A line to a table, with the manners of a socket. */
export const openLine =
  (code: string): OpenLine =>
  (ends) => {
    const wire = ++count;
    lines.set(wire, ends);
    tell({ kind: 'open', wire, code });
    // Later, as a socket does it: by then whoever opened it listens.
    queueMicrotask(() => lines.get(wire)?.opened());
    return {
      send: (text) => tell({ kind: 'say', wire, text }),
      close: () => {
        if (lines.delete(wire)) tell({ kind: 'hang_up', wire });
      },
    };
  };
