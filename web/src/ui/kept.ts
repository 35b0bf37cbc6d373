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
