/** What stays on the device. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tilerummy-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(`tilerummy-${key}`, text);
  } catch {
    // Then it lasts as long as the page.
  }
}

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
