import { expect, test } from 'vitest';
import {
  byMonth,
  climbs,
  freeName,
  leading,
  marks,
  months,
  pictured,
  placesFor,
  playedAs,
  rowsOf,
  seatAddress,
  seated,
  spanWords,
  watchOf,
} from '../src/family/tell.ts';
import { answersFor, drawn, offerOf } from '../src/family/chairs.ts';
import { closingOf, endedSeason } from '../src/family/closing.ts';
import { fitted } from '../src/wire/families.ts';
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

test('the button goes on with my game, then takes a chair, then watches; it opens no second, empty table', () => {
  const game = (
    code: string,
    seat: number | null,
    free: number,
    more: Partial<FamilyGame> = {},
  ): FamilyGame =>
    ({
      code,
      your_seat: seat,
      free,
      by_turns: false,
      phase: 'playing',
      names: ['P9'],
      ...more,
    }) as FamilyGame;
  const at = (games: FamilyGame[], more: Partial<Family> = {}): string => {
    const people = [person(1, true), person(2, true), person(3)];
    const offer = offerOf({ you: 1, people, games, may: { open: true }, ...more } as unknown as Family);
    const whom = 'others' in offer ? offer.others.map(({ name }) => name).join() : '';
    return ['game' in offer ? `${offer.do} ${offer.game.code}` : offer.do, whom]
      .filter((one) => one)
      .join(' ');
  };
  const slow = game('slow', 0, 0, { by_turns: true });
  expect(at([slow, game('free', null, 1), game('mine', 1, 0)])).toBe('go-on mine');
  expect(at([game('full', null, 0), game('free', null, 1)])).toBe('sit-down free');
  expect(at([slow])).toBe('play P2');
  const full = game('full', null, 0, { names: ['P2', 'P3'] });
  expect(at([full])).toBe('watch full');
  expect(at([game('theirs', null, 1, { asked: [2] })])).toBe('watch theirs');
  expect(at([game('mine too', null, 1, { asked: [2, 1] })])).toBe('sit-down mine too');
  // While others read how it ended nobody sits down there; one's own match that is over keeps nobody.
  expect(at([{ ...full, phase: 'over', free: 1 } as FamilyGame])).toBe('watch full');
  expect(at([{ ...full, phase: 'over', your_seat: 0 } as FamilyGame])).toBe('play P2');
  // Somebody else came when all chairs were taken: two can play beside them.
  expect(at([{ ...full, names: ['P3', 'P4'] }])).toBe('play P2');
  const guest = { may: { open: false } } as Partial<Family>;
  expect([at([], guest), at([full], guest)]).toEqual(['wait', 'watch full']);
  expect(at([], { people: [person(1, true)] } as Partial<Family>)).toBe('send');
});

test('more people than chairs are asked what they would like, and a lot says who sits where', () => {
  const boxes = [
    { id: 'sabra', players: [2, 4] },
    { id: 'pro6-en', players: [2, 6] },
    { id: 'pro6-fr', players: [2, 6] },
  ];
  const kinds = (people: number, language = 'fr'): string[] =>
    answersFor(people, 'sabra', language, boxes).map(
      ({ kind, preset, chairs }) => `${kind} ${preset} ${chairs}`,
    );
  expect(kinds(4)).toEqual([]);
  expect(kinds(5)).toEqual(['box pro6-fr 5', 'tables sabra 3', 'watch sabra 4']);
  expect(kinds(6, 'da')).toEqual(['box pro6-en 6', 'tables sabra 3']);
  expect(kinds(7)).toEqual(['tables sabra 4']);
  const lots = [0.4, 0.1, 0.3, 0.2];
  const draw = (watched: number[]): number[] => {
    const chance = [...lots];
    return drawn([2, 3, 4, 5], 4, watched, () => chance.shift() ?? 0);
  };
  expect(draw([])).toEqual([3, 5, 4]);
  expect(draw([2])).toContain(2);
});

test('who left stays in what was played; whoever was forgotten is somebody', () => {
  const family = {
    people: [person(1)],
    gone: [{ number: 2, name: 'Jo', face: 3, at: 5 }],
    season: season(tally(1, 5, 2), tally(2, 5, 4)),
    you: 1,
  } as unknown as Family;
  expect(playedAs(family, 2)).toEqual({ number: 2, name: 'Jo', face: 3, left: 5 });
  expect(playedAs(family, 7)).toMatchObject({ name: 'family-someone', left: null });
  expect(leading(family.season, family.people)).toBeNull();
  expect(leading(family.season)).toEqual({ leaders: [2], score: '4 : 2' });
});

test('a season ends with a winner, its best move and its closest evening', () => {
  const evening = (at: number, winners: number[], points: number[], laid: number): FamilyEvening =>
    ({
      at,
      winners,
      rounds: 2,
      points: points.map((one, i) => ({ person: i + 1, points: one })),
      best: laid ? { person: 2, code: '', match: 1, turn: 1, laid: Array(laid).fill('r1'), sets: [] } : null,
    }) as unknown as FamilyEvening;
  const evenings = [evening(3, [1], [9, 1], 4), evening(2, [1, 2], [5, 5], 6), evening(1, [2], [3, 2], 6)];
  const won = { ...season(tally(1, 3, 2), tally(2, 3, 2), tally(3, 1, 0)), evenings };
  const closing = closingOf(won);
  expect(closing.winners.map((one) => one.person)).toEqual([1, 2]);
  expect(closing.others.map((one) => one.person)).toEqual([3]);
  expect([closing.evenings, closing.rounds, closing.best?.at, closing.closest?.at]).toEqual([3, 6, 2, 1]);
  expect(closingOf({ ...won, evenings: evenings.slice(1, 2) }).closest).toBeNull();
  expect(closingOf(season(tally(1, 2, 0))).winners).toEqual([]);
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

test('everybody is told once that a season is over, whoever ended it; not who came since', () => {
  const over = asking({ began: [0, 50], now: 60, phones: [phone(1, { mine: true, first_week: null })] });
  const change = { kind: 'season', by: 1, at: 50, name: null, may_put_back: true } as const;
  const question = questionOf({ ...over, changed: [change] }, {});
  expect(question).toMatchObject({ kind: 'season', number: 1, change });
  expect(questionOf(over, { [question?.id ?? '']: 60 })).toBeNull();
  expect(questionOf(over, {})).toMatchObject({ kind: 'season', change: undefined });
  expect(endedSeason({ ...over, now: 99 * 86_400_000 })).toBeNull();
  expect(endedSeason({ ...over, began: [0] })).toBeNull();
  const late = asking({ ...over, phones: [phone(1, { mine: true, first_week: null, since: 55 })] });
  expect(questionOf(late, {})).toBeNull();
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

test('evenings are read month by month, and whoever left stands between them', () => {
  const on = (month: number, day: number): FamilyEvening =>
    ({ at: new Date(2026, month, day).getTime() }) as FamilyEvening;
  const evenings = [on(5, 7), on(4, 31), on(4, 24)];
  const found = byMonth(evenings, 'en').map(({ words, evenings: some }) => `${words} ${some.length}`);
  expect(found).toEqual(['June 1', 'May 2']);
  const gone = (month: number, day: number) => [
    { number: 3, name: 'Jo', face: 1, at: new Date(2026, month, day).getTime() },
  ];
  const rows = (left: ReturnType<typeof gone>): string =>
    rowsOf(evenings.slice(1), left)
      .map((row) => row.gone?.name ?? new Date(row.at).getDate())
      .join(' ');
  expect(rows(gone(4, 25))).toBe('31 Jo 24');
  expect(rows(gone(4, 3))).toBe('31 24');
});
