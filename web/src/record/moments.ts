/**
 * A match moment by moment: the table, the racks and the rest after every event of a record. It is a fold of
 * what the record says and judges nothing; it must agree with `evolve` in rules/match/game.py, which a test holds.
 */
import { COLOURS, faceOf, isJoker, LAST_NUMBER, plain, without } from '../board/tile.ts';
import { BadLine, type Happening, type MatchRecord } from './record.ts';

export interface Moment {
  /** What has just happened; the first moment is the beginning of the match. */
  event: Happening | null;
  round: number;
  names: readonly string[];
  table: readonly (readonly string[])[];
  racks: readonly (readonly string[])[];
  opened: ReadonlySet<number>;
  /** How many tiles lie face down. */
  pool: number;
  faceUp: string | null;
  discards: readonly (readonly string[])[];
  totals: readonly number[];
  /** Whose turn is next in this round. */
  turn: number | null;
}

export function momentsOf(record: MatchRecord): Moment[] {
  const nothing = record.names.map(() => []);
  let now: Moment = {
    event: null,
    round: 0,
    names: record.names,
    table: [],
    racks: nothing,
    opened: new Set(),
    pool: 0,
    faceUp: null,
    discards: nothing,
    totals: record.names.map(() => 0),
    turn: null,
  };
  const moments = [now];
  for (const event of record.events) {
    now = after(now, event);
    moments.push(now);
  }
  return withTurns(moments);
}

const MOVES = new Set(['play', 'draw', 'discard', 'pass', 'time-out', 'invalid-end']);

/** Who made this move; null: nobody, tiles were dealt or counted. */
export const moverOf = (event: Happening | null): number | null =>
  event && MOVES.has(event.verb) ? seatOf(event) : null;

/** Whose turn it is shows in what comes next. */
function withTurns(moments: Moment[]): Moment[] {
  let turn: number | null = null;
  // From the end: a record does not say whose turn it is, only who moved next.
  return moments.reduceRight<Moment[]>((rest, moment) => {
    const verb = moment.event?.verb ?? '';
    rest.unshift({ ...moment, turn });
    const mover = moverOf(moment.event);
    if (mover !== null) turn = mover;
    else if (verb === 'end-round' || verb === 'end-match' || verb === 'deal') turn = null;
    return rest;
  }, []);
}

export const tilesIn = (text: string | undefined): string[] =>
  text ? text.split(/\s+/).filter((tile) => tile) : [];
export const tableIn = (text: string | undefined): string[][] =>
  text
    ? text
        .split('|')
        .map(tilesIn)
        .filter((meld) => meld.length)
    : [];
const numbersIn = (text: string | undefined): number[] => tilesIn(text).map(Number);

export function seatOf(event: Happening): number {
  const seat = Number(event.words[0]);
  if (!Number.isInteger(seat) || seat < 0) throw new BadLine(event.line);
  return seat;
}

function after(was: Moment, event: Happening): Moment {
  const now = { ...was, event };
  switch (event.verb) {
    case 'round':
      return {
        ...now,
        round: Number(event.words[0]),
        table: [],
        racks: was.names.map(() => []),
        opened: new Set(),
        pool: 0,
        faceUp: null,
        discards: was.names.map(() => []),
      };
    case 'deal':
      return dealt(now, event);
    case 'play':
    case 'time-out':
    case 'invalid-end':
      return laid(now, event);
    case 'draw':
      return withRack({ ...now, pool: was.pool - 1 }, seatOf(event), (rack) => [
        ...rack,
        event.words[1] ?? '',
      ]);
    case 'discard':
      return discarded(now, event, seatOf(event), event.words[1] ?? '');
    case 'end-round':
      return {
        ...now,
        totals: was.totals.map((total, seat) => total + (numbersIn(event.fields.get('scores'))[seat] ?? 0)),
      };
    case 'take-over':
      return {
        ...now,
        names: was.names.map((name, seat) => (seat === seatOf(event) ? (event.words[1] ?? name) : name)),
      };
    case 'start-tile':
    case 'start-roll':
    case 'starter':
    case 'pass':
    case 'last-tile':
    case 'give-up':
    case 'stop-clock':
    case 'start-clock':
    case 'end-match':
      return now;
    default:
      throw new BadLine(event.line);
  }
}

function dealt(now: Moment, event: Happening): Moment {
  const hands = now.names.map((_, seat) => tilesIn(event.fields.get(`hand ${seat}`)));
  const pools = [...event.fields]
    .filter(([name]) => name.startsWith('pool'))
    .map(([, tiles]) => tilesIn(tiles).length);
  return {
    ...now,
    racks: hands,
    pool: pools.reduce((sum, count) => sum + count, 0),
    faceUp: event.fields.get('open') ?? null,
  };
}

function laid(was: Moment, event: Happening): Moment {
  const seat = seatOf(event);
  const fields = event.fields;
  const [origin, taken] = tilesIn(fields.get('took'));
  const drawn = tilesIn(fields.get('drew'));
  const put = tilesIn(fields.get('laid'));
  let now: Moment = { ...was, table: tableIn(fields.get('table')), pool: was.pool - drawn.length };
  if (event.verb === 'play' || put.length) now = { ...now, opened: new Set([...was.opened, seat]) };
  if (origin === 'faceup') now = { ...now, faceUp: null };
  if (origin === 'discard' && taken) now = { ...now, discards: withoutLast(was.discards, taken, event) };
  now = withRack(now, seat, (rack) => {
    const left = without([...rack, ...(taken ? [taken] : []), ...tilesIn(fields.get('regained'))], put);
    if (!left) throw new BadLine(event.line);
    return [...left, ...drawn];
  });
  const gone = fields.get('discarded');
  return gone ? discarded(now, event, seat, gone) : now;
}

/** The open tile that was taken lies on top somewhere. */
function withoutLast(discards: Moment['discards'], tile: string, event: Happening): string[][] {
  const at = discards.findIndex((pile) => pile[pile.length - 1] === tile);
  if (at < 0) throw new BadLine(event.line);
  return discards.map((pile, seat) => (seat === at ? pile.slice(0, -1) : [...pile]));
}

function discarded(now: Moment, event: Happening, seat: number, tile: string): Moment {
  const discards = now.discards.map((pile, other) => (other === seat ? [...pile, tile] : pile));
  return withRack({ ...now, discards }, seat, (rack) => {
    const left = without(rack, [tile]);
    if (!left) throw new BadLine(event.line);
    return left;
  });
}

function withRack(now: Moment, seat: number, change: (rack: readonly string[]) => string[]): Moment {
  return { ...now, racks: now.racks.map((rack, other) => (other === seat ? change(rack) : rack)) };
}

const order = (text: string): number => {
  const face = faceOf(text);
  return face ? COLOURS.indexOf(face.colour) * (LAST_NUMBER + 1) + face.number : 1000;
};

/** Tiles in the order of the notation: colours, numbers, then jokers. */
export const inOrder = (tiles: readonly string[]): string[] => [...tiles].sort((a, b) => order(a) - order(b));

/** The position as text, the way every other part of the game writes it. */
export function notation(moment: Moment): string {
  const table = moment.table.map((meld) => meld.join(' ')).join(' | ');
  return [table, ...moment.racks.map((rack) => inOrder(rack).join(' '))].join('\n');
}

/** The colours in play, as far as the record shows them. */
export function coloursIn(record: MatchRecord): (typeof COLOURS)[number][] {
  const deal = record.events.find((event) => event.verb === 'deal');
  const seen = new Set(
    [...(deal?.fields.values() ?? [])]
      .flatMap(tilesIn)
      .filter((tile) => !isJoker(tile))
      .map((tile) => plain(tile)[0]),
  );
  return COLOURS.filter((colour) => seen.has(colour));
}

/** For each moment, so many turns have begun by then: what one seat does in a row is one of them. */
export function turnsBegun(moments: readonly Moment[]): number[] {
  let count = 0;
  let last: number | null = null;
  return moments.map(({ event }) => {
    const mover = moverOf(event);
    if (event?.verb === 'deal') last = null;
    if (mover === null) return count;
    if (mover !== last) count += 1;
    last = mover;
    return count;
  });
}

/** The moment after a turn of the match, turns counted from 1. */
export function momentOfTurn(moments: readonly Moment[], turn: number): number | null {
  const begun = turnsBegun(moments);
  const found = moments.findLastIndex(({ event }, at) => begun[at] === turn && moverOf(event) !== null);
  return found < 0 ? null : found;
}
