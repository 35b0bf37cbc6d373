/** Tiles glide: where they were is measured before a change, and after it they move from there. */
import { glide, measure, type Spot, spotOf } from '../parts/flip.ts';

export class Motion {
  private before = new Map<string, Spot>();
  /** Where tiles were that were carried by hand. */
  private readonly carried = new Map<string, Spot>();

  /** Something is about to change. */
  prepare(stage: HTMLElement): void {
    this.before = measure(stage);
  }

  /** Something changed; what was not there comes from the origin. */
  play(stage: HTMLElement, origin: Element | null): void {
    const from = origin && this.before.size ? { ...spotOf(origin), w: 40 } : null;
    glide(stage, this.before, { origin: from, carried: new Map(this.carried) });
    this.carried.clear();
  }

  /** The carried tiles are let go of. */
  release(stage: HTMLElement, carry: ParentNode | undefined): void {
    for (const element of carry?.querySelectorAll<HTMLElement>('[data-carried]') ?? [])
      this.carried.set(element.dataset['carried'] ?? '', spotOf(element));
    this.before = measure(stage);
  }

  /** A bad drop: the tiles fly home. */
  home(stage: HTMLElement): void {
    glide(stage, measure(stage), { origin: null, carried: new Map(this.carried) });
    this.carried.clear();
  }
}
