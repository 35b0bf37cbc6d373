/** What this device knows of the deals of days: the table, how it went, what was not told yet. It stays here. */
import type { Day } from '../puzzles/daily.ts';
import { kept as shelf } from '../wire/kept.ts';

const NAME = 'days';
/** So many days are remembered. */
export const MOST_DAYS = 60;

export interface KeptDay {
  /** The table it is played at. */
  code: string;
  /** How it ended, once it has. */
  result?: { turns: number; left: number };
  /** The record, while no server has heard of it. */
  untold?: string;
}
export type KeptDays = Readonly<Record<Day, KeptDay>>;

/** With what is known of a day now; the oldest are forgotten. */
export function withDay(kept: KeptDays, day: Day, known: KeptDay): KeptDays {
  const days = Object.entries({ ...kept, [day]: known }).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(days.slice(-MOST_DAYS));
}

const read = (): KeptDays => shelf.readValue<KeptDays>(NAME, {});

let kept = $state.raw<KeptDays>(read());

export const keptDay = (day: Day): KeptDay | undefined => kept[day];

export function keepDay(day: Day, known: KeptDay): void {
  kept = withDay(read(), day, known); // another tab may have played meanwhile
  shelf.writeValue(NAME, kept);
}
