/** Where other devices find this site. */
import { addresses } from '../../wire/api.ts';
import { copyText } from '../../ui/handing_over.ts';

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
