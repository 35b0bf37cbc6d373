/** Copies a text: by the clipboard where the browser lends it, by hand on plain http. */

export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: the old way may still do.
  }
  const area = document.createElement('textarea');
  area.value = text;
  // Or phones would show their keyboard.
  area.setAttribute('readonly', '');
  area.style.cssText = 'position:fixed;opacity:0';
  (document.querySelector('dialog[open]') ?? document.body).append(area); // beside an open sheet nothing can be selected
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

// Hands something to the player as a file.

export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const jsonFile = (value: unknown): Blob =>
  new Blob([JSON.stringify(value)], { type: 'application/json' });
