/** Sets keep their place: whoever looks away from a small phone finds each of them where it lay. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import {
  cleared,
  type Frame,
  gapAcross,
  layOut,
  NOWHERE,
  pitchOf,
  type Places,
  type TableLayout,
  TALL,
  withFrame,
} from '../src/board/layout.ts';
import { Naming, type Position } from '../src/board/draft.ts';
import { layoutRack } from '../src/board/rack.ts';
import { coloursIn, momentsOf } from '../src/record/moments.ts';
import { readRecord } from '../src/record/record.ts';
import { drop } from '../src/table/model/laying.ts';
import type { Table } from '../src/table/model/table.ts';
import { setFrame } from '../src/table/model/turn.ts';
import { setOf, tableAt, tile } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const ALL = ['k', 'r', 'b', 'y'] as const;
const shape = { colours: ALL, groupMax: 4, distinct: true };

/** The cloth above a rack of so many tiles, at 360 x 640. */
const clothAbove = (tiles: number): number => {
  const slots = Array.from({ length: tiles }, (_, i) => i + 1);
  const rack = layoutRack(slots, { width: 344, kind: tiles > 18 ? 'folded' : 'portrait' });
  return Math.round(398 - rack.pitch * rack.tiers);
};

function middleOf({ anchors, rows, w }: TableLayout, id: number): readonly [number, number] {
  const { x = 0, row = 0, length = 0 } = anchors.find((anchor) => anchor.id === id) ?? {};
  return [x + (length * w) / 2, (rows[row] ?? 0) + (w * TALL) / 2];
}

/** The sets that nobody has touched. */
function untouched(was: Position, now: Position): number[] {
  const told = ({ melds }: Position): Set<string> =>
    new Set(melds.map(({ id, pieces }) => [id, ...pieces.map((piece) => piece.id)].join()));
  const before = told(was);
  return [...told(now)].filter((one) => before.has(one)).map((one) => parseInt(one, 10));
}

/** Of these sets, those that have moved by more than half a tile. */
const movedOf = (sets: readonly number[], was: TableLayout, now: TableLayout): number[] =>
  sets.filter((id) => {
    const [[x, y], [u, v]] = [middleOf(was, id), middleOf(now, id)];
    return Math.hypot(x - u, y - v) > now.w / 2;
  });

/** Of the sets that stayed as they are, the part that has moved. */
function partThatMoved(was: [Position, TableLayout], now: [Position, TableLayout]): number {
  const stayed = untouched(was[0], now[0]);
  return stayed.length ? movedOf(stayed, was[1], now[1]).length / stayed.length : 0;
}

test('in a match of 209 turns all sets move at once in two at most', () => {
  const record = readRecord(readFileSync('../tests/data/records/sabra-3p.txt', 'utf-8'));
  expect(coloursIn(record)).toEqual(ALL);
  const naming = new Naming();
  let position: Position = { melds: [], rack: [] };
  let places: Places = NOWHERE;
  const parts: number[] = [];
  for (const { event, table, racks } of momentsOf(record)) {
    if (event?.verb === 'round') [places, position] = [cleared(places), { melds: [], rack: [] }];
    if (!event || !['play', 'draw', 'pass'].includes(event.verb)) continue;
    const was = [position, places.layout] as const;
    position = naming.name(table, [], position);
    const frame = { width: 324, height: clothAbove(racks[0]?.length ?? 0), touch: true };
    places = layOut(withFrame(places, frame), position.melds, shape, true);
    if (was[1] && places.layout && was[0].melds.length)
      parts.push(partThatMoved([was[0], was[1]], [position, places.layout]));
  }
  expect(parts).toHaveLength(209);
  expect(parts.filter((part) => part > 0.9).length).toBeLessThanOrEqual(2);
  expect(parts.filter((part) => part > 0.3).length).toBeLessThanOrEqual(16);
});

/** The slow and obvious way: whether all that is new or longer had a place while every other set stayed in its own. */
function hadRoom({ w, rows, anchors, frame }: TableLayout, now: TableLayout): boolean {
  const [gap, pitch] = [gapAcross(w, frame.touch), pitchOf(w, frame.touch)];
  const lengths = new Map(now.anchors.map(({ id, length }) => [id, length]));
  const lying = anchors
    .filter(({ id }) => lengths.has(id))
    .map(({ id, x, row, length }) => ({
      id,
      left: x,
      right: x + Math.min(length, lengths.get(id) ?? 0) * w,
      top: rows[row] ?? 0,
    }));
  /** Where so much room is in a row, from the left. */
  const placeAt = (top: number, need: number, from = 0, to = frame.width): number | undefined =>
    [from, ...lying.filter((one) => one.top === top).map(({ right }) => right + gap)].find(
      (left) =>
        left >= from - 0.01 &&
        left + need <= to + 0.01 &&
        lying.every((one) => one.top !== top || left + need + gap <= one.left + 0.01 || left >= one.right),
    );
  const tops = (): number[] => [
    ...new Set(lying.map(({ top }) => top)),
    ...Array.from({ length: Math.floor(frame.height - w * TALL) }, (_, y) => y).filter((y) =>
      lying.every(({ top }) => Math.abs(top - y) >= pitch),
    ),
  ];
  return [...lengths].every(([id, length]) => {
    const own = lying.find((one) => one.id === id);
    const need = length * w;
    if (own && own.right - own.left >= need - 0.01) return true;
    if (own) {
      lying.splice(lying.indexOf(own), 1);
      const row = lying.filter(({ top }) => top === own.top);
      const from = Math.max(0, ...row.filter(({ left }) => left < own.left).map(({ right }) => right + gap));
      const left = placeAt(own.top, need, from);
      if (left === undefined || left > own.left + 0.01) return false; // it grew beyond its place
      lying.push({ id, left, right: left + need, top: own.top });
      return true;
    }
    const top = tops().find((one) => placeAt(one, need) !== undefined);
    if (top === undefined) return false;
    const left = placeAt(top, need) as number;
    lying.push({ id, left, right: left + need, top });
    return true;
  });
}

const DEVICES: Record<string, { frameOf: (tiles: number) => Frame; most: number }> = {
  'a phone of 360': {
    frameOf: (tiles) => ({ width: 324, height: clothAbove(tiles), touch: true }),
    most: 0.038,
  },
  'a phone of 390': {
    frameOf: (tiles) => ({ width: 354, height: clothAbove(tiles) + 204, touch: true }),
    most: 0.025,
  },
  'a desk': { frameOf: () => ({ width: 1276, height: 430, touch: false }), most: 0.03 },
};
const MATCHES = ['sabra-3p', 'classic-2p', 'rummy-it-4p', 'baltic-lt-3p', 'pro6-de-5p'];

test.each(Object.entries(DEVICES))(
  'at %s sets keep their place until a row is full, or one outgrows it',
  (_, { frameOf, most }) => {
    const counted = { stayed: 0, forced: 0, free: 0 };
    for (const match of MATCHES) {
      const record = readRecord(readFileSync(`../tests/data/records/${match}.txt`, 'utf-8'));
      const naming = new Naming();
      const here = { colours: coloursIn(record), groupMax: 4, distinct: true };
      let position: Position = { melds: [], rack: [] };
      let places: Places = NOWHERE;
      for (const { event, table, racks } of momentsOf(record)) {
        if (event?.verb === 'round') [places, position] = [cleared(places), { melds: [], rack: [] }];
        if (!event || !['play', 'draw', 'pass'].includes(event.verb)) continue;
        const before = position;
        position = naming.name(table, [], position);
        // A rack that takes a tier more makes the cloth lower: that is none of the sets' doing.
        const framed = withFrame(places, frameOf(racks[0]?.length ?? 0));
        places = layOut(framed, position.melds, here, true);
        const [was, now] = [framed.layout, places.layout];
        if (!was || !now) continue;
        const stayed = untouched(before, position);
        const moved = movedOf(stayed, was, now).length;
        counted.stayed += stayed.length;
        if (moved) counted[hadRoom(was, now) ? 'free' : 'forced'] += moved;
      }
    }
    expect(counted.free).toBe(0);
    expect(counted.forced / counted.stayed).toBeLessThanOrEqual(most);
  },
);

test('while a page is being measured sets lie in the middle of the cloth, and once something was done each stays', () => {
  const frame = { width: 324, height: 260, touch: true };
  const rowsOf = ({ places }: Table): readonly number[] => places.layout?.rows ?? [];
  const measured = setFrame(
    tableAt('r3 r4 r5 | b8 k8 y8 | k1 k2 k3 | y5 y6 y7', { rack: 'r6' }),
    frame,
  ).table;
  const [first = 0, last = 0] = [rowsOf(measured)[0], rowsOf(measured).at(-1)];
  const below = frame.height - last - (measured.places.layout?.w ?? 0) * TALL;
  expect(Math.abs(first - below)).toBeLessThan(1);
  const laid = drop(measured, [tile(measured, 'r6')], { kind: 'meld', meld: setOf(measured, 'r3') }).table;
  const lower = setFrame(laid, { ...frame, height: 250 }).table;
  expect(rowsOf(lower)[0]).toBe(first);
});
