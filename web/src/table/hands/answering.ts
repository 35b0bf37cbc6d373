/** What keys answer in words, and what they lead to by the name of a tile or a set. Fetched after the table. */
import { keep, settings } from '../../ui/settings.svelte.ts';
import { t, tileName } from '../../ui/words.svelte.ts';
import { ANSWERS, canLayWords, type Question, silenceWords } from '../model/answers.ts';
import { clockLeft } from '../model/game.ts';
import type { Face } from '../model/turn.ts';
import { together } from '../model/telling.ts';
import { colourOf, pieceNamed } from '../model/typed.ts';
import { sayAgain, sayAloud, sayLater } from '../model/words.ts';
import type { Room } from '../room/room.svelte.ts';
import type { Deeds } from './deeds.ts';

/** A key that was pressed, and when. */
export interface Press {
  key: string;
  time: number;
}

/** The number typed so far, when its last digit came, and where the cursor was at its first. */
export interface Typed {
  text: string;
  at: number;
  from: number | null;
}

/** The cursor, as far as answers need it. */
interface Cursor {
  readonly room: Room;
  readonly table: { readonly deeds: Deeds; readonly face: Face };
  readonly first: number | null;
  readonly at: number | null;
  readonly here: number | null;
  readonly held: number | null;
  typed: Typed;
  sought: number;
  focusOn(id: number | null): Promise<void>;
}

const LEVELS = ['short', 'normal', 'full'] as const;
const NEVER: Typed = { text: '', at: -Infinity, from: null };
/** A second press within this time is meant. */
const SURE = 4000;
/** After so long nothing more belongs to a number. */
const MORE = 700;

const asks =
  (question: Question) =>
  (cursor: Cursor): void =>
    answer(cursor, question);

/** By the name of the action. */
export const BY_EAR = {
  rack: toRack,
  'read-table': asks('read-table'),
  takers: asks('takers'),
  set: seekSet,
  'read-set': asks('read-set'),
  'read-changes': asks('read-changes'),
  standing: asks('standing'),
  'can-lay': canLay,
  turn: asks('turn'),
  again: asks('again'),
  'again-before': asks('again-before'),
  level: nextLevel,
} as const satisfies Readonly<Record<string, (cursor: Cursor, press: Press) => Promise<void> | void>>;

export type Heard = keyof typeof BY_EAR;

/** Answers a question of one letter. */
function answer({ room, held }: Cursor, question: Question): void {
  const text = ANSWERS[question](room.table, {
    focused: held,
    clock: clockLeft(room.table.game, performance.now()),
    level: settings.speech,
  });
  room.act(question.startsWith('again') ? sayAgain : sayAloud, text);
}

/** A key that could do nothing is answered all the same. */
export function tellWhyNot({ room, table }: Cursor, id: string): void {
  const { face, deeds } = table;
  room.act(sayAloud, silenceWords(id, room.table, together(face.title, face.sub), deeds.hints));
}

/** The log came to lie beside the table, or went. */
export const tellLog = ({ room }: Cursor, isOpen: boolean): void =>
  void room.act(sayLater, isOpen ? 'told-log' : 'told-log-closed');

/** Less or more is told from now on. */
function nextLevel({ room }: Cursor): void {
  settings.speech = LEVELS[(LEVELS.indexOf(settings.speech) + 1) % LEVELS.length] ?? 'normal';
  keep();
  room.act(sayLater, `told-level-${settings.speech}` as const);
}

/** When somebody asked what a hint costs, by the cursor they asked with. */
const priced = new WeakMap<Cursor, number>();

/** Says what can be laid, and leaves the table as it lies; where that costs points, at the second press. */
async function canLay(cursor: Cursor): Promise<void> {
  const { room, table } = cursor;
  const { hints, hintPrice } = table.deeds;
  if (!hints) return void room.act(sayLater, 'told-no-hints');
  if (!room.myTurn || room.busy) return;
  const now = performance.now();
  if (hintPrice && now - (priced.get(cursor) ?? -Infinity) > SURE) {
    priced.set(cursor, now);
    return void room.act(sayLater, 'told-price', { points: hintPrice });
  }
  const best = await room.bestTurn();
  if (best) room.act(sayAloud, canLayWords(room.table, best.position));
}

/** Goes to the rack, and says it. */
async function toRack(cursor: Cursor): Promise<void> {
  const { here, room, first, at } = cursor;
  if (here === null || !room.slots.includes(here)) await cursor.focusOn(first ?? at);
  answer(cursor, 'rack');
}

// -- tiles and sets by their names --------------------------------------------------------------------

/** What was looked for has the focus already, or is nowhere. */
export function tellPick(cursor: Cursor, found: number | null, name = tileTyped(cursor.typed.text)): void {
  const { room, typed } = cursor;
  const tell = (): void =>
    void (found === null ? room.act(sayLater, 'told-not-held', { tiles: name }) : room.act(sayAloud, name));
  // Perhaps the beginning of 12, or of a tile on the table whose colour comes next.
  if (found === null ? /^\d+$/.test(name) : name === '1')
    setTimeout(() => cursor.typed === typed && tell(), MORE);
  else tell();
}

const tileTyped = (text: string): string => (text === '*' ? t('joker') : text);

/** A letter soon after a number: that very tile, if it is a colour; else what the letter does by itself is next. */
export async function pickColour<Action>(
  cursor: Cursor & { waiting: { action: Action; press: Press }[] },
  press: Press,
  otherwise: Action | null,
): Promise<void> {
  const { typed, room } = cursor;
  const colour = typed.text === '*' ? null : colourOf(press.key, room.shape.colours);
  cursor.typed = { ...NEVER };
  if (!colour) return void (otherwise && cursor.waiting.unshift({ action: otherwise, press }));
  const text = `${colour}${Number(typed.text)}`;
  const id = pieceNamed(room.table.draft.now, text)?.id ?? null;
  if (id === null) tellPick(cursor, id, tileName(text));
  // Where the number has led there, the tile was said.
  else if (id === cursor.here) room.act(sayAloud, typed.from === id ? tileName(text) : t(`colour-${colour}`));
  else await cursor.focusOn(id);
}

/** A number that follows is that of a set; where none does, how many there are is told. */
function seekSet(cursor: Cursor, { time }: Press): void {
  [cursor.sought, cursor.typed] = [time, { ...NEVER }];
  setTimeout(() => cursor.sought === time && answer(cursor, 'set'), MORE);
}

/** To the set whose number was typed. */
export function goToSet(cursor: Cursor, at: number): Promise<void> | void {
  const { room, typed } = cursor;
  cursor.sought = at;
  const id = room.now.shown.melds[Number(typed.text) - 1]?.pieces[0]?.id;
  if (id === undefined) return void room.act(sayLater, 'told-no-set', { number: typed.text });
  if (cursor.here === id) return answer(cursor, 'read-set');
  return cursor.focusOn(id);
}
