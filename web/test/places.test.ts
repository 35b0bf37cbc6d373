/** Sets keep their place: whoever looks away from a small phone finds each of them where it lay. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  cleared,
  layOut,
  NOWHERE,
  type Places,
  type TableLayout,
  TALL,
  withFrame,
} from '../src/board/layout.ts';
import { Naming, type Position } from '../src/board/draft.ts';
import { layoutRack } from '../src/board/rack.ts';
import { coloursIn, momentsOf } from '../src/record/moments.ts';
import { readRecord } from '../src/record/record.ts';

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

/** Of the sets that stayed as they are, the part that has moved by more than half a tile. */
function partThatMoved(was: [Position, TableLayout], now: [Position, TableLayout]): number {
  const told = ({ melds }: Position): Set<string> =>
    new Set(melds.map(({ id, pieces }) => [id, ...pieces.map((piece) => piece.id)].join()));
  const before = told(was[0]);
  const stayed = [...told(now[0])].filter((one) => before.has(one)).map((one) => parseInt(one, 10));
  const gone = stayed.filter((id) => {
    const [[x, y], [u, v]] = [middleOf(was[1], id), middleOf(now[1], id)];
    return Math.hypot(x - u, y - v) > now[1].w / 2;
  });
  return stayed.length ? gone.length / stayed.length : 0;
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
