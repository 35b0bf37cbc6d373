/** How an evening begins: a table for whoever is here, or a chair at one that stands already. */
import { say, seatAll } from '../passing/seating.ts';
import { keepTables } from '../ui/families.ts';
import { settings } from '../ui/settings.svelte.ts';
import { myToken, rulesInfo, salt } from '../wire/api.ts';
import { playAt } from '../wire/families.ts';
import type { Family, FamilyPerson, Plan } from '../wire/protocol.ts';
import { meOf, placesFor } from './tell.ts';
import { keepTokens } from '../wire/going.ts';

/** What somebody has chosen besides. */
export interface Wanted {
  /** As many places as there are people here, if nobody said. */
  players?: number | null;
  bots?: readonly string[];
  /** Seconds for a turn; else as the house rules say. */
  clock?: number | null;
  /** Whom I want to play with; else whoever comes. */
  asked?: readonly number[];
  /** Another box, for tonight. */
  preset?: string | undefined;
}

const planFor = (family: Family, players: number, clock: number | null, preset?: string): Plan => ({
  // Changes of the house belong to its own box.
  ...(preset === undefined || preset === family.plan.preset ? family.plan : { preset }),
  players,
  clock: clock ?? family.plan.clock ?? null,
  public: false,
  tempo: settings.bots,
});

/** Opens the table and says where it is. */
export async function play(family: Family, wanted: Wanted): Promise<string> {
  const { presets } = await rulesInfo();
  const [least = 2, most = 4] = presets.find(({ id }) => id === family.plan.preset)?.players ?? [];
  const places = wanted.players ?? placesFor(family, [least, most]);
  const plan = planFor(family, places, wanted.clock ?? null, wanted.preset);
  const { code } = await playAt(family.code, plan, wanted.bots ?? [], [], wanted.asked);
  keepTables(family.code, [code]);
  return code;
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
