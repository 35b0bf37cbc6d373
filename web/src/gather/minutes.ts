/** How long a match may take, for somebody who is invited: a guess in round figures. */
import type { Place, Plan } from '../wire/protocol.ts';

const DAY = 86_400;
/** Turns of one player in a usual round, and how long people and computers think about one. */
const TURNS = 16;
const PERSON_S = 35;
const BOT_S = 6;
const ROUND_TO = 5;

/** In minutes; null where turns may take days. */
export function aboutMinutes(
  plan: Plan,
  places: readonly Pick<Place, 'kind'>[],
  clock: number,
): number | null {
  if (clock >= DAY) return null;
  const turn = clock ? Math.min(PERSON_S, clock * 0.7) : PERSON_S;
  const bots = places.filter(({ kind }) => kind === 'bot').length;
  const round = TURNS * ((places.length - bots) * turn + bots * BOT_S);
  const minutes = ((plan.rounds ?? 1) * round) / 60;
  return Math.max(ROUND_TO, Math.round(minutes / ROUND_TO) * ROUND_TO);
}
