/** What is in the air: nobody's turn begins before the last tile has landed, and whose tiles these are. */
export class Pace {
  /** The seat whose tiles are in the air. */
  acting = $state<number | null>(null);
  /** Until then tiles are in the air, or the player needs a moment to see what happened. */
  private busyUntil = 0;
  private landsAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The next turn is shown no sooner than when this seat's tiles have landed, and a moment after. */
  waitFor(seat: number, landing: number, pause: number): void {
    this.hold(landing + pause);
    if (landing <= 0) return;
    this.landsAt = performance.now() + landing;
    this.acting = seat;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.acting = null), landing);
  }

  /** The next turn is shown later by this much. */
  hold(ms: number): void {
    // Never sooner: two turns may be in the air, and the later one to land counts.
    this.busyUntil = Math.max(this.busyUntil, performance.now() + ms);
  }

  /** Milliseconds until the last tile has landed. */
  landing(): number {
    return Math.max(0, this.landsAt - performance.now());
  }

  /** How long the next turn has to wait; nobody waits for what nobody sees. */
  pause(): number {
    return document.hidden ? 0 : this.busyUntil - performance.now();
  }
}
