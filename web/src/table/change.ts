/** What a turn changed on the table: the tiles that are new there, and the sets they lie in. */
import type { Meld, Position } from '../board/state.ts';

export interface LastTurn {
  seat: number;
  pieces: ReadonlySet<number>;
  melds: ReadonlySet<number>;
}

const idsOf = (meld: Meld): string => meld.pieces.map((piece) => piece.id).join();

export function changesOf(seat: number, before: Position, now: Position): LastTurn {
  const old = new Map(before.melds.map((meld) => [meld.id, idsOf(meld)]));
  const there = new Set(before.melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
  const fresh = now.melds.flatMap((meld) =>
    meld.pieces.map((piece) => piece.id).filter((id) => !there.has(id)),
  );
  return {
    seat,
    pieces: new Set(fresh),
    melds: new Set(now.melds.filter((meld) => old.get(meld.id) !== idsOf(meld)).map((meld) => meld.id)),
  };
}

/** Tiles that came to the rack. */
export function arrivalsOf(before: Position, now: Position): number[] {
  const old = new Set(before.rack.map((piece) => piece.id));
  return now.rack.map((piece) => piece.id).filter((id) => !old.has(id));
}
