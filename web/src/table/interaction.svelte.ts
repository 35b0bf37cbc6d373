/** What the player is doing at the moment: what is selected, asked and pointed at. None of it is part of the game. */
import { type Position, pieceOf } from '../board/state.ts';
import type { Hint } from '../protocol.ts';

const NONE: ReadonlySet<number> = new Set();
const SHAKE = 200;

export interface Asking {
  meld: number;
  options: string[][];
}

export class Interaction {
  /** Tiles, by their number. */
  selected = $state.raw<ReadonlySet<number>>(NONE);
  /** Sets that light up as places for the selected tile. */
  lit = $state.raw<ReadonlySet<number>>(NONE);
  /** A set whose jokers could mean several things. */
  asking = $state.raw<Asking | null>(null);
  /** The set that is shown large. */
  lens = $state<number | null>(null);
  /** The set the action button points at. */
  pointed = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Tiles are in the air: nothing may move under the hand. */
  holding = $state(false);
  /** A tile that may not be moved. */
  shaken = $state<number | null>(null);

  /** Everything is put down; of what lies on a changed table, whatever is still there stays in hand. */
  reset(still: Position | null = null): void {
    const there = (meld: number | undefined | null): boolean => !!still?.melds.some(({ id }) => id === meld);
    this.selected = still ? new Set([...this.selected].filter((id) => pieceOf(still, id))) : NONE;
    if (!there(this.asking?.meld)) this.asking = null;
    if (!there(this.lens)) this.lens = null;
    this.lit = NONE;
    this.pointed = null;
    this.hint = null;
  }

  choose(...ids: number[]): void {
    this.selected = new Set(ids);
    this.lit = NONE;
  }

  shake(id: number): void {
    this.shaken = id;
    setTimeout(() => (this.shaken = null), SHAKE);
  }
}
