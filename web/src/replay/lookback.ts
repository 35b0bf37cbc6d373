/** What a look back shows: up to three moments of mine that teach something. Pure. */
import { bestMove } from '../record/best_move.ts';
import { type Moment, moverOf, seatOf, tilesIn } from '../record/moments.ts';
import type { MatchRecord } from '../record/record.ts';
import type { Review, TurnReview } from '../wire/protocol.ts';
import { isJoker, plain, without } from '../board/tile.ts';
import type { Reel } from './reel.svelte.ts';
import type { Trial } from './trial.ts';

export interface Highlight {
  /** I could have opened, more could go, another took my joker, my best move; and, where I did not play, who went out. */
  kind: 'open' | 'miss' | 'joker' | 'best' | 'end';
  seat: number;
  /** The moment after that turn. */
  moment: number;
  /** The tiles it is about, laid or missed; of those missed it is known only how many while they are looked for. */
  tiles: readonly string[];
  worth: number;
  /** How many were laid in the turn of a miss. */
  laid?: number;
  /** Who took the joker. */
  by?: number;
}

/** What is still to be found: it lies face down. */
export const isHidden = ({ kind }: Highlight): boolean => kind === 'open' || kind === 'miss';

/** Beyond so many tiles nobody sees what was missed. */
export const TEACHES = 8;

/** So many moments are shown. */
export const MOST_MOMENTS = 3;

/** The turns of one seat, or of anybody where nobody looks, in which more was possible. */
const missesOf = (turns: readonly TurnReview[], me: number | null): TurnReview[] =>
  turns.filter((turn) => isMissedChance(turn) && (me === null || turn.seat === me));

/** Whether nothing was missed. */
export const isCalm = (turns: readonly TurnReview[], me: number | null): boolean =>
  !missesOf(turns, me).length;

/** Whether somebody had not opened yet, and drew. */
const isUnopened = (turn: TurnReview, moments: readonly Moment[]): boolean =>
  !turn.tiles && !moments[turn.first_event - 1]?.opened.has(turn.seat);

/** Whether so few tiles were missed that it is seen, and none of those that were missed at the other turn. */
const isOther = (turn: TurnReview, first: TurnReview | undefined): boolean => {
  const known = new Set(first?.best?.play.map(plain));
  return turn.missed_tiles <= TEACHES && !turn.best?.play.some((tile) => known.has(plain(tile)));
};

/** The miss that teaches most: the largest that a person can see, of equals the one with fewest steps. */
function bestLesson(misses: readonly TurnReview[]): TurnReview | null {
  const seen = misses.filter((turn) => turn.missed_tiles <= TEACHES);
  const steps = (turn: TurnReview): number => turn.best?.steps?.length ?? 0;
  const found = [...seen].sort((a, b) => b.missed_tiles - a.missed_tiles || steps(a) - steps(b))[0];
  // Where there are only large ones, the smallest of them is still a beginning.
  return found ?? [...misses].sort((a, b) => a.missed_tiles - b.missed_tiles)[0] ?? null;
}

/** Who laid the last tile of the match. */
function lastOut(moments: readonly Moment[]): Highlight | null {
  for (let at = moments.length - 1; at >= 0; at--) {
    const event = moments[at]?.event;
    if (event?.verb !== 'play') continue;
    const seat = seatOf(event);
    return moments[at]?.racks[seat]?.length ? null : { kind: 'end', seat, moment: at, tiles: [], worth: 0 };
  }
  return null;
}

const plainly = (set: readonly string[]): string[] => set.map(plain);
/** Whether a set lies there still, whole or grown. */
const liesIn = (set: readonly string[], table: Moment['table']): boolean =>
  table.some((other) => without(plainly(other), plainly(set)) !== null);

/** A joker that I laid, and that another took out of its set before my next turn: the last one. */
export function jokerTaken(moments: readonly Moment[], me: number): Highlight | null {
  let found: Highlight | null = null;
  moments.forEach(({ event, table, round }, at) => {
    const before = moments[at - 1];
    if (event?.verb !== 'play' || seatOf(event) !== me || !before) return;
    const laid = table.filter((set) => set.some(isJoker) && !liesIn(set, before.table));
    const mine = tilesIn(event.fields.get('laid')).some(isJoker);
    const next = moments.findIndex((moment, i) => i > at && moverOf(moment.event) === me);
    const lap = moments.slice(at + 1, next < 0 ? undefined : next);
    const plays = lap.filter((moment) => moment.round === round && moment.event?.verb === 'play');
    const taker = plays.find((moment) => laid.some((set) => !liesIn(set, moment.table)));
    const set = taker && laid.find((one) => !liesIn(one, taker.table));
    if (mine && set && taker.event)
      found = { kind: 'joker', seat: me, moment: at, tiles: set, worth: set.length, by: seatOf(taker.event) };
  });
  return found;
}

/**
 * Up to three moments worth a look, as they came. While turns are still looked for, those that the record alone tells and
 * the first missed opening: which miss teaches most is known when all turns are (`settled`).
 */
export function highlights(
  record: MatchRecord,
  moments: readonly Moment[],
  turns: readonly TurnReview[],
  settled: boolean,
  me: number | null,
): Highlight[] {
  const misses = [...missesOf(turns, me)].sort((a, b) => a.number - b.number);
  // The first turn on which I could have opened; the next ones without an opening teach the same.
  const open = me === null ? undefined : misses.find((turn) => isUnopened(turn, moments));
  // Whoever never opened learns from a second chance with other tiles, if it is one that a person can see.
  const later = misses.filter((turn) => turn !== open && (!isUnopened(turn, moments) || isOther(turn, open)));
  const opened = later.filter((turn) => !isUnopened(turn, moments));
  const miss = bestLesson(!open ? misses : opened.length ? opened : later);
  const best = bestMove(record, me, null, moments.length);
  const missed = (kind: 'open' | 'miss', turn: TurnReview | null): Highlight | null =>
    turn && {
      kind,
      seat: turn.seat,
      moment: turn.last_event,
      tiles: turn.best?.play ?? [],
      worth: turn.missed_tiles,
      laid: turn.tiles,
    };
  // By what they teach: the last gives way where there are more than three.
  const found = [
    missed('open', open ?? null),
    // After the opening that was missed a miss of more than anybody sees says nothing new.
    !settled || (open && miss && miss.missed_tiles > TEACHES) ? null : missed('miss', miss),
    best && {
      kind: 'best' as const,
      seat: best.seat,
      moment: best.moment,
      tiles: best.laid,
      worth: best.laid.length,
    },
    me === null ? lastOut(moments) : jokerTaken(moments, me),
  ].filter((one) => one !== null);
  // A move that is both is shown once, under its better name.
  const once = found.filter((one, i) => found.findIndex((other) => other.moment === one.moment) === i);
  return once.slice(0, MOST_MOMENTS).sort((a, b) => a.moment - b.moment);
}

/** A moment that was told stays in the list: a better one of its kind that is found later does not push it away. */
export function withTold(found: readonly Highlight[], told: readonly Highlight[]): readonly Highlight[] {
  const gone = told.filter((one) => !found.some(({ moment }) => moment === one.moment));
  if (!gone.length) return found;
  const stays = (one: Highlight): boolean => told.some(({ moment }) => moment === one.moment);
  const others = found.filter((one) => stays(one) || !gone.some(({ kind }) => kind === one.kind));
  const room = [...others].sort((a, b) => Number(stays(b)) - Number(stays(a)));
  return [...gone, ...room].slice(0, MOST_MOMENTS).sort((a, b) => a.moment - b.moment);
}

/** So many moments are those of whoever left and did not come back: what a computer played in their chair is not theirs. */
export function playedUntil(moments: readonly Moment[], me: number | null, left: boolean): number {
  const gone = ({ event }: Moment): boolean => event?.verb === 'give-up' && seatOf(event) === me;
  const at = left ? moments.findLastIndex(gone) : -1;
  return at < 0 ? moments.length : at;
}

/** Where a look back opens, at once: on my own last turn, or on the last play where I have none. */
export function openAt(moments: readonly Moment[], me: number | null): number {
  const turns = me === null ? [] : moments.flatMap(({ event }, at) => (moverOf(event) === me ? [at] : []));
  return turns.at(-1) ?? Math.max(0, moments.map((moment) => moment.event?.verb).lastIndexOf('play'));
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

/** Nothing to try where an open tile was taken: the board of the page has none of those. */
export function trialOf(reel: Reel, turn: TurnReview): Trial | null {
  const before = reel.moments[turn.first_event - 1];
  if (!before || !turn.best || turn.best.taken) return null;
  const [racks, { play }] = [reel.moments.slice(turn.first_event - 1, turn.last_event + 1), turn.best];
  // A turn that begins with a draw is tried with the drawn tile.
  const rack = racks
    .map((moment) => moment.racks[turn.seat] ?? [])
    .find((tiles) => without(tiles, play) !== null);
  if (!rack) return null;
  return {
    preset: reel.record.preset,
    options: reel.record.changes as Review['options'],
    players: reel.record.names.length,
    colours: reel.shape.colours,
    table: before.table,
    rack,
    opened: before.opened.has(turn.seat),
    best: turn.best.tiles,
    seat: turn.seat,
  };
}
