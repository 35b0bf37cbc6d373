/** The puzzle of a day follows from the date, by the rule of tilerummy/puzzles/daily.py. */

/** A day as it stands in addresses: 2026-11-15. */
export type Day = string;

const DAY_MS = 86_400_000;
/** A Monday; days before it have no puzzle. */
export const FIRST_DAY: Day = '2026-01-05';
const serial = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(serial(text)) &&
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

/** How many days in a row have been done, up to today or, if today is still open, yesterday. */
export function daysInARow(done: (day: Day) => boolean, now: Day): number {
  let day = done(now) ? now : dayAfter(now, -1);
  let count = 0;
  for (; done(day); day = dayAfter(day, -1)) count += 1;
  return count;
}
