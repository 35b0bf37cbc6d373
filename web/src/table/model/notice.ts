/**
 * What whoever draws turn after turn overlooks, pointed out unasked in a bar of its own: only what the rack holds in plain
 * sight, for no long search is a kindness.
 */
import type { Draft, Meld, Piece } from '../../board/draft.ts';
import { fittingSets, type House, openingNeeds, openingValue } from '../../board/hand.ts';
import { setsOn } from '../../board/rack.ts';
import type { GameEvent } from '../../wire/protocol.ts';
import { type Game, houseAt, isMyTurn, may, mustOpen } from './game.ts';
import { handAt, type Table, withoutTakes } from './table.ts';

/** So many draws with something to lay, one after the other. */
export const ENOUGH = 3;
/** Against people on such a clock nobody reads. */
const FAST = 60_000;

export type Overlooked = 'open' | 'lay';

type Known = Pick<Table, 'draft' | 'game' | 'takes'>;

/** What could be laid as the turn began; null also where every turn begins with a draw. */
export function couldLay({ draft, game, takes }: Known): Overlooked | null {
  const house = houseAt(game);
  if (!isMyTurn(game) || !may(game, 'play') || house.drawsFirst) return null;
  const fresh: Draft = { ...draft, now: draft.base, past: [] };
  const { rack } = withoutTakes(draft.base, takes);
  const sets = setsOn(rack, house.shape);
  if (mustOpen(game)) return opens(fresh, sets, house) ? 'open' : null;
  const hand = handAt({ draft: fresh, game });
  const fits = ({ id }: Piece): boolean => fittingSets(hand, [id]).some(({ result }) => result);
  return sets.length || rack.some(fits) ? 'lay' : null;
}

function opens(draft: Draft, sets: readonly (readonly Piece[])[], { shape, opening }: House): boolean {
  const used = new Set(sets.flat().map(({ id }) => id));
  const melds = sets.map((pieces, i): Meld => ({ id: draft.nextMeld + i, pieces }));
  const rack = draft.base.rack.filter(({ id }) => !used.has(id));
  const laid = { ...draft, now: { melds: [...draft.base.melds, ...melds], rack } };
  return melds.length > 0 && openingValue(laid, shape, opening) >= openingNeeds(laid, opening);
}

/** How many draws in a row it is now; `could`: what could have been laid before these events. */
export function drawsOverlooked(
  before: number,
  could: Overlooked | null,
  events: readonly GameEvent[],
  seat: number | null,
): number {
  return events.reduce((count, event) => {
    if (event.type === 'round_began') return 0;
    if (!('seat' in event) || event.seat !== seat) return count;
    if (event.type === 'played') return 0;
    return event.type === 'drew' && could ? count + 1 : count;
  }, before);
}

/** Whether a word of help is welcome here: not where hints are off, on a public clock, or on a fast one among people. */
export function isWelcome({ party, view }: Game): boolean {
  if (!party || !view || party.plan.hints === 'none') return false;
  const people = party.places.filter(({ kind }) => kind === 'person').length;
  return !view.clock || (!party.plan.public && (people < 2 || view.clock.limit >= FAST));
}
