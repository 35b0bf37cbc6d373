/** Several people on one device: the page has one seat in hand at a time. */
import { alone } from '../wire/alone.svelte.ts';
import { device } from '../wire/api.ts';
import type { GameView, PartyState, Plan } from '../wire/protocol.ts';
import { isHere } from '../wire/reach.ts';
import { lineTo, type OpenLine, socketTo, TableSocket } from '../wire/socket.ts';
import { keepTokens, type Tokens } from '../wire/going.ts';

/** A new table for the people here: the server's, or this device's where there is none. */
export async function playTogether(
  plan: Plan,
  people: readonly string[],
  faces: readonly number[],
  bots: readonly string[],
): Promise<string> {
  const { code, tokens } = alone.now
    ? await device.asMe<{ code: string; tokens: Tokens }>('POST', '/api/together', {
        plan,
        people,
        faces,
        bots,
      })
    : await (await import('./seating.ts')).seatAll(plan, people, faces, bots);
  keepTokens(code, tokens);
  return code;
}

export async function playAgain(code: string, tokens: Tokens): Promise<void> {
  if (isHere(code)) await device.asMe('POST', `/api/together/${code}`, { tokens: Object.values(tokens) });
  else await (await import('./seating.ts')).beginAll(code, tokens);
}

/** Who needs the device: whoever has the turn, else the next of these people in the order of play. */
export function nextHand(view: GameView, tokens: Tokens): number {
  const count = view.players.length;
  const from = view.turn ?? 0;
  for (let step = 0; step < count; step++)
    if (tokens[(from + step) % count] !== undefined) return (from + step) % count;
  return from;
}

/** A quiet line for everybody here: whoever looks from another device sees that nobody of them is away. */
export function stayHere(code: string, tokens: Tokens): () => void {
  const [open, nothing] = [socketTo(code), (): void => undefined];
  const lines = Object.values(tokens).map(
    (token) => new TableSocket({ open, token, onMessage: nothing, onLink: nothing }),
  );
  return () => lines.forEach((line) => line.close());
}

/** A line for the seat in hand; the others share the device, so nobody of them is away. */
export const sharedLine =
  (code: string, tokens: Tokens): OpenLine =>
  (ends) =>
    lineTo(code)({ ...ends, heard: (text) => ends.heard(allHere(text, tokens)) });

function allHere(text: string, tokens: Tokens): string {
  const message = JSON.parse(text) as { party?: PartyState };
  if (!message.party) return text;
  const places = message.party.places.map((place) =>
    tokens[place.seat] === undefined
      ? place
      : { ...place, connected: true, away_since: null, may_call_bot: false },
  );
  return JSON.stringify({ ...message, party: { ...message.party, places } });
}
