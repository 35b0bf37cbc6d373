/** What happens in a record, as sentences: the same that the table says. */
import type { GameEvent } from '../wire/protocol.ts';
import { sentence } from '../table/model/words.ts';
import { t } from '../ui/words.svelte.ts';
import { type Moment, seatOf, tilesIn } from '../record/moments.ts';
import type { Happening } from '../record/record.ts';

/** As much of the event as a sentence needs. */
function asEvent(event: Happening): Partial<GameEvent> {
  const list = (name: string): string[] => tilesIn(event.fields.get(name));
  switch (event.verb) {
    case 'play':
      return {
        type: 'played',
        seat: seatOf(event),
        laid: list('laid'),
        announced: event.fields.has('announced'),
      };
    case 'draw':
      return { type: 'drew', seat: seatOf(event) };
    case 'discard':
      return { type: 'discarded', seat: seatOf(event), tile: event.words[1] ?? '*' };
    case 'pass':
      return { type: 'passed', seat: seatOf(event) };
    case 'time-out':
    case 'invalid-end':
      return {
        type: 'settled',
        seat: seatOf(event),
        cause: event.verb === 'time-out' ? 'time_out' : 'invalid_end',
        draws: list('drew').length,
      };
    case 'last-tile':
      return { type: 'last_tile', seat: seatOf(event) };
    case 'give-up':
      return { type: 'gave_up', seat: seatOf(event) };
    case 'take-over':
      return { type: 'taken_over', seat: seatOf(event) };
    case 'starter':
      return { type: 'starter_chosen', seat: seatOf(event) };
    case 'end-round':
      return {
        type: 'round_ended',
        winners: list('winners').map(Number),
        blocked: event.fields.has('blocked'),
      };
    default:
      return {};
  }
}

/** What has just happened; to a player of the match in their own words. */
export function tell(moment: Moment, me: number | null = null): string {
  const event = moment.event;
  if (!event) return '';
  if (event.verb === 'round' || event.verb === 'deal') return t('round-number', { number: moment.round });
  if (event.verb === 'end-match') return t('match-over');
  const nameOf = (seat: number): string => moment.names[seat] ?? '';
  return sentence(asEvent(event) as GameEvent, { seat: me, nameOf, announced: true });
}
