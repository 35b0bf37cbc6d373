/** What the keys mean for the tiles: Enter lays, Backspace takes back, digits find a tile. */
import type { Point } from '../../board/drag.ts';
import { meldOf } from '../../board/state.ts';
import { layOnSet } from './gestures.ts';
import { drop, OWN_PLACE, select, sendHome } from './laying.ts';
import { type Change, same, type Table } from './table.ts';

/** Enter: into the set under the cursor, or from the rack as a new set; without a selection, where it fits. */
export function layByKey(table: Table, id: number, at: Point): Change {
  const { selected } = table.interaction;
  const meld = meldOf(table.draft.now, id);
  const chosen = [...selected];
  if (meld && chosen.length && !selected.has(id)) return layOnSet(table, chosen, meld.id, id);
  if (meld && !chosen.length) return select(table, id);
  if (chosen.length > 1 || (chosen.length && chosen[0] !== id)) return layNewSet(table, at);
  return sendHome(table, id);
}

/** What is selected becomes a new set. */
export function layNewSet(table: Table, { x, y }: Point): Change {
  const chosen = [...table.interaction.selected];
  return chosen.length ? drop(table, chosen, { kind: 'cloth', x, y }) : same(table);
}

/** What is selected goes back to the rack; without a selection, the tile under the cursor. */
export function takeBack(table: Table, id: number | null): Change {
  const { selected } = table.interaction;
  const ids = selected.size ? [...selected] : id === null ? [] : [id];
  const isOnTable = ids.some((one) => meldOf(table.draft.now, one));
  return isOnTable ? drop(table, ids, { kind: 'rack', at: OWN_PLACE, apart: false }) : same(table);
}

/** The next such tile of the rack after the one that has the focus: `7`, or `*` for a joker. */
export function nextOnRack({ order, draft }: Table, focused: number | null, wanted: string): number | null {
  const rack = order.slots.flatMap((slot) => draft.now.rack.find((piece) => piece.id === slot) ?? []);
  const from = rack.findIndex((piece) => piece.id === focused) + 1;
  const isWanted = ({ text }: { text: string }): boolean =>
    wanted === '*' ? text === '*' : text.slice(1) === wanted;
  return [...rack.slice(from), ...rack.slice(0, from)].find(isWanted)?.id ?? null;
}

/** The set after this one, or before it, that takes what is selected; its first tile. */
export function nextFitting(
  { shown, interaction }: Table,
  focused: number | null,
  way: 1 | -1,
): number | null {
  const melds = shown.melds.filter(({ id }) => interaction.fitting.has(id));
  const here = melds.findIndex(({ pieces }) => pieces.some(({ id }) => id === focused));
  const next = way < 0 && here < 0 ? melds.length - 1 : here + way;
  return melds.at(next % melds.length)?.pieces[0]?.id ?? null;
}
