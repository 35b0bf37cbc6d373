/** The rack: mine always. A free order with spaces in it, and three ways to sort. */
import type { Piece } from './draft.ts';
import { readMeld, type Shape, SHORTEST } from './melds.ts';
import { COLOURS, faceOf, isJoker, LAST_NUMBER } from './tile.ts';

/** A tile's number, or null for a space. */
export type Slot = number | null;
export type Sorting = 'runs' | 'groups' | 'playable';

/** Keeps what is still there, or away for a while, in its place; lets go of the rest, puts new tiles at the end. */
export function reconcile(
  slots: readonly Slot[],
  pieces: readonly Piece[],
  away: readonly Piece[] = [],
): Slot[] {
  const here = new Set([...pieces, ...away].map((piece) => piece.id));
  const kept = slots.filter((slot) => slot === null || here.has(slot));
  const known = new Set(kept);
  const fresh = pieces.filter((piece) => !known.has(piece.id)).map((piece) => piece.id);
  return tidy([...kept, ...fresh]);
}

/** No space at either end, and never two in a row. */
export function tidy(slots: readonly Slot[]): Slot[] {
  const kept = slots.filter((slot, i) => slot !== null || (i > 0 && slots[i - 1] !== null));
  if (kept.at(-1) === null) kept.pop();
  return kept;
}

/** Moves tiles to a place among the slots, together and in order; `apart` leaves a space before them. */
export function moveTo(slots: readonly Slot[], which: readonly number[], at: number, apart = false): Slot[] {
  const moving = new Set<Slot>(which);
  const stays = (slot: Slot): boolean => !moving.has(slot);
  const before = slots.slice(0, at).filter(stays);
  const after = slots.slice(at).filter(stays);
  return tidy([...before, ...(apart && before.length ? [null] : []), ...which, ...after]);
}

function colourRank(text: string, shape: Shape): number {
  if (isJoker(text)) return 99;
  const colour = faceOf(text)?.colour;
  const at = shape.colours.findIndex((other) => other === colour);
  return at >= 0 ? at : COLOURS.findIndex((other) => other === colour) + 10;
}

const numberOf = (text: string): number => faceOf(text)?.number ?? LAST_NUMBER + 1;

export function sorted(pieces: readonly Piece[], how: Sorting, shape: Shape): Slot[] {
  if (how === 'playable') return byPlayable(pieces, shape);
  return how === 'runs' ? byColour(pieces, shape) : byNumber(pieces, shape);
}

/** 7-8-9: colour by colour, a space where the numbers do not follow. */
function byColour(pieces: readonly Piece[], shape: Shape): Slot[] {
  // 20 is more than any number, and below 120 is more than any rank of a colour: so the one never outweighs the other.
  const rank = (piece: Piece): number => colourRank(piece.text, shape) * 20 + numberOf(piece.text);
  return withSpaces(pieces, rank, (a, b) => colourRank(a.text, shape) === colourRank(b.text, shape));
}

/** 7-7-7: number by number. */
function byNumber(pieces: readonly Piece[], shape: Shape): Slot[] {
  const rank = (piece: Piece): number => numberOf(piece.text) * 120 + colourRank(piece.text, shape);
  return withSpaces(pieces, rank, (a, b) => numberOf(a.text) === numberOf(b.text));
}

function withSpaces(
  pieces: readonly Piece[],
  rank: (piece: Piece) => number,
  together: (a: Piece, b: Piece) => boolean,
): Slot[] {
  const order = [...pieces].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  return order.flatMap((piece, i): Slot[] => {
    const last = order[i - 1];
    return last && !together(last, piece) ? [null, piece.id] : [piece.id];
  });
}

/** Sets without jokers that the rack holds, side by side, the dearest first. */
export function setsOn(pieces: readonly Piece[], shape: Shape): Piece[][] {
  const left = [...pieces];
  const sets: Piece[][] = [];
  for (let found = bestSet(left, shape); found; found = bestSet(left, shape)) {
    for (const piece of found) left.splice(left.indexOf(piece), 1);
    sets.push(found);
  }
  return sets;
}

/** Sets that the rack already holds come first, each apart; the rest by colour. */
function byPlayable(pieces: readonly Piece[], shape: Shape): Slot[] {
  const sets = setsOn(pieces, shape);
  const used = new Set(sets.flat());
  const left = pieces.filter((piece) => !used.has(piece));
  const slots = sets.flatMap((set): Slot[] => [...set.map(({ id }) => id), null]);
  return tidy([...slots, ...byColour(left, shape)]);
}

/** The set without jokers worth most; a plain search is enough for a rack. */
function bestSet(pieces: readonly Piece[], shape: Shape): Piece[] | null {
  const find = (text: string): Piece | undefined => pieces.find((piece) => piece.text === text);
  let best: Piece[] | null = null;
  let worth = 0;
  const consider = (tiles: Piece[]): void => {
    const reading =
      tiles.length < SHORTEST
        ? null
        : readMeld(
            tiles.map((piece) => piece.text),
            shape,
          );
    if (reading?.kind && reading.value > worth) [best, worth] = [tiles, reading.value];
  };
  for (const colour of shape.colours)
    for (let first = 1; first <= LAST_NUMBER; first++) {
      const run: Piece[] = [];
      for (let n = first, piece = find(`${colour}${n}`); piece; piece = find(`${colour}${++n}`))
        run.push(piece);
      consider(run);
    }
  for (let number = 1; number <= LAST_NUMBER; number++)
    consider(shape.colours.flatMap((colour) => find(`${colour}${number}`) ?? []).slice(0, shape.groupMax));
  return best;
}

/** How the rack is drawn. */
export interface RackLayout {
  /** Tile width and height. */
  w: number;
  h: number;
  /** From the top of one tier to the next. */
  pitch: number;
  tiers: number;
  square: boolean;
  /** Its tiers are wider than the rack, and slide sideways together. */
  slides: boolean;
  /** Of all the tiles. */
  width: number;
  places: Map<number, { x: number; y: number; tier: number; slot: number }>;
}

export interface RackFrame {
  width: number;
  kind: 'desktop' | 'portrait' | 'landscape' | 'folded';
  /** Larger tiles are wanted, where they fit. */
  large?: boolean;
  /** Tiles stand in the middle; so wide in one tier. */
  centred?: number;
  /** Tiles that are laid for the moment: their places close, and the others stay as large as they are. */
  away?: ReadonlySet<number>;
}

const NOBODY: ReadonlySet<number> = new Set();

const TALL = 58 / 44;

/** Lays the slots out in tiers: as large as fits, never under 44 wide where there is room for it at all. */
export function layoutRack(slots: readonly Slot[], frame: RackFrame): RackLayout {
  const count = slots.filter((slot) => slot !== null).length;
  const plan = planRack(count, frame);
  const gap = plan.gap;
  const across = Math.max(1, Math.floor((frame.width + gap) / (plan.w + gap)));
  const away = (!frame.centred && frame.away) || NOBODY;
  const here = slots.flatMap((slot, index): Stand[] =>
    slot !== null && away.has(slot) ? [] : [{ slot, index }],
  );
  const lines =
    frame.kind === 'folded' && plan.tiers === 2
      ? twoTiers(here, frame.width, plan.w, gap)
      : plan.slides
        ? oneTier(here, frame.width, plan.w, gap)
        : breakTiers(here, across, plan.tiers, frame.width, plan.w, gap);
  const h = plan.square ? plan.w : plan.w * TALL;
  const tiers = Math.max(plan.tiers, lines.length);
  const places = new Map<number, { x: number; y: number; tier: number; slot: number }>();
  for (const [tier, line] of lines.entries()) {
    let x = frame.kind === 'landscape' || frame.centred ? Math.max(0, (frame.width - line.width) / 2) : 0;
    for (const { slot, index, space } of line.items) {
      x += space;
      places.set(slot, { x, y: tier * plan.pitch, tier, slot: index });
      x += plan.w + gap;
    }
  }
  const width = Math.max(0, ...lines.map((line) => line.width));
  return {
    w: plan.w,
    h,
    pitch: plan.pitch,
    tiers,
    square: plan.square,
    slides: !!plan.slides && width - gap > frame.width + 0.5,
    width,
    places,
  };
}

interface Plan {
  w: number;
  gap: number;
  tiers: number;
  square: boolean;
  pitch: number;
  slides?: boolean;
}

/** On a folded rack: how wide tiles are, from how many on they are narrower, and the space between colours. */
const [NARROW, NARROWEST, MANY, APART] = [37, 34, 60, 5];

function planRack(count: number, frame: RackFrame): Plan {
  const W = frame.width;
  if (frame.kind === 'landscape') {
    const w = Math.min(50, Math.max(40, (W - (count - 1) * 2) / Math.max(count, 8)));
    return { w, gap: 2, tiers: 1, square: false, pitch: w * TALL + 8, slides: count * (w + 2) > W + 2 };
  }
  if (frame.kind === 'folded') return foldedRack(count, W, frame.centred ?? 0);
  if (frame.kind === 'portrait') {
    const gap = 3;
    const most = W >= 8 * 44 + 7 * gap ? 8 : Math.max(6, Math.floor((W + gap) / (44 + gap)));
    const across = frame.large && count <= 3 * (most - 1) ? most - 1 : most;
    const w = Math.min(56, (W - (across - 1) * gap) / across);
    const tiers = Math.max(2, Math.ceil(count / across));
    const square = tiers > 3;
    return { w, gap, tiers, square, pitch: (square ? w : w * TALL - 1) + (square ? 2.5 : 9) };
  }
  for (const [w, tiers] of [
    [frame.large ? 60 : 50, 2],
    [50, 2],
    [44, 2],
    [44, 3],
  ] as const)
    if (count <= tiers * Math.floor((W + 3) / (w + 3)))
      return { w, gap: 3, tiers, square: tiers > 2, pitch: tiers > 2 ? w + 9 : w * TALL + 14 };
  const tiers = Math.ceil(count / Math.floor((W + 3) / 47));
  return { w: 44, gap: 3, tiers, square: true, pitch: 44 + 9 };
}

/** As low as it gets: one tier as long as that shows all tiles, else two that slide together where they must. */
function foldedRack(count: number, W: number, centred: number): Plan {
  const gap = 3;
  const least = count < MANY ? NARROW : NARROWEST;
  const wide = (across: number): number => (W - (across - 1) * gap) / Math.max(1, across);
  const pitch = (w: number): number => w * TALL + 8;
  if (wide(count) >= NARROW) {
    const w = Math.min(centred || 46, wide(count));
    return { w, gap, tiers: 1, square: false, pitch: pitch(w), slides: true };
  }
  // Two pixels less, and nothing has to be slid.
  const half = wide(Math.ceil(count / 2));
  const w = half >= least - 2 ? Math.min(NARROW, half) : least;
  return { w, gap, tiers: 2, square: false, pitch: pitch(w), slides: true };
}

/** Two halves, one above the other, each as long as it is: colours or numbers stay together where that is nearly even. */
function twoTiers(slots: readonly Stand[], W: number, w: number, gap: number): Line[] {
  const count = slots.filter(({ slot }) => slot !== null).length;
  const before = (at: number): number => slots.slice(0, at).filter(({ slot }) => slot !== null).length;
  const off = (at: number): number => Math.abs(count - 2 * before(at));
  const nearest = (some: readonly number[]): number | undefined =>
    [...some].sort((a, b) => off(a) - off(b))[0];
  const all = slots.map((_, at) => at);
  const apart = nearest(all.filter((at) => slots[at]?.slot === null));
  const isLong = (count / 2) * (w + gap) > W;
  const at = apart !== undefined && off(apart) <= (isLong ? 6 : 1) ? apart : (nearest(all) ?? 0);
  return [slots.slice(0, at), slots.slice(at)].flatMap((half) => {
    const spaces = half.filter(({ slot }) => slot === null).length;
    const room = W - (half.length - spaces) * (w + gap) + gap;
    return flow(half, Infinity, w, gap, room < 0 ? APART : Math.min(APART, room / Math.max(1, spaces)));
  });
}

/** All slots side by side; spaces vanish before tiles have to be slid into sight. */
function oneTier(slots: readonly Stand[], W: number, w: number, gap: number): Line[] {
  const spaced = flow(slots, Infinity, w, gap, w * 0.25);
  const close = flow(slots, Infinity, w, gap, 0);
  return (spaced[0]?.width ?? 0) > W && (close[0]?.width ?? 0) <= W ? close : spaced;
}

/** A place among the slots. */
interface Stand {
  slot: Slot;
  index: number;
}

interface Line {
  items: { slot: number; index: number; space: number }[];
  width: number;
}

/** Breaks the row of slots into tiers; spaces shrink, then vanish, before a tile would lack a place. */
function breakTiers(
  slots: readonly Stand[],
  across: number,
  tiers: number,
  W: number,
  w: number,
  gap: number,
): Line[] {
  const spaces = [w * 0.5, w * 0.25, 0];
  // Tiles that stand together stay on one tier, if a smaller space between them is all it takes.
  for (const isWhole of [true, false])
    for (const space of spaces) {
      const lines = flow(slots, W, w, gap, space, isWhole);
      if (lines.length <= tiers) return lines;
    }
  return flow(slots, across * (w + gap), w, gap, 0);
}

/** `isWhole`: a tier also ends before tiles that stand together and would not all find a place on it. */
function flow(
  slots: readonly Stand[],
  W: number,
  w: number,
  gap: number,
  space: number,
  isWhole = false,
): Line[] {
  const lines: Line[] = [];
  let line: Line = { items: [], width: 0 };
  let pending = 0;
  for (const [at, { slot, index }] of slots.entries()) {
    if (slot === null) {
      pending = line.items.length ? space : 0;
      continue;
    }
    const begins = at === 0 || slots[at - 1]?.slot === null;
    const together = isWhole && begins ? groupFrom(slots, at) : 1;
    const needs = together * (w + gap) - gap;
    const isFull = line.width + pending + (needs > W ? w : needs) > W + 0.5;
    if (line.items.length && isFull) {
      lines.push(line);
      [line, pending] = [{ items: [], width: 0 }, 0];
    }
    line.items.push({ slot, index, space: pending });
    line.width += pending + w + gap;
    pending = 0;
  }
  if (line.items.length || !lines.length) lines.push(line);
  return lines;
}

/** How many tiles stand together from here on. */
function groupFrom(slots: readonly Stand[], from: number): number {
  const length = slots.slice(from).findIndex(({ slot }) => slot === null);
  return length < 0 ? slots.length - from : length;
}

/** Which place among the slots a point on the rack means, and whether it leaves a space before it. */
export function slotAt(
  slots: readonly Slot[],
  layout: RackLayout,
  x: number,
  y: number,
): { at: number; apart: boolean } {
  const tier = Math.max(0, Math.min(layout.tiers - 1, Math.floor(y / layout.pitch)));
  const row = [...layout.places.values()].filter((place) => place.tier === tier).sort((a, b) => a.x - b.x);
  const next = row.find((place) => x < place.x + layout.w / 2);
  if (next) {
    const spaced = slots[next.slot - 1] === null;
    const before = row[row.indexOf(next) - 1];
    const nearBefore = spaced && before && x - (before.x + layout.w) < next.x - x;
    return { at: nearBefore ? next.slot - 1 : next.slot, apart: false };
  }
  const last = row[row.length - 1];
  if (last) return { at: last.slot + 1, apart: x > last.x + layout.w * 1.9 };
  const above = [...layout.places.values()].filter((place) => place.tier < tier);
  const end = above.length ? Math.max(...above.map((place) => place.slot)) + 1 : 0;
  return { at: tier === 0 ? 0 : end, apart: end > 0 };
}

// -- the order of a rack ----------------------------------------------------------------------------
// Mine always, and kept when the page is closed.

const SORTINGS = ['runs', 'groups', 'playable'] as const;

export interface RackOrder {
  readonly slots: readonly Slot[];
  /** How the rack keeps itself sorted; null once the player has moved a tile. */
  readonly mode: Sorting | null;
}

export const NO_ORDER: RackOrder = { slots: [], mode: null };

/** A new round: as it was left, else sorted as the player likes it. */
export function beginOrder(
  rack: readonly Piece[],
  shape: Shape,
  kept: readonly Slot[],
  wish: Sorting | 'none',
): RackOrder {
  if (kept.length) return { slots: kept, mode: modeOf(kept, rack, shape) };
  return wish === 'none' ? NO_ORDER : sortOrder(rack, wish, shape);
}

/**
 * The rack holds these tiles now. The places of those that are laid for the moment stay free, so that nothing
 * else moves and they can come back to them; new tiles find theirs if the rack keeps itself sorted.
 */
export function updateOrder(
  order: RackOrder,
  pieces: readonly Piece[],
  laid: readonly Piece[],
  shape: Shape,
): RackOrder {
  const { slots, mode } = order;
  const isNew = pieces.some((piece) => !slots.includes(piece.id));
  const next = mode && isNew ? sorted(pieces, mode, shape) : reconcile(slots, pieces, laid);
  return next.join() === slots.join() ? order : { slots: next, mode };
}

export const moveInOrder = (
  { slots }: RackOrder,
  ids: readonly number[],
  at: number,
  apart: boolean,
): RackOrder => ({ slots: moveTo(slots, ids, Math.min(at, slots.length), apart), mode: null });

export const sortOrder = (pieces: readonly Piece[], how: Sorting, shape: Shape): RackOrder => ({
  slots: sorted(pieces, how, shape),
  mode: how,
});

/** How these tiles are sorted, if they are. */
function modeOf(slots: readonly Slot[], pieces: readonly Piece[], shape: Shape): Sorting | null {
  const order = slots.join();
  return SORTINGS.find((how) => sorted(pieces, how, shape).join() === order) ?? null;
}
