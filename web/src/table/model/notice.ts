/**
 * What the table points out unasked, in a bar of its own. What whoever draws turn after turn overlooks: only what the rack
 * holds in plain sight, for no long search is a kindness. And who is missed.
 */
import type { Draft, Meld, Piece } from '../../board/draft.ts';
import { fittingSets, type House, openingNeeds, openingValue } from '../../board/hand.ts';
import { setsOn } from '../../board/rack.ts';
import type { GameEvent, Place } from '../../wire/protocol.ts';
import { type Game, houseAt, isMyTurn, isPlaying, LONG, may, mustOpen, seatAt } from './game.ts';
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

// -- who is missed ----------------------------------------------------------------------------------
// Patience first, choices later.

/** So long a lost connection is waited for before anything else is offered, in milliseconds. */
export const PATIENCE = 20_000;
const DAY = 86_400_000;

export interface Absence {
  /** Once dismissed, it is not told again. */
  readonly key: string;
  readonly place: Place;
  /** How long the connection has been lost, in milliseconds; null: they have got up. */
  readonly gone: number | null;
}

const others = (game: Game): Place[] =>
  (game.party?.places ?? []).filter(({ kind, seat }) => kind === 'person' && seat !== seatAt(game));

/** Everybody who should be here and is not; where the computer plays already nobody is missed. */
export function absences(game: Game, now: number): Absence[] {
  if (!isPlaying(game)) return [];
  // A day is longer than any tunnel.
  const isSlow = (game.view?.clock?.limit ?? 0) >= DAY;
  return others(game).flatMap((place): Absence[] => {
    const { seat, level, left, connected, away_since } = place;
    if (level || (connected && !left)) return [];
    if (left) return [{ key: `left ${seat}`, place, gone: null }];
    if (isSlow) return [];
    // 0: they never were here.
    const gone = away_since ? Math.max(0, now + (game.serverAhead ?? 0) - away_since) : Infinity;
    return [{ key: `away ${seat} ${away_since}`, place, gone }];
  });
}

/** Who thinks for long; where a clock runs it says enough. */
export function thinksLong(game: Game, now: number): Place | null {
  const { view } = game;
  if (!view || view.clock || seatAt(game) === null || !isPlaying(game) || now - game.viewAt <= LONG)
    return null;
  const place = others(game).find(({ seat }) => seat === view.turn);
  return place && !place.level && !place.left && place.connected ? place : null;
}

/** So many seconds whoever of a family still reads how a match ended is waited for. */
export const CHAIR_KEPT_S = 60;
