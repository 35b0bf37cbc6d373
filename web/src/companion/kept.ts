/** What the pad keeps on the device. */
import { recall, remember } from '../ui/kept.ts';

const NAMES = 'pad-names';
const MOST_NAMES = 24;

/** Who has played here before, the latest first. */
export function knownNames(): string[] {
  try {
    const found = JSON.parse(recall(NAMES) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: readonly string[]): void {
  remember(NAMES, JSON.stringify([...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES)));
}
