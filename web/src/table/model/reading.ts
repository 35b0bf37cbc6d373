/** What a screen reader is asked for: the whole table, a set, and what changed. */
import type { Shape } from '../../board/melds.ts';
import { type Meld, meldTexts, type Position } from '../../board/state.ts';
import type { TurnSeen } from '../../wire/protocol.ts';
import { labelled, tileName } from '../../ui/words.svelte.ts';
import { firstUnseen, turnWords } from './log.ts';
import { setName } from './spoken.ts';

const names = (tiles: readonly string[]): string => tiles.map(tileName).join(', ');

/** Everything on the table, set by set. */
export const tableWords = ({ melds }: Position, shape: Shape): string =>
  melds.map((meld) => `${setName(meld, shape)}.`).join(' ');

/** One set as it stands, and every tile of it. */
export const setWords = (meld: Meld, standing: string): string =>
  `${labelled(standing, names(meldTexts(meld)))}.`;

/** Each turn since the player's own, with the tiles that were laid. */
export function changesWords(
  history: readonly TurnSeen[],
  seat: number | null,
  nameOf: (seat: number) => string,
): string {
  return history
    .slice(firstUnseen(history, seat))
    .map((turn) => `${turnWords(turn, nameOf(turn.seat), turn.seat === seat)} ${names(turn.laid)}`.trim())
    .join(' ');
}
