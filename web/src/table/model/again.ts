/** A turn of the round shown once more on the table: as it lay before, the flight, and after a while back to now. */
import { changed, Naming } from '../../board/state.ts';
import { changesOf } from './change.ts';
import { tableAfter } from './log.ts';
import { restored } from './places.ts';
import { type Again, after, type Change, change, NOT_AGAIN, same, type Table } from './table.ts';
import { withoutTakes } from './takes.ts';
import { refresh } from './turn.ts';

const BEFORE = 400;
/** The flight, and a moment to look. */
const AFTER = 1600 + 1200;

/** The table comes back by itself, or with the first touch. */
export function showAgain(table: Table, number: number): Change {
  const turns = table.game.view?.history ?? [];
  const turn = turns[number];
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

/** Time is up for what is shown. */
export function goOnAgain(table: Table): Change {
  const { again } = table;
  if (!again.next) return endAgain(table);
  return after(refresh({ ...table, again: { ...again, shown: again.next, next: null } }), (now) =>
    change(now, {}, { do: 'later', timer: 'again', ms: AFTER }),
  );
}

export function endAgain(table: Table): Change {
  const { shown, layout } = table.again;
  const ended = change(table, { again: NOT_AGAIN }, { do: 'stop', timer: 'again' });
  if (!shown) return ended;
  return after(ended, (now) => refresh({ ...now, places: restored(now.places, layout) }));
}
