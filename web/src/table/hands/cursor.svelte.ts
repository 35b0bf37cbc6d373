/** The keyboard at the table: a cursor that walks over the tiles, and a key for everything. */
import { tick } from 'svelte';
import { meldOf, pieceOf } from '../../board/draft.ts';
import { settings } from '../../ui/settings.svelte.ts';
import { type Command, isCommand, keyCommand } from './keys.ts';
import { putDown } from '../model/laying.ts';
import { closeRefusal } from '../model/words.ts';
import type { Room } from '../room/room.svelte.ts';
import type { Pointer, Viewport } from './pointer.svelte.ts';

/** What the keys do comes after the table. */
type Commands = typeof import('./commands.ts');
const commands = (): Promise<Commands> => import('./commands.ts');

/** A key that was pressed, and when. */
export interface Press {
  command: Command;
  time: number;
}

/** Commands that are not about tiles. */
export interface Orders {
  play: () => void;
  draw: () => void;
  hint: () => void;
  sort: () => void;
  help: () => void;
  log: () => void;
  react: () => void;
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
  private commands: Commands | undefined;
  /** Keys that are still to be obeyed, in order. */
  pressed: Press[] = [];
  /** Digits that were typed last, and when. */
  typed = { text: '', at: 0 };

  constructor(
    readonly room: Room,
    readonly viewport: Viewport,
    readonly pointer: Pointer,
    readonly orders: Orders,
  ) {}

  /** What the keys do is fetched before the first is pressed; those that were pressed all the same have waited. */
  fetch(): void {
    commands().then(
      (fetched) => (this.commands = fetched).obeyAll(this),
      () => (this.pressed = []), // a key that comes later tries again, and is not followed by these
    );
  }

  /** The first tile of the rack. */
  get first(): number | null {
    const { rack } = this.room.now.draft.now;
    return this.room.slots.find((slot) => rack.some((piece) => piece.id === slot)) ?? null;
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

  readonly keyed = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('dialog, input, textarea, select, [role=dialog]')) {
      if (event.key === 'Escape') this.room.act(putDown);
      return;
    }
    const command = keyCommand(event);
    // Whoever speaks to the device would set off commands with every word.
    if (!settings.shortcuts && /^[a-z0-9]$/i.test(event.key) && !event.ctrlKey && !event.metaKey) return;
    // Enter on a button presses it; tiles are buttons too, and theirs are the table's.
    if (!command || (isCommand(command) && !target.closest('[data-id]') && target.closest('button, a')))
      return;
    event.preventDefault();
    this.room.act(closeRefusal);
    this.order(command, event.timeStamp);
  };

  /** Has this done: at once where that is possible, for the next key may be pressed before anything that is waited for. */
  order(command: Command, time = 0): void {
    this.pressed.push({ command, time });
    if (this.commands) void this.commands.obeyAll(this);
    else this.fetch();
  }
}
