/** Tiles that came to my rack last: what they are, and their mark on another page of the same seat. */
import { type Change, change, type Table } from './table.ts';

export const arrivedTiles = ({ draft, arrived }: Table): string[] =>
  draft.base.rack.filter(({ id }) => arrived.has(id)).map(({ text }) => text);

/** Marks these tiles of my rack as those that came last. */
export function markArrived(table: Table, tiles: readonly string[]): Change {
  const left = [...tiles];
  const arrived = table.draft.base.rack.filter(({ text }) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return change(table, { arrived: new Set(arrived.map(({ id }) => id)) });
}
