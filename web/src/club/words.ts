/** A club's evening in words. */
import { labelled, signed, t } from '../ui/words.svelte.ts';
import type { ClubTurn, ClubSeen } from '../wire/protocol.ts';
import { nameOf, termsOf } from './tell.ts';

/** Four rounds, 40 minutes, what counts, and what comes at the end. */
export function planWords(club: ClubSeen): string {
  const { rounds, deals, minutes, counts, final } = termsOf(club);
  return [
    t('said-rounds', { count: rounds }),
    ...(deals > 1 ? [labelled(t('club-deals'), String(deals))] : []),
    ...(minutes ? [t('minutes-count', { count: minutes })] : []),
    t(`club-counts-${counts}`),
    ...(final === 'none' ? [] : [t(`club-final-${final}`)]),
  ].join(' · ');
}

export const roundWords = (round: ClubTurn, club: ClubSeen): string =>
  round.final ? t('club-final') : t('club-round-of', { number: round.number, count: termsOf(club).rounds });

/** How far the result of a table is. */
export const stateWords = (state: ClubTurn['tables'][number]['state']): string =>
  t(`club-state-${state.replaceAll('_', '-') as 'in'}`);

/** "Ada −9, Bo +83": a name and its points are not parted. */
export const scoreWords = (club: ClubSeen, seats: readonly number[], scores: readonly number[]): string =>
  seats.map((guest, i) => `${nameOf(club, guest)}\u00A0${signed(scores[i] ?? 0)}`).join(', ');

export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'disjunction' }).format(names);
