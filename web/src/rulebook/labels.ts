/** The values of a plan in words. */
import type { ParameterInfo, PresetInfo } from '../wire/protocol.ts';
import { hasName, named, t } from '../ui/words.svelte.ts';

export type Value = PresetInfo['rules'][string];

const DAY = 86400;

/** Clocks that are offered, in seconds; null as the box says, 0 none. */
export const CLOCKS = [null, 0, 15, 30, 60, 90, 120, 180, 300, 600, DAY, 3 * DAY, 7 * DAY];
export const ROUNDS = [null, 1, 2, 3, 4, 6, 8];

export function valueLabel(parameter: ParameterInfo, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const name = `${parameter.name}-${String(value)}`;
  return hasName('value', name) ? named('value', name) : String(value);
}

export function clockLabel(seconds: number | null): string {
  if (seconds === null) return t('as-printed');
  if (seconds === 0) return t('no-clock');
  if (seconds >= DAY) return t('clock-days', { count: seconds / DAY });
  return seconds % 60 ? t('seconds-count', { count: seconds }) : t('minutes-count', { count: seconds / 60 });
}

export const roundsLabel = (rounds: number | null): string =>
  rounds === null ? t('as-agreed') : String(rounds);
