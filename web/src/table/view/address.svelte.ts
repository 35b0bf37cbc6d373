/** Where other devices find this site. */
import { addresses } from '../../wire/api.ts';

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
