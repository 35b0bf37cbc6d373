/** What the player is doing at the moment: what is selected, asked and pointed at. None of it is part of the game. */
import type { Fitting } from '../../board/fitting.ts';
import { type Position, pieceOf } from '../../board/state.ts';
import type { Coach } from './coach.svelte.ts';

const NOWHERE: ReadonlyMap<number, Fitting> = new Map();
const NONE: ReadonlySet<number> = new Set();
const SHAKE = 200;

/** Why not, said at a set. */
export interface RefusalAt {
  meld: number;
  text: string;
  /** The refusal by its code, where the rules have a clause for it. */
  rule: string | null;
}

export interface Asking {
  meld: number;
  options: string[][];
}

export class Interaction {
  /** Tiles, by their number. */
  selected = $state.raw<ReadonlySet<number>>(NONE);
  /** Sets that light up as places for what is selected or carried, by their number. */
  fitting = $state.raw<ReadonlyMap<number, Fitting>>(NOWHERE);
  /** Of these, the one that has opened a slot for what is carried. */
  slot = $state.raw<Fitting | null>(null);
  /** A set that takes what is held still above it although it does not fit. */
  awake = $state<number | null>(null);
  /** While tiles are carried, sets that do not take them are dimmed. */
  dims = $state(false);
  /** A set whose jokers could mean several things. */
  asking = $state.raw<Asking | null>(null);
  /** The set that is shown large. */
  lens = $state<number | null>(null);
  /** The set the action button points at. */
  pointed = $state<number | null>(null);
  /** The hint that is told, stage by stage. */
  coach = $state.raw<Coach | null>(null);
  /** A tile that a hint was about still glows when the hint is closed. */
  glow = $state<number | null>(null);
  refusal = $state.raw<RefusalAt | null>(null);
  /** Tiles that are in the air: nothing may move under the hand. */
  carried = $state.raw<readonly number[]>([]);
  /** A tile that may not be moved. */
  shaken = $state<number | null>(null);

  /** Everything is put down; of what lies on a changed table, whatever is still there stays in hand. */
  reset(still: Position | null = null): void {
    const there = (meld: number | undefined | null): boolean => !!still?.melds.some(({ id }) => id === meld);
    const kept = still ? [...this.selected].filter((id) => pieceOf(still, id)) : [];
    // The same object while nothing changes: every tile looks at it.
    if (kept.length !== this.selected.size) this.selected = kept.length ? new Set(kept) : NONE;
    if (!there(this.asking?.meld)) this.asking = null;
    if (!there(this.lens)) this.lens = null;
    if (!this.carried.length) this.release();
    this.pointed = null;
    this.coach = null;
    this.glow = null;
    this.refusal = null;
  }

  /** What was carried is let go of: no set offers a place any more. */
  release(): void {
    if (this.carried.length) this.carried = [];
    this.dims = false;
    this.fitting = NOWHERE;
    this.slot = null;
    this.awake = null;
  }

  choose(...ids: number[]): void {
    this.selected = ids.length ? new Set(ids) : NONE;
    this.fitting = NOWHERE;
  }

  shake(id: number): void {
    this.shaken = id;
    setTimeout(() => (this.shaken = null), SHAKE);
  }
}
