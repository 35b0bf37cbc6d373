/** Matches that were played to their end on this device: who played, and how it ended. */

const KEY = 'tilerummy-finished';
const MOST = 60;

export interface Finished {
  code: string;
  match: number;
  preset: string;
  names: readonly string[];
  totals: readonly number[];
  winners: readonly number[];
  /** My seat; none for who watched. */
  seat: number | null;
  /** When this device saw the end, in milliseconds. */
  at: number;
}

export function finishedMatches(): Finished[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as Finished[]) : [];
  } catch {
    return [];
  }
}

/** The latest first; a match is kept once. */
export function rememberFinished(match: Finished): void {
  const known = finishedMatches();
  if (known.some((one) => one.code === match.code && one.match === match.match)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([match, ...known].slice(0, MOST)));
  } catch {
    // Then the list lasts as long as the page.
  }
}
