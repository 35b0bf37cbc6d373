/**
 * Soft reasoning: what the tiles of a row, and of the whole box, say about an unclear tile. What
 * tilerummy/scan/tile_reading.py does, with its figures: evidence, never proof.
 */
import { readMeld, type Shape, SHORTEST } from '../board/melds.ts';
import { type Colour, JOKER, tileText } from '../board/tile.ts';
import { best, sum } from './grid.ts';

/** The box in use, as far as a photo needs it. */
export interface Box {
  shape: Shape;
  numbers: number;
  copies: number;
  jokers: number;
  /** In which colours this very box is printed where they are others: an orange one for the yellow one. */
  prints?: Partial<Record<Colour, Colour>>;
}

/** How likely each reading of one tile is. */
export type Likely = ReadonlyMap<string, number>;

/** A row that is no set has to be this much likelier by its print (natural logarithm) than the nearest set. */
const NO_SET = 4;
/** Two sets that touch are a little rarer than one. */
const CUT = 1.5;
const NEVER = 1e-6;
/** As NO_SET, for a tile that lies there more often than the box has it. */
const TOO_MANY = 3;

export const copiesOf = (box: Box, tile: string): number => (tile === JOKER ? box.jokers : box.copies);

/** What was seen, by print and ink alone. */
export const likeliest = (tile: Likely): string =>
  (best([...tile], ([, p]) => p) as readonly [string, number])[0];

const logOf = (tile: Likely, reading: string): number => Math.log(Math.max(NEVER, tile.get(reading) ?? 0));
const said = (row: readonly Likely[], tiles: readonly string[]): number =>
  sum(row.map((tile, k) => logOf(tile, tiles[k] as string)));

interface Read {
  score: number;
  tiles: string[];
}

/** The likeliest reading of a row: sets where the print allows them, else what was seen. */
export function readRow(row: readonly Likely[], box: Box): string[] {
  const seen = row.map(likeliest);
  const ways: Read[] = [{ score: 0, tiles: [] }];
  for (let end = 1; end <= row.length; end++) {
    const choices: Read[] = [];
    for (let start = 0; start < end; start++) {
      const before = ways[start] as Read;
      const cut = start ? CUT : 0;
      const part = row.slice(start, end);
      const add = (tiles: string[], less: number): void => {
        choices.push({
          score: before.score - cut - less + said(part, tiles),
          tiles: [...before.tiles, ...tiles],
        });
      };
      add(seen.slice(start, end), NO_SET);
      for (const tiles of setsOf(part, box)) add(tiles, 0);
    }
    ways.push(best(choices, (choice) => choice.score) as Read);
  }
  return (ways.at(-1) as Read).tiles;
}

/** Runs and groups that the row could be, each the likeliest of its kind. */
function setsOf(row: readonly Likely[], box: Box): string[][] {
  if (row.length < SHORTEST) return [];
  const jokers = row.map((tile) => (tile.get(JOKER) ?? 0) > 0.5);
  return [...runs(jokers, box), ...groups(row, jokers, box)].filter(
    (tiles) => readMeld(tiles, box.shape).kind,
  );
}

function* runs(jokers: readonly boolean[], { shape, numbers }: Box): Generator<string[]> {
  for (const colour of shape.colours)
    for (let first = 1; first <= numbers - jokers.length + 1; first++)
      yield jokers.map((joker, step) => (joker ? JOKER : tileText(colour, first + step)));
}

function* groups(row: readonly Likely[], jokers: readonly boolean[], box: Box): Generator<string[]> {
  const numbered = row.filter((_, k) => !jokers[k]);
  if (row.length > box.shape.groupMax || !numbered.length) return;
  for (let number = 1; number <= box.numbers; number++) {
    // A group of a number that no tile shows is not worth the permutations.
    if (Math.max(...numbered.map((tile) => ofNumber(tile, number, box))) < 0.05) continue;
    const colours = bestColours(numbered, number, box);
    if (!colours) continue;
    let next = 0;
    yield jokers.map((joker) => (joker ? JOKER : tileText(colours[next++] as Colour, number)));
  }
}

const ofNumber = (tile: Likely, number: number, { shape }: Box): number =>
  sum(shape.colours.map((colour) => tile.get(tileText(colour, number)) ?? 0));

/** The likeliest different colours for tiles of one number. */
const bestColours = (tiles: readonly Likely[], number: number, { shape }: Box): Colour[] | undefined =>
  best([...arranged(shape.colours, tiles.length)], (way) =>
    said(
      tiles,
      way.map((colour) => tileText(colour, number)),
    ),
  );

/** So many of them, in every order. */
function* arranged<T>(from: readonly T[], count: number): Generator<T[]> {
  if (!count) yield [];
  else
    for (let at = 0; at < from.length; at++)
      for (const rest of arranged([...from.slice(0, at), ...from.slice(at + 1)], count - 1))
        yield [from[at] as T, ...rest];
}

const counted = (tiles: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

/** Where the box has fewer of a tile than were read, the least sure is read otherwise, if it can be. */
export function spareCopies(tiles: readonly string[], likely: readonly Likely[], box: Box): string[] {
  const read = [...tiles];
  for (const [tile, count] of counted(read))
    for (let more = count - copiesOf(box, tile); more > 0; more--) {
      const places = read.flatMap((each, at) => (each === tile ? [at] : []));
      const at = best(places, (place) => -(likely[place]?.get(tile) ?? 0)) as number;
      const here = likely[at] as Likely;
      const counts = counted(read);
      const others = [...here].filter(
        ([each]) => each !== tile && (counts.get(each) ?? 0) < copiesOf(box, each),
      );
      if (!others.length) continue;
      const next = likeliest(new Map(others));
      if (logOf(here, tile) - logOf(here, next) < TOO_MANY) read[at] = next;
    }
  return read;
}

/** Tiles that were read more often than the box has them: one is misread, or two boxes are mixed. */
export const tooMany = (tiles: readonly string[], box: Box): Set<string> =>
  new Set([...counted(tiles)].filter(([tile, count]) => count > copiesOf(box, tile)).map(([tile]) => tile));
