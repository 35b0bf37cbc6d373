/** The house rules by what they are about, as the rule book parts them, and the search among them. */
import type { ParameterInfo } from '../wire/protocol.ts';
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
