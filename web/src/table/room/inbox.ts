/** Messages wait for the tiles in the air: nobody's turn begins before the last tile of the one before has landed. */
import type { ServerMessage } from '../../wire/protocol.ts';

/** These are about right now: whatever waits is taken first, without waiting. */
const URGENT: ReadonlySet<ServerMessage['type']> = new Set([
  'snapshot',
  'stale',
  'refused',
  'bye',
  'welcome',
]);
/** So many turns behind, the page catches up. */
const MOST = 4;

interface Waiting {
  message: ServerMessage;
  /** When it came: clocks count from then. */
  at: number;
}

export class Inbox {
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly take: (message: ServerMessage, at: number) => void,
    /** How long the next turn has to wait, in milliseconds. */
    private readonly pause: () => number,
  ) {}

  put(message: ServerMessage, at: number): void {
    if (message.type === 'beat' && this.waiting.length) return; // it is ahead of what waits, not of what came
    this.waiting.push({ message, at });
    if (URGENT.has(message.type) || this.waiting.length > MOST) this.takeAll();
    else if (this.timer === undefined) this.takeNext();
  }

  /** Takes everything at once. */
  takeAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.take(next.message, next.at);
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private takeNext(): void {
    const [next] = this.waiting;
    if (!next) return;
    const wait = next.message.type === 'events' ? this.pause() : 0;
    if (wait > 0) return this.later(wait);
    this.waiting.shift();
    this.take(next.message, next.at);
    // Only when the page has drawn it is it known how long its tiles fly.
    if (this.waiting.length) this.later(0);
  }

  private later(ms: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.takeNext();
    }, ms);
  }
}
