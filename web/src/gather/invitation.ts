/** The link of a table, handed on. */
import { forOthers } from '../table/view/address.svelte.ts';
import { copyText } from '../ui/handing_over.ts';
import { keptInTab } from '../wire/kept.ts';
import type { Plan } from '../wire/protocol.ts';

/** Hands an address of this site on: by the device's own way of sharing, else it is copied; true if it was. */
export async function sendLink(path: string): Promise<boolean> {
  const url = forOthers() + path;
  if (!('share' in navigator)) return copyText(url);
  await navigator.share({ title: 'tilerummy', url }).catch(() => undefined);
  return false;
}

// The rules of a table as this device saw them last, as long as the tab is open.

const nameOf = (code: string): string => `plan-${code}`;

export const recallPlan = (code: string): Plan | null => keptInTab.readValue<Plan | null>(nameOf(code), null);
export const rememberPlan = (code: string, plan: Plan): void => void keptInTab.writeValue(nameOf(code), plan);
