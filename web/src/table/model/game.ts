/** What the page knows of a match: (state, message) -> state, pure, with time as an argument; and what follows from it. */
import { type House, houseOf } from '../../board/hand.ts';
import type { Colour } from '../../board/tile.ts';
import { t } from '../../ui/words.svelte.ts';
import type {
  DraftState,
  GameEvent,
  GameView,
  PartyState,
  Place,
  Said,
  ServerMessage,
  TurnSeen,
} from '../../wire/protocol.ts';

export interface Game {
  party: PartyState | null;
  view: GameView | null;
  /** What somebody else is laying at the moment. */
  draft: DraftState | null;
  talk: readonly Said[];
  /** When the view came, by the page's own clock: clocks count down from then. */
  viewAt: number;
  /** The events that came last, and how many came before them: each is told once. */
  news: readonly GameEvent[];
  newsFrom: number;
  /** Something was missed: ask for it. */
  missed: boolean;
  /** The seat whose tiles are moved here though it is not mine: on a big screen that may be touched. */
  hands: number | null;
  /** By how much the clock of the server is ahead of the page's own; null before it was told. */
  serverAhead: number | null;
}

export const nothing: Game = {
  party: null,
  view: null,
  draft: null,
  talk: [],
  viewAt: 0,
  news: [],
  newsFrom: 0,
  missed: false,
  hands: null,
  serverAhead: null,
};

const LONGEST_TALK = 100;

export function receive(game: Game, message: ServerMessage, now: number): Game {
  switch (message.type) {
    case 'snapshot':
      return {
        ...game,
        party: message.party,
        draft: message.draft,
        talk: message.talk,
        ...look(message.view, now),
        missed: false,
        news: [],
        // What was not told by now is not told any more: the snapshot holds what it led to.
        newsFrom: game.newsFrom + game.news.length,
      };
    case 'events':
      return happened(game, message, now);
    case 'party':
      return { ...game, party: message.party };
    case 'draft':
      return showDraft(game, message);
    case 'said':
      return { ...game, talk: [...game.talk, message].slice(-LONGEST_TALK) };
    case 'stale':
      return takeView(game, message.view, now);
    case 'refused':
      return message.view ? takeView(game, message.view, now) : game;
    case 'beat':
      return withWatchers(
        behind(game, message.match, message.sequence) ? { ...game, missed: true } : game,
        message.spectators,
      );
    // Answers are for those who asked (`wire/socket.ts`): what they bring about is told with events.
    case 'ack':
    case 'bye':
    case 'hint':
      return game;
    case 'welcome':
      return { ...game, serverAhead: message.now - now };
  }
}

/** Nothing changes as long as just as many people watch. */
const withWatchers = (game: Game, spectators: number): Game =>
  !game.party || game.party.spectators === spectators
    ? game
    : { ...game, party: { ...game.party, spectators } };

const look = (view: GameView | null, now: number): Pick<Game, 'view' | 'viewAt'> => ({ view, viewAt: now });

/** The view with the whole history of its round: with events only the latest turns come. Null: some are missing. */
function withHistory(view: GameView, known: GameView | null): GameView | null {
  if (!view.history_from) return view;
  const before = known?.match === view.match && known.number === view.number ? known.history : [];
  if (before.length < view.history_from) return null;
  const history = [...before.slice(0, view.history_from), ...view.history];
  return { ...view, history, history_from: 0 };
}

function behind(game: Game, match: number, sequence: number): boolean {
  if (!game.view) return match > 0;
  return match > game.view.match || (match === game.view.match && sequence > game.view.sequence);
}

/** The next events are taken, old ones ignored, and a gap is asked about. */
function happened(game: Game, message: Extract<ServerMessage, { type: 'events' }>, now: number): Game {
  const known = game.view && game.view.match === message.match ? game.view.sequence : 0;
  if (game.view && message.match < game.view.match) return game;
  // The view that came with it is right, but what led there was not seen: it is asked for, so that it can be shown.
  if (message.first > known) return { ...game, missed: true };
  const fresh = message.events.slice(known - message.first);
  if (!fresh.length && game.view) return game;
  const view = withHistory(message.view, game.view);
  if (!view) return { ...game, missed: true };
  const newsFrom = game.newsFrom + game.news.length;
  // What happens ends the draft that was shown; one that goes on is told once more (server/table/table_state.py).
  return { ...game, ...look(view, now), draft: null, news: fresh, newsFrom, missed: false };
}

/** A view without its events: right as it stands, only nothing is told about it. */
function takeView(game: Game, view: GameView, now: number): Game {
  if (
    game.view &&
    // It came with an answer, and events that were told since may be newer.
    (view.match < game.view.match || (view.match === game.view.match && view.sequence < game.view.sequence))
  )
    return game;
  return { ...game, ...look(view, now), draft: null, missed: false };
}

/** A draft that belongs to an older view is not shown. */
function showDraft(game: Game, message: Extract<ServerMessage, { type: 'draft' }>): Game {
  const view = game.view;
  if (!view || message.match !== view.match || message.seen !== view.sequence)
    return { ...game, draft: null };
  return { ...game, draft: message.draft };
}

/** Milliseconds left on the clock, or null where there is none. */
export function clockLeft(game: Game, now: number): number | null {
  const clock = game.view?.clock;
  if (!clock) return null;
  // The page's clock ticks four times a second: it may be a little older than the view.
  const gone = clock.running ? Math.max(0, now - game.viewAt) : 0;
  return Math.max(0, clock.left - gone);
}

/** Whoever thinks for longer may be nudged. */
export const LONG = 30_000;

/** Whether time changes what is seen between two looks at the page's clock: a clock runs, somebody is missed, or thinks long. */
export function isCounting({ party, view, viewAt }: Game, before: number, now: number): boolean {
  const isMissed = party?.places.some(
    ({ kind, connected, left }) => kind === 'person' && (!connected || left),
  );
  return !!view?.clock || !!isMissed || (before - viewAt <= LONG && now - viewAt > LONG);
}

/** Nothing has happened in a turn that is only beginning. */
export const isDone = (turn: TurnSeen): boolean =>
  turn.laid.length > 0 || turn.drew > 0 || turn.passed || turn.settled !== null || turn.discarded !== null;

// -- what follows from it ---------------------------------------------------------------------------
// Whose turn it is, what I may do, how people are called.

const FOUR: readonly Colour[] = ['k', 'r', 'b', 'o'];
const NO_RULES = houseOf({}, FOUR);
const houses = new WeakMap<PartyState, House>();

/** The rules as hands know them: the same object as long as the table is, for lengths of sets are kept by it. */
export function houseAt({ party }: Pick<Game, 'party'>): House {
  if (!party) return NO_RULES;
  const house = houses.get(party) ?? houseOf(party.rules, (party.colours ?? FOUR) as Colour[]);
  houses.set(party, house);
  return house;
}

export const seatAt = ({ party }: Pick<Game, 'party'>): number | null => party?.you.seat ?? null;

/** The seat whose tiles are moved on this page. */
export const handsAt = (game: Game): number | null => game.hands ?? seatAt(game);

export const isPlaying = ({ view, party }: Game): boolean =>
  view?.phase === 'playing' && party?.phase === 'playing';

export const isMyTurn = (game: Game): boolean => isPlaying(game) && game.view?.turn === (handsAt(game) ?? -1);

/** I have not opened, and nobody's opening counts for me. */
export function mustOpen(game: Game): boolean {
  const { view } = game;
  const seat = handsAt(game);
  if (!view || seat === null || view.players[seat]?.opened) return false;
  return !(houseAt(game).openedForAll && view.players.some((player) => player.opened));
}

export const may = ({ view }: Game, kind: string): boolean =>
  (view?.may as string[] | undefined)?.includes(kind) ?? false;

export const tableMay = ({ view, party }: Game, kind: string): boolean =>
  !!party?.you.host && ((view?.table_may as string[] | undefined)?.includes(kind) ?? false);

export function nameAt(game: Game, seat: number): string {
  if (seat === seatAt(game)) return t('you');
  return (
    game.party?.places[seat]?.name || game.view?.players[seat]?.name || t('seat-number', { number: seat + 1 })
  );
}

/** The number of a player's colour: 1 for whoever plays after me, and so on; 0 is mine. */
export function colourAt(game: Game, seat: number): number {
  const count = game.view?.players.length ?? 1;
  const me = seatAt(game);
  // Colour 0 is one's own, and whoever watches has none.
  return me === null ? (seat % 5) + 1 : (seat - me + count) % count;
}

// -- who is missed ----------------------------------------------------------------------------------
// Patience first, choices later.

/** So long a lost connection is waited for before anything else is offered, in milliseconds. */
export const PATIENCE = 20_000;
/** How many tiles can still be drawn. */
export const inPool = ({ view }: Game): number =>
  (view?.pools ?? []).reduce((sum, count) => sum + count, 0) + (view?.face_up ? 1 : 0);

const DAY = 86_400_000;

export interface Absence {
  /** Once dismissed, it is not told again. */
  readonly key: string;
  readonly place: Place;
  /** How long the connection has been lost, in milliseconds; null: they have got up. */
  readonly gone: number | null;
}

const others = (game: Game): Place[] =>
  (game.party?.places ?? []).filter(({ kind, seat }) => kind === 'person' && seat !== seatAt(game));

/** Nobody is: the same each time, for most evenings never have anything else to look at. */
const NOBODY: readonly Absence[] = [];

/** Everybody who should be here and is not; where the computer plays already nobody is missed. */
export function absences(game: Game, now: number): readonly Absence[] {
  if (!isPlaying(game)) return NOBODY;
  // A day is longer than any tunnel.
  const isSlow = (game.view?.clock?.limit ?? 0) >= DAY;
  const missed = others(game).flatMap((place): Absence[] => {
    const { seat, level, left, connected, away_since } = place;
    if (level || (connected && !left)) return [];
    if (left) return [{ key: `left ${seat}`, place, gone: null }];
    if (isSlow) return [];
    // 0: they never were here.
    const gone = away_since ? Math.max(0, now + (game.serverAhead ?? 0) - away_since) : Infinity;
    return [{ key: `away ${seat} ${away_since}`, place, gone }];
  });
  return missed.length ? missed : NOBODY;
}

/** Who thinks for long; where a clock runs it says enough. */
export function thinksLong(game: Game, now: number): Place | null {
  const { view } = game;
  if (!view || view.clock || seatAt(game) === null || !isPlaying(game) || now - game.viewAt <= LONG)
    return null;
  const place = others(game).find(({ seat }) => seat === view.turn);
  return place && !place.level && !place.left && place.connected ? place : null;
}

/** So many seconds whoever of a family still reads how a match ended is waited for. */
export const CHAIR_KEPT_S = 60;
