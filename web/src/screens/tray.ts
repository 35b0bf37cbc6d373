/** Tiles that were put on the table from a phone, and wait in the tray until they go to a set; the tray is part of the draft. */
import { boundJokers } from '../board/hand.ts';
import { readMeld } from '../board/melds.ts';
import { type Draft, layNew, type Meld, meldOf, meldTexts, type Piece } from '../board/draft.ts';
import { askMeaning, drop, mayLay, refuseMove, stuckAmong, touch } from '../table/model/laying.ts';
import { houseAt } from '../table/model/game.ts';
import { type Change, handle, same, type Table } from '../table/model/table.ts';
import { apply } from '../table/model/turn.ts';
import type { Room } from '../table/room/room.svelte.ts';

/** Somewhere: whoever looks at it lays the table in their own way. */
const ANYWHERE = { kind: 'cloth', x: 0, y: 0 } as const;

/** A single tile is in no set yet. */
export const isLoose = ({ pieces }: Meld): boolean => pieces.length === 1;

export const trayOf = ({ now }: Draft): readonly Piece[] =>
  now.melds.filter(isLoose).flatMap(({ pieces }) => pieces);

/** The sets that are not as they lay when the turn began, without the tray. */
export function changedSets({ base, now }: Draft): readonly Meld[] {
  const text = ({ pieces }: Meld): string => pieces.map(({ id }) => id).join();
  const before = new Set(base.melds.map(text));
  return now.melds.filter((meld) => !isLoose(meld) && !before.has(text(meld)));
}

/** Puts tiles on the table: as a set if they are one, alone or with the tray; else each by itself into the tray. */
export function putOnTable(table: Table, ids: readonly number[]): Change {
  if (!mayLay(table) || !ids.length) return { ...same(table), went: false };
  const waiting = trayOf(table.draft).map(({ id }) => id);
  const whole = [[...waiting, ...ids], ids].find((some) => isSet(table, some));
  if (whole) return drop(table, whole, ANYWHERE);
  const touched = touch(table);
  const draft = ids.reduce((now, id) => lay(touched.table, now, [id]), touched.table.draft);
  const put = askMeaning(apply(touched.table, draft));
  return { ...put, effects: [...touched.effects, ...put.effects] };
}

const lay = ({ game }: Table, draft: Draft, ids: readonly number[]): Draft => {
  const house = houseAt(game);
  return layNew(draft, ids, house.shape, boundJokers(draft, house));
};

function isSet(table: Table, ids: readonly number[]): boolean {
  const next = lay(table, table.draft, ids);
  const meld = ids[0] === undefined ? undefined : meldOf(next.now, ids[0]);
  return !!meld && readMeld(meldTexts(meld), houseAt(table.game).shape).kind !== null;
}

/** A tile leaves its set for the tray, or says why it may not. */
export function takeOut(table: Table, id: number): Change {
  return stuckAmong(table, [id]) === undefined ? drop(table, [id], ANYWHERE) : refuseMove(table, id);
}

/** Tiles go to a set, or one of them says why it may not. */
export function layInto(table: Table, ids: readonly number[], meld: number): Change {
  const stuck = stuckAmong(table, ids);
  return stuck === undefined ? drop(table, ids, { kind: 'meld', meld }) : refuseMove(table, stuck);
}

/** Opens a set, or none: whoever looks on sees which. */
export const openSet = (table: Table, opened: number | null): Change =>
  table.interaction.opened === opened
    ? same(table)
    : handle(table, { opened }, { do: 'later', timer: 'draft', ms: SOON, goesOn: true });

/** A set that is opened lights up on the big screen at once to the eye. */
const SOON = 60;

// -- how the tiles of a rack stand on a phone -------------------------------------------------------
// Five across, smaller ones from 16 on, square ones from 25 on.

export interface Columns {
  /** Width of a tile. */
  readonly w: number;
  readonly across: number;
  readonly square: boolean;
}

const SIZES = [
  { most: 15, across: 5, widest: 62, square: false },
  { most: 24, across: 6, widest: 50, square: false },
  { most: Infinity, across: 8, widest: 44, square: true },
] as const;
const GAP = 10;

/** So many tiles on a rack of this width; where there is room for more across, they stand there. */
export function columnsFor(count: number, width: number): Columns {
  const { across, widest, square } = SIZES.find(({ most }) => count <= most) ?? SIZES[2];
  const w = Math.min(widest, Math.floor(width / across) - (square ? 3 : GAP));
  return { w, across: Math.max(across, Math.floor(width / (w + GAP))), square };
}

// -- what is chosen ----------------------------------------------------------------------------------

/** The tiles of the rack that are chosen. */
export const chosenAt = (room: Room): readonly number[] =>
  room.now.draft.now.rack.flatMap(({ id }) => (room.interaction.selected.has(id) ? id : []));
