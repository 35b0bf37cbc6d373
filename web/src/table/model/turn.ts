/** My draft of a turn, step by step: each can be taken back, the others may look, what is shown follows, and what it comes to. */
import { fittingSets, layWanted, takenHome, type WantedTable } from '../../board/hand.ts';
import { forgotten, type Frame, layOut, type Places, restored, withFrame } from '../../board/layout.ts';
import { type Shape, standing } from '../../board/melds.ts';
import { type RackOrder, type Sorting, sortOrder, updateOrder } from '../../board/rack.ts';
import {
  begin,
  changed,
  type Counted,
  type Draft,
  jokersMoved,
  laid,
  type Meld,
  meldTexts,
  Naming,
  type Piece,
  pieceOf,
  type Position,
  rebase,
  reset as laidBack,
  sharing,
  tableOf,
} from '../../board/draft.ts';
import type { Draft as WireDraft, RoundEnded } from '../../wire/protocol.ts';
import {
  after,
  beginHistory,
  type Change,
  change,
  type EndFrame,
  type Ending,
  handAt,
  handle,
  type History,
  NO_ENDING,
  NOT_AGAIN,
  openedBy,
  openingAsks,
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
  type Timer,
  type World,
} from './table.ts';
import { capital, named, t, tileName } from '../../ui/words.svelte.ts';
import { type Game, handsAt, houseAt, isMyTurn, isPlaying, may, mustOpen, nameAt, seatAt } from './game.ts';
import type { Coach } from './hint.ts';
import { faultWords, faultyAt, readOnce, wrongSets } from './standing.ts';
import { say, sayAloud } from './words.ts';

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
  const order = orderOf(table);
  const places = placesOf(table.places, shown.melds, shape, mayMove);
  return change(table, { shown, order, places }, ...(game.view ? [{ do: 'keep-order' } as const] : []));
}

/** The sets for which places have been worked out: what is taken back lies where it lay, and on the rack none is moved. */
const laidOut = new WeakMap<Places, { melds: readonly Meld[]; shape: Shape }>();

function placesOf(places: Places, melds: readonly Meld[], shape: Shape, mayMove: boolean): Places {
  const known = laidOut.get(places);
  if (!mayMove && known?.melds === melds && known.shape === shape) return places;
  const next = layOut(places, melds, shape, mayMove);
  laidOut.set(next, { melds, shape });
  return next;
}

/** The orders that have been worked out, by the rack as it is, with the one that was dealt: most turns change neither. */
const worked = new WeakMap<readonly Piece[], { dealt: readonly Piece[]; order: RackOrder }>();

function orderOf(table: Table): RackOrder {
  const { draft, game, order } = table;
  const [dealt, rack] = [draft.base.rack, rackAt(table)];
  const known = worked.get(rack);
  if (known?.dealt === dealt && known.order === order) return order;
  const next = updateOrder(order, rack, laid(draft), houseAt(game).shape);
  worked.set(rack, { dealt, order: next });
  return next;
}

/** What is still coming onto the cloth is there at once. */
export const land = (table: Table): Change =>
  after(change(table, { awaited: false }, { do: 'land' }), (now) =>
    table.awaited ? refresh(now, true) : same(now),
  );

/** Laid out while the cloth was being measured, and nothing has happened since. */
let unseen: Places;

export function setFrame(table: Table, frame: Frame): Change {
  const places = withFrame(table.places, frame);
  if (places === table.places) return same(table);
  const isNew = table.places === unseen || !places.layout;
  const next = refresh({ ...table, places: isNew ? forgotten(places) : places });
  if (isNew) unseen = next.table.places;
  return next;
}

/** Lays everything out anew, for my eyes only. */
export const tidy = (table: Table): Change =>
  refresh({ ...recorded(table), places: forgotten(table.places) });

export function sort(table: Table, how: Sorting): Change {
  const order = sortOrder(rackAt(table), how, houseAt(table.game).shape);
  const told = speak(recorded(table), 'answer', t(`sort-${how}`));
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

/** Takes a step, its sets near these places; nothing happens if the draft stays as it is. */
export function apply(table: Table, draft: Draft, isQuiet = false, places = table.places): Change {
  if (draft === table.draft) return { ...same(table), went: false };
  const altered = { before: table.draft.now, after: draft.now };
  const stepped = finishStep({
    ...speak(recorded(table), 'answer', '', { altered }),
    draft,
    places,
  });
  return {
    ...stepped,
    effects: [...(isQuiet ? [] : [{ do: 'sound', sound: 'lay' } as const]), ...stepped.effects],
    went: true,
  };
}

/** After each step: what was in hand is put down, and the others may look. */
const finishStep = (table: Table): Change =>
  after(
    refresh({ ...table, refusals: [], refusedFor: null, interaction: putDownAll(table.interaction) }),
    (now) => change(now, {}, { do: 'later', timer: 'draft', ms: SHOWN_EVERY, goesOn: true }),
  );

/** As it was at this step; `how` is the word for what brought it back. */
function bringBack(table: Table, { draft, order, seen }: Step, how: 'undo' | 'redo' | 'reset'): Change {
  const altered = { before: table.draft.now, after: draft.now };
  const told = { ...speak(table, 'answer', t(how), { altered }), draft, order };
  if (!seen) return finishStep(told);
  if (seen.places.frame === table.places.frame) return finishStep({ ...told, ...seen });
  return finishStep({ ...told, places: restored(table.places, seen.places.layout) });
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
  return changed(draft) ? beginHistory<Step>({ draft: base, order, seen: null }) : beginHistory<Step>();
}

// -- what a turn comes to ---------------------------------------------------------------------------
// As the one big button says it. It is never grey without words.

export type Deed = 'put' | 'draw' | 'play' | 'pass' | 'discard' | 'show' | 'sheet' | 'back' | 'none';

export interface Face {
  look: 'primary' | 'honey' | 'quiet';
  title: string;
  sub: string;
  deed: Deed;
  /** For `show`: the set meant. */
  meld?: number;
  /** The refusal behind it, by its code: the rules have a clause for it. */
  rule?: string | null;
}

/** How the table is looked at: whose turn it is to the eye, and whether there are keys. */
interface Eye {
  turn: number | null;
  hasKeys: boolean;
}

const quiet = (title: string, sub = ''): Face => ({ look: 'quiet', title, sub, deed: 'none' });
const honey = (title: string, sub = '', rule: string | null = null): Face => ({
  look: 'honey',
  title,
  sub,
  deed: 'show',
  rule,
});
const primary = (title: string, sub: string, deed: Deed): Face => ({ look: 'primary', title, sub, deed });

/** Whether somebody was just told that nothing can be laid. */
export const foundNothing = ({ note }: Pick<Table, 'note'>): boolean => note === t('hint-nothing');

export function faceOf(table: Table, eye: Eye): Face {
  const { game, ending, refusals, draft } = table;
  const { view, party } = game;
  if (table.interaction.dims) return inHand(table, eye);
  if (!view || !party) return quiet(t('connecting'));
  if (ending.result) return quiet(t('round-over'), ending.frame ? t('tap-on') : '');
  if (view.phase === 'round_over' || view.phase === 'match_over')
    return primary(t('score-sheet'), t(view.phase === 'match_over' ? 'match-over' : 'round-over'), 'sheet');
  if (party.paused) return quiet(t('paused'));
  if (view.phase === 'choosing') return quiet(t('choosing-starter'));
  const seat = seatAt(game);
  if (seat === null)
    return quiet(t('watching'), view.turn === null ? '' : t('turn-of', { name: nameAt(game, view.turn) }));
  if (view.players[seat]?.given_up || may(game, 'take_over')) return primary(t('come-back'), '', 'back');
  if (!isMyTurn(game)) return offTurn(table, eye);
  if (refusals.length) return refused(table);
  return changed(draft) ? drafted(table) : untouched(table);
}

/** What would mend a set, while a bubble there says why not: the one tile without which it is right, if there is one. */
function mending({ draft, game }: Table, id: number): string {
  const meld = draft.now.melds.find((one) => one.id === id);
  const mine = laid(draft);
  const { shape } = houseAt(game);
  const without = (piece: Piece): string[] =>
    meldTexts({ id, pieces: meld?.pieces.filter((other) => other !== piece) ?? [] });
  const found = meld?.pieces.filter(
    (piece) => mine.includes(piece) && standing(without(piece), shape).state === 'complete',
  );
  const only = found?.length === 1 ? found[0] : undefined;
  return only ? t('take-back-tile', { tile: tileName(only.text) }) : t('mend-or-back');
}

/** What the server refused. The set that it is about says all of it: what does not fit here is its first sentence. */
function refused(table: Table): Face {
  const { refusals, refusedFor } = table;
  const { refusal } = table.interaction;
  if (refusal) return { ...honey(mending(table, refusal.meld), '', refusedFor), meld: refusal.meld };
  const [first = ''] = refusals;
  const gist = first.replace(/^.*?:\s/, '').replace(/\. .*/, '.');
  return honey(first.length > 60 ? capital(gist) : first, '', refusedFor);
}

/** What is in hand, and how many sets take it. */
function inHand({ draft, interaction }: Table, { hasKeys }: Eye): Face {
  const { carried, fitting } = interaction;
  const only = carried.length === 1 && carried[0] !== undefined ? pieceOf(draft.now, carried[0]) : undefined;
  const title = only ? capital(tileName(only.text)) : t('tiles-count', { count: carried.length });
  // None is no news; a finger has no keys.
  const keys = hasKeys ? t('esc-back') : '';
  return quiet(title, fitting.size ? t('fits-in', { count: fitting.size }) : keys);
}

function offTurn({ game, draft }: Table, { turn }: Eye): Face {
  const title = turn === null ? '' : t('turn-of', { name: nameAt(game, turn) });
  const sub = changed(draft) ? t('planned', { count: laid(draft).length }) : t('plan-ahead');
  return quiet(title, sub);
}

/** Every turn begins with a draw, or with taking an open tile for a play. */
const drawsFirst = (game: Game): boolean =>
  houseAt(game).drawsFirst && !game.view?.has_drawn && may(game, 'draw');

/** Nothing is laid: draw, pass or discard. */
function untouched(table: Table): Face {
  const { game, takes, draft } = table;
  const { selected } = table.interaction;
  const only = selected.size === 1 ? [...selected][0] : undefined;
  const tile = draft.base.rack.find((piece) => piece.id === only && !takes.has(piece.id));
  if (may(game, 'discard')) {
    if (tile) return primary(t('discard-tile', { tile: tileName(tile.text) }), '', 'discard');
    return honey(t(may(game, 'play') ? 'lay-or-discard' : 'choose-discard'), t('choose-discard-how'));
  }
  const minimum = houseAt(game).opening.min;
  // Whoever was told that nothing can be laid is not told to lay something.
  const sub = foundNothing(table)
    ? ''
    : mustOpen(game) && minimum > 0
      ? t('open-with', { minimum })
      : t('lay-or-draw');
  if (may(game, 'draw'))
    return primary(t('do-draw'), drawsFirst(game) || !may(game, 'play') ? t('draw-first') : sub, 'draw');
  if (may(game, 'pass')) return primary(t('do-pass'), t('pool-empty'), 'pass');
  return quiet(t('your-turn'));
}

function drafted(table: Table): Face {
  const { game, draft, takes } = table;
  const mine = laid(draft);
  const [first, ...others] = faultyAt(table);
  if (first) return faulty(table, first, others);
  if (!mine.length) return honey(t('refusal-no-rack-tile-played'), t('reset-helps'), 'no_rack_tile_played');
  const [value, minimum] = mustOpen(game) ? [openedBy(table), openingAsks(table)] : [0, 0];
  if (value < minimum)
    return honey(
      t('refusal-opening-below-minimum', { value, minimum }),
      t('opening-help'),
      'opening_below_minimum',
    );
  if (drawsFirst(game) && !mine.some((piece) => takes.has(piece.id)))
    return honey(t('refusal-draw-first'), t('reset-helps'), 'draw_first');
  if (!may(game, 'play')) {
    const rule = may(game, 'draw')
      ? 'draw_first'
      : game.view?.has_drawn
        ? 'draw_and_play'
        : 'starter_only_discards';
    return honey(named('refusal', rule), t('reset-helps'), rule);
  }
  const sub = draft.now.rack.length ? t('all-fits') : t('going-out');
  return primary(t('play-tiles', { count: mine.length }), sub, 'play');
}

/** A set is not right: what it says itself. */
function faulty(table: Table, first: Meld, others: readonly Meld[]): Face {
  const { shape } = houseAt(table.game);
  const { how } = readOnce(first, shape);
  const fault = 'fault' in how ? how.fault : how.reading.faults[0];
  const isTold = table.interaction.refusal?.meld === first.id && how.state === 'illegal';
  const [title, sub] = isTold
    ? [mending(table, first.id), '']
    : [wrongSets([first, ...others], shape), faultWords(how)];
  return { ...honey(title, sub, fault?.code ?? 'invalid_set'), meld: first.id };
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

// -- what is shown for a while by itself ------------------------------------------------------------
// How a round ends, frame by frame, and a turn of the round once more.

/** Racks are looked at for so long after they are counted; how long the counting takes is the page's to say. */
const MATCH: Ending['times'] = { out: 1600, racks: 1600, won: 2400 };
const ROUND: Ending['times'] = { out: 900, racks: 1200, won: 0 };
/** By then nobody is counting any more: the page that should have could not be fetched. */
const LONGEST_COUNT = 30_000;
const STILL: Ending['times'] = { out: 1200, racks: 4000, won: 2400 };

/** Only when the page has drawn the last move is it known how long its tiles fly; so its frames begin later. */
export function beginEnding(
  table: Table,
  result: RoundEnded,
  melds: ReadonlySet<number>,
  isMatch: boolean,
  { lessMotion }: World,
): Change {
  const times = lessMotion ? STILL : isMatch ? MATCH : ROUND;
  const ending: Ending = { frame: null, result, melds, isMatch, times, waitsFor: 'drawing' };
  return change(table, { ending }, { do: 'later', timer: 'ending', ms: 0 });
}

/** Time is up for whatever is waited for. */
function goOnEnding(table: Table, { landing }: World): Change {
  const { ending } = table;
  if (ending.waitsFor === 'drawing')
    return change(
      table,
      { ending: { ...ending, waitsFor: 'landing' } },
      { do: 'later', timer: 'ending', ms: Math.max(0, landing()) },
    );
  if (ending.waitsFor === 'landing') return show(table, ending.result?.blocked ? 'racks' : 'out');
  return skipFrame(table);
}

/** Every rack is counted, and can be looked at for a while. */
export const counted = (table: Table): Change =>
  table.ending.frame === 'racks'
    ? change(table, {}, { do: 'later', timer: 'ending', ms: table.ending.times.racks })
    : change(table, {});

/** To the next frame. */
export function skipFrame(table: Table): Change {
  const { frame, isMatch } = table.ending;
  if (frame === 'out') return show(table, 'racks');
  return frame === 'racks' && isMatch ? show(table, 'won') : finishEnding(table);
}

export const finishEnding = (table: Table): Change =>
  change(table, { ending: NO_ENDING, sheet: true }, { do: 'stop', timer: 'ending' });

export const stopEnding = (table: Table): Change =>
  change(table, { ending: NO_ENDING }, { do: 'stop', timer: 'ending' });

/** Opens or closes the score sheet. */
export const showSheet = (table: Table, sheet: boolean): Change => change(table, { sheet });

const show = (table: Table, frame: EndFrame): Change =>
  change(
    table,
    { ending: { ...table.ending, frame, waitsFor: null } },
    // Counting is never cut: its time begins when it is done.
    { do: 'later', timer: 'ending', ms: frame === 'racks' ? LONGEST_COUNT : table.ending.times[frame] },
  );

// -- a turn once more -------------------------------------------------------------------------------

/** The flight, and a moment to look. */
const AFTER = 1600 + 1200;

/** Time is up for what is shown. */
function goOnAgain(table: Table): Change {
  const { again } = table;
  if (!again.next) return endAgain(table);
  return after(refresh({ ...table, again: { ...again, shown: again.next, next: null } }), (now) =>
    change(now, {}, { do: 'later', timer: 'again', ms: AFTER }),
  );
}

export function endAgain(table: Table): Change {
  const { shown, layout } = table.again;
  const ended = change(table, { again: NOT_AGAIN }, { do: 'stop', timer: 'again' });
  if (!shown) return ended;
  return after(ended, (now) => refresh({ ...now, places: restored(now.places, layout) }));
}

// -- time --------------------------------------------------------------------------------------------

/** A timer has run out. */
export function ring(table: Table, timer: Timer, world: World): Change {
  switch (timer) {
    case 'note':
      return change(table, { note: '' });
    case 'shaken':
      return handle(table, { shaken: null });
    case 'opened':
      return change(table, { openedWith: null });
    case 'draft':
      return showDraft(table);
    case 'again':
      return goOnAgain(table);
    case 'ending':
      return goOnEnding(table, world);
  }
}

// -- a whole table as one step -----------------------------------------------------------------------
// What somebody has in mind: a hint, or a draft that was kept elsewhere.

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
