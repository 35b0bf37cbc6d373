/** What a turn changed on the table: the tiles that are new there, and the sets they lie in. */
import type { Meld, Position } from '../../board/state.ts';

export interface TurnMark {
  seat: number;
  pieces: ReadonlySet<number>;
  melds: ReadonlySet<number>;
}

const idsOf = (meld: Meld): string => meld.pieces.map((piece) => piece.id).join();

export function changesOf(seat: number, before: Position, now: Position): TurnMark {
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

/** The marks with those of one more turn; a player's earlier turn is forgotten. */
export const withTurn = (turns: readonly TurnMark[], turn: TurnMark): TurnMark[] => [
  ...turns.filter(({ seat }) => seat !== turn.seat),
  turn,
];

/** Who changed a set, the latest last. */
export const touchedBy = (turns: readonly TurnMark[], meld: number): number[] =>
  turns.filter(({ melds }) => melds.has(meld)).map(({ seat }) => seat);

/** Who laid a tile. */
export const laidBy = (turns: readonly TurnMark[], piece: number): number | null =>
  turns.find(({ pieces }) => pieces.has(piece))?.seat ?? null;

/** Tiles that came to the rack. */
export function arrivalsOf(before: Position, now: Position): number[] {
  const old = new Set(before.rack.map((piece) => piece.id));
  return now.rack.map((piece) => piece.id).filter((id) => !old.has(id));
}
