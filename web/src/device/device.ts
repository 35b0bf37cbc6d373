/** The game on this device, as the page speaks to it: questions as to a server, and lines to tables. */
import { FROM_HERE } from '../wire/reach.ts';
import type { Wire } from '../wire/socket.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { state } from './state.svelte.ts';

type Reply = Extract<FromWorker, { kind: 'reply' }>;
const JSON_TYPE = 'application/json';

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (reply: Reply) => void>();
const wires = new Map<number, Wire>();

/** Starts the game in the background; whoever plays next waits less. */
export function start(): void {
  begin();
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
    case 'starting':
    case 'ready':
    case 'taken':
      state.phase = message.kind;
      return;
    case 'failed':
      return fail(message.why);
    case 'reply':
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      state.waiting = waiting.size + [...wires.values()].length;
      return;
    case 'heard': {
      const wire = wires.get(message.wire);
      if (message.text !== null) return wire?.onmessage?.({ data: message.text });
      wires.delete(message.wire);
      return wire?.onclose?.();
    }
  }
}

/** Python did not start: everybody who waits is told, and the next question tries again. */
function fail(why: string): void {
  if (why) console.error(why);
  worker?.terminate();
  worker = null;
  state.phase = 'failed';
  for (const [id, done] of waiting) done({ kind: 'reply', id, status: 0, body: '', type: '' });
  waiting.clear();
  for (const wire of wires.values()) wire.onclose?.();
  wires.clear();
  state.waiting = 0;
}

/** What a server would answer. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const id = ++count;
  const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
  const body = typeof init.body === 'string' ? init.body : '';
  const reply = await new Promise<Reply>((done) => {
    waiting.set(id, done);
    state.waiting += 1;
    tell({ kind: 'ask', id, method: init.method ?? 'GET', path, body, token });
  });
  if (!reply.status) throw new TypeError('the game did not start');
  return new Response(reply.body, {
    status: reply.status,
    headers: { 'content-type': reply.type || JSON_TYPE, [FROM_HERE]: '1' },
  });
}

/** A line to a table, with the manners of a socket. */
export function openLine(code: string): Wire {
  const number = ++count;
  const wire: Wire = {
    send: (text) => tell({ kind: 'say', wire: number, text }),
    close: () => {
      if (wires.delete(number)) tell({ kind: 'hang_up', wire: number });
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  wires.set(number, wire);
  tell({ kind: 'open', wire: number, code });
  queueMicrotask(() => wire.onopen?.());
  return wire;
}
