/** What glows on the table: tiles and sets that somebody should look at. */
import type { Meld, Piece } from '../../board/state.ts';

/** The sets and tiles that a hint is about; a set may have the numbers of its steps. */
export interface HintMarks {
  melds: ReadonlyMap<number, readonly number[]>;
  pieces: ReadonlySet<number>;
}

/** Marks on these tiles and around these sets. */
export const marksOn = (pieces: readonly Piece[], melds: readonly Meld[] = []): HintMarks => ({
  melds: new Map(melds.map(({ id }) => [id, []])),
  pieces: new Set(pieces.map(({ id }) => id)),
});
