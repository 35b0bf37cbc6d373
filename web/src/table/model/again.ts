/** A turn of the round shown once more on the table: as it lay before, the flight, and after a while back to now. */
import { restored } from './places.ts';
import { after, type Change, change, NOT_AGAIN, type Table } from './table.ts';
import { refresh } from './turn.ts';

/** The flight, and a moment to look. */
const AFTER = 1600 + 1200;

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
