/** The link of a table, handed on. */
import { forOthers } from '../table/view/address.svelte.ts';
import { copyText } from '../ui/clipboard.ts';

/** Hands an address of this site on: by the device's own way of sharing, else it is copied; true if it was. */
export async function sendLink(path: string): Promise<boolean> {
  const url = forOthers() + path;
  if (!('share' in navigator)) return copyText(url);
  await navigator.share({ title: 'tilerummy', url }).catch(() => undefined);
  return false;
}
