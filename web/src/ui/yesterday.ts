/** A moment of yesterday's game, made into a puzzle while nobody waited; shown once, on the day after. It stays here. */
import { kept } from '../wire/kept.ts';
import { settings } from './settings.svelte.ts';

export interface KeptMoment {
  /** The day of the game. */
  day: string;
  /** The puzzle, as a pack of one. */
  text: string;
  /** So many tiles could have been laid. */
  tiles: number;
  /** Nothing was laid instead. */
  drew: boolean;
}

const NAME = 'moment';

/** The day on the wall so many days from now, as 2026-11-17. */
export function dayFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  // In Swedish a day is written as it stands in addresses.
  return date.toLocaleDateString('sv');
}

/** What is to be shown today, if anything. */
export function waitingMoment(): KeptMoment | null {
  const moment = kept.readValue<KeptMoment | null>(NAME, null);
  return settings.moments && moment?.text && moment.day === dayFromNow(-1) ? moment : null;
}

export const keepMoment = (moment: KeptMoment): void => void kept.writeValue(NAME, moment);
/** It was seen: once is enough. */
export const dropMoment = (): void => void kept.write(NAME, null);
