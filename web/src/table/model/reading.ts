/** The turns of a round to be read, by eye in the log or aloud, or seen once more: fetched when somebody asks for it. */
import { changed, Naming, type Position } from '../../board/draft.ts';
import { isJoker } from '../../board/tile.ts';
import { t, tileName } from '../../ui/words.svelte.ts';
import type { TurnSeen } from '../../wire/protocol.ts';
import { isDone } from './game.ts';
import { changesOf } from './standing.ts';
import { after, type Again, type Change, change, same, type Table, withoutTakes } from './table.ts';
import { endAgain, refresh } from './turn.ts';

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

// -- a turn once more -------------------------------------------------------------------------------

/** So long the table lies as it did before the turn, in milliseconds. */
const BEFORE = 400;

/** The table after so many turns of the round. */
function tableAfter(history: readonly TurnSeen[], count: number): string[][] {
  for (let i = count - 1; i >= 0; i--) {
    const table = history[i]?.table;
    if (table) return table;
  }
  return [];
}

/** The table comes back by itself, or with the first touch. */
export function showAgain(table: Table, number: number): Change {
  const turns = table.game.view?.history ?? [];
  const turn = turns[number];
  // With another table in its place a draft of mine would be out of sight.
  if (!turn?.table || changed(table.draft) || table.interaction.carried.length) return same(table);
  const ended = endAgain(table);
  const { draft, takes, counted, places } = ended.table;
  const naming = new Naming(counted);
  const rack = withoutTakes(draft.base, takes).rack.map((piece) => piece.text);
  const before = naming.name(tableAfter(turns, number), rack, draft.base);
  const position = naming.name(turn.table, rack, before);
  const again: Again = {
    shown: { position: before, turn: null },
    number,
    next: { position, turn: changesOf(turn.seat, before, position) },
    layout: places.layout,
  };
  return after(
    ended,
    (now) => refresh({ ...now, again, counted: naming.counted }),
    (now) => change(now, {}, { do: 'later', timer: 'again', ms: BEFORE }),
  );
}
