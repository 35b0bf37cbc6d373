/** What a big screen alone knows, and its name, which everybody may know: phones let be touched whom they know by name. */
import { salt } from '../wire/api.ts';
import { kept } from '../wire/kept.ts';
import { sha256 } from '../wire/salts.ts';

const OWN = 'screen';
const nameOf = (code: string): string => `screen-of-${code}`;

export interface Screen {
  readonly secret: string;
  readonly name: string;
}

/** This screen: the same one after the page was loaded anew. */
export function ownScreen(): Screen {
  const known = kept.read(OWN);
  const secret = known && /^[0-9a-f]{32}$/.test(known) ? known : salt();
  if (secret !== known) kept.write(OWN, secret);
  return { secret, name: sha256(secret) };
}

/** The screen whose square this phone has read, by its name; it stays in mind for the table. */
export function pairedScreen(code: string): { name: string | null; isNew: boolean } {
  const read = new URLSearchParams(location.hash.slice(1)).get('screen');
  if (!read || !/^[0-9a-f]{64}$/.test(read)) return { name: kept.read(nameOf(code)), isNew: false };
  history.replaceState(null, '', location.pathname);
  kept.write(nameOf(code), read);
  return { name: read, isNew: true };
}
