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

/** A hint on the table: the sets that its steps are about, by their number, and the tiles that are moved. */
export interface HintMarks {
  /** For each set, the numbers of the steps that change it. */
  melds: ReadonlyMap<number, readonly number[]>;
  pieces: ReadonlySet<number>;
}

export function marksOf(hint: Hint | null, { base }: Draft): HintMarks {
  const melds = new Map<number, number[]>();
  const pieces = new Set<number>();
  const take = (from: Position['rack'], tiles: readonly string[]): void => {
    for (const text of tiles) {
      const piece = from.find((one) => one.text === plain(text) && !pieces.has(one.id));
      if (piece) pieces.add(piece.id);
    }
  };
  for (const [i, step] of (hint?.steps ?? []).entries()) {
    const [source, onto] = [base.melds[step.source], base.melds[step.onto]];
    take(source ? source.pieces : base.rack, step.tiles);
    for (const meld of new Set([source, onto]))
      if (meld) melds.set(meld.id, [...(melds.get(meld.id) ?? []), i + 1]);
  }
  return { melds, pieces };
}
