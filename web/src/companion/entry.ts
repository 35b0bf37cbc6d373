/** A round being written down: who went out, and what is left on each rack, tile by tile or as a number. Pure. */
import { COLOURS, isJoker } from '../board/tile.ts';
import { leftInBox } from './layout.ts';
import { type Round, type ScoreRules, scoresOf } from './pad.ts';

/** How a rack is told: read from a photo, tapped tile by tile, or as a number. */
export const WAYS = ['photo', 'tiles', 'number'] as const;
export type Way = (typeof WAYS)[number];

/** What is known of a rack: its tiles, or the digits of its points. */
export interface Told {
  way: Way;
  tiles: readonly string[];
  digits: string;
}

export interface Entry {
  /** Who went out; 'nobody' where nobody could go on; null while it is not said. */
  winner: number | 'nobody' | null;
  racks: readonly Told[];
  /** The rack that is being told. */
  inHand: number;
  handGame: boolean;
  /** A key that a digit may still follow: a letter of a colour, or the tile that `1` has just made. */
  pending: string;
}

const MOST_DIGITS = 3;
const nothing = (way: Way): Told => ({ way, tiles: [], digits: '' });

export const emptyEntry = (players: number, way: Way): Entry => ({
  winner: null,
  racks: Array.from({ length: players }, () => nothing(way)),
  inHand: 0,
  handGame: false,
  pending: '',
});

/** A round as it was written, to be corrected. */
export function entryOf(round: Round): Entry {
  const winner = round.winner ?? 'nobody';
  const racks = round.left.map((left, seat): Told => {
    const tiles = round.racks?.[seat];
    if (tiles) return { way: 'tiles', tiles, digits: '' };
    return { way: 'number', tiles: [], digits: seat === winner ? '' : String(left) };
  });
  return { winner, racks, inHand: winner === 0 ? 1 : 0, handGame: round.handGame, pending: '' };
}

export const isTold = ({ way, tiles, digits }: Told): boolean =>
  way === 'number' ? digits !== '' : tiles.length > 0;

/** What the tiles left on a rack cost. */
export const pointsOf = (told: Told, joker: number): number =>
  told.way === 'number'
    ? Number(told.digits)
    : told.tiles.reduce((sum, tile) => sum + (isJoker(tile) ? joker : Number(tile.slice(1))), 0);

/** The seats whose racks count. */
export const seatsToTell = (entry: Entry): number[] =>
  entry.racks.flatMap((_, seat) => (seat === entry.winner ? [] : [seat]));

/** The first thing that is missing: who went out, a seat, or nothing. */
export function missing(entry: Entry): 'winner' | number | null {
  if (entry.winner === null) return 'winner';
  return seatsToTell(entry).find((seat) => !isTold(entry.racks[seat] as Told)) ?? null;
}

/** The round as far as it is told; what is missing counts nothing yet. */
export function roundSoFar(entry: Entry, rules: ScoreRules): Round {
  const out = typeof entry.winner === 'number' ? entry.winner : null;
  return {
    left: entry.racks.map((told, seat) => (seat === out ? 0 : pointsOf(told, rules.joker))),
    winner: out,
    handGame: entry.handGame && out !== null && rules.handGame,
    racks: entry.racks.map((told, seat) =>
      seat !== out && told.way !== 'number' && told.tiles.length ? [...told.tiles] : null,
    ),
  };
}

/** What each writes, if it were written down now. */
export const scoresSoFar = (entry: Entry, rules: ScoreRules): number[] =>
  scoresOf(rules, roundSoFar(entry, rules));

export function chooseWinner(entry: Entry, winner: number | 'nobody'): Entry {
  const next = { ...entry, winner, pending: '' };
  const seats = seatsToTell(next);
  const open = seats.find((seat) => !isTold(next.racks[seat] as Told));
  return { ...next, inHand: seats.includes(entry.inHand) ? entry.inHand : (open ?? seats[0] ?? 0) };
}

/** A rack is taken in hand; it goes on in the way it was begun, else in the way last used. */
export const takeInHand = (entry: Entry, seat: number): Entry => {
  const { way } = entry.racks[entry.inHand] as Told;
  const told = entry.racks[seat] as Told;
  const racks = isTold(told) ? entry.racks : replaced(entry.racks, seat, { ...told, way });
  return { ...entry, racks, inHand: seat, pending: '' };
};

/** The next rack that counts; after the last comes the first. */
export function nextRack(entry: Entry, by: 1 | -1 = 1): Entry {
  const seats = seatsToTell(entry);
  const at = seats.indexOf(entry.inHand) + by;
  return takeInHand(entry, seats.at(at % seats.length) ?? entry.inHand);
}

const replaced = (racks: readonly Told[], seat: number, told: Told): Told[] =>
  racks.map((old, i) => (i === seat ? told : old));
const tell = (entry: Entry, change: Partial<Told>, pending = ''): Entry => ({
  ...entry,
  pending,
  racks: replaced(entry.racks, entry.inHand, { ...(entry.racks[entry.inHand] as Told), ...change }),
});

/** What is known one way is kept: whoever comes back to it finds it. */
export const chooseWay = (entry: Entry, way: Way): Entry => tell(entry, { way });

/** How many of a tile are still in the box; a rack told by number has none. */
export const leftToTap = (entry: Entry, tile: string, jokers: number): number =>
  leftInBox(
    seatsToTell(entry).flatMap((seat) => {
      const { way, tiles } = entry.racks[seat] as Told;
      return way === 'number' ? [] : tiles;
    }),
    tile,
    jokers,
  );

export function tapTile(entry: Entry, tile: string, jokers: number, pending = ''): Entry {
  const { tiles } = entry.racks[entry.inHand] as Told;
  if (leftToTap(entry, tile, jokers) <= 0) return { ...entry, pending: '' };
  return tell(entry, { way: 'tiles', tiles: [...tiles, tile] }, pending);
}

/** A photo told all tiles of the rack in hand. */
export const readFromPhoto = (entry: Entry, tiles: readonly string[]): Entry =>
  tell(entry, { way: 'photo', tiles: [...tiles] });

/** A tile that was tapped by mistake. */
export const untapTile = (entry: Entry, at: number): Entry =>
  tell(entry, { tiles: (entry.racks[entry.inHand] as Told).tiles.filter((_, i) => i !== at) });

export function tapDigit(entry: Entry, digit: string): Entry {
  const { digits } = entry.racks[entry.inHand] as Told;
  const grown = digits === '0' ? digit : digits + digit;
  return grown.length > MOST_DIGITS ? entry : tell(entry, { way: 'number', digits: grown });
}

export function erase(entry: Entry): Entry {
  const { way, tiles, digits } = entry.racks[entry.inHand] as Told;
  return tell(entry, way === 'number' ? { digits: digits.slice(0, -1) } : { tiles: tiles.slice(0, -1) });
}

/** One key of a keyboard: a colour's letter and a number make a tile, digits alone make points. */
export function pressKey(entry: Entry, key: string, jokers: number): Entry {
  const typed = key.toLowerCase();
  if (typed === 'backspace') return erase(entry);
  if (typed === '*' || typed === 'j') return tapTile(entry, '*', jokers);
  if ((COLOURS as readonly string[]).includes(typed)) return { ...entry, pending: typed };
  if (!/^\d$/.test(typed)) return entry;
  if (!entry.pending) return tapDigit(entry, typed);
  // A one may become 10 to 13: it is a tile at once, and the next digit makes it another.
  if (entry.pending.length > 1)
    return typed <= '3' ? tapTile(erase(entry), entry.pending + typed, jokers) : { ...entry, pending: '' };
  if (typed === '0') return entry;
  const tile = entry.pending + typed;
  return tapTile(entry, tile, jokers, typed === '1' ? tile : '');
}
