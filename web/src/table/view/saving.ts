/** A record as a file of the player's own: without a server there is no address to open. */
import { recordOf } from '../../record/fetching.ts';

export async function saveRecord(code: string, match: number | null): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await recordOf(code, match)], { type: 'text/plain' }));
  link.download = `${code}-${match ?? 1}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
