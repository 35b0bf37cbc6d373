/** The order of my rack: mine always, and kept when the page is closed. */
import type { Shape } from '../board/melds.ts';
import { moveTo, reconcile, type Slot, sorted, type Sorting } from '../board/rack.ts';
import type { Piece } from '../board/state.ts';
import { loadSlots, saveSlots } from '../memory.ts';
import type { GameView } from '../protocol.ts';
import { settings } from '../settings.svelte.ts';

const SORTINGS = ['runs', 'groups', 'playable'] as const;

export class RackOrder {
  slots = $state.raw<readonly Slot[]>([]);

  constructor(private readonly code: string) {}

  /** A new round: as it was left, else sorted as the player likes it. */
  begin(view: GameView, rack: readonly Piece[], shape: Shape): void {
    this.slots = loadSlots(this.code, view, rack) ?? [];
    if (!this.slots.length && settings.sort !== 'none') this.slots = sorted(rack, settings.sort, shape);
  }

  /** The rack holds these tiles now. */
  update(pieces: readonly Piece[]): void {
    this.slots = reconcile(this.slots, pieces);
  }

  save(view: GameView, base: readonly Piece[]): void {
    saveSlots(this.code, view, this.slots, base);
  }

  move(ids: readonly number[], at: number, apart: boolean): void {
    this.slots = moveTo(this.slots, ids, Math.min(at, this.slots.length), apart);
  }

  sort(pieces: readonly Piece[], how: Sorting, shape: Shape): void {
    this.slots = sorted(pieces, how, shape);
  }

  /** How these tiles are sorted at the moment, if they are. */
  sortingOf(pieces: readonly Piece[], shape: Shape): Sorting | null {
    const order = this.slots.join();
    if (!pieces.length) return null;
    return SORTINGS.find((how) => sorted(pieces, how, shape).join() === order) ?? null;
  }
}
