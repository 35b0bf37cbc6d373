/** How an evening begins: a table for whoever is here, or a chair at one that stands already. */
import { say, seatAll } from '../passing/seating.ts';
import { settings } from '../ui/settings.svelte.ts';
import { myToken, rulesInfo, salt } from '../wire/api.ts';
import { playAt } from '../wire/families.ts';
import type { Family, FamilyPerson, Plan } from '../wire/protocol.ts';
import { keepTokens } from '../wire/together.ts';
import { meOf, placesFor } from './tell.ts';

/** What somebody has chosen besides; null: as many places as there are people here. */
export interface Wanted {
  players: number | null;
  bots: readonly string[];
  /** Seconds for a turn; null: as the house rules say. */
  clock: number | null;
}

export const AS_USUAL: Wanted = { players: null, bots: [], clock: null };

const planFor = (family: Family, players: number, clock: number | null): Plan => ({
  ...family.plan,
  players,
  clock: clock ?? family.plan.clock ?? null,
  public: false,
  tempo: settings.bots,
});

/** Opens the table and says where it is. */
export async function play(family: Family, wanted: Wanted): Promise<string> {
  const { presets } = await rulesInfo();
  const [least = 2, most = 4] = presets.find(({ id }) => id === family.plan.preset)?.players ?? [];
  const plan = planFor(family, wanted.players ?? placesFor(family, [least, most]), wanted.clock);
  return (await playAt(family.code, plan, wanted.bots)).code;
}

/** These people and I share this device, which goes from hand to hand; other chairs are for those who come with their own. */
export async function playBeside(
  family: Family,
  others: readonly FamilyPerson[],
  bots: readonly string[],
  players: number | null = null,
): Promise<string> {
  const me = meOf(family);
  const people = me ? [me, ...others] : others;
  const { code, tokens } = await seatAll(
    planFor(family, players ?? people.length + bots.length, null),
    people.map(({ name }) => name),
    people.map(({ face }) => face),
    bots,
    (plan) =>
      playAt(
        family.code,
        plan,
        [],
        others.map(({ number }) => number),
      ),
  );
  keepTokens(code, tokens);
  return code;
}

/** Sits down at a table of the family as who I am, ready to begin: nobody is asked again. */
export async function sitDown(family: Family, code: string): Promise<void> {
  const me = meOf(family);
  if (!me) return;
  const token = await myToken();
  const { name, face } = me;
  await say(
    code,
    token,
    { type: 'take_seat', name, salt: salt(), seat: null, face },
    { type: 'ready', ready: true, salt: salt() },
  );
}
