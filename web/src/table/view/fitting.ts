/** What becomes of a set that takes a tile, on a small label: figures alone, so every language can read it. */
import type { Fitting } from '../../board/hand.ts';
import { t } from '../../ui/words.svelte.ts';

export function fittingLabel({ result, joker }: Fitting): string {
  if (joker !== null) return `⇄ ${t('joker')}`;
  if (!result) return '';
  return result.kind === 'run' ? `${result.from} – ${result.to}` : `${result.count} × ${result.number}`;
}
