/** The end of a round, in frames before the score sheet: the last move is held, the racks are counted, the match is won. */
import type { RoundEnded } from '../../wire/protocol.ts';
import { lessMotion } from '../../ui/settings.svelte.ts';

export type EndFrame = 'out' | 'racks' | 'won';

/** How long the frames stay, in milliseconds. */
const MATCH = { out: 1600, racks: 3600, won: 2400 };
const ROUND = { out: 900, racks: 2400, won: 0 };
const STILL = { out: 1200, racks: 4000, won: 2400 };

export class Ending {
  frame = $state<EndFrame | null>(null);
  result = $state.raw<RoundEnded | null>(null);
  /** The sets of the last move. */
  melds = $state.raw<ReadonlySet<number>>(new Set());
  private times = ROUND;
  private isMatch = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `done` opens the score sheet. */
  constructor(private readonly done: () => void) {}

  /** Whatever is still in the air lands first. */
  begin(result: RoundEnded, melds: ReadonlySet<number>, wholeMatch: boolean, landing: () => number): void {
    this.times = lessMotion() ? STILL : wholeMatch ? MATCH : ROUND;
    [this.result, this.melds, this.isMatch] = [result, melds, wholeMatch];
    // Only when the page has drawn the last move is it known how long its tiles fly.
    this.later(0, () =>
      this.later(Math.max(0, landing()), () => this.show(result.blocked ? 'racks' : 'out')),
    );
  }

  /** To the next frame. */
  skip(): void {
    if (this.frame === 'out') this.show('racks');
    else if (this.frame === 'racks' && this.isMatch) this.show('won');
    else this.finish();
  }

  finish(): void {
    this.stop();
    this.done();
  }

  stop(): void {
    clearTimeout(this.timer);
    [this.frame, this.result, this.melds] = [null, null, new Set()];
  }

  private show(frame: EndFrame): void {
    this.frame = frame;
    this.later(this.times[frame], () => this.skip());
  }

  private later(ms: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, ms);
  }
}
