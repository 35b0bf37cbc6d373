/** A long rack or a large table takes several photos, and what lies where they meet is on two of them. Pure. */
import { type Found, rowsOf } from './photo.ts';

/** So many equal tiles side by side are hardly chance. */
const FEWEST = 3;

/** Where a row of a later photo lies over one of an earlier photo. */
interface Meeting {
  before: readonly Found[];
  after: readonly Found[];
  /** The first tile of the later row lies over this place of the earlier one; before it, if negative. */
  shift: number;
  again: readonly Found[];
}

function meetingAt(before: readonly Found[], after: readonly Found[], shift: number): Meeting | null {
  const again = after.slice(Math.max(0, -shift), before.length - shift);
  const from = Math.max(0, shift);
  const same = again.every(({ tile }, at) => tile === before[from + at]?.tile);
  return same && again.length >= FEWEST ? { before, after, shift, again } : null;
}

/** The longest way in which one row goes over the other: every tile that both show must be the same. */
function meetingOf(before: readonly Found[], after: readonly Found[]): Meeting | null {
  const shifts = Array.from({ length: before.length + after.length - 1 }, (_, at) => at + 1 - after.length);
  const found = shifts.flatMap((shift) => meetingAt(before, after, shift) ?? []);
  return found.sort((a, b) => b.again.length - a.again.length)[0] ?? null;
}

/** Each row meets one other at most. */
function meetings(found: readonly Found[], shot: number): Meeting[] {
  const rows = rowsOf(found);
  const own = rows.filter(([first]) => first?.shot === shot);
  let free = rows.filter(([first]) => first && first.shot < shot);
  return own.flatMap((after) => {
    const [best] = free
      .flatMap((before) => meetingOf(before, after) ?? [])
      .sort((a, b) => b.again.length - a.again.length);
    free = free.filter((row) => row !== best?.before);
    return best ?? [];
  });
}

/** The tiles of this photo that an earlier one seems to show. */
export const seenTwice = (found: readonly Found[], shot: number): Found[] =>
  meetings(found, shot).flatMap(({ again }) => again);

/** The same tiles count once, and rows that meet are one. */
export function countedOnce(found: readonly Found[], shot: number): Found[] {
  return meetings(found, shot).reduce<Found[]>(
    (rest, { before, after, shift }) => {
      const set = before[0]?.set ?? '';
      const head = shift < 0 ? after.slice(0, -shift) : [];
      const joined = [...head, ...before, ...after.slice(before.length - shift)].map((one) => ({
        ...one,
        set,
      }));
      const at = rest.findIndex((one) => one.id === before[0]?.id);
      const gone = new Set([...before, ...after].map(({ id }) => id));
      const stay = (one: Found): boolean => !gone.has(one.id);
      return [...rest.slice(0, at).filter(stay), ...joined, ...rest.slice(at).filter(stay)];
    },
    [...found],
  );
}
