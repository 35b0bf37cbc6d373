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
