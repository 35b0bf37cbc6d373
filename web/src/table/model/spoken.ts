/** What a screen reader says about the table: which tiles went where, and what lies there. */
import { readMeld, type Shape } from '../../board/melds.ts';
import { type Meld, meldTexts, pieceText, type Position } from '../../board/state.ts';
import { labelled, t, tileName } from '../../ui/words.svelte.ts';
import type { TurnMark } from './change.ts';
import type { TimeOut } from './time_out.ts';

const names = (tiles: readonly string[]): string => tiles.map(tileName).join(', ');

/** A run by its ends, a group by its tiles. */
export function setName(meld: Meld, shape: Shape): string {
  const texts = meldTexts(meld);
  const [first, last] = [texts[0], texts[texts.length - 1]];
  const isRun = readMeld(texts, shape).kind === 'run' && first !== undefined && last !== undefined;
  return isRun ? t('set-span', { first: tileName(first), last: tileName(last) }) : names(texts);
}

/** Where the tiles of a turn went. */
export function whereLaid(turn: TurnMark, before: Position, now: Position, shape: Shape): string {
  const old = new Set(before.melds.map(({ id }) => id));
  const said = now.melds.flatMap((meld) => {
    const fresh = meld.pieces.filter(({ id }) => turn.pieces.has(id)).map(pieceText);
    if (!fresh.length) return [];
    const tiles = names(fresh);
    return old.has(meld.id) ? t('laid-onto', { tiles, set: setName(meld, shape) }) : t('laid-new', { tiles });
  });
  return said.length ? `${said.join('; ')}.` : '';
}

/** What came back and what was drawn when time was up. */
export const timeOutWords = ({ back, drawn }: TimeOut): string =>
  [
    back.length ? `${labelled(t('came-back', { count: back.length }), names(back))}.` : '',
    drawn.length ? `${labelled(t('drawn-now', { count: drawn.length }), names(drawn))}.` : '',
  ]
    .join(' ')
    .trim();
