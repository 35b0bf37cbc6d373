/** What happens in a record, as sentences: the same that the table says. */
import type { BestPossible, GameEvent, TurnReview } from '../wire/protocol.ts';
import { sentence } from '../table/model/words.ts';
import { capital, t } from '../ui/words.svelte.ts';
import { type Moment, seatOf, tilesIn } from '../record/moments.ts';
import type { Happening } from '../record/record.ts';
import type { Shape } from '../board/melds.ts';
import { namesOf, originOf } from '../record/said.ts';
import { type Highlight, judgementOf, TEACHES } from './lookback.ts';

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

/** How the round of a moment went on to end. */
export function endAfter(moments: readonly Moment[], at: number, me: number | null): string {
  const end = moments.slice(at + 1).find(({ event }) => event?.verb === 'end-round');
  return end && end.round === moments[at]?.round ? tell(end, me) : '';
}

/** The name of a moment worth a look, without a point. */
export function labelOf(
  { kind, seat, worth, laid }: Highlight,
  names: readonly string[],
  me: number | null,
): string {
  if (kind === 'open') return t('look-open');
  if (kind === 'best') return t('look-best');
  if (kind === 'joker') return t('look-joker');
  if (kind === 'end') return t('news-went-out', { name: names[seat] ?? '', me: String(seat === me) });
  if (worth > TEACHES) return t('look-much');
  return t(laid ? 'look-more' : 'look-could', { count: worth });
}

/** What follows the sentence that tells a turn: what it allowed, or why it is shown. */
export function verdictOn(
  turn: TurnReview | null,
  mark: Highlight | undefined,
  names: readonly string[],
  me: number | null,
): string {
  if (mark?.kind === 'best' && mark.seat === me) return `${t('look-best')}.`;
  if (mark?.kind === 'joker' && mark.by !== undefined)
    return t('look-joker-taken', { name: names[mark.by] ?? '' });
  if (!turn) return '';
  const { kind, could } = judgementOf(turn);
  if (kind === 'praise') return t('look-praise');
  if (kind === 'nothing') return t('review-nothing');
  if (kind === 'points') return t('review-missed-points', { count: turn.missed_points });
  if (mark?.kind === 'open') return `${t('look-open')}.`;
  // A number that nobody could have seen teaches nothing.
  if (turn.missed_tiles > TEACHES) return `${t('look-much')}.`;
  return turn.tiles
    ? t('review-missed', { count: turn.missed_tiles })
    : `${t('look-could', { count: could ?? 0 })}.`;
}

// The best turn told set by set: what comes out, and where its tiles come from.

type Tiles = readonly string[];

export interface SetStep {
  /** The set as it lies in the end; null where tiles go back to the rack. */
  tiles: Tiles | null;
  fromRack: Tiles;
  /** Old sets that gave tiles. */
  from: readonly { set: Tiles; tiles: Tiles }[];
  /** After so many of the small steps it lies there. */
  upTo: number;
}

export function setSteps(before: readonly Tiles[], best: BestPossible): SetStep[] {
  const targets = [...new Set(best.steps.map((step) => step.target))];
  const found = targets.map((target): SetStep => {
    const steps = best.steps.map((step, i) => ({ ...step, i })).filter((step) => step.target === target);
    const sources = [...new Set(steps.map((step) => step.source).filter((source) => source >= 0))];
    return {
      tiles: target < 0 ? null : (best.table[target] ?? []),
      fromRack: steps.filter((step) => step.source < 0).flatMap((step) => step.tiles),
      from: sources.map((source) => ({
        set: before[source] ?? [],
        tiles: steps.filter((step) => step.source === source).flatMap((step) => step.tiles),
      })),
      upTo: Math.max(...steps.map((step) => step.i)) + 1,
    };
  });
  return found.sort((a, b) => a.upTo - b.upTo);
}

/** Where its tiles come from, in one sentence each. */
export const originWords = (step: SetStep, shape: Shape): string =>
  [
    step.fromRack.length ? t('from-rack', { tiles: namesOf(step.fromRack) }) : '',
    ...step.from.map((one) => originOf(one, shape)),
  ]
    .filter((words) => words)
    .map(capital)
    .join(' ');
