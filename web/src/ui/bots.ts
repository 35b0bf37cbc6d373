/** The bots by their names in the player's language, and what they are like. */
import { isCharacter } from './company.ts';
import { has, t } from './words.svelte.ts';

const keyOf = (level: string): string => (isCharacter(level) ? `company-${level}` : `bot-${level}`);

export const botName = (level: string): string =>
  has(keyOf(level)) ? t(keyOf(level)) : level.charAt(0).toUpperCase() + level.slice(1);

export const botAbout = (level: string): string => (has(keyOf(level)) ? t(`${keyOf(level)}.about`) : '');
