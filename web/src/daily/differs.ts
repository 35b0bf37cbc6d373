/** In what today's box differs from the one that somebody knows: at most three things, each with a set that shows it. Pure. */
import type { Colour } from '../board/tile.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface Difference {
  about: 'colours' | 'jokers' | 'opening';
  /** Sets that show it. */
  sets: readonly (readonly string[])[];
  /** What comes to them, or goes from them. */
  comes?: string;
  goes?: string;
}

/** At the deal of a day four people sit. */
const SEATS = '4';

/** The colours in play there. */
export function coloursFor(rules: Values): Colour[] {
  const all = (rules['colours'] as Colour[] | undefined) ?? [];
  const count = (rules['colours_by_players'] as Record<string, number> | undefined)?.[SEATS];
  return all.slice(0, count ?? all.length);
}

/** One number in all colours; a joker among others; as few sets as open. */
const sevens = (colours: readonly Colour[]): string[] => colours.map((colour) => `${colour}7`);
const withJoker = (colour: Colour): string[] => [`${colour}5`, '*', `${colour}7`, `${colour}8`];

/** What a joker's set is open to: the joker goes, as any tile or as its own; a tile is added; or only the joker's own comes. */
function jokers(policy: unknown, colour: Colour): Difference {
  const shown = { about: 'jokers', sets: [withJoker(colour)] } as const;
  if (policy === 'free') return { ...shown, goes: '*' };
  if (policy === 'same_meaning') return { ...shown, goes: `*${colour}6` };
  return { ...shown, comes: `${colour}${policy === 'frozen' ? 6 : 4}` };
}

function opening(minimum: number, [one = 'k', other = 'r']: readonly Colour[]): string[][] {
  const run = (colour: Colour, least: number): string[] => {
    const first = Math.min(11, Math.max(1, Math.ceil(least / 3) - 1));
    return [first, first + 1, first + 2].map((number) => `${colour}${number}`);
  };
  const MOST = 36; // 11, 12 and 13
  return minimum <= MOST ? [run(one, minimum)] : [run(one, MOST), run(other, minimum - MOST)];
}

/** What is new in a box for whoever knows the other one. */
export function differences(box: Values, known: Values): Difference[] {
  const colours = coloursFor(box);
  const set = (of: Values): string => [...coloursFor(of)].sort().join('');
  const found: (Difference | false)[] = [
    set(box) !== set(known) && { about: 'colours', sets: [sevens(colours)] },
    box['joker_sets'] !== known['joker_sets'] && jokers(box['joker_sets'], colours.at(-1) ?? 'k'),
    box['opening_min'] !== known['opening_min'] && {
      about: 'opening',
      sets: opening(Number(box['opening_min'] ?? 0), colours),
    },
  ];
  return found.filter((one) => one !== false);
}
