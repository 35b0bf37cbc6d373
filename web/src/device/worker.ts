/** The worker in which the game runs where there is no server: Python, its store, and one tab at a time. */
import type { FromWorker, ToWorker } from './messages.ts';
import { PageStore } from './pages.ts';
import { startPython } from './python.ts';

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

const LOCK = 'tilerummy-device';
const tell = (message: FromWorker): void => postMessage(message);

/** Two tabs that wrote to one store would destroy it: the second one waits until the first is gone. */
async function alone(): Promise<void> {
  const hold = (): Promise<never> => new Promise(() => undefined);
  if (!('locks' in navigator)) return;
  const mine = await new Promise<boolean>((known) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      known(lock !== null);
      return lock ? hold() : undefined;
    });
  });
  if (mine) return;
  tell({ kind: 'taken' });
  await new Promise<void>((got) => {
    void navigator.locks.request(LOCK, () => {
      got();
      return hold();
    });
  });
}

async function start(): Promise<Speaker> {
  const base = new URL('../device/', import.meta.url);
  const [python, store] = await Promise.all([
    startPython(base, (done, total) => {
      tell({ kind: 'fetching', done, total });
      if (done >= total) tell({ kind: 'starting' });
    }),
    alone().then(() => PageStore.open()),
  ]);
  const keep = (count: number, numbers: string, pages: Bytes): Promise<void> =>
    store.keep(count, JSON.parse(numbers) as number[], pages.toJs());
  const heard = (wire: number, text?: string): void => tell({ kind: 'heard', wire, text: text ?? null });
  const { begin } = python.pyimport('tilerummy.device.browser') as {
    begin: (kept: Uint8Array, store: typeof keep, tell: typeof heard) => Promise<Speaker>;
  };
  const speaker = await begin(await store.read(), keep, heard);
  tell({ kind: 'ready' });
  return speaker;
}

const started = start();
started.catch((error: unknown) => tell({ kind: 'failed', why: String(error).slice(-600) }));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // What comes before Python is there waits for it, in order.
  void started.then((speaker) => hear(speaker, data));
});

async function hear(speaker: Speaker, message: ToWorker): Promise<void> {
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
  }
}
