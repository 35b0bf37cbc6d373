/** The opening meter: what the new sets from the rack count so far. The server has the last word. */
import { readMeld, type Shape } from './melds.ts';
import { type Draft, meldTexts } from './state.ts';
import { faceOf, isJoker } from './tile.ts';

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
