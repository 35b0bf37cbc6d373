/** A plan in one line of plain words: the same for the host, for guests and in the menu of the table. */
import type { Plan } from '../wire/protocol.ts';
import { capital, named, t } from '../ui/words.svelte.ts';
import { clockLabel } from './labels.ts';

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
