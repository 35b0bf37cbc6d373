/** Which rule speaks to somebody whose set was refused. */
import { faceOf } from '../board/tile.ts';

/** The paragraph on groups, in every book. */
const GROUPS = '3.3';

const mostAlike = (all: readonly unknown[]): number =>
  Math.max(...all.map((one) => all.filter((other) => other === one).length));

const areInARow = (numbers: readonly number[]): boolean =>
  numbers.toSorted((a, b) => a - b).every((number, i, sorted) => !i || number === (sorted[i - 1] ?? 0) + 1);

/**
 * The rule behind a refusal: tiles that share a number rather than a colour were meant as a group, and so were
 * those that share nothing, unless their numbers follow each other.
 */
export function ruleMeant(reason: string, set: readonly string[] | null): string {
  if (reason !== 'set_mixed' || !set) return reason;
  const faces = set.flatMap((tile) => faceOf(tile) ?? []);
  const numbers = faces.map(({ number }) => number);
  const more = mostAlike(numbers) - mostAlike(faces.map(({ colour }) => colour));
  return more > 0 || (!more && !areInARow(numbers)) ? GROUPS : reason;
}
