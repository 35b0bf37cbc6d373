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
