/** The score in words, to whoever reads it. */
import { nameList, t } from '../ui/words.svelte.ts';
import type { Family, FamilyEvening } from '../wire/protocol.ts';
import { leading, personOf, spanWords } from './tell.ts';

const namesOf = (family: Family, numbers: readonly number[]): string[] =>
  numbers.filter((one) => one !== family.you).flatMap((one) => personOf(family, one)?.name ?? []);

/** "Grandma leads, 14 : 11 : 9", or that these are the first evenings. */
export function leadWords(family: Family): string {
  const lead = leading(family.season);
  if (!lead) return t('family-first-evenings');
  const { leaders, score } = lead;
  const names = namesOf(family, leaders);
  if (family.you === null || !leaders.includes(family.you))
    return t(names.length > 1 ? 'family-several-lead' : 'family-leads', { names: nameList(names), score });
  return names.length
    ? t('family-you-share-lead', { names: nameList(names), score })
    : t('family-you-lead', { score });
}

export function wonWords(family: Family, { winners }: FamilyEvening): string {
  if (!winners.length) return t('family-together');
  const names = namesOf(family, winners);
  if (family.you === null || !winners.includes(family.you))
    return t(names.length > 1 ? 'family-several-won' : 'family-won', { names: nameList(names) });
  return names.length ? t('family-you-share-won', { names: nameList(names) }) : t('family-you-won');
}

/** The season of this number with when it was, if that is known. */
export function seasonWords({ began = [] }: Pick<Family, 'began'>, number: number, language: string): string {
  const [since, until = null] = began.slice(number - 1);
  const name = t('family-season', { number });
  return since === undefined ? name : `${name} · ${spanWords(since, until, language)}`;
}
