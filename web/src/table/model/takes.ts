/** Open tiles that may be taken for a play: pieces of the rack that lie elsewhere. */
import type { Naming } from '../../board/naming.ts';
import type { Piece, Position } from '../../board/state.ts';
import { plain } from '../../board/tile.ts';
import type { GameView, Origin } from '../../wire/protocol.ts';

/** By the number of the piece, where it is from. */
export type Takes = ReadonlyMap<number, Origin>;

export const withoutTakes = (position: Position, takes: Takes): Position =>
  takes.size ? { ...position, rack: position.rack.filter((piece) => !takes.has(piece.id)) } : position;

/** The open tiles of a view; those that were there before keep their numbers. */
export function takesOf(view: GameView, was: Takes, naming: Naming): { takes: Takes; pieces: Piece[] } {
  if (view.turn === null || view.turn !== view.seat) return { takes: new Map(), pieces: [] };
  const takes = new Map<number, Origin>();
  const pieces = view.to_take.map((taken): Piece => {
    const kept = [...was].find(([, origin]) => origin === taken.origin)?.[0];
    const id = kept ?? naming.fresh();
    takes.set(id, taken.origin);
    return { id, text: plain(taken.tile) };
  });
  return { takes, pieces };
}
