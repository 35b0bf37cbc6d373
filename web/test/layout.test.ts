/** Nothing overlaps, nothing leaves the cloth, and what can stays where it was. */
import { describe, expect, it, test } from 'vitest';
import {
  type Frame,
  layAfresh,
  relay,
  SMALLEST,
  type TableLayout,
  TALL,
  type Wanted,
  widestTile,
} from '../src/board/layout.ts';
import { layoutRack, moveTo, reconcile, slotAt, sorted } from '../src/board/rack.ts';

let seed = 11;
const random = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;

const desktop: Frame = { width: 1350, height: 580, touch: false };
const phone: Frame = { width: 356, height: 444, touch: true };

function faultsOf(layout: TableLayout): string[] {
  const { w, rows, anchors, frame, height } = layout;
  const faults: string[] = [];
  for (const a of anchors) {
    const top = rows[a.row] as number;
    if (a.x < -0.1 || a.x + a.length * w > frame.width + 0.1) faults.push(`${a.id} is beside the cloth`);
    if (top < -0.1 || top + w * TALL > height + 0.1) faults.push(`${a.id} is above or below the cloth`);
    for (const b of anchors)
      if (a.id < b.id && a.row === b.row && a.x + a.length * w > b.x && b.x + b.length * w > a.x)
        faults.push(`${a.id} lies on ${b.id}`);
  }
  for (let i = 1; i < rows.length; i++)
    if ((rows[i] as number) - (rows[i - 1] as number) <= w * TALL)
      faults.push(`row ${i} lies on the one before`);
  return faults;
}

const expectSound = (layout: TableLayout): void => expect(faultsOf(layout)).toEqual([]);

const mix = (tiles: number): Wanted[] => {
  const sets: Wanted[] = [];
  for (let left = tiles; left >= 3;) {
    const length = Math.min(left, [3, 3, 4, 3, 4, 5, 3, 6][sets.length % 8] as number);
    sets.push({ id: sets.length + 1, length });
    left -= length;
  }
  return sets;
};

describe('fitting', () => {
  it.each([
    [desktop, 69, 56],
    [desktop, 106, 56],
    [phone, 69, 31],
    [phone, 106, 26],
    [desktop, 159, 49],
  ] as const)('%o holds %i tiles at %i px or more', (frame, tiles, least) => {
    const layout = layAfresh(mix(tiles), frame);
    expectSound(layout);
    expect(layout.w).toBeGreaterThanOrEqual(least);
  });
  it('a run of 13 never wraps', () => expect(widestTile([13], phone)).toBeLessThanOrEqual(356 / 13));
  it('does not pan for what sums leave over of a pixel', () => {
    // Seven rows of these fill a cloth of 450 pixels to the last one.
    const threes = Array.from({ length: 14 }, (_, id) => ({ id, length: 3 }));
    for (let w = 21; w <= 44; w += 0.5)
      for (const height of [420, 450, 474, 500]) {
        const layout = layAfresh(threes, { width: 366, height, touch: true }, w);
        if (layout.height > height) expect(layout.height).toBeGreaterThan(height + 0.5);
      }
  });

  it('never goes under the smallest tile, the cloth pans instead', () => {
    const layout = layAfresh(mix(159), { width: 330, height: 200, touch: true });
    expect(layout.w).toBe(SMALLEST);
    expect(layout.height).toBeGreaterThan(200);
  });
});

test('sets keep their place when others change', () => {
  for (const frame of [desktop, phone]) {
    const sets = mix(40);
    const before = layAfresh(sets, frame);
    const more = [...sets, { id: 99, length: 3 }];
    const after = relay(before, more, frame, false);
    expectSound(after);
    const moved = before.anchors.filter((a) => after.anchors.find((b) => b.id === a.id)?.x !== a.x);
    if (after.w === before.w) expect(new Set(moved.map((a) => a.row)).size).toBeLessThanOrEqual(1);
    const fewer = relay(before, sets.slice(1), frame, false);
    for (const a of before.anchors.filter((b) => b.id !== sets[0]?.id))
      expect(fewer.anchors.find((b) => b.id === a.id)).toEqual(a);
  }
});

test('a dropped set stays where it was dropped, snapped to half a tile', () => {
  const before = relay(null, [], desktop, false);
  const after = relay(before, [{ id: 1, length: 3, drop: { x: 300, y: 200 } }], desktop, false);
  const [anchor] = after.anchors;
  expect(Math.abs((anchor?.x as number) - 300)).toBeLessThanOrEqual(after.w / 4 + 0.1);
});

const middle = (layout: TableLayout, frame: Frame): number => {
  const tops = layout.anchors.map((a) => layout.rows[a.row] as number);
  return ((Math.min(...tops) + Math.max(...tops) + layout.w * TALL) / 2 - frame.height / 2) / frame.height;
};

test('a table that piled up at one side is moved to the middle between turns, in the same order', () => {
  for (const frame of [desktop, phone]) {
    let piled: TableLayout = relay(null, [], frame, false);
    const sets: Wanted[] = [];
    for (const id of [1, 2, 3, 4]) {
      sets.push({ id, length: 3, drop: { x: id * 90, y: frame.height } });
      piled = relay(piled, sets, frame, false);
    }
    expect(middle(piled, frame)).toBeGreaterThan(0.2);
    const order = (layout: TableLayout): number[] =>
      [...layout.anchors].sort((a, b) => a.row - b.row || a.x - b.x).map((a) => a.id);
    const tidy = relay(piled, sets, frame, true);
    expectSound(tidy);
    expect(Math.abs(middle(tidy, frame))).toBeLessThan(0.01);
    expect(order(tidy)).toEqual(order(piled));
    expect(relay(tidy, sets, frame, true)).toEqual(tidy);
  }
});

test('sets that nobody put anywhere spread over the cloth', () => {
  let layout: TableLayout = relay(null, [{ id: 1, length: 3 }], desktop, false);
  const sets: Wanted[] = [{ id: 1, length: 3 }];
  for (let id = 2; id <= 12; id++) {
    sets.push({ id, length: 3 });
    layout = relay(layout, sets, desktop, false);
    expectSound(layout);
  }
  expect(Math.abs(middle(layout, desktop))).toBeLessThan(0.1);
});

test('a whole game of changes stays sound', () => {
  for (const frame of [desktop, phone]) {
    let sets: Wanted[] = [];
    let layout: TableLayout | null = null;
    for (let turn = 0; turn < 300; turn++) {
      const what = random(3);
      const total = sets.reduce((sum, set) => sum + set.length, 0);
      if (what === 0 && total < 100)
        sets = [
          ...sets,
          {
            id: turn + 1,
            length: 3,
            drop: random(2) ? { x: random(frame.width), y: random(frame.height) } : undefined,
          },
        ];
      else if (what === 1 && total < 103)
        sets = sets.map((set, i) =>
          i === turn % sets.length ? { ...set, length: Math.min(13, set.length + 1) } : set,
        );
      else
        sets = sets
          .map((set, i) => (i === turn % sets.length ? { ...set, length: set.length - 1 } : set))
          .filter((set) => set.length > 0);
      layout = relay(layout, sets, frame, random(3) === 0);
      expectSound(layout);
      expect(layout.anchors.map((a) => a.id).sort()).toEqual(sets.map((set) => set.id).sort());
      expect(
        layout.anchors.every((a) => a.length >= (sets.find((set) => set.id === a.id)?.length ?? 0)),
      ).toBe(true);
    }
  }
});

describe('the rack', () => {
  const pieces = 'r7 k1 r5 b3 r6 * k9 b9 y9'.split(' ').map((text, i) => ({ id: i + 1, text }));
  const shape = { colours: ['k', 'r', 'b', 'y'] as const, groupMax: 4, distinct: true };
  it('sorts by colour, by number and by what can be played', () => {
    const text = (how: 'runs' | 'groups' | 'playable'): string =>
      sorted(pieces, how, shape)
        .map((slot) => (slot === null ? '_' : pieces[slot - 1]?.text))
        .join(' ');
    expect(text('runs')).toBe('k1 k9 _ r5 r6 r7 _ b3 b9 _ y9 _ *');
    expect(text('groups')).toBe('k1 _ b3 _ r5 _ r6 _ r7 _ k9 b9 y9 _ *');
    expect(text('playable')).toBe('k9 b9 y9 _ r5 r6 r7 _ k1 _ b3 _ *');
  });
  it('keeps the order and the spaces as tiles come and go', () => {
    const slots = [3, 5, null, 1, 2];
    expect(
      reconcile(slots, [
        { id: 3, text: 'r5' },
        { id: 1, text: 'r7' },
        { id: 9, text: 'b1' },
      ]),
    ).toEqual([3, null, 1, 9]);
    expect(moveTo(slots, [2], 0)).toEqual([2, 3, 5, null, 1]);
    expect(moveTo(slots, [3], 5, true)).toEqual([5, null, 1, 2, null, 3]);
  });
  it.each([
    [14, 2, false],
    [16, 2, false],
    [20, 3, false],
    [30, 4, true],
    [45, 6, true],
  ])('%i tiles on a phone: %i tiers', (count, tiers, square) => {
    const slots = Array.from({ length: count }, (_, i) => i + 1);
    const layout = layoutRack(slots, { width: 377, kind: 'portrait' });
    expect([layout.tiers, layout.square]).toEqual([tiers, square]);
    expect(layout.w).toBeGreaterThanOrEqual(44);
    for (const place of layout.places.values()) expect(place.x + layout.w).toBeLessThanOrEqual(377.5);
  });
  it.each([
    [14, 'portrait', 377],
    [14, 'desktop', 728],
    [45, 'portrait', 377],
    [45, 'desktop', 728],
  ] as const)('%i larger tiles %s stay within the rack', (count, kind, width) => {
    const slots = Array.from({ length: count }, (_, i) => i);
    const [usual, large] = [
      layoutRack(slots, { width, kind }),
      layoutRack(slots, { width, kind, large: true }),
    ];
    if (count < 20) expect(large.w).toBeGreaterThan(usual.w);
    else expect(large).toEqual(usual);
    for (const place of large.places.values()) expect(place.x + large.w).toBeLessThanOrEqual(width + 0.5);
  });
  it('finds the place a finger means', () => {
    const slots = [1, 2, null, 3];
    const layout = layoutRack(slots, { width: 700, kind: 'desktop' });
    expect(slotAt(slots, layout, 2, 5)).toEqual({ at: 0, apart: false });
    expect(slotAt(slots, layout, 400, 5)).toEqual({ at: 4, apart: true });
  });
});

describe('a rack on a low phone', () => {
  const low = (count: number, away: readonly number[] = []): ReturnType<typeof layoutRack> =>
    layoutRack(
      Array.from({ length: count }, (_, i) => i + 1),
      { width: 344, kind: 'folded', away: new Set(away) },
    );
  const xs = ({ places }: ReturnType<typeof layoutRack>, tier: number): number[] =>
    [...places.values()].filter((place) => place.tier === tier).map(({ x }) => x);

  it.each([
    [8, 1, false],
    [14, 2, false],
    [18, 2, false],
    [48, 2, true],
    [70, 2, true],
  ])('%i tiles: %i tiers, sliding %s', (count, tiers, slides) => {
    const layout = low(count);
    expect([layout.tiers, layout.slides, layout.places.size]).toEqual([tiers, slides, count]);
    if (!slides) for (const { x } of layout.places.values()) expect(x + layout.w).toBeLessThanOrEqual(344.5);
    expect(layout.w).toBeGreaterThanOrEqual(34);
  });
  it('shows sixteen of 48 and more, in two tiers of the same length', () => {
    const layout = low(48);
    const inSight = [...layout.places.values()].filter(({ x }) => x + layout.w <= 344);
    expect(inSight.length).toBeGreaterThanOrEqual(16);
    expect(xs(layout, 0)).toEqual(xs(layout, 1));
  });
  it('closes the places of what is laid, and changes no tile for it', () => {
    const [whole, less] = [low(18), low(18, [3, 4, 12])];
    expect([less.w, less.tiers, less.pitch]).toEqual([whole.w, whole.tiers, whole.pitch]);
    for (const tier of [0, 1]) {
      const at = xs(less, tier);
      const steps = at.slice(1).map((x, i) => Math.round(x - (at[i] ?? 0)));
      expect(new Set(steps)).toEqual(new Set([Math.round(whole.w + 3)]));
    }
  });
});

describe('a colour on the rack', () => {
  const tiersOf = (slots: readonly (number | null)[], width: number): number[][] => {
    const { places } = layoutRack(slots, { width, kind: 'portrait' });
    const groups: number[][] = [[]];
    for (const slot of slots)
      if (slot === null) groups.push([]);
      else groups.at(-1)?.push(places.get(slot)?.tier ?? -1);
    return groups.map((tiers) => [...new Set(tiers)]);
  };
  it('stays on one tier where there is room', () =>
    // Four, four, one, four and a joker on a phone: two tiers hold them without a break.
    expect(tiersOf([1, 2, 3, 4, null, 5, 6, 7, 8, null, 9, null, 10, 11, 12, 13, null, 14], 377)).toEqual([
      [0],
      [0],
      [1],
      [1],
      [1],
    ]));
  it('breaks where there is none', () =>
    expect(
      tiersOf(
        Array.from({ length: 14 }, (_, i) => i),
        377,
      ),
    ).toEqual([[0, 1]]));
});
