/** The running score as lines: evenings won, which only go up. Pure. */
import type { FamilyEvening } from '../wire/protocol.ts';

export interface Month {
  /** Any moment in it. */
  at: number;
  /** Evenings won by each person up to its end. */
  won: ReadonlyMap<number, number>;
}

/** Evenings, the first first, each with what everybody has won by then. */
export function climbs(evenings: readonly FamilyEvening[], people: readonly number[]): Month[] {
  const won = new Map(people.map((person) => [person, 0]));
  return [...evenings]
    .sort((a, b) => a.at - b.at)
    .map((evening) => {
      for (const person of evening.winners) if (won.has(person)) won.set(person, (won.get(person) ?? 0) + 1);
      return { at: evening.at, won: new Map(won) };
    });
}

/** The same month by month, for reading. */
export function months(steps: readonly Month[]): Month[] {
  const last = new Map<string, Month>();
  for (const step of steps) {
    const day = new Date(step.at);
    last.set(`${day.getFullYear()} ${day.getMonth()}`, step);
  }
  return [...last.values()];
}

/** Where the first evening of each month lies among all; those closer than `apart` to the one before are left out. */
export function marks(steps: readonly Month[], apart: number): { i: number; at: number }[] {
  const found: { i: number; at: number }[] = [];
  steps.forEach(({ at }, i) => {
    const before = steps[i - 1];
    const fresh = !before || new Date(before.at).getMonth() !== new Date(at).getMonth();
    const last = found[found.length - 1];
    if (fresh && (!last || i - last.i >= apart)) found.push({ i, at });
  });
  return found;
}
