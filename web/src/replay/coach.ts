/** What a review teaches: chances that were missed, how well each played, where the match turned. */
import type { Review, TurnReview } from '../wire/protocol.ts';

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
