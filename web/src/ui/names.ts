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

/** Names that mean nobody in particular, in all our languages. */
export const offeredName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Robin';
