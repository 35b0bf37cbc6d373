/** Steps that can be taken back and taken again: each is everything as it was, so nothing has to be worked out. */
export interface History<Step> {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** A new beginning, with these steps behind it. */
export const beginHistory = <Step>(...past: Step[]): History<Step> => ({ past, future: [] });

/** Something is about to change from this. */
export const record = <Step>({ past }: History<Step>, now: Step): History<Step> => ({
  // A new step after some were taken back: what lay ahead cannot be had again.
  past: [...past, now],
  future: [],
});

/** How it was one step ago; `now` can be had again. */
export function stepBack<Step>({ past, future }: History<Step>, now: Step): [History<Step>, Step] | null {
  const before = past.at(-1);
  return before === undefined ? null : [{ past: past.slice(0, -1), future: [now, ...future] }, before];
}

export function stepAgain<Step>({ past, future }: History<Step>, now: Step): [History<Step>, Step] | null {
  const [next, ...later] = future;
  return next === undefined ? null : [{ past: [...past, now], future: later }, next];
}
