/** The hourglass on the table: whose sand runs, and how much is left. Pure; time comes in from outside. */

export const TIMES = [30, 60, 120, 180] as const;

export interface Glass {
  /** Seconds for a turn. */
  seconds: number;
  /** Whose turn it is, among so many; nobody is named where no pad was started. */
  turn: number;
  players: number;
  /** When the sand has run through; null while it rests. */
  end: number | null;
  /** What is left while it rests, in milliseconds. */
  rest: number;
}

export const newGlass = (seconds: number, players: number, turn: number): Glass => ({
  seconds,
  turn,
  players,
  end: null,
  rest: seconds * 1000,
});

export const leftIn = (glass: Glass, now: number): number =>
  glass.end === null ? glass.rest : Math.max(0, glass.end - now);

/** Turned over: the sand is whole, and the next one plays. The first time it is only begun. */
export function turnOver(glass: Glass, now: number): Glass {
  const isNew = glass.end === null && glass.rest === glass.seconds * 1000;
  const turn = isNew || !glass.players ? glass.turn : (glass.turn + 1) % glass.players;
  return { ...glass, turn, end: now + glass.seconds * 1000, rest: 0 };
}

/** Laid down, and set up again with the same sand. */
export const pause = (glass: Glass, now: number): Glass =>
  glass.end === null
    ? { ...glass, end: now + glass.rest, rest: 0 }
    : { ...glass, end: null, rest: leftIn(glass, now) };

/** The sand has run through: it rests until somebody turns it. */
export const runOut = (glass: Glass): Glass => ({ ...glass, end: null, rest: 0 });

export const withSeconds = (glass: Glass, seconds: number): Glass => ({
  ...newGlass(seconds, glass.players, glass.turn),
});

/** Who plays after this one, in order. */
export const after = (glass: Glass): number[] =>
  Array.from({ length: Math.max(0, glass.players - 1) }, (_, i) => (glass.turn + 1 + i) % glass.players);

/** What is heard between two looks at the clock: one tick for each of the last ten seconds, a gong at the end. */
export function heard(before: number, left: number): 'tick' | 'gong' | null {
  if (left <= 0) return before > 0 ? 'gong' : null;
  return left <= 10_000 && Math.ceil(left / 1000) < Math.ceil(before / 1000) ? 'tick' : null;
}
