/**
 * Which ink is which: all tiles of a photo together, against the colours of the box. What tilerummy/scan/tile_reading.py does,
 * with its figures; why is told there.
 */
import type { Colour } from '../board/tile.ts';
import { best, type Ink, INKS_SEEN, type Sighting, sum, unit } from './grid.ts';

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
export function nameInks(tiles: readonly Sighting[], palette: readonly Colour[]): number[][] {
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
