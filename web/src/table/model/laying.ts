/** What hands do with the tiles: choose them, lay them, take them back. `drop` is where a drag ends. */
import {
  type Draft,
  laid,
  lastTouched,
  layNew,
  mayReturn,
  type Meld,
  meldOf,
  meldTexts,
  pieceOf,
  sayMeaning,
  split,
  toRack,
} from '../../board/draft.ts';
import {
  boundJokers,
  type Fitting,
  layOn,
  placesOf,
  type Target,
  whyNotOn,
  whyStays,
} from '../../board/hand.ts';
import { meldNear, TALL, withDrop, withGrowth } from '../../board/layout.ts';
import { ambiguous, meaningsOf } from '../../board/melds.ts';
import { moveInOrder } from '../../board/rack.ts';
import type { Point, Under } from '../../board/screen.ts';
import { isJoker } from '../../board/tile.ts';
import { type Key, t } from '../../ui/words.svelte.ts';
import { handsAt, houseAt, isMyTurn, isPlaying, seatAt } from './game.ts';
import {
  after,
  type Change,
  change,
  choose,
  handAt,
  handle,
  putDownAll,
  record,
  release,
  same,
  speak,
  stepAt,
  type Table,
} from './table.ts';
import { apply, endAgain, refresh, showFitting } from './turn.ts';
import { say, warn } from './words.ts';

/** Back to where a tile stood on the rack. */
const OWN_PLACE = -1;
const SHAKES = 200;
const NONE: ReadonlySet<number> = new Set();

export const mayLay = ({ game }: Table): boolean => isPlaying(game) && handsAt(game) !== null;

/** The message that says why a tile stays where it is. */
const whyStill = (table: Table, id: number): Key | null =>
  mayLay(table) ? whyStays(handAt(table), id) : 'refusal-not-now';

/** A reason in words: who opens in this very turn waits for the next, who does not must open first. */
function told(table: Table, reason: Key): string {
  const { opens, draft } = handAt(table);
  return t(reason, { moment: opens && laid(draft).length ? 'with' : 'before' });
}

/** Why a tile may not be moved, in words. */
export function whyNotMoved(table: Table, id: number): string | null {
  const reason = whyStill(table, id);
  return reason && told(table, reason);
}

/** The first of these tiles that may not be moved. */
export const stuckAmong = (table: Table, ids: readonly number[]): number | undefined =>
  ids.find((id) => whyStill(table, id));

/** The tile shakes its head, and the reason is said at its set; the culprit may be another that comes with it. */
export function refuseMove(table: Table, id: number, culprit = id): Change {
  const reason = whyStill(table, culprit);
  if (!reason) return same(table);
  const shaken = handle(table, { shaken: id }, { do: 'later', timer: 'shaken', ms: SHAKES });
  const meld = meldOf(table.draft.now, id);
  return after(
    shaken,
    (now) => warn(now, told(now, reason)),
    (now) => (meld ? refuseAt(now, meld.id, reason, mayLay(table)) : same(now)),
  );
}

/** Says why not at the set; the rules have a clause for reasons that the server would give too. */
function refuseAt(table: Table, meld: number, reason: Key, isRule = true): Change {
  const code = isRule && reason.startsWith('refusal-') ? reason.slice('refusal-'.length) : null;
  return handle(table, {
    refusal: { meld, text: told(table, reason), rule: code && code.replaceAll('-', '_') },
  });
}

/** No more of a hint; a tile that is touched stays marked. */
export function endHint(table: Table, isMarked = false): Change {
  const { coach } = table.interaction;
  if (!coach) return same(table);
  return after(handle(table, { coach: null, marked: isMarked ? coach.kept : null }), (now) => refresh(now));
}

/** What was said at a set has been read. */
export const closeRefusal = (table: Table): Change => handle(table, { refusal: null });

/** Something was touched: what was told until now has been seen. */
export const touch = (table: Table): Change =>
  after(
    endHint(table, true),
    (now) => handle(now, { refusal: null }),
    endAgain,
    (now) =>
      change(now, {
        timeOut: null,
        turns: isMyTurn(now.game) && now.turns.length ? [] : now.turns,
        arrived: now.arrived.size ? NONE : now.arrived,
      }),
  );

export function select(table: Table, id: number): Change {
  const next = new Set(table.interaction.selected);
  if (!next.delete(id)) {
    if (whyStill(table, id)) return refuseMove(table, id);
    next.add(id);
  }
  return after(
    touch(table),
    (now) => selectAll(now, next),
    (now) => showFitting(now, [...next]),
    tellHeld,
  );
}

/** What is in hand, and how many sets take it. */
function tellHeld(table: Table): Change {
  const { selected, fitting } = table.interaction;
  const tiles = [...selected].flatMap((id) => pieceOf(table.draft.now, id)?.text ?? []);
  return change(speak(table, 'answer', '', { held: { tiles, fits: fitting.size } }), {});
}

/** These tiles and no others; nothing is offered for them. */
export const selectAll = (table: Table, ids: Iterable<number>): Change =>
  change(table, { interaction: choose(table.interaction, ids) });

/** Of the tiles that were caught, those that may be moved. */
export const lasso = (table: Table, ids: readonly number[]): Change =>
  handle(table, { selected: new Set(ids.filter((id) => !whyStill(table, id))) });

export const putDown = (table: Table): Change =>
  after(endHint(table), (now) => change(now, { interaction: putDownAll(now.interaction) }));

/** Tiles are in the air. */
export const pickUp = (table: Table, carried: readonly number[]): Change =>
  after(touch(table), (now) => handle(now, { carried }));

/** Shows the sets that take what is carried; the others are dimmed. */
export const offerPlaces = (table: Table): Change =>
  after(showFitting(table, table.interaction.carried), (now) => handle(now, { dims: true }));

export const letGo = (table: Table): Change => change(table, { interaction: release(table.interaction) });

/** Lays tiles where they were dropped; `went` says whether they went anywhere. */
export function drop(table: Table, ids: readonly number[], target: Target): Change {
  // The round may have ended while the tiles were in the air.
  if (!mayLay(table)) return { ...same(table), went: false };
  const touched = touch(table);
  const dropped = dropTouched(touched.table, ids, target);
  return { ...dropped, effects: [...touched.effects, ...dropped.effects] };
}

function dropTouched(table: Table, ids: readonly number[], target: Target): Change {
  switch (target.kind) {
    case 'rack':
      return dropOnRack(table, ids, target.at, target.apart);
    case 'cloth': {
      const house = houseAt(table.game);
      const next = layNew(table.draft, ids, house.shape, boundJokers(table.draft, house));
      const places = withDrop(table.places, next.nextMeld - 1, target.x, target.y);
      return askMeaning(apply(table, next, false, places));
    }
    case 'discard': {
      const [id, ...others] = ids;
      const isOne = id !== undefined && !others.length;
      return isOne
        ? { ...change(table, {}, { do: 'discard', id }), went: true }
        : { ...same(table), went: false };
    }
    case 'meld':
      return dropOnMeld(table, ids, target);
  }
}

function dropOnMeld(table: Table, ids: readonly number[], target: Extract<Target, { kind: 'meld' }>): Change {
  const meld = table.draft.now.melds.find((other) => other.id === target.meld);
  if (!meld) return { ...same(table), went: false };
  const hand = handAt(table);
  const reason = whyNotOn(hand, meld, ids);
  if (reason) {
    const refused = after(warn(table, told(table, reason)), (now) => refuseAt(now, meld.id, reason));
    return { ...refused, went: false };
  }
  const next = layOn(hand, ids, meld, target);
  const places = withGrowth(table.places, meld.id, newAtFront(meld, next));
  return askMeaning(apply(table, next, false, places));
}

/** How many tiles lie before the first that was there. */
function newAtFront({ id, pieces }: Meld, { now }: Draft): number {
  const then = now.melds.find((meld) => meld.id === id)?.pieces ?? [];
  const first = then.findIndex((piece) => pieces.some((old) => old.id === piece.id));
  return Math.max(0, first);
}

function dropOnRack(table: Table, ids: readonly number[], at: number, apart: boolean): Change {
  const jokers = houseAt(table.game).jokersReturn;
  // 6.2: what lay on the table stays there, but for a joker where the house lets it go up (7.12).
  const onTable = ids.filter((id) => meldOf(table.draft.now, id));
  const back = onTable.filter((id) => mayReturn(table.draft, id, jokers));
  if (onTable.length && !back.length) return { ...say(table, t('status-stays')), went: false };
  const taken = back.length ? apply(table, toRack(table.draft, back, jokers), true) : same(table);
  const placed = after(taken, (now) => placeOnRack(now, ids, at, apart, !back.length));
  return { ...placed, went: true };
}

/** Moves tiles along the rack: a step of its own, unless they came back from the table with one. */
function placeOnRack(
  table: Table,
  ids: readonly number[],
  at: number,
  apart: boolean,
  isStep: boolean,
): Change {
  const mine = ids.filter(
    // An open tile counts to the rack only so that it can be laid: it has no place there.
    (id) => table.draft.now.rack.some((piece) => piece.id === id) && !table.takes.has(id),
  );
  const order = at >= 0 ? moveInOrder(table.order, mine, at, apart) : table.order;
  const isMoved = order.slots.join() !== table.order.slots.join();
  const history = isStep && isMoved ? record(table.history, stepAt(table)) : table.history;
  return refresh({ ...table, order, history, interaction: choose(table.interaction) });
}

/** A set that was touched and could now be two things asks which, whether tiles came to it or left it. */
export function askMeaning(done: Change): Change {
  const { shape } = houseAt(done.table.game);
  if (!done.went) return done;
  const meld = lastTouched(done.table.draft).find((one) => ambiguous(meldTexts(one), shape));
  if (!meld) return done;
  const texts = meld.pieces.map((piece) => piece.text);
  const asking = { meld: meld.id, options: meaningsOf(texts, shape) };
  return { ...done, table: handle(done.table, { asking }).table };
}

/** Sends a rack tile where it fits; if there are several places, they light up. */
export function sendHome(table: Table, id: number): Change {
  const piece = pieceOf(table.draft.now, id);
  if (!piece || !isPlaying(table.game)) return same(table);
  if (meldOf(table.draft.now, id)) return dropOnRack(table, [id], OWN_PLACE, false);
  const places = placesOf(handAt(table), piece);
  const [only, ...others] = places;
  if (only && !others.length) return drop(table, [id], { kind: 'meld', meld: only.id });
  return after(
    selectAll(table, [id]),
    (now) => showFitting(now, [id]),
    (now) => say(now, t(places.length ? 'status-several-places' : 'status-no-place')),
  );
}

// -- a set close up -----------------------------------------------------------------------------

/** The question is left open for now. */
export const askLater = (table: Table): Change => handle(table, { asking: null });

export const closeLens = (table: Table): Change => handle(table, { lens: null });

/** What the jokers of the set that asks stand for. */
export function chooseMeaning(table: Table, option: readonly string[]): Change {
  const { asking } = table.interaction;
  const said = asking ? apply(table, sayMeaning(table.draft, asking.meld, option), true) : same(table);
  return after(said, (now) => handle(now, { asking: null }));
}

export function splitAt(table: Table, meld: number, at: number): Change {
  const first = table.draft.now.melds.find((other) => other.id === meld)?.pieces[0]?.id ?? -1;
  const reason = whyNotMoved(table, first);
  return reason ? say(table, reason) : apply(table, split(table.draft, meld, at));
}

// -- what a tap, a drag, a long press or a key means ------------------------------------------------
// Once it is known what lies under it.

/** Tiles that are less wide than this, in pixels, are chosen in a lens on a phone. */
// What a finger hits safely, by the guidelines for phones.
const SMALL = 44;
/** On a crowded cloth the nearest set wins a tap, from this many pixels away. */
const NEAR = 14;

const widthAt = ({ places }: Table): number => places.layout?.w ?? SMALL;

/** A tap; `at` is its point on the cloth. */
export function tap(table: Table, under: Under, at: Point, isPhone: boolean): Change {
  const chosen = [...table.interaction.selected];
  switch (under.kind) {
    case 'tile':
      return tapTile(table, under, chosen, isPhone);
    case 'meld':
      return chosen.length ? layOnSet(table, chosen, under.meld) : same(table);
    case 'cloth':
      return chosen.length ? layOnCloth(table, chosen, at, isPhone) : same(table);
    case 'rack':
      return tapRack(table, chosen);
    case 'other':
      return same(table);
  }
}

function tapTile(
  table: Table,
  under: Extract<Under, { kind: 'tile' }>,
  chosen: readonly number[],
  isPhone: boolean,
): Change {
  if (under.where === 'rack' || chosen.includes(under.id)) return select(table, under.id);
  if (chosen.length) {
    const isOwnSet = chosen.every((id) => meldOf(table.draft.now, id)?.id === under.meld);
    return isOwnSet ? select(table, under.id) : layOnSet(table, chosen, under.meld, under.id);
  }
  if (!isPhone || widthAt(table) >= SMALL) return select(table, under.id);
  if (stuckAmong(table, [under.id]) !== undefined) return refuseMove(table, under.id);
  return handle(selectAll(table, [under.id]).table, { lens: under.meld });
}

function tapRack(table: Table, chosen: readonly number[]): Change {
  const back = chosen.filter((id) => meldOf(table.draft.now, id));
  if (back.length) return drop(table, back, { kind: 'rack', at: OWN_PLACE, apart: false });
  return chosen.length ? putDown(table) : same(table);
}

function layOnCloth(table: Table, chosen: readonly number[], { x, y }: Point, isPhone: boolean): Change {
  const { layout } = table.places;
  const near = isPhone && layout ? meldNear(layout, { x, y }, NEAR) : null;
  if (near !== null) return layOnSet(table, chosen, near);
  // The tap is where the middle of the new set should lie, and a drop is told by its left edge.
  return drop(table, chosen, { kind: 'cloth', x: x - widthAt(table) * chosen.length * 0.5, y });
}

/** Lays tiles on a set, unless they all lie in it. */
function layOnSet(table: Table, ids: readonly number[], meld: number, tile?: number): Change {
  const isHome = ids.every((id) => meldOf(table.draft.now, id)?.id === meld);
  return isHome ? same(table) : drop(table, ids, { kind: 'meld', meld, tile });
}

/** What a long press takes: the whole set; on the rack, what is selected or the tiles that stand together. */
export function heldBy(table: Table, under: Under): number[] {
  if (under.kind === 'meld' || (under.kind === 'tile' && under.where === 'table'))
    return table.draft.now.melds.find(({ id }) => id === under.meld)?.pieces.map(({ id }) => id) ?? [];
  return under.kind === 'tile' ? standingTogether(table, under.id) : [];
}

function standingTogether({ interaction, order, draft }: Table, id: number): number[] {
  if (interaction.selected.has(id)) return [...interaction.selected];
  const { slots } = order;
  let [from, to] = [slots.indexOf(id), slots.indexOf(id)];
  while (from > 0 && slots[from - 1] !== null) from -= 1;
  while (to + 1 < slots.length && slots[to + 1] !== null) to += 1;
  const rack = new Set(draft.now.rack.map((piece) => piece.id));
  return slots.slice(from, to + 1).flatMap((slot) => (slot !== null && rack.has(slot) ? slot : []));
}

/** What a drag takes from a tile: all that is selected if it is, else the tile alone. */
export const draggedFrom = ({ interaction }: Table, id: number): number[] =>
  interaction.selected.has(id) ? [...interaction.selected] : [id];

/** The tile for which a drag from this one is refused; those of my rack are mine to order at any time. */
export function stuckInDrag(table: Table, id: number): number | undefined {
  const isOnRack = table.draft.now.rack.some((piece) => piece.id === id) && seatAt(table.game) !== null;
  return isOnRack ? undefined : stuckAmong(table, draggedFrom(table, id));
}

// -- where tiles over the cloth would go ------------------------------------------------------------
// Points are those of the cloth, in pixels.

/** A slot opens when a tile comes this near, in tile widths, and closes when it is further away than that. */
const OPENS_WITHIN = 1.2;
// Further than where it opens: a hand that trembles at the edge does not open and close it.
const CLOSES_BEYOND = 1.5;
/** A set is under a tile that is this near, in pixels. */
const UNDER = 12;

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export const meldUnder = ({ places }: Table, at: Point): number | null =>
  places.layout ? meldNear(places.layout, at, UNDER) : null;

/** The nearest set that fits opens a slot; one that is open stays so for a little further. */
export function openSlot(table: Table, at: Point): Change {
  const { fitting, slot, dims } = table.interaction;
  if (!dims) return same(table);
  const near = [...fitting.values()]
    .map((one) => ({ one, far: distance(table, one, at) }))
    .filter(({ one, far }) => far <= (one === slot ? CLOSES_BEYOND : OPENS_WITHIN))
    .sort((a, b) => a.far - b.far)[0];
  const next = near?.one ?? null;
  return next === slot ? same(table) : handle(table, { slot: next });
}

/** How far a point is from where the set, with its slot, would be; in tile widths. */
function distance({ places }: Table, { meld }: Fitting, { x, y }: Point): number {
  const { layout } = places;
  const anchor = layout?.anchors.find(({ id }) => id === meld);
  if (!layout || !anchor) return Infinity;
  const top = layout.rows[anchor.row] ?? 0;
  const dx = Math.max(anchor.x - x, x - anchor.x - anchor.length * layout.w, 0);
  const dy = Math.max(top - y, y - top - layout.w * TALL, 0);
  return Math.hypot(dx, dy) / layout.w;
}

/** A set that the tile does not fit wakes up when the tile is held still above it, and sleeps when it goes away. */
export function wake(table: Table, at: Point, isHeld: boolean): Change {
  const { awake, dims } = table.interaction;
  const under = meldUnder(table, at);
  if (isHeld) return dims ? handle(table, { awake: under }) : same(table);
  return awake !== null && under !== awake ? handle(table, { awake: null }) : same(table);
}

/** Whether a set takes what is carried without being asked twice: it fits, it is where they come from, it is awake. */
export function takesCarried({ interaction, draft }: Table, meld: number): boolean {
  const { fitting, awake, carried } = interaction;
  const pieces = draft.now.melds.find(({ id }) => id === meld)?.pieces ?? [];
  return fitting.has(meld) || awake === meld || pieces.some(({ id }) => carried.includes(id));
}

/** The place in a set that a point is at. */
export function placeIn({ places, draft }: Table, meld: number, x: number): Target {
  const { layout } = places;
  const left = layout?.anchors.find((anchor) => anchor.id === meld)?.x ?? 0;
  const pieces = draft.now.melds.find(({ id }) => id === meld)?.pieces ?? [];
  const along = (x - left) / (layout?.w ?? 44);
  return {
    kind: 'meld',
    meld,
    at: clamp(Math.round(along), pieces.length),
    tile: pieces[clamp(Math.floor(along), pieces.length - 1)]?.id,
  };
}

// -- keys -------------------------------------------------------------------------------------------

/** Enter: into the set under the cursor, or from the rack as a new set; without a selection, where it fits. */
export function layByKey(table: Table, id: number, at: Point): Change {
  const { selected } = table.interaction;
  const meld = meldOf(table.draft.now, id);
  const chosen = [...selected];
  if (meld && chosen.length && !selected.has(id)) return layOnSet(table, chosen, meld.id, id);
  if (meld && !chosen.length) return select(table, id);
  if (chosen.length > 1 || (chosen.length && chosen[0] !== id)) return layNewSet(table, at);
  return sendHome(table, id);
}

/** What is selected becomes a new set. */
export function layNewSet(table: Table, { x, y }: Point): Change {
  const chosen = [...table.interaction.selected];
  return chosen.length ? drop(table, chosen, { kind: 'cloth', x, y }) : same(table);
}

/** What is selected goes back to the rack; without a selection, the tile under the cursor. */
export function takeBack(table: Table, id: number | null): Change {
  const { selected } = table.interaction;
  const ids = selected.size ? [...selected] : id === null ? [] : [id];
  const isOnTable = ids.some((one) => meldOf(table.draft.now, one));
  return isOnTable ? drop(table, ids, { kind: 'rack', at: OWN_PLACE, apart: false }) : same(table);
}

/** The next such tile after the one that has the focus: `7` of the rack, or `*` for a joker, which may lie on the table. */
export function nextSuch({ order, draft }: Table, focused: number | null, wanted: string): number | null {
  const { melds, rack } = draft.now;
  const sorted = order.slots.flatMap((slot) => rack.find((piece) => piece.id === slot) ?? []);
  const all = wanted === '*' ? [...sorted, ...melds.flatMap(({ pieces }) => pieces)] : sorted;
  const from = all.findIndex((piece) => piece.id === focused) + 1;
  const isWanted = ({ text }: { text: string }): boolean =>
    wanted === '*' ? isJoker(text) : text.slice(1) === wanted;
  return [...all.slice(from), ...all.slice(0, from)].find(isWanted)?.id ?? null;
}

/** The set after this one, or before it, that takes what is selected; its first tile. */
export function nextFitting(
  { shown, interaction }: Table,
  focused: number | null,
  way: 1 | -1,
): number | null {
  const melds = shown.melds.filter(({ id }) => interaction.fitting.has(id));
  const here = melds.findIndex(({ pieces }) => pieces.some(({ id }) => id === focused));
  const next = way < 0 && here < 0 ? melds.length - 1 : here + way;
  return melds.at(next % melds.length)?.pieces[0]?.id ?? null;
}
