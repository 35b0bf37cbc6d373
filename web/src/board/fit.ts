/** Where tiles go in a set: near a place that was wished for, where it is right, and bound jokers stay what they were. */
import { arrangement, readMeld, runOrders, type Shape } from './melds.ts';
import { isJoker } from './tile.ts';

/** A tile on its way to a set, with what it has to stand for if it is a bound joker. */
export interface Loose {
  text: string;
  meant?: readonly string[] | undefined;
}

/** Bound jokers, by their number. */
export type Meant = ReadonlyMap<number, readonly string[]>;

/**
 * The order in which these tiles lie best: those that are added at one place among those that stay, nearest
 * to the wish, or else the end before the beginning before between; else in whatever order makes a set.
 */
export function fit(stay: readonly Loose[], add: readonly Loose[], shape: Shape, wish?: number): number[] {
  const tiles = [...stay, ...add];
  const texts = tiles.map(({ text }) => text);
  const orders = [...insertions(stay.length, add.length, wish), ...runOrders(texts)];
  const scores = orders.map((order) => kept(order, tiles, shape));
  const best = Math.max(...scores);
  // The first of equals: to insert comes before all other orders, so what lies there moves least.
  return (best < 0 ? undefined : orders[scores.indexOf(best)]) ?? arrangement(texts, shape);
}

function insertions(stay: number, add: number, wish: number | undefined): number[][] {
  const rest = Array.from({ length: stay }, (_, i) => i);
  const more = Array.from({ length: add }, (_, i) => stay + i);
  const places = stay ? [stay, 0, ...rest.slice(1)] : [0];
  if (wish !== undefined) places.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
  return places.map((at) => [...rest.slice(0, at), ...more, ...rest.slice(at)]);
}

/** How many bound jokers still stand for what they stood for; -1 where it is no set. */
function kept(order: readonly number[], tiles: readonly Loose[], shape: Shape): number {
  const lying = order.map((at) => tiles[at] as Loose);
  const { kind, means } = readMeld(
    lying.map(({ text }) => text),
    shape,
  );
  const jokers = lying.filter(({ text }) => isJoker(text));
  return kind ? jokers.filter(({ meant }, i) => meant?.some((tile) => means[i]?.includes(tile))).length : -1;
}
