/** A turn of the round shown once more on the table: as it lay before, the flight, and after a while back to now. */
import type { Position } from '../../board/state.ts';
import { changesOf, type TurnMark } from './change.ts';

const BEFORE = 400;
const FLIGHT = 1600;
const HELD = 1200;

export interface Shown {
  position: Position;
  /** The turn whose tiles fly; null while the table lies as it was before. */
  turn: TurnMark | null;
}

export class Again {
  shown = $state.raw<Shown | null>(null);
  /** The number of the turn in the history of the round. */
  number = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  begin(number: number, seat: number, before: Position, after: Position): void {
    this.number = number;
    this.show({ position: before, turn: null });
    this.later(BEFORE, () => {
      this.show({ position: after, turn: changesOf(seat, before, after) });
      this.later(FLIGHT + HELD, () => this.end());
    });
  }

  end(): void {
    clearTimeout(this.timer);
    this.number = null;
    if (this.shown) this.show(null);
  }

  private show(shown: Shown | null): void {
    this.shown = shown;
    this.changed();
  }

  private later(ms: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, ms);
  }
}
