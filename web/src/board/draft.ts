/**
 * The draft of a turn: the table and the rack as they lie now, step by step. Values are never changed in place,
 * so undo is keeping the old one.
 */
import {
  certainMeanings,
  fit,
  gapless,
  type Loose,
  type Meant,
  readMeld,
  restored,
  type Shape,
  SHORTEST,
  standing,
} from './melds.ts';
import { faceOf, isJoker, JOKER, plain } from './tile.ts';

/** A tile of wood: it keeps its number through the game, so that the eye can follow it. */
export interface Piece {
  id: number;
  /** `r7` or `*`. */
  text: string;
  /** What a joker is said to stand for, where the player chose. */
  means?: string;
}

export interface Meld {
  id: number;
  pieces: readonly Piece[];
}

/** Where everything lies. */
export interface Position {
  melds: readonly Meld[];
  rack: readonly Piece[];
}

export interface Draft {
  base: Position;
  now: Position;
  /** The positions of this turn before this one. */
  past: readonly Position[];
  /** The next number for a set made in this draft. */
  nextMeld: number;
}

export const begin = (base: Position, nextMeld: number): Draft => ({
  base,
  now: base,
  past: [],
  nextMeld,
});

export const pieceText = (piece: Piece): string => (piece.means ? `*${piece.means}` : piece.text);
export const meldTexts = (meld: Meld): string[] => meld.pieces.map(pieceText);

/** The whole table as it is sent to the server. */
export const tableOf = (position: Position): string[][] =>
  position.melds.filter((meld) => meld.pieces.length).map(meldTexts);

/** Takes one step; the old position can be had back. */
export function step(draft: Draft, now: Position, made = 0): Draft {
  const kept = { melds: now.melds.filter((meld) => meld.pieces.length), rack: now.rack };
  return {
    ...draft,
    now: kept,
    past: [...draft.past, draft.now],
    nextMeld: draft.nextMeld + made,
  };
}

/** Everything back as it lay; itself a step that can be undone. */
export const reset = (draft: Draft): Draft => (draft.past.length ? step(draft, draft.base) : draft);

export const ids = (pieces: readonly Piece[]): Set<number> => new Set(pieces.map((piece) => piece.id));

/** The tiles that came from the rack in this turn. */
export function laid(draft: Draft): Piece[] {
  const rack = ids(draft.base.rack);
  return draft.now.melds.flatMap((meld) => meld.pieces.filter((piece) => rack.has(piece.id)));
}

/** Table tiles that are on the rack for the moment. */
export function regained(draft: Draft): Piece[] {
  const rack = ids(draft.base.rack);
  return draft.now.rack.filter((piece) => !rack.has(piece.id));
}

export const changed = (draft: Draft): boolean =>
  draft.now !== draft.base && !samePlaces(draft.base, draft.now);

function samePlaces(a: Position, b: Position): boolean {
  const text = (position: Position): string =>
    position.melds
      .map((meld) => meld.pieces.map((piece) => `${piece.id}${piece.means ?? ''}`).join(' '))
      // To the rules it does not matter where on the table a set lies.
      .sort()
      .join('|');
  return text(a) === text(b);
}

export function pieceOf(position: Position, id: number): Piece | undefined {
  return (
    position.rack.find((piece) => piece.id === id) ??
    meldOf(position, id)?.pieces.find((piece) => piece.id === id)
  );
}

export const meldOf = (position: Position, id: number): Meld | undefined =>
  position.melds.find((meld) => meld.pieces.some((piece) => piece.id === id));

/** Takes tiles off wherever they lie; a long run that loses its middle falls apart into two. */
function takeOff(
  draft: Draft,
  gone: ReadonlySet<number>,
  join = inOrder,
): { rest: Position; taken: Piece[]; made: number } {
  const taken: Piece[] = [];
  let made = 0;
  const melds = draft.now.melds.flatMap((meld): Meld[] => {
    const parts: Piece[][] = [[]];
    for (const piece of meld.pieces) {
      if (gone.has(piece.id)) {
        taken.push(piece);
        if (parts[parts.length - 1]?.length) parts.push([]);
      } else parts[parts.length - 1]?.push(piece);
    }
    const left = parts.filter((part) => part.length);
    // Two runs where both can stand; otherwise a hole stays open, and nothing jumps.
    if (
      left.length < 2 ||
      !looksLikeRun(meld) ||
      left.some((part) => part.length < SHORTEST) ||
      gapless(left.flat().map(pieceText))
    )
      return [{ id: meld.id, pieces: join(left.flat()) }];
    return left.map((pieces, i) =>
      i === 0 ? { id: meld.id, pieces } : { id: draft.nextMeld + made++, pieces },
    );
  });
  const rack = draft.now.rack.filter((piece) => !gone.has(piece.id));
  taken.push(...draft.now.rack.filter((piece) => gone.has(piece.id)));
  return { rest: { melds, rack }, taken: order(taken, gone), made };
}

const inOrder = (pieces: readonly Piece[]): Piece[] =>
  restored(pieces.map(pieceText)).map((at) => pieces[at] as Piece);

/** In the order in which they were asked for. */
function order(pieces: Piece[], wanted: ReadonlySet<number>): Piece[] {
  const rank = [...wanted];
  return pieces.sort((a, b) => rank.indexOf(a.id) - rank.indexOf(b.id));
}

function looksLikeRun(meld: Meld): boolean {
  return new Set(meld.pieces.flatMap((piece) => faceOf(piece.text)?.colour ?? [])).size < 2;
}

const unsaid = (piece: Piece): Piece => (piece.means ? { id: piece.id, text: piece.text } : piece);

/** Nothing on the table is bound to what it stood for. */
const UNBOUND: Meant = new Map();

/** The tiles that stay and those that are added, as they fit best; what jokers were said to be holds if it can. */
function fitted(
  stay: readonly Piece[],
  add: readonly Piece[],
  shape: Shape,
  meant: Meant,
  at?: number,
): Piece[] {
  const all = [...stay, ...add];
  const loose = (piece: Piece): Loose => ({ text: pieceText(piece), meant: meant.get(piece.id) });
  const whole = fit(stay.map(loose), add.map(loose), shape, at).map((place) => all[place] as Piece);
  const said = stay.some(({ means }) => means);
  return said && !readMeld(whole.map(pieceText), shape).kind
    ? fitted(stay.map(unsaid), add, shape, meant, at)
    : whole;
}

/** What is left of a set: as it fits if it is one, else in its order. */
function closedUp(left: readonly Piece[], shape: Shape, meant: Meant): Piece[] {
  const whole = fitted(left, [], shape, meant);
  return readMeld(whole.map(pieceText), shape).kind ? asMeant(whole, shape, meant) : inOrder(left);
}

/** One tile and bound jokers would be read as a run: if they were a group, what the jokers stand for is said. */
function asMeant(pieces: Piece[], shape: Shape, meant: Meant): Piece[] {
  const jokers = pieces.filter(({ text }) => isJoker(text));
  const { means } = readMeld(pieces.map(pieceText), shape);
  const bound = jokers.map(({ id }) => meant.get(id) ?? []);
  const changed = bound.some((tiles, i) => tiles.length && !tiles.some((tile) => means[i]?.includes(tile)));
  if (!changed || pieces.length - jokers.length !== 1) return pieces;
  const only = faceOf(pieces.find(({ text }) => !isJoker(text))?.text ?? '')?.number;
  const left = [...new Set(bound.flat())].filter((tile) => faceOf(tile)?.number === only);
  const said = pieces.map((piece) => {
    const means = isJoker(piece.text) ? left.pop() : undefined;
    return means ? { ...piece, means } : piece;
  });
  return readMeld(said.map(pieceText), shape).kind === 'group' ? said : pieces;
}

/** Lays tiles together as a new set. */
export function layNew(draft: Draft, which: readonly number[], shape: Shape, meant = UNBOUND): Draft {
  const { rest, taken, made } = takeOff(draft, new Set(which), (left) => closedUp(left, shape, meant));
  if (!taken.length) return draft;
  // What a joker was said to be held in the set that it leaves.
  const pieces = fitted([], taken.map(unsaid), shape, meant);
  const meld = { id: draft.nextMeld + made, pieces };
  return step(draft, { ...rest, melds: [...rest.melds, meld] }, made + 1);
}

/** Adds tiles to a set: where they fit, near a place if one is given. */
export function addTo(
  draft: Draft,
  which: readonly number[],
  meldId: number,
  shape: Shape,
  at?: number,
  meant = UNBOUND,
): Draft {
  const target = draft.now.melds.find((meld) => meld.id === meldId);
  if (!target) return draft;
  const gone = new Set(which);
  const before =
    at === undefined ? 0 : target.pieces.slice(0, at).filter((piece) => gone.has(piece.id)).length;
  const inside = target.pieces.filter((piece) => gone.has(piece.id));
  const outside = which.filter((id) => !inside.some((piece) => piece.id === id));
  const { rest, taken, made } = takeOff(draft, new Set(outside), (left) => closedUp(left, shape, meant));
  const stay = target.pieces.filter((piece) => !gone.has(piece.id));
  const all = order([...taken, ...inside], gone).map(unsaid);
  // The place was counted among all tiles of the set, and those before it that move are about to leave it.
  const pieces = fitted(stay, all, shape, meant, at === undefined ? undefined : at - before);
  if (samePieces(pieces, target.pieces)) return draft;
  return step(
    draft,
    { ...rest, melds: rest.melds.map((meld) => (meld.id === meldId ? { id: meld.id, pieces } : meld)) },
    made,
  );
}

const samePieces = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.length === b.length && a.every((piece, i) => piece.id === b[i]?.id && piece.means === b[i]?.means);

/** Drops a tile into a run that already has its number: the run is split and the tile joins the upper part. */
export function splitInto(draft: Draft, which: readonly number[], meldId: number, at: number): Draft {
  const target = draft.now.melds.find((meld) => meld.id === meldId);
  if (!target) return draft;
  const { rest, taken, made } = takeOff(draft, new Set(which));
  const low = target.pieces.slice(0, at);
  const high = [...taken.map(unsaid), ...target.pieces.slice(at)];
  const melds = rest.melds.flatMap((meld) =>
    meld.id === meldId
      ? [
          { id: meldId, pieces: low },
          { id: draft.nextMeld + made, pieces: high },
        ]
      : [meld],
  );
  return step(draft, { ...rest, melds }, made + 1);
}

/** Where a run can be split so that this tile makes the upper or the lower part right, or null. */
export function splitFor(meld: Meld, piece: Piece, shape: Shape): number | null {
  const tiles = meldTexts(meld);
  for (let at = 1; at < tiles.length; at++) {
    const low = readMeld(tiles.slice(0, at), shape).kind;
    const high = readMeld([piece.text, ...tiles.slice(at)], shape).kind;
    if (low && high) return at;
  }
  return null;
}

/** Cuts a set in two. */
export function split(draft: Draft, meldId: number, at: number): Draft {
  const target = draft.now.melds.find((meld) => meld.id === meldId);
  if (!target || at <= 0 || at >= target.pieces.length) return draft;
  const melds = draft.now.melds.flatMap((meld) =>
    meld.id === meldId
      ? [
          { id: meld.id, pieces: meld.pieces.slice(0, at) },
          { id: draft.nextMeld, pieces: meld.pieces.slice(at) },
        ]
      : [meld],
  );
  return step(draft, { ...draft.now, melds }, 1);
}

/** Puts a tile in a joker's place; the joker lies beside as the beginning of a new set. */
export function swapJoker(draft: Draft, tile: number, joker: number): Draft {
  const piece = pieceOf(draft.now, tile);
  const meld = meldOf(draft.now, joker);
  const from = meldOf(draft.now, tile);
  if (!piece || !meld || from?.id === meld.id) return draft;
  const { rest, made } = takeOff(draft, new Set([tile]));
  const freed = meld.pieces.find((other) => other.id === joker) as Piece;
  const pieces = meld.pieces.map((other) => (other.id === joker ? piece : other));
  const melds = rest.melds.map((other) => (other.id === meld.id ? { id: meld.id, pieces } : other));
  const beside = { id: draft.nextMeld + made, pieces: [unsaid(freed)] };
  return step(draft, { ...rest, melds: [...melds, beside] }, made + 1);
}

/** Whether a tile may go to the rack: one's own, and a joker where the house allows it. */
export function mayReturn(draft: Draft, id: number, jokers: boolean): boolean {
  if (ids(draft.base.rack).has(id)) return true;
  return jokers && pieceOf(draft.now, id)?.text === JOKER;
}

/** Takes tiles back to the rack; those that may not go stay where they are. */
export function toRack(draft: Draft, which: readonly number[], jokers: boolean): Draft {
  const gone = new Set(which.filter((id) => mayReturn(draft, id, jokers) && meldOf(draft.now, id)));
  if (!gone.size) return draft;
  const { rest, taken, made } = takeOff(draft, gone);
  return step(draft, { ...rest, rack: [...rest.rack, ...taken.map(unsaid)] }, made);
}

/** Says what the jokers of a set stand for: the tiles of the set, in their new order, with meanings stated. */
export function sayMeaning(draft: Draft, meldId: number, tiles: readonly string[]): Draft {
  const target = draft.now.melds.find((meld) => meld.id === meldId);
  if (!target) return draft;
  const left = [...target.pieces];
  const pieces = tiles.map((text) => {
    const at = left.findIndex((piece) => piece.text === plain(text));
    const piece = left.splice(at, 1)[0] as Piece;
    return isJoker(text) && text.length > 1 ? { ...unsaid(piece), means: text.slice(1) } : piece;
  });
  return step(draft, {
    ...draft.now,
    melds: draft.now.melds.map((meld) => (meld.id === meldId ? { id: meld.id, pieces } : meld)),
  });
}

/** The sets that the last step made or changed. */
export function lastTouched({ past, now }: Draft): Meld[] {
  const before = new Map(past[past.length - 1]?.melds.map((meld) => [meld.id, meld.pieces]));
  return now.melds.filter(({ id, pieces }) => !samePieces(before.get(id) ?? [], pieces));
}

/** Sets that are not right yet. */
export const unfinished = (position: Position, shape: Shape): Meld[] =>
  position.melds.filter((meld) => standing(meldTexts(meld), shape).state !== 'complete');

/** A position with the very objects of an older one wherever nothing changed: what looks at these need not look again. */
export function sharing(now: Position, was: Position): Position {
  const old = new Map(was.melds.map((meld) => [meld.id, meld]));
  const shared = now.melds.map((meld) => {
    const before = old.get(meld.id);
    return before && samePieces(meld.pieces, before.pieces) ? before : meld;
  });
  const sameTable = shared.length === was.melds.length && shared.every((meld, i) => meld === was.melds[i]);
  const melds = sameTable ? was.melds : shared;
  const rack = samePieces(now.rack, was.rack) ? was.rack : now.rack;
  return melds === was.melds && rack === was.rack ? was : { melds, rack };
}

// -- a draft that outlives its table ----------------------------------------------------------------

/**
 * The same draft on a table that has changed: a plan made before one's turn, or a draft over a reconnection.
 * If the sets it works with still lie there, all of it; else its new sets from the rack; else nothing.
 */
export function rebase(
  draft: Draft,
  base: Position,
  nextMeld: number,
): { draft: Draft; kept: 'all' | 'part' | 'none' } {
  const fresh = begin(base, Math.max(nextMeld, draft.nextMeld));
  if (!changed(draft)) return { draft: fresh, kept: 'all' };
  const old = new Map(draft.base.melds.map((meld) => [meld.id, meld]));
  const same = (meld: Meld | undefined, other: Meld): boolean =>
    !!meld && samePieces(meld.pieces, other.pieces);
  const made = draft.now.melds.filter((meld) => !same(old.get(meld.id), meld));
  const gone = draft.base.melds.filter(
    (meld) =>
      !same(
        draft.now.melds.find((other) => other.id === meld.id),
        meld,
      ),
  );
  const rack = ids(base.rack);
  const rackBefore = ids(draft.base.rack);
  const there = gone.every((meld) =>
    same(
      base.melds.find((other) => other.id === meld.id),
      meld,
    ),
  );
  const own = (meld: Meld): boolean =>
    meld.pieces.every((piece) => !rackBefore.has(piece.id) || rack.has(piece.id));
  const whole = there && made.every(own);
  const keep = whole ? made : made.filter((meld) => meld.pieces.every((piece) => rack.has(piece.id)));
  if (!whole && !keep.length) return { draft: fresh, kept: 'none' };
  const lying = whole ? base.melds.filter((meld) => !gone.some((other) => other.id === meld.id)) : base.melds;
  const taken = new Set(lying.map((meld) => meld.id));
  let next = fresh.nextMeld;
  // A set of mine may have the number of an old one, out of which it grew and which lies there again.
  const melds = [...lying, ...keep.map((meld) => (taken.has(meld.id) ? { ...meld, id: next++ } : meld))];
  const used = ids(melds.flatMap((meld) => meld.pieces));
  const regainedNow = whole ? regained(draft) : [];
  const now = { melds, rack: [...base.rack.filter((piece) => !used.has(piece.id)), ...regainedNow] };
  return { draft: { ...step(fresh, now), nextMeld: next }, kept: whole ? 'all' : 'part' };
}

// -- jokers that were swapped -----------------------------------------------------------------------
// Where the rules want that announced (7.14), the page does so by itself.

const meaningIn = (meld: Meld, id: number, shape: Shape): string | null =>
  certainMeanings(meldTexts(meld), shape)[meld.pieces.findIndex((piece) => piece.id === id)] ?? null;

/** Whether a joker that lay on the table lies in another set now, or stands for something else. */
export function jokersMoved(draft: Draft, shape: Shape): boolean {
  return draft.base.melds.some((was) =>
    was.pieces.some(({ id, text }) => {
      if (text !== JOKER) return false;
      const now = meldOf(draft.now, id);
      return now?.id !== was.id || meaningIn(now, id, shape) !== meaningIn(was, id, shape);
    }),
  );
}

// -- numbers for tiles and sets ---------------------------------------------------------------------
// Which tile is which: numbers that stay with the tiles from one table to the next, so that the eye can
// follow them.

/** The next numbers for a tile and for a set. */
export interface Counted {
  readonly pieces: number;
  readonly melds: number;
}

export const NOTHING_COUNTED: Counted = { pieces: 1, melds: 1 };

/**
 * Gives the tiles of a new table and rack the numbers they had: what lies in the same set keeps its number
 * first, then whatever looks alike, so that the eye can follow each tile from before to after.
 */
export class Naming {
  private nextPiece: number;
  private nextMeldId: number;

  /** Goes on from the numbers that were given before. */
  constructor({ pieces, melds } = NOTHING_COUNTED) {
    [this.nextPiece, this.nextMeldId] = [pieces, melds];
  }

  get counted(): Counted {
    return { pieces: this.nextPiece, melds: this.nextMeldId };
  }

  get nextMeld(): number {
    return this.nextMeldId;
  }

  /** A number for a tile that was not seen before. */
  fresh(): number {
    return this.nextPiece++;
  }

  /** Sets made in a draft have numbers too. */
  used(next: number): void {
    this.nextMeldId = Math.max(this.nextMeldId, next);
  }

  name(table: readonly (readonly string[])[], rack: readonly string[], was: Position | null): Position {
    const free = new Map<string, number[]>();
    const put = (piece: Piece): void => {
      const text = plain(piece.text);
      free.set(text, [...(free.get(text) ?? []), piece.id]);
    };
    const oldMelds = was ? [...was.melds] : [];
    // The rack first: a tile that is still on my rack is the same tile.
    const rackIds = this.match(rack, was?.rack ?? []);
    const keptRack = new Set(rackIds);
    was?.rack.filter((piece) => !keptRack.has(piece.id)).forEach(put);
    const pairs = pairMelds(table, oldMelds);
    const sames = table.map((tiles, i) => {
      const old = pairs[i];
      return old ? this.match(tiles, old.pieces) : tiles.map(() => null);
    });
    const keptTable = new Set(sames.flat());
    oldMelds
      .flatMap((meld) => meld.pieces)
      .filter((piece) => !keptTable.has(piece.id))
      .forEach(put);
    const melds = table.map((tiles, i): Meld => {
      const id = pairs[i]?.id ?? this.nextMeldId++;
      return { id, pieces: tiles.map((text, j) => this.piece(text, sames[i]?.[j] ?? null, free)) };
    });
    return { melds, rack: rack.map((text, j) => this.piece(text, rackIds[j] ?? null, free)) };
  }

  private piece(text: string, id: number | null, free: Map<string, number[]>): Piece {
    const number = id ?? free.get(plain(text))?.shift() ?? this.nextPiece++;
    const means = isJoker(text) && text.length > 1 ? text.slice(1) : null;
    return means ? { id: number, text: JOKER, means } : { id: number, text: plain(text) };
  }

  private match(tiles: readonly string[], old: readonly Piece[]): (number | null)[] {
    const left = [...old];
    return tiles.map((text) => {
      const at = left.findIndex((piece) => piece.text === plain(text));
      return at < 0 ? null : (left.splice(at, 1)[0] as Piece).id;
    });
  }
}

/** Which old set a new one comes from: the very same, else the one with which it shares most tiles, each old set once. */
function pairMelds(table: readonly (readonly string[])[], old: readonly Meld[]): (Meld | undefined)[] {
  const now = table.map((tiles) => tiles.map(plain));
  const was = old.map((meld) => meld.pieces.map((piece) => piece.text));
  const sorted = (tiles: readonly string[]): string => [...tiles].sort().join(' ');
  const [nowSorted, wasSorted] = [now.map(sorted), was.map(sorted)];
  const result: (Meld | undefined)[] = table.map(() => undefined);
  const used = new Set<number>();
  const pair = (score: (i: number, j: number) => number): void => {
    const left = old.flatMap((_, j) => (used.has(j) ? [] : j));
    const pairs = now
      .flatMap((_, i) => (result[i] ? [] : left.map((j) => ({ i, j, score: score(i, j) }))))
      .filter((one) => one.score > 0)
      .sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
    for (const { i, j } of pairs) {
      if (result[i] || used.has(j)) continue;
      result[i] = old[j];
      used.add(j);
    }
  };
  // The very same first: otherwise a set that only shares tiles with it might take its number.
  pair((i, j) => (nowSorted[i] === wasSorted[j] ? 1 : 0));
  pair((i, j) => alike(now[i] ?? [], was[j] ?? []));
  return result;
}

/** How many tiles two sets share, if that is at least half of the smaller one. */
function alike(tiles: readonly string[], old: readonly string[]): number {
  const left = [...old];
  const shared = tiles.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return shared * 2 >= Math.min(tiles.length, old.length) ? shared : 0;
}
