/** What can be done at a table: one list, its keys, and the order in which they are obeyed. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Action,
  actionFor,
  ACTIONS,
  type At,
  Cursor,
  keyNameOf,
  tool,
} from '../src/table/hands/actions.svelte.ts';
import type { Press } from '../src/table/hands/answering.ts';
import type { Pointer } from '../src/table/hands/pointer.svelte.ts';
import type { Viewport } from '../src/table/motion/motion.svelte.ts';
import type { Room } from '../src/table/room/room.svelte.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/', host: '', origin: '' });
});

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));
const ear = vi.hoisted(() => ({ said: (what: string): void => void what }));
vi.mock('../src/table/hands/answering.ts', () => ({
  BY_EAR: {
    rack: (cursor: Cursor) => {
      ear.said('answer rack');
      return cursor.focusOn(cursor.first);
    },
  },
  tellPick: (_: Cursor, found: number | null) => ear.said(`tell ${found}`),
  pickColour: (cursor: Cursor, press: Press, action: Action): void => {
    cursor.typed = { text: '', at: 0, from: null };
    cursor.waiting.unshift({ action, press });
  },
}));

/** Three tiles on the rack; the last has the focus. */
const rack = [{ id: 1 }, { id: 2 }, { id: 3 }];
let focus = 3;
/** What became of the tiles: `select 1`. */
const done: string[] = [];

const tile = {
  closest: (selector: string) => (selector === '[data-id]' ? { dataset: { id: String(focus) } } : null),
};

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: tile, querySelector: () => null });
  done.length = 0;
  focus = 3;
});

interface Known {
  past?: number;
  hints?: boolean;
  myTurn?: boolean;
}

/** Whatever is done is heard of. */
const heard: string[][] = [];
const did = (what: string): void => void (done.push(what), heard.push([what]));
ear.said = did;

function at({ past = 0, hints = true, myTurn = true }: Known = {}): At {
  const room = {
    act: (what: { name: string }, id?: number) => did(`${what.name} ${id ?? ''}`.trim()),
    table: { heard },
    interaction: { refusal: null },
    now: { shown: { rack, melds: [] }, draft: { now: { rack } }, history: { past: { length: past } } },
    slots: [1, 2, 3],
    rack,
    myTurn,
  } as unknown as Room;
  const viewport = { tile: (id: number) => ({ focus: () => (focus = id) }) } as unknown as Viewport;
  const deeds = { hints, hint: () => did('hint') } as unknown as At['deeds'];
  const table = { room, deeds, open: null, own: {} } as unknown as At;
  return Object.assign(table, { cursor: new Cursor(room, viewport, {} as unknown as Pointer, table) });
}

const key = (name: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: tile,
    timeStamp: 0,
    preventDefault: () => undefined,
    ...held,
  }) as unknown as KeyboardEvent;

const press = ({ cursor }: At, ...names: string[]): void => names.forEach((name) => cursor.keyed(key(name)));

describe('the list', () => {
  test('names each action once, and gives no key to two', () => {
    const [ids, keys] = [ACTIONS.map(({ id }) => id), ACTIONS.flatMap((one) => one.keys ?? [])];
    expect([new Set(ids).size, new Set(keys).size]).toEqual([ids.length, keys.length]);
  });

  test('tells every letter that is a key', () => {
    const told = ACTIONS.flatMap((one) => (one.keyWord ? keyNameOf(one) : [])).join(' ');
    const letters = ACTIONS.flatMap(({ keys }) => (keys ?? []).filter((one) => /^[a-z]$/.test(one)));
    expect(letters.filter((letter) => !told.includes(letter.toUpperCase()))).toEqual([]);
    expect(letters).toEqual(expect.arrayContaining(['r', 'u']));
  });

  test('offers no hint where there are none, and nothing to take back where nothing was done', () => {
    expect(tool('hint').may?.(at())).toBe(true);
    expect(tool('hint').may?.(at({ hints: false }))).toBe(false);
    expect(tool('hint').may?.(at({ myTurn: false }))).toBe(false);
    expect([tool('undo').may?.(at()), tool('undo').may?.(at({ past: 1 }))]).toEqual([false, true]);
  });

  test('has no tool of a name that nobody gave', () => {
    expect(() => tool('turn-round')).toThrow('turn-round');
  });
});

describe('a key', () => {
  const id = (name: string, held: Partial<KeyboardEvent> = {}): string | undefined =>
    actionFor(key(name, held))?.id;

  test('means what it says, with Caps Lock too', () => {
    expect([id('s'), id('S'), id('ArrowUp'), id('7'), id('J'), id('?')]).toEqual([
      'sort',
      'sort',
      'go',
      'pick',
      'pick',
      'help',
    ]);
    expect([id('v'), id('V', { shiftKey: true }), id('a'), id('q')]).toEqual([
      'read-table',
      'takers',
      'again',
      'level',
    ]);
    expect(id('z')).toBeUndefined();
  });

  test('with Shift or Control may mean something else, and with Alt is the browser’s', () => {
    expect([id('f'), id('F', { shiftKey: true })]).toEqual(['fits', 'fits-back']);
    const control = { ctrlKey: true };
    expect([id('z', control), id('Z', { ...control, shiftKey: true }), id('y', { metaKey: true })]).toEqual([
      'undo',
      'redo',
      'redo',
    ]);
    expect([id('s', control), id('s', { altKey: true })]).toEqual([undefined, undefined]);
  });

  test('is obeyed before the next can be pressed', () => {
    const table = at();
    press(table, 'h', ' ');
    expect(done).toEqual(['hint', 'select 3']);
  });

  test('that leads elsewhere is waited for: the next is obeyed where it has led', async () => {
    const table = at();
    press(table, 'r', ' ', 'Backspace');
    expect(done).toEqual([]);
    await vi.waitFor(() => expect(done).toEqual(['answer rack', 'select 1', 'takeBack 1']));
  });

  test('of a number of two digits that leads back to where it began is answered', async () => {
    const table = at();
    const texts = new Map([
      [1, 'r1'],
      [2, 'r5'],
      [3, 'r10'],
    ]);
    const tiles = rack.map(({ id }) => ({ id, text: texts.get(id) }));
    Object.assign(table.room, {
      table: { heard, order: { slots: [1, 2, 3] }, draft: { now: { rack: tiles } } },
    });
    table.cursor.focused = 3;
    press(table, '1', '0');
    await vi.waitFor(() => expect(done).toEqual(['tell 3']));
    expect(focus).toBe(3);
    press(table, '5');
    await vi.waitFor(() => expect(focus).toBe(2));
    focus = 3; // elsewhere than the cursor: the tile is gone to, and said by that
    press(table, '5', ' ');
    await vi.waitFor(() => expect(done).toEqual(['tell 3', 'select 2']));
  });

  test('typed for a set before its field is there belongs into that field', () => {
    const table = at();
    press(table, 'm', 'k', '1', '1', '-', '1', '3', 'Shift', 'Enter');
    expect([table.cursor.ahead, done]).toEqual(['k11-13\n', []]);
    press(table, 'Escape');
    expect(table.open).toBeNull();
  });

  test('after a number that is no colour is itself, and answered as itself', async () => {
    const table = at({ past: 1 });
    table.cursor.typed = { text: '7', at: 0, from: null };
    press(table, 'u');
    await vi.waitFor(() => expect(done).toEqual(['undo']));
  });
});
