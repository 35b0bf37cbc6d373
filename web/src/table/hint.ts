/** A hint as a position: the table it would make, with the tiles at hand. */
import type { Draft, Naming, Position } from '../board/state.ts';
import { plain } from '../board/tile.ts';
import type { Hint } from '../protocol.ts';
import type { Takes } from './takes.ts';

export function positionOf(hint: Hint, draft: Draft, takes: Takes, naming: Naming): Position {
  const left = [...draft.base.rack];
  for (const tile of hint.play ?? []) {
    const take = hint.take ? left.findIndex((piece) => piece.text === plain(tile) && takes.get(piece.id) === hint.take) : -1;
    const at = take >= 0 ? take : left.findIndex((piece) => piece.text === plain(tile) && !takes.has(piece.id));
    if (at >= 0) left.splice(at, 1);
  }
  const named = naming.name(hint.table ?? [], left.map((piece) => piece.text), draft.base);
  // The rack is exactly what is left over.
  const onTable = new Set(named.melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
  return { melds: named.melds, rack: draft.base.rack.filter((piece) => !onTable.has(piece.id)) };
}
