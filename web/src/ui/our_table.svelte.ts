/** Whose match is played at a table: its family, as this device knows it, looked at while somebody reads of it. */
import { familyPlayingAt, lookAt } from '../wire/families.ts';
import { kept } from '../wire/kept.ts';
import type { Family } from '../wire/protocol.ts';
import { familyAtTable, keepFamily, keepTables } from './families.ts';

const EVERY_MS = 5000;

export class OurTable {
  family = $state.raw<Family | null>(null);
  /** To a device that is nobody's of it: its name, and the number to be let in by. */
  outside = $state.raw<Family | null>(null);
  private code: string | null;

  constructor(
    private readonly table: string,
    /** A family plays there, though this device may not know which. */
    private readonly isFamilys = false,
  ) {
    this.code = familyAtTable(table);
    const known =
      this.code && kept.readValue<{ family: Family | null }>(`family-${this.code}`, { family: null });
    if (known) this.family = known.family;
  }

  /** Looks until it is stopped. */
  start(): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async (): Promise<void> => {
      if (!document.hidden) await this.look().catch(() => undefined);
      if (!stopped && (this.code || this.outside) && !STATIC)
        timer = setTimeout(() => void again(), EVERY_MS);
    };
    if (this.code || this.isFamilys) void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  private async look(): Promise<void> {
    const family = this.code ? (await lookAt(this.code, null))?.family : await familyPlayingAt(this.table);
    if (family?.you == null) {
      this.outside = family ?? null;
      return;
    }
    // Whoever came by the link of the table itself.
    if (!this.code) keepFamily({ ...family, people: family.people.map(({ name }) => name) });
    keepTables(family.code, [this.table]);
    [this.code, this.family] = [family.code, family];
  }
}
