/** What was said, as a bubble at the seat of whoever said it; what has gone by counts as unread. */
import type { Said } from '../../wire/protocol.ts';

const SHOWN = 4000;
/** Whoever has not moved meanwhile may be looking elsewhere. */
const SHOWN_LONG = 10_000;

export class Bubbles {
  /** One a seat: a new one replaces the old. */
  at = $state.raw<ReadonlyMap<number, Said>>(new Map());
  unread = $state(0);
  /** When the pointer moved last. */
  movedAt = 0;

  put(said: Said, mine: boolean): void {
    this.at = new Map([...this.at, [said.seat, said]]);
    const since = performance.now();
    setTimeout(() => {
      if (mine || this.movedAt > since) this.end(said, mine);
      else setTimeout(() => this.end(said, mine), SHOWN_LONG - SHOWN);
    }, SHOWN);
  }

  read(): void {
    this.unread = 0;
  }

  private end(said: Said, mine: boolean): void {
    if (!mine) this.unread += 1;
    // Another one is in its place by now.
    if (this.at.get(said.seat) !== said) return;
    this.at = new Map([...this.at].filter(([seat]) => seat !== said.seat));
  }
}
