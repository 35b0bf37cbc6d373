/** Which sets take the tiles in hand, and where in them: the help that is shown while tiles are carried. */
import { type Hand, layOn, whyNotOn } from './drop.ts';
import { readMeld, type Shape, standing } from './melds.ts';
import { type Draft, type Meld, meldOf, meldTexts, type Piece, pieceOf } from './state.ts';
import { faceOf, isJoker } from './tile.ts';

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
