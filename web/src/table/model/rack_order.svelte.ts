/** The order of my rack: mine always, and kept when the page is closed. */
import type { Shape } from '../../board/melds.ts';
import { moveTo, reconcile, type Slot, sorted, type Sorting } from '../../board/rack.ts';
import type { Piece } from '../../board/state.ts';
import { loadSlots, saveSlots } from './memory.ts';
import type { GameView } from '../../wire/protocol.ts';
import { settings } from '../../ui/settings.svelte.ts';

const SORTINGS = ['runs', 'groups', 'playable'] as const;

export interface RackState {
  slots: readonly Slot[];
  /** How the rack keeps itself sorted; null once the player has moved a tile. */
  mode: Sorting | null;
}

export class RackOrder {
  state = $state.raw<RackState>({ slots: [], mode: null });

  constructor(private readonly code: string) {}

  /** A new round: as it was left, else sorted as the player likes it. */
  begin(view: GameView, rack: readonly Piece[], shape: Shape): void {
    const kept = loadSlots(this.code, view, rack) ?? [];
    if (kept.length) this.state = { slots: kept, mode: modeOf(kept, rack, shape) };
    else if (settings.sort !== 'none') this.sort(rack, settings.sort, shape);
    else this.state = { slots: [], mode: null };
  }

  /**
   * The rack holds these tiles now. The places of those that are laid for the moment stay free, so that nothing
   * else moves and they can come back to them; new tiles find theirs if the rack keeps itself sorted.
   */
  update(pieces: readonly Piece[], laid: readonly Piece[], shape: Shape): void {
    const { slots, mode } = this.state;
    const isNew = pieces.some((piece) => !slots.includes(piece.id));
    const next = mode && isNew ? sorted(pieces, mode, shape) : reconcile(slots, pieces, laid);
    if (next.join() !== slots.join()) this.state = { slots: next, mode };
  }

  save(view: GameView, base: readonly Piece[]): void {
    saveSlots(this.code, view, this.state.slots, base);
  }

  move(ids: readonly number[], at: number, apart: boolean): void {
    const { slots } = this.state;
    this.state = { slots: moveTo(slots, ids, Math.min(at, slots.length), apart), mode: null };
  }

  sort(pieces: readonly Piece[], how: Sorting, shape: Shape): void {
    this.state = { slots: sorted(pieces, how, shape), mode: how };
  }
}

/** How these tiles are sorted, if they are. */
function modeOf(slots: readonly Slot[], pieces: readonly Piece[], shape: Shape): Sorting | null {
  const order = slots.join();
  return SORTINGS.find((how) => sorted(pieces, how, shape).join() === order) ?? null;
}
