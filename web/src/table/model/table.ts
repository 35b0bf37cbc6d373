/**
 * One table as the page has it, as a frozen value. Whatever happens is a function `(table, ...) -> { table, effects }`:
 * in `hearing` and `settling` what the server tells and what time brings (`ring`), in `laying`, `turn` and `hint` what I
 * do. What is to be done outside is data, and `room/room.svelte.ts` carries it out.
 */
import type { Hand } from '../../board/drop.ts';
import { standing } from '../../board/melds.ts';
import type { Slot, Sorting } from '../../board/rack.ts';
import { openingNeeds, openingValue } from '../../board/opening.ts';
import { type Counted, NOTHING_COUNTED } from '../../board/naming.ts';
import { begin, type Draft, type Meld, meldTexts, type Piece, type Position } from '../../board/state.ts';
import type { Sound } from '../../ui/strokes.ts';
import type { ClientMessage, GameEvent, GameView, RoundEnded, Said } from '../../wire/protocol.ts';
import type { TurnMark } from './change.ts';
import { type Game, nothing } from './game.ts';
import { beginHistory, type History } from './history.ts';
import { HANDS_OFF, type Interaction } from './interaction.ts';
import { houseAt, mustOpen } from './match.ts';
import { NOWHERE, type Places } from './places.ts';
import { NO_ORDER, type RackOrder } from './rack_order.ts';
import { type Takes, withoutTakes } from './takes.ts';
import type { TimeOut } from './time_out.ts';

/** Everything that undo brings back. */
export interface Step {
  readonly draft: Draft;
  readonly order: RackOrder;
  readonly layout: Places['layout'];
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
  /** A line under the table for a while; what screen readers hear; the last move. */
  readonly note: string;
  readonly heard: string;
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
  arrived: new Set(),
  timeOut: null,
  history: beginHistory(),
  order: NO_ORDER,
  places: NOWHERE,
  interaction: HANDS_OFF,
  refusals: [],
  refusedFor: null,
  note: '',
  heard: '',
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

/** Sets of the draft that are not right. */
export const faultyAt = ({ draft, game }: Pick<Table, 'draft' | 'game'>): Meld[] => {
  const { shape } = houseAt(game);
  return draft.now.melds.filter((meld) => standing(meldTexts(meld), shape).state !== 'complete');
};

/** The tiles of my rack, open tiles that may be taken left out. */
export const rackAt = ({ draft, takes }: Table): readonly Piece[] => withoutTakes(draft.now, takes).rack;

export const stepAt = ({ draft, order, places }: Table): Step => ({ draft, order, layout: places.layout });
