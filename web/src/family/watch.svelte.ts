/** A family's table as this device knows it: looked at while the page is seen, and kept for a day without network. */
import { forgetFamily, keepFamily, keepTables } from '../ui/families.ts';
import { kept } from '../wire/kept.ts';
import { Refusal } from '../wire/api.ts';
import { isGone, lookAt } from '../wire/families.ts';
import type { Family } from '../wire/protocol.ts';

export type State = 'loading' | 'there' | 'offline' | 'gone' | 'error';

interface Kept {
  at: number;
  family: Family;
}

const EVERY_MS = 5000;
const nameOf = (code: string): string => `family-${code}`;

function keptOf(code: string): Kept | null {
  const known = kept.readValue<Kept | null>(nameOf(code), null);
  // What an earlier version kept does not say what this device may do.
  return known?.family && 'may' in known.family ? known : null;
}

export class FamilyWatch {
  family = $state.raw<Family | null>(null);
  state = $state<State>('loading');
  /** When what is shown was true. */
  seenAt = $state(0);
  private mark: string | null = null;
  private busy = false;

  constructor(readonly code: string) {
    const known = keptOf(code);
    if (known) [this.family, this.seenAt] = [known.family, known.at];
  }

  /** Looks again and again, never while nobody sees the page; without a server nobody else changes anything. */
  start(): () => void {
    const look = (): void => void (document.hidden || this.look());
    look();
    const timer = STATIC ? undefined : setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async look(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const seen = await lookAt(this.code, this.mark);
      if (seen) this.take(seen.family, seen.mark);
      else [this.state, this.seenAt] = ['there', Date.now()];
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** An answer tells how the table is now; the next look asks for it whole. */
  take(family: Family, mark: string | null = null): void {
    [this.family, this.mark, this.state, this.seenAt] = [family, mark, 'there', Date.now()];
    // Whoever only looks in by the link keeps nothing of the family on this device.
    if (family.you === null) return;
    kept.writeValue(nameOf(family.code), { at: this.seenAt, family } satisfies Kept);
    keepFamily({ code: family.code, name: family.name, people: family.people.map(({ name }) => name) });
    keepTables(
      family.code,
      family.games.map(({ code }) => code),
    );
    if (family.code !== this.code) this.forget(); // its link was renewed
  }

  /** This device is no longer at the table. */
  forget(): void {
    kept.write(nameOf(this.code), null);
    forgetFamily(this.code);
  }

  private fail(error: unknown): void {
    if (isGone(error)) {
      this.state = 'gone';
      this.forget();
    } else this.state = error instanceof Refusal && error.reasons.length ? 'error' : 'offline';
  }
}
