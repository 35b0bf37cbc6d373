/** My draft of a turn, step by step: each can be taken back, the others may look, and what is shown follows. */
import { fittingSets } from '../../board/hand.ts';
import { forgotten, type Frame, layOut, restored, withFrame } from '../../board/layout.ts';
import { type Sorting, sortOrder, updateOrder } from '../../board/rack.ts';
import {
  begin,
  changed,
  type Draft,
  jokersMoved,
  laid,
  reset as laidBack,
  sharing,
  tableOf,
} from '../../board/draft.ts';
import type { Draft as WireDraft } from '../../wire/protocol.ts';
import {
  after,
  beginHistory,
  type Change,
  change,
  handAt,
  handle,
  type History,
  putDownAll,
  rackAt,
  record,
  same,
  speak,
  type Step,
  stepAgain,
  stepAt,
  stepBack,
  type Table,
} from './table.ts';
import { t } from '../../ui/words.svelte.ts';
import { handsAt, houseAt, isMyTurn, isPlaying } from './game.ts';

/** The others see my draft from time to time, not every step of it. */
const SHOWN_EVERY = 300;

// -- what is shown ----------------------------------------------------------------------------------

/** Works out again what is shown and where; between turns, sets may move further. */
export function refresh(table: Table, betweenTurns = false): Change {
  if (!betweenTurns) return after(land(table), layShown);
  const settled = !changed(table.draft) && !table.interaction.carried.length;
  return layShown(table, settled);
}

function layShown(table: Table, mayMove = false): Change {
  const { draft, game, interaction, again, theirDraft } = table;
  const { shape } = houseAt(game);
  const isMine = isMyTurn(game) || changed(draft);
  const { melds } =
    interaction.coach?.preview ?? again.shown?.position ?? (!isMine && theirDraft ? theirDraft : draft.now);
  const shown = sharing({ melds, rack: draft.now.rack }, table.shown);
  const order = updateOrder(table.order, rackAt(table), laid(draft), shape);
  const places = layOut(table.places, shown.melds, shape, mayMove);
  return change(table, { shown, order, places }, ...(game.view ? [{ do: 'keep-order' } as const] : []));
}

/** What is still coming onto the cloth is there at once. */
export const land = (table: Table): Change =>
  after(change(table, { awaited: false }, { do: 'land' }), (now) =>
    table.awaited ? refresh(now, true) : same(now),
  );

export function setFrame(table: Table, frame: Frame): Change {
  const places = withFrame(table.places, frame);
  return places === table.places ? same(table) : refresh({ ...table, places });
}

/** Lays everything out anew, for my eyes only. */
export const tidy = (table: Table): Change =>
  refresh({ ...recorded(table), places: forgotten(table.places) });

export function sort(table: Table, how: Sorting): Change {
  const order = sortOrder(rackAt(table), how, houseAt(table.game).shape);
  const told = speak(recorded(table), 'answer', `${t(`sort-${how}`)}.`);
  return after(refresh({ ...told, order }), (now) => change(now, {}, { do: 'sound', sound: 'draw' }));
}

/** Lights up the sets that take these tiles, all of them together. */
export function showFitting(table: Table, ids: readonly number[]): Change {
  const mayLay = isPlaying(table.game) && handsAt(table.game) !== null;
  const fitting = mayLay ? fittingSets(handAt(table), ids) : [];
  return handle(table, { fitting: new Map(fitting.map((one) => [one.meld, one])), slot: null });
}

// -- steps ------------------------------------------------------------------------------------------

const recorded = (table: Table): Table => ({ ...table, history: record(table.history, stepAt(table)) });

/** Takes a step; nothing happens if the draft stays as it is. */
export function apply(table: Table, draft: Draft, isQuiet = false): Change {
  if (draft === table.draft) return { ...same(table), went: false };
  const altered = { before: table.draft.now, after: draft.now };
  const stepped = finishStep({ ...speak(recorded(table), 'answer', '', { altered }), draft });
  return {
    ...stepped,
    effects: [...(isQuiet ? [] : [{ do: 'sound', sound: 'lay' } as const]), ...stepped.effects],
    went: true,
  };
}

/** After each step: what was in hand is put down, and the others may look. */
export const finishStep = (table: Table): Change =>
  after(
    refresh({ ...table, refusals: [], refusedFor: null, interaction: putDownAll(table.interaction) }),
    (now) => change(now, {}, { do: 'later', timer: 'draft', ms: SHOWN_EVERY, goesOn: true }),
  );

/** As it was at this step; `how` is the word for what brought it back. */
function bringBack(table: Table, { draft, order, layout }: Step, how: 'undo' | 'redo' | 'reset'): Change {
  const altered = { before: table.draft.now, after: draft.now };
  const told = speak(table, 'answer', t(how), { altered });
  return finishStep({ ...told, draft, order, places: restored(table.places, layout) });
}

export function undo(table: Table): Change {
  const found = stepBack(table.history, stepAt(table));
  return found ? bringBack({ ...table, history: found[0] }, found[1], 'undo') : same(table);
}

export function redo(table: Table): Change {
  const found = stepAgain(table.history, stepAt(table));
  return found ? bringBack({ ...table, history: found[0] }, found[1], 'redo') : same(table);
}

/** Everything back as it lay when the turn began; a way to sort that was chosen since then stays. */
export function reset(table: Table): Change {
  const [first] = table.history.past;
  if (!first || !changed(table.draft)) return same(table);
  const { mode } = table.order;
  return after(bringBack(recorded(table), { ...first, draft: laidBack(table.draft) }, 'reset'), (now) =>
    mode ? refresh({ ...now, order: sortOrder(rackAt(now), mode, houseAt(now.game).shape) }) : same(now),
  );
}

/** A plan that was kept over somebody's turn is one step from the new table. */
export function historyFor({ draft, order }: Table): History<Step> {
  const base = begin(draft.base, draft.nextMeld);
  return changed(draft) ? beginHistory<Step>({ draft: base, order, layout: null }) : beginHistory<Step>();
}

// -- for the server ---------------------------------------------------------------------------------

/** The draft as the server reads it: here a drag becomes a message. */
export function wireDraft({ draft, game, takes }: Table): WireDraft {
  const take = laid(draft)
    .map((piece) => takes.get(piece.id))
    .find((origin) => origin);
  const { announced, shape } = houseAt(game);
  return {
    table: tableOf(draft.now),
    ...(take ? { take } : {}),
    ...(announced && jokersMoved(draft, shape) ? { announced: true } : {}),
  };
}

/** Shows my draft to the others while I am laying it; that nothing is laid any more, only to who has seen something. */
export function showDraft(table: Table): Change {
  if (!isMyTurn(table.game)) return same(table);
  const pointed = table.draft.now.melds.findIndex(({ id }) => id === table.interaction.opened);
  const draft =
    pointed >= 0 ? { ...wireDraft(table), pointed } : changed(table.draft) ? wireDraft(table) : null;
  if (!draft && !table.isDraftSeen) return same(table);
  const seen = table.game.view?.sequence ?? 0;
  const { now } = table.draft;
  const told = table.told.at(-1) === now ? table.told : [...table.told, now];
  const step = told.length - 1;
  return change(
    table,
    { isDraftSeen: draft !== null, told },
    {
      do: 'tell',
      message: { type: 'draft', seen, draft: draft && { ...draft, step }, touched: table.touched },
    },
  );
}
