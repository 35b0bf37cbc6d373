/** Links that carry a whole puzzle: one from somebody's own game, which no pack holds. */

/** What such a link begins with, where others have an id. */
const SIGN = '~';
/** No puzzle is longer; a longer text was made by somebody who tries what happens. */
export const LONGEST = 3000;

export const isLink = (name: string): boolean => name.startsWith(SIGN);

export const linkOf = (text: string): string =>
  SIGN + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The text that a link carries; null if it carries none. */
export function textOf(link: string): string | null {
  if (!isLink(link) || link.length > LONGEST) return null;
  try {
    return atob(link.slice(SIGN.length).replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
