/** Hands something to the player as a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const jsonFile = (value: unknown): Blob =>
  new Blob([JSON.stringify(value)], { type: 'application/json' });
