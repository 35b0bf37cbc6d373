/** What the server says, message by message. */
import { laid, meldOf, tableOf } from '../../board/draft.ts';
import { isCharacter } from '../../ui/company.ts';
import { hasName, labelled, reasonText } from '../../ui/words.svelte.ts';
import type { RefusalOf, Said, ServerMessage } from '../../wire/protocol.ts';
import { type Game, isMyTurn, receive, seatAt } from './game.ts';
import { settle, showTheirDraft } from './settling.ts';
import {
  after,
  type Change,
  change,
  type Effect,
  faultyAt,
  handle,
  same,
  speak,
  type Table,
  type World,
} from './table.ts';
import { refresh } from './turn.ts';
import { REMARK, saidText } from './words.ts';

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
      message.type === 'events' && game.party?.places.some(({ level }) => isCharacter(level))
        ? change(now, {}, { do: 'chat', events: message.events })
        : same(now),
  );
}

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
