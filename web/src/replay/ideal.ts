/** The best turn of a position step by step: the table as it lies after so many of its steps. */
import { plain, without } from '../board/tile.ts';
import type { BestPossible } from '../wire/protocol.ts';

type Tiles = readonly string[];

export interface Laying {
  table: string[][];
  rack: string[];
}

export function afterSteps(before: readonly Tiles[], rack: Tiles, best: BestPossible, count: number): Laying {
  if (count >= best.steps.length)
    return {
      table: best.table.map((meld) => [...meld]),
      rack: without([...rack, ...taken(best)], best.play) ?? [],
    };
  const old = before.map((meld) => [...meld]);
  const fresh = new Map<number, string[]>();
  let hand = [...rack, ...taken(best)].map(plain);
  for (const step of best.steps.slice(0, count)) {
    if (step.source < 0) hand = without(hand, step.tiles) ?? hand;
    else old[step.source] = without(old[step.source] ?? [], step.tiles) ?? [];
    if (step.target < 0) hand = [...hand, ...step.tiles];
    else if (step.onto >= 0) old[step.onto]?.push(...step.tiles);
    else fresh.set(step.target, [...(fresh.get(step.target) ?? []), ...step.tiles]);
  }
  const table = [...old, ...fresh.values()]
    .filter((meld) => meld.length)
    .map((meld) => likeEnd(meld, best.table));
  return { table, rack: hand };
}

const taken = (best: BestPossible): string[] => (best.taken ? [best.taken] : []);

/** The tiles of a set in the making, in the order in which they will lie. */
function likeEnd(meld: Tiles, ends: readonly Tiles[]): string[] {
  const shared = (end: Tiles): number => meld.length - leftOf(meld, end).length;
  const end = [...ends].sort((a, b) => shared(b) - shared(a))[0] ?? [];
  const rest = leftOf(meld, end);
  const lying = end.filter((tile) => meld.map(plain).includes(plain(tile)));
  return shared(end) === lying.length ? [...lying, ...rest] : [...meld];
}

/** What of the tiles is not among the others. */
function leftOf(tiles: Tiles, others: Tiles): string[] {
  const left = others.map(plain);
  return tiles.filter((tile) => {
    const at = left.indexOf(plain(tile));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
