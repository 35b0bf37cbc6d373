/**
 * One table as the page has it, as a frozen value. Whatever happens is a function `(table, ...) -> { table, effects }`:
 * in `hearing` what the server tells, in `turn` what time brings (`ring`), in `laying`, `turn` and `hint` what I
 * do. What is to be done outside is data, and `room/room.svelte.ts` carries it out.
 */
import {
  begin,
  type Counted,
  type Draft,
  NOTHING_COUNTED,
  type Piece,
  pieceOf,
  type Position,
} from '../../board/draft.ts';
import { type Fitting, type Hand, openingNeeds, openingValue } from '../../board/hand.ts';
import { NO_ORDER, type RackOrder, type Slot, type Sorting } from '../../board/rack.ts';
import type { Sound } from '../../ui/strokes.ts';
import type { Arguments, Key } from '../../ui/words.svelte.ts';
import type { ClientMessage, GameEvent, GameView, Origin, RoundEnded, Said } from '../../wire/protocol.ts';
import { type Game, houseAt, mustOpen, nothing } from './game.ts';
import type { Coach } from './hint.ts';
import { NOWHERE, type Places } from '../../board/layout.ts';
import type { HintMarks, TurnMark } from './standing.ts';

/** Everything that undo brings back. */
export interface Step {
  readonly draft: Draft;
  readonly order: RackOrder;
  /** How that lay before the eye, so that nothing need be worked out again; null: as all lies now. */
  readonly seen: Pick<Table, 'shown' | 'places'> | null;
}

/** A turn of the round that is shown once more. */
export interface Again {
  readonly shown: {
    readonly position: Position;
    /** The turn whose tiles fly; null while the table lies as it was before. */
    readonly turn: TurnMark | null;
  } | null;
  /** The number of the turn in the history of the round. */
  readonly number: number | null;
  /** What comes after the table as it was before. */
  readonly next: Again['shown'];
  /** Where the sets lay before, and lie again afterwards. */
  readonly layout: Places['layout'];
}

export const NOT_AGAIN: Again = { shown: null, number: null, next: null, layout: null };

export type EndFrame = 'out' | 'racks' | 'won';

/** The end of a round, in frames before the score sheet: the last move is held, the racks are counted, the match is won. */
export interface Ending {
  readonly frame: EndFrame | null;
  readonly result: RoundEnded | null;
  /** The sets of the last move. */
  readonly melds: ReadonlySet<number>;
  readonly isMatch: boolean;
  /** How long the frames stay, in milliseconds. */
  readonly times: Readonly<Record<EndFrame, number>>;
  /** The first frame waits until the page has drawn the last move, and then until its tiles have landed. */
  readonly waitsFor: 'drawing' | 'landing' | null;
}

export const NO_ENDING: Ending = {
  frame: null,
  result: null,
  melds: new Set(),
  isMatch: false,
  times: { out: 0, racks: 0, won: 0 },
  waitsFor: null,
};

/** What somebody who listens is told; of what waits, an answer comes first and a remark last. */
export type Weight = 'alert' | 'answer' | 'news' | 'turn' | 'remark';

/** A table before and after something, to be told by the sets that it changed. */
export interface Altered {
  readonly before: Position;
  readonly after: Position;
}

/** Something that has happened at the table, the players by name, and how many tiles are left to who did it. */
export interface Happened {
  readonly event: GameEvent;
  readonly names: readonly string[];
  readonly isMine: boolean;
  readonly left: number;
}

/** One thing to say. Words that a table lacks at first sight are put in their place when it is said. */
export interface Spoken {
  readonly number: number;
  readonly weight: Weight;
  readonly text: string;
  readonly event?: Happened;
  readonly altered?: Altered;
  /** What became of my tiles when my time was up. */
  readonly timeOut?: TimeOut;
  /** How many tiles I have where I have just come. */
  readonly arrived?: number | null;
  /** The tiles that are in hand, and how many sets take them. */
  readonly held?: { readonly tiles: readonly string[]; readonly fits: number };
  readonly later?: { readonly key: Key; readonly args?: Arguments };
  /** It was said before, and was asked for again. */
  readonly isAgain?: true;
}

export interface Table {
  readonly code: string;
  readonly game: Game;
  /** Why the server ended the connection. */
  readonly bye: string | null;
  readonly draft: Draft;
  /** The numbers that tiles and sets have had so far. */
  readonly counted: Counted;
  readonly takes: Takes;
  /** What lies on the cloth to the eye: my draft, or what somebody else is laying. */
  readonly shown: Position;
  /** The table with what somebody else is laying at the moment. */
  readonly theirDraft: Position | null;
  /** This page is a big screen: single tiles that somebody lays wait in a tray, as the rack of `theirDraft`. */
  readonly hasTray: boolean;
  /** What the others did since my last turn. */
  readonly turns: readonly TurnMark[];
  /** Tiles that came to my rack last. */
  readonly arrived: ReadonlySet<number>;
  /** What happened when my time was up, until a tile is touched. */
  readonly timeOut: TimeOut | null;
  readonly history: History<Step>;
  readonly order: RackOrder;
  readonly places: Places;
  readonly interaction: Interaction;
  /** Why the server said no, in words, and the code of the first reason: its clause is one tap away. */
  readonly refusals: readonly string[];
  readonly refusedFor: string | null;
  /** A line under the table for a while; what screen readers hear, the latest last; the last move. */
  readonly note: string;
  readonly heard: readonly Spoken[];
  readonly lastMove: string;
  /** The tiles are about to be dealt before my eyes. */
  readonly dealing: boolean;
  /** My opening, for a moment. */
  readonly openedWith: number | null;
  readonly again: Again;
  readonly ending: Ending;
  /** The score sheet is open. */
  readonly sheet: boolean;
  /** A turn has come whose tiles are not laid out yet: it comes onto the cloth step by step. */
  readonly awaited: boolean;
  /** The others see my draft. */
  readonly isDraftSeen: boolean;
  /** The last draft from elsewhere that mine knows: a big screen was touched, or another device of mine. */
  readonly touched: number;
  /** My drafts as they were told, by their steps: what a touch of a big screen was made on is among them. */
  readonly told: readonly Position[];
  /** The hash whose salt has been told. */
  readonly revealed: string;
}

/** What is to be done outside. */
export type Effect =
  | { do: 'tell'; message: ClientMessage }
  | { do: 'sound'; sound: Sound }
  | { do: 'buzz'; ms: number }
  /** Rings after a while; a timer that runs begins anew, or goes on if it should. */
  | { do: 'later'; timer: Timer; ms: number; goesOn?: boolean }
  | { do: 'stop'; timer: Timer }
  /** The order of the rack is kept on this device. */
  | { do: 'keep-order' }
  /** This deal has been seen. */
  | { do: 'keep-deal' }
  /** The turn of this seat comes onto the cloth in steps; or whatever is coming is there at once. */
  | { do: 'arrive'; seat: number }
  | { do: 'land' }
  | { do: 'bubble'; said: Said; isOwn: boolean }
  /** Characters may have something to say about it. */
  | { do: 'chat'; events: readonly GameEvent[] }
  | { do: 'reveal'; hash: string }
  | { do: 'discard'; id: number };

export type Timer = 'note' | 'shaken' | 'opened' | 'again' | 'ending' | 'draft';

export interface Change {
  readonly table: Table;
  readonly effects: readonly Effect[];
  /** Of a drop: the tiles went somewhere. */
  readonly went?: boolean;
}

/** What a transition has to know of the world around the table. */
export interface World {
  readonly lessMotion: boolean;
  /** How the player likes a new rack. */
  readonly sorting: Sorting | 'none';
  /** The rack as it was left, if it was. */
  keptOrder(view: GameView, rack: readonly Piece[]): readonly Slot[];
  /** I have not seen this deal. */
  isFreshDeal(view: GameView): boolean;
  /** Whether this seat's turns are seen as they come; a page that shows none of it says no. */
  follows(seat: number): boolean;
  /** Milliseconds until the last tile has landed. */
  landing(): number;
}

const EMPTY: Position = { melds: [], rack: [] };

export const newTable = (code: string): Table => ({
  code,
  game: nothing,
  bye: null,
  draft: begin(EMPTY, 1),
  counted: NOTHING_COUNTED,
  takes: new Map(),
  shown: EMPTY,
  theirDraft: null,
  hasTray: false,
  turns: [],
  arrived: NONE,
  timeOut: null,
  history: beginHistory(),
  order: NO_ORDER,
  places: NOWHERE,
  interaction: HANDS_OFF,
  refusals: [],
  refusedFor: null,
  note: '',
  heard: [],
  lastMove: '',
  dealing: false,
  openedWith: null,
  again: NOT_AGAIN,
  ending: NO_ENDING,
  sheet: false,
  awaited: false,
  isDraftSeen: false,
  touched: 0,
  told: [EMPTY],
  revealed: '',
});

/** A table with some of it changed, and what follows outside. */
export const change = (table: Table, parts: Partial<Table>, ...effects: Effect[]): Change => ({
  table: { ...table, ...parts },
  effects,
});

export const same = (table: Table): Change => ({ table, effects: [] });

/** One transition after another; their effects follow each other. */
export function after(first: Change, ...next: ((table: Table) => Change)[]): Change {
  let { table, effects } = first;
  for (const transition of next) {
    const done = transition(table);
    [table, effects] = [done.table, [...effects, ...done.effects]];
  }
  return { table, effects };
}

/** So many sentences can be asked for again. */
const KEPT_WORDS = 50;

/** With one more thing to say to who listens. */
export function speak(table: Table, weight: Weight, text: string, more: Partial<Spoken> = {}): Table {
  const number = (table.heard.at(-1)?.number ?? 0) + 1;
  return { ...table, heard: [...table.heard, { number, weight, text, ...more }].slice(-KEPT_WORDS) };
}

/** With something else in hand. */
export const handle = (table: Table, parts: Partial<Interaction>, ...effects: Effect[]): Change =>
  change(table, { interaction: { ...table.interaction, ...parts } }, ...effects);

// -- what follows from it ---------------------------------------------------------------------------

/** The most that lay from the rack at any step: once the opening lies, its tiles may be used elsewhere. */
export function openedBy({ draft, game }: Pick<Table, 'draft' | 'game'>): number {
  const { shape, opening } = houseAt(game);
  return [...draft.past, draft.now].reduce(
    (most, now) => Math.max(most, openingValue({ ...draft, now }, shape, opening)),
    0,
  );
}

export const openingAsks = ({ draft, game }: Pick<Table, 'draft' | 'game'>): number =>
  openingNeeds(draft, houseAt(game).opening);

/** What the hands have to know before they lay something. */
export const handAt = (table: Pick<Table, 'draft' | 'game'>): Hand => ({
  draft: table.draft,
  house: houseAt(table.game),
  mustOpen: mustOpen(table.game),
  opens: openedBy(table) >= openingAsks(table),
});

/** The tiles of my rack, open tiles that may be taken left out. */
export const rackAt = ({ draft, takes }: Table): readonly Piece[] => withoutTakes(draft.now, takes).rack;

export const stepAt = ({ draft, order, shown, places }: Table): Step => ({
  draft,
  order,
  seen: { shown, places },
});

// -- what is in hand --------------------------------------------------------------------------------
// What is selected, asked and pointed at: none of it is part of the game.

/** Why not, said at a set. */
export interface RefusalAt {
  meld: number;
  text: string;
  /** The refusal by its code, where the rules have a clause for it. */
  rule: string | null;
}

export interface Asking {
  meld: number;
  options: string[][];
}

export interface Interaction {
  /** Tiles, by their number. */
  readonly selected: ReadonlySet<number>;
  /** Sets that light up as places for what is selected or carried, by their number. */
  readonly fitting: ReadonlyMap<number, Fitting>;
  /** Of these, the one that has opened a slot for what is carried. */
  readonly slot: Fitting | null;
  /** A set that takes what is held still above it although it does not fit. */
  readonly awake: number | null;
  /** While tiles are carried, sets that do not take them are dimmed. */
  readonly dims: boolean;
  /** A set whose jokers could mean several things. */
  readonly asking: Asking | null;
  /** The set that is shown large. */
  readonly lens: number | null;
  /** The set that is opened on the map of a phone: the others see which. */
  readonly opened: number | null;
  /** The set the action button points at. */
  readonly pointed: number | null;
  /** The hint that is told, stage by stage. */
  readonly coach: Coach | null;
  /** What glows without a hint being told: the tile of one that was closed, what a lesson or a puzzle points at. */
  readonly marked: HintMarks | null;
  readonly refusal: RefusalAt | null;
  /** Tiles that are in the air: nothing may move under the hand. */
  readonly carried: readonly number[];
  /** A tile that may not be moved. */
  readonly shaken: number | null;
}

const NO_SETS: ReadonlyMap<number, Fitting> = new Map();
export const NONE: ReadonlySet<number> = new Set();
const NOTHING_CARRIED: readonly number[] = [];

const HANDS_OFF: Interaction = {
  selected: NONE,
  fitting: NO_SETS,
  slot: null,
  awake: null,
  dims: false,
  asking: null,
  lens: null,
  opened: null,
  pointed: null,
  coach: null,
  marked: null,
  refusal: null,
  carried: NOTHING_CARRIED,
  shaken: null,
};

/** Everything is put down; of what lies on a changed table, whatever is still there stays in hand. */
export function putDownAll(now: Interaction, still: Position | null = null): Interaction {
  const there = (meld: number | undefined | null): boolean => !!still?.melds.some(({ id }) => id === meld);
  const kept = still ? [...now.selected].filter((id) => pieceOf(still, id)) : [];
  return {
    // What is in the air stays in the hand, whatever happens on the table.
    ...(now.carried.length ? now : release(now)),
    // The same object while nothing changes: every tile looks at it.
    selected: kept.length === now.selected.size ? now.selected : kept.length ? new Set(kept) : NONE,
    asking: there(now.asking?.meld) ? now.asking : null,
    lens: there(now.lens) ? now.lens : null,
    pointed: null,
    coach: null,
    marked: null,
    refusal: null,
  };
}

/** What was carried is let go of: no set offers a place any more. */
export const release = (now: Interaction): Interaction => ({
  ...now,
  carried: NOTHING_CARRIED,
  dims: false,
  fitting: NO_SETS,
  slot: null,
  awake: null,
});

export const choose = (now: Interaction, ids: Iterable<number> = []): Interaction => {
  const selected = new Set(ids);
  return { ...now, selected: selected.size ? selected : NONE, fitting: NO_SETS };
};

// -- steps back and forth ---------------------------------------------------------------------------
// Each is everything as it was, so nothing has to be worked out.

export interface History<Step> {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** The same object each time: what looks at it need not look again. */
const NO_STEPS: History<never> = { past: [], future: [] };

/** A new beginning, with these steps behind it. */
export const beginHistory = <Step>(...past: Step[]): History<Step> =>
  past.length ? { past, future: [] } : NO_STEPS;

/** Something is about to change from this. */
export const record = <Step>({ past }: History<Step>, now: Step): History<Step> => ({
  // A new step after some were taken back: what lay ahead cannot be had again.
  past: [...past, now],
  future: [],
});

/** How it was one step ago; `now` can be had again. */
export function stepBack<Step>({ past, future }: History<Step>, now: Step): [History<Step>, Step] | null {
  const before = past.at(-1);
  return before === undefined ? null : [{ past: past.slice(0, -1), future: [now, ...future] }, before];
}

export function stepAgain<Step>({ past, future }: History<Step>, now: Step): [History<Step>, Step] | null {
  const [next, ...later] = future;
  return next === undefined ? null : [{ past: [...past, now], future: later }, next];
}

// -- open tiles -------------------------------------------------------------------------------------

/** By the number of the piece, where it is from. */
export type Takes = ReadonlyMap<number, Origin>;

export const withoutTakes = (position: Position, takes: Takes): Position =>
  takes.size ? { ...position, rack: position.rack.filter((piece) => !takes.has(piece.id)) } : position;

// -- time is up -------------------------------------------------------------------------------------

export interface TimeOut {
  /** Tiles that came back from the table. */
  back: readonly string[];
  /** All that lay there from the rack, by their numbers. */
  laid: ReadonlySet<number>;
  drawn: readonly string[];
}
