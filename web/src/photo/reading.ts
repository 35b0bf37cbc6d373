/**
 * What a photo shows: tiles with their places and likeliest readings, by rows, and what is unsure. What
 * tilerummy/scan/tile_reading.py does, with its figures.
 */
import { readMeld } from '../board/melds.ts';
import { JOKER, tileText } from '../board/tile.ts';
import {
  cornersOf,
  FACE_DOWN,
  heightOf,
  JOKER_KIND,
  kindOf,
  type Point,
  type Sighting,
  widthOf,
} from './grid.ts';
import { nameInks } from './ink.ts';
import { type Box, type Likely, likeliest, readRow, spareCopies, tooMany } from './reason.ts';
import { facing, rowsOf } from './rows.ts';

export type ScanKind = 'table' | 'rack';
/** A reading that is less likely than this is unsure. */
export const SURE = 0.9;
/** Below this heat something may be no tile at all; it needs company of its own size to count. */
const CERTAIN_TILE = 0.5;
/** So many readings are told of each tile. */
const SHOWN = 3;
const [SIX, NINE] = [5, 8] as const;
/** A 6 that lies upside down among its row is as likely a 9 that was seen the wrong way round. */
const TURNED_OVER = 0.3;

/** One tile of a photo. Places are pixels of the photo, upright as it is shown. */
export interface ReadTile {
  tile: string;
  /** How likely that is, by print and ink alone. */
  p: number;
  unsure: boolean;
  /** Whether its neighbours or the box's copies spoke for another reading than the print alone. */
  changed: boolean;
  x: number;
  y: number;
  /** The outline, from the tile's own upper left corner clockwise. */
  corners: readonly Point[];
  /** The likeliest readings, the likeliest first. */
  readings: readonly (readonly [string, number])[];
}

/** Tiles that lie side by side, in their own order. */
export interface ReadRow {
  tiles: readonly ReadTile[];
  /** Whether they are a set under the rules; a row that is none stays as it was read. */
  valid: boolean;
}

/** All that was read in one photo. */
export interface Tiles {
  rows: readonly ReadRow[];
  /** Where tiles lie that show their back. */
  faceDown: readonly Point[];
}

/** Put what was seen together: inks named jointly, rows, sets and copies as evidence. */
export function readTiles(seen: readonly Sighting[], box: Box, kind: ScanKind): Tiles {
  const believed = believable(seen);
  const tiles = believed.filter((each) => kindOf(each) !== FACE_DOWN);
  const order = rowsOf(tiles);
  const likely = likelyOf(tiles, order, box);
  let read = likely.map(likeliest);
  if (kind === 'table')
    for (const row of order) {
      const better = readRow(
        row.map((at) => likely[at] as Likely),
        box,
      );
      row.forEach((at, k) => (read[at] = better[k] as string));
    }
  read = spareCopies(read, likely, box);
  const excess = tooMany(read, box);
  const rows = order.map((row) => {
    const told = row.map((at) =>
      toldOf(tiles[at] as Sighting, read[at] as string, likely[at] as Likely, excess),
    );
    return {
      tiles: told,
      valid:
        readMeld(
          told.map((each) => each.tile),
          box.shape,
        ).kind !== null,
    };
  });
  const faceDown = believed
    .filter((each) => kindOf(each) === FACE_DOWN)
    .map((each): Point => [each.x, each.y]);
  return { rows, faceDown };
}

/** Leave out what is faint, or far from the size of the others: print on a box, a cup, a key. */
function believable(seen: readonly Sighting[]): Sighting[] {
  const sure = seen.filter((each) => each.heat >= 0.6).map(widthOf);
  if (!sure.length) return seen.filter((each) => each.heat >= CERTAIN_TILE);
  const middle = middleOf(sure);
  return seen.filter((each) => {
    // Perspective makes far tiles smaller; a third of the usual size is too small for that.
    const ratio = widthOf(each) / middle;
    const fits = 0.45 < ratio && ratio < 2.2 && heightOf(each) > 0.5 * widthOf(each);
    return fits && each.heat >= (0.65 < ratio && ratio < 1.55 ? 0.4 : 0.6);
  });
}

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** For each tile how likely each reading is, by its print and by all inks together. */
function likelyOf(tiles: readonly Sighting[], order: readonly (readonly number[])[], box: Box): Likely[] {
  const { colours } = box.shape;
  const numbered = tiles.flatMap((each, at) => (kindOf(each) === JOKER_KIND ? [] : [at]));
  const named = nameInks(
    numbered.map((at) => tiles[at] as Sighting),
    colours,
  );
  const inks = new Map(numbered.map((at, k) => [at, named[k] as number[]]));
  const even = colours.map(() => 1 / colours.length);
  const straight = new Map<number, boolean>();
  for (const row of order) facing(tiles, row).forEach((same, k) => straight.set(row[k] as number, same));
  return tiles.map((each, at) => {
    const kinds = straight.get(at) ? each.kinds : turned(each.kinds);
    const ink = inks.get(at) ?? even;
    const total = 1 - (kinds[FACE_DOWN] as number);
    const chances = new Map<string, number>();
    for (let number = 0; number < box.numbers; number++)
      colours.forEach((colour, k) =>
        chances.set(tileText(colour, number + 1), ((kinds[number] as number) * (ink[k] as number)) / total),
      );
    return chances.set(JOKER, (kinds[JOKER_KIND] as number) / total);
  });
}

/** A tile that faces the other way than its row: 6 and 9 may have been taken for each other. */
function turned(kinds: readonly number[]): number[] {
  const [six, nine] = [kinds[SIX] as number, kinds[NINE] as number];
  return kinds.map((p, k) => {
    if (k === SIX) return TURNED_OVER * six + (1 - TURNED_OVER) * nine;
    return k === NINE ? TURNED_OVER * nine + (1 - TURNED_OVER) * six : p;
  });
}

function toldOf(seen: Sighting, tile: string, likely: Likely, excess: ReadonlySet<string>): ReadTile {
  const readings = [...likely].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  const p = likely.get(tile) ?? 0;
  const changed = tile !== likeliest(likely);
  const unsure = p < SURE || changed || excess.has(tile) || seen.heat < CERTAIN_TILE;
  return { tile, p, unsure, changed, x: seen.x, y: seen.y, corners: cornersOf(seen), readings };
}

/** The usual width of a tile among those seen, 0 if there are none. */
export const sizeOf = (seen: readonly Sighting[]): number =>
  middleOf(seen.filter((each) => each.heat >= CERTAIN_TILE).map(widthOf));
