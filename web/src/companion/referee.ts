/** A turn on a table at home: the table before and after it, and where the next tile goes. */
import { besides, type Colour, plain } from '../board/tile.ts';

export interface Layout {
  table: string[][];
  /** The table after the turn; null: as before it. */
  after: string[][] | null;
  rack: string[];
}

export type Place = 'table' | 'after' | 'rack';

/** Where the next tile goes; a set that isn't there yet is a new one. */
export interface Spot {
  place: Place;
  set: number;
}

const number = (tile: string): number => Number(tile.slice(1));

/** How many of a tile are left for a place: tiles of the rack may lie on the table after, not before. */
export function leftFor(layout: Layout, place: Place, tile: string, jokers: number): number {
  const { table, after, rack } = layout;
  return leftInBox(place === 'after' ? (after ?? table).flat() : [...table.flat(), ...rack], tile, jokers);
}

/** A set with one more tile: a run takes it where its number belongs, jokers and groups at the end. */
export function joined(set: readonly string[], tile: string): string[] {
  const numbered = set.filter((other) => plain(other) !== '*');
  const run = tile !== '*' && numbered.every((other) => other[0] === tile[0]);
  const larger = run ? numbered.find((other) => number(other) > number(tile)) : undefined;
  if (!larger) return [...set, tile];
  // Below all others it goes to the very end, also before jokers that stand for what lies between.
  const at = larger === numbered[0] ? 0 : set.indexOf(larger);
  return [...set.slice(0, at), tile, ...set.slice(at)];
}

const setsOf = (layout: Layout, place: 'table' | 'after'): string[][] =>
  place === 'after' ? (layout.after ?? layout.table) : layout.table;

/** The sets of a place are others now; what is after as before needs no copy. */
function withSets(layout: Layout, place: 'table' | 'after', sets: string[][]): Layout {
  const kept = sets.filter((set) => set.length);
  if (place === 'table') return { ...layout, table: kept };
  return { ...layout, after: tableText(kept) === tableText(layout.table) ? null : kept };
}

/** One more tile, where the next one goes. */
export function put(layout: Layout, spot: Spot, tile: string): Layout {
  if (spot.place === 'rack') return { ...layout, rack: [...layout.rack, tile] };
  const sets = setsOf(layout, spot.place);
  const grown = sets.map((set, at) => (at === spot.set ? joined(set, tile) : set));
  return withSets(layout, spot.place, spot.set < sets.length ? grown : [...sets, [tile]]);
}

/** One tile less; without a number the last one of the spot. */
export function takeAway(layout: Layout, spot: Spot, at?: number): Layout {
  const less = (tiles: readonly string[]): string[] => tiles.filter((_, i) => i !== (at ?? tiles.length - 1));
  if (spot.place === 'rack') return { ...layout, rack: less(layout.rack) };
  const sets = setsOf(layout, spot.place);
  const from = Math.min(spot.set, sets.length - 1);
  return withSets(
    layout,
    spot.place,
    sets.map((set, i) => (i === from ? less(set) : set)),
  );
}

/** What the judge is asked about a layout. */
export interface Question {
  table: string[][];
  rack: string[];
  after: string[][];
  /** No turn yet: only whether the sets on the table are sets. */
  setsOnly: boolean;
}

/** The turn as it stands: what is new on the table came from the rack, whether somebody put it there or not. */
export function questionOf(layout: Layout): Question | null {
  const { table, after, rack } = layout;
  if (after === null) {
    if (!table.length) return null;
    return { table: [], rack: table.flat().map(plain), after: table, setsOnly: true };
  }
  const laid = besides(after.flat(), table.flat()).map(plain);
  return { table, rack: [...besides(rack, laid), ...laid], after, setsOnly: false };
}

// Tiles and sets as somebody types them, and how many of them a box has.

const TILE = /^(?:[krbyogwn](?:1[0-3]|[1-9])|\*(?:[krbyogwn](?:1[0-3]|[1-9]))?)$/;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word);

/** Tiles from notation; null if a word is none. */
export function readTiles(text: string): string[] | null {
  const found = words(text);
  return found.every((word) => TILE.test(word)) ? found : null;
}

/** Sets separated by bars; null if a word is no tile. */
export function readTable(text: string): string[][] | null {
  const sets = text.split('|').map(readTiles);
  return sets.includes(null) ? null : (sets as string[][]).filter((set) => set.length);
}

export const tableText = (table: readonly (readonly string[])[]): string =>
  table.map((set) => set.join(' ')).join(' | ');

/** How many of a tile are left in the box. */
export function leftInBox(laid: readonly string[], tile: string, jokers: number): number {
  const used = laid.filter((other) => plain(other) === tile).length;
  return (tile === '*' ? jokers : 2) - used;
}

/** All kinds of tile in a box. */
export const kindsOf = (colours: readonly Colour[]): string[][] =>
  colours.map((colour) => Array.from({ length: 13 }, (_, i) => `${colour}${i + 1}`));
