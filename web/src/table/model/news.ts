/** What happens at the table, as sentences. */
import { isJoker } from '../../board/tile.ts';
import type { GameEvent } from '../../wire/protocol.ts';
import { t, tileName } from '../../ui/words.svelte.ts';

/** How the sentences name people. */
export interface Company {
  seat: number | null;
  nameOf: (seat: number) => string;
  /** Swaps are said aloud at this table. */
  announced: boolean;
  /** Where the tiles of the turn went, said aloud. */
  where?: string;
}

/** What is seen anyway, and told by nobody: a new kind of event has its sentence above, or its name here. */
type Silent =
  | 'clock_started'
  | 'clock_stopped'
  | 'dealt'
  | 'match_ended'
  | 'match_started'
  | 'starter_drew'
  | 'starter_rolled';

export function sentence(event: GameEvent, { seat, nameOf, announced }: Company): string {
  const who = 'seat' in event ? { name: nameOf(event.seat), me: String(event.seat === seat) } : {};
  switch (event.type) {
    case 'round_began':
      return t('tiles-dealt');
    case 'played':
      return [
        t('news-played', { ...who, count: event.laid.length }),
        event.announced && announced ? t('news-announced', who) : '',
      ]
        .join(' ')
        .trim();
    case 'drew':
      return t('news-drew', who);
    case 'discarded':
      return t('news-discarded', { ...who, tile: isJoker(event.tile) ? t('joker') : tileName(event.tile) });
    case 'passed':
      return t('news-passed', who);
    case 'settled':
      return t(event.cause === 'time_out' ? 'news-time-out' : 'news-mistake', { ...who, count: event.draws });
    case 'last_tile':
      return t('news-last-tile', who);
    case 'gave_up':
      return t('news-left', who);
    case 'taken_over':
      return t('news-back', who);
    case 'starter_chosen':
      return t('news-starts', who);
    case 'round_ended':
      return event.blocked
        ? t('news-blocked')
        : t('news-went-out', {
            name: nameOf(event.winners[0] ?? 0),
            me: String(event.winners.includes(seat ?? -1)),
          });
    default:
      event.type satisfies Silent;
      return '';
  }
}
