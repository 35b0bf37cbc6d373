/** The characters one can play with: who they are to the page, and who sits down with somebody. */
export const COMPANY = ['companion', 'teacher', 'architect', 'saver', 'gambler', 'hermit'] as const;
export type Character = (typeof COMPANY)[number];

export const isCharacter = (level: string | null | undefined): level is Character =>
  COMPANY.includes(level as Character);

/** Good company for somebody who has chosen none: one who adapts, one who helps, then those with habits. */
const FIRST: readonly Character[] = ['companion', 'teacher', 'architect', 'saver', 'gambler'];

/** Who plays with somebody: the last company as far as it is still there, then others whom one enjoys. */
export function companyFor(count: number, last: readonly string[], known: readonly string[]): string[] {
  const again = last.filter((one) => known.includes(one)).slice(0, count);
  const fresh = FIRST.filter((one) => known.includes(one) && !again.includes(one));
  return [...again, ...fresh].slice(0, count);
}
