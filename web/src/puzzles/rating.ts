/** Ratings of player and puzzle by Glicko-2, as in tilerummy/puzzles/rating.py: a try is a game that one of them wins. */

export interface Rating {
  value: number;
  deviation: number;
  volatility: number;
}

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How fast volatility changes: smaller is steadier. */
const CHANGE = 0.5;
const CLOSE_ENOUGH = 1e-6;
/** Where the puzzles of a level begin, until people have tried them. */
const LEVEL_RATINGS = [900, 1200, 1500, 1800, 2100];

/** Sure enough of a newcomer that no single puzzle throws the rating far: it is there to be enjoyed. */
const GENTLE = 120;
export const NEW_PLAYER: Rating = { value: MIDDLE, deviation: GENTLE, volatility: 0.06 };

/** A rating that was kept before it became gentle. */
export const gentle = (rating: Rating): Rating => ({
  ...rating,
  deviation: Math.min(GENTLE, rating.deviation),
});

export const puzzleRating = (level: number): Rating => ({
  value: LEVEL_RATINGS[level - 1] ?? MIDDLE,
  deviation: 200,
  volatility: 0.06,
});

/** The level whose puzzles suit a player. */
export function levelFor(rating: Rating): number {
  const far = LEVEL_RATINGS.map((value) => Math.abs(value - rating.value));
  return far.indexOf(Math.min(...far)) + 1;
}

/** The rating after one try against another: 1 is a win, 0 a loss. */
export function rated(rating: Rating, other: Rating, score: 0 | 1): Rating {
  const mu = (rating.value - MIDDLE) / SCALE;
  const phi = rating.deviation / SCALE;
  const otherPhi = other.deviation / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * otherPhi ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - (other.value - MIDDLE) / SCALE)));
  const variance = 1 / (g ** 2 * expected * (1 - expected));
  const gain = g * (score - expected);
  const sigma = volatilityAfter(rating.volatility, phi, variance, variance * gain);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + sigma ** 2) + 1 / variance);
  return { value: SCALE * (mu + after ** 2 * gain) + MIDDLE, deviation: SCALE * after, volatility: sigma };
}

/** The zero of a falling function, by the Illinois method. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const slope = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / CHANGE ** 2;
  };
  let low = start;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let steps = 1;
    while (slope(start - steps * CHANGE) < 0) steps += 1;
    high = start - steps * CHANGE;
  }
  let [atLow, atHigh] = [slope(low), slope(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = slope(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
