/** Tiles glide: where they were is measured before a change, and after it they move from there. */
import { type Spot, spotOf, type Spots } from '../../board/screen.ts';
import { type Flight, glide, type Lying, measure, slide, tilesAt, tilesOf, wholeSets } from './flip.ts';
import { lessMotion } from '../../ui/settings.svelte.ts';
import { Flights } from './flights.ts';

/** A set parts this long before its tile lands. */
const PARTS_BEFORE = 160;
/** A tile that moves further than this, in tile widths, has been taken to another set. */
const FAR = 1.6;
const MOVED = 420;

/** Somebody else laid tiles: they come from that player's seat. */
export interface Origin {
  start: Spot;
  colour: number;
}

export class Motion {
  readonly flights = new Flights();
  private before = new Map<string, Spot>();
  /** Where tiles were that were carried by hand. */
  private readonly carried = new Map<string, Spot>();

  /** Something is about to change. */
  prepare(stage: HTMLElement): void {
    this.before = measure(stage);
  }

  /** Something changed; what was not there comes from the pool. */
  play(stage: HTMLElement, pool: Element | null): void {
    const from = pool && this.before.size ? { ...spotOf(pool), w: 40 } : null;
    this.glide(tilesOf(stage), { origin: from, delays: new Map() });
  }

  /**
   * Somebody laid these tiles; returns how long it takes until the last one has landed. Where it is known what changed
   * places, nothing is measured: that would make the browser lay the page out at once.
   */
  playTurn(
    stage: HTMLElement,
    laid: ReadonlySet<number>,
    { start, colour }: Origin,
    change: { before: Spots; after: Spots } | null,
  ): number {
    if (change) this.before = new Map(change.before);
    const all = change ? tilesAt(stage, change.after) : tilesOf(stage);
    const fresh = all.filter(({ element, id }) => element.dataset['meld'] && laid.has(Number(id)));
    // They were on a rack that is not seen here: they fly, and nothing glides.
    for (const { id } of fresh) this.before.delete(id);
    const moved = this.takenElsewhere(all);
    const landings = this.flights.lay(fresh, start, colour);
    const delays = delaysBefore(landings);
    let landed = Math.max(0, ...landings.values());
    hideMarks(landings);
    if (!lessMotion())
      for (const { element, id, to } of moved) {
        const from = this.before.get(id);
        if (from) slide(element, from, to, { duration: MOVED, with: element.parentElement });
        this.before.delete(id);
        landed = Math.max(landed, MOVED);
      }
    this.glide(all, { origin: null, delays });
    return landed;
  }

  /** What was measured serves once: the next change is measured anew. */
  private glide(tiles: readonly Lying[], how: Omit<Flight, 'carried'>): void {
    glide(tiles, this.before, { ...how, carried: new Map(this.carried) });
    this.before = new Map();
    this.carried.clear();
  }

  /** Tiles that went to another set: they go above the others. A set that moved as it is stays together. */
  private takenElsewhere(all: readonly Lying[]): Lying[] {
    const whole = wholeSets(all, this.before);
    return all.filter(({ element, id, to }) => {
      const from = this.before.get(id);
      return (
        from &&
        element.dataset['meld'] &&
        !whole.has(element.parentElement) &&
        Math.hypot(from.x - to.x, from.y - to.y) >= FAR * to.w
      );
    });
  }

  /** The carried tiles are let go of. */
  release(stage: HTMLElement, carry: ParentNode | undefined): void {
    for (const element of carry?.querySelectorAll<HTMLElement>('[data-carried]') ?? [])
      this.carried.set(element.dataset['carried'] ?? '', spotOf(element));
    this.before = measure(stage);
  }

  /** A bad drop: the tiles fly home. */
  home(stage: HTMLElement): void {
    const tiles = tilesOf(stage);
    this.before = new Map(tiles.map(({ id, to }) => [id, to]));
    this.glide(tiles, { origin: null, delays: new Map() });
  }
}

/** The other tiles of a set part shortly before the new one lands. */
function delaysBefore(landings: ReadonlyMap<HTMLElement, number>): Map<string, number> {
  const delays = new Map<string, number>();
  for (const [tile, landing] of landings)
    for (const other of tile.parentElement?.querySelectorAll<HTMLElement>('[data-id]') ?? [])
      delays.set(other.dataset['id'] ?? '', Math.max(0, landing - PARTS_BEFORE));
  return delays;
}

/** No empty frames: frame and name of a set appear when its first tile lands. */
function hideMarks(landings: ReadonlyMap<HTMLElement, number>): void {
  const first = new Map<Element, number>();
  for (const [tile, landing] of landings) {
    const meld = tile.closest('.meld');
    if (meld) first.set(meld, Math.min(landing, first.get(meld) ?? Infinity));
  }
  for (const [meld, landing] of first)
    for (const mark of meld.querySelectorAll<HTMLElement>(':scope > :is(.frame, .tag, .discs)')) {
      mark.style.opacity = '0';
      setTimeout(() => (mark.style.opacity = ''), landing);
    }
}
