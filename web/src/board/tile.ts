/** Tiles in text, as everywhere else: `r7`, `k13`, `*`, and `*r7` for a joker that says what it stands for. */

export type Colour = 'k' | 'r' | 'b' | 'y' | 'o' | 'g' | 'w' | 'n';

export const COLOURS: readonly Colour[] = ['k', 'r', 'b', 'y', 'o', 'g', 'w', 'n'];
export const LAST_NUMBER = 13;
export const JOKER = '*';

/** A numbered tile taken apart. */
export interface Face {
  colour: Colour;
  number: number;
}

/** Read `r7`; a joker has no face of its own. */
export function faceOf(text: string): Face | null {
  if (text.startsWith('*')) return null;
  return { colour: text[0] as Colour, number: Number(text.slice(1)) };
}

export const isJoker = (text: string): boolean => text.startsWith('*');

/** What a joker is stated to stand for, or null. */
export const statedMeaning = (text: string): string | null =>
  text.length > 1 && text.startsWith('*') ? text.slice(1) : null;

/** The tile without a stated meaning. */
export const plain = (text: string): string => (isJoker(text) ? JOKER : text);

export const tileText = (colour: Colour, number: number): string => `${colour}${number}`;

/** Takes tiles that look alike out of a list, one for one; what is left, or null where some are lacking. */
export function without(tiles: readonly string[], gone: readonly string[]): string[] | null {
  const left = tiles.map(plain);
  for (const tile of gone) {
    const at = left.indexOf(plain(tile));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The tiles of a list that another one does not have, each as often as it lacks there. */
export function besides(tiles: readonly string[], others: readonly string[]): string[] {
  const left = others.map(plain);
  return tiles.filter((tile) => {
    const at = left.indexOf(plain(tile));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Of the names of colours, the first letter of each that no name before it has: black and blue both begin with B. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const capitals = [...name.toUpperCase()];
    const letter = capitals.find((one) => !taken.has(one)) ?? capitals[0] ?? '';
    taken.add(letter);
    return letter;
  });
}
