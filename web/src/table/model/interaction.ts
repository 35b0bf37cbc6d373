/** What the player is doing at the moment: what is selected, asked and pointed at. None of it is part of the game. */
import type { Fitting } from '../../board/fitting.ts';
import { type Position, pieceOf } from '../../board/state.ts';
import type { Coach } from './coach.ts';
import type { HintMarks } from './marks.ts';

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

export interface Interaction {
  /** Tiles, by their number. */
  readonly selected: ReadonlySet<number>;
  /** Sets that light up as places for what is selected or carried, by their number. */
  readonly fitting: ReadonlyMap<number, Fitting>;
  /** Of these, the one that has opened a slot for what is carried. */
  readonly slot: Fitting | null;
  /** A set that takes what is held still above it although it does not fit. */
  readonly awake: number | null;
  /** While tiles are carried, sets that do not take them are dimmed. */
  readonly dims: boolean;
  /** A set whose jokers could mean several things. */
  readonly asking: Asking | null;
  /** The set that is shown large. */
  readonly lens: number | null;
  /** The set that is opened on the map of a phone: the others see which. */
  readonly opened: number | null;
  /** The set the action button points at. */
  readonly pointed: number | null;
  /** The hint that is told, stage by stage. */
  readonly coach: Coach | null;
  /** What glows without a hint being told: the tile of one that was closed, what a lesson or a puzzle points at. */
  readonly marked: HintMarks | null;
  readonly refusal: RefusalAt | null;
  /** Tiles that are in the air: nothing may move under the hand. */
  readonly carried: readonly number[];
  /** A tile that may not be moved. */
  readonly shaken: number | null;
}

const NO_SETS: ReadonlyMap<number, Fitting> = new Map();
const NONE: ReadonlySet<number> = new Set();
const NOTHING_CARRIED: readonly number[] = [];

export const HANDS_OFF: Interaction = {
  selected: NONE,
  fitting: NO_SETS,
  slot: null,
  awake: null,
  dims: false,
  asking: null,
  lens: null,
  opened: null,
  pointed: null,
  coach: null,
  marked: null,
  refusal: null,
  carried: NOTHING_CARRIED,
  shaken: null,
};

/** Everything is put down; of what lies on a changed table, whatever is still there stays in hand. */
export function putDownAll(now: Interaction, still: Position | null = null): Interaction {
  const there = (meld: number | undefined | null): boolean => !!still?.melds.some(({ id }) => id === meld);
  const kept = still ? [...now.selected].filter((id) => pieceOf(still, id)) : [];
  return {
    // What is in the air stays in the hand, whatever happens on the table.
    ...(now.carried.length ? now : release(now)),
    // The same object while nothing changes: every tile looks at it.
    selected: kept.length === now.selected.size ? now.selected : kept.length ? new Set(kept) : NONE,
    asking: there(now.asking?.meld) ? now.asking : null,
    lens: there(now.lens) ? now.lens : null,
    pointed: null,
    coach: null,
    marked: null,
    refusal: null,
  };
}

/** What was carried is let go of: no set offers a place any more. */
export const release = (now: Interaction): Interaction => ({
  ...now,
  carried: NOTHING_CARRIED,
  dims: false,
  fitting: NO_SETS,
  slot: null,
  awake: null,
});

export const choose = (now: Interaction, ids: Iterable<number> = []): Interaction => {
  const selected = new Set(ids);
  return { ...now, selected: selected.size ? selected : NONE, fitting: NO_SETS };
};
