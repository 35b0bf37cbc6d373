/** What hands do with the tiles: choose them, lay them, take them back. `drop` is where a drag ends. */
import { boundJokers, layOn, placesOf, type Target, whyNotOn, whyStays } from '../../board/hand.ts';
import { ambiguous, meaningsOf } from '../../board/melds.ts';
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
import { type Key, t } from '../../ui/words.svelte.ts';
import { endAgain } from './showing.ts';
import {
  after,
  type Change,
  change,
  choose,
  handAt,
  handle,
  HANDS_OFF,
  putDownAll,
  record,
  release,
  same,
  stepAt,
  type Table,
} from './table.ts';
import { handsAt, houseAt, isMyTurn, isPlaying } from './game.ts';
import { say, warn } from './words.ts';
import { withDrop, withGrowth } from './places.ts';
import { moveInOrder } from '../../board/rack.ts';
import { apply, refresh, showFitting } from './turn.ts';

/** Back to where a tile stood on the rack. */
export const OWN_PLACE = -1;
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
  );
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
      return askMeaning(apply({ ...table, places }, next));
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
  return askMeaning(apply({ ...table, places }, next));
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

/** The tile stops shaking. */
export const stopShaking = (table: Table): Change => handle(table, { shaken: HANDS_OFF.shaken });
