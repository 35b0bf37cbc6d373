/** The people of one device at a table: each is a visitor of their own, and all sit down from here. */
import { myToken, newVisitor, openTable, Refusal, salt } from '../wire/api.ts';
import type { Opened, Plan } from '../wire/protocol.ts';
import { lineTo, type Request, TableSocket } from '../wire/socket.ts';
import type { Tokens } from '../wire/going.ts';

/** Says these things at the table, one after another, as somebody. */
export async function say(code: string, token: string, ...requests: readonly Request[]): Promise<void> {
  const nothing = (): void => undefined;
  const socket = new TableSocket({ open: lineTo(code), token, onMessage: nothing, onLink: nothing });
  try {
    for (const request of requests) {
      const answer = await socket.ask(request);
      if (answer.type === 'refused') throw new Refusal(answer.reasons);
    }
  } finally {
    socket.close();
  }
}

/**
 * Everybody here sits down, and the match begins, unless chairs are left for other devices; whoever holds this one opens
 * the table, where `open` says.
 */
export async function seatAll(
  plan: Plan,
  people: readonly string[],
  faces: readonly (number | null)[],
  bots: readonly string[],
  open = (own: Plan, name: string, face: number | null): Promise<Opened> =>
    openTable({ plan: own, name, face, bots: [] }),
): Promise<{ code: string; tokens: Tokens }> {
  const [first = '', ...others] = people;
  const own = { ...plan, public: false, clock: plan.clock ?? 0 };
  const { code } = await open(own, first, faces[0] ?? null);
  const tokens: Record<number, string> = { 0: await myToken() };
  for (const [i, name] of others.entries()) {
    const token = (tokens[i + 1] = await newVisitor());
    const face = faces[i + 1] ?? null;
    await say(code, token, { type: 'take_seat', name, salt: salt(), seat: i + 1, face });
  }
  const seats = bots.map((level) => ({ type: 'add_bot', level, seat: null }) as const);
  await say(code, tokens[0] ?? '', ...seats);
  const chairsLeft = (plan.players ?? 0) > people.length + bots.length;
  await (chairsLeft ? readyAll(code, tokens) : beginAll(code, tokens));
  return { code, tokens };
}

/** All here are ready, with their part of the chance. */
async function readyAll(code: string, tokens: Tokens): Promise<void> {
  for (const token of Object.values(tokens))
    await say(code, token, { type: 'ready', ready: true, salt: salt() });
}

/** The same, and the first begins. */
export async function beginAll(code: string, tokens: Tokens): Promise<void> {
  await readyAll(code, tokens);
  await say(code, tokens[0] ?? '', { type: 'start' });
}
