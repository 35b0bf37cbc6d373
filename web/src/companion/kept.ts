/** What the pad keeps on the device, and files it hands out. */
import { recall, remember } from '../ui/kept.ts';

/** Hands a text to the player as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

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
