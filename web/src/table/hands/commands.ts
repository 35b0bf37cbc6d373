/** What the keys do at the table. */
import { tick } from 'svelte';
import { type Point, spotOf } from '../../board/screen.ts';
import { pieceOf } from '../../board/draft.ts';
import { layByKey, layNewSet, nextFitting, nextOnRack, takeBack } from '../model/gestures.ts';
import { putDown, select } from '../model/laying.ts';
import { sayAloud, setWords } from '../model/words.ts';
import { redo, reset, undo } from '../model/turn.ts';
import type { Cursor, Press } from './cursor.svelte.ts';

/** Digits typed in quick succession make one number. */
const TYPING = 700;

const STEPS = { undo, redo, reset };

/** Those who are obeying a key now. */
const busy = new WeakSet<Cursor>();

/** Does what the keys say, one after the other. */
export async function obeyAll(cursor: Cursor): Promise<void> {
  if (busy.has(cursor)) return;
  busy.add(cursor);
  try {
    for (let next = cursor.pressed.shift(); next; next = cursor.pressed.shift()) await obey(cursor, next);
  } finally {
    busy.delete(cursor);
  }
}

function obey(cursor: Cursor, { command, time }: Press): Promise<void> | void {
  const { room } = cursor;
  // Not the tile at which it was pressed: a key before it, which waited too, may have led elsewhere.
  const piece = document.activeElement?.closest<HTMLElement>('[data-id]');
  const id = piece ? Number(piece.dataset['id']) : cursor.at;
  switch (command.do) {
    case 'go':
      return cursor.focusOn(piece ? nearest(spotsOn(cursor), id, command.x, command.y) : id);
    case 'select':
      if (id !== null) room.act(select, id);
      return;
    case 'lay':
      return lay(cursor, id);
    case 'back':
      room.act(takeBack, id);
      return cursor.focusOn(id);
    case 'pick':
      return pick(cursor, command.text, time);
    case 'undo':
    case 'redo':
    case 'reset':
      room.act(STEPS[command.do]);
      return cursor.focusOn(id);
    case 'down':
      cursor.pointer.drop();
      return void room.act(putDown);
    case 'fits':
      return cursor.focusOn(nextFitting(room.table, cursor.focused, 1));
    case 'fits-back':
      return cursor.focusOn(nextFitting(room.table, cursor.focused, -1));
    case 'read':
      return readSet(cursor);
    case 'discard':
      if (id === null || !room.may('discard')) return;
      return void room.discard([...room.interaction.selected][0] ?? id); // the next key does not wait for the server
    case 'new':
      if (!room.interaction.selected.size) return;
      room.act(layNewSet, newPlace(cursor));
      return cursor.focusOn(id); // the cursor follows its tile, which has left the rack
    case 'rack':
      return cursor.focusOn(cursor.first ?? cursor.at);
    default:
      cursor.orders[command.do](); // nor for whoever carries this out
  }
}

/** Says the set under the cursor, tile by tile. */
function readSet({ room, meld, at, viewport }: Cursor): void {
  const standing = viewport.tile(at ?? -1)?.closest('.meld')?.ariaLabel;
  room.act(sayAloud, ''); // the same set twice is said twice
  if (meld) void tick().then(() => room.act(sayAloud, setWords(meld, standing ?? '')));
}

function spotsOn({ viewport }: Cursor): Spot[] {
  const tiles = viewport.stage?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
  return [...tiles].map((element) => ({ id: Number(element.dataset['id']), ...spotOf(element) }));
}

/** Where a new set goes that is laid by a key. */
function newPlace({ room, viewport }: Cursor): Point {
  const box = viewport.field;
  // At the lower edge: of all free places, the one nearest to the rack.
  return { x: (box?.clientWidth ?? 0) / 2 - (room.layout?.w ?? 44), y: box?.clientHeight ?? 0 };
}

async function lay(cursor: Cursor, id: number | null): Promise<void> {
  if (id === null) return;
  cursor.room.act(layByKey, id, newPlace(cursor));
  await tick();
  await cursor.focusOn(pieceOf(cursor.room.now.shown, id) ? id : cursor.at);
}

/** 1 to 13 by typing the digits, J for a joker: the next such tile on the rack. */
function pick(cursor: Cursor, text: string, at: number): Promise<void> {
  const { typed, room, focused } = cursor;
  // No tile has a higher number, so the next digit begins another one.
  const isMore = at - typed.at < TYPING && Number(typed.text + text) <= 13;
  cursor.typed = { text: isMore ? typed.text + text : text, at };
  return cursor.focusOn(nextOnRack(room.table, focused, text === '*' ? text : cursor.typed.text));
}

interface Spot {
  id: number;
  x: number;
  y: number;
  w: number;
}

/** The next tile in a direction: along the row, or the nearest tile of the next row up or down. */
function nearest(spots: readonly Spot[], from: number | null, dx: number, dy: number): number | null {
  const here = spots.find((spot) => spot.id === from);
  if (!here) return spots[0]?.id ?? null;
  const x = (spot: Spot): number => spot.x + spot.w / 2 - here.x - here.w / 2;
  const y = (spot: Spot): number => spot.y - here.y;
  const half = here.w * 0.5;
  const ahead = spots.filter((spot) =>
    dx ? Math.abs(y(spot)) <= half && x(spot) * dx > 4 : y(spot) * dy > half,
  );
  const first = Math.min(...ahead.map((spot) => Math.abs(y(spot))));
  const row = dx ? ahead : ahead.filter((spot) => Math.abs(y(spot)) <= first + half);
  const best = row.sort((a, b) => Math.abs(x(a)) - Math.abs(x(b)))[0];
  return best?.id ?? here.id;
}
