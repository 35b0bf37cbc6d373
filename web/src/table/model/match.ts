/** What follows from what is known of a match: whose turn it is, what I may do, how people are called. */
import { type House, houseOf } from '../../board/house.ts';
import type { Colour } from '../../board/tile.ts';
import { t } from '../../ui/words.svelte.ts';
import type { PartyState } from '../../wire/protocol.ts';
import type { Game } from './game.ts';

const FOUR: readonly Colour[] = ['k', 'r', 'b', 'o'];
const NO_RULES = houseOf({}, FOUR);
const houses = new WeakMap<PartyState, House>();

/** The rules as hands know them: the same object as long as the table is, for lengths of sets are kept by it. */
export function houseAt({ party }: Game): House {
  if (!party) return NO_RULES;
  const house = houses.get(party) ?? houseOf(party.rules, (party.colours ?? FOUR) as Colour[]);
  houses.set(party, house);
  return house;
}

export const seatAt = ({ party }: Game): number | null => party?.you.seat ?? null;

/** The seat whose tiles are moved on this page. */
export const handsAt = (game: Game): number | null => game.hands ?? seatAt(game);

export const isPlaying = ({ view, party }: Game): boolean =>
  view?.phase === 'playing' && party?.phase === 'playing';

export const isMyTurn = (game: Game): boolean => isPlaying(game) && game.view?.turn === (handsAt(game) ?? -1);

/** I have not opened, and nobody's opening counts for me. */
export function mustOpen(game: Game): boolean {
  const { view } = game;
  const seat = handsAt(game);
  if (!view || seat === null || view.players[seat]?.opened) return false;
  return !(houseAt(game).openedForAll && view.players.some((player) => player.opened));
}

export const may = ({ view }: Game, kind: string): boolean =>
  (view?.may as string[] | undefined)?.includes(kind) ?? false;

export const tableMay = ({ view, party }: Game, kind: string): boolean =>
  !!party?.you.host && ((view?.table_may as string[] | undefined)?.includes(kind) ?? false);

export function nameAt(game: Game, seat: number): string {
  if (seat === seatAt(game)) return t('you');
  return (
    game.party?.places[seat]?.name || game.view?.players[seat]?.name || t('seat-number', { number: seat + 1 })
  );
}

/** The number of a player's colour: 1 for whoever plays after me, and so on; 0 is mine. */
export function colourAt(game: Game, seat: number): number {
  const count = game.view?.players.length ?? 1;
  const me = seatAt(game);
  // Colour 0 is one's own, and whoever watches has none.
  return me === null ? (seat % 5) + 1 : (seat - me + count) % count;
}
