/**
 * Sets: runs and groups, valid or why not. A courtesy to the player, not the judge; it is held to
 * tests/data/melds.json, the same cases that tilerummy/rules/meld.py passes, and must agree with it.
 */
import { type Colour, type Face, faceOf, isJoker, LAST_NUMBER, statedMeaning, tileText } from './tile.ts';

export const SHORTEST = 3;

/** What the rules say about sets. */
export interface Shape {
  colours: readonly Colour[];
  groupMax: number;
  distinct: boolean;
}

export type Kind = 'run' | 'group';

/** A reason, in the codes of the rules, with what it is about. */
export interface Fault {
  code: string;
  tile?: string;
  most?: number;
}

export interface Reading {
  kind: Kind | null;
  /** For each joker in order, what it can stand for. */
  means: string[][];
  value: number;
  faults: Fault[];
}

interface Seen {
  text: string;
  face: Face | null;
  means: Face | null;
}

function look(tiles: readonly string[]): Seen[] {
  return tiles.map((text) => {
    const stated = statedMeaning(text);
    return { text, face: faceOf(text), means: stated ? faceOf(stated) : null };
  });
}

const faulty = (...faults: Fault[]): Reading => ({ kind: null, means: [], value: 0, faults });

/** Read a set as a run or a group, or list what is wrong with it. */
export function readMeld(tiles: readonly string[], shape: Shape): Reading {
  if (tiles.length < SHORTEST) return faulty({ code: 'set_too_short' });
  const meld = look(tiles);
  const numbered = meld.filter((tile) => tile.face);
  if (!numbered.length) return faulty({ code: 'set_jokers_only' });
  // 3.7: what can be read both ways is a run, so that is tried first.
  const runFaults = faultsOfRun(meld);
  if (!runFaults.length) return run(meld);
  const groupFaults = faultsOfGroup(meld, shape);
  if (!groupFaults.length) return group(meld, shape);
  return faulty(...(looksLikeGroup(meld) ? groupFaults : runFaults));
}

const facesOf = (meld: Seen[]): Face[] => meld.flatMap((tile) => tile.face ?? []);
const looksLikeGroup = (meld: Seen[]): boolean =>
  new Set(facesOf(meld).map((face) => face.number)).size === 1;

/** The number that the first place of the run would have, and its colour. */
function runStart(meld: Seen[]): Face {
  const place = meld.findIndex((tile) => tile.face);
  const face = meld[place]?.face as Face;
  return { colour: face.colour, number: face.number - place };
}

function faultsOfRun(meld: Seen[]): Fault[] {
  const { colour, number: first } = runStart(meld);
  if (facesOf(meld).some((face) => face.colour !== colour)) return [{ code: 'set_mixed' }];
  if (meld.some((tile, place) => tile.face && tile.face.number !== first + place))
    return [{ code: 'run_gap' }];
  if (first < 1 || first + meld.length - 1 > LAST_NUMBER) return [{ code: 'run_off_the_end' }];
  return meld.flatMap((tile, place) =>
    tile.means && (tile.means.colour !== colour || tile.means.number !== first + place)
      ? [{ code: 'joker_meaning_wrong', tile: tile.text.slice(1) }]
      : [],
  );
}

function run(meld: Seen[]): Reading {
  const { colour, number: first } = runStart(meld);
  const means = meld.flatMap((tile, place) => (tile.face ? [] : [[tileText(colour, first + place)]]));
  const value = meld.reduce((sum, _, place) => sum + first + place, 0);
  return { kind: 'run', means, value, faults: [] };
}

function faultsOfGroup(meld: Seen[], shape: Shape): Fault[] {
  const faces = facesOf(meld);
  const number = faces[0]?.number as number;
  if (faces.some((face) => face.number !== number)) return [{ code: 'set_mixed' }];
  const faults: Fault[] = [];
  if (meld.length > shape.groupMax) faults.push({ code: 'group_too_large', most: shape.groupMax });
  const stated = meld.filter((tile) => tile.means);
  for (const tile of stated) {
    const means = tile.means as Face;
    if (means.number !== number || !shape.colours.includes(means.colour))
      faults.push({ code: 'joker_meaning_wrong', tile: tile.text.slice(1) });
  }
  const colours = [...faces, ...stated.map((tile) => tile.means as Face)].map((face) => face.colour);
  if (shape.distinct && new Set(colours).size < colours.length) faults.push({ code: 'group_colour_twice' });
  return faults;
}

function group(meld: Seen[], shape: Shape): Reading {
  const number = facesOf(meld)[0]?.number as number;
  const taken = new Set(meld.flatMap((tile) => (tile.face ?? tile.means)?.colour ?? []));
  const free = shape.colours
    .filter((colour) => !(shape.distinct && taken.has(colour)))
    .map((colour) => tileText(colour, number));
  const means = meld.flatMap((tile) =>
    tile.face ? [] : [tile.means ? [tileText(tile.means.colour, tile.means.number)] : free],
  );
  return { kind: 'group', means, value: number * meld.length, faults: [] };
}

/** How a set on the table stands while the turn lasts. */
export type Standing =
  | { state: 'complete'; reading: Reading }
  | { state: 'incomplete'; words: 'missing'; number: number; holes: number[]; reading: Reading }
  | { state: 'incomplete'; words: 'one-more' | 'two-more'; reading: Reading }
  | { state: 'illegal'; words: 'colour-twice'; colour: Colour; reading: Reading }
  | { state: 'illegal'; words: 'fault'; fault: Fault; reading: Reading };

/** Complete, not yet, or wrong, and why, in terms a player can act on. */
export function standing(tiles: readonly string[], shape: Shape): Standing {
  const reading = readMeld(tiles, shape);
  if (reading.kind) return { state: 'complete', reading };
  const hole = holeOf(tiles);
  if (hole) return { state: 'incomplete', words: 'missing', ...hole, reading };
  if (tiles.length < SHORTEST && canBegin(tiles, shape))
    return { state: 'incomplete', words: tiles.length === 2 ? 'one-more' : 'two-more', reading };
  const twice = colourTwice(tiles, shape);
  if (twice) return { state: 'illegal', words: 'colour-twice', colour: twice, reading };
  const fault = tiles.length < SHORTEST ? { code: 'set_mixed' } : (reading.faults[0] as Fault);
  return { state: 'illegal', words: 'fault', fault, reading };
}

/** The first number that is missing in what would otherwise be a run, and before which tiles holes are. */
function holeOf(tiles: readonly string[]): { number: number; holes: number[] } | null {
  const meld = look(tiles);
  const faces = facesOf(meld);
  if (faces.length < 2 || new Set(faces.map((face) => face.colour)).size > 1) return null;
  const holes: number[] = [];
  let at = runStart(meld).number;
  let number = 0;
  if (at < 1) return null;
  for (const [place, tile] of meld.entries()) {
    while (tile.face && tile.face.number > at) {
      if (!holes.length) number = at;
      holes.push(place);
      at += 1;
    }
    if (tile.face && tile.face.number !== at) return null;
    at += 1;
  }
  return holes.length > 0 && holes.length <= 3 && at - 1 <= LAST_NUMBER ? { number, holes } : null;
}

/** Whether one or two tiles can still become a set. */
function canBegin(tiles: readonly string[], shape: Shape): boolean {
  const faces = facesOf(look(tiles));
  const [a, b] = faces;
  if (!a || !b) return true;
  if (a.number === b.number) return !shape.distinct || a.colour !== b.colour;
  return a.colour === b.colour && b.number - a.number === 1;
}

function colourTwice(tiles: readonly string[], shape: Shape): Colour | null {
  const faces = facesOf(look(tiles));
  if (!shape.distinct || new Set(faces.map((face) => face.number)).size !== 1) return null;
  return (
    faces.find((face, i) => faces.findIndex((other) => other.colour === face.colour) < i)?.colour ?? null
  );
}

/**
 * The best order for tiles that lie together, by the places they have now: a run if they can be one, else a group by colour,
 * else as they came. Jokers fill holes first, then follow the high end, then the low end.
 */
export function arrangement(tiles: readonly string[], shape: Shape): number[] {
  const all = tiles.map((_, at) => at);
  // What is a set as it lies is left as the player laid it.
  if (readMeld(tiles, shape).kind) return all;
  const faces = tiles.map(faceOf);
  const numbered = all.filter((at) => faces[at]);
  const jokers = all.filter((at) => !faces[at]);
  const numbers = numbered.map((at) => faces[at]?.number as number);
  if (oneColour(faces) && new Set(numbers).size === numbers.length) return runOrder(numbered, jokers, faces);
  if (new Set(numbers).size === 1 && numbered.length) {
    const rank = (at: number): number => shape.colours.indexOf(faces[at]?.colour as Colour);
    return [...numbered.sort((a, b) => rank(a) - rank(b)), ...jokers];
  }
  return all;
}

const oneColour = (faces: readonly (Face | null)[]): boolean => {
  const colours = faces.flatMap((face) => face?.colour ?? []);
  return colours.length > 1 && new Set(colours).size === 1;
};

/** Whether each number of a row of one colour stands in its place. */
export function gapless(tiles: readonly string[]): boolean {
  return (
    new Set(tiles.flatMap((text, place) => (isJoker(text) ? [] : [(faceOf(text)?.number ?? 0) - place])))
      .size < 2
  );
}

/** What is left of a set, in its order; but numbers of one colour never go down, and a joker fills the only hole. */
export function restored(tiles: readonly string[]): number[] {
  const all = tiles.map((_, at) => at);
  const faces = tiles.map(faceOf);
  const numbers = faces.flatMap((face) => face?.number ?? []);
  const rising = numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] as number));
  if (!oneColour(faces) || (rising && gapless(tiles))) return all;
  const order = runOrder(
    all.filter((at) => faces[at]),
    all.filter((at) => !faces[at]),
    faces,
  );
  return !rising || gapless(order.map((at) => tiles[at] as string)) ? order : all;
}

/** A run of these numbers: jokers fill the holes, and of those left over so many lie below, as few as can be. */
function runOrder(
  numbered: readonly number[],
  jokers: readonly number[],
  faces: readonly (Face | null)[],
  below = 0,
): number[] {
  const number = (at: number): number => faces[at]?.number as number;
  const sorted = [...numbered].sort((a, b) => number(a) - number(b));
  const spare = [...jokers];
  const order = sorted.flatMap((at, i) => {
    const before = sorted[i - 1];
    const hole = before === undefined ? 0 : Math.max(0, number(at) - number(before) - 1);
    return [...spare.splice(0, hole), at];
  });
  const above = Math.min(spare.length - below, LAST_NUMBER - number(sorted[sorted.length - 1] as number));
  return [...spare.slice(Math.max(0, above)), ...order, ...spare.slice(0, Math.max(0, above))];
}

/** Every order in which tiles of one colour could be a run: any joker in any hole or at either end. */
function runOrders(tiles: readonly string[]): number[][] {
  const faces = tiles.map(faceOf);
  const all = tiles.map((_, at) => at);
  const numbered = all.filter((at) => faces[at]);
  if (!numbered.length || new Set(numbered.map((at) => faces[at]?.colour)).size > 1) return [];
  const jokers = permutations(all.filter((at) => !faces[at]));
  return jokers.flatMap((some) =>
    [0, ...some.map((_, i) => i + 1)].map((below) => runOrder(numbered, some, faces, below)),
  );
}

const permutations = (items: readonly number[]): number[][] =>
  items.length
    ? items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]))
    : [[]];

/** Where a tile can go in a set so that the set is (still, or at last) right: places from 0 to its length. */
export function placesFor(meld: readonly string[], tile: string, shape: Shape): number[] {
  const places: number[] = [];
  for (let at = 0; at <= meld.length; at++)
    if (readMeld([...meld.slice(0, at), tile, ...meld.slice(at)], shape).kind) places.push(at);
  return places;
}

/** The jokers of a set whose place this tile could take: indices in the set. */
export function jokersToSwap(meld: readonly string[], tile: string, shape: Shape): number[] {
  const reading = readMeld(meld, shape);
  if (!reading.kind || isJoker(tile)) return [];
  let joker = -1;
  return meld.flatMap((text, at) => {
    if (!isJoker(text)) return [];
    joker += 1;
    return reading.means[joker]?.includes(tile) ? [at] : [];
  });
}

/** What a joker is shown to stand for: only where it is certain. */
export function certainMeanings(meld: readonly string[], shape: Shape): (string | null)[] {
  const reading = readMeld(meld, shape);
  let joker = -1;
  return meld.map((text) => {
    if (!isJoker(text)) return null;
    joker += 1;
    const means = reading.means[joker];
    return means?.length === 1 ? (means[0] ?? null) : statedMeaning(text);
  });
}

/** A set that could be a run as well as a group (`k7 * *`): the player says which. */
export function ambiguous(meld: readonly string[], shape: Shape): boolean {
  const bare = meld.map((text) => (isJoker(text) ? '*' : text));
  if (facesOf(look(bare)).length !== 1 || bare.length < SHORTEST) return false;
  return !faultsOfGroup(look(bare), shape).length && !faultsOfRun(look(bare)).length;
}

/** The readings an ambiguous set may be given: each as tiles with stated meanings. */
export function meaningsOf(meld: readonly string[], shape: Shape): string[][] {
  const face = facesOf(look(meld))[0];
  if (!face || !ambiguous(meld, shape)) return [];
  const jokers = meld.length - 1;
  const bare = tileText(face.colour, face.number);
  const options: string[][] = [];
  for (let before = jokers; before >= 0; before--) {
    const first = face.number - before;
    if (first < 1 || first + jokers > LAST_NUMBER) continue;
    options.push(
      Array.from({ length: jokers + 1 }, (_, i) =>
        i === before ? bare : `*${tileText(face.colour, first + i)}`,
      ),
    );
  }
  const others = shape.colours.filter((colour) => colour !== face.colour);
  const pick = (from: readonly Colour[], n: number): Colour[][] =>
    n === 0 ? [[]] : from.flatMap((c, i) => pick(from.slice(i + 1), n - 1).map((rest) => [c, ...rest]));
  for (const some of pick(others, jokers))
    options.push([bare, ...some.map((c) => `*${tileText(c, face.number)}`)]);
  return options;
}

// -- where tiles go in a set ------------------------------------------------------------------------
// Near a place that was wished for, where it is right, and bound jokers stay what they were.

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
