/**
 * Everything that can be done at a table without a pointer, in one list: keys, the menu, the buttons, the list of keys and
 * a phone that is a rack are made of it. And the cursor, which walks over the tiles by keys.
 */
import { tick } from 'svelte';
import { meldOf, pieceOf } from '../../board/draft.ts';
import type { Sorting } from '../../board/rack.ts';
import { type Point, type Spot, spotOf } from '../../board/screen.ts';
import type { IconName } from '../../ui/Icon.svelte';
import { settings } from '../../ui/settings.svelte.ts';
import { type Key, learn, t } from '../../ui/words.svelte.ts';
import { isHere } from '../../wire/reach.ts';
import {
  closeRefusal,
  layByKey,
  layNewSet,
  nextFitting,
  nextSuch,
  putDown,
  select,
  takeBack,
} from '../model/laying.ts';
import { type Face, redo, reset, showSheet, sort, tidy, undo } from '../model/turn.ts';
import type { Viewport } from '../motion/motion.svelte.ts';
import type { Room } from '../room/room.svelte.ts';
import type { Heard, Press, Typed } from './answering.ts';
import type { Deeds } from './deeds.ts';
import type { Pointer } from './pointer.svelte.ts';

/** What lies over the table. The log is none of it: it may stay beside the cloth. */
export type Open = 'menu' | 'help' | 'talk' | 'react' | 'type' | { about: number } | { why: string } | null;

/** Where an action is done. */
export interface At {
  readonly room: Room;
  readonly cursor: Cursor;
  readonly deeds: Deeds;
  readonly face: Face;
  /** What a board does instead of the table, by the name of the action. */
  readonly own: Readonly<Record<string, () => void>>;
  open: Open;
  /** The turns of the round are listed. */
  log: boolean;
  /** Beside the cloth; else over it. */
  readonly logBeside: boolean;
  toggleLog: () => void;
  /** The strip of reactions; where nobody would see one, the talk. */
  react: () => void;
}

export interface Action {
  readonly id: string;
  /** As `actionFor` reads them: `s`, `ctrl z`, `shift f`. */
  readonly keys?: readonly string[];
  /** How the list of keys calls them if not by the first, and what it says they do; nothing: another action says it. */
  readonly keyName?: () => string;
  readonly keyWord?: Key;
  /** On buttons and in the menu, where it is on one. */
  readonly word?: Key;
  readonly icon?: IconName;
  /** A focused button wants its keys for itself. */
  readonly yields?: true;
  /** Whether it is offered at all, and whether its button can be pressed. Keys are heard all the same, and may be told why not. */
  readonly isOffered?: (at: At) => boolean;
  readonly may?: (at: At) => boolean;
  readonly run: (at: At, press: Press) => Promise<void> | void;
}

/** An action that has a button, or a place in the menu. */
export interface Tool extends Action {
  readonly word: Key;
  readonly icon: IconName;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const DIGITS = [...'0123456789'];
const SORTS: readonly Sorting[] = ['runs', 'groups', 'playable'];

/** A table in the page itself (a lesson, the referee) has nobody to talk to, no score and no seat to leave. */
export const isAlone = ({ party, code }: Room): boolean => party?.code !== code;
const hasLog = ({ room }: At): boolean => !!room.view?.history.length;

/** It is answered by words. */
const byEar = (id: Heard): Pick<Action, 'id' | 'run'> => ({
  id,
  run: ({ cursor }, press) => cursor.hear((ear) => ear.BY_EAR[id](cursor, press)),
});

const sorting = (how: Sorting): Tool => ({
  id: `sort-${how}`,
  word: `sort-${how}`,
  icon: 'tidy',
  isOffered: ({ room }) => room.seat !== null,
  run: ({ room }) => void room.act(sort, how),
});

/** In the order in which the list of keys tells them. */
export const ACTIONS: readonly Action[] = [
  {
    id: 'go',
    keys: Object.keys(ARROWS),
    keyName: () => '← ↑ → ↓',
    keyWord: 'key-move',
    yields: true,
    run: ({ cursor }, { key }) => cursor.go(ARROWS[key] ?? { x: 0, y: 0 }),
  },
  {
    id: 'select',
    keys: [' '],
    keyName: () => t('key-name-space'),
    keyWord: 'key-select',
    yields: true,
    run: ({ room, cursor }) => {
      if (cursor.held !== null) room.act(select, cursor.held);
    },
  },
  {
    id: 'lay',
    keys: ['Enter'],
    keyName: () => t('key-name-enter'),
    keyWord: 'key-lay',
    yields: true,
    run: ({ cursor }) => cursor.lay(),
  },
  {
    id: 'new',
    keys: ['n'],
    keyWord: 'key-new',
    run: ({ room, cursor }) => {
      const { held } = cursor;
      if (!room.interaction.selected.size) return;
      room.act(layNewSet, cursor.newPlace());
      return cursor.focusOn(held); // the cursor follows its tile, which has left the rack
    },
  },
  {
    id: 'fits',
    keys: ['f'],
    keyWord: 'key-fits',
    run: ({ room, cursor }) => cursor.focusOn(nextFitting(room.table, cursor.focused, 1)),
  },
  {
    id: 'fits-back',
    keys: ['shift f'],
    run: ({ room, cursor }) => cursor.focusOn(nextFitting(room.table, cursor.focused, -1)),
  },
  {
    ...byEar('read-set'),
    keys: ['e'],
    keyWord: 'read-set',
    word: 'read-set',
    icon: 'eye',
    isOffered: ({ cursor }) => !!cursor.meld,
  },
  {
    id: 'log',
    keys: ['l'],
    keyWord: 'key-log',
    word: 'log',
    icon: 'log',
    isOffered: hasLog,
    run: (at, { key }) => {
      if (!key) return void (at.log = true);
      const { logBeside } = at;
      at.toggleLog();
      // Where it lies over the table the focus goes there and back, and says enough.
      if (logBeside || at.logBeside) return at.cursor.hear((ear) => ear.tellLog(at.cursor, at.log));
    },
  },
  {
    id: 'react',
    keys: ['t'],
    keyWord: 'react',
    word: 'react',
    icon: 'smile',
    run: (at) => at.react(),
  },
  {
    id: 'back',
    keys: ['Backspace', 'Delete'],
    keyName: () => '⌫',
    keyWord: 'key-back',
    run: ({ room, cursor }) => {
      const { held } = cursor;
      room.act(takeBack, held);
      return cursor.focusOn(held);
    },
  },
  { ...byEar('rack'), keys: ['r'], keyWord: 'key-hear-rack' },
  { ...byEar('read-table'), keys: ['v'], keyWord: 'read-table', word: 'read-table', icon: 'eye' },
  { ...byEar('takers'), keys: ['shift v'], keyName: () => '⇧ V', keyWord: 'key-hear-takers' },
  { ...byEar('set'), keys: ['g'], keyName: () => 'G 1, G 2, …', keyWord: 'key-go-set' },
  { ...byEar('read-changes'), keys: ['c'], keyWord: 'what-changed', word: 'what-changed', icon: 'eye' },
  { ...byEar('standing'), keys: ['w'], keyWord: 'key-standing' },
  { ...byEar('can-lay'), keys: ['k'], keyWord: 'key-can-lay' },
  { ...byEar('turn'), keys: ['i'], keyWord: 'key-hear-turn' },
  { ...byEar('again'), keys: ['a'], keyName: () => 'A, ⇧ A', keyWord: 'key-again' },
  { ...byEar('again-before'), keys: ['shift a'] },
  { id: 'type', keys: ['m'], keyWord: 'key-type', run: (at) => void (at.open = 'type') },
  { ...byEar('level'), keys: ['q'], keyWord: 'key-level' },
  {
    id: 'pick',
    keys: [...DIGITS, 'j'],
    keyName: () => '1–13, J',
    keyWord: 'key-pick',
    run: ({ cursor }, { key, time }) => cursor.pick(key === 'j' ? '*' : key, time),
  },
  {
    id: 'undo',
    keys: ['u', 'ctrl z'],
    keyName: () => `U, ${t('key-name-control')} Z/Y`,
    keyWord: 'key-undo',
    word: 'undo',
    icon: 'undo',
    may: ({ room }) => room.now.history.past.length > 0,
    run: ({ room, cursor }, { key }) => cursor.stay(() => room.act(undo), key),
  },
  {
    id: 'redo',
    keys: ['ctrl shift z', 'ctrl y'],
    word: 'redo',
    icon: 'redo',
    may: ({ room }) => room.now.history.future.length > 0,
    run: ({ room, cursor }, { key }) => cursor.stay(() => room.act(redo), key),
  },
  {
    id: 'reset',
    word: 'reset',
    icon: 'reset',
    may: ({ room }) => room.changed,
    run: ({ room }) => void room.act(reset),
  },
  {
    id: 'sort',
    keys: ['s'],
    keyWord: 'key-sort',
    run: ({ room, cursor }) => {
      if (room.seat !== null) room.act(sort, cursor.nextSort());
    },
  },
  ...SORTS.map(sorting),
  {
    id: 'hint',
    keys: ['h'],
    keyWord: 'key-hint',
    word: 'hint',
    icon: 'hint',
    may: ({ room, deeds }) => deeds.hints && room.myTurn,
    run: ({ deeds }) => deeds.hint(),
  },
  {
    id: 'draw',
    keys: ['d'],
    keyWord: 'key-draw',
    word: 'do-draw',
    icon: 'draw',
    may: ({ room }) => room.may('draw') && !room.changed,
    run: ({ deeds }) => deeds.draw(),
  },
  {
    id: 'discard',
    keys: ['x'],
    keyWord: 'key-discard',
    word: 'do-discard',
    icon: 'close',
    may: ({ room }) => room.may('discard'),
    run: ({ room, cursor }) => {
      if (cursor.held === null || !room.may('discard')) return;
      void room.discard([...room.interaction.selected][0] ?? cursor.held); // the next key does not wait for the server
    },
  },
  {
    id: 'play',
    keys: ['p'],
    keyWord: 'key-play',
    run: ({ deeds, face }) => deeds.perform(face), // nor for this
  },
  {
    id: 'down',
    keys: ['Escape'],
    keyName: () => t('key-name-escape'),
    keyWord: 'key-down',
    run: (at) => {
      // A reader that reads on takes the focus out of a log that lies over the table, and its keys with it.
      if (at.log && !at.logBeside) return at.toggleLog();
      at.cursor.pointer.drop();
      at.room.act(putDown);
    },
  },
  {
    id: 'help',
    keys: ['?'],
    keyWord: 'key-help',
    word: 'keys',
    icon: 'help',
    run: (at) => void (at.open = 'help'),
  },
  {
    id: 'sheet',
    word: 'score-sheet',
    icon: 'pad',
    isOffered: ({ room }) => !isAlone(room),
    run: ({ room }) => void room.act(showSheet, true),
  },
  { id: 'tidy', word: 'tidy-table', icon: 'tidy', run: ({ room }) => void room.act(tidy) },
  {
    id: 'talk',
    word: 'talk',
    icon: 'chat',
    isOffered: ({ room }) => room.seat !== null && !isAlone(room) && !isHere(room.code),
    run: (at) => void (at.open = 'talk'),
  },
];

const BY_ID = new Map(ACTIONS.map((action) => [action.id, action]));
const BY_KEY = new Map(ACTIONS.flatMap((action) => (action.keys ?? []).map((key) => [key, action])));

/** How the list of keys calls what does this. */
export const keyNameOf = ({ keys, keyName }: Action): string => keyName?.() ?? keys?.[0]?.toUpperCase() ?? '';

/** The action of this name, which has a button. */
export function tool(id: string): Tool {
  const found = BY_ID.get(id);
  if (!found?.word) throw new Error(id);
  return found as Tool;
}

interface Keyed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

// Caps Lock changes a letter, and not what is meant by it.
const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** What a key does. */
export function actionFor(event: Keyed): Action | null {
  const key = plainKey(event.key);
  const held = event.ctrlKey || event.metaKey ? 'ctrl ' : '';
  // With Alt browsers open their menus, and some keyboards write other characters.
  if (!held && event.altKey) return null;
  const shifted = event.shiftKey ? BY_KEY.get(`${held}shift ${key}`) : undefined;
  return shifted ?? BY_KEY.get(held + key) ?? null;
}

// -- the cursor -----------------------------------------------------------------------------------------

/** Digits typed in quick succession make one number. */
const TYPING = 700;
/** A letter so soon after a number is a colour, and a number so soon after G that of a set. */
const NAMING = 1200;
const SEEKING = 6000;

export class Cursor {
  focused = $state<number | null>(null);
  /** The tile that the tabulator key reaches. */
  readonly at = $derived.by(() => {
    const { focused, room } = this;
    // The rack is looked at first: while the cursor is there, it matters to nobody what lies on the table.
    const isThere =
      room.rack.some(({ id }) => id === focused) || (focused !== null && pieceOf(room.now.shown, focused));
    if (isThere) return focused;
    return this.first ?? this.room.now.shown.melds[0]?.pieces[0]?.id ?? null;
  });
  /** The set it is in. */
  readonly meld = $derived.by(() => (this.at === null ? null : meldOf(this.room.now.shown, this.at)));
  /** What is done one after the other: a key may be pressed before the one before it has led anywhere. */
  waiting: { action: Action; press: Press }[] = [];
  private isBusy = false;
  typed: Typed = { text: '', at: -Infinity, from: null };
  /** Typed for a set while the field for it was still on its way. */
  ahead = '';
  /** When somebody asked for a set. */
  sought = -Infinity;
  private sorted = 0;

  constructor(
    readonly room: Room,
    private readonly viewport: Viewport,
    readonly pointer: Pointer,
    readonly table: At,
  ) {}

  /** The first tile of the rack. */
  get first(): number | null {
    const { rack } = this.room.now.draft.now;
    return this.room.slots.find((slot) => rack.some((piece) => piece.id === slot)) ?? null;
  }

  /** The tile that has the focus. */
  get here(): number | null {
    const piece = document.activeElement?.closest<HTMLElement>('[data-id]');
    return piece ? Number(piece.dataset['id']) : null;
  }

  /** The tile that has the focus, which a key before this one may have led to; else the one that the cursor is at. */
  get held(): number | null {
    return this.here ?? this.at;
  }

  async focusOn(id: number | null): Promise<void> {
    if (id === null) return;
    this.focused = id;
    await tick();
    this.viewport.tile(id)?.focus();
  }

  /** Does something by a key, and comes back to its tile, wherever that lies now; a button keeps the focus. */
  stay(act: () => unknown, key: string): Promise<void> | void {
    const { held } = this;
    act();
    if (key) return this.focusOn(held);
  }

  /** Whatever has the focus, by the tabulator key or by a screen reader, has the cursor. */
  readonly followed = (event: FocusEvent): void => {
    const tile = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (tile) this.focused = Number(tile.dataset['id']);
  };

  readonly keyed = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    // An open dialog hears its keys itself, wherever the focus is; a board may lie in one.
    const around = this.viewport.stage?.closest('dialog') ?? null;
    const part = target.closest('dialog, input, textarea, select, [role=dialog]') ?? around;
    if (event.defaultPrevented || part !== around || (around ?? document).querySelector('dialog[open]')) {
      if (event.key === 'Escape') this.room.act(putDown);
      return;
    }
    if (this.table.open === 'type') return this.typeAhead(event);
    const found = actionFor(event);
    // Whoever speaks to the device would set off commands with every word.
    if (!settings.shortcuts && /^[a-z0-9]$/i.test(event.key) && !event.ctrlKey && !event.metaKey) return;
    // Enter on a button presses it; tiles are buttons too, and theirs are the table's.
    if (found?.yields && !target.closest('[data-id]') && target.closest('button, a')) return;
    const press = { key: plainKey(event.key), time: event.timeStamp };
    // A colour may have a letter that is no command.
    const mayName = press.time - this.typed.at < NAMING && /^[^ -@]$/.test(press.key) && !event.ctrlKey;
    const meant = mayName
      ? {
          id: 'pick',
          run: () => this.hear((ear) => ear.pickColour(this, press, found)),
        }
      : found;
    if (!meant) return;
    event.preventDefault();
    if (this.room.interaction.refusal) this.room.act(closeRefusal);
    this.order(meant, press);
  };

  /** Whoever types a set before its field is there loses nothing, and sets off no commands. */
  private typeAhead(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape') this.table.open = null;
    if (key.length > 1 && key !== 'Enter') return;
    event.preventDefault();
    this.ahead += key.length > 1 ? '\n' : key;
  }

  /** Has this done: at once where that is possible, for the next key may be pressed before anything that is waited for. */
  order(next: Action, press: Press = { key: '', time: 0 }): void {
    this.waiting.push({ action: next, press });
    if (!this.isBusy) void this.obey();
  }

  private async obey(): Promise<void> {
    this.isBusy = true;
    try {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
        const before = this.sight;
        const { action, press } = next;
        if (action.id !== 'pick') this.sought = -Infinity;
        const done = (this.table.own[action.id] ?? action.run)(this.table, press);
        if (done) await done;
        if (this.sight.every((one, i) => one === before[i]) && !this.room.busy)
          void this.hear((ear) => ear.tellWhyNot(this, action.id));
      }
    } finally {
      this.isBusy = false;
    }
  }

  // -- what keys do with tiles --------------------------------------------------------------------------

  /** To the next tile in a direction. */
  go({ x, y }: Point): Promise<void> {
    return this.focusOn(this.here !== null ? nearest(this.spots(), this.held, x, y) : this.held);
  }

  async lay(): Promise<void> {
    const { held } = this;
    if (held === null) return;
    this.room.act(layByKey, held, this.newPlace());
    await tick();
    await this.focusOn(pieceOf(this.room.now.shown, held) ? held : this.at);
  }

  /** Where a new set goes that is laid by a key. */
  newPlace(): Point {
    const box = this.viewport.field;
    // At the lower edge: of all free places, the one nearest to the rack.
    return { x: (box?.clientWidth ?? 0) / 2 - (this.room.layout?.w ?? 44), y: box?.clientHeight ?? 0 };
  }

  /** 1 to 13 by typing the digits, `*` for a joker: the next such tile on the rack; after G the set of that number. */
  pick(text: string, at: number): Promise<void> {
    const { typed, room, focused } = this;
    const isSet = at - this.sought < SEEKING && text !== '*';
    // No tile has a higher number, so the next digit begins another one.
    const isMore = at - typed.at < TYPING && Number(typed.text + text) <= (isSet ? 99 : 13);
    const from = isMore ? typed.from : focused;
    this.typed = { text: isMore ? typed.text + text : text, at, from };
    if (isSet) return this.hear((ear) => ear.goToSet(this, at));
    const found = nextSuch(room.table, from, this.typed.text);
    const isBack = found === this.here || (isMore && found === from);
    if (found !== null && !isBack) return this.focusOn(found);
    // A reader does not say again where it was before the first digit led away.
    return this.focusOn(found).then(() => this.hear((ear) => ear.tellPick(this, found)));
  }

  /** What is answered by words: it is fetched after the table. */
  async hear(act: (ear: typeof import('./answering.ts')) => Promise<void> | void): Promise<void> {
    await learn(settings.language, 'ear');
    await act(await import('./answering.ts'));
  }

  /** What somebody may notice of a key by ear: something was said, the focus is elsewhere, something was opened. */
  private get sight(): readonly unknown[] {
    const { room, table } = this;
    return [room.table.heard.at(-1), document.activeElement, table.open, table.log, this.typed];
  }

  /** Another way to sort with each press. */
  nextSort(): Sorting {
    return SORTS[this.sorted++ % SORTS.length] ?? 'runs';
  }

  private spots(): (Spot & { id: number })[] {
    const tiles = this.viewport.stage?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
    return [...tiles].map((element) => ({ id: Number(element.dataset['id']), ...spotOf(element) }));
  }
}

/** The next tile in a direction: along the row, or the nearest tile of the next row up or down. */
function nearest(
  spots: readonly (Spot & { id: number })[],
  from: number | null,
  dx: number,
  dy: number,
): number | null {
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
