/** A whole table that somebody has in mind, laid with the tiles at hand: a hint, or a draft that was kept elsewhere. */
import { changed, type Piece, type Position, rebase } from '../../board/draft.ts';
import { type Counted, Naming } from '../../board/naming.ts';
import { plain } from '../../board/tile.ts';
import { t } from '../../ui/words.svelte.ts';
import type { Origin } from '../../wire/protocol.ts';
import { isMyTurn, seatAt } from './game.ts';
import type { Coach } from './hint.ts';
import { after, type Change, handle, same, type Table, type Takes } from './table.ts';
import { apply, finishStep, refresh } from './turn.ts';
import { say, sayAloud } from './words.ts';

export interface WantedTable {
  table: readonly (readonly string[])[];
  /** The open tile that is taken for it. */
  take?: Origin | null;
}

/** The table and what is left of the rack; null where tiles on the table would be lost, or others are needed. */
export function layWanted(aim: WantedTable, base: Position, takes: Takes, naming: Naming): Position | null {
  const left = [...base.rack];
  const used: Piece[] = [];
  for (const tile of newTiles(aim.table, base)) {
    const take = aim.take
      ? left.findIndex((piece) => piece.text === tile && takes.get(piece.id) === aim.take)
      : -1;
    const at = take >= 0 ? take : left.findIndex((piece) => piece.text === tile && !takes.has(piece.id));
    if (at < 0) return null;
    used.push(...left.splice(at, 1));
  }
  // What stays on the rack is named first, so that of two twins the right one is laid.
  const { melds } = naming.name(
    aim.table,
    left.map((piece) => piece.text),
    { ...base, rack: [...left, ...used] },
  );
  const onTable = new Set(melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
  const lost = base.melds.some((meld) => meld.pieces.some((piece) => !onTable.has(piece.id)));
  return lost ? null : { melds, rack: base.rack.filter((piece) => !onTable.has(piece.id)) };
}

/** What lay at some moment of a turn, with all that lies there no more back on the rack. */
export function takenHome({ table }: WantedTable, base: Position, lay: Position): Position {
  const laid = newTiles(table, base);
  const rack = [...lay.rack];
  const stays = (piece: Piece): boolean => {
    const at = laid.indexOf(piece.text);
    if (at >= 0) laid.splice(at, 1);
    else rack.push(piece);
    return at >= 0;
  };
  const own = new Set(base.rack.map(({ id }) => id));
  const melds = lay.melds.map(({ id, pieces }) => ({
    id,
    pieces: pieces.filter((piece) => !own.has(piece.id) || stays(piece)),
  }));
  return { melds, rack };
}

/** The tiles of a table that do not lie there yet. */
function newTiles(table: WantedTable['table'], base: Position): string[] {
  const lying = base.melds.flatMap((meld) => meld.pieces.map((piece: Piece) => piece.text));
  return table
    .flat()
    .map(plain)
    .filter((tile) => {
      const at = lying.indexOf(tile);
      if (at >= 0) lying.splice(at, 1);
      return at < 0;
    });
}

// -- laid as one step -------------------------------------------------------------------------------

/** The table that somebody has in mind, with the tiles at hand; null if it cannot be laid with them. */
export function wantedPosition(
  { counted, draft, takes }: Table,
  aim: WantedTable,
  from = draft.base,
): { position: Position | null; counted: Counted } {
  const naming = new Naming(counted);
  // Undo takes numbers back that a draft which was told still has.
  naming.used(Math.max(draft.nextMeld, ...from.melds.map(({ id }) => id + 1)));
  const position = layWanted(aim, from, takes, naming);
  return { position, counted: naming.counted };
}

/** Lays a whole table at once, as one step. */
export function layPosition(table: Table, now: Position, isQuiet = false): Change {
  const { draft, counted } = table;
  const past = [...draft.past, draft.now];
  return apply(table, { ...draft, now, past, nextMeld: counted.melds }, isQuiet);
}

/**
 * My draft as the server has it lies here too: the page was closed in mid-turn, a big screen was touched, or I laid it on
 * another device. What I have done here since then is done to what it made of my draft; where that cannot be, I am told.
 */
export function layKeptDraft(table: Table, isNew: boolean): Change {
  const { draft } = table.game;
  const isMine = isMyTurn(table.game) && draft?.seat === seatAt(table.game);
  if (!isMine) return same(table);
  const { touched = 0, step = 0 } = draft.draft;
  const isTouched = touched && touched !== table.touched;
  if (!isTouched && (!isNew || changed(table.draft))) return same(table);
  const base = table.told[step] ?? table.draft.base;
  const from = takenHome(draft.draft, table.draft.base, base);
  const { position, counted } = wantedPosition(table, draft.draft, from);
  const now = { ...table, counted, touched, isDraftSeen: true };
  if (!position) return same(now);
  const mine = rebase({ ...table.draft, base }, position, counted.melds);
  const next = {
    ...now,
    told: table.told.map(() => position),
    counted: { ...counted, melds: mine.draft.nextMeld },
  };
  // What lies here as it did may still have to be told again: it was left aside.
  if (!changed({ ...mine.draft, base: table.draft.now })) return finishStep(next);
  const laid = layPosition(next, mine.draft.now, true);
  return mine.kept === 'all' ? laid : after(laid, (one) => say(one, t('plan-changed')));
}

// -- a hint told and followed -----------------------------------------------------------------------

/** The hint stands as this coach tells it. */
const tell = (table: Table, coach: Coach): Change =>
  after(
    handle(table, { coach }),
    (now) => sayAloud(now, coach.spoken),
    (now) => refresh(now),
  );

/** `counted`: the numbers that its tiles and sets have. */
export const beginHint = (table: Table, coach: Coach, counted: Counted): Change =>
  tell({ ...table, counted }, coach);

/** One stage further; in the last one, the next set of the turn. */
export function moreHint(table: Table): Change {
  const { coach } = table.interaction;
  return coach ? tell(table, coach.next()) : same(table);
}

/** A set of the turn, on the table. */
export function showHintStep(table: Table, at: number): Change {
  const { coach } = table.interaction;
  return coach ? tell(table, coach.showing(at)) : same(table);
}

/** Lays the hint as a draft: all of it, or the set it began with. */
export function followHint(table: Table, isWhole: boolean): Change {
  const { coach } = table.interaction;
  const now = isWhole ? coach?.whole : coach?.firstOnly;
  return now ? layPosition(table, now) : same(table);
}
