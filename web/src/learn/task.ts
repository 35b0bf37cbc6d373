/** Whether a task of the tutorial is done. Its positions are such that whatever passes here is a legal turn. */
import { type Shape, standing } from '../board/melds.ts';
import type { Task } from '../rulebook/book.ts';
import { leftOver, type Position, without } from '../wire/local.ts';

export type Grade = 'done' | 'unfinished' | 'other';

/** The goal lies on the table, and every set is right. */
export function grade(task: Task, table: readonly (readonly string[])[], shape: Shape): Grade {
  if (table.some((set) => standing([...set], shape).state !== 'complete')) return 'unfinished';
  const rack = leftOver({ ...task.tiles, opened: task.opened }, table);
  return without(task.tiles.goal, without(task.tiles.rack, rack)).length ? 'other' : 'done';
}

/** What becomes of a draft when time is up: loose tiles come to the rack, or all is taken back; then the penalty. */
export function timeUp(
  task: Task,
  draft: readonly (readonly string[])[],
  shape: Shape,
  voids: boolean,
): Position {
  const before = { table: task.tiles.table, rack: task.tiles.rack, opened: task.opened };
  const kept = draft.filter((set) => standing([...set], shape).state === 'complete').map((set) => [...set]);
  const table = voids ? before.table : kept;
  return { table, rack: [...leftOver(before, table), ...task.tiles.drawn], opened: task.opened };
}
