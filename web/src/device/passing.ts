/** Several people on one device: the tokens of their seats stay here, and the page has one seat in hand at a time. */
import { asMe } from '../api.ts';
import type { GameView, Plan } from '../protocol.ts';

const KEY = 'tilerummy-together-';
/** The token of each seat that a person has. */
export type Tokens = Readonly<Record<number, string>>;

export async function playTogether(
  plan: Plan,
  people: readonly string[],
  bots: readonly string[],
): Promise<string> {
  const { code, tokens } = await asMe<{ code: string; tokens: Tokens }>('POST', '/api/together', {
    plan,
    people,
    bots,
  });
  localStorage.setItem(KEY + code, JSON.stringify(tokens));
  return code;
}

export const playAgain = (code: string, tokens: Tokens): Promise<object> =>
  asMe('POST', `/api/together/${code}`, { tokens: Object.values(tokens) });

/** The seats of a table that this device hands round; null if one person plays here, or nobody. */
export function tokensOf(code: string): Tokens | null {
  const found = localStorage.getItem(KEY + code);
  const tokens = found ? (JSON.parse(found) as Tokens) : {};
  return Object.keys(tokens).length > 1 ? tokens : null;
}

/** Who needs the device: whoever has the turn, else the next of these people in the order of play. */
export function nextHand(view: GameView, tokens: Tokens): number {
  const count = view.players.length;
  const from = view.turn ?? 0;
  for (let step = 0; step < count; step++)
    if (tokens[(from + step) % count] !== undefined) return (from + step) % count;
  return from;
}
