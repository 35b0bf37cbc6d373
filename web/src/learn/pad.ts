/** The score pad for a box at home: rounds, scores by the rules of the box, who begins next. Pure. */

export interface ScoreRules {
  /** What a joker left on the rack costs. */
  joker: number;
  winnerTakes: boolean;
  handGame: boolean;
  /** How many rounds make a match, if the box says so. */
  rounds: number | null;
  low: number;
  high: number;
}

export function scoreRules(rules: Readonly<Record<string, unknown>>): ScoreRules {
  const [low = 2, high = 4] = rules['players'] as number[];
  return {
    joker: Number(rules['joker_in_rack_points']),
    winnerTakes: rules['winner_bonus'] === 'sum_of_losers',
    handGame: rules['hand_game'] !== 'off',
    rounds: typeof rules['rounds'] === 'number' ? rules['rounds'] : null,
    low,
    high,
  };
}

export interface Round {
  /** The points left on each rack. */
  left: number[];
  /** Who went out; null: nobody could go on. */
  winner: number | null;
  handGame: boolean;
}

/** Who begins the next round: as the box says, the winner, or the players in turn. */
export const NEXT = ['starter_rule', 'winner', 'next_seat'] as const;

export interface Sheet {
  preset: string;
  /** In playing order; the first one began. */
  names: string[];
  next: (typeof NEXT)[number];
  rounds: Round[];
}

export const emptySheet = (preset: string, players = 3): Sheet => ({
  preset,
  names: Array.from({ length: players }, () => ''),
  next: 'starter_rule',
  rounds: [],
});

/** Who won a round: the player who went out, or all with the lowest rack. */
export function winnersOf(round: Round): number[] {
  if (round.winner !== null) return [round.winner];
  const least = Math.min(...round.left);
  return round.left.flatMap((left, seat) => (left === least ? [seat] : []));
}

/** What each player writes. Must agree with rules/judging/score.py; a test holds both to the same cases. */
export function scoresOf(rules: ScoreRules, round: Round): number[] {
  const blocked = round.winner === null;
  const winners = winnersOf(round);
  const least = blocked ? Math.min(...round.left) : 0;
  const weight = round.handGame && !blocked && rules.handGame ? 2 : 1;
  const costs = round.left.map((left, seat) => (winners.includes(seat) ? 0 : weight * (left - least)));
  const bonus = rules.winnerTakes ? costs.reduce((sum, cost) => sum + cost, 0) : 0;
  const share = Math.floor(bonus / winners.length);
  // What cannot be shared falls to the first of them.
  return costs.map((cost, seat) =>
    winners.includes(seat) ? share + (seat === winners[0] ? bonus % winners.length : 0) : -cost || 0,
  );
}

export function totalsOf(rules: ScoreRules, sheet: Sheet): number[] {
  return sheet.names.map((_, seat) =>
    sheet.rounds.reduce((sum, round) => sum + (scoresOf(rules, round)[seat] ?? 0), 0),
  );
}

/** Those with the most points. */
export function leadersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Who begins the next round; null if that is decided anew. */
export function nextStarter(sheet: Sheet): number | null {
  const last = sheet.rounds.at(-1);
  if (!last || sheet.next === 'starter_rule') return null;
  if (sheet.next === 'winner') return winnersOf(last)[0] ?? null;
  return sheet.rounds.length % sheet.names.length;
}

const TILE = /^(?:\*\S*|[krbyogwn](?:1[0-3]|[1-9]))$/;

/** Points as somebody types them: a number, or the tiles themselves (`r7 k12 *`); null if it is neither. */
export function readPoints(text: string, joker: number): number | null {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word);
  if (!words.length) return 0;
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,4}$/.test(only)) return Number(only);
  if (!words.every((word) => TILE.test(word))) return null;
  return words.reduce((sum, word) => sum + (word.startsWith('*') ? joker : Number(word.slice(1))), 0);
}

/** A sheet from a file or from the device's memory; null if it is none. */
export function readSheet(text: string): Sheet | null {
  try {
    const found = JSON.parse(text) as Partial<Sheet> | null;
    const names = found?.names;
    if (
      !found ||
      typeof found.preset !== 'string' ||
      !Array.isArray(names) ||
      names.length < 2 ||
      names.length > 6
    )
      return null;
    if (
      !names.every((name) => typeof name === 'string') ||
      !Array.isArray(found.rounds) ||
      found.rounds.length > 1000
    )
      return null;
    const whole = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) < 10_000;
    const sound = found.rounds.every(
      (round: Partial<Round> | null) =>
        !!round &&
        Array.isArray(round.left) &&
        round.left.length === names.length &&
        round.left.every(whole) &&
        typeof round.handGame === 'boolean' &&
        (round.winner === null ||
          (whole(round.winner) && (round.winner as number) >= 0 && (round.winner as number) < names.length)),
    );
    const next = NEXT.find((one) => one === found.next) ?? 'starter_rule';
    return sound
      ? { preset: found.preset, names: names.map((name) => name.slice(0, 24)), next, rounds: found.rounds }
      : null;
  } catch {
    return null;
  }
}
