/** One connection to one table that heals by itself: requests are kept until they are answered. */
import { device, isHere } from './reach.ts';
import {
  type Ack,
  type ClientMessage,
  type Hint,
  PROTOCOL,
  type Refused,
  type ServerMessage,
  type StaleView,
} from './protocol.ts';

export type Answer = Ack | Refused | StaleView | Hint;
export type Link = 'connecting' | 'open' | 'lost' | 'ended';

/** Requests as the page writes them: the number is given here. */
type Asked = Extract<ClientMessage, { id: string }>;
export type Request = Asked extends infer Message
  ? Message extends Asked
    ? Omit<Message, 'id'>
    : never
  : never;

/** A line to a table: the server's, this device's, or one that is played in the page itself. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What becomes of a line; never told while it is being opened. */
export interface Ends {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type OpenLine = (ends: Ends) => Line;

export interface SocketOptions {
  open: OpenLine;
  token: string | null;
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link) => void;
  /** Between 0 and 1; a test gives its own. */
  chance?: () => number;
}

const SILENCE = 60_000;
const BEAT = 25_000;
const LONGEST_WAIT = 8_000;
/** A judge that has no time now is asked again this often, and after this long each time. */
const BUSY_TRIES = 8;
const BUSY_WAIT = 1_000;
/** After these there is no use in trying again. */
const FINAL = new Set(['no_table', 'wrong_token', 'other_protocol', 'banned']);

/** What was asked and is not answered. Moves know what they had seen: they are tried again where others are told no. */
interface Waiting {
  text: string;
  done: (answer: Answer) => void;
  tries: number;
}

const isBusy = (answer: Answer): boolean =>
  answer.type === 'refused' && answer.reasons.some(({ code }) => code === 'busy');

export class TableSocket {
  private line: Line | null = null;
  private ready = false;
  private ended = false;
  private tries = 0;
  private count = 0;
  private readonly name = Math.floor(Math.random() * 36 ** 6).toString(36);
  private readonly waiting = new Map<string, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: SocketOptions) {
    this.connect();
  }

  /** Asks for something; the promise is kept over reconnections. */
  ask(request: Request): Promise<Answer> {
    // No two tabs, and no two visits, may use one number: the server would answer with what it said to the other.
    const id = `${this.name}.${Date.now().toString(36)}.${++this.count}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((done) => {
      // A touch that is told so has come too late, and is no better for being sent again as it was.
      const tries = 'seen' in request && request.type !== 'touch' ? BUSY_TRIES : 0;
      this.waiting.set(id, { text, done, tries });
      if (this.ready) this.line?.send(text);
    });
  }

  /** Says something that needs no answer; lost with the connection. */
  tell(message: ClientMessage): void {
    if (this.ready) this.line?.send(JSON.stringify(message));
  }

  /** Tries at once, when the device says that it is back. */
  wake(): void {
    if (this.ready || this.ended) return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.stop();
    this.line?.close();
  }

  private connect(): void {
    this.stop();
    this.line?.close();
    const line: Line = this.options.open({
      opened: () =>
        line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.options.token })),
      // A line that was given up may still speak.
      heard: (text) => line === this.line && this.hear(text),
      closed: () => this.lost(line),
    });
    this.line = line;
    this.listen();
  }

  private hear(text: string): void {
    this.listen();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'bye' && FINAL.has(message.reason)) this.ended = true;
    this.options.onMessage(message);
    // Not before the table was told: whatever is sent sooner is decided by what this page has not seen.
    if (message.type === 'snapshot' && !this.ready) this.opened();
    if (
      message.type === 'ack' ||
      message.type === 'refused' ||
      message.type === 'stale' ||
      message.type === 'hint'
    )
      this.answered(message);
  }

  private opened(): void {
    this.ready = true;
    this.tries = 0;
    this.options.onLink('open');
    // Under the same numbers: what was done already is not done again, and its answer is said once more.
    for (const { text } of this.waiting.values()) this.line?.send(text);
    this.pulse = setInterval(() => this.tell({ type: 'beat' }), BEAT);
  }

  private answered(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.waiting.get(answer.id);
    if (!waiting || answer.id === null) return;
    if (isBusy(answer) && waiting.tries-- > 0) {
      // Meanwhile it waits with the others, so a new connection sends it too: the server knows it by its number.
      setTimeout(
        () => this.waiting.has(answer.id ?? '') && this.ready && this.line?.send(waiting.text),
        BUSY_WAIT,
      );
      return;
    }
    this.waiting.delete(answer.id);
    waiting.done(answer);
  }

  private lost(line: Line): void {
    if (line !== this.line) return;
    this.stop();
    this.ready = false;
    this.line = null;
    this.options.onLink(this.ended ? 'ended' : 'lost');
    if (this.ended) return;
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries++);
    // Not all at the same moment: a server that has just come back has everybody to greet.
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + (this.options.chance ?? Math.random)() / 2));
  }

  /** A connection that says nothing is no connection. */
  private listen(): void {
    clearTimeout(this.silence);
    const { line } = this;
    this.silence = setTimeout(() => {
      line?.close();
      // On a dead network the browser itself may take long to notice.
      if (line) this.lost(line);
    }, SILENCE);
  }

  private stop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pulse);
  }
}

/** A line to a table of the server. */
export const socketTo =
  (code: string): OpenLine =>
  (ends) => {
    const secure = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${secure}://${location.host}/t/${code}/socket`);
    socket.onopen = () => ends.opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => ends.heard(data);
    socket.onclose = () => ends.closed();
    return socket;
  };

/** A line to a table of this device, whose own part of the page may still be on its way. */
const lineOnDevice =
  (code: string): OpenLine =>
  (ends) => {
    let line: Line | null = null;
    let closed = false;
    device().then(
      ({ openLine }) => {
        if (!closed) line = openLine(code)(ends);
      },
      () => ends.closed(),
    );
    return {
      send: (text) => line?.send(text),
      close: () => {
        closed = true;
        line?.close();
      },
    };
  };

/** A line to a table, wherever it is kept. */
export const lineTo = (code: string): OpenLine => (isHere(code) ? lineOnDevice(code) : socketTo(code));
