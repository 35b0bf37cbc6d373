/** What a big screen alone knows, and its name, which everybody may know: phones let be touched whom they know by name. */
import { salt } from '../wire/api.ts';
import { sha256 } from '../wire/sha256.ts';

const OWN = 'tilerummy-screen';
const LET = 'tilerummy-screen-of-';

export interface Screen {
  readonly secret: string;
  readonly name: string;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing is another screen each time
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // see above
  }
}

/** This screen: the same one after the page was loaded anew. */
export function ownScreen(): Screen {
  const kept = stored(OWN);
  const secret = kept && /^[0-9a-f]{32}$/.test(kept) ? kept : salt();
  if (secret !== kept) store(OWN, secret);
  return { secret, name: sha256(secret) };
}

/** The screen whose square this phone has read, by its name; it stays in mind for the table. */
export function pairedScreen(code: string): { name: string | null; isNew: boolean } {
  const read = new URLSearchParams(location.hash.slice(1)).get('screen');
  if (!read || !/^[0-9a-f]{64}$/.test(read)) return { name: stored(LET + code), isNew: false };
  history.replaceState(null, '', location.pathname);
  store(LET + code, read);
  return { name: read, isNew: true };
}
