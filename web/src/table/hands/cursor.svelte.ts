/** The keyboard at the table: a cursor that walks over the tiles, and a key for everything. */
import { tick } from 'svelte';
import { meldOf, pieceOf } from '../../board/state.ts';
import { spotOf } from '../motion/flip.ts';
import { settings } from '../../ui/settings.svelte.ts';
import { type Command, isCommand, keyCommand, nearest } from './keys.ts';
import { OWN_PLACE, type Room } from '../model/room.svelte.ts';
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
    if (this.focused !== null && pieceOf(this.room.shown, this.focused)) return this.focused;
    return this.first ?? this.room.shown.melds[0]?.pieces[0]?.id ?? null;
  });
  /** The set it is in. */
  readonly meld = $derived.by(() => (this.at === null ? null : meldOf(this.room.shown, this.at)));
  private typed = { text: '', at: 0 };

  constructor(
    private readonly room: Room,
    private readonly viewport: Viewport,
    private readonly pointer: Pointer,
    private readonly orders: Orders,
  ) {}

  private get first(): number | null {
    const rack = new Set(this.room.draft.now.rack.map((piece) => piece.id));
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
      if (event.key === 'Escape') this.room.putDown();
      return;
    }
    const command = keyCommand(event);
    // Whoever speaks to the device would set off commands with every word.
    if (!settings.shortcuts && /^[a-z0-9]$/i.test(event.key) && !event.ctrlKey && !event.metaKey) return;
    const piece = target.closest<HTMLElement>('[data-id]');
    if (!command || (!piece && isCommand(command) && target.closest('button, a'))) return;
    event.preventDefault();
    this.room.interaction.refusal = null;
    await this.obey(command, piece ? Number(piece.dataset['id']) : this.at, piece !== null, event.timeStamp);
  };

  private obey(command: Command, id: number | null, onPiece: boolean, time: number): Promise<void> | void {
    const { room, orders } = this;
    switch (command.do) {
      case 'go':
        return this.focusOn(onPiece ? nearest(this.spots(), id, command.x, command.y) : id);
      case 'select':
        return id === null ? undefined : room.select(id);
      case 'lay':
        return this.lay(id);
      case 'back':
        return this.takeBack(id);
      case 'pick':
        return this.pick(command.text, time);
      case 'undo':
        room.undo();
        return this.focusOn(id);
      case 'redo':
        room.redo();
        return this.focusOn(id);
      case 'reset':
        room.reset();
        return this.focusOn(id);
      case 'down':
        this.pointer.drop();
        return room.putDown();
      case 'fits':
        return this.nextFitting(1);
      case 'fits-back':
        return this.nextFitting(-1);
      case 'read':
        return this.readSet();
      case 'discard':
        return id !== null && room.may('discard')
          ? room.discard([...room.interaction.selected][0] ?? id)
          : undefined;
      case 'new':
        return room.interaction.selected.size ? this.newSet([...room.interaction.selected], id) : undefined;
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
    this.room.announcer.heard = ''; // the same set twice is said twice
    const { setWords } = await import('../model/reading.ts');
    if (meld) this.room.announcer.heard = setWords(meld, standing ?? '');
  }

  /** To the next set that takes what is selected, or to the one before. */
  private nextFitting(way: 1 | -1): Promise<void> | void {
    const { room } = this;
    const melds = room.shown.melds.filter(({ id }) => room.interaction.fitting.has(id));
    const here = melds.findIndex(({ pieces }) => pieces.some(({ id }) => id === this.focused));
    const next = way < 0 && here < 0 ? melds.length - 1 : here + way;
    return this.focusOn(melds.at(next % melds.length)?.pieces[0]?.id ?? null);
  }

  private spots(): { id: number; x: number; y: number; w: number }[] {
    const tiles = this.viewport.stage?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
    return [...tiles].map((element) => ({ id: Number(element.dataset['id']), ...spotOf(element) }));
  }

  /** The cursor follows its tile, which has left the rack. */
  private newSet(ids: number[], id: number | null): Promise<void> {
    this.layNew(ids);
    return this.focusOn(id);
  }

  private layNew(ids: number[]): void {
    const box = this.viewport.field;
    this.room.drop(ids, {
      kind: 'cloth',
      x: (box?.clientWidth ?? 0) / 2 - (this.room.layout?.w ?? 44),
      y: box?.clientHeight ?? 0,
    });
  }

  /** Enter: into the set under the cursor, or from the rack as a new set; without a selection, where it fits. */
  private async lay(id: number | null): Promise<void> {
    if (id === null) return;
    const { room } = this;
    const meld = meldOf(room.draft.now, id);
    const chosen = [...room.interaction.selected];
    if (meld && chosen.length && !room.interaction.selected.has(id)) this.pointer.layOn(chosen, meld.id, id);
    else if (meld && !chosen.length) room.select(id);
    else if (chosen.length > 1 || (chosen.length && chosen[0] !== id)) this.layNew(chosen);
    else room.sendHome(id);
    await tick();
    await this.focusOn(pieceOf(room.shown, id) ? id : this.at);
  }

  private takeBack(id: number | null): Promise<void> {
    const ids = this.room.interaction.selected.size
      ? [...this.room.interaction.selected]
      : id === null
        ? []
        : [id];
    const onTable = ids.some((one) => meldOf(this.room.draft.now, one));
    if (onTable) this.room.drop(ids, { kind: 'rack', at: OWN_PLACE, apart: false });
    return this.focusOn(id);
  }

  /** 1 to 13 by typing the digits, J for a joker: the next such tile on the rack. */
  private pick(text: string, at: number): Promise<void> {
    const { room, typed } = this;
    this.typed = {
      text: at - typed.at < TYPING && Number(typed.text + text) <= 13 ? typed.text + text : text,
      at,
    };
    const rack = room.slots.flatMap((slot) => room.draft.now.rack.find((piece) => piece.id === slot) ?? []);
    const wanted = (piece: { text: string }): boolean =>
      text === '*' ? piece.text === '*' : piece.text.slice(1) === this.typed.text;
    const from = rack.findIndex((piece) => piece.id === this.focused) + 1;
    const next = [...rack.slice(from), ...rack.slice(0, from)].find(wanted);
    return this.focusOn(next?.id ?? null);
  }
}
