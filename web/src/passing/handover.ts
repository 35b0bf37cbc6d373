/**
 * Who holds a device that people share: one rack at a time, and none while it is handed on. Pure: (state, what is seen) ->
 * state, and what follows. Whoever holds it has a room of their own (`Passing.svelte`); without one the page knows what a
 * spectator sees.
 */
import type { Slot } from '../board/rack.ts';
import { type Change, change, type Table } from '../table/model/table.ts';

/** The first of the people opened the table. */
export const HOST = 0;

/** A tile of a rack, and whether it was just drawn. */
export interface Place {
  readonly text: string;
  readonly isNew: boolean;
}

export interface Handover {
  /** Whose rack is shown; null: nobody's, the device is being handed on. */
  readonly hand: number | null;
  /** Who had it before, if anybody. */
  readonly before: number | null;
  /** The rack with what was just drawn: its owner looks at it before the device goes on. */
  readonly looking: readonly Place[] | null;
  /** Nobody's turn: the device lies on the table, and whoever taps does what the host may. */
  readonly between: boolean;
  /** The tiles that somebody drew last, by seat, to be marked when the rack is shown again. */
  readonly drawn: ReadonlyMap<number, readonly string[]>;
  /** Others come with devices of their own, and whoever opened the table begins when they are there. */
  readonly mixed: boolean;
}

export const BEGINNING: Handover = {
  hand: null,
  before: null,
  looking: null,
  between: false,
  drawn: new Map(),
  mixed: false,
};

/** What the room of whoever holds the device knows at the moment; nothing of it before it is connected. */
export interface Sight {
  readonly isOpen: boolean;
  readonly phase: 'gathering' | 'playing' | 'ended' | 'other';
  readonly turn: number | null;
  /** Whether whoever has the turn is one of the people here. */
  readonly isHere: boolean;
  /** Somebody sits at the table who is not here, and no computer. */
  readonly hasOthers: boolean;
  /** The score sheet is open: all racks have been counted. */
  readonly isCounted: boolean;
  /** The tiles that came to the rack last, and the rack as its owner sees it. */
  readonly arrived: readonly string[];
  readonly rack: readonly Place[];
}

/** What follows at the room: tiles are marked as those that came last, or the scores are shown. */
export type Consequence = { do: 'mark'; tiles: readonly string[] } | { do: 'score' };

export interface Handed {
  readonly now: Handover;
  readonly then: readonly Consequence[];
}

/** Nobody sees a rack; a device that nobody has stays as it is. */
export const cover = (now: Handover): Handover =>
  now.hand === null ? { ...now, looking: null } : { ...now, hand: null, before: now.hand, looking: null };

/** Somebody takes the device. */
export const take = (now: Handover, seat: number): Handover => ({ ...now, hand: seat });

/** Something is seen of the match. */
export function see(state: Handover, sight: Sight): Handed {
  const { now, then } = remember(state, sight);
  const mixed = now.mixed || sight.hasOthers;
  const handed = handOn({ ...now, mixed }, sight);
  // Before the next match whoever opened the table sits in front of it, where others come with devices of their own.
  if (sight.phase === 'gathering' && mixed) return { now: { ...handed, hand: HOST, between: true }, then };
  if (sight.phase === 'ended') {
    // After a round all racks are open, and the host deals.
    const isHosts = handed.hand !== HOST && (sight.isCounted || handed.hand === null);
    const ended = { ...handed, between: true, ...(isHosts ? { hand: HOST, looking: null } : {}) };
    return { now: ended, then: isHosts ? [...then, { do: 'score' }] : then };
  }
  // A new round begins covered.
  const begins = sight.phase === 'playing' && handed.between;
  return { now: begins ? { ...cover(handed), between: false, before: null } : handed, then };
}

/** What somebody drew is kept while the device is elsewhere, and marked when its owner is in turn again. */
function remember(now: Handover, { isOpen, turn, arrived }: Sight): Handed {
  const { hand, drawn } = now;
  if (hand === null || !isOpen) return { now, then: [] };
  const kept = drawn.get(hand);
  if (kept?.length && turn === hand && !arrived.length) {
    const left = new Map([...drawn].filter(([seat]) => seat !== hand));
    return { now: { ...now, drawn: left }, then: [{ do: 'mark', tiles: kept }] };
  }
  if (!arrived.length || turn === hand || kept?.join() === arrived.join()) return { now, then: [] };
  return { now: { ...now, drawn: new Map(drawn).set(hand, arrived) }, then: [] };
}

/** Somebody else who is here has the turn: the rack goes away before anybody moves, after a look at what was drawn. */
function handOn(now: Handover, { phase, turn, isHere, arrived, rack }: Sight): Handover {
  if (phase !== 'playing' || turn === null || now.hand === null) return now;
  if (turn === now.hand) return now.looking ? { ...now, looking: null } : now;
  if (!isHere || now.looking) return now;
  return arrived.length ? { ...now, looking: rack } : cover(now);
}

// -- a rack after drawing ---------------------------------------------------------------------------------

/** The rack in the order in which its owner sees it. */
export const rackOf = (
  { draft, arrived }: Pick<Table, 'draft' | 'arrived'>,
  slots: readonly Slot[],
): readonly Place[] =>
  slots.flatMap((slot) =>
    draft.base.rack.filter(({ id }) => id === slot).map(({ id, text }) => ({ text, isNew: arrived.has(id) })),
  );

/** So many tiles of a rack stand side by side on a phone. */
const MOST = 7;

/** The part of a rack where what was just drawn stands. */
export function around(rack: readonly Place[]): readonly Place[] {
  const news = rack.flatMap(({ isNew }, i) => (isNew ? [i] : []));
  const middle = ((news[0] ?? 0) + (news.at(-1) ?? 0)) / 2;
  const from = Math.max(0, Math.min(Math.round(middle - (MOST - 1) / 2), rack.length - MOST));
  return rack.slice(from, from + MOST);
}

// -- tiles that came last ---------------------------------------------------------------------------
// They are marked on another page of the same seat too.

export const arrivedTiles = ({ draft, arrived }: Table): string[] =>
  draft.base.rack.filter(({ id }) => arrived.has(id)).map(({ text }) => text);

/** Marks these tiles of my rack as those that came last. */
export function markArrived(table: Table, tiles: readonly string[]): Change {
  const left = [...tiles];
  const arrived = table.draft.base.rack.filter(({ text }) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return change(table, { arrived: new Set(arrived.map(({ id }) => id)) });
}
