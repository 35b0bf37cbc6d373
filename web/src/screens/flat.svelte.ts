/** How the page lies on a screen that people sit round: turned to one of its edges, by hand or by itself. */
import { turnPage } from '../board/screen.ts';
import { kept } from '../wire/kept.ts';
import { type Edge, pointOn, turnsTo } from './edges.ts';

const FOLLOWS = 'screen-follows';
/** Sideways there is less room beside each other. */
const NARROW = 0.75;

export class Flat {
  private screen = $state.raw({ width: innerWidth, height: innerHeight });
  /** Quarters of a turn, clockwise; not back to 0 after four, so that it always goes the short way. */
  turns = $state(0);
  /** It turns by itself to whoever plays. */
  follows = $state(kept.read(FOLLOWS) === 'yes');
  private readonly isSideways = $derived(this.turns % 2 !== 0);
  readonly width = $derived(this.isSideways ? this.screen.height : this.screen.width);
  readonly height = $derived(this.isSideways ? this.screen.width : this.screen.height);
  /** Pixels of this screen to one of 1920 by 1080. */
  readonly unit = $derived.by(() => {
    const { width, height } = this;
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    return Math.min(long / 1920, short / 1080) * (height > width ? NARROW : 1);
  });

  turnTo(edge: Edge): void {
    this.turns = turnsTo(edge, this.turns);
    this.measure();
  }

  turnOn(): void {
    this.turns += 1;
    this.measure();
  }

  follow(): void {
    this.follows = !this.follows;
    kept.write(FOLLOWS, this.follows ? 'yes' : 'no');
  }

  /** The screen may have another size now. */
  readonly measure = (): void => {
    this.screen = { width: innerWidth, height: innerHeight };
    turnPage(pointOn(this.turns, this.screen));
  };

  close(): void {
    turnPage(null);
  }
}
