/** What this browser keeps for the game, as texts or as values. One that keeps nothing still plays: it begins anew each time. */

const OURS = 'tilerummy';

/** Whether a value that was read is of the kind that is wanted: an older page, or a person, may have left something else. */
const isLike = (found: unknown, wanted: unknown): boolean =>
  wanted === null ||
  (typeof found === typeof wanted && found !== null && Array.isArray(found) === Array.isArray(wanted));

export class Shelf {
  /** Asked for each time: where cookies are off, even the question throws. */
  constructor(private readonly storage: () => Storage) {}

  /** A text under a name; null if there is none. */
  read(name: string): string | null {
    try {
      return this.storage().getItem(this.keyOf(name));
    } catch {
      return null;
    }
  }

  /** Keeps a text, or with null forgets it; says whether the browser did. */
  write(name: string, text: string | null): boolean {
    try {
      if (text === null) this.storage().removeItem(this.keyOf(name));
      else this.storage().setItem(this.keyOf(name), text);
      return true;
    } catch {
      return false; // full, or not allowed: then it lasts as long as the page
    }
  }

  /** A list or an object; `otherwise` where there is none, or nothing of that kind. */
  readValue<Value>(name: string, otherwise: Value): Value {
    try {
      const found = JSON.parse(this.read(name) ?? 'null') as Value | null;
      return found !== null && isLike(found, otherwise) ? found : otherwise;
    } catch {
      return otherwise;
    }
  }

  writeValue(name: string, value: unknown): boolean {
    return this.write(name, JSON.stringify(value));
  }

  /** Under which key of the storage it lies; the settings have no name of their own. */
  keyOf(name: string): string {
    return name ? `${OURS}-${name}` : OURS;
  }
}

/** On this device, until somebody clears it. */
export const kept = new Shelf(() => localStorage);
/** As long as the tab is open, reloads included. */
export const keptInTab = new Shelf(() => sessionStorage);
