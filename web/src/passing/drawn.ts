/** What its owner sees of a rack after drawing, before the device goes on. */
import type { Slot } from '../board/rack.ts';
import type { Table } from '../table/model/table.ts';

/** A tile of a rack, and whether it was just drawn. */
export interface Place {
  readonly text: string;
  readonly isNew: boolean;
}

/** The rack in the order in which its owner sees it. */
export const rackOf = (
  { draft, arrived }: Pick<Table, 'draft' | 'arrived'>,
  slots: readonly Slot[],
): readonly Place[] =>
  slots.flatMap((slot) =>
    draft.base.rack.filter(({ id }) => id === slot).map(({ id, text }) => ({ text, isNew: arrived.has(id) })),
  );

/** So many tiles of a rack stand side by side on a phone. */
const MOST = 7;

/** The part of a rack where what was just drawn stands. */
export function around(rack: readonly Place[]): readonly Place[] {
  const news = rack.flatMap(({ isNew }, i) => (isNew ? [i] : []));
  const middle = ((news[0] ?? 0) + (news.at(-1) ?? 0)) / 2;
  const from = Math.max(0, Math.min(Math.round(middle - (MOST - 1) / 2), rack.length - MOST));
  return rack.slice(from, from + MOST);
}
