/** A pointer at the table: what it carries, where that goes, and what it leaves alone. Events bring their own times. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layoutRack } from '../src/board/rack.ts';
import { Pointer } from '../src/table/hands/pointer.svelte.ts';
import { Viewport } from '../src/table/motion/motion.svelte.ts';
import { type Joined, Part, roomAt, stubPage } from './room_at.ts';
import { laidOut, middleOf, setOf, tile } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));
vi.mock('../src/ui/settings.svelte.ts', () => ({ settings: { sort: 'none' }, lessMotion: { now: true } }));
vi.mock('../src/ui/sound.ts', () => ({ sound: () => undefined, buzz: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});
afterEach(() => void vi.useRealTimers());

/** A cloth at the upper left, 1000 by 600, and the rack below it. */
function hands({ room }: Joined): Pointer {
  const viewport = new Viewport();
  viewport.stage = new Part({}, [0, 0, 1000, 800]) as unknown as HTMLElement;
  viewport.field = new Part({}, [0, 0, 1000, 600]) as unknown as HTMLElement;
  viewport.rack = new Part({}, [0, 620, 1000, 120]) as unknown as HTMLElement;
  const rack = (): ReturnType<typeof layoutRack> =>
    layoutRack(room.slots, { width: 1000, kind: 'desktop', large: false, centred: 0 });
  return new Pointer(room, viewport, room.motion, rack);
}

const onRack = (id: number): Part => new Part({ id: String(id) }, [40, 640, 44, 60], ['[data-id]']);
const event = (target: Part, x: number, y: number, timeStamp: number): PointerEvent =>
  ({
    target,
    clientX: x,
    clientY: y,
    timeStamp,
    pointerId: 1,
    button: 0,
    pointerType: 'mouse',
  }) as unknown as PointerEvent;

function drag(pointer: Pointer, id: number, x: number, y: number): void {
  const target = onRack(id);
  pointer.down(event(target, 60, 660, 0));
  pointer.move(event(target, 80, 600, 40));
  pointer.move(event(target, x, y, 200));
  pointer.up(event(target, x, y, 220));
}

test('a tile that is dragged over a set it fits is laid there', () => {
  const at = roomAt('r4 r5 r6', { rack: 'r7 k1' });
  const { x, y } = middleOf(at.room.table, setOf(at.room.table, 'r4'));
  drag(hands(at), tile(at.room.table, 'r7'), x, y);
  expect(laidOut(at.room.table)).toBe('r4 r5 r6 r7');
  expect(at.room.table.interaction.carried).toEqual([]);
});

test('while it is carried, sets that take it are shown, and nothing is laid', () => {
  const at = roomAt('r4 r5 r6 | k1 k2 k3', { rack: 'r7' });
  const pointer = hands(at);
  const target = onRack(tile(at.room.table, 'r7'));
  pointer.down(event(target, 60, 660, 0));
  pointer.move(event(target, 300, 300, 40));
  expect(pointer.carrying.load?.ids).toEqual([tile(at.room.table, 'r7')]);
  expect(at.room.table.interaction.dims).toBe(false);
  vi.advanceTimersByTime(120);
  expect([...at.room.table.interaction.fitting.keys()]).toEqual([setOf(at.room.table, 'r4')]);
  expect(laidOut(at.room.table)).toBe('r4 r5 r6 | k1 k2 k3');
});

test('what is let go of beside everything flies home, and so does what a browser takes away', () => {
  const at = roomAt('r4 r5 r6', { rack: 'r7' });
  const pointer = hands(at);
  drag(pointer, tile(at.room.table, 'r7'), 4000, 300);
  expect(laidOut(at.room.table)).toBe('r4 r5 r6');
  const target = onRack(tile(at.room.table, 'r7'));
  pointer.down(event(target, 60, 660, 1000));
  pointer.move(event(target, 300, 300, 1040));
  pointer.cancelled(event(target, 300, 300, 1050));
  expect([pointer.carrying.load, laidOut(at.room.table)]).toEqual([null, 'r4 r5 r6']);
});

test('a tap selects a tile, and a press on a button is none of the table’s', () => {
  const at = roomAt('r4 r5 r6', { rack: 'r7' });
  const pointer = hands(at);
  const id = tile(at.room.table, 'r7');
  pointer.down(event(onRack(id), 60, 660, 0));
  pointer.up(event(onRack(id), 60, 660, 50));
  expect([...at.room.table.interaction.selected]).toEqual([id]);
  const button = new Part({}, [0, 0, 10, 10], ['button']);
  pointer.down(event(button, 5, 5, 900));
  pointer.move(event(button, 300, 300, 940));
  expect(pointer.carrying.load).toBeNull();
});
