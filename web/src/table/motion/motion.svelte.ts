/**
 * How tiles move on the screen. First, last, invert, play: they glide from where they were to where they are. Everything is
 * measured before anything is moved, so that the page is laid out once, and only transforms and opacity change, so that the
 * main thread rests. When something moves, and what waits for it, is told by `timeline.ts`; this carries it out. What lies
 * still costs nothing: a step by hand asks neither the timeline nor what flies.
 */
import { flushSync } from 'svelte';
import { afterFrame, type Spot, spotOf, type Spots } from '../../board/screen.ts';
import { lessMotion } from '../../ui/settings.svelte.ts';
import type { TurnMark } from '../model/standing.ts';
import type { Lying, Seen } from './flying.ts';
import {
  begin,
  changePlaces,
  fly,
  goOn,
  hold,
  land,
  landed,
  landingAt,
  moveTo,
  nextStep,
  NOTHING_FLIES,
  type Placed,
  played,
  putIn,
  spotOfSet,
  spotsOf,
  tell,
  type Timeline,
  waitAt,
} from './timeline.ts';

/** A tile that moves further than this, in tile widths, has been taken to another set. */
const FAR = 1.6;
const MOVED = 420;
/** Where nothing flies. */
const STAYS = { lasts: 0, delays: new Map<string, number>() };
/** A step of a turn that comes ends with the set on which it has taken this long, in milliseconds. */
const LONG = 5;

export class Motion {
  /** What is in the air, and until when. */
  private line = $state.raw<Timeline>(NOTHING_FLIES);
  /** The seat whose tiles are in the air. */
  readonly acting = $derived(this.line.acting);
  /** What lies on the cloth to the eye while a turn is coming; null: what should lie there. */
  readonly coming = $derived(this.line.coming?.list ?? null);
  readonly quiet = $derived(this.line.quiet);

  /** Where tiles fly, and the cloth they come to; a page that shows none of it has neither. */
  layer: HTMLElement | undefined;
  cloth: HTMLElement | undefined;
  /** What was drawn last, and what should lie there: the cloth says so. */
  drawn: readonly Placed[] = [];
  wanted: () => readonly Placed[] = () => [];
  /** Where the tiles of a seat come from: the table says so. */
  startOf: (seat: number) => Spot | null = () => null;

  /** Works out what should lie there, in a frame of its own; null once that is done. */
  private layOut: (() => void) | null = null;
  private run = 0;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private before = new Map<string, Spot>();
  /** Where tiles were that were carried by hand. */
  private readonly carried = new Map<string, Spot>();
  /** Turns whose tiles have flown. */
  private readonly flown = new WeakSet<TurnMark>();
  /** Tiles are in the hand: where all lay when they were taken is not asked again. */
  private isHeld = false;
  private flying: typeof import('./flying.ts') | undefined;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  // -- how long ---------------------------------------------------------------------------------------

  /** The next turn is shown later by this much. */
  hold(ms: number): void {
    this.line = hold(this.line, this.clock(), ms);
  }

  /** The next turn is shown no sooner than when this seat's tiles have landed, and a moment after. */
  waitFor(seat: number, ms: number, pause: number): void {
    this.take(fly(this.line, this.clock(), seat, ms, pause));
  }

  /** Milliseconds until the last tile has landed. */
  untilLanded(): number {
    return landingAt(this.line, this.clock());
  }

  /** How long the next turn has to wait; nobody waits for what nobody sees. */
  untilFree(): number {
    return document.hidden ? 0 : waitAt(this.line, this.clock());
  }

  /** Takes a timeline on which something may be in the air, until it has landed. */
  private take(line: Timeline): void {
    const isLater = line.landsAt !== this.line.landsAt;
    this.line = line;
    if (!isLater) return;
    clearTimeout(this.landing);
    this.landing = setTimeout(() => (this.line = landed(this.line)), landingAt(line, this.clock()));
  }

  /** How tiles fly comes after the table, and before it is needed; without it they simply lie there. */
  fetch(): void {
    import('./flying.ts').then(
      (flying) => (this.flying = flying),
      () => undefined,
    );
  }

  close(): void {
    clearTimeout(this.landing);
    this.run++;
  }

  // -- a turn of somebody else that comes in steps ------------------------------------------------------

  /** Whether a turn can come in steps at all: nobody sees them on a hidden page. */
  get isReady(): boolean {
    return !document.hidden && !!this.cloth;
  }

  /** A turn comes; what should lie there is worked out in a frame of its own, too. */
  arrive(seat: number, layOut: () => void): void {
    this.layOut = layOut;
    this.take(begin(this.line, this.clock(), seat, this.drawn));
    this.next();
  }

  /** The rest at once. */
  land(): void {
    this.run++;
    this.layOut = null;
    const { coming, quiet, flight } = this.line;
    if (coming || quiet || flight) this.line = land(this.line);
  }

  private next(): void {
    const run = ++this.run;
    this.take(goOn(this.line, this.clock()));
    afterFrame(() => {
      // Another turn has come meanwhile, or the rest came at once.
      if (run !== this.run) return;
      if (!this.line.coming) this.line = tell(this.line);
      else {
        this.step();
        this.next();
      }
    });
  }

  private step(): void {
    const { layOut, cloth } = this;
    const { coming } = this.line;
    this.layOut = null;
    if (layOut) return layOut();
    if (!coming || !cloth) return this.land();
    const wanted = this.wanted();
    const step = nextStep(coming.list, wanted);
    switch (step.do) {
      case 'make':
        return this.each(step.sets, (one) => (this.line = putIn(this.line, one, wanted)));
      case 'move': {
        const corner = spotOf(cloth);
        return this.each(step.sets, ({ was, one }) => {
          this.line = moveTo(this.line, was, one);
          const set = cloth.querySelector<HTMLElement>(`:scope > [data-meld="${one.meld.id}"]`);
          if (set) slide(set, spotOfSet(was, corner), spotOfSet(one, corner));
        });
      }
      case 'change': {
        const corner = spotOf(cloth);
        const [before, after] = [spotsOf(step.before, corner), spotsOf(step.after, corner)];
        // Measured now, before anything lies elsewhere; whoever draws the table plays the flight.
        this.line = changePlaces(this.line, { start: this.startOf(coming.seat), before, after });
      }
    }
  }

  /** Does this with one after another, as many as a step has time for. */
  private each<One>(sets: readonly One[], act: (one: One) => void): void {
    const began = this.clock();
    for (const one of sets) {
      act(one);
      // Drawn now, so that what it takes is measured, and the step ends in time.
      flushSync();
      if (this.clock() - began > LONG) break;
    }
  }

  // -- what is drawn has changed --------------------------------------------------------------------------

  /** Something is about to change; where it is known what changes places, or while a tile is held, nothing need be measured. */
  prepare(stage: HTMLElement): void {
    if (!this.line.flight && !this.isHeld) this.before = measure(stage);
  }

  /** Something changed; what was not there comes from the pool. */
  play(stage: HTMLElement, pool: Element | null): void {
    if (this.line.flight) this.line = played(this.line);
    const from = pool && this.before.size ? { ...spotOf(pool), w: 40 } : null;
    this.glide(tilesOf(stage), { origin: from, delays: new Map() });
  }

  /** Whether the tiles of this turn have not flown yet; they fly once. */
  isNew(turn: TurnMark): boolean {
    const isNew = !this.flown.has(turn);
    this.flown.add(turn);
    return isNew;
  }

  /**
   * Somebody laid these tiles: they come from that seat, and the next turn waits. Where it is known what changed places,
   * nothing is measured: that would make the browser lay the page out at once.
   */
  playTurn(stage: HTMLElement, { seat, pieces }: TurnMark, colour: number, pause: number): void {
    const { flight } = this.line;
    this.line = played(this.line);
    const start = flight ? flight.start : this.startOf(seat);
    if (!start) return this.play(stage, null);
    if (flight) this.before = new Map(flight.before);
    const all = flight ? tilesAt(stage, flight.after) : tilesOf(stage);
    const fresh = all.filter(({ element, id }) => element.dataset['meld'] && pieces.has(Number(id)));
    // They were on a rack that is not seen here: they fly, and nothing glides.
    for (const { id } of fresh) this.before.delete(id);
    const moved = this.takenElsewhere(all);
    const { lasts, delays } = (this.layer && this.flying?.flyFrom(this.layer, fresh, start, colour)) ?? STAYS;
    const isGliding = !lessMotion.now && moved.length > 0;
    if (isGliding)
      for (const { element, id, to } of moved) {
        const from = this.before.get(id);
        if (from) slide(element, from, to, { duration: MOVED, with: element.parentElement });
        this.before.delete(id);
      }
    this.glide(all, { origin: null, delays });
    this.waitFor(seat, Math.max(lasts, isGliding ? MOVED : 0), pause);
  }

  /** Tiles go face down from the pool to a seat, and the next turn waits. */
  draw(seat: number, pool: Element, box: Element, count: number, w: number, pause: number): void {
    const lasts = this.layer && this.flying?.drawTo(this.layer, pool, box, count, w);
    this.waitFor(seat, lasts ?? 0, pause);
  }

  /** What was measured serves once: the next change is measured anew. */
  private glide(tiles: readonly Lying[], how: Omit<Glide, 'carried'>): void {
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

  // -- by hand ------------------------------------------------------------------------------------------

  /** The carried tiles are let go of. */
  release(stage: HTMLElement, carry: ParentNode | undefined): void {
    for (const element of carry?.querySelectorAll<HTMLElement>('[data-carried]') ?? [])
      this.carried.set(element.dataset['carried'] ?? '', spotOf(element));
    this.before = measure(stage);
  }

  /** Whoever takes a tile sees the sets where they lie: none glides on. Of those that did, where they were seen. */
  settle(): Seen[] {
    this.isHeld = true;
    return (sliding.size > 0 && this.cloth && this.flying?.settle(this.cloth)) || [];
  }

  /** Nothing is in the hand any more. */
  letGo(): void {
    this.isHeld = false;
  }

  /** A bad drop: the tiles fly home. */
  home(stage: HTMLElement): void {
    const tiles = tilesOf(stage);
    this.before = new Map(tiles.map(({ id, to }) => [id, to]));
    this.glide(tiles, { origin: null, delays: new Map() });
  }
}

// -- gliding ------------------------------------------------------------------------------------------

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const GLIDE = 320;
const PUT_DOWN = 200;
/** What moves by less than this, in pixels, is left where it is. */
const STILL = 1;
/** What is on its way. */
const sliding = new Set<Animation>();

/** Every tile where it is now. */
const tilesOf = (root: ParentNode): Lying[] =>
  [...root.querySelectorAll<HTMLElement>('[data-id]')].map((element) => ({
    element,
    id: element.dataset['id'] ?? '',
    to: spotOf(element),
  }));

/** The tiles of which it is known where they are. */
const tilesAt = (root: ParentNode, spots: Spots): Lying[] =>
  [...root.querySelectorAll<HTMLElement>('[data-id]')].flatMap((element) => {
    const id = element.dataset['id'] ?? '';
    const to = spots.get(id);
    return to ? { element, id, to } : [];
  });

/** Where every tile is now, by its number. */
const measure = (root: ParentNode): Map<string, Spot> => new Map(tilesOf(root).map(({ id, to }) => [id, to]));

interface Glide {
  /** Where tiles come from that were not there. */
  origin: Spot | null;
  /** Set for tiles that were carried by hand. */
  carried: Spots;
  /** Tiles that wait where they were, in milliseconds. */
  delays: ReadonlyMap<string, number>;
}

/** Moves every tile from its old place; what was not there flies in one after another. */
function glide(tiles: readonly Lying[], before: Spots, { origin, carried, delays }: Glide): void {
  if (lessMotion.now) {
    for (const { element, id } of origin ? tiles : [])
      if (!before.has(id) && !carried.has(id)) element.animate([{ opacity: 0 }, { opacity: 1 }], 80);
    return;
  }
  const whole = wholeSets(
    tiles.filter(({ id }) => !carried.has(id) && !delays.has(id)),
    before,
  );
  for (const [set, members] of whole)
    if (set)
      slide(set, hull(members.flatMap(({ id }) => before.get(id) ?? [])), hull(members.map(({ to }) => to)));
  let flying = 0;
  for (const { element, id, to } of tiles) {
    if (whole.has(element.parentElement)) continue;
    const from = carried.get(id) ?? before.get(id);
    if (from)
      slide(element, from, to, {
        duration: carried.has(id) ? PUT_DOWN : GLIDE,
        delay: delays.get(id) ?? 0,
      });
    else if (origin) slide(element, origin, to, { delay: Math.min(900, 60 * flying++), opacity: 0.6 });
  }
}

/** Sets that moved as they are: they glide in one piece, which costs far less than tile by tile. */
function wholeSets(tiles: readonly Lying[], before: Spots): Map<HTMLElement | null, Lying[]> {
  const sets = new Map<HTMLElement | null, Lying[]>();
  for (const tile of tiles) {
    const set = tile.element.parentElement;
    if (set?.dataset['meld']) sets.set(set, [...(sets.get(set) ?? []), tile]);
  }
  for (const [set, members] of sets)
    if (members.length < (set?.querySelectorAll('[data-id]').length ?? 0) || !together(members, before))
      sets.delete(set);
  return sets;
}

function together(members: readonly Lying[], before: Spots): boolean {
  const [first] = members;
  const start = first && before.get(first.id);
  if (!first || !start) return false;
  // Sets may be drawn larger or smaller than before: then what lies between their tiles has grown or shrunk with them.
  const scale = start.w / first.to.w;
  return members.every(({ id, to }) => {
    const from = before.get(id);
    return (
      from &&
      Math.abs(from.x - start.x - (to.x - first.to.x) * scale) < STILL &&
      Math.abs(from.y - start.y - (to.y - first.to.y) * scale) < STILL
    );
  });
}

/** What tiles take up together. */
function hull(spots: readonly Spot[]): Spot {
  const [x, y] = [Math.min(...spots.map((spot) => spot.x)), Math.min(...spots.map((spot) => spot.y))];
  return {
    x,
    y,
    w: Math.max(...spots.map((spot) => spot.x + spot.w)) - x,
    h: Math.max(...spots.map((spot) => spot.y + spot.h)) - y,
  };
}

interface Way {
  duration?: number;
  delay?: number;
  opacity?: number;
  /** What else goes up with it: the set that the tile comes to. */
  with?: HTMLElement | null;
}

/** From one place to another, about the middle, above what lies still. */
function slide(
  element: HTMLElement,
  from: Spot,
  to: Spot,
  { duration = GLIDE, delay = 0, opacity = 1, with: beside = null }: Way = {},
): void {
  const scale = to.w ? from.w / to.w : 1;
  const dx = from.x + from.w / 2 - to.x - to.w / 2;
  const dy = from.y + (to.h * scale) / 2 - to.y - to.h / 2;
  if (Math.abs(dx) < STILL && Math.abs(dy) < STILL && Math.abs(scale - 1) < 0.02) return;
  // Not among the keyframes: with it the browser would move the tile by itself no longer, and ask at every frame.
  const raised = beside ? [element, beside] : [element];
  for (const one of raised) one.style.zIndex = '5';
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  const moving = element.animate(
    // What is seen whole all the way is spared the work of fading.
    opacity < 1
      ? [
          { ...start, opacity },
          { transform: 'none', opacity: 1 },
        ]
      : [start, { transform: 'none' }],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  sliding.add(moving);
  const arrived = (): void => {
    sliding.delete(moving);
    for (const one of raised) one.style.zIndex = '';
  };
  // Also when the tile is gone or moved again meanwhile: what is raised must come down.
  moving.finished.then(arrived, arrived);
}

// -- where things are -------------------------------------------------------------------------------
// The window, its frame class, and the places that tiles are dropped on.

export type Kind = 'desktop' | 'portrait' | 'landscape';

export class Viewport {
  width = $state(innerWidth);
  height = $state(innerHeight);
  stage = $state<HTMLElement>();
  field = $state<HTMLElement>();
  rack = $state<HTMLElement>();
  discard = $state<HTMLElement>();
  pool = $state<HTMLElement>();
  readonly kind: Kind = $derived.by(() => {
    if (this.width >= 1024 && this.height >= 560) return 'desktop';
    return this.height < 560 && this.width > this.height ? 'landscape' : 'portrait';
  });
  /** Tiles may be small: the set is the target. */
  readonly phone = $derived(this.kind === 'landscape' || this.width < 700);

  tile(id: number | null): HTMLElement | null {
    return id === null ? null : (this.stage?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null);
  }
}
