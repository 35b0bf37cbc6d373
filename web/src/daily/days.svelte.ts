/** What this device knows of the deals of days: the table, how it went, what was not told yet. It stays here. */
import { type Day, isDay, rowOf } from '../puzzles/daily.ts';
import { kept as shelf } from '../wire/kept.ts';
import { Refusal, tellDay } from '../wire/api.ts';
import { alone } from '../wire/alone.svelte.ts';
import { keptFamilies } from '../ui/families.ts';
import { usualPreset } from '../ui/language.ts';
import { settings } from '../ui/settings.svelte.ts';
import { familyAt } from '../wire/families.ts';
import type { DayCount, DayDeal, Family } from '../wire/protocol.ts';
import { recordOf } from '../record/fetching.ts';
import { capital, t } from '../ui/words.svelte.ts';
import { shortDay } from '../puzzles/said.ts';
import { marksOf, type Result, signsOf } from './strip.ts';

const NAME = 'days';
/** So many days are remembered: a year in a row, and a little. */
export const MOST_DAYS = 400;
/** What a deal is called: a day, and its box where that is not the day's own. */
export type DealName = string;

/** The day of a deal's name; null if it is none. */
export function dayIn(name: DealName): Day | null {
  const [, day = ''] = /^([\d-]{10})(?:\.[a-z0-9-]+)?$/.exec(name) ?? [];
  return isDay(day) ? day : null;
}

export interface KeptDay {
  /** The table it is played at. */
  code: string;
  /** How it ended, once it has. */
  result?: Result;
  /** The record, while no server has heard of it. */
  untold?: string;
}
export type KeptDays = Readonly<Record<DealName, KeptDay>>;

/** With what is known of a day now; the oldest are forgotten. */
export function withDay(kept: KeptDays, day: DealName, known: KeptDay): KeptDays {
  const days = Object.entries({ ...kept, [day]: known }).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(days.slice(-MOST_DAYS));
}

const read = (): KeptDays => shelf.readValue<KeptDays>(NAME, {});

let kept = $state.raw<KeptDays>(read());

export const keptDay = (name: DealName): KeptDay | undefined => kept[name];

/** The deal of a day that was begun here: the one that is over, or else the first. */
export function begunOn(day: Day, days: KeptDays = kept): DealName | null {
  const names = Object.keys(days).filter((name) => dayIn(name) === day);
  return names.find((name) => days[name]?.result) ?? names[0] ?? null;
}

/** So many days in a row a deal was played. */
export const daysInRow = (now: Day, days: KeptDays = kept): number =>
  rowOf((day) => !!days[begunOn(day, days) ?? '']?.result, now).count;

export function keepDay(day: DealName, known: KeptDay): void {
  kept = withDay(read(), day, known); // another tab may have played meanwhile
  shelf.writeValue(NAME, kept);
}

// From a finished table to a result that counts: its record is sent, and played again there.

/** Looks whether the game of a day is over, and tells how it went; what the server says then. */
export async function tellIfOver(day: DealName): Promise<DayDeal | null> {
  const known = keptDay(day);
  if (!known || (known.result && !known.untold)) return null;
  const record = known.untold ?? (await finished(known.code));
  if (record === null) return null;
  const told = await tellDay(day, record);
  const result = { turns: told.turns, left: told.left, laid: told.laid };
  // Without a network this device has played it again itself; others hear of it when there is one.
  const waits = !STATIC && alone.now;
  keepDay(day, { code: known.code, result, ...(waits ? { untold: record } : {}) });
  return told.deal;
}

async function finished(code: string): Promise<string | null> {
  try {
    return await recordOf(code, 1);
  } catch (error) {
    if (error instanceof Refusal) return null; // it is still being played, or out of reach
    throw error;
  }
}

// A day's deal at a family table: who of its people has told how it went.

export interface Player {
  number: number;
  name: string;
  face: number | null;
  /** Null: not yet. */
  result: Result | null;
}

export interface Played {
  code: string;
  name: string;
  people: Player[];
}

/** What a table has to tell of a deal, the best first and those who wait last; null while nobody but me has played. */
export function playedAt({ code, name, people, days, you }: Family, deal: DealName): Played | null {
  const told = days.filter((one) => one.day === deal && people.some(({ number }) => number === one.person));
  if (!told.some(({ person }) => person !== you)) return null;
  const place = (number: number): number => {
    const at = told.findIndex(({ person }) => person === number);
    return at < 0 ? told.length : at;
  };
  const all = people.map(({ number, name: who, face }): Player => ({
    number,
    name: who,
    face,
    result: told.find(({ person }) => person === number) ?? null,
  }));
  return { code, name, people: all.sort((a, b) => place(a.number) - place(b.number)) };
}

/** Who of a family's others did best with a deal of that day, for whoever has yet to play; null: nobody has told. */
export function bestOf({ people, days, you }: Family, day: Day): Player | null {
  const told = days.find((one) => dayIn(one.day) === day && one.person !== you);
  const who = people.find(({ number }) => number === told?.person);
  return who && told ? { ...who, result: told } : null;
}

// How everybody fared, as bars: out in so many turns, and all who did not go out together at the end.

export interface Bar {
  /** Turns needed; null for those who did not go out. */
  turns: number | null;
  told: number;
  /** Of the highest bar. */
  share: number;
  /** One's own result is among them. */
  mine: boolean;
}

/** More would be too thin to read: whoever needed longer stands with the last. */
const MOST_BARS = 14;

export function barsOf(counts: readonly DayCount[], mine: { turns: number; left: number } | null): Bar[] {
  const out = counts.filter(({ left }) => left === 0);
  const turns = out.map((one) => one.turns);
  if (mine?.left === 0) turns.push(mine.turns);
  const first = Math.min(...turns);
  const last = Math.min(Math.max(...turns), first + MOST_BARS - 1);
  const bars: Omit<Bar, 'share'>[] = [];
  for (let here = first; here <= last; here++)
    bars.push({
      turns: here,
      told: sum(out.filter((one) => place(one.turns, last) === here)),
      mine: mine?.left === 0 && place(mine.turns, last) === here,
    });
  const rest = sum(counts.filter(({ left }) => left > 0));
  if (rest || (mine && mine.left > 0)) bars.push({ turns: null, told: rest, mine: !!mine && mine.left > 0 });
  const most = Math.max(1, ...bars.map(({ told }) => told));
  return bars.map((bar) => ({ ...bar, share: bar.told / most }));
}

const place = (turns: number, last: number): number => Math.min(turns, last);
const sum = (counts: readonly DayCount[]): number => counts.reduce((all, { told }) => all + told, 0);

// How a day went, in words.

/** "Out in 9 turns" or "18 turns, 4 tiles left" */
export const resultWords = ({ turns, left }: Result): string =>
  left ? t('day-not-out', { turns: t('day-turns', { count: turns }), left }) : t('day-out', { count: turns });

/** "Drew: 4 · opened with: 4 · went out with: 4" */
export function storyOf(result: Result): string {
  const marks = marksOf(result);
  const drew = marks.filter(({ laid, out }) => !laid && !out).length;
  const opened = marks.find((mark) => mark.opened && !mark.out);
  const out = marks.find((mark) => mark.out);
  const parts = [
    drew ? t('day-drew', { count: drew }) : '',
    opened ? t('day-opened', { count: opened.laid }) : '',
    out?.laid ? t('day-went-out', { count: out.laid }) : '',
  ].filter((part) => part);
  return parts.length ? capital(parts.join(' · ')) : resultWords(result);
}

const addressOfDay = (name: DealName): string => `${new URL('.', location.href).href}#day/${name}`;

/** Three lines that say how it went and nothing about the tiles. */
export const shareOf = (name: DealName, result: Result): string =>
  [
    `tilerummy · ${t('day-of', { day: shortDay(dayIn(name) ?? name) })}`,
    `${resultWords(result)}  ${signsOf(result)}`.trimEnd(),
    addressOfDay(name),
  ].join('\n');

/** In which box somebody plays the deal of a day: in that of their family, or in the one usual in their language. */
export async function boxAtHome(): Promise<string> {
  const [family] = alone.now ? [] : keptFamilies();
  // A table that is gone or out of reach says nothing of its box.
  const plan = family && (await familyAt(family.code).catch(() => null))?.plan;
  return plan?.preset ?? usualPreset(settings.language);
}
