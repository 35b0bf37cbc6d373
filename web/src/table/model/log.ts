/** The turns of a round as lines: what everybody saw, the newest first. */
import type { TurnSeen } from '../../wire/protocol.ts';
import { isDone } from './game.ts';
import { isJoker } from '../../board/tile.ts';
import { t, tileName } from '../../ui/words.svelte.ts';

/** The table after so many turns of the round. */
export function tableAfter(history: readonly TurnSeen[], count: number): string[][] {
  for (let i = count - 1; i >= 0; i--) {
    const table = history[i]?.table;
    if (table) return table;
  }
  return [];
}

/** What somebody did in a turn. */
export function turnWords(turn: TurnSeen, name: string, me: boolean): string {
  const who = { name, me: String(me) };
  const said: string[] = [];
  if (turn.settled)
    said.push(
      t(turn.settled === 'time_out' ? 'news-time-out' : 'news-mistake', { ...who, count: turn.drew }),
    );
  if (turn.laid.length) said.push(t('news-played', { ...who, count: turn.laid.length }));
  else if (turn.drew && !turn.settled) said.push(t('news-drew', who));
  if (turn.passed) said.push(t('news-passed', who));
  if (turn.discarded)
    said.push(
      t('news-discarded', { ...who, tile: isJoker(turn.discarded) ? t('joker') : tileName(turn.discarded) }),
    );
  return said.join(' ');
}

/** The number of the first turn after my last one: what I have not seen yet. */
export function firstUnseen(history: readonly TurnSeen[], seat: number | null): number {
  for (let i = history.length - 1; i >= 0; i--) {
    const turn = history[i];
    if (turn && turn.seat === seat && isDone(turn)) return i + 1;
  }
  return 0;
}
