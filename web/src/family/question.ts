/** What is asked or told on top of a family's page: one thing at a time, the most pressing first. */
import { kept } from '../wire/kept.ts';
import type { Family, FamilyChange, FamilyPhone, FamilyWaiting } from '../wire/protocol.ts';
import { endedSeason } from './closing.ts';

export type Question =
  | { kind: 'you'; id: string; phone: FamilyPhone }
  | { kind: 'waiting'; id: string; waiting: FamilyWaiting }
  | { kind: 'changed'; id: string; change: FamilyChange }
  /** A season is over: everybody finds its closing sheet. */
  | { kind: 'season'; id: string; number: number; change: FamilyChange | undefined }
  | { kind: 'old-phone'; id: string; phone: FamilyPhone }
  | { kind: 'moved-over'; id: string }
  | { kind: 'card'; id: string };

const NAME = 'family-answered';
const MOST = 60;
const MONTH_MS = 30 * 86_400_000;

/** When each was answered on this device; what is asked again has another name by then. */
export const answered = (): Record<string, number> => kept.readValue<Record<string, number>>(NAME, {});

/** Notes that something need not be asked again here. */
export function noteAnswered(id: string, now: number): void {
  const all = Object.entries({ ...answered(), [id]: now }).sort((a, b) => b[1] - a[1]);
  kept.writeValue(NAME, Object.fromEntries(all.slice(0, MOST)));
}

/** Under which name it is noted that the end of a season was seen. */
export const seasonId = (code: string, at: number): string => `${code} season ${at}`;

/** The one thing that is asked or told now; `done` is what was answered here. */
export function questionOf(family: Family, done: Readonly<Record<string, number>>): Question | null {
  return all(family, done).find(({ id }) => !(id in done)) ?? null;
}

function all(family: Family, done: Readonly<Record<string, number>>): Question[] {
  const { code, you } = family;
  const mine = family.phones.filter(
    (phone) => phone.person === you && !phone.mine && phone.first_week !== null && phone.may_sign_off,
  );
  return [
    ...mine.map((phone): Question => ({ kind: 'you', id: `${code} phone ${phone.number}`, phone })),
    ...oldPhones(family).map((phone): Question => ({
      kind: 'old-phone',
      id: `${code} old phone ${phone.number}`,
      phone,
    })),
    ...family.waiting.map((waiting): Question => ({
      kind: 'waiting',
      id: `${code} waiting ${waiting.number}`,
      waiting,
    })),
    // What one did oneself is known; and only the last change of a kind can be put back now.
    ...family.changed
      .filter(({ kind, by, may_put_back }) => kind !== 'season' && by !== you && may_put_back)
      .map((change): Question => ({ kind: 'changed', id: `${code} ${change.kind} ${change.at}`, change })),
    ...seasonEnd(family),
    ...(family.moved_over ? [{ kind: 'moved-over', id: `${code} moved over` } as const] : []),
    ...offerCard(family, done),
  ];
}

function seasonEnd(family: Family): Question[] {
  const ended = endedSeason(family);
  if (!ended) return [];
  const change = family.changed.find(({ kind }) => kind === 'season');
  return [{ kind: 'season', id: seasonId(family.code, ended.at), number: ended.number, change }];
}

/** Phones that this one, let in by another person and settled by now, took the place of: one of them may be lost. */
function oldPhones({ phones, you }: Family): FamilyPhone[] {
  const mine = phones.find((phone) => phone.mine);
  if (!mine || mine.first_week !== null || mine.by === you) return [];
  return phones.filter(
    ({ person, since, first_week, may_sign_off }) =>
      person === you && since < mine.since && first_week === null && may_sign_off,
  );
}

/** The card is offered after the first evening, and once more after a month. */
function offerCard(family: Family, done: Readonly<Record<string, number>>): Question[] {
  if (STATIC || !family.may.card || family.has_card || !family.season?.evenings.length) return [];
  if (family.waiting.some(({ kind }) => kind === 'card')) return [];
  const first = `${family.code} card`;
  const since = done[first];
  if (since === undefined) return [{ kind: 'card', id: first }];
  return family.now - since > MONTH_MS ? [{ kind: 'card', id: `${first} again` }] : [];
}
