/** The link of a table, handed on. */
import { forOthers } from '../table/view/address.svelte.ts';
import { copyText } from '../ui/handing_over.ts';
import { keptInTab } from '../wire/kept.ts';
import type { Place, Plan } from '../wire/protocol.ts';

/** Hands an address of this site on: by the device's own way of sharing, else it is copied; true if it was. */
export async function sendLink(path: string): Promise<boolean> {
  const url = forOthers() + path;
  if (!('share' in navigator)) return copyText(url);
  await navigator.share({ title: 'tilerummy', url }).catch(() => undefined);
  return false;
}

// The rules of a table as this device saw them last, as long as the tab is open.

const nameOf = (code: string): string => `plan-${code}`;

export const recallPlan = (code: string): Plan | null => keptInTab.readValue<Plan | null>(nameOf(code), null);
export const rememberPlan = (code: string, plan: Plan): void => void keptInTab.writeValue(nameOf(code), plan);

// How long a match may take, for somebody who is invited: a guess in round figures.

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
