/** Whose match is played at a table: the family of this device, looked up once, and looked at while somebody reads of it. */
import { familyAt, lookAt } from '../wire/families.ts';
import { kept } from '../wire/kept.ts';
import type { Family } from '../wire/protocol.ts';
import { familyAtTable, keepTables, keptFamilies } from './families.ts';

const EVERY_MS = 5000;
/** Of so many families it is asked whether a table is theirs. */
const ASKED = 3;

export class OurTable {
  family = $state.raw<Family | null>(null);
  private code: string | null;

  constructor(private readonly table: string) {
    this.code = familyAtTable(table);
    const known =
      this.code && kept.readValue<{ family: Family | null }>(`family-${this.code}`, { family: null });
    if (known) this.family = known.family;
  }

  /** Looks until it is stopped; a table of nobody here is asked about once. */
  start(): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async (): Promise<void> => {
      if (!document.hidden) await this.look().catch(() => undefined);
      if (!stopped && this.code && !STATIC) timer = setTimeout(() => void again(), EVERY_MS);
    };
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  private async look(): Promise<void> {
    if (this.code) {
      const seen = await lookAt(this.code, null);
      if (seen?.family.you != null) this.family = seen.family;
      return;
    }
    // Whoever came by the link of the table itself: it may be a family's that is known here.
    for (const { code } of keptFamilies().slice(0, ASKED)) {
      const family = await familyAt(code);
      if (family.you === null || !family.games.some((game) => game.code === this.table)) continue;
      keepTables(code, [this.table]);
      [this.code, this.family] = [code, family];
      return;
    }
  }
}
