/** What the pad keeps on the device. */
import { kept } from '../wire/kept.ts';

const NAMES = 'pad-names';
const MOST_NAMES = 24;

/** Who has played here before, the latest first. */
export const knownNames = (): string[] =>
  kept.readValue<unknown[]>(NAMES, []).filter((name) => typeof name === 'string');

export const rememberNames = (names: readonly string[]): void =>
  void kept.writeValue(NAMES, [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES));
