import { expect, test } from 'vitest';
import {
  climbs,
  freeName,
  leading,
  liveGame,
  marks,
  months,
  pictured,
  placesFor,
  seatAddress,
  seated,
  spanWords,
  watchOf,
} from '../src/family/tell.ts';
import { fitted } from '../src/family/files.ts';
import { questionOf } from '../src/family/question.ts';
import type {
  Family,
  FamilyEvening,
  FamilyGame,
  FamilyPhone,
  FamilySeason,
  FamilyTally,
} from '../src/wire/protocol.ts';

const tally = (person: number, evenings: number, won: number): FamilyTally => ({
  person,
  evenings,
  won,
  points: 0,
  lead: null,
  best: null,
});
const season = (...tallies: FamilyTally[]): FamilySeason => ({
  number: 1,
  since: 0,
  until: null,
  tallies,
  evenings: [],
});

test('the score counts evenings won, and nobody begins with a nought', () => {
  const lead = leading(season(tally(1, 9, 4), tally(2, 8, 4), tally(3, 5, 1), tally(4, 2, 2)));
  expect(lead).toEqual({ leaders: [1, 2], score: '4 : 4 : 1' });
  expect(leading(season(tally(1, 2, 2), tally(2, 2, 0)))).toBeNull();
  expect(leading(null)).toBeNull();
});

const person = (number: number, here = false, guest = false, beside = false) => ({
  number,
  name: `P${number}`,
  face: number,
  here,
  guest,
  beside,
});

test('people stand in the order of the score, and a guest while the evening lasts', () => {
  const family = {
    people: [person(1), person(2), person(3, false, true), person(4, true, true)],
    season: season(tally(2, 5, 3), tally(1, 5, 1)),
  } as unknown as Family;
  expect(seated(family).map(({ number }) => number)).toEqual([2, 1, 4]);
});

test('alone one opens a chair for each who can come; whoever has no device plays on mine', () => {
  const many = (...people: ReturnType<typeof person>[]): number =>
    placesFor({ people, you: 1 } as unknown as Family, [2, 4]);
  expect(many(person(1), person(2), person(3))).toBe(3);
  expect(many(person(1), person(2), person(3, false, false, true))).toBe(2);
  expect(many(person(1), person(2, false, false, true))).toBe(2);
  expect(many(person(1), person(2, true), person(3, false, false, true))).toBe(2);
});

test('the game that goes on is mine first, then one with a chair', () => {
  const game = (code: string, seat: number | null, free: number, slow = false): FamilyGame =>
    ({ code, your_seat: seat, free, by_turns: slow, phase: 'playing' }) as FamilyGame;
  const at = (...games: FamilyGame[]): string | undefined => liveGame({ games } as unknown as Family)?.code;
  expect(at(game('slow', 0, 0, true), game('free', null, 1), game('mine', 1, 0))).toBe('mine');
  expect(at(game('full', null, 0), game('free', null, 1))).toBe('free');
  expect(at(game('full', null, 0))).toBeUndefined();
});

test('a picture marks what was laid, each tile once, and is cut where there is no room', () => {
  const move = {
    laid: ['k7', '*'],
    sets: [
      ['k7', 'k8', 'k9'],
      ['r7', 'k7', '*b7'],
    ],
  };
  const notches = (most: number): string[] =>
    pictured(move, most).map((set) => set.map((one) => (one.laid ? '+' : '-')).join(''));
  expect(notches(6)).toEqual(['+--', '--+']);
  expect(notches(5)).toEqual(['+--']);
  expect(notches(2)).toEqual(['+']);
});

test('a name that is there already gets a letter more', () => {
  expect(freeName('Jo', ['Kim'])).toBe('Jo');
  expect(freeName('jo', ['Jo'])).toBe('jo B.');
  expect(freeName('Jo', ['Jo', 'Jo B.'])).toBe('Jo C.');
});

test('lines only go up, by evenings, and are read by months', () => {
  const won = (day: string, ...winners: number[]): FamilyEvening =>
    ({ at: Date.parse(day), winners }) as unknown as FamilyEvening;
  const evenings = [won('2026-03-20', 1, 2), won('2026-03-05', 1), won('2026-02-27', 2)];
  const steps = climbs(evenings, [1, 2]);
  expect(steps.map(({ won: of }) => [of.get(1), of.get(2)])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
  expect(months(steps).map(({ won: of }) => of.get(1))).toEqual([0, 2]);
  expect(marks(steps, 1).map(({ i }) => i)).toEqual([0, 1]);
  expect(marks(steps, 2).map(({ i }) => i)).toEqual([0]);
});

test('where another device of mine has the seat, its key comes along', () => {
  const at = (your_key: string | null): string => seatAddress({ code: 'abc', your_key } as FamilyGame);
  expect([at(null), at('k1.x')]).toEqual(['/t/abc', '/t/abc#key=k1.x']);
});

test('a season is told by its months, and one that goes on by when it began', () => {
  const [autumn, spring] = [new Date(2025, 10, 14), new Date(2026, 2, 1)].map(Number) as [number, number];
  expect(spanWords(autumn, null, 'en')).toBe('Nov 2025 –');
  expect(spanWords(autumn, spring, 'en')).toMatch(/^Nov 2025\s–\sMar 2026$/);
  expect(spanWords(autumn, spring, 'lv')).toContain('2026');
});

test('an evening is watched where there is a record of it', () => {
  const best = { person: 1, code: 'a.0', match: 1, turn: 7, laid: [], sets: [] };
  const evening = { best, matches: [{ code: 'a.0', match: 1 }] } as unknown as FamilyEvening;
  expect(watchOf(evening)).toBe('/#replay/a.0/1/turn7');
  expect(watchOf({ ...evening, best: { ...best, code: '' } })).toBe('/#replay/a.0/1');
  expect(watchOf({ ...evening, best: { ...best, code: '' }, matches: [] })).toBeNull();
});

test('of a file that is too long the oldest records stay behind, and no score', () => {
  const game = (at: number) => ({ at, played: {}, records: ['x'.repeat(100)] });
  const file = { name: 'F', games: [game(1), game(2), game(3)] };
  expect(fitted(file, 1000)).toBe(file);
  expect(fitted(file, 400)).toEqual({ ...file, games: [{ ...game(1), records: [] }, game(2), game(3)] });
  expect(fitted({ games: 'none' }, 1)).toEqual({ games: 'none' });
});

const phone = (number: number, more: Partial<FamilyPhone> = {}): FamilyPhone => ({
  number,
  person: 1,
  since: 0,
  mine: false,
  first_week: 9,
  by: 2,
  may_sign_off: true,
  may_confirm: true,
  ...more,
});
const asking = (more: Partial<Family>): Family =>
  ({
    code: 'c',
    you: 1,
    now: 0,
    phones: [],
    waiting: [],
    changed: [],
    may: {},
    ...more,
  }) as unknown as Family;

test('a phone that others let in asks once about the one it took the place of', () => {
  const old = phone(1, { first_week: null });
  const mine = phone(2, { mine: true, first_week: null, since: 5 });
  expect(questionOf(asking({ phones: [old, mine] }), {})).toMatchObject({ kind: 'old-phone', phone: old });
  for (const other of [
    [old, { ...mine, first_week: 9 }],
    [old, { ...mine, by: 1 }],
    [{ ...old, may_sign_off: false }, mine],
    [{ ...old, person: 2 }, mine],
    [{ ...old, since: 7 }, mine],
  ])
    expect(questionOf(asking({ phones: other }), {})).toBeNull();
});

test('one thing is asked at a time, the most pressing first', () => {
  const waiting = [{ number: 5, kind: 'delete', person: null, by: 2, due: 9, may_stop: true }] as const;
  const changed = [{ kind: 'name', by: 2, at: 3, name: 'X', may_put_back: true }] as const;
  const family = asking({
    phones: [phone(0, { mine: true, first_week: null }), phone(7), phone(8, { person: 2 })],
    waiting: [...waiting],
    changed: [...changed],
    moved_over: true,
  });
  const done: Record<string, number> = {};
  const kinds: string[] = [];
  for (let one = questionOf(family, done); one; one = questionOf(family, done)) {
    kinds.push(one.kind);
    done[one.id] = 0;
  }
  expect(kinds).toEqual(['you', 'waiting', 'changed', 'moved-over']);
});

test('what one changed oneself, or cannot put back, is not asked about', () => {
  const own = { kind: 'link', by: 1, at: 3, name: null, may_put_back: true } as const;
  const theirs = { kind: 'house', by: 2, at: 3, name: null, may_put_back: false } as const;
  expect(questionOf(asking({ changed: [own, theirs] }), {})).toBeNull();
});

test('the card is offered after the first evening, and once more after a month', () => {
  const first = asking({
    may: { card: true } as Family['may'],
    has_card: false,
    season: { ...season(), evenings: [{} as FamilyEvening] },
  });
  expect(questionOf(asking({ ...first, season: season() }), {})).toBeNull();
  const offered = questionOf(first, {});
  expect(offered?.kind).toBe('card');
  const done = { [offered?.id ?? '']: 0 };
  expect(questionOf({ ...first, now: 29 * 86_400_000 }, done)).toBeNull();
  const again = questionOf({ ...first, now: 31 * 86_400_000 }, done);
  expect(again?.kind).toBe('card');
  expect(questionOf({ ...first, now: 99 * 86_400_000 }, { ...done, [again?.id ?? '']: 0 })).toBeNull();
  expect(questionOf({ ...first, has_card: true }, {})).toBeNull();
});
