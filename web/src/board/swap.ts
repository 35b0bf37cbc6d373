/** Jokers that were swapped: where the rules want that announced, the page does so by itself. */
import { certainMeanings, type Shape } from './melds.ts';
import { type Draft, type Meld, meldOf, meldTexts } from './state.ts';
import { JOKER } from './tile.ts';

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
