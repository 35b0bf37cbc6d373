/** The page's own time at the table: clocks count down by it, and warn when little is left. */
import { clockLeft } from '../model/game.ts';
import type { Room } from '../room/room.svelte.ts';
import { sound } from '../../ui/sound.ts';
import { t } from '../../ui/words.svelte.ts';

const EVERY = 250;
const WARN_AT = [30_000, 10_000];

export class Ticker {
  now = $state(performance.now());
  /** What is said aloud about the clock. */
  words = $state('');
  readonly left = $derived.by(() => clockLeft(this.room.now.game, this.now));
  private spoken = Infinity;
  private ticked = 0;

  constructor(private readonly room: Room) {}

  /** Runs until the returned function is called. */
  start(): () => void {
    const timer = setInterval(() => this.tick(), EVERY);
    return () => clearInterval(timer);
  }

  private tick(): void {
    this.now = performance.now();
    const time = this.left;
    if (!this.room.myTurn || time === null || !this.room.view?.clock?.running) {
      this.spoken = Infinity;
      return;
    }
    for (const mark of WARN_AT)
      // Not when it is long past: a page that was asleep, or a turn that begins late, would be warned of what is over.
      if (time <= mark && this.spoken > mark && time > mark - 4000)
        this.words = t('clock-warning', { count: mark / 1000 });
    this.spoken = time;
    const second = Math.ceil(time / 1000);
    if (second <= 10 && second !== this.ticked) sound('tick');
    this.ticked = second;
  }
}
