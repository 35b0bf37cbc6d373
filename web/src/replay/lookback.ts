/** What a look back shows first: my best move, my biggest miss, and how it ended. Pure. */
import { bestMove } from '../record/best_move.ts';
import { type Moment, seatOf } from '../record/moments.ts';
import type { MatchRecord } from '../record/record.ts';
import type { Review, TurnReview } from '../wire/protocol.ts';
import { without } from '../board/tile.ts';
import type { Reel } from './reel.svelte.ts';

export interface Highlight {
  kind: 'best' | 'miss' | 'end';
  seat: number;
  /** The moment after that turn. */
  moment: number;
  /** So many tiles it is worth: laid, or missed. */
  worth: number;
}

/** The turn in which most was missed, of one seat or, where nobody looks, of anybody. */
export function biggestMiss(review: Review, me: number | null): TurnReview | null {
  const missed = review.turns.filter((turn) => isMissedChance(turn) && (me === null || turn.seat === me));
  return missed.reduce<TurnReview | null>(
    (most, turn) => (most && most.missed_tiles >= turn.missed_tiles ? most : turn),
    null,
  );
}

/** Who laid the last tile of the match. */
function lastOut(moments: readonly Moment[]): Highlight | null {
  for (let at = moments.length - 1; at >= 0; at--) {
    const event = moments[at]?.event;
    if (event?.verb !== 'play') continue;
    const seat = seatOf(event);
    return moments[at]?.racks[seat]?.length ? null : { kind: 'end', seat, moment: at, worth: 0 };
  }
  return null;
}

/** Two or three moments worth a look; before the review is there, those that the record alone tells. */
export function highlights(
  record: MatchRecord,
  moments: readonly Moment[],
  review: Review | null,
  me: number | null,
): Highlight[] {
  const best = bestMove(record, me);
  const miss = review && biggestMiss(review, me);
  const found: (Highlight | null)[] = [
    best && { kind: 'best', seat: best.seat, moment: best.moment, worth: best.laid.length },
    miss && { kind: 'miss', seat: miss.seat, moment: miss.last_event, worth: miss.missed_tiles },
    lastOut(moments),
  ];
  const known = found.filter((one) => one !== null);
  // A move that is both is shown once, under its better name.
  return known.filter((one, i) => known.findIndex((other) => other.moment === one.moment) === i);
}

/** Where a look back opens: what is worth most; without anything the last turn. */
export function openAt(found: readonly Highlight[], moments: readonly Moment[]): number {
  const worth = [...found].sort((a, b) => b.worth - a.worth)[0];
  return worth?.moment ?? Math.max(0, moments.map((moment) => moment.event?.verb).lastIndexOf('play'));
}

/** What is to be said of a turn. */
export interface Judgement {
  laid: number;
  /** How many could go; null: nothing could. */
  could: number | null;
  kind: 'praise' | 'miss' | 'points' | 'nothing';
}

export function judgementOf(turn: TurnReview): Judgement {
  const could = turn.best?.tiles ?? null;
  if (could === null) return { laid: turn.tiles, could, kind: turn.tiles ? 'praise' : 'nothing' };
  if (turn.missed_tiles > 0 || !turn.tiles) return { laid: turn.tiles, could, kind: 'miss' };
  return { laid: turn.tiles, could, kind: turn.missed_points > 0 ? 'points' : 'praise' };
}

// What a review teaches: chances that were missed, how well each played, where the match turned.

/** So many tiles more are worth a look. */
const MANY = 2;

/** Clearly more was possible, or even the end. */
export function isMissedChance(turn: TurnReview): boolean {
  const out = (turn.best?.tiles ?? 0) >= (turn.racks[turn.seat] ?? Infinity);
  return turn.missed_tiles >= MANY || (out && turn.missed_tiles > 0);
}

/** For each seat how much of what was possible it laid, in per cent, up to a turn; none without a chance. */
export function accuracies(review: Review, upTo: number): (number | null)[] {
  return review.players.map(({ seat }) => {
    const turns = review.turns.filter((turn) => turn.seat === seat && turn.number <= upTo && turn.best);
    const possible = turns.reduce((sum, turn) => sum + (turn.best?.tiles ?? 0), 0);
    // What was found as the best within its time may be less than what was laid: nobody plays better than all of it.
    const laid = turns.reduce((sum, turn) => sum + Math.min(turn.tiles, turn.best?.tiles ?? 0), 0);
    return possible ? Math.round((100 * laid) / possible) : null;
  });
}

function leaderOf(chances: readonly number[] | null): number | null {
  if (!chances) return null;
  const best = Math.max(...chances);
  return chances.filter((chance) => chance === best).length === 1 ? chances.indexOf(best) : null;
}

/** Turns that changed who is ahead for a whole lap, or for good. */
export function turningPoints(review: Review): TurnReview[] {
  const found: TurnReview[] = [];
  for (const { number } of review.rounds) {
    const turns = review.turns.filter((turn) => turn.round === number && leaderOf(turn.chances) !== null);
    const leaders = turns.map((turn) => leaderOf(turn.chances));
    let ahead = leaders[0];
    for (let i = 1; i < turns.length; i++) {
      const lap = leaders.slice(i, i + review.players.length);
      const [before, turn] = [turns[i - 1], turns[i]];
      if (leaders[i] === ahead || !lap.every((one) => one === leaders[i])) continue;
      ahead = leaders[i];
      // The chances are those at the beginning of a turn: the one before it made the difference.
      const maker = review.turns.find((one) => one.number === (turn?.number ?? 0) - 1) ?? before;
      if (maker) found.push(maker);
    }
  }
  return found;
}

// A turn of a match to be tried again: what lay on the table, what was on the rack, and the best there was.

export interface Trial {
  preset: string;
  options: Review['options'];
  players: number;
  colours: readonly string[];
  table: readonly (readonly string[])[];
  rack: readonly string[];
  opened: boolean;
  best: number;
  /** Whose turn it was. */
  seat: number;
}

/** Nothing to try where an open tile was taken: the board of the page has none of those. */
export function trialOf(reel: Reel, turn: TurnReview, review: Review): Trial | null {
  const before = reel.moments[turn.first_event - 1];
  if (!before || !turn.best || turn.best.taken) return null;
  const [racks, { play }] = [reel.moments.slice(turn.first_event - 1, turn.last_event + 1), turn.best];
  // A turn that begins with a draw is tried with the drawn tile.
  const rack = racks
    .map((moment) => moment.racks[turn.seat] ?? [])
    .find((tiles) => without(tiles, play) !== null);
  if (!rack) return null;
  return {
    preset: review.rules,
    options: review.options,
    players: reel.record.names.length,
    colours: reel.shape.colours,
    table: before.table,
    rack,
    opened: before.opened.has(turn.seat),
    best: turn.best.tiles,
    seat: turn.seat,
  };
}
