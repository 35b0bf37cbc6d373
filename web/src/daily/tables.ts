/** A day's deal at a family table: who of its people has told how it went. */
import type { Family } from '../wire/protocol.ts';
import type { Result } from './said.ts';

export interface Player extends Result {
  number: number;
  name: string;
  face: number | null;
}

export interface Played {
  code: string;
  name: string;
  people: Player[];
}

/** What a table has to tell of a day, the best first; null while nobody but me has played. */
export function playedAt({ code, name, people, days, you }: Family, day: string): Played | null {
  const told = days.flatMap((one) => {
    const person = people.find(({ number }) => number === one.person);
    if (one.day !== day || !person) return [];
    return [
      { number: person.number, name: person.name, face: person.face, turns: one.turns, left: one.left },
    ];
  });
  return told.some(({ number }) => number !== you) ? { code, name, people: told } : null;
}
