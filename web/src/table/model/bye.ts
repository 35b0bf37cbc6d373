/** Why the server ended the connection, where a person should know. */
import { t } from '../../ui/words.svelte.ts';

export const byeWords = (reason: string | null): string =>
  reason === 'full' || reason === 'banned' ? t(`bye-${reason}`) : '';
