/**
 * What a photo shows: tiles with their places and likeliest readings, by rows, and what is unsure. What
 * tilerummy/scan/tile_reading.py does, with its figures.
 */
import { readMeld } from '../board/melds.ts';
import { type Colour, JOKER, tileText } from '../board/tile.ts';
import {
  best,
  cornersOf,
  FACE_DOWN,
  heightOf,
  type Ink,
  INKS_SEEN,
  JOKER_KIND,
  kindOf,
  type Point,
  type Sighting,
  sum,
  unit,
  widthOf,
} from './grid.ts';
import { type Box, likeliest, type Likely, readRow, spareCopies, tooMany } from './reason.ts';
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
    colours.map((colour) => box.prints?.[colour] ?? colour),
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

/** So sure a tile alone has to be of its ink, and so many of them, before anybody is asked about a strange one. */
const SURE_OF_INK = 0.6;
const FEW = 4;
const SHARE = 0.12;

/**
 * A colour that this photo shows and the box does not have, and the one of the box that is likely printed so: the one that is
 * seen least. Null where there is none.
 */
export function strangeInk(seen: readonly Sighting[], { shape, prints = {} }: Box): [Colour, Colour] | null {
  const numbered = believable(seen).filter((each) => ![FACE_DOWN, JOKER_KIND].includes(kindOf(each)));
  const counts = new Map<string, number>();
  for (const { colours } of numbered) {
    const at = colours.indexOf(Math.max(...colours));
    const ink = INKS_SEEN[at];
    if (ink && (colours[at] ?? 0) >= SURE_OF_INK) counts.set(ink, (counts.get(ink) ?? 0) + 1);
  }
  const known = new Set(shape.colours.map((colour) => prints[colour] ?? colour));
  const strange = [...counts].filter(([ink]) => !known.has(ink as Colour)).sort((a, b) => b[1] - a[1])[0];
  if (!strange || strange[1] < Math.max(FEW, SHARE * numbered.length)) return null;
  const ink = strange[0] as Colour;
  const twin = ink === 'o' ? 'y' : ink === 'y' ? 'o' : null;
  const own = shape.colours.filter((colour) => !prints[colour]);
  const least = own.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0];
  const instead = twin && own.includes(twin) ? twin : least;
  return instead ? [ink, instead] : null;
}

/** The usual width of a tile among those seen, 0 if there are none. */
export const sizeOf = (seen: readonly Sighting[]): number =>
  middleOf(seen.filter((each) => each.heat >= CERTAIN_TILE).map(widthOf));

// Which ink is which: all tiles of a photo together, against the colours of the box. What tilerummy/scan/tile_reading.py
// does, with its figures; why is told there.

/** Where an ink usually lies, and how far the boxes differ from it. */
type Usual = readonly [Ink, number];
const USUAL: Record<Colour, Usual> = {
  k: [[0.58, 0.58, 0.57], 0.06],
  r: [[0.16, 0.73, 0.65], 0.11],
  b: [[0.78, 0.56, 0.18], 0.16],
  y: [[0.03, 0.2, 0.96], 0.12],
  o: [[0.05, 0.49, 0.86], 0.1],
  g: [[0.71, 0.33, 0.58], 0.14],
  w: [[-0.3, -0.47, -0.82], 0.15],
  n: [[0.48, 0.61, 0.63], 0.07],
};
/** A box with yellow and no orange, or the other way round, prints anything between the two. */
const WARM_ALONE: Usual = [[0.05, 0.4, 0.9], 0.17];
/** How far tiles of one colour are apart in one photo. */
const CLOSE = 0.07;
/** Starts: how much more green the warm inks swallow than usual. */
const SHIFTS = [0, 0.12, -0.12, 0.2];
/** How much a tile's own guess counts beside the photo's inks. */
const ALONE = 0.5;
/** An ink that fits no colour at all. */
const STRANGE = 1e-4;
const ROUNDS = 12;

interface Fit {
  /** For each tile, how likely each colour is. */
  shares: number[][];
  score: number;
}

/** For each tile how likely each colour of the palette is, in the order of the palette. */
function nameInks(tiles: readonly Sighting[], palette: readonly Colour[]): number[][] {
  if (!tiles.length) return [];
  const both = palette.includes('y') && palette.includes('o');
  const usual = palette.map((colour) =>
    (colour === 'y' || colour === 'o') && !both ? WARM_ALONE : USUAL[colour],
  );
  const guesses = tiles.map((tile) => ownGuess(tile, palette, both));
  const fits = SHIFTS.map((shift) => fitted(tiles, guesses, usual, shift));
  return (best(fits, (fit) => fit.score) as Fit).shares;
}

/** The network's own naming, over the colours of this box. */
function ownGuess({ colours }: Sighting, palette: readonly Colour[], both: boolean): number[] {
  const named = (colour: string): number => colours[INKS_SEEN.indexOf(colour)] as number;
  const warm = named('y') + named('o');
  const chosen = palette.map((one) => ((one === 'y' || one === 'o') && !both ? warm : named(one)) + 1e-3);
  const total = sum(chosen);
  return chosen.map((each) => each / total);
}

/** The photo's inks from one start, and how well they explain it. */
function fitted(tiles: readonly Sighting[], guesses: number[][], usual: Usual[], shift: number): Fit {
  let inks = usual.map(([ink]) => shifted(ink, shift));
  let fit: Fit = { shares: [], score: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    fit = explained(tiles, guesses, inks);
    // An ink far from its usual place has to be worth it.
    fit.score -= sum(usual.map(([home, far], k) => apart(inks[k] as Ink, home) / (2 * far * far)));
    inks = usual.map((one, k) => moved(k, tiles, fit.shares, one));
  }
  return fit;
}

function explained(tiles: readonly Sighting[], guesses: number[][], inks: Ink[]): Fit {
  const fit: Fit = { shares: [], score: 0 };
  tiles.forEach((tile, t) => {
    const guess = guesses[t] as number[];
    const powers = inks.map((ink, k) => {
      const own = guess[k] as number;
      return likeness(tile, ink) * own ** ALONE + STRANGE * own;
    });
    const total = sum(powers);
    fit.score += Math.log(total);
    fit.shares.push(powers.map((power) => power / total));
  });
  return fit;
}

function shifted(ink: Ink, shift: number): Ink {
  const [red, green, blue] = ink;
  return blue > 0.6 && red < 0.3 ? unit([red, green + shift, blue]) : ink;
}

const apart = (one: Ink, other: Ink): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** The square of how far this tile's ink may be off. */
const width = ({ spread }: Sighting): number => CLOSE * CLOSE + spread * spread;

/** The density's factor lets a tile that is hard to see weigh less. */
const likeness = (tile: Sighting, ink: Ink): number =>
  Math.exp(-apart(tile.ink, ink) / (2 * width(tile))) * ((CLOSE * CLOSE) / width(tile));

/** The mean of the tiles that have this ink, drawn towards its usual place. */
function moved(at: number, tiles: readonly Sighting[], all: number[][], [home, far]: Usual): Ink {
  const pull = 1 / (far * far);
  let total = pull;
  const sums = home.map((each) => pull * each);
  tiles.forEach((tile, t) => {
    const weight = ((all[t] as number[])[at] as number) / width(tile);
    total += weight;
    for (let k = 0; k < 3; k++) sums[k] = (sums[k] as number) + weight * (tile.ink[k] as number);
  });
  const [a, b, c] = sums.map((each) => each / total) as [number, number, number];
  return unit([a, b, c]);
}
