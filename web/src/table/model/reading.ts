/** The turns of a round to be read, by eye in the log or aloud: fetched when somebody asks for it. */
import type { Position } from '../../board/draft.ts';
import { Naming } from '../../board/naming.ts';
import { isJoker } from '../../board/tile.ts';
import { t, tileName } from '../../ui/words.svelte.ts';
import type { TurnSeen } from '../../wire/protocol.ts';
import { isDone } from './game.ts';
import { tableAfter } from './showing.ts';

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

/** The table before a turn of the round and after it; null if it stayed as it was. */
export function alteredBy(
  history: readonly TurnSeen[],
  number: number,
): Record<'before' | 'after', Position> | null {
  const table = history[number]?.table;
  if (!table) return null;
  const naming = new Naming();
  const before = naming.name(tableAfter(history, number), [], null);
  return { before, after: naming.name(table, [], before) };
}
