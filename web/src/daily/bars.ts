/** How everybody fared, as bars: out in so many turns, and all who did not go out together at the end. */
import type { DayCount } from '../wire/protocol.ts';

export interface Bar {
  /** Turns needed; null for those who did not go out. */
  turns: number | null;
  told: number;
  /** Of the highest bar. */
  share: number;
  /** One's own result is among them. */
  mine: boolean;
}

/** More would be too thin to read: whoever needed longer stands with the last. */
const MOST_BARS = 14;

export function barsOf(counts: readonly DayCount[], mine: { turns: number; left: number } | null): Bar[] {
  const out = counts.filter(({ left }) => left === 0);
  const turns = out.map((one) => one.turns);
  if (mine?.left === 0) turns.push(mine.turns);
  const first = Math.min(...turns);
  const last = Math.min(Math.max(...turns), first + MOST_BARS - 1);
  const bars: Omit<Bar, 'share'>[] = [];
  for (let here = first; here <= last; here++)
    bars.push({
      turns: here,
      told: sum(out.filter((one) => place(one.turns, last) === here)),
      mine: mine?.left === 0 && place(mine.turns, last) === here,
    });
  const rest = sum(counts.filter(({ left }) => left > 0));
  if (rest || (mine && mine.left > 0)) bars.push({ turns: null, told: rest, mine: !!mine && mine.left > 0 });
  const most = Math.max(1, ...bars.map(({ told }) => told));
  return bars.map((bar) => ({ ...bar, share: bar.told / most }));
}

const place = (turns: number, last: number): number => Math.min(turns, last);
const sum = (counts: readonly DayCount[]): number => counts.reduce((all, { told }) => all + told, 0);
