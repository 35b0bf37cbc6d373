/** What somebody said, as text. */
import type { Said } from '../../wire/protocol.ts';
import { named } from '../../ui/words.svelte.ts';

/** The number of what a computer says: nobody sent it, so it has none. */
export const REMARK = -1;

export function saidText(said: Said): string {
  if (said.text) return said.text;
  return said.phrase ? named('phrase', said.phrase) : named('reaction', said.reaction ?? '');
}
