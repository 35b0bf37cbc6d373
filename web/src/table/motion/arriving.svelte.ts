/**
 * A turn of somebody else comes onto the cloth in steps, each in a frame of its own, so that none is late: new sets are
 * made unseen, the others make room, then the tiles change places and fly, and at last words that count sets are told.
 */
import type { Spots } from '../../board/screen.ts';
import { afterFrame } from '../../ui/clock.ts';
import type { Placed } from '../model/places.ts';

export class Arriving {
  /** What lies on the cloth until all is done; null: what should lie there. */
  list = $state.raw<readonly Placed[] | null>(null);
  /** Numbers of sets in words are those of before. */
  quiet = $state(false);
  /** Where the tiles that are about to change places are, and where they will be. */
  change: { before: Spots; after: Spots } | null = null;
  /** What was drawn last, and what should lie there. */
  drawn: readonly Placed[] = [];
  wanted: () => readonly Placed[] = () => [];
  cloth: HTMLElement | undefined;
  /** Takes one step; until it is fetched, everything comes at once. */
  step: ((arriving: Arriving) => void) | undefined;
  /** Works out what should lie there; null once that is done. */
  private layOut: (() => void) | null = null;
  private run = 0;

  /** `wait` keeps the next turn away, for as long as a step takes. */
  constructor(private readonly wait: () => void) {}

  get busy(): boolean {
    return this.list !== null;
  }

  /** Whether a turn can come in steps at all: nobody sees them on a hidden page. */
  get isReady(): boolean {
    return !document.hidden && !!this.cloth && !!this.step;
  }

  /** What should lie there is worked out in a frame of its own, too. */
  begin(layOut: () => void): void {
    this.list = this.drawn.filter(({ unseen }) => !unseen);
    this.quiet = true;
    this.layOut = layOut;
    this.next();
  }

  /** The rest at once. */
  finish(): void {
    this.run++;
    this.list = null;
    this.quiet = false;
    this.layOut = null;
  }

  private next(): void {
    const run = ++this.run;
    if (this.list) this.wait();
    afterFrame(() => {
      // Another turn has come meanwhile, or the rest came at once.
      if (run !== this.run) return;
      if (!this.list) this.quiet = false;
      else {
        this.goOn();
        this.next();
      }
    });
  }

  private goOn(): void {
    const { layOut } = this;
    this.layOut = null;
    if (layOut) layOut();
    else this.step?.(this);
  }
}
