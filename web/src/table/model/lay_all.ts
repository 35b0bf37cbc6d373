/** A whole table laid at once: a hint that is followed, or what lay there when the page was closed. */
import { type Counted, Naming } from '../../board/naming.ts';
import { rebase } from '../../board/rebase.ts';
import { changed, type Position } from '../../board/state.ts';
import { t } from '../../ui/words.svelte.ts';
import { isMyTurn, seatAt } from './match.ts';
import { say } from './notices.ts';
import { after, type Change, same, type Table } from './table.ts';
import { apply, finishStep } from './turn.ts';
import { layWanted, takenHome, type WantedTable } from './wanted.ts';

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
