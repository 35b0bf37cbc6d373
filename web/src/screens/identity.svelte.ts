/**
 * What a big screen alone knows, and its name, which everybody may know: phones let be touched whom they know by name. And the
 * word on it, by which a phone sends it a table.
 */
import { settings } from '../ui/settings.svelte.ts';
import { askAsNobody, askAt, salt } from '../wire/api.ts';
import { kept } from '../wire/kept.ts';
import { sha256 } from '../wire/salts.ts';
import type { ScreenFound, ScreenHere, ScreenShows } from '../wire/protocol.ts';

const OWN = 'screen';
const nameOf = (code: string): string => `screen-of-${code}`;

export interface Screen {
  readonly secret: string;
  readonly name: string;
}

let own: Screen | null = null;

/** This screen: the same one after the page was loaded anew, and in a browser that keeps nothing as long as the page. */
export function ownScreen(): Screen {
  if (own) return own;
  const known = kept.read(OWN);
  const secret = known && /^[0-9a-f]{32}$/.test(known) ? known : salt();
  if (secret !== known) kept.write(OWN, secret);
  return (own = { secret, name: sha256(secret) });
}

const pairedOf = (code: string): string => `paired-at-${code}`;

/** Whether somebody at this table has let this screen be touched before; said once, it is kept. */
export const wasPaired = (code: string): boolean => kept.read(pairedOf(code)) === 'yes';
export const notePaired = (code: string): void => void kept.write(pairedOf(code), 'yes');

/** This phone knows a screen by its name from now on. */
export const knowScreen = (code: string, name: string): void => void kept.write(nameOf(code), name);

/** The screen whose square this phone has read, by its name; it stays in mind for the table. */
export function pairedScreen(code: string): { name: string | null; isNew: boolean } {
  const read = new URLSearchParams(location.hash.slice(1)).get('screen');
  if (!read || !/^[0-9a-f]{64}$/.test(read)) return { name: kept.read(nameOf(code)), isNew: false };
  history.replaceState(null, '', location.pathname);
  knowScreen(code, read);
  return { name: read, isNew: true };
}

// -- big screens at the server ----------------------------------------------------------------------

/** What stands on this screen; it is asked as nobody, for a screen belongs to nobody. */
const screenShows = (here: ScreenHere): Promise<ScreenShows> => askAsNobody('POST', '/api/screens', here);

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}/screens`;

/** The table goes to the screen with this word. */
export const showOn = (code: string, word: string): Promise<ScreenFound> =>
  askAt(code, 'POST', at(code), { word });

/** And off that screen again. */
export const takeOff = (code: string, screen: string): Promise<ScreenFound> =>
  askAt(code, 'DELETE', `${at(code)}/${screen}`);

// -- the word on this screen, and the table that a phone has sent to it ---------------------------------
// Asked for again and again, as long as somebody looks.

/** Whoever has typed the word, or takes the table off again, is not kept waiting. */
const SOON = 2500;
/** A table that has been here for a while is hardly taken off again. */
const NOT_SOON = 20_000;
const SETTLES = 120_000;

export class ScreenWord {
  /** What a phone can type now; empty as long as nobody has said. */
  word = $state('');
  /** Milliseconds until there is another. */
  left = $state(0);
  code = $state<string | null>(null);
  /** Nobody answers. */
  lost = $state(false);
  private until = 0;
  private cameAt = 0;
  private isClosed = false;
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking = setInterval(() => (this.left = Math.max(0, this.until - Date.now())), 1000);

  /** `always`: a word is wanted also while a table is shown. */
  constructor(private readonly always: boolean) {
    void this.ask();
  }

  private async ask(): Promise<void> {
    const word = this.always || this.code === null;
    const here = { screen: ownScreen().secret, language: settings.language, word };
    try {
      const told = await screenShows(here);
      if (told.code !== this.code) this.cameAt = Date.now();
      [this.word, this.code, this.lost] = [told.word ?? '', told.code ?? null, false];
      this.until = Date.now() + told.left;
      this.left = told.left;
    } catch {
      this.lost = true;
    }
    if (this.isClosed) return;
    const isSettled = !word && Date.now() - this.cameAt > SETTLES;
    // The word is gone with a table that was sent: the next one is asked for at once.
    const wait = this.code === null && !this.word && !this.lost ? 0 : isSettled ? NOT_SOON : SOON;
    this.next = setTimeout(() => void this.ask(), wait);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.next);
    clearInterval(this.ticking);
  }
}
