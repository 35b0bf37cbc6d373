/** A letter for each colour, for those who would rather read than see it. */

/** The first letter of each name that no name before it has: black and blue both begin with B. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const capitals = [...name.toUpperCase()];
    const letter = capitals.find((one) => !taken.has(one)) ?? capitals[0] ?? '';
    taken.add(letter);
    return letter;
  });
}
