/** A whole table laid at once: a hint that is followed, or what lay there when the page was closed. */
import { changed, type Counted, Naming, type Position } from '../../board/state.ts';
import { isMyTurn, seatAt } from './match.ts';
import { type Change, same, type Table } from './table.ts';
import { apply } from './turn.ts';
import { layWanted, type WantedTable } from './wanted.ts';

/** The table that somebody has in mind, with the tiles at hand; null if it cannot be laid with them. */
export function wantedPosition(
  { counted, draft, takes }: Table,
  aim: WantedTable,
): { position: Position | null; counted: Counted } {
  const naming = new Naming(counted);
  naming.used(draft.nextMeld);
  const position = layWanted(aim, draft.base, takes, naming);
  return { position, counted: naming.counted };
}

/** Lays a whole table at once, as one step. */
export function layPosition(table: Table, now: Position, isQuiet = false): Change {
  const { draft, counted } = table;
  const past = [...draft.past, draft.now];
  return apply(table, { ...draft, now, past, nextMeld: counted.melds }, isQuiet);
}

/** The page was closed in mid-turn: what lay there then lies there again. */
export function layKeptDraft(table: Table): Change {
  const { draft } = table.game;
  const isMine = isMyTurn(table.game) && draft?.seat === seatAt(table.game);
  if (!isMine || changed(table.draft)) return same(table);
  const { position, counted } = wantedPosition(table, draft.draft);
  const now = { ...table, counted };
  return position ? layPosition(now, position, true) : same(now);
}
