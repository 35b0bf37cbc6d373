/** A family's table as this device knows it: looked at while the page is seen, and kept for a day without network. */
import { forgetFamily, keepFamily } from '../ui/families.ts';
import { recall, remember } from '../ui/kept.ts';
import { Refusal } from '../wire/api.ts';
import { isGone, lookAt } from '../wire/families.ts';
import type { Family } from '../wire/protocol.ts';

export type State = 'loading' | 'there' | 'offline' | 'gone' | 'error';

interface Kept {
  at: number;
  family: Family;
}

const EVERY_MS = 5000;
const keyOf = (code: string): string => `family-${code}`;

function keptOf(code: string): Kept | null {
  try {
    const kept = JSON.parse(recall(keyOf(code)) ?? 'null') as Kept | null;
    // What an earlier version kept does not say what this device may do.
    return kept && 'may' in kept.family ? kept : null;
  } catch {
    return null;
  }
}

export class FamilyWatch {
  family = $state.raw<Family | null>(null);
  state = $state<State>('loading');
  /** When what is shown was true. */
  seenAt = $state(0);
  private mark: string | null = null;
  private busy = false;

  constructor(readonly code: string) {
    const kept = keptOf(code);
    if (kept) [this.family, this.seenAt] = [kept.family, kept.at];
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
    remember(keyOf(family.code), JSON.stringify({ at: this.seenAt, family } satisfies Kept));
    keepFamily({ code: family.code, name: family.name, people: family.people.map(({ name }) => name) });
    if (family.code !== this.code) this.forget(); // its link was renewed
  }

  /** This device is no longer at the table. */
  forget(): void {
    remember(keyOf(this.code), 'null');
    forgetFamily(this.code);
  }

  private fail(error: unknown): void {
    if (isGone(error)) {
      this.state = 'gone';
      this.forget();
    } else this.state = error instanceof Refusal && error.reasons.length ? 'error' : 'offline';
  }
}
