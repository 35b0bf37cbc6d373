/** A plan in one line of plain words: the same for the host, for guests and in the menu of the table. */
import type { ParameterInfo, Place, Plan, PresetInfo } from '../wire/protocol.ts';
import { capital, hasName, named, t } from '../ui/words.svelte.ts';

export interface Part {
  /** What it is about, to find out what somebody has changed. */
  about: string;
  text: string;
  /** Not as the sheet has it. */
  changed: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Rules that have words of their own in the line. */
const TOLD = new Set(['opening_min', 'time_limit_s', 'joker_sets', 'rounds']);

/** `rules` as they will be played, `changes` those that differ from the sheet, as the server tells both. */
export function planParts(plan: Plan, rules: Values, changes: Values): Part[] {
  const printed = typeof rules['rounds'] === 'number' ? rules['rounds'] : null;
  const rounds = plan.rounds ?? printed;
  const minimum = Number(rules['opening_min'] ?? 0);
  const others = Object.keys(changes).filter((name) => !TOLD.has(name)).length;
  const parts: Part[] = [
    {
      about: 'opening_min',
      text: minimum ? t('said-opening-points', { minimum }) : t('said-opening-any'),
      changed: 'opening_min' in changes,
    },
    {
      about: 'time_limit_s',
      text: clockLabel(plan.clock ?? Number(rules['time_limit_s'] ?? 0)),
      changed: 'time_limit_s' in changes,
    },
    {
      about: 'joker_sets',
      text: named('said-jokers', String(rules['joker_sets'])),
      changed: 'joker_sets' in changes,
    },
    {
      about: 'rounds',
      text: rounds === null ? t('as-agreed') : t('said-rounds', { count: rounds }),
      changed: plan.rounds != null && plan.rounds !== printed,
    },
    { about: 'hints', text: t(`said-hints-${plan.hints ?? 'free'}`), changed: false },
  ];
  if (plan.public) parts.push({ about: 'public', text: t('listed'), changed: false });
  if (others) parts.push({ about: 'others', text: t('rules-differ', { count: others }), changed: true });
  // Each stands for itself between two dots.
  return parts.map((part) => ({ ...part, text: capital(part.text) }));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What of two plans differs, by its name; another box counts as one thing. */
export function planChanges(before: Plan, after: Plan): string[] {
  const names = new Set([...Object.keys(before.options ?? {}), ...Object.keys(after.options ?? {})]);
  const told: (keyof Plan)[] = ['preset', 'players', 'rounds', 'clock', 'public', 'live_drafts', 'hints'];
  const table = told.filter((name) => !same(before[name], after[name]));
  if (table.includes('preset')) return table; // its rules come with it
  return [...table, ...[...names].filter((name) => !same(before.options?.[name], after.options?.[name]))];
}

// The values of a plan in words.

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

// How long a match may take, for somebody who is invited: a guess in round figures.

/** Turns of one player in a usual round, and how long people and computers think about one. */
const TURNS = 16;
const PERSON_S = 35;
const BOT_S = 6;
const ROUND_TO = 5;

/** In minutes; null where turns may take days. */
export function aboutMinutes(
  plan: Plan,
  places: readonly Pick<Place, 'kind'>[],
  clock: number,
): number | null {
  if (clock >= DAY) return null;
  const turn = clock ? Math.min(PERSON_S, clock * 0.7) : PERSON_S;
  const bots = places.filter(({ kind }) => kind === 'bot').length;
  const round = TURNS * ((places.length - bots) * turn + bots * BOT_S);
  const minutes = ((plan.rounds ?? 1) * round) / 60;
  return Math.max(ROUND_TO, Math.round(minutes / ROUND_TO) * ROUND_TO);
}
