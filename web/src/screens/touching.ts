/**
 * A big screen that may be touched. While whoever's turn it is allows it, the screen moves tiles as if it were them, with
 * a rack of nothing but what they have put down: the draft of the turn is the same as on their phone, and a step of it
 * goes to the server as a touch. What is hidden is not known here.
 *
 * `hands` says whether this screen may be touched now, `touched` which touch is on its way, and `told` what the server has
 * (its first) and what was sent (its last). So there are four states, and what leads from one to the next:
 *
 * | state                                  | a step here | the phone's draft      | my own touch is shown  | taken    | busy or refused        | may not be touched |
 * |----------------------------------------|-------------|------------------------|------------------------|----------|------------------------|--------------------|
 * | watching: `hands` null                 | –           | shown                  | –                      | –        | –                      | watching           |
 * | still: all that lies here is told      | moved       | taken over, still      | –                      | –        | –                      | watching           |
 * | moved: a step here is not told yet     | moved       | taken over, then moved | –                      | –        | –                      | watching           |
 * | sent: a touch waits for its answer     | sent        | noted, sent            | told is what was sent  | still    | what the server has is | watching           |
 * |                                        |             |                        |                        | or moved | taken over, then moved |                    |
 *
 * Whatever is taken over comes under what was moved here since (`rebase`): it stays if it still can. Moved becomes sent by
 * itself, soon (`letBeTouched`). One that may be touched again begins with what lies there (`standIn`).
 */
import { begin, pieceText, type Position, rebase, tableOf } from '../board/draft.ts';
import { type Game, receive } from '../table/model/game.ts';
import { hear, hearRefusal, showTheirDraft } from '../table/model/hearing.ts';
import { after, type Change, change, same, type Table } from '../table/model/table.ts';
import { layPosition, wireDraft } from '../table/model/turn.ts';
import type { Touch } from '../wire/protocol.ts';
import type { Room } from '../table/room/room.svelte.ts';
import type { Answer } from '../wire/socket.ts';
import type { Screen } from './identity.svelte.ts';

/** What was moved while a touch was on its way is told so soon after its answer. */
const SOON = 60;

/** The seat in turn, if its player lets the screen of this name be touched. */
export function touchedSeat(game: Game, screen: string): number | null {
  const { party, view } = game;
  const turn = view?.turn ?? null;
  const place = turn === null ? undefined : party?.places[turn];
  if (
    !party ||
    !place ||
    view?.phase !== 'playing' ||
    party.phase !== 'playing' ||
    party.paused ||
    !party.plan.live_drafts
  )
    return null;
  const isThere = place.kind === 'person' && !place.level && !place.left;
  return isThere && place.screen === screen ? turn : null;
}

/** What a message does on this screen: it is heard by one who only watches, and then the hands are back. */
export const hearTouched =
  (screen: string): typeof hear =>
  (table, message, at, world) => {
    if (message.type !== 'draft' || table.game.hands === null) {
      const heard = hear(stepAside(table), message, at, world);
      return { ...heard, table: standIn(heard.table, screen, table) };
    }
    const now = { ...table, game: receive(table.game, message, at) };
    const { draft } = now.game;
    const lies = setsOf(draft?.draft.table ?? table.game.view?.table ?? []);
    if (lies === setsOf(lying(table.draft.now))) return same({ ...now, told: [table.draft.now] });
    const isOwn = draft?.draft.touched === table.touched;
    // What was told is being answered: until then it is not known whether it comes before this or after.
    if (table.touched && !isOwn) return same(now);
    const from = (isOwn ? table.told.at(-1) : table.told[0]) ?? table.draft.now;
    return lies === setsOf(lying(from)) ? same({ ...now, told: [from] }) : takeOver(now, screen, from);
  };

const setsOf = (table: readonly (readonly string[])[]): string =>
  table
    .map((tiles) => tiles.join(' '))
    .sort()
    .join('|');

/** A table with what waits in the tray, as it is told: that is a set of one tile each. */
const lying = (now: Position): string[][] => [
  ...tableOf(now),
  ...now.rack.map((piece) => [pieceText(piece)]),
];

/** Whether something was moved here that is not told yet. */
export const isMoved = ({ draft, told: [from] }: Table): boolean =>
  !!from && setsOf(lying(draft.now)) !== setsOf(lying(from));

/** What comes from elsewhere has its single tiles in the tray: what it is compared with has them there too. */
const trayed = ({ melds, rack }: Position): Position => ({
  melds: melds.filter(({ pieces }) => pieces.length > 1),
  rack: [...rack, ...melds.filter(({ pieces }) => pieces.length === 1).flatMap(({ pieces }) => pieces)],
});

/** The draft as the server has it lies here, with what was moved here since it lay so, if that can still be. */
function takeOver(table: Table, screen: string, lay = table.draft.now): Change {
  const from = trayed(lay);
  const shown = showTheirDraft(stepAside(table, from));
  const was = { ...table, draft: { ...table.draft, now: from } };
  const stood = standIn(shown.table, screen, was);
  const { counted } = stood;
  if (stood.game.hands === null) return { ...shown, table: stood };
  const { draft } = rebase({ ...table.draft, base: from }, stood.draft.now, stood.draft.nextMeld);
  const next = { ...stood, counted: { ...counted, melds: draft.nextMeld } };
  return after({ ...shown, table: stood }, () =>
    draft.now === stood.draft.now ? same(stood) : layPosition(next, draft.now, true),
  );
}

/** A touch is on its way: it was made on what lay here before, and lies like this. */
export const sending = (table: Table, number: number): Change =>
  same({ ...table, touched: number, told: [table.told[0] ?? table.draft.base, table.draft.now] });

/** A touch has been answered: it counts, or what the server has does; what was moved here besides stays if it can. */
export function answered(
  table: Table,
  screen: string,
  { number, table: sets }: Omit<Touch, 'id'>,
  answer: 'taken' | 'busy' | 'refused',
): Change {
  if (table.touched !== number) return same(table);
  const { game } = table;
  const [from, sent = from] = table.told;
  const now = { ...table, touched: 0 };
  if (answer !== 'taken') return takeOver(now, screen, answer === 'busy' ? from : table.draft.now);
  const isShown = game.hands === null || game.draft?.draft.touched === number;
  const draft = { seat: game.hands ?? 0, draft: { table: sets, touched: number } };
  const next = isShown ? now : { ...now, told: sent ? [sent] : now.told, game: { ...game, draft } };
  const later = { do: 'later', timer: 'draft', ms: SOON, goesOn: true } as const;
  return change(next, {}, ...(isMoved(next) ? [later] : []));
}

/** The table as it lies here, as it is told. */
export function touchOf(table: Table, secret: string, number: number): Omit<Touch, 'id'> {
  const { announced } = wireDraft(table);
  return {
    type: 'touch',
    seen: table.game.view?.sequence ?? 0,
    screen: secret,
    number,
    table: lying(table.draft.now),
    ...(announced ? { announced } : {}),
    on: lying(table.told[0] ?? table.draft.base),
  };
}

/** What lies here is somebody's draft again, seen by one who watches. */
function stepAside(table: Table, theirDraft = table.draft.now): Table {
  const { game, draft, counted } = table;
  if (game.hands === null) return table;
  return {
    ...table,
    game: { ...game, hands: null },
    theirDraft,
    draft: begin({ melds: draft.base.melds, rack: [] }, draft.nextMeld),
    counted: { ...counted, melds: Math.max(counted.melds, draft.nextMeld) },
  };
}

/** Their draft is moved from here: tiles that did not lie there when the turn began came from their rack. */
function standIn(table: Table, screen: string, was: Table): Table {
  const seat = touchedSeat(table.game, screen);
  if (seat === null) return table;
  const { melds } = table.draft.base;
  const lies: Position = table.theirDraft ?? { melds, rack: [] };
  const lay = new Set(melds.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const rack = [...lies.rack, ...lies.melds.flatMap(({ pieces }) => pieces)].filter(({ id }) => !lay.has(id));
  const isSameTurn = was.game.hands === seat && was.draft.base.melds === melds;
  const isSame = isSameTurn && was.draft.now === lies;
  const before = isSameTurn ? was.draft.past : [];
  return {
    ...table,
    game: { ...table.game, hands: seat },
    theirDraft: null,
    draft: {
      base: { melds, rack },
      now: lies,
      past: isSame || !isSameTurn ? before : [...before, was.draft.now],
      nextMeld: Math.max(table.counted.melds, table.draft.nextMeld),
    },
    history: isSame ? was.history : { past: [], future: [] },
    told: isSame ? was.told : [lies],
    isDraftSeen: true, // also that everything lies as it did is worth telling
  };
}

// -- between a big screen and the server: steps that are taken with fingers go there as touches -----

/** The player lets the screen of this name be touched in their turns, or none. */
export const letTouch = (room: Room, screen: string | null): Promise<Answer> =>
  room.ask({ type: 'let_touch', screen });

/** This page is such a screen. */
export function letBeTouched(room: Room, { name, secret }: Screen): void {
  const { tell } = room;
  let last = 0;
  room.hearing = hearTouched(name);
  room.tell = (message) => (message.type === 'draft' ? void send() : tell(message));

  async function send(): Promise<void> {
    // What is moved while a touch is on its way is told once that is answered.
    if (room.table.touched || !isMoved(room.table)) return;
    // By the clock, so that a screen that was loaded anew does not begin with numbers that were used.
    const number = (last = Math.max(last + 1, Date.now()));
    const touch = touchOf(room.table, secret, number);
    room.act(sending, number);
    const answer = await room.ask(touch, true);
    const said = verdict(answer);
    if (answer.type === 'refused' && said === 'refused') room.act(hearRefusal, answer.reasons);
    room.act(answered, name, touch, said);
  }
}

/** Busy: the player has moved something in the same moment. */
function verdict(answer: Answer): 'taken' | 'busy' | 'refused' {
  if (answer.type === 'ack') return 'taken';
  const isBusy = answer.type === 'refused' && answer.reasons.some(({ code }) => code === 'busy');
  return isBusy ? 'busy' : 'refused';
}
