/** The bots by their names in the player's language. */
import { has, t } from '../words.svelte.ts';

export const botName = (level: string): string => {
  for (const key of [`bot-${level}`, `level-${level}`]) if (has(key)) return t(key);
  return level.charAt(0).toUpperCase() + level.slice(1);
};
