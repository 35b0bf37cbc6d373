/** Tiles and sets as somebody types them, and how many of them a box has. */
import { type Colour, plain } from '../board/tile.ts';

const COLOURS = 'krbyogwn';
const TILE = new RegExp(`^(?:[${COLOURS}](?:1[0-3]|[1-9])|\\*(?:[${COLOURS}](?:1[0-3]|[1-9]))?)$`);

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
