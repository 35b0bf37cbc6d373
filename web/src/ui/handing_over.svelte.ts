/** What is handed on: a text, an address of this site as others find it, a file. */
import { addresses } from '../wire/api.ts';

/** Copies a text: by the clipboard where the browser lends it, by hand on plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: the old way may still do.
  }
  const area = document.createElement('textarea');
  area.value = text;
  // Or phones would show their keyboard.
  area.setAttribute('readonly', '');
  area.style.cssText = 'position:fixed;opacity:0';
  (document.querySelector('dialog[open]') ?? document.body).append(area); // beside an open sheet nothing can be selected
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

/** Hands something to the player as a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const jsonFile = (value: unknown): Blob =>
  new Blob([JSON.stringify(value)], { type: 'application/json' });

// -- where other devices find this site ----------------------------------------------------------------

let origin = $state(location.origin);
let isAsked = false;

/** The site's address for others: on this machine only we know it by a name that they cannot open. */
export function forOthers(): string {
  if (!isAsked && /^(localhost|127\.|\[::1\])/.test(location.host)) {
    isAsked = true;
    addresses().then(
      ({ urls: [best] }) => best && (origin = best.replace(/\/$/, '')),
      () => (isAsked = false), // the next who asks tries again
    );
  }
  return origin;
}

/** Hands an address of this site on: by the device's own way of sharing, else it is copied; true if it was. */
export async function sendLink(path: string): Promise<boolean> {
  const url = forOthers() + path;
  if (!('share' in navigator)) return copyText(url);
  await navigator.share({ title: 'tilerummy', url }).catch(() => undefined);
  return false;
}
