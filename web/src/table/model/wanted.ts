/** A table that somebody has in mind, a hint or a draft that was kept, laid with the tiles at hand. */
import type { Naming } from '../../board/naming.ts';
import type { Piece, Position } from '../../board/state.ts';
import { plain } from '../../board/tile.ts';
import type { Origin } from '../../wire/protocol.ts';
import type { Takes } from './takes.ts';

export interface WantedTable {
  table: readonly (readonly string[])[];
  /** The open tile that is taken for it. */
  take?: Origin | null;
}

/** The table and what is left of the rack; null where tiles on the table would be lost, or others are needed. */
export function layWanted(aim: WantedTable, base: Position, takes: Takes, naming: Naming): Position | null {
  const left = [...base.rack];
  const used: Piece[] = [];
  for (const tile of newTiles(aim.table, base)) {
    const take = aim.take
      ? left.findIndex((piece) => piece.text === tile && takes.get(piece.id) === aim.take)
      : -1;
    const at = take >= 0 ? take : left.findIndex((piece) => piece.text === tile && !takes.has(piece.id));
    if (at < 0) return null;
    used.push(...left.splice(at, 1));
  }
  // What stays on the rack is named first, so that of two twins the right one is laid.
  const { melds } = naming.name(
    aim.table,
    left.map((piece) => piece.text),
    { ...base, rack: [...left, ...used] },
  );
  const onTable = new Set(melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
  const lost = base.melds.some((meld) => meld.pieces.some((piece) => !onTable.has(piece.id)));
  return lost ? null : { melds, rack: base.rack.filter((piece) => !onTable.has(piece.id)) };
}

/** What lay at some moment of a turn, with all that lies there no more back on the rack. */
export function takenHome({ table }: WantedTable, base: Position, lay: Position): Position {
  const laid = newTiles(table, base);
  const rack = [...lay.rack];
  const stays = (piece: Piece): boolean => {
    const at = laid.indexOf(piece.text);
    if (at >= 0) laid.splice(at, 1);
    else rack.push(piece);
    return at >= 0;
  };
  const own = new Set(base.rack.map(({ id }) => id));
  const melds = lay.melds.map(({ id, pieces }) => ({
    id,
    pieces: pieces.filter((piece) => !own.has(piece.id) || stays(piece)),
  }));
  return { melds, rack };
}

/** The tiles of a table that do not lie there yet. */
function newTiles(table: WantedTable['table'], base: Position): string[] {
  const lying = base.melds.flatMap((meld) => meld.pieces.map((piece: Piece) => piece.text));
  return table
    .flat()
    .map(plain)
    .filter((tile) => {
      const at = lying.indexOf(tile);
      if (at >= 0) lying.splice(at, 1);
      return at < 0;
    });
}
