/** Where tiles may go and what a drop does with them. Pure: a draft in, a draft or a reason out. */
import { boundJokers } from './bound.ts';
import type { House } from './house.ts';
import { jokersToSwap, placesFor, readMeld, standing } from './melds.ts';
import {
  addTo,
  type Draft,
  laid,
  type Meld,
  meldOf,
  meldTexts,
  type Piece,
  pieceOf,
  splitFor,
  splitInto,
  swapJoker,
} from './state.ts';
import { JOKER } from './tile.ts';

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
