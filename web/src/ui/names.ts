/** A nickname to begin with, and the names of boxes. */

const NAMES = [
  'Robin',
  'Kim',
  'Alex',
  'Sam',
  'Mika',
  'Noa',
  'Toni',
  'Luca',
  'Sasha',
  'Jo',
  'Charlie',
  'Nico',
  'Jule',
  'Ari',
  'Dana',
  'Remy',
];

/** How many faces are drawn for people (people.ts), which the protocol counts from 1. */
export const FACES = 12;

/** A face to begin with, if it can be one that nobody at the table has. */
export function offeredFace(taken: readonly (number | null)[] = []): number {
  const free = Array.from({ length: FACES }, (_, i) => i + 1).filter((face) => !taken.includes(face));
  return free[Math.floor(Math.random() * free.length)] ?? 1;
}

/** Names that mean nobody in particular, in all our languages. */
export function offeredName(taken: readonly string[] = []): string {
  const free = NAMES.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? 'Robin';
}
