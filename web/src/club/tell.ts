/** What a club's evening says to somebody: their table, what is missing, pages for a screen. Pure. */
import type { ClubPerson, ClubSeats, ClubSeen, ClubTerms, ClubTurn } from '../wire/protocol.ts';

/** What the club has agreed on: a server leaves nothing of it out. */
export const termsOf = ({ plan }: ClubSeen): Required<ClubTerms> => plan as Required<ClubTerms>;

export const personOf = (club: ClubSeen, number: number | null): ClubPerson | undefined =>
  club.people.find((one) => one.number === number);
export const nameOf = (club: ClubSeen, number: number): string => personOf(club, number)?.name ?? '';
export const namesOf = (club: ClubSeen, numbers: readonly number[]): string[] =>
  numbers.map((one) => nameOf(club, one));

/** The last round that everybody sees. */
export const roundOf = (club: ClubSeen): ClubTurn | undefined =>
  club.rounds.findLast((one) => one.shown !== null);
/** A round that was drawn and that only organisers see. */
export const draftOf = (club: ClubSeen): ClubTurn | undefined => {
  const last = club.rounds.at(-1);
  return last?.shown === null ? last : undefined;
};
/** The numbers of the tables whose result is not in. */
export const missingIn = (round: ClubTurn): number[] =>
  round.tables.flatMap(({ state }, i) => (state === 'in' ? [] : [i + 1]));
export const isOver = (round: ClubTurn): boolean => round.shown !== null && !missingIn(round).length;

export interface MyTable {
  /** Counted from 1. */
  number: number;
  table: ClubSeats;
  /** Where I sit, from 0. */
  seat: number;
}
/** Where somebody sits in a round. */
export function tableOf(round: ClubTurn | undefined, guest: number | null): MyTable | null {
  for (const [i, table] of round?.tables.entries() ?? []) {
    const seat = table.seats.indexOf(guest ?? -1);
    if (seat >= 0) return { number: i + 1, table, seat };
  }
  return null;
}

/** Whether something of mine is under way that others move on: then it is looked at more often. */
export function isWaiting(club: ClubSeen): boolean {
  if (club.you.shows !== null) return true;
  const state = tableOf(roundOf(club), club.you.guest)?.table.state;
  return state === 'one_yes_missing' || state === 'disputed';
}

/** What I have to do at my table: write, wait for another's yes, say yes, or nothing any more. */
export type Step = 'write' | 'wait' | 'yes' | 'disputed' | 'in';
export function stepOf({ state, written }: ClubSeats, me: number | null): Step {
  if (state === 'in' || state === 'disputed') return state;
  if (!written.length) return 'write';
  return written.some(({ by }) => by !== me) ? 'yes' : 'wait';
}

/** How my rounds went: a place for each round of the plan. */
export function chipsOf(club: ClubSeen): ('won' | 'lost' | 'now' | 'out' | 'open')[] {
  return Array.from({ length: Math.max(termsOf(club).rounds, club.played) }, (_, i) => {
    const mine = club.mine.find(({ round }) => round === i + 1);
    if (!mine) return i < club.played ? 'out' : 'open';
    const { scores, seats, table } = mine;
    if (!table) return 'out';
    if (!scores) return 'now';
    return scores[seats.indexOf(club.you.guest ?? 0)] === Math.max(...scores) ? 'won' : 'lost';
  });
}

/** Milliseconds left of the round; null without a clock. */
export function leftOf({ clock }: ClubSeen, now: number): number | null {
  if (clock.left !== null) return clock.left;
  return clock.until === null ? null : Math.max(0, clock.until - now);
}

/** Most others are done: the table that is still missing is told so. */
export function isAwaited(round: ClubTurn, left: number | null): boolean {
  const missing = missingIn(round).length;
  return missing > 0 && (left === 0 || missing * 2 < round.tables.length);
}

export const paged = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

export type Slide =
  { kind: 'join' | 'people' | 'tables' | 'places'; part: number; of: number } | { kind: 'clock' | 'final' };
/** So many names are shown at once: up to 40 together, more in pages of 24. */
const [TOGETHER, PAGE] = [40, 24];
export const TABLES_A_PAGE = 6;
export const namesAPage = (count: number): number => (count <= TOGETHER ? TOGETHER : PAGE);
const SEATING_MS = 120_000;

/** What a big screen shows, one after the other. */
export function slidesOf(club: ClubSeen, now: number): Slide[] {
  const slides = (kind: 'join' | 'tables' | 'places', count: number, size: number): Slide[] =>
    Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, part, of = Math.ceil(count / size)) => ({
      kind,
      part,
      of,
    }));
  const round = roundOf(club);
  const standing = club.standing.length;
  const places = standing ? slides('places', standing, namesAPage(standing)) : [];
  if (!round) return slides('join', club.people.length, PAGE);
  if (isOver(round)) return places;
  if (round.final) return [{ kind: 'final' }];
  const tables = slides('tables', round.tables.length, TABLES_A_PAGE);
  if (now - (round.shown ?? 0) < SEATING_MS) return tables;
  return [{ kind: 'clock' }, ...tables, { kind: 'clock' }, ...places];
}
