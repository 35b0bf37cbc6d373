/** What is said of a family's table: who leads, who is here, when it was. Pure, kind: nobody is last in anything. */
import type {
  Family,
  FamilyEvening,
  FamilyGame,
  FamilyMove,
  FamilyPerson,
  FamilySeason,
  FamilyTally,
} from '../wire/protocol.ts';
import { nameList, t } from '../ui/words.svelte.ts';

/** Whoever has played fewer evenings is not in the score yet, so nobody begins with a nought. */
const ENOUGH = 3;

/** What is said to whoever is the only one so far. */
export const EMPTY = STATIC ? 'family-empty-here' : 'family-empty';

export const meOf = (family: Family): FamilyPerson | undefined =>
  family.people.find(({ number }) => number === family.you);
export const personOf = (family: Family, number: number): FamilyPerson | undefined =>
  family.people.find((one) => one.number === number);

/** Somebody in what was played. Whoever left keeps name and face there; a number that nobody knows is somebody. */
export interface Played {
  number: number;
  name: string;
  face: number | null;
  /** When they left; null: they did not, or wished to be forgotten. */
  left: number | null;
}
export function playedAs(family: Pick<Family, 'people' | 'gone'>, number: number): Played {
  const there = family.people.find((one) => one.number === number);
  if (there) return { number, name: there.name, face: there.face, left: null };
  const gone = family.gone?.find((one) => one.number === number);
  return {
    number,
    name: gone?.name ?? t('family-someone'),
    face: gone?.face ?? null,
    left: gone?.at ?? null,
  };
}

export const othersHere = (family: Family): FamilyPerson[] =>
  family.people.filter(({ here, number }) => here && number !== family.you);

/** Places at the table: everybody here; alone, a chair for each of the family who can come by a device. */
export function placesFor(family: Family, [least, most]: readonly [number, number]): number {
  const here = othersHere(family).length;
  return Math.max(least, Math.min(most, here ? here + 1 : coming(family)));
}

const coming = ({ people, you }: Family): number =>
  people.filter(({ beside, number }) => !beside || number === you).length;

/** The tallies that count, most evenings won first. */
export const counted = (season: FamilySeason | null): FamilyTally[] =>
  (season?.tallies ?? []).filter(({ evenings }) => evenings >= ENOUGH).sort((a, b) => b.won - a.won);

/** Who leads of these people and the score, highest first; null while these are the first evenings. */
export function leading(
  season: FamilySeason | null,
  people: readonly { number: number }[] | null = null,
): { leaders: number[]; score: string } | null {
  const tallies = counted(season).filter(
    ({ person }) => !people || people.some(({ number }) => number === person),
  );
  const most = tallies[0]?.won ?? 0;
  if (tallies.length < 2 || !most) return null;
  return {
    leaders: tallies.filter(({ won }) => won === most).map(({ person }) => person),
    score: tallies.map(({ won }) => won).join(' : '),
  };
}

/** Evenings won by each, once somebody leads. */
export const wonBy = ({ season, people }: Family): ReadonlyMap<number, number> =>
  new Map(leading(season, people) ? counted(season).map(({ person, won }) => [person, won]) : []);

/** Everybody in the order of the score, then as they came; a guest while the evening lasts. */
export function seated(family: Family): FamilyPerson[] {
  const order = counted(family.season).map(({ person }) => person);
  const rank = ({ number }: FamilyPerson): number =>
    order.includes(number) ? order.indexOf(number) : order.length + number;
  const stays = ({ guest, here, beside }: FamilyPerson): boolean => !guest || here || beside;
  return family.people.filter(stays).sort((a, b) => rank(a) - rank(b));
}

/** Who else sits at a game. */
export const othersAt = ({
  names,
  faces,
  your_seat,
}: FamilyGame): { name: string; face: number | null; seat: number }[] =>
  names
    .map((name, seat) => ({ name, face: faces[seat] ?? null, seat }))
    .filter(({ name, seat }) => name && seat !== your_seat);
/** The slow games where I sit; the one that waits for me first. */
export const slowGames = (family: Family): FamilyGame[] =>
  family.games
    .filter(({ by_turns, phase, your_seat }) => by_turns && phase !== 'over' && your_seat !== null)
    .sort((a, b) => Number(b.your_turn) - Number(a.your_turn));

const REPLAYS = `${STATIC ? '.' : ''}/#replay/`;
/** Where the replay of a move begins; null if there is no record of its match. */
export const replayOf = ({ code, match, turn }: FamilyMove): string | null =>
  code ? `${REPLAYS}${code}/${match}/turn${turn}` : null;
/** The latest match of a table. */
export const replayAt = (code: string): string => `${REPLAYS}${code}/0`;
export const watchOf = ({ best, matches }: FamilyEvening): string | null => {
  const last = matches[matches.length - 1];
  return (best && replayOf(best)) ?? (last ? `${REPLAYS}${last.code}/${last.match}` : null);
};

/** A tile of a picture; `laid`: it came from the rack. */
export interface Shown {
  text: string;
  laid: boolean;
}

/** The sets of a move with its new tiles marked, cut to those where there is no room for all. */
export function pictured({ laid, sets }: Pick<FamilyMove, 'laid' | 'sets'>, most: number): Shown[][] {
  const left = [...laid];
  const marked = sets.map((set) =>
    set.map((text) => {
      const at = left.findIndex((one) => one === text || (one.startsWith('*') && text.startsWith('*')));
      if (at >= 0) left.splice(at, 1);
      return { text, laid: at >= 0 };
    }),
  );
  const count = marked.reduce((sum, set) => sum + set.length, 0);
  if (count <= most) return marked.filter((set) => set.length);
  const first = marked.find((set) => set.some((one) => one.laid)) ?? marked[0] ?? [];
  if (first.length <= most) return [first];
  return [first.filter((one) => one.laid).slice(0, most)];
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

export const dayWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at);
export const longDay = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
/** When a season was: "Jan – Mar 2026", and of the one that goes on when it began. */
export function spanWords(since: number, until: number | null, language: string): string {
  const words = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' });
  return until === null ? `${words.format(since)} –` : words.formatRange(since, until);
}
export const timeWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(at);

/** "yesterday", "3 hours ago". */
export function agoWords(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  if (passed >= DAY) return words.format(-Math.round(passed / DAY), 'day');
  if (passed >= HOUR) return words.format(-Math.round(passed / HOUR), 'hour');
  return words.format(-Math.round(passed / MINUTE), 'minute');
}

/** A name that nobody here has: Jo, then Jo B., Jo C. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.toLocaleLowerCase()));
  if (!used.has(name.toLocaleLowerCase())) return name;
  for (const letter of 'BCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const next = `${name.slice(0, 17)} ${letter}.`;
    if (!used.has(next.toLocaleLowerCase())) return next;
  }
  return name;
}

/** How long a turn is, where it has days. */
export const turnWords = ({ clock = 0 }: FamilyGame): string =>
  clock >= DAY / 1000 ? t('family-turn-days', { count: Math.round((clock * 1000) / DAY) }) : '';

/** Where I play on: where another device of mine has the seat, with its key. */
export const seatAddress = ({ code, your_key }: FamilyGame): string =>
  your_key ? `/t/${code}#key=${your_key}` : `/t/${code}`;

// The score in words, to whoever reads it.

const namesOf = (family: Family, numbers: readonly number[]): string[] =>
  numbers.filter((one) => one !== family.you).map((one) => playedAs(family, one).name);

/** "Grandma leads, 14 : 11 : 9", or that these are the first evenings. */
export function leadWords(family: Family): string {
  // Who is there stands on the sheet with the same numbers; a season that is over is everybody's.
  const lead = leading(family.season, family.season?.until == null ? family.people : null);
  if (!lead) return t('family-first-evenings');
  const { leaders, score } = lead;
  const names = namesOf(family, leaders);
  if (family.you === null || !leaders.includes(family.you))
    return t(names.length > 1 ? 'family-several-lead' : 'family-leads', { names: nameList(names), score });
  return names.length
    ? t('family-you-share-lead', { names: nameList(names), score })
    : t('family-you-lead', { score });
}

export function wonWords(family: Family, { winners }: Pick<FamilyEvening, 'winners'>): string {
  if (!winners.length) return t('family-together');
  const names = namesOf(family, winners);
  if (family.you === null || !winners.includes(family.you))
    return t(names.length > 1 ? 'family-several-won' : 'family-won', { names: nameList(names) });
  return names.length ? t('family-you-share-won', { names: nameList(names) }) : t('family-you-won');
}

/** The season of this number with when it was, if that is known. */
export function seasonWords({ began = [] }: Pick<Family, 'began'>, number: number, language: string): string {
  const [since, until = null] = began.slice(number - 1);
  const name = t('family-season', { number });
  return since === undefined ? name : `${name} · ${spanWords(since, until, language)}`;
}

// The running score as lines: evenings won, which only go up. Pure.

export interface Month {
  /** Any moment in it. */
  at: number;
  /** Evenings won by each person up to its end. */
  won: ReadonlyMap<number, number>;
}

/** Evenings, the first first, each with what everybody has won by then. */
export function climbs(evenings: readonly FamilyEvening[], people: readonly number[]): Month[] {
  const won = new Map(people.map((person) => [person, 0]));
  return [...evenings]
    .sort((a, b) => a.at - b.at)
    .map((evening) => {
      for (const person of evening.winners) if (won.has(person)) won.set(person, (won.get(person) ?? 0) + 1);
      return { at: evening.at, won: new Map(won) };
    });
}

/** The same month by month, for reading. */
export function months(steps: readonly Month[]): Month[] {
  const last = new Map<string, Month>();
  for (const step of steps) {
    const day = new Date(step.at);
    last.set(`${day.getFullYear()} ${day.getMonth()}`, step);
  }
  return [...last.values()];
}

/** Evenings by their months, the latest first, each with what it is called. */
export function byMonth(
  evenings: readonly FamilyEvening[],
  language: string,
): { at: number; words: string; evenings: FamilyEvening[] }[] {
  const found: { at: number; words: string; evenings: FamilyEvening[] }[] = [];
  const name = new Intl.DateTimeFormat(language, { month: 'long' });
  for (const evening of evenings) {
    const day = new Date(evening.at);
    const at = new Date(day.getFullYear(), day.getMonth()).getTime();
    const last = found[found.length - 1];
    if (last?.at === at) last.evenings.push(evening);
    else found.push({ at, words: name.format(at), evenings: [evening] });
  }
  return found;
}

/** A row of the evenings of a season, the latest first: an evening, or somebody who left between two of them. */
export type Row =
  { at: number; evening: FamilyEvening; gone?: never } | { at: number; gone: Played; evening?: never };
export function rowsOf(evenings: readonly FamilyEvening[], gone: Family['gone'] = []): Row[] {
  const times = evenings.map(({ at }) => at);
  const rows: Row[] = evenings.map((evening) => ({ at: evening.at, evening }));
  for (const { number, name, face, at } of gone)
    if (at > Math.min(...times)) rows.push({ at, gone: { number, name, face, left: at } });
  return rows.sort((a, b) => b.at - a.at);
}

/** Where the first evening of each month lies among all; those closer than `apart` to the one before are left out. */
export function marks(steps: readonly Month[], apart: number): { i: number; at: number }[] {
  const found: { i: number; at: number }[] = [];
  steps.forEach(({ at }, i) => {
    const before = steps[i - 1];
    const fresh = !before || new Date(before.at).getMonth() !== new Date(at).getMonth();
    const last = found[found.length - 1];
    if (fresh && (!last || i - last.i >= apart)) found.push({ i, at });
  });
  return found;
}
