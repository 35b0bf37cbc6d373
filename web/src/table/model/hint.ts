/** A hint on the table: told, followed, or put away. */
import type { Counted } from '../../board/naming.ts';
import type { Coach } from './coach.ts';
import { layPosition } from './lay_all.ts';
import { sayAloud } from './notices.ts';
import { after, type Change, handle, same, type Table } from './table.ts';
import { refresh } from './turn.ts';

/** The hint stands as this coach tells it. */
const tell = (table: Table, coach: Coach): Change =>
  after(
    handle(table, { coach }),
    (now) => sayAloud(now, coach.spoken),
    (now) => refresh(now),
  );

/** `counted`: the numbers that its tiles and sets have. */
export const beginHint = (table: Table, coach: Coach, counted: Counted): Change =>
  tell({ ...table, counted }, coach);

/** One stage further; in the last one, the next set of the turn. */
export function moreHint(table: Table): Change {
  const { coach } = table.interaction;
  return coach ? tell(table, coach.next()) : same(table);
}

/** A set of the turn, on the table. */
export function showHintStep(table: Table, at: number): Change {
  const { coach } = table.interaction;
  return coach ? tell(table, coach.showing(at)) : same(table);
}

/** Lays the hint as a draft: all of it, or the set it began with. */
export function followHint(table: Table, isWhole: boolean): Change {
  const { coach } = table.interaction;
  const now = isWhole ? coach?.whole : coach?.firstOnly;
  return now ? layPosition(table, now) : same(table);
}
