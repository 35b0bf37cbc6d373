/** Begins to show a turn of the round once more; `again` goes on with it and ends it. */
import { Naming } from '../../board/naming.ts';
import { changed } from '../../board/state.ts';
import { endAgain } from './again.ts';
import { changesOf } from './change.ts';
import { tableAfter } from './log.ts';
import { type Again, after, type Change, change, same, type Table } from './table.ts';
import { withoutTakes } from './takes.ts';
import { refresh } from './turn.ts';

/** So long the table lies as it did before the turn, in milliseconds. */
const BEFORE = 400;

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
