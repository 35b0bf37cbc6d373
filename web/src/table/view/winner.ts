/** Who won the match, in a sentence. */
import type { Room } from '../room/room.svelte.ts';
import { capital, nameList, t } from '../../ui/words.svelte.ts';

export const matchWinners = (room: Room): readonly number[] =>
  (room.party?.winners.length ? room.party.winners : room.view?.final?.winners) ?? [];

export function winnerWords(room: Room): string {
  const winners = matchWinners(room);
  const others = nameList(
    winners.filter((seat) => seat !== room.seat).map((seat) => capital(room.nameOf(seat))),
  );
  if (!winners.includes(room.seat ?? -1)) return t('won-match', { names: others, count: winners.length });
  return others ? t('you-share-win', { names: others }) : t('you-won-match');
}
