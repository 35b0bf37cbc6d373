/** The family tables that this device knows, the one visited last first. They stay here. */
import { kept } from '../wire/kept.ts';

export interface KeptFamily {
  /** Its address is `/f/CODE`. */
  code: string;
  name: string;
  people: string[];
}

const NAME = 'families';
/** So many are remembered. */
export const MOST_FAMILIES = 12;

export const keptFamilies = (): KeptFamily[] => kept.readValue<unknown[]>(NAME, []).filter(isFamily);

/** Puts a table first, with what is known of it now. */
export function keepFamily({ code, name, people }: KeptFamily): void {
  write([{ code, name, people }, ...others(code)]);
}

export const forgetFamily = (code: string): void => write(others(code));

const others = (code: string): KeptFamily[] => keptFamilies().filter((one) => one.code !== code);

// Which table is whose, the one seen last first: a match knows its way back.

const TABLES = 'family-tables';
const MOST_TABLES = 40;

type Ours = readonly [table: string, family: string];
const keptTables = (): Ours[] =>
  kept
    .readValue<unknown[]>(TABLES, [])
    .filter(
      (one): one is Ours =>
        Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
    );

/** The family that plays at a table, as far as this device has seen. */
export const familyAtTable = (table: string): string | null =>
  keptTables().find(([code]) => code === table)?.[1] ?? null;

export function keepTables(family: string, tables: readonly string[]): void {
  const known = keptTables();
  const fresh = tables.filter((table) => !known.some((one) => one[0] === table && one[1] === family));
  if (!fresh.length) return;
  const rest = known.filter(([table]) => !fresh.includes(table));
  kept.writeValue(TABLES, [...fresh.map((table) => [table, family]), ...rest].slice(0, MOST_TABLES));
}

const write = (families: KeptFamily[]): void => void kept.writeValue(NAME, families.slice(0, MOST_FAMILIES));

function isFamily(value: unknown): value is KeptFamily {
  const { code, name, people } = (value ?? {}) as Partial<Record<keyof KeptFamily, unknown>>;
  return (
    typeof code === 'string' &&
    typeof name === 'string' &&
    Array.isArray(people) &&
    people.every((one) => typeof one === 'string')
  );
}
