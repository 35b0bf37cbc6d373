/** Several people on one device: the tokens of their seats stay here, and the page has one seat in hand at a time. */
import { device } from '../wire/api.ts';
import type { GameView, PartyState, Plan } from '../wire/protocol.ts';
import { lineOnDevice } from '../wire/reach.ts';
import type { Wire } from '../wire/socket.ts';

const KEY = 'tilerummy-together-';
/** The first of the people opened the table. */
export const HOST = 0;
/** The token of each seat that a person has. */
export type Tokens = Readonly<Record<number, string>>;

export async function playTogether(
  plan: Plan,
  people: readonly string[],
  faces: readonly number[],
  bots: readonly string[],
): Promise<string> {
  const { code, tokens } = await device.asMe<{ code: string; tokens: Tokens }>('POST', '/api/together', {
    plan,
    people,
    faces,
    bots,
  });
  localStorage.setItem(KEY + code, JSON.stringify(tokens));
  return code;
}

export const playAgain = (code: string, tokens: Tokens): Promise<object> =>
  device.asMe('POST', `/api/together/${code}`, { tokens: Object.values(tokens) });

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

/** A line for the seat in hand; the others share the device, so nobody of them is away. */
export function sharedLine(code: string, tokens: Tokens): Wire {
  const line = lineOnDevice(code);
  const wire: Wire = {
    send: (text) => line.send(text),
    close: () => line.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  line.onopen = () => wire.onopen?.();
  line.onmessage = ({ data }) => wire.onmessage?.({ data: allHere(String(data), tokens) });
  line.onclose = () => wire.onclose?.();
  return wire;
}

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
