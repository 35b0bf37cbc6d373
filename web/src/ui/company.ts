/** The characters one can play with: who they are to the page, and who sits down with somebody. */
import type { PlaceKind, TableLine } from '../wire/protocol.ts';
import { hasName, named } from './words.svelte.ts';

export const COMPANY = ['companion', 'teacher', 'architect', 'saver', 'gambler', 'hermit'] as const;
export type Character = (typeof COMPANY)[number];

export const isCharacter = (level: Who | string | null | undefined): level is Character =>
  COMPANY.includes(level as Character);

/** Who has a drawn face: a character, or a person by the number of the face they chose. */
export type Who = Character | number;

/** Whose face is shown at a place of a table; null: the first letter of the name. A bot that plays for a person has theirs. */
export const whoAt = (place?: { kind: PlaceKind; level: string | null; face?: number | null }): Who | null =>
  place?.kind === 'bot' && isCharacter(place.level) ? place.level : (place?.face ?? null);

/** The same for those who sit at a table in a list. */
export const whoIn = (table: TableLine, i: number): Who | null => {
  const level = table.levels?.[i];
  return isCharacter(level) ? level : (table.faces?.[i] ?? null);
};

/** Good company for somebody who has chosen none: one who adapts, one who helps, then those with habits. */
const FIRST: readonly Character[] = ['companion', 'teacher', 'architect', 'saver', 'gambler'];

/** Who plays with somebody: the last company as far as it is still there, then others whom one enjoys. */
export function companyFor(count: number, last: readonly string[], known: readonly string[]): string[] {
  const again = last.filter((one) => known.includes(one)).slice(0, count);
  const fresh = FIRST.filter((one) => known.includes(one) && !again.includes(one));
  return [...again, ...fresh].slice(0, count);
}

// The bots by their names in the player's language, and what they are like.

const familyOf = (level: string): 'company' | 'bot' => (isCharacter(level) ? 'company' : 'bot');

export const botName = (level: string): string =>
  hasName(familyOf(level), level)
    ? named(familyOf(level), level)
    : level.charAt(0).toUpperCase() + level.slice(1);

export const botAbout = (level: string): string =>
  hasName(familyOf(level), level) ? named(familyOf(level), level, { part: 'about' }) : '';
