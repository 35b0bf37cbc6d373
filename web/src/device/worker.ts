/** The worker in which the game runs where there is no server: Python, its store, and one tab at a time. */
import type { PyodideInterface } from 'pyodide';
import { filesAt, Outdated } from './files.ts';
import { PageStore } from './pages.ts';
import { forgetStarted, keepStarted, loadPython, readStarted, type Started } from './python.ts';

/** `Speaker` in device/browser.py, as Python shows it here. */
interface Speaker {
  ask(method: string, path: string, body: string, token: string | null): Promise<Told>;
  open(wire: number, code: string): void;
  say(wire: number, text: string): void;
  hang_up(wire: number): void;
}
interface Told {
  toJs(): [status: number, body: string, type: string];
  destroy(): void;
}
/** Python lets go of it by itself when the call is over. */
interface Bytes {
  toJs(): Uint8Array;
}

type AskCore = (question: Bytes) => Uint8Array;
type Keep = (count: number, numbers: string, pages: Bytes) => Promise<void>;
type Heard = (wire: number, text?: string) => void;
/** device/browser.py. */
interface Device {
  make_ready(): void;
  connect_cores(solver: AskCore, simulator: AskCore): void;
  do_in_one_go(atOnce: () => void, soon: () => void): () => void;
  can_begin_with(kept: Uint8Array): Promise<boolean>;
  begin(kept: Uint8Array, keep: Keep, tell: Heard): Promise<Speaker>;
}
/** What has started: who answers, and who puts other games in the place of those that are kept. */
interface Running {
  speaker: Speaker;
  replace(games: Uint8Array<ArrayBuffer>): Promise<boolean>;
}
const deviceIn = (python: PyodideInterface): Device =>
  python.pyimport('tilerummy.device.browser') as unknown as Device;

const LOCK = 'tilerummy-device';
const SOON = 500;
/** So long whoever has pressed Play has the processor for a first turn. */
const FIRST_TURN = 4000;
const OK = 200;
const UNFIT = 422;
const tell = (message: FromWorker): void => postMessage(message);

/** Two tabs that wrote to one store would destroy it: the second one waits until the first lets go. */
async function alone(): Promise<void> {
  // Never given back by hand: the lock ends with the worker, however that ends.
  const hold = (): Promise<never> => new Promise(() => undefined);
  if (!('locks' in navigator)) return;
  const mine = await new Promise<boolean>((known) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      known(lock !== null);
      return lock ? hold() : undefined;
    });
  });
  if (mine) return;
  // A page that was left this moment is about to let go: nobody need hear of it.
  const told = setTimeout(() => tell({ kind: 'taken' }), SOON);
  await new Promise<void>((got) => {
    void navigator.locks.request(LOCK, () => {
      got();
      return hold();
    });
  });
  clearTimeout(told);
}

const base = new URL('../device/', import.meta.url);
const progress = (done: number, total: number): void => {
  tell({ kind: 'fetching', done, total });
  if (done >= total) tell({ kind: 'starting' });
};

/** Takes up where an earlier start was, if that was kept and is any good; else starts anew, and keeps that. */
async function start(): Promise<Running> {
  // Not awaited here: another tab may still hold it, and Python comes meanwhile.
  const store = alone().then(() => PageStore.open());
  const files = await filesAt(base, import.meta.url);
  if (!files) throw new Error('this host has no Python for this page');
  const memory = readStarted(files, base);
  let loading = loadPython(files, base, progress, memory);
  if (await memory) {
    try {
      return await begin(await loading, await store);
    } catch (error) {
      console.warn(error);
      await forgetStarted();
      loading = loadPython(files, base, progress, Promise.resolve(null));
    }
  }
  const fresh = await loading;
  deviceIn(fresh.python).make_ready();
  const kept = fresh.python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>; // nobody's games are in it yet
  const running = await begin(fresh, await store);
  setTimeout(() => void keepStarted(files, base, kept), asked ? FIRST_TURN : 0);
  return running;
}

/** Python does what is due in one go; what the page says meanwhile is heard in between. */
function drive(device: Device): void {
  // A channel and no timer: browsers make nested timers wait for 4 ms each.
  const { port1, port2 } = new MessageChannel();
  const atOnce = (): void => queueMicrotask(go);
  const go = device.do_in_one_go(atOnce, () => port2.postMessage(null));
  port1.onmessage = () => go();
}

async function begin({ python, core }: Started, store: PageStore): Promise<Running> {
  let replaced = false;
  // Once there are other games, nothing more of those that run here is kept: the page is about to go.
  const keep: Keep = async (count, numbers, pages) => {
    if (!replaced) await store.keep(count, JSON.parse(numbers) as number[], pages.toJs());
  };
  const heard: Heard = (wire, text) => tell({ kind: 'heard', wire, text: text ?? null });
  const device = deviceIn(python);
  drive(device);
  device.connect_cores(
    (question) => core.ask('ask_solver', question.toJs()),
    (question) => core.ask('ask_simulator', question.toJs()),
  );
  const speaker = await device.begin(await store.read(), keep, heard);
  tell({ kind: 'ready' });
  const replace = async (games: Uint8Array<ArrayBuffer>): Promise<boolean> => {
    if (games.length && !(await device.can_begin_with(games))) return false;
    replaced = true;
    await store.replace(games);
    return true;
  };
  return { speaker, replace };
}

let asked = false;
const started = start();
started.catch((error: unknown) =>
  tell(error instanceof Outdated ? { kind: 'outdated' } : { kind: 'failed', why: String(error).slice(-600) }),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  asked = true;
  // What comes before Python is there waits for it, in order.
  void started.then((running) => hear(running, data));
});

async function hear({ speaker, replace }: Running, message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'ask': {
      const told = await speaker.ask(message.method, message.path, message.body, message.token);
      const [status, body, type] = told.toJs();
      told.destroy();
      return tell({ kind: 'reply', id: message.id, status, body, type });
    }
    case 'open':
      return speaker.open(message.wire, message.code);
    case 'say':
      return speaker.say(message.wire, message.text);
    case 'hang_up':
      return speaker.hang_up(message.wire);
    case 'replace': {
      const status = (await replace(message.games).catch(() => false)) ? OK : UNFIT;
      tell({ kind: 'reply', id: message.id, status, body: '', type: '' });
      // The page goes now: what comes after it finds the store free.
      if (status === OK) close();
    }
  }
}

// -- what the page and this worker say to each other ------------------------------------------------

export type ToWorker =
  | { kind: 'ask'; id: number; method: string; path: string; body: string; token: string | null }
  | { kind: 'open'; wire: number; code: string }
  | { kind: 'say'; wire: number; text: string }
  | { kind: 'hang_up'; wire: number }
  /** Games from a copy take the place of those that are kept; then the page is to be loaded again. */
  | { kind: 'replace'; id: number; games: Uint8Array<ArrayBuffer> };

export type FromWorker =
  /** Bytes that have come of those that are wanted; when all are there, Python starts. */
  | { kind: 'fetching'; done: number; total: number }
  | { kind: 'starting' }
  | { kind: 'ready' }
  /** Another tab of this browser has the game. */
  | { kind: 'taken' }
  /** The host has another version by now: the page is to be loaded again. */
  | { kind: 'outdated' }
  | { kind: 'failed'; why: string }
  | { kind: 'reply'; id: number; status: number; body: string; type: string }
  /** Null: the line has ended from there. */
  | { kind: 'heard'; wire: number; text: string | null };
