/** Which tile is which: numbers that stay with the tiles from one table to the next, so that the eye can follow them. */
import type { Meld, Piece, Position } from './draft.ts';
import { isJoker, JOKER, plain } from './tile.ts';

/** The next numbers for a tile and for a set. */
export interface Counted {
  readonly pieces: number;
  readonly melds: number;
}

export const NOTHING_COUNTED: Counted = { pieces: 1, melds: 1 };

/**
 * Gives the tiles of a new table and rack the numbers they had: what lies in the same set keeps its number
 * first, then whatever looks alike, so that the eye can follow each tile from before to after.
 */
export class Naming {
  private nextPiece: number;
  private nextMeldId: number;

  /** Goes on from the numbers that were given before. */
  constructor({ pieces, melds } = NOTHING_COUNTED) {
    [this.nextPiece, this.nextMeldId] = [pieces, melds];
  }

  get counted(): Counted {
    return { pieces: this.nextPiece, melds: this.nextMeldId };
  }

  get nextMeld(): number {
    return this.nextMeldId;
  }

  /** A number for a tile that was not seen before. */
  fresh(): number {
    return this.nextPiece++;
  }

  /** Sets made in a draft have numbers too. */
  used(next: number): void {
    this.nextMeldId = Math.max(this.nextMeldId, next);
  }

  name(table: readonly (readonly string[])[], rack: readonly string[], was: Position | null): Position {
    const free = new Map<string, number[]>();
    const put = (piece: Piece): void => {
      const text = plain(piece.text);
      free.set(text, [...(free.get(text) ?? []), piece.id]);
    };
    const oldMelds = was ? [...was.melds] : [];
    // The rack first: a tile that is still on my rack is the same tile.
    const rackIds = this.match(rack, was?.rack ?? []);
    const keptRack = new Set(rackIds);
    was?.rack.filter((piece) => !keptRack.has(piece.id)).forEach(put);
    const pairs = pairMelds(table, oldMelds);
    const sames = table.map((tiles, i) => {
      const old = pairs[i];
      return old ? this.match(tiles, old.pieces) : tiles.map(() => null);
    });
    const keptTable = new Set(sames.flat());
    oldMelds
      .flatMap((meld) => meld.pieces)
      .filter((piece) => !keptTable.has(piece.id))
      .forEach(put);
    const melds = table.map((tiles, i): Meld => {
      const id = pairs[i]?.id ?? this.nextMeldId++;
      return { id, pieces: tiles.map((text, j) => this.piece(text, sames[i]?.[j] ?? null, free)) };
    });
    return { melds, rack: rack.map((text, j) => this.piece(text, rackIds[j] ?? null, free)) };
  }

  private piece(text: string, id: number | null, free: Map<string, number[]>): Piece {
    const number = id ?? free.get(plain(text))?.shift() ?? this.nextPiece++;
    const means = isJoker(text) && text.length > 1 ? text.slice(1) : null;
    return means ? { id: number, text: JOKER, means } : { id: number, text: plain(text) };
  }

  private match(tiles: readonly string[], old: readonly Piece[]): (number | null)[] {
    const left = [...old];
    return tiles.map((text) => {
      const at = left.findIndex((piece) => piece.text === plain(text));
      return at < 0 ? null : (left.splice(at, 1)[0] as Piece).id;
    });
  }
}

/** Which old set a new one comes from: the very same, else the one with which it shares most tiles, each old set once. */
function pairMelds(table: readonly (readonly string[])[], old: readonly Meld[]): (Meld | undefined)[] {
  const now = table.map((tiles) => tiles.map(plain));
  const was = old.map((meld) => meld.pieces.map((piece) => piece.text));
  const sorted = (tiles: readonly string[]): string => [...tiles].sort().join(' ');
  const [nowSorted, wasSorted] = [now.map(sorted), was.map(sorted)];
  const result: (Meld | undefined)[] = table.map(() => undefined);
  const used = new Set<number>();
  const pair = (score: (i: number, j: number) => number): void => {
    const left = old.flatMap((_, j) => (used.has(j) ? [] : j));
    const pairs = now
      .flatMap((_, i) => (result[i] ? [] : left.map((j) => ({ i, j, score: score(i, j) }))))
      .filter((one) => one.score > 0)
      .sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
    for (const { i, j } of pairs) {
      if (result[i] || used.has(j)) continue;
      result[i] = old[j];
      used.add(j);
    }
  };
  // The very same first: otherwise a set that only shares tiles with it might take its number.
  pair((i, j) => (nowSorted[i] === wasSorted[j] ? 1 : 0));
  pair((i, j) => alike(now[i] ?? [], was[j] ?? []));
  return result;
}

/** How many tiles two sets share, if that is at least half of the smaller one. */
function alike(tiles: readonly string[], old: readonly string[]): number {
  const left = [...old];
  const shared = tiles.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return shared * 2 >= Math.min(tiles.length, old.length) ? shared : 0;
}
