/** What the server says, message by message. */
import {
  begin,
  changed,
  type Draft,
  laid,
  meldOf,
  Naming,
  type Piece,
  type Position,
  rebase,
  sharing,
  tableOf,
} from '../../board/draft.ts';
import { isCharacter } from '../../ui/company.ts';
import { hasName, labelled, reasonText, t } from '../../ui/words.svelte.ts';
import type {
  GameEvent,
  GameView,
  Origin,
  RefusalOf,
  Said,
  ServerMessage,
  PartyState,
} from '../../wire/protocol.ts';
import { type Game, houseAt, isMyTurn, mustOpen, nameAt, receive, seatAt } from './game.ts';
import {
  after,
  type Change,
  change,
  type Effect,
  handle,
  NONE,
  openingAsks,
  putDownAll,
  same,
  speak,
  type Table,
  type Takes,
  type TimeOut,
  withoutTakes,
  type World,
} from './table.ts';
import {
  beginEnding,
  endAgain,
  historyFor,
  land,
  layKeptDraft,
  refresh,
  showDraft,
  showFitting,
  stopEnding,
} from './turn.ts';
import { REMARK, saidText, say, type Telling, tellNews, tellTurn } from './words.ts';
import { beginOrder } from '../../board/rack.ts';
import { plain, without } from '../../board/tile.ts';
import { cleared } from '../../board/layout.ts';
import { arrivalsOf, changesOf, faultyAt, withTurn } from './standing.ts';

/** Takes a message that came at this time. */
export function hear(table: Table, message: ServerMessage, at: number, world: World): Change {
  const before = table.game;
  const game = receive(before, message, at);
  // A snapshot comes with every new connection: whatever ended the one before is over.
  const bye = message.type === 'bye' ? message.reason : message.type === 'snapshot' ? null : table.bye;
  return after(
    reveal({ ...table, game, bye }),
    (now) => {
      const { view, draft, news } = game;
      if (view && view !== before.view)
        // Whose eyes are others' now has seen nothing yet.
        return settle(
          now,
          seatAt(before) === seatAt(game) ? before.view : null,
          message.type === 'events' ? news : [],
          world,
        );
      return draft === before.draft ? same(now) : showTheirDraft(now);
    },
    (now) => change(now, {}, ...asked(now)),
    (now) => (message.type === 'said' ? hearSaid(now, message) : same(now)),
    (now) =>
      message.type === 'events' && hasCompany(game.party)
        ? change(now, {}, { do: 'chat', events: message.events })
        : same(now),
  );
}

/** Whether a character sits there; it is asked at every move, and changes with the company alone. */
function hasCompany(party: PartyState | null): boolean {
  if (!party) return false;
  const found = companies.get(party) ?? party.places.some(({ level }) => isCharacter(level));
  companies.set(party, found);
  return found;
}

const companies = new WeakMap<PartyState, boolean>();

/** Something was missed: it is asked for. */
const asked = ({ game }: Table): Effect[] =>
  game.missed
    ? [
        {
          do: 'tell',
          message: { type: 'resync', match: game.view?.match ?? 0, seen: game.view?.sequence ?? 0 },
        },
      ]
    : [];

/** Somebody, or a character, said something. */
export function hearSaid(table: Table, said: Said): Change {
  const isMine = said.seat === seatAt(table.game);
  // A remark is not a letter: it may go unread.
  const bubble: Effect = { do: 'bubble', said, isOwn: isMine || said.number === REMARK };
  if (isMine) return change(table, {}, bubble);
  const isNudge = said.phrase === 'your_turn' && isMyTurn(table.game);
  const nudge: Effect[] = isNudge
    ? [
        { do: 'sound', sound: 'turn' },
        { do: 'buzz', ms: 80 },
      ]
    : [];
  return change(speak(table, 'remark', labelled(said.name, saidText(said))), {}, bubble, ...nudge);
}

/** The server said no: in words, by sound, and at the set that is meant. */
export function hearRefusal(table: Table, reasons: readonly RefusalOf[]): Change {
  // "Not a set" is followed by its exact reason; the exact one is enough.
  const exact = reasons.filter((reason) => reason.code !== 'invalid_set' || reasons.length === 1);
  const refusals = exact.map(reasonText);
  const refusedFor = refusals.length ? (exact[0]?.code ?? '') : null;
  const refused = change(
    speak(table, 'alert', refusals.join(' ')),
    { refusals, refusedFor },
    { do: 'sound', sound: 'no' },
  );
  return after(refused, (now) => pointOut(now, exact));
}

export const forgetRefusal = (table: Table): Change => change(table, { refusals: [], refusedFor: null });

/** Shows which set the first reason is about: the one it names, else a wrong one, else one that I laid. */
function pointOut(table: Table, [first]: readonly RefusalOf[]): Change {
  const [text] = table.refusals;
  if (!first || !text || !hasName('refusal', first.code)) return same(table);
  const { melds } = table.draft.now;
  const tiles = String(first.args['set'] ?? '');
  const [mine] = laid(table.draft);
  const meld =
    melds.find((one) => tableOf({ melds: [one], rack: [] })[0]?.join(' ') === tiles) ??
    faultyAt(table)[0] ??
    (mine && meldOf(table.draft.now, mine.id));
  return meld ? handle(table, { refusal: { meld: meld.id, text, rule: first.code } }) : same(table);
}

/** The last turn is laid out, if it is not: it comes onto the cloth from here on. */
export const layArrived = (table: Table): Change =>
  table.awaited ? refresh({ ...table, awaited: false }, true) : same(table);

/** The tiles have been dealt. */
export const endDeal = (table: Table): Change => change(table, { dealing: false });

// -- the match is about to begin --------------------------------------------------------------------
// My salt is told, unless starts were called off before and I have to be asked.

/** From so many called-off starts on somebody may be trying deals until one suits them. */
const ASK_FROM = 2;

/** The hash whose salt is to be told now; null if there is none. */
function wanted({ game: { party }, revealed }: Pick<Table, 'game' | 'revealed'>): string | null {
  const mine = party?.places[party.you.seat ?? -1];
  if (!party?.reveal_by || mine?.salt !== 'committed' || mine.salt_hash === revealed) return null;
  return mine.salt_hash ?? '';
}

/** Whether the person has to say that the match may begin. */
export const asksToBegin = (table: Pick<Table, 'game' | 'revealed'>): boolean =>
  wanted(table) !== null && (table.game.party?.called_off ?? 0) >= ASK_FROM;

/** Tells my salt, with the hash of another one in case nothing comes of it. */
export function beginNow(table: Table): Change {
  const hash = wanted(table);
  return hash === null ? same(table) : change(table, { revealed: hash }, { do: 'reveal', hash });
}

export const reveal = (table: Table): Change => (asksToBegin(table) ? same(table) : beginNow(table));

/** Seconds until a start is possible again, after too many were called off. */
export function startPause({ party, serverAhead }: Game, now: number): number {
  if (!party?.start_after || serverAhead === null) return 0;
  return Math.max(0, Math.ceil((party.start_after - (now + serverAhead)) / 1000));
}

// -- what a new view brings -------------------------------------------------------------------------
// A new view of the match: its tiles get their numbers, my draft is kept if it still makes sense, changes are
// marked.

/** Events with which somebody's turn is done. */
const TURNS: ReadonlySet<GameEvent['type']> = new Set(['played', 'drew', 'passed', 'discarded', 'settled']);
const OPENING_SHOWN = 1600;

/** What came: the view before and now, the events between them, and what they mean for my tiles. */
interface News {
  readonly was: GameView | null;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  /** A round has begun: nothing that lay before counts. */
  readonly isDealt: boolean;
  /** My own turn came back from the server. */
  readonly isOwn: boolean;
  /** What the eye has before it, from which tiles move; null where nothing can be followed. */
  readonly from: Position | null;
  /** The table as it lay before the turn, without anybody's draft. */
  readonly base: Position;
  readonly timeOut: TimeOut | null;
}

/** The table once the server's view is another one than `was`. */
export function settle(
  table: Table,
  was: GameView | null,
  events: readonly GameEvent[],
  world: World,
): Change {
  const { view } = table.game;
  if (!view) return same(table);
  // Tiles are compared with what lies there, so nothing may still be on its way, or be shown once more.
  const ready = after(endAgain(table), land);
  const news = newsFor(ready.table, was, view, events);
  const { named, altered, ...laid } = layView(ready.table, news, world);
  return after(
    { table: laid.table, effects: [...ready.effects, ...laid.effects] },
    (now) => endOrBegin(now, news, named, world),
    (now) => tell(now, news, altered),
    (now) => showOpening(now, news),
    (now) => arriveOrShow(now, news, world),
    (now) => (now.interaction.dims ? showFitting(now, now.interaction.carried) : same(now)),
    (now) =>
      change(now, {
        isDraftSeen: false,
        // Also over a connection that was lost in mid-turn.
        told: !news.isDealt && was?.sequence === view.sequence ? now.told : [now.draft.base],
      }),
    (now) => layKeptDraft(now, !was),
    (now) => (changed(now.draft) ? showDraft(now) : same(now)),
    // A page that comes in mid-turn, anew or once more, is told of it with everything else.
    (now) => (isOthers(now.game) ? showTheirDraft(now) : same(now)),
  );
}

const isOthers = (game: Game): boolean => !!game.draft && game.draft.seat !== seatAt(game);

function newsFor(
  { draft, takes, theirDraft }: Table,
  was: GameView | null,
  view: GameView,
  events: readonly GameEvent[],
): News {
  const isOwn = events.some(
    (event) => (event.type === 'played' || event.type === 'settled') && event.seat === view.seat,
  );
  const isDealt = !was || was.match !== view.match || was.number !== view.number;
  return {
    was,
    view,
    events,
    isDealt,
    isOwn,
    from: isDealt ? null : withoutTakes(isOwn ? draft.now : (theirDraft ?? draft.base), takes),
    base: draft.base,
    timeOut: timeOutOf(events, view.seat, draft),
  };
}

// -- tiles ------------------------------------------------------------------------------------------

/** What a turn of somebody else has changed, for who listens. */
type OthersTurn = Telling['altered'];

/** The tiles of the view in place of those that lay there. */
function layView(table: Table, news: News, world: World): Change & { named: Position; altered: OthersTurn } {
  const { view, from, isDealt, isOwn } = news;
  const naming = new Naming(table.counted);
  naming.used(table.draft.nextMeld);
  const named = naming.name(view.table, view.rack ?? [], from);
  const { altered, ...marks } = marksFor(table, news, named);
  const { takes, pieces } = takesOf(view, table.takes, naming);
  const base = sharing({ melds: named.melds, rack: [...named.rack, ...pieces] }, table.draft.base);
  const next: Table = {
    ...table,
    ...marks,
    timeOut: news.timeOut ?? table.timeOut,
    theirDraft: null,
    takes,
    counted: naming.counted,
  };
  const settled = settleDraft(next, base, isDealt || isOwn);
  const dealt = isDealt ? after(settled, (now) => deal(now, named, view, world)) : settled;
  return { ...dealt, named, altered };
}

/** My draft over the new table: begun anew, or whatever of it still makes sense. */
function settleDraft(table: Table, base: Position, isFresh: boolean): Change {
  const nextMeld = table.counted.melds;
  const { draft, kept } = isFresh
    ? { draft: begin(base, nextMeld), kept: 'all' }
    : rebase(table.draft, base, nextMeld);
  // Whoever has tiles in hand while another plays keeps them, as long as they are still there.
  const interaction = putDownAll(table.interaction, isFresh ? null : draft.now);
  const next: Table = { ...table, draft, refusals: [], refusedFor: null, interaction };
  const settled = { ...next, history: historyFor(next) };
  const isLess = changed(table.draft) && !isFresh && kept !== 'all';
  return isLess ? say(settled, t('plan-changed')) : same(settled);
}

/** A new round: nothing lies anywhere, and the rack is as it was left or as the player likes it. */
function deal(table: Table, named: Position, view: GameView, world: World): Change {
  const { code, game } = table;
  const dealing = !world.lessMotion && game.party?.code === code && world.isFreshDeal(view);
  const kept = world.keptOrder(view, named.rack);
  return change(
    table,
    {
      dealing,
      places: cleared(table.places),
      order: beginOrder(named.rack, houseAt(game).shape, kept, world.sorting),
    },
    ...(dealing ? [{ do: 'keep-deal' } as const] : []),
  );
}

/** What is marked for the eye, and told to the ear: tiles that came to me, turns of the others since mine. */
function marksFor(
  table: Table,
  { view, events, from, base, isOwn }: News,
  now: Position,
): Pick<Table, 'turns' | 'arrived'> & { altered: OthersTurn } {
  if (!from) return { turns: [], arrived: NONE, altered: undefined };
  const came = arrivalsOf(from, now);
  const stays = !came.length && view.turn === seatAt(table.game);
  const arrived = stays ? table.arrived : came.length ? new Set(came) : NONE;
  const isMine = (event: GameEvent): boolean => 'seat' in event && event.seat === view.seat;
  const turns = events.some((event) => TURNS.has(event.type) && isMine(event)) ? [] : table.turns;
  const turn = events.findLast((event) => event.type === 'played' || event.type === 'settled');
  if (!turn || !('seat' in turn) || isMine(turn)) return { turns, arrived, altered: undefined };
  // Against the table before the turn, not against a half-laid draft.
  const before = table.theirDraft && !isOwn ? base : from;
  const mark = changesOf(turn.seat, before, now);
  return { turns: withTurn(turns, mark), arrived, altered: { event: turn, before, after: now } };
}

// -- what is seen and heard of it -------------------------------------------------------------------

/** A round that is over is looked at before its scores; a new one begins with an empty table. */
function endOrBegin(table: Table, { events, from, base }: News, now: Position, world: World): Change {
  const result = events.find((event) => event.type === 'round_ended');
  const isOver = events.some((event) => event.type === 'match_ended');
  if (result && from) {
    const { melds } = changesOf(result.winners[0] ?? -1, base, now);
    return beginEnding(table, result, melds, isOver, world);
  }
  if (isOver) return change(table, { sheet: true });
  if (!events.some((event) => event.type === 'round_began')) return same(table);
  return after(stopEnding(table), (stopped) => change(stopped, { sheet: false }));
}

function tell(table: Table, { events, was, view, timeOut }: News, altered: OthersTurn): Change {
  const { game } = table;
  const needs = mustOpen(game) ? openingAsks(table) : 0;
  if (!events.length) return change(tellSight(table, was, view, needs), {});
  return tellNews(table, events, was, view, {
    seat: seatAt(game),
    nameOf: (seat) => nameAt(game, seat),
    announced: houseAt(game).announced,
    needs,
    altered,
    timeOut,
  });
}

/** What is told of a table that is seen all at once: on arrival where one is, later that it is my turn by now. */
function tellSight(table: Table, was: GameView | null, view: GameView, needs: number): Table {
  const { game } = table;
  if (view.phase === 'choosing' || game.party?.code !== table.code) return table;
  if (view.phase !== 'playing') return was ? table : speak(table, 'news', t('round-over'), { arrived: null });
  const isMine = view.turn !== null && view.turn === seatAt(game);
  const turn = view.turn === null || isMine ? '' : t('turn-of', { name: nameAt(game, view.turn) });
  const there = was ? table : speak(table, 'news', turn, { arrived: view.rack?.length ?? null });
  return isMine && was?.turn !== view.turn ? tellTurn(there, needs) : there;
}

/** My opening is worth a moment; it is told after everything else that happened. */
function showOpening(table: Table, { events }: News): Change {
  const mine = events.find((event) => event.type === 'played' && event.seat === seatAt(table.game));
  const value = mine?.type === 'played' ? mine.opening_value : null;
  if (!value) return same(table);
  return change(
    speak(table, 'news', t('opened-with', { value })),
    { openedWith: value },
    { do: 'sound', sound: 'open' },
    { do: 'later', timer: 'opened', ms: OPENING_SHOWN },
  );
}

/** What somebody lays comes in steps, unless tiles are in my hand; the next turn waits meanwhile. */
function arriveOrShow(table: Table, { events, from }: News, world: World): Change {
  const [turn, ...others] = events;
  const isSeen =
    from &&
    turn?.type === 'played' &&
    // With more than one event the page is catching up: then everything comes at once.
    !others.length &&
    !table.interaction.carried.length &&
    turn.seat !== seatAt(table.game) &&
    world.follows(turn.seat);
  if (!isSeen) return refresh(table, true);
  return change(table, { awaited: true }, { do: 'arrive', seat: turn.seat });
}

/** Somebody's draft is another one than before. */
export function showTheirDraft(table: Table): Change {
  const { draft } = table.game;
  if (!draft || !isOthers(table.game))
    return after(refresh({ ...table, theirDraft: null }), (now) => layKeptDraft(now, false));
  const naming = new Naming(table.counted);
  const { rack } = withoutTakes(table.draft.base, table.takes);
  const isLoose = (tiles: readonly string[]): boolean => table.hasTray && tiles.length === 1;
  const theirDraft = naming.name(
    draft.draft.table.filter((tiles) => !isLoose(tiles)),
    [...rack.map((piece) => piece.text), ...draft.draft.table.filter(isLoose).flat()],
    withoutTakes(table.theirDraft ?? table.draft.base, table.takes),
  );
  return refresh({ ...table, theirDraft, counted: naming.counted });
}

/** The open tiles of a view; those that were there before keep their numbers. */
function takesOf(view: GameView, was: Takes, naming: Naming): { takes: Takes; pieces: Piece[] } {
  if (view.turn === null || view.turn !== view.seat) return { takes: new Map(), pieces: [] };
  const takes = new Map<number, Origin>();
  const pieces = view.to_take.map((taken): Piece => {
    const kept = [...was].find(([, origin]) => origin === taken.origin)?.[0];
    const id = kept ?? naming.fresh();
    takes.set(id, taken.origin);
    return { id, text: plain(taken.tile) };
  });
  return { takes, pieces };
}

/** What the rules did when my time was up, or when I ended a turn that was not right; null where nothing was settled. */
function timeOutOf(news: readonly GameEvent[], seat: number | null, draft: Draft): TimeOut | null {
  const settled = news.find((event) => event.type === 'settled' && event.seat === seat);
  if (settled?.type !== 'settled' || settled.cause !== 'time_out') return null;
  const lay = laid(draft).map(({ text }) => text);
  const numbers = new Set(laid(draft).map(({ id }) => id));
  return { back: without(lay, settled.laid) ?? lay, laid: numbers, drawn: settled.drawn ?? [] };
}
