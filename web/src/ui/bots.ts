/** The bots by their names in the player's language, and what they are like. */
import { isCharacter } from './company.ts';
import { hasName, named } from './words.svelte.ts';

const familyOf = (level: string): 'company' | 'bot' => (isCharacter(level) ? 'company' : 'bot');

export const botName = (level: string): string =>
  hasName(familyOf(level), level)
    ? named(familyOf(level), level)
    : level.charAt(0).toUpperCase() + level.slice(1);

export const botAbout = (level: string): string =>
  hasName(familyOf(level), level) ? named(familyOf(level), level, { part: 'about' }) : '';
