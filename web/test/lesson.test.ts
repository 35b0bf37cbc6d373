/** The tutorial's judge: whatever a clumsy hand does first on any task flies home, and the help is there again. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { houseOf, layOn } from '../src/board/hand.ts';
import { layAfresh } from '../src/board/layout.ts';
import { begin, type Draft, layNew, type Meld, type Piece, type Position } from '../src/board/draft.ts';
import { farFrom, isTable } from '../src/board/way.ts';
import {
  anew,
  FIRST_SIGHT,
  hold,
  isHelped,
  judge,
  mayLeave,
  placesOn,
  refused,
  see,
  showAgain,
  timeUp,
  touch,
  touchByKey,
  wanted,
} from '../src/learn/lesson.ts';
import type { Task } from '../src/rulebook/book.ts';

/** The tasks as the rule book has them, in the colours of a box with four. */
const BOOK = new URL('../../src/tilerummy/rulebook/contents.py', import.meta.url);
const PAINT: Record<string, string> = { a: 'k', b: 'r', c: 'b', d: 'y' };
const painted = (text: string): string => text.replace(/[a-d]/g, (letter) => PAINT[letter] ?? letter);
const PLAN = /_Plan\("(\w+)", "([^"]*)", "([^"]*)", "([^"]*)"/g;
const TASKS = Object.fromEntries(
  [...readFileSync(BOOK, 'utf8').matchAll(PLAN)].map(([, name = '', ...texts]) => [name, texts.map(painted)]),
) as Record<string, [table: string, rack: string, end: string]>;
const house = houseOf({}, ['k', 'r', 'b', 'y']);
const sets = (text: string): string[][] => (text ? text.split(' | ').map((set) => set.split(' ')) : []);

function opened(name: string): { draft: Draft; end: string[][] } {
  const [table, rack, end] = TASKS[name] as [string, string, string];
  let id = 0;
  const piece = (text: string): Piece => ({ id: ++id, text });
  const melds = sets(table).map((tiles, i): Meld => ({ id: i + 1, pieces: tiles.map(piece) }));
  return { draft: begin({ melds, rack: rack.split(' ').map(piece) }, melds.length + 1), end: sets(end) };
}

/** Every tile to bare cloth, and to every set that it is not in. */
function firstMoves(draft: Draft): { piece: Piece; next: Draft }[] {
  const { melds, rack } = draft.now;
  const hand = { draft, house, mustOpen: false, opens: true };
  return [...rack, ...melds.flatMap(({ pieces }) => pieces)].flatMap((piece) => [
    { piece, next: layNew(draft, [piece.id], house.shape) },
    ...melds
      .filter(({ pieces }) => !pieces.includes(piece))
      .map((meld) => ({ piece, next: layOn(hand, [piece.id], meld, { kind: 'meld', meld: meld.id }) })),
  ]);
}

const FRAME = { width: 348, height: 320, touch: true, widest: 48 };
const layoutOf = ({ melds }: Position): ReturnType<typeof layAfresh> =>
  layAfresh(
    melds.map(({ id, pieces }) => ({ id, length: pieces.length })),
    FRAME,
  );

describe.each(Object.keys(TASKS))('task %s', (name) => {
  it('sends every wrong first move home and says why; then glow and places are back', () => {
    const { draft, end } = opened(name);
    let wrong = 0;
    for (const { piece, next } of firstMoves(draft)) {
      const judged = judge(end, next, draft.now);
      const isOfEnd = end.flat().includes(piece.text);
      if (judged.kind !== 'wrong') {
        expect(isOfEnd, `${name}: ${piece.text} is let lie`).toBe(true);
        expect(judged.kind === 'done' || farFrom(judged.now.melds, end) < farFrom(draft.now.melds, end)).toBe(
          true,
        );
        continue;
      }
      wrong += 1;
      expect(judged.piece.text).toBe(piece.text);
      const isMine = draft.now.rack.includes(piece);
      const why = isMine
        ? isOfEnd
          ? 'place'
          : 'later'
        : mayLeave(end, draft.now, piece.id)
          ? 'place'
          : 'stays';
      expect(judged.why).toBe(why);
    }
    expect(wrong).toBeGreaterThan(0);
    expect(wanted(draft.now, end).length).toBeGreaterThan(0);
    const places = placesOn(layoutOf(draft.now), draft.now, end);
    expect(places.length).toBeGreaterThan(0);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(FRAME.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(FRAME.height);
    }
  });

  it('sends two tiles home that are laid at once, if one of them is not wanted', () => {
    const { draft, end } = opened(name);
    const { melds, rack } = draft.now;
    const hand = { draft, house, mustOpen: false, opens: true };
    for (const one of rack)
      for (const other of rack.filter(({ id }) => id > one.id)) {
        const ids = [one.id, other.id];
        const nexts = [
          layNew(draft, ids, house.shape),
          ...melds.map((meld) => layOn(hand, ids, meld, { kind: 'meld', meld: meld.id })),
        ];
        const strangers = [one, other].filter(({ text }) => !end.flat().includes(text));
        for (const judged of nexts.map((next) => judge(end, next, draft.now)))
          if (strangers.length) {
            expect(judged.kind === 'wrong' && judged.why).toBe('later');
            expect(judged.kind === 'wrong' && strangers.includes(judged.piece)).toBe(true);
          } else if (judged.kind !== 'wrong')
            expect(farFrom(judged.now.melds, end)).toBeLessThan(farFrom(melds, end));
      }
  });

  it('is done by going on with any tile that glows, whichever comes first', () => {
    const { draft: first, end } = opened(name);
    for (const { next } of firstMoves(first)) {
      let judged = judge(end, next, first.now);
      let draft = next;
      for (let steps = 0; judged.kind === 'going' && steps < 8; steps++) {
        const before: Draft = { ...draft, now: judged.now };
        const on = firstMoves(before)
          .map((move) => ({ draft: move.next, judged: judge(end, move.next, before.now) }))
          .find(
            (move) =>
              (move.judged.kind !== 'wrong' &&
                farFrom(move.draft.now.melds, end) < farFrom(before.now.melds, end)) ||
              move.judged.kind === 'done',
          );
        if (!on) break;
        [draft, judged] = [on.draft, on.judged];
      }
      if (judged.kind !== 'wrong') expect(judged.kind).toBe('done');
      if (judged.kind === 'done') expect(isTable(judged.now, end)).toBe(true);
    }
  });
});

test('the tasks are the ten of the book', () => {
  expect(Object.keys(TASKS)).toHaveLength(10);
});

test('tiles laid apart are put together, and a tile may go back to the rack without a word', () => {
  const { draft, end } = opened('group');
  const [a, b] = draft.now.rack as [Piece, Piece];
  const one = layNew(draft, [a.id], house.shape);
  const two = layNew(one, [b.id], house.shape);
  const judged = judge(end, two, one.now);
  expect(judged.kind === 'going' && judged.now.melds.map(({ pieces }) => pieces.length)).toEqual([2]);
  expect(judge(end, draft, one.now).kind).toBe('going');
});

test('when time is up, loose tiles come back, or all does, and the penalty comes', () => {
  const task = (drawn: string[]): Task => ({
    name: 'time',
    task: '',
    done: '',
    opened: true,
    tiles: { table: sets('r4 r5 r6 r7'), rack: ['r10', 'y12'], end: sets('r4 r5 r6 r7 | r10'), drawn },
  });
  const up = (text: string, drawn: string[], voids: boolean): unknown =>
    timeUp(task(drawn), sets(text), house.shape, voids);
  const table = sets('r4 r5 r6 r7');
  expect(up('r4 r5 r6 r7 | r10', ['b6'], false)).toEqual({ table, rack: ['r10', 'y12', 'b6'], opened: true });
  expect(up('r4 r5 | r6 r7', [], true)).toEqual({ table, rack: ['r10', 'y12'], opened: true });
  expect(timeUp(task([]), sets('r4 r5 | r6 r7 *'), house.shape, false).rack).toContain('r4');
});

describe('a task while it is done', () => {
  const taskOf = (name: string): { draft: Draft; task: Task } => {
    const { draft, end } = opened(name);
    const tiles = { table: [], rack: [], end, drawn: [] };
    return { draft, task: { name, task: '', done: '', opened: true, tiles } };
  };
  const kinds = ({ then }: ReturnType<typeof see>): string[] => then.map((what) => what.do);

  test('it sorts the rack once, takes what is right and is done', () => {
    const { draft, task } = taskOf('group');
    const first = see(FIRST_SIGHT, task, draft);
    expect(first.then).toEqual([{ do: 'sort', how: 'groups' }]);
    expect(see(first.now, task, draft)).toEqual({ now: first.now, then: [] });
    const [a, b, c] = draft.now.rack as [Piece, Piece, Piece];
    const one = layNew(draft, [a.id], house.shape);
    const second = see(first.now, task, one);
    expect([kinds(second), second.now.before]).toEqual([[], one.now]);
    const two = layNew(one, [b.id], house.shape);
    const third = see(second.now, task, two);
    expect(kinds(third)).toEqual(['lay']);
    const all = layNew(draft, [a.id, b.id, c.id], house.shape);
    expect(kinds(see(first.now, task, all))).toEqual(['done']);
  });

  test('a wrong tile goes home, is told why, and from the second time on breathes', () => {
    const { draft, task } = taskOf('add');
    const { now: seen } = see(FIRST_SIGHT, task, draft);
    expect(isHelped(seen, task)).toBe(false);
    const stranger = draft.now.rack.find(({ text }) => text === painted('d12')) as Piece;
    const astray = layNew(draft, [stranger.id], house.shape);
    const first = see(seen, task, astray);
    expect(first.then).toEqual([{ do: 'undo' }, { do: 'say', why: 'later', piece: stranger, again: false }]);
    expect([isHelped(first.now, task), first.now.hand, first.now.before]).toEqual([true, false, draft.now]);
    expect(see(first.now, task, astray).then[1]).toMatchObject({ again: true });
  });

  test('a refusal is about the tile that was held last', () => {
    const { draft } = taskOf('add');
    const [mine] = draft.now.rack as [Piece];
    const lying = draft.now.melds[0]?.pieces[0] as Piece;
    expect(refused(FIRST_SIGHT, draft.now).then).toEqual([]);
    const held = hold(hold(FIRST_SIGHT, mine.id), null);
    expect(refused(held, draft.now).then).toMatchObject([{ why: 'place', piece: mine }]);
    expect(refused(hold(held, lying.id), draft.now).then).toMatchObject([{ why: 'stays', piece: lying }]);
  });

  test('when time runs out no move counts any more, until the next task is there', () => {
    const { draft, task } = taskOf('time');
    const { now: seen } = see(FIRST_SIGHT, task, draft);
    const tile = draft.now.rack.find(({ text }) => text === painted('b10')) as Piece;
    const laid = layNew(draft, [tile.id], house.shape);
    const done = see(seen, task, laid);
    expect([done.now.runs, kinds(done)]).toEqual([true, []]);
    const other = layNew(laid, [draft.now.rack[1]?.id ?? 0], house.shape);
    expect(see(done.now, task, other)).toEqual({ now: done.now, then: [] });
    const next = taskOf('out');
    const { now } = see(done.now, next.task, next.draft);
    expect([now.before, anew(now).runs, anew(now).before]).toEqual([next.draft.now, false, next.draft.now]);
  });

  test('the hand goes when the table is touched, and comes back to who waits; keys need none', () => {
    const { task } = taskOf('group');
    const touched = touch(FIRST_SIGHT);
    expect([touched.hand, touched.touched]).toEqual([false, 1]);
    expect(showAgain(touched, task)).toMatchObject({ hand: true, help: 'tap' });
    expect(showAgain(touchByKey(touched, task), task)).toMatchObject({ hand: false, help: 'keys' });
    expect(showAgain(touched, taskOf('run').task)).toMatchObject({ hand: true, help: '' });
    expect(touchByKey(touched, taskOf('run').task).help).toBe('');
  });
});
