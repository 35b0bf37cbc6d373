/** What is in the air: how long others wait for it, and the steps in which somebody's turn comes onto the cloth. */
import { describe, expect, test } from 'vitest';
import type { Meld } from '../src/board/draft.ts';
import {
  begin,
  changePlaces,
  fly,
  goOn,
  hold,
  land,
  landed,
  landingAt,
  moveTo,
  nextStep,
  NOTHING_FLIES,
  type Placed,
  played,
  putIn,
  spotOfSet,
  spotsOf,
  tell,
  type Timeline,
  waitAt,
} from '../src/table/motion/timeline.ts';

const set = (id: number, ...tiles: number[]): Meld => ({
  id,
  pieces: tiles.map((tile) => ({ id: tile, text: 'r1' })),
});
const placed = (meld: Meld, x = 0, w = 40): Placed => ({
  key: '',
  looks: '',
  meld,
  index: 0,
  x,
  y: 0,
  w,
  seen: { holes: [] } as unknown as Placed['seen'],
  side: '',
  length: meld.pieces.length,
});
const ids = (list: readonly Placed[] | undefined): number[] => (list ?? []).map(({ meld }) => meld.id);
const listOf = (line: Timeline): readonly Placed[] => line.coming?.list ?? [];

describe('how long', () => {
  test('the next turn waits for the landing and a moment after, and never less than it had to', () => {
    const line = fly(NOTHING_FLIES, 1000, 2, 420, 700);
    expect([waitAt(line, 1000), landingAt(line, 1000), line.acting]).toEqual([1120, 420, 2]);
    expect(waitAt(hold(line, 1100, 300), 1100)).toBe(1020);
    expect(waitAt(hold(line, 2000, 300), 2000)).toBe(300);
  });

  test('when everything has landed nobody waits, and nobody acts', () => {
    const line = landed(fly(NOTHING_FLIES, 0, 1, 100, 0));
    expect([waitAt(line, 200), landingAt(line, 200), line.acting]).toEqual([0, 0, null]);
    expect(landed(line)).toBe(line);
  });

  test('what does not fly is waited for, and is nobody in the air', () => {
    expect(fly(NOTHING_FLIES, 0, 1, 0, 250)).toEqual({ ...NOTHING_FLIES, busyUntil: 250 });
  });
});

describe('a turn that comes in steps', () => {
  const [a, b, c] = [set(1, 1, 2, 3), set(2, 4, 5, 6), set(3, 7, 8, 9)];

  test('stays as it lies to the eye, keeps the next turn away at each step, and words wait', () => {
    const line = begin(NOTHING_FLIES, 0, 3, [placed(a), { ...placed(b), unseen: true }]);
    expect([ids(listOf(line)), line.acting, line.quiet, waitAt(line, 0)]).toEqual([[1], 3, true, 600]);
    expect(waitAt(goOn(line, 500), 500)).toBe(600);
    expect(goOn(NOTHING_FLIES, 500)).toBe(NOTHING_FLIES);
  });

  test('makes new sets first, then room, then changes places', () => {
    const grown = set(2, 4, 5, 6, 10);
    const wanted = [placed(a, 90), placed(grown), placed(c)];
    let line = begin(NOTHING_FLIES, 0, 1, [placed(a), placed(b)]);
    const make = nextStep(listOf(line), wanted);
    expect(make).toEqual({ do: 'make', sets: [wanted[2]] });
    line = putIn(line, wanted[2] as Placed, wanted);
    const move = nextStep(listOf(line), wanted);
    expect(move).toEqual({ do: 'move', sets: [{ was: placed(a), one: wanted[0] }] });
    if (move.do === 'move') for (const { was, one } of move.sets) line = moveTo(line, was, one);
    const change = nextStep(listOf(line), wanted);
    expect(change).toEqual({ do: 'change', before: [placed(b)], after: [wanted[1], wanted[2]] });
  });

  test('a set of another size changes with its tiles', () => {
    const small = placed(a, 0, 30);
    expect(nextStep([placed(a)], [small])).toEqual({ do: 'change', before: [placed(a)], after: [small] });
  });

  test('its flight is played once, then its words are told', () => {
    const flight = { start: null, before: new Map(), after: new Map() };
    const line = changePlaces(begin(NOTHING_FLIES, 0, 1, [placed(a)]), flight);
    expect([line.coming, line.flight, line.quiet]).toEqual([null, flight, true]);
    expect(played(line).flight).toBeNull();
    expect(played(played(line))).toEqual(played(line));
    expect(tell(line).quiet).toBe(false);
  });

  test('lands at once where somebody touches the table', () => {
    const line = begin(NOTHING_FLIES, 0, 1, [placed(a)]);
    expect([land(line).coming, land(line).quiet]).toEqual([null, false]);
    expect(waitAt(land(line), 0)).toBe(600);
  });
});

describe('new sets', () => {
  /** Lays the sets in their order, one by one, as the steps of a turn do. */
  const putAll = (list: readonly Placed[], wanted: readonly Placed[]): readonly Placed[] =>
    listOf(
      wanted
        .filter(({ meld }) => !ids(list).includes(meld.id))
        .reduce((line, one) => putIn(line, one, wanted), begin(NOTHING_FLIES, 0, 1, list)),
    );
  const bare = (id: number): Placed => placed(set(id));

  test('come where they stay, so that none is moved in the page when the others go', () => {
    const b = bare(2);
    const wanted = [bare(7), bare(8), b, bare(9)];
    const all = putAll([bare(1), b, bare(3)], wanted);
    const stay = new Set(ids(wanted));
    expect(ids(all).filter((id) => stay.has(id))).toEqual([7, 8, 2, 9]);
    expect(ids(all.filter(({ unseen }) => unseen))).toEqual([7, 8, 9]);
  });

  test('come in their order onto an empty table', () => {
    expect(ids(putAll([], [bare(4), bare(2), bare(6)]))).toEqual([4, 2, 6]);
  });
});

test('tiles lie side by side, and a hole takes a place', () => {
  const one = { ...placed(set(1, 5, 6), 10), seen: { holes: [1] } as unknown as Placed['seen'], length: 3 };
  const corner = { x: 100, y: 200 };
  expect(spotOfSet(one, corner)).toMatchObject({ x: 110, y: 200, w: 120 });
  expect([...spotsOf([one], corner)].map(([id, { x }]) => [id, x])).toEqual([
    ['5', 110],
    ['6', 190],
  ]);
});
