/** Tiles glide: where they were is measured before a change, and after it they move from there. */
import { glide, measure, type Spot, spotOf } from '../parts/flip.ts';
import { Flights } from './flights.ts';

/** A set parts this long before its tile lands. */
const PARTS_BEFORE = 160;
/** A tile that moves further than this, in tile widths, has been taken to another set. */
const FAR = 1.6;

/** Somebody else laid tiles: they come from that seat. */
export interface Origin {
  seat: Element;
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
    glide(stage, this.before, { origin: from, carried: new Map(this.carried), delays: new Map() });
    this.carried.clear();
  }

  /** Somebody laid these tiles; returns how long it takes until the last one has landed. */
  playTurn(stage: HTMLElement, laid: ReadonlySet<number>, { seat, colour }: Origin): number {
    const tiles = [...laid].flatMap(
      (id) => stage.querySelector<HTMLElement>(`[data-id="${id}"][data-meld]`) ?? [],
    );
    const landings = this.flights.lay(tiles, seat, colour);
    const delays = new Map<string, number>();
    for (const [tile, landing] of landings) {
      const meld = tile.closest<HTMLElement>('.meld');
      for (const other of meld?.querySelectorAll<HTMLElement>('[data-id]') ?? [])
        delays.set(other.dataset['id'] ?? '', Math.max(0, landing - PARTS_BEFORE));
    }
    hideMarks(landings);
    for (const tile of tiles) this.before.delete(tile.dataset['id'] ?? '');
    const moved = this.flyMoved(stage);
    glide(stage, this.before, { origin: null, carried: new Map(this.carried), delays });
    this.carried.clear();
    return Math.max(moved, 0, ...landings.values());
  }

  /** Tiles that went to another set go above the others; returns how long they take. */
  private flyMoved(stage: HTMLElement): number {
    const moved = [...stage.querySelectorAll<HTMLElement>('[data-id][data-meld]')].flatMap((tile) => {
      const [from, to] = [this.before.get(tile.dataset['id'] ?? ''), spotOf(tile)];
      return from && Math.hypot(from.x - to.x, from.y - to.y) >= FAR * to.w ? { tile, from, to } : [];
    });
    let landed = 0;
    for (const { tile, from, to } of moved) {
      landed = Math.max(landed, this.flights.move(tile, from, to));
      this.before.delete(tile.dataset['id'] ?? '');
    }
    return landed;
  }

  /** The carried tiles are let go of. */
  release(stage: HTMLElement, carry: ParentNode | undefined): void {
    for (const element of carry?.querySelectorAll<HTMLElement>('[data-carried]') ?? [])
      this.carried.set(element.dataset['carried'] ?? '', spotOf(element));
    this.before = measure(stage);
  }

  /** A bad drop: the tiles fly home. */
  home(stage: HTMLElement): void {
    glide(stage, measure(stage), { origin: null, carried: new Map(this.carried), delays: new Map() });
    this.carried.clear();
  }
}

/** No empty frames: frame and name of a set appear when its first tile lands. */
function hideMarks(landings: ReadonlyMap<HTMLElement, number>): void {
  const first = new Map<Element, number>();
  for (const [tile, landing] of landings) {
    const meld = tile.closest('.meld');
    if (meld) first.set(meld, Math.min(landing, first.get(meld) ?? Infinity));
  }
  for (const [meld, landing] of first)
    for (const mark of meld.querySelectorAll(':scope > :is(.frame, .tag, .discs)'))
      mark.animate([{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], { duration: landing });
}
