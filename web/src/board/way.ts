/**
 * The way from a draft to a table that is wanted. Each wanted set is built on at most one set that lies there, so that as
 * many tiles as possible stay where they are; all others have to move. Tiles that look alike are as good as each other.
 */
import type { Draft, Meld, Piece, Position } from './draft.ts';
import { plain } from './tile.ts';

export type Sets = readonly (readonly string[])[];

/** A set that is wanted. */
export interface Goal {
  /** Its tiles, in their order. */
  tiles: readonly string[];
  /** The set that lies there and becomes it; null: it begins on bare cloth. */
  base: Meld | null;
  /** The tiles of the base that stay. */
  stay: readonly Piece[];
  /** What has to come, by its place in the set. */
  missing: readonly { at: number; tile: string }[];
}

/** A tile that has to move, and the wanted set it belongs to. */
export interface Move {
  piece: Piece;
  goal: Goal;
  /** Where it lies; null: on the rack. */
  from: Meld | null;
}

/** Of these tiles the ones that the set wants, each once. */
function wantedOf({ pieces }: Pick<Meld, 'pieces'>, tiles: readonly string[]): Piece[] {
  const left = tiles.map(plain);
  return pieces.filter((piece) => {
    const at = left.indexOf(piece.text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The choice of bases with which most tiles stay. */
function bestBases(melds: readonly Meld[], end: Sets): (Meld | null)[] {
  const overlaps = end.map((tiles) => melds.map((meld) => wantedOf(meld, tiles).length));
  const known = new Map<string, { stay: number; bases: (number | null)[] }>();
  const choose = (goal: number, used: bigint): { stay: number; bases: (number | null)[] } => {
    if (goal === end.length) return { stay: 0, bases: [] };
    // Which sets are used up is all that matters of the choices before: the same rest is worked out once.
    const key = `${goal} ${used}`;
    const before = known.get(key);
    if (before) return before;
    const bare = choose(goal + 1, used);
    let best = { stay: bare.stay, bases: [null, ...bare.bases] as (number | null)[] };
    for (const [i, overlap] of overlaps[goal]?.entries() ?? []) {
      if (!overlap || used & (1n << BigInt(i))) continue;
      const rest = choose(goal + 1, used | (1n << BigInt(i)));
      if (rest.stay + overlap > best.stay) best = { stay: rest.stay + overlap, bases: [i, ...rest.bases] };
    }
    known.set(key, best);
    return best;
  };
  return choose(0, 0n).bases.map((i) => (i === null ? null : (melds[i] as Meld)));
}

const sorted = (tiles: readonly string[]): string => tiles.map(plain).sort().join(' ');

/** The wanted sets, each with what it is built on. Sets that are right already are found first: the rest is a small search. */
export function goalsOf(melds: readonly Meld[], end: Sets): Goal[] {
  const open = [...melds];
  const bases: (Meld | null)[] = end.map((tiles) => {
    const at = open.findIndex((meld) => sorted(meld.pieces.map(({ text }) => text)) === sorted(tiles));
    return at < 0 ? null : (open.splice(at, 1)[0] as Meld);
  });
  const unmet = end.flatMap((_, i) => (bases[i] ? [] : i));
  const found = bestBases(
    open,
    unmet.map((i) => end[i] as readonly string[]),
  );
  unmet.forEach((i, n) => (bases[i] = found[n] ?? null));
  return end.map((tiles, i) => goalOn(tiles, bases[i] ?? null));
}

function goalOn(tiles: readonly string[], base: Meld | null): Goal {
  const stay = base ? wantedOf(base, tiles) : [];
  const there = stay.map(({ text }) => text);
  const missing = tiles.flatMap((tile, at) => {
    const place = there.indexOf(plain(tile));
    if (place >= 0) there.splice(place, 1);
    return place < 0 ? { at, tile: plain(tile) } : [];
  });
  return { tiles, base, stay, missing };
}

/** How many tiles have to move until the table is the wanted one. */
export const farFrom = (melds: readonly Meld[], end: Sets): number =>
  goalsOf(melds, end).reduce((sum, { missing }) => sum + missing.length, 0);

/** Which tiles have to move, and where to; those of the table before their twins on the rack. */
export function movesTo({ melds, rack }: Position, end: Sets): Move[] {
  const goals = goalsOf(melds, end);
  const staying = new Set(goals.flatMap(({ stay }) => stay.map(({ id }) => id)));
  const loose: { piece: Piece; from: Meld | null }[] = [
    ...melds.flatMap((from) => from.pieces.map((piece) => ({ piece, from }))),
    ...rack.map((piece) => ({ piece, from: null })),
  ].filter(({ piece }) => !staying.has(piece.id));
  return goals.flatMap((goal) =>
    goal.missing.flatMap(({ tile }) => {
      const at = loose.findIndex(({ piece }) => piece.text === tile);
      return at < 0 ? [] : loose.splice(at, 1).map((one) => ({ ...one, goal }));
    }),
  );
}

/** These tiles in the order of the set they are to be. */
export function inOrderOf(pieces: readonly Piece[], tiles: readonly string[]): Piece[] {
  const left = [...pieces];
  const wanted = tiles.flatMap((tile) => {
    const at = left.findIndex(({ text }) => text === plain(tile));
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...wanted, ...left];
}

/**
 * New sets that belong to one wanted set, put together: tiles that were laid side by side are meant as one. Sets that lay
 * there when the turn began stay as they are.
 */
export function gathered({ base, now }: Draft, end: Sets): Position {
  const old = new Set(base.melds.map(({ id }) => id));
  let melds = now.melds;
  for (const goal of goalsOf(melds, end)) {
    if (!goal.base || old.has(goal.base.id) || goal.stay.length < goal.base.pieces.length) continue;
    const wanted = goal.missing.map(({ tile }) => tile);
    const parts = melds.filter(({ id, pieces }) => {
      if (id === goal.base?.id || old.has(id) || wantedOf({ pieces }, wanted).length < pieces.length)
        return false;
      for (const { text } of pieces) wanted.splice(wanted.indexOf(text), 1);
      return true;
    });
    if (!parts.length) continue;
    const pieces = inOrderOf([...goal.base.pieces, ...parts.flatMap((part) => part.pieces)], goal.tiles);
    melds = melds.flatMap((meld) =>
      meld.id === goal.base?.id ? { id: meld.id, pieces } : parts.includes(meld) ? [] : meld,
    );
  }
  return melds === now.melds ? now : { melds, rack: now.rack };
}

const setsOf = ({ melds }: Position): string[][] => melds.map(({ pieces }) => pieces.map(({ text }) => text));

/** Whether the same sets lie there, in whatever order. */
export const isTable = ({ melds }: Position, end: Sets): boolean =>
  melds
    .map(({ pieces }) => sorted(pieces.map(({ text }) => text)))
    .sort()
    .join('|') === end.map(sorted).sort().join('|');

/** Whether nothing that was moved so far has to be moved again. */
export function isOnTheWay(base: Position, now: Position, end: Sets): boolean {
  return farFrom(base.melds, setsOf(now)) + farFrom(now.melds, end) <= farFrom(base.melds, end);
}
