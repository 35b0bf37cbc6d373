/** What somebody said, as text. */
import type { Said } from '../../wire/protocol.ts';
import { t } from '../../ui/words.svelte.ts';

/** The number of what a computer says: nobody sent it, so it has none. */
export const REMARK = -1;

export function saidText(said: Said): string {
  if (said.text) return said.text;
  const name = (said.phrase ?? said.reaction ?? '').replaceAll('_', '-');
  return t(`${said.phrase ? 'phrase' : 'reaction'}-${name}`);
}
