/** Who is missed at the table: patience first, choices later. */
import type { Place } from '../../wire/protocol.ts';
import { type Game, isPlaying, LONG, seatAt } from './game.ts';

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
