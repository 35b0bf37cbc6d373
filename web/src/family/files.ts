/** A family as a file: to keep, or to bring to another server. */

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What a file says; null if it is none of ours. */
export async function readFile(file: File): Promise<object | null> {
  try {
    const found = JSON.parse(await file.text()) as unknown;
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}
