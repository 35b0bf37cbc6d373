/** The keyboard at the table: a cursor that walks over the tiles, and a key for everything. */
import { tick } from 'svelte';
import type { Point } from '../../board/drag.ts';
import { meldOf, pieceOf } from '../../board/state.ts';
import { spotOf } from '../motion/flip.ts';
import { settings } from '../../ui/settings.svelte.ts';
import { type Command, isCommand, keyCommand, nearest } from './keys.ts';
import { layByKey, layNewSet, nextFitting, nextOnRack, takeBack } from '../model/gestures.ts';
import { putDown, select } from '../model/laying.ts';
import { closeRefusal, sayAloud } from '../model/notices.ts';
import { redo, reset, undo } from '../model/turn.ts';
import type { Room } from '../room/room.svelte.ts';
import type { Pointer } from './pointer.svelte.ts';
import type { Viewport } from './viewport.svelte.ts';

/** Digits typed in quick succession make one number. */
const TYPING = 700;

/** Commands that are not about tiles. */
export interface Orders {
  play: () => void;
  draw: () => void;
  hint: () => void;
  sort: () => void;
  help: () => void;
  log: () => void;
}

export class Cursor {
  focused = $state<number | null>(null);
  /** The tile that the tabulator key reaches. */
  readonly at = $derived.by(() => {
    if (this.focused !== null && pieceOf(this.room.now.shown, this.focused)) return this.focused;
    return this.first ?? this.room.now.shown.melds[0]?.pieces[0]?.id ?? null;
  });
  /** The set it is in. */
  readonly meld = $derived.by(() => (this.at === null ? null : meldOf(this.room.now.shown, this.at)));
  private typed = { text: '', at: 0 };

  constructor(
    private readonly room: Room,
    private readonly viewport: Viewport,
    private readonly pointer: Pointer,
    private readonly orders: Orders,
  ) {}

  private get first(): number | null {
    const rack = new Set(this.room.now.draft.now.rack.map((piece) => piece.id));
    return this.room.slots.find((slot) => slot !== null && rack.has(slot)) ?? null;
  }

  async focusOn(id: number | null): Promise<void> {
    if (id === null) return;
    this.focused = id;
    await tick();
    this.viewport.tile(id)?.focus();
  }

  /** Whatever has the focus, by the tabulator key or by a screen reader, has the cursor. */
  readonly followed = (event: FocusEvent): void => {
    const tile = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (tile) this.focused = Number(tile.dataset['id']);
  };

  readonly keyed = async (event: KeyboardEvent): Promise<void> => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('dialog, input, textarea, select, [role=dialog]')) {
      if (event.key === 'Escape') this.room.act(putDown);
      return;
    }
    const command = keyCommand(event);
    // Whoever speaks to the device would set off commands with every word.
    if (!settings.shortcuts && /^[a-z0-9]$/i.test(event.key) && !event.ctrlKey && !event.metaKey) return;
    const piece = target.closest<HTMLElement>('[data-id]');
    if (!command || (!piece && isCommand(command) && target.closest('button, a'))) return;
    event.preventDefault();
    this.room.act(closeRefusal);
    await this.obey(command, piece ? Number(piece.dataset['id']) : this.at, piece !== null, event.timeStamp);
  };

  private obey(command: Command, id: number | null, onPiece: boolean, time: number): Promise<void> | void {
    const { room, orders } = this;
    switch (command.do) {
      case 'go':
        return this.focusOn(onPiece ? nearest(this.spots(), id, command.x, command.y) : id);
      case 'select':
        if (id !== null) room.act(select, id);
        return;
      case 'lay':
        return this.lay(id);
      case 'back':
        room.act(takeBack, id);
        return this.focusOn(id);
      case 'pick':
        return this.pick(command.text, time);
      case 'undo':
        room.act(undo);
        return this.focusOn(id);
      case 'redo':
        room.act(redo);
        return this.focusOn(id);
      case 'reset':
        room.act(reset);
        return this.focusOn(id);
      case 'down':
        this.pointer.drop();
        return void room.act(putDown);
      case 'fits':
        return this.focusOn(nextFitting(room.table, this.focused, 1));
      case 'fits-back':
        return this.focusOn(nextFitting(room.table, this.focused, -1));
      case 'read':
        return this.readSet();
      case 'discard':
        return id !== null && room.may('discard')
          ? room.discard([...room.interaction.selected][0] ?? id)
          : undefined;
      case 'new':
        if (!room.interaction.selected.size) return;
        room.act(layNewSet, this.newPlace());
        return this.focusOn(id); // the cursor follows its tile, which has left the rack
      case 'rack':
        return this.focusOn(this.first ?? this.at);
      default:
        return orders[command.do]();
    }
  }

  /** Says the set under the cursor, tile by tile. */
  async readSet(): Promise<void> {
    const { meld } = this;
    const standing = this.viewport.tile(this.at ?? -1)?.closest('.meld')?.ariaLabel;
    this.room.act(sayAloud, ''); // the same set twice is said twice
    const { setWords } = await import('../model/reading.ts');
    if (meld) this.room.act(sayAloud, setWords(meld, standing ?? ''));
  }

  private spots(): { id: number; x: number; y: number; w: number }[] {
    const tiles = this.viewport.stage?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
    return [...tiles].map((element) => ({ id: Number(element.dataset['id']), ...spotOf(element) }));
  }

  /** Where a new set goes that is laid by a key. */
  private newPlace(): Point {
    const box = this.viewport.field;
    return {
      x: (box?.clientWidth ?? 0) / 2 - (this.room.layout?.w ?? 44),
      y: box?.clientHeight ?? 0,
    };
  }

  private async lay(id: number | null): Promise<void> {
    if (id === null) return;
    this.room.act(layByKey, id, this.newPlace());
    await tick();
    await this.focusOn(pieceOf(this.room.now.shown, id) ? id : this.at);
  }

  /** 1 to 13 by typing the digits, J for a joker: the next such tile on the rack. */
  private pick(text: string, at: number): Promise<void> {
    const { typed } = this;
    const isMore = at - typed.at < TYPING && Number(typed.text + text) <= 13;
    this.typed = { text: isMore ? typed.text + text : text, at };
    return this.focusOn(nextOnRack(this.room.table, this.focused, text === '*' ? text : this.typed.text));
  }
}
