/** The score pad for a box at home: rounds, scores by the rules of the box, who begins next. Pure. */
import { leftInBox, readTiles } from './referee.ts';
import { kept } from '../wire/kept.ts';
import { COLOURS, isJoker } from '../board/tile.ts';

export interface ScoreRules {
  /** What a joker left on the rack costs. */
  joker: number;
  winnerTakes: boolean;
  handGame: boolean;
  /** How many rounds make a match, if the box says so. */
  rounds: number | null;
  low: number;
  high: number;
}

export function scoreRules(rules: Readonly<Record<string, unknown>>): ScoreRules {
  const [low = 2, high = 4] = rules['players'] as number[];
  return {
    joker: Number(rules['joker_in_rack_points']),
    winnerTakes: rules['winner_bonus'] === 'sum_of_losers',
    handGame: rules['hand_game'] !== 'off',
    rounds: typeof rules['rounds'] === 'number' ? rules['rounds'] : null,
    low,
    high,
  };
}

export interface Round {
  /** The points left on each rack. */
  left: number[];
  /** Who went out; null: nobody could go on. */
  winner: number | null;
  handGame: boolean;
  /** The tiles of each rack as they were tapped; null where only points were written. */
  racks?: (string[] | null)[];
}

const LONGEST_NAME = 24;

/** A name for a narrow column. */
export const shortName = (name: string): string => (name.length > 8 ? `${name.slice(0, 7)}…` : name);

/** Who begins the next round: as the box says, the winner, or the players in turn. */
export const NEXT = ['starter_rule', 'winner', 'next_seat'] as const;

export interface Sheet {
  preset: string;
  /** In playing order; the first one began. */
  names: string[];
  /** The number of each one's portrait; 0: the first letter of the name. */
  faces: number[];
  next: (typeof NEXT)[number];
  rounds: Round[];
}

/** An evening with those who gave a name; the others stay at home. */
export function startSheet(
  preset: string,
  names: readonly string[],
  faces: readonly number[],
  next: Sheet['next'] = 'next_seat',
): Sheet {
  const playing = names.flatMap((name, seat) => (name.trim() ? [seat] : []));
  return {
    preset,
    names: playing.map((seat) => (names[seat] ?? '').trim().slice(0, LONGEST_NAME)),
    faces: playing.map((seat) => faces[seat] ?? 0),
    next,
    rounds: [],
  };
}

/** A round is written down, or written anew where it stood. */
export const withRound = (sheet: Sheet, at: number, round: Round): Sheet => ({
  ...sheet,
  rounds:
    at < sheet.rounds.length
      ? sheet.rounds.map((old, i) => (i === at ? round : old))
      : [...sheet.rounds, round],
});

export const withoutLast = (sheet: Sheet): Sheet => ({ ...sheet, rounds: sheet.rounds.slice(0, -1) });

/** Somebody's name or face is another. */
export const withPlayer = (sheet: Sheet, seat: number, name: string, face: number): Sheet => ({
  ...sheet,
  names: sheet.names.map((old, i) => (i === seat ? name.trim().slice(0, LONGEST_NAME) || old : old)),
  faces: sheet.names.map((_, i) => (i === seat ? face : (sheet.faces[i] ?? 0))),
});

/** Before the first round somebody may still get up, and somebody sit down. */
export const withoutPlayer = (sheet: Sheet, seat: number): Sheet => ({
  ...sheet,
  names: sheet.names.filter((_, i) => i !== seat),
  faces: sheet.faces.filter((_, i) => i !== seat),
});

/** Who won a round: the player who went out, or all with the lowest rack. */
export function winnersOf(round: Round): number[] {
  if (round.winner !== null) return [round.winner];
  const least = Math.min(...round.left);
  return round.left.flatMap((left, seat) => (left === least ? [seat] : []));
}

/** What each player writes. Must agree with rules/judging/score.py; a test holds both to the same cases. */
export function scoresOf(rules: ScoreRules, round: Round): number[] {
  const blocked = round.winner === null;
  const winners = winnersOf(round);
  const least = blocked ? Math.min(...round.left) : 0;
  const weight = round.handGame && !blocked && rules.handGame ? 2 : 1;
  const costs = round.left.map((left, seat) => (winners.includes(seat) ? 0 : weight * (left - least)));
  const bonus = rules.winnerTakes ? costs.reduce((sum, cost) => sum + cost, 0) : 0;
  const share = Math.floor(bonus / winners.length);
  // What cannot be shared falls to the first of them.
  // And a cost of nothing is 0: `-cost` alone would be written as −0.
  return costs.map((cost, seat) =>
    winners.includes(seat) ? share + (seat === winners[0] ? bonus % winners.length : 0) : -cost || 0,
  );
}

export function totalsOf(rules: ScoreRules, sheet: Sheet): number[] {
  return sheet.names.map((_, seat) =>
    sheet.rounds.reduce((sum, round) => sum + (scoresOf(rules, round)[seat] ?? 0), 0),
  );
}

/** Those with the most points. */
export function leadersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** How far the leader is ahead of the next; 0 where several lead. */
export function leadOf(totals: readonly number[]): number {
  const [first = 0, second = 0] = [...totals].sort((a, b) => b - a);
  return first - second;
}

/** Where the winner takes what the others lose, every line makes nothing together. */
export const addsUp = (rules: ScoreRules, totals: readonly number[]): boolean =>
  rules.winnerTakes && totals.reduce((sum, total) => sum + total, 0) === 0;

/** Who begins the next round; null if that is decided anew. */
export function nextStarter(sheet: Sheet): number | null {
  const last = sheet.rounds.at(-1);
  if (!last || sheet.next === 'starter_rule') return null;
  if (sheet.next === 'winner') return winnersOf(last)[0] ?? null;
  return sheet.rounds.length % sheet.names.length;
}

const soundRacks = (racks: unknown, players: number): boolean =>
  Array.isArray(racks) &&
  racks.length === players &&
  racks.every(
    (rack) => rack === null || (Array.isArray(rack) && readTiles(rack.map(String).join(' ')) !== null),
  );
const faceOr = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/** The pad as text to send: a line for each player, the leader first. */
export const padText = (
  sheet: Sheet,
  totals: readonly number[],
  signed: (points: number) => string,
): string =>
  sheet.names
    .map((name, seat) => ({ name, total: totals[seat] ?? 0 }))
    .sort((a, b) => b.total - a.total)
    .map(({ name, total }) => `${name} ${signed(total)}`)
    .join('\n');

/** A sheet from a file or from the device's memory; null if it is none. */
export function readSheet(text: string): Sheet | null {
  try {
    const found = JSON.parse(text) as Partial<Sheet> | null;
    const names = found?.names;
    if (
      !found ||
      typeof found.preset !== 'string' ||
      !Array.isArray(names) ||
      names.length < 2 ||
      names.length > 6
    )
      return null;
    if (
      !names.every((name) => typeof name === 'string') ||
      !Array.isArray(found.rounds) ||
      found.rounds.length > 1000
    )
      return null;
    const whole = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) < 10_000;
    const sound = found.rounds.every(
      (round: Partial<Round> | null) =>
        !!round &&
        Array.isArray(round.left) &&
        round.left.length === names.length &&
        round.left.every(whole) &&
        typeof round.handGame === 'boolean' &&
        (round.racks === undefined || soundRacks(round.racks, names.length)) &&
        (round.winner === null ||
          (whole(round.winner) && (round.winner as number) >= 0 && (round.winner as number) < names.length)),
    );
    const next = NEXT.find((one) => one === found.next) ?? 'starter_rule';
    return sound
      ? {
          preset: found.preset,
          names: names.map((name) => name.slice(0, LONGEST_NAME)),
          faces: names.map((_, seat) => faceOr(found.faces?.[seat])),
          next,
          rounds: found.rounds,
        }
      : null;
  } catch {
    return null;
  }
}

// What the pad keeps on the device.

const NAMES = 'pad-names';
const MOST_NAMES = 24;

/** Who has played here before, the latest first. */
export const knownNames = (): string[] =>
  kept.readValue<unknown[]>(NAMES, []).filter((name) => typeof name === 'string');

export const rememberNames = (names: readonly string[]): void =>
  void kept.writeValue(NAMES, [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES));

// A round being written down: who went out, and what is left on each rack, tile by tile or as a number. Pure.

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
