/** A table for the tests of the model: sets and a rack as texts, two players, and the turn with me. */
import type { Point } from '../src/board/screen.ts';
import { pieceText, tableOf } from '../src/board/draft.ts';
import { hear } from '../src/table/model/hearing.ts';
import { type Change, type Effect, newTable, type Table, type World } from '../src/table/model/table.ts';
import { setFrame } from '../src/table/model/turn.ts';
import type { GameEvent, GameView, PartyState, ServerMessage } from '../src/wire/protocol.ts';

export const sets = (table: string): string[][] =>
  table ? table.split(' | ').map((set) => set.split(' ')) : [];

/** Nothing moves, nothing is kept, and nobody's turn comes in steps. */
export const QUIET: World = {
  lessMotion: true,
  sorting: 'none',
  keptOrder: () => [],
  isFreshDeal: () => false,
  follows: () => false,
  landing: () => 0,
};

export interface Scene {
  rack: string;
  seat?: null;
  turn?: number;
  sequence?: number;
  rules?: Record<string, unknown>;
  opened?: boolean;
  may?: string[];
  phase?: GameView['phase'];
}

export const party = (rules: Record<string, unknown> = {}): PartyState =>
  ({
    code: 'abcd',
    phase: 'playing',
    you: { seat: 0, host: true, muted: [] },
    places: [{ name: 'Ann' }, { name: 'Bo' }],
    rules,
    colours: ['k', 'r', 'b', 'y'],
    spectators: 0,
  }) as unknown as PartyState;

export const view = (
  table: string,
  { rack, seat, turn = 0, sequence = 5, opened = true, may = ['play', 'draw'], phase = 'playing' }: Scene,
): GameView =>
  ({
    match: 1,
    number: 1,
    sequence,
    phase,
    seat: seat === undefined ? 0 : seat,
    turn,
    table: sets(table),
    rack: rack.split(' '),
    players: [
      { seat: 0, opened, tiles: 0 },
      { seat: 1, opened: true, tiles: 5 },
    ],
    may,
    table_may: [],
    to_take: [],
    history: [],
    history_from: 0,
    pools: [30],
    clock: null,
  }) as unknown as GameView;

/** The page has just been opened at this table; its cloth is large. */
export function tableAt(table: string, scene: Scene): Table {
  const there = party(scene.rules);
  const snapshot = {
    type: 'snapshot',
    party: { ...there, you: { ...there.you, ...(scene.seat === null && { seat: null }) } },
    view: view(table, scene),
    draft: null,
    talk: [],
  } as unknown as ServerMessage;
  const arrived = hear(newTable('abcd'), snapshot, 0, QUIET).table;
  return setFrame(arrived, { width: 1000, height: 600, touch: false }).table;
}

/** What comes next from the server. */
export const events = (
  now: Table,
  table: string,
  scene: Scene,
  ...happened: Partial<GameEvent>[]
): ServerMessage =>
  ({
    type: 'events',
    match: 1,
    first: now.game.view?.sequence ?? 0,
    view: view(table, { ...scene, sequence: (now.game.view?.sequence ?? 0) + happened.length }),
    events: happened.map((event) => ({ at: 0, ...event })),
  }) as unknown as ServerMessage;

/** The number of a tile by its face; of two alike, the first. */
export function tile({ draft }: Table, text: string): number {
  const all = [...draft.now.rack, ...draft.now.melds.flatMap(({ pieces }) => pieces)];
  const found = all.find((piece) => pieceText(piece) === text || piece.text === text);
  if (!found) throw new Error(`no ${text}`);
  return found.id;
}

/** The number of the set that this tile lies in. */
export function setOf({ draft }: Table, text: string): number {
  const found = draft.now.melds.find((meld) => meld.pieces.some((piece) => piece.text === text));
  if (!found) throw new Error(`no set with ${text}`);
  return found.id;
}

export const laidOut = ({ draft }: Table): string =>
  tableOf(draft.now)
    .map((set) => set.join(' '))
    .join(' | ');

/** The rack from left to right, `_` for an empty place. */
export const rackOf = ({ order, draft }: Table): string =>
  order.slots
    .map((slot) => (slot === null ? '_' : (draft.now.rack.find(({ id }) => id === slot)?.text ?? '_')))
    .join(' ');

/** The middle of a set on the cloth. */
export function middleOf({ places }: Table, meld: number): Point {
  const anchor = places.layout?.anchors.find(({ id }) => id === meld);
  if (!places.layout || !anchor) throw new Error(`${meld} is not laid out`);
  const { w, rows } = places.layout;
  return { x: anchor.x + (anchor.length * w) / 2, y: (rows[anchor.row] ?? 0) + w / 2 };
}

export const kinds = ({ effects }: Change): Effect['do'][] => effects.map((effect) => effect.do);
