/** What the page knows of a table: (state, message) -> state, pure. Time is an argument. */
import type {
  DraftState,
  GameEvent,
  GameView,
  PartyState,
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
  // What happens ends the draft that was shown; one that goes on is told once more (server/table/step.py).
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

/** Nothing has happened in a turn that is only beginning. */
export const isDone = (turn: TurnSeen): boolean =>
  turn.laid.length > 0 || turn.drew > 0 || turn.passed || turn.settled !== null || turn.discarded !== null;
