/** The puzzle of a day follows from the date, by the rule of tilerummy/puzzles/pack.py. */

/** A day as it stands in addresses: 2026-11-15. */
export type Day = string;

const DAY_MS = 86_400_000;
/** A Monday; days before it have no puzzle. */
export const FIRST_DAY: Day = '2026-01-05';
// In UTC every day has 24 hours; by the clock on the wall two of a year have not.
const serial = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(serial(text)) &&
  // There and back: some browsers make a day of March of 30 February. At noon no change of the clocks is near.
  dayOf(new Date(Date.parse(`${text}T12:00:00`))) === text;

/** The day that a clock on the wall shows. */
export function dayOf(date: Date): Day {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const today = (): Day => dayOf(new Date());

/** So many days later, or earlier. */
export const dayAfter = (day: Day, count = 1): Day =>
  new Date((serial(day) + count) * DAY_MS).toISOString().slice(0, 10);

/** The place of a day in the list of days, which begins again after its end. */
export const placeOf = (day: Day, count: number): number => (serial(day) - serial(FIRST_DAY)) % count;

/** Days in a row, and the days off among them. */
export interface Row {
  /** Days that were done. */
  count: number;
  off: ReadonlySet<Day>;
}

/**
 * The days in a row up to today or, if today is still open, yesterday. One missed day in each month is a day off: it
 * does not count, and the row goes on.
 */
export function rowOf(done: (day: Day) => boolean, now: Day): Row {
  const off = new Set<Day>();
  let [count, waiting, month] = [0, '', ''];
  for (let day = done(now) ? now : dayAfter(now, -1); ; day = dayAfter(day, -1)) {
    if (done(day)) {
      count += 1;
      if (waiting) off.add(waiting); // there is a row on both sides of it
      waiting = '';
    } else {
      if (waiting || month === day.slice(0, 7)) return { count, off };
      [waiting, month] = [day, day.slice(0, 7)];
    }
  }
}
