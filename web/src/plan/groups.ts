/** The house rules by what they are about, as the rule book parts them, and the search among them. */
import type { ParameterInfo, RulesInfo } from '../wire/protocol.ts';
import { named } from '../ui/words.svelte.ts';
import { valueLabel } from '../rulebook/summary.ts';

/** By the numbers of the sections of the rule book; the last takes what no other names. */
const SECTIONS = [
  [2, /^(starter|direction|hand_size|starter_|pool_)/],
  [4, /^(opening_|table_access|hand_game)/],
  [5, /^(draw_mode|voluntary_draw|discard_|take_|face_up)/],
  [8, /^(on_|penal)/],
  [3, /^(run_|group_|keep_|must_)/],
  [7, /^joker_(?!in_rack)/],
  [9, /./],
] as const satisfies readonly (readonly [number, RegExp])[];

export interface Group {
  section: (typeof SECTIONS)[number][0];
  parameters: ParameterInfo[];
}

export function grouped(parameters: readonly ParameterInfo[]): Group[] {
  const groups = SECTIONS.map(([section]): Group => ({ section, parameters: [] }));
  for (const one of parameters) {
    const at = SECTIONS.findIndex(([, pattern]) => pattern.test(one.name));
    groups[at]?.parameters.push(one);
  }
  return groups.filter((group) => group.parameters.length);
}

/** Whether a rule has all these words, in its label, its help or its values. */
export function speaksOf(parameter: ParameterInfo, wanted: string): boolean {
  const values = parameter.choices.map((one) => valueLabel(parameter, one));
  const text = [
    named('parameter', parameter.name),
    named('parameter', parameter.name, { part: 'help' }),
    ...values,
  ]
    .join(' ')
    .toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

// Which computers a table offers: levels that were measured to be apart under its rules.

/** The levels worth a choice, weakest first. */
export function levelsFor(info: RulesInfo, preset: string, players: number): readonly string[] {
  const box = info.presets.find((one) => one.id === preset);
  return box?.levels[players - (box.players[0] ?? 2)] ?? info.levels;
}

/** A level that is offered in place of one that is not: the next one below it. */
export function nearest(info: RulesInfo, offered: readonly string[], wanted: string): string {
  const stays = offered.includes(wanted) || info.company.some((one) => one.id === wanted);
  if (stays || !info.levels.includes(wanted)) return wanted;
  const place = info.levels.indexOf(wanted);
  return offered.filter((one) => info.levels.indexOf(one) <= place).at(-1) ?? offered[0] ?? wanted;
}
