/**
 * What hands may do to the draft of a turn under the rules of a house: where tiles go, what a drop does with them, and
 * which sets want them. Pure: a draft in, a draft or a reason out. The server has the last word.
 */
import {
  addTo,
  type Draft,
  laid,
  type Meld,
  meldOf,
  meldTexts,
  type Naming,
  type Piece,
  pieceOf,
  type Position,
  splitFor,
  splitInto,
  swapJoker,
} from './draft.ts';
import { jokersToSwap, type Meant, placesFor, readMeld, type Shape, standing } from './melds.ts';
import { type Colour, faceOf, isJoker, JOKER, plain } from './tile.ts';

// -- the rules as hands know them -------------------------------------------------------------------
// Read from the names and values that the server sends.

export interface House {
  shape: Shape;
  opening: OpeningRules;
  /** The table is closed to a player until the turn after the opening. */
  closedThisTurn: boolean;
  /** One player's opening opens the table for all. */
  openedForAll: boolean;
  /** Sets with a joker may not be touched. */
  frozen: boolean;
  /** A joker on the table keeps its meaning until it is swapped. */
  keepsMeaning: boolean;
  /** A swapped joker may go to the rack. */
  jokersReturn: boolean;
  /** A swap is said aloud. */
  announced: boolean;
  /** There is a place for discards. */
  discards: boolean;
  /** Open tiles may be taken. */
  takes: boolean;
  /** Every turn begins with a draw. */
  drawsFirst: boolean;
}

export type RuleValues = Readonly<Record<string, unknown>>;

export function houseOf(rules: RuleValues, colours: readonly Colour[]): House {
  const joker = rules['opening_joker_value'];
  const most = rules['group_max'];
  return {
    shape: {
      colours,
      groupMax: typeof most === 'number' ? most : colours.length,
      distinct: rules['group_distinct_colours'] !== false,
    },
    opening: {
      min: Number(rules['opening_min'] ?? 30),
      jokerValue: typeof joker === 'number' ? joker : null,
      single: rules['opening_scope'] === 'single_set',
      handGameFree: rules['hand_game'] === 'double_and_no_minimum',
    },
    closedThisTurn: rules['table_access'] === 'turn_after_opening',
    openedForAll: rules['table_access'] === 'any_player_opened',
    frozen: rules['joker_sets'] === 'frozen',
    keepsMeaning: rules['joker_sets'] !== 'free',
    jokersReturn: rules['joker_after_swap'] === 'rack_allowed',
    announced: rules['joker_swap_announced'] === true,
    discards: rules['draw_mode'] !== 'instead_of_playing' || rules['starter_discard'] === true,
    takes: rules['take_discard'] !== 'never' || rules['face_up_eighth'] !== 'off',
    drawsFirst: rules['draw_mode'] === 'every_turn_then_place',
  };
}

// -- the opening meter ------------------------------------------------------------------------------
// What the new sets from the rack count so far.

export interface OpeningRules {
  min: number;
  /** null: a joker counts what it stands for. */
  jokerValue: number | null;
  single: boolean;
  /** Going out at once needs no points. */
  handGameFree: boolean;
}

/** Points of the valid new sets that are made of rack tiles alone. */
export function openingValue(draft: Draft, shape: Shape, rules: OpeningRules): number {
  const rack = new Set(draft.base.rack.map((piece) => piece.id));
  const values = draft.now.melds
    .filter((meld) => meld.pieces.every((piece) => rack.has(piece.id)))
    .map((meld) => meldValue(meldTexts(meld), shape, rules.jokerValue));
  return rules.single ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
}

/** The points an opening needs now. */
export const openingNeeds = (draft: Draft, rules: OpeningRules): number =>
  rules.handGameFree && !draft.now.rack.length ? 0 : rules.min;

function meldValue(tiles: readonly string[], shape: Shape, jokerValue: number | null): number {
  const reading = readMeld(tiles, shape);
  if (!reading.kind) return 0;
  if (jokerValue === null) return reading.value;
  return tiles.reduce((sum, text) => sum + (isJoker(text) ? jokerValue : (faceOf(text)?.number ?? 0)), 0);
}

// -- what jokers are bound to -----------------------------------------------------------------------

/**
 * For each of them, what jokers stood for as the turn began and no tile has come to replace.
 * One joker is as good as another: it does not matter which of them takes which part.
 */
export function boundJokers({ base, now }: Draft, { keepsMeaning, shape }: House): Meant {
  // 7.3: where jokers are free, none is bound to anything.
  if (!keepsMeaning) return new Map();
  const tiles = base.melds.flatMap((before) => {
    const came = newcomers(
      before,
      now.melds.find((meld) => meld.id === before.id),
    );
    const { means } = readMeld(meldTexts(before), shape);
    return means.filter((some) => !some.some((tile) => came.includes(tile))).flat();
  });
  const jokers = base.melds.flatMap(({ pieces }) => pieces).filter(({ text }) => isJoker(text));
  return new Map(jokers.map(({ id }) => [id, tiles]));
}

/** The tiles that have joined a set in this turn. */
function newcomers(before: Meld, now: Meld | undefined): string[] {
  const there = new Set(before.pieces.map(({ id }) => id));
  return (now?.pieces ?? []).filter(({ id }) => !there.has(id)).map(({ text }) => text);
}

// -- where tiles may go -----------------------------------------------------------------------------

/** Where a drop goes. */
export type Target =
  | { kind: 'meld'; meld: number; at?: number | undefined; tile?: number | undefined }
  | { kind: 'cloth'; x: number; y: number }
  /** Among the slots of the rack; -1 means to where each tile stood. */
  | { kind: 'rack'; at: number; apart: boolean }
  | { kind: 'discard' };

export type OnMeld = Extract<Target, { kind: 'meld' }>;

/** The draft, the rules, and whether its player has yet to open the table. */
export interface Hand {
  draft: Draft;
  house: House;
  mustOpen: boolean;
  /** What lies there is enough for an opening. */
  opens: boolean;
}

/** A message that says why not, or null. */
export type Reason = 'refusal-opening-uses-table' | 'status-frozen' | null;

/** The table is still closed to this player. */
const closed = ({ mustOpen, house, opens, draft }: Hand): boolean =>
  mustOpen && (house.closedThisTurn || !opens || !laid(draft).length);

/** Why a tile may not be moved. */
export function whyStays(hand: Hand, id: number): Reason {
  const { draft, house } = hand;
  if (draft.now.rack.some((piece) => piece.id === id) || laid(draft).some((piece) => piece.id === id))
    return null;
  if (closed(hand)) return 'refusal-opening-uses-table';
  const meld = meldOf(draft.now, id);
  const before = draft.base.melds.find((other) => other.id === meld?.id);
  const stays = before?.pieces.some(
    (piece) => piece.text === JOKER && meld?.pieces.some((other) => other.id === piece.id),
  );
  return house.frozen && stays ? 'status-frozen' : null;
}

/** Why a set may not be added to. */
export function whyNotOn(hand: Hand, meld: Meld, ids: readonly number[]): Reason {
  if (!hand.draft.base.melds.some((other) => other.id === meld.id)) return null;
  if (closed(hand)) return 'refusal-opening-uses-table';
  const only = ids.length === 1 ? pieceOf(hand.draft.now, ids[0] as number) : undefined;
  const swap = only && jokersToSwap(meldTexts(meld), only.text, hand.house.shape).length > 0;
  // 7.2: a swap is possible under every policy, in a frozen set too.
  return swap ? null : whyStays(hand, meld.pieces[0]?.id ?? -1);
}

/** Lays tiles on a set: one finds its own place, several go where they fit. */
export function layOn(hand: Hand, ids: readonly number[], meld: Meld, target: OnMeld): Draft {
  const only = ids.length === 1 ? pieceOf(hand.draft.now, ids[0] as number) : undefined;
  return only ? layOneOn(hand, only, meld, target) : add(hand, ids, meld);
}

const add = ({ draft, house }: Hand, ids: readonly number[], meld: Meld, at?: number): Draft =>
  addTo(draft, ids, meld.id, house.shape, at, boundJokers(draft, house));

function layOneOn(hand: Hand, piece: Piece, meld: Meld, target: OnMeld): Draft {
  const { draft, house } = hand;
  const { shape } = house;
  const texts = meldTexts(meld);
  if (meld.pieces.some((other) => other.id === piece.id)) return add(hand, [piece.id], meld, target.at);
  const places = placesFor(texts, piece.text, shape);
  const swaps = jokersToSwap(texts, piece.text, shape).map((at) => meld.pieces[at]?.id as number);
  const onJoker = swaps.find((id) => id === target.tile);
  // A joker that keeps its meaning cannot make room in a run, and a frozen set takes nothing but the real tile.
  const frozen = whyStays(hand, meld.pieces[0]?.id ?? -1) !== null;
  const bound = frozen || (house.keepsMeaning && readMeld(texts, shape).kind === 'run');
  if (onJoker !== undefined || (swaps.length && (!places.length || bound)))
    return swapJoker(draft, piece.id, onJoker ?? (swaps[0] as number));
  if (places.length) return add(hand, [piece.id], meld, target.at);
  const cut = splitFor(meld, piece, shape);
  return cut === null ? add(hand, [piece.id], meld) : splitInto(draft, [piece.id], meld.id, cut);
}

/** The sets on which a tile makes sense. */
export function placesOf(hand: Hand, piece: Piece): Meld[] {
  const { shape } = hand.house;
  return hand.draft.now.melds.filter((meld) => {
    if (whyNotOn(hand, meld, [piece.id])) return false;
    const texts = meldTexts(meld);
    return (
      placesFor(texts, piece.text, shape).length ||
      jokersToSwap(texts, piece.text, shape).length ||
      completes(hand, meld, piece)
    );
  });
}

/** A set of the draft that is not there yet and that this tile would make right. */
function completes({ draft, house: { shape } }: Hand, meld: Meld, piece: Piece): boolean {
  if (standing(meldTexts(meld), shape).state === 'complete') return false;
  const next = addTo({ ...draft, now: { melds: [meld], rack: [piece] } }, [piece.id], meld.id, shape);
  const joined = next.now.melds[0];
  return meld.pieces.length < 13 && !!joined && standing(meldTexts(joined), shape).state === 'complete';
}

// -- which sets take the tiles in hand --------------------------------------------------------------
// The help that is shown while tiles are carried.

/** What becomes of a set that takes the tiles. */
export interface Fitting {
  meld: number;
  /** Where they will lie: before which of its tiles. */
  at: number;
  /** The joker that leaves for the tile. */
  joker: number | null;
  /** The numbers of a run from first to last, or of a group how many of which; null while it is not whole. */
  result: { kind: 'run'; from: number; to: number } | { kind: 'group'; count: number; number: number } | null;
}

/** The sets that would be right with all of these tiles, or one step further on the way to it. */
export function fittingSets(hand: Hand, ids: readonly number[]): Fitting[] {
  const pieces = ids.flatMap((id) => pieceOf(hand.draft.now, id) ?? []);
  return hand.draft.now.melds.flatMap((meld) => {
    if (meld.pieces.some(({ id }) => ids.includes(id)) || !mayBelong(meld, pieces)) return [];
    return fittingOn(hand, ids, meld) ?? [];
  });
}

/** A quick look that spares most sets the search: something in common, or a joker. */
function mayBelong(meld: Meld, pieces: readonly Piece[]): boolean {
  const faces = meld.pieces.map(({ text }) => faceOf(text));
  return pieces.every(({ text }) => {
    const face = faceOf(text);
    if (!face) return true;
    return faces.some((other) => !other || other.colour === face.colour || other.number === face.number);
  });
}

function fittingOn(hand: Hand, ids: readonly number[], meld: Meld): Fitting | null {
  if (whyNotOn(hand, meld, ids)) return null;
  const { shape } = hand.house;
  const next = layOn(hand, ids, meld, { kind: 'meld', meld: meld.id });
  const joined = ids[0] === undefined ? undefined : meldOf(next.now, ids[0]);
  const rest = next.now.melds.find(({ id }) => id === meld.id);
  if (!joined || !rest || next === hand.draft) return null;
  const whole = [joined, rest].every((one) => standing(meldTexts(one), shape).state === 'complete');
  if (!whole && !isOnItsWay(meld, joined, shape)) return null;
  return {
    meld: meld.id,
    at: placeIn(meld, joined, rest, ids),
    joker: freedJoker(meld, next),
    result: whole ? resultOf(joined, shape) : null,
  };
}

/** A set that is being built and not right yet may take what brings it nearer. */
const isOnItsWay = (meld: Meld, joined: Meld, shape: Shape): boolean =>
  standing(meldTexts(meld), shape).state === 'incomplete' &&
  standing(meldTexts(joined), shape).state === 'incomplete';

/** Before which of the old tiles the new ones lie; a run that was split parts where its upper half begins. */
function placeIn(meld: Meld, joined: Meld, rest: Meld, ids: readonly number[]): number {
  if (joined.id !== rest.id) return rest.pieces.length;
  const first = joined.pieces.findIndex(({ id }) => ids.includes(id));
  return Math.min(first, meld.pieces.length);
}

function freedJoker(meld: Meld, next: Draft): number | null {
  const left = meld.pieces.find(({ id, text }) => isJoker(text) && meldOf(next.now, id)?.pieces.length === 1);
  return left?.id ?? null;
}

function resultOf(joined: Meld, shape: Shape): Fitting['result'] {
  const { kind } = readMeld(meldTexts(joined), shape);
  const numbered = joined.pieces.findIndex(({ text }) => faceOf(text));
  const number = faceOf(joined.pieces[numbered]?.text ?? '')?.number;
  if (!kind || number === undefined) return null;
  const count = joined.pieces.length;
  if (kind === 'group') return { kind, count, number };
  return { kind, from: number - numbered, to: number - numbered + count - 1 };
}

// -- a whole table at once --------------------------------------------------------------------------

/** A whole table that somebody has in mind, laid with the tiles at hand. */
export interface WantedTable {
  table: readonly (readonly string[])[];
  /** Where the open tile is from that is taken for it. */
  take?: string | null;
}

/** The table and what is left of the rack; null where tiles on the table would be lost, or others are needed. */
export function layWanted(
  aim: WantedTable,
  base: Position,
  takes: ReadonlyMap<number, string>,
  naming: Naming,
): Position | null {
  const left = [...base.rack];
  const used: Piece[] = [];
  for (const tile of newTiles(aim.table, base)) {
    const take = aim.take
      ? left.findIndex((piece) => piece.text === tile && takes.get(piece.id) === aim.take)
      : -1;
    const at = take >= 0 ? take : left.findIndex((piece) => piece.text === tile && !takes.has(piece.id));
    if (at < 0) return null;
    used.push(...left.splice(at, 1));
  }
  // What stays on the rack is named first, so that of two twins the right one is laid.
  const { melds } = naming.name(
    aim.table,
    left.map((piece) => piece.text),
    { ...base, rack: [...left, ...used] },
  );
  const onTable = new Set(melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
  const lost = base.melds.some((meld) => meld.pieces.some((piece) => !onTable.has(piece.id)));
  return lost ? null : { melds, rack: base.rack.filter((piece) => !onTable.has(piece.id)) };
}

/** What lay at some moment of a turn, with all that lies there no more back on the rack. */
export function takenHome({ table }: WantedTable, base: Position, lay: Position): Position {
  const laid = newTiles(table, base);
  const rack = [...lay.rack];
  const stays = (piece: Piece): boolean => {
    const at = laid.indexOf(piece.text);
    if (at >= 0) laid.splice(at, 1);
    else rack.push(piece);
    return at >= 0;
  };
  const own = new Set(base.rack.map(({ id }) => id));
  const melds = lay.melds.map(({ id, pieces }) => ({
    id,
    pieces: pieces.filter((piece) => !own.has(piece.id) || stays(piece)),
  }));
  return { melds, rack };
}

/** The tiles of a table that do not lie there yet. */
function newTiles(table: WantedTable['table'], base: Position): string[] {
  const lying = base.melds.flatMap((meld) => meld.pieces.map((piece: Piece) => piece.text));
  return table
    .flat()
    .map(plain)
    .filter((tile) => {
      const at = lying.indexOf(tile);
      if (at >= 0) lying.splice(at, 1);
      return at < 0;
    });
}
