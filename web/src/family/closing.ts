/** How a season ended: who won it, its best move, its closest evening. Pure. */
import type { Family, FamilyEvening, FamilyMove, FamilySeason, FamilyTally } from '../wire/protocol.ts';

export interface Closing {
  /** Most evenings won; several if equal, nobody where nobody won an evening. */
  winners: FamilyTally[];
  others: FamilyTally[];
  evenings: number;
  rounds: number;
  /** The one with most tiles, the later one if equal, and when it was. */
  best: { move: FamilyMove; at: number } | null;
  /** The evening that was won by least. */
  closest: FamilyEvening | null;
}

export function closingOf({ tallies, evenings }: FamilySeason): Closing {
  const most = Math.max(0, ...tallies.map(({ won }) => won));
  const winners = tallies.filter(({ won }) => most > 0 && won === most);
  return {
    winners,
    others: tallies.filter((tally) => !winners.includes(tally)),
    evenings: evenings.length,
    rounds: evenings.reduce((sum, { rounds }) => sum + rounds, 0),
    best: bestOf(evenings),
    closest: evenings.length > 1 ? closestOf(evenings) : null,
  };
}

/** Evenings come the latest first. */
function bestOf(evenings: readonly FamilyEvening[]): Closing['best'] {
  return evenings.reduce<Closing['best']>(
    (best, { best: move, at }) =>
      move && (!best || move.laid.length > best.move.laid.length) ? { move, at } : best,
    null,
  );
}

function closestOf(evenings: readonly FamilyEvening[]): FamilyEvening | null {
  const ahead = ({ points, winners }: FamilyEvening): number =>
    winners.length === 1 && points[0] && points[1] ? points[0].points - points[1].points : Infinity;
  const [first] = [...evenings].sort((a, b) => ahead(a) - ahead(b));
  return first && Number.isFinite(ahead(first)) ? first : null;
}

/** So long the end of a season is told on top of the page, to whoever has not looked at it. */
const MONTH_MS = 30 * 86_400_000;

/** The season whose end is news to this device: the one before the current one; null if there is none. */
export function endedSeason({ began = [], phones, now }: Family): { number: number; at: number } | null {
  const [at] = began.slice(-1);
  const mine = phones?.find((phone) => phone.mine);
  if (at === undefined || began.length < 2 || !mine || mine.since > at || now - at > MONTH_MS) return null;
  return { number: began.length - 1, at };
}
