/** Answers to what somebody asks by a key, and what is said when a key could do nothing. Fetched with the first of them. */
import { laid, type Meld, meldOf, meldTexts, pieceOf, type Position } from '../../board/draft.ts';
import { openingValue, placesOf } from '../../board/hand.ts';
import { standing } from '../../board/melds.ts';
import { capital, labelled, t, tileName } from '../../ui/words.svelte.ts';
import { houseAt, inPool, isMyTurn, mustOpen, nameAt, seatAt } from './game.ts';
import { alteredBy, firstUnseen, turnWords } from './reading.ts';
import { faultWords, faultyAt } from './standing.ts';
import { handAt, openedBy, openingAsks, rackAt, type Table } from './table.ts';
import {
  alteredWords,
  type Level,
  meantTexts,
  rackWords,
  setWords,
  spokenWords,
  tableWords,
  tilesWords,
  together,
} from './telling.ts';

/** Who asks: the tile under the cursor, the milliseconds on the clock, how much is told. */
export interface Asker {
  readonly focused: number | null;
  readonly clock: number | null;
  readonly level: Level;
}

type Answer = (table: Table, asker: Asker) => string;

const shapeOf = ({ game }: Table): ReturnType<typeof houseAt>['shape'] => houseAt(game).shape;
const named = (table: Table, seat: number): string => capital(nameAt(table.game, seat));

/** By the name of the action. */
export const ANSWERS = {
  rack: (table) =>
    seatAt(table.game) === null ? together(t('watching')) : rackWords(rackAt(table), shapeOf(table)),
  'read-table': (table) => tableWords(table.shown, shapeOf(table)),
  takers,
  'read-set': readSet,
  'read-changes': changes,
  standing: whereWeStand,
  turn: myTurn,
  again: (table, { level }) => saidBefore(table, level, 1),
  'again-before': (table, { level }) => saidBefore(table, level, 2),
  set: ({ shown: { melds } }) => t('told-sets', { count: melds.length }),
} as const satisfies Readonly<Record<string, Answer>>;

export type Question = keyof typeof ANSWERS;

/** The sets that take a tile of my rack, with the numbers that they have. */
function takers(table: Table): string {
  const hand = handAt(table);
  const takes = new Set(rackAt(table).flatMap((piece) => placesOf(hand, piece).map(({ id }) => id)));
  const which = table.shown.melds.filter(({ id }) => takes.has(id));
  return which.length ? tableWords(table.shown, shapeOf(table), which) : t('told-no-takers');
}

/** The set under the cursor, tile by tile; on the rack, the tile and where it is. */
function readSet(table: Table, { focused }: Asker): string {
  const { shown, draft } = table;
  const meld = focused === null ? undefined : meldOf(shown, focused);
  if (meld) {
    const set = meantTexts(meld, shapeOf(table)).map(tileName).join(', ');
    const number = shown.melds.indexOf(meld) + 1;
    return together(t('told-set', { number, set }), faultOf(table, meld));
  }
  const rack = t('your-rack', { count: draft.now.rack.length });
  const piece = focused === null ? undefined : pieceOf(draft.now, focused);
  return together(piece ? labelled(tileName(piece.text), rack) : rack);
}

const faultOf = (table: Table, meld: Meld): string => faultWords(standing(meldTexts(meld), shapeOf(table)));

/** Each turn since mine, rearrangements whole. */
function changes(table: Table, { level }: Asker): string {
  const history = table.game.view?.history ?? [];
  const me = seatAt(table.game);
  const told = history.slice(firstUnseen(history, me)).map((turn, i) => {
    const altered = alteredBy(history, firstUnseen(history, me) + i);
    const what = turnWords(turn, named(table, turn.seat), turn.seat === me);
    return together(what, altered ? alteredWords(altered, shapeOf(table), level) : '');
  });
  return together(...told) || t('told-nothing');
}

/** Whose turn it is, who holds how many tiles and has opened, what is left to draw, what an opening needs, the clock. */
function whereWeStand(table: Table, { clock }: Asker): string {
  const { view } = table.game;
  if (!view) return t('connecting');
  const players = view.players.map(({ seat, tiles, opened }) => {
    const held = t('tiles-count', { count: tiles });
    const how = opened ? `${held}, ${t('seat-opened').toLocaleLowerCase()}` : held;
    return labelled(named(table, seat), how);
  });
  return together(
    whose(table),
    ...players,
    labelled(t('pool'), t('tiles-count', { count: inPool(table.game) })),
    view.turn !== null && mustOpen(table.game) ? t('told-needs', { minimum: openingAsks(table) }) : '',
    clock === null ? '' : t('clock-warning', { count: Math.ceil(clock / 1000) }),
  );
}

export function whose({ game }: Table): string {
  const turn = game.view?.turn ?? null;
  if (turn === null) return t('round-over');
  return isMyTurn(game) ? t('your-turn') : t('turn-of', { name: nameAt(game, turn) });
}

/** What I have laid so far, what it counts, and what is missing. */
function myTurn(table: Table): string {
  const mine = new Set(laid(table.draft).map(({ id }) => id));
  const tiles = table.draft.now.melds.flatMap((meld) =>
    meantTexts(meld, shapeOf(table)).filter((_, i) => mine.has(meld.pieces[i]?.id ?? NaN)),
  );
  const needs = openingAsks(table);
  return together(
    tiles.length ? t('told-laid', { tiles: tilesWords(tiles) }) : t('told-laid-none'),
    mustOpen(table.game) && needs ? t('opening-meter', { value: openedBy(table), minimum: needs }) : '',
    ...faultyAt(table).map((meld) =>
      together(t('told-unfinished', { tiles: setWords(meld, shapeOf(table)) }), faultOf(table, meld)),
    ),
  );
}

/** The last sentence, or the one before it; what was asked for again does not count. */
function saidBefore(table: Table, level: Level, back: number): string {
  const said = table.heard
    .filter(({ isAgain }) => !isAgain)
    .map((one) => spokenWords(one, shapeOf(table), level))
    .filter((text) => text);
  return said.at(-back) ?? t('told-nothing');
}

/** What can be laid, with the table as it would lie. */
export function canLayWords(table: Table, now: Position): string {
  const before = table.draft.base;
  const tiles = before.rack.length - now.rack.length;
  const { shape, opening } = houseAt(table.game);
  const value = mustOpen(table.game) ? openingValue({ ...table.draft, now }, shape, opening) : 0;
  return together(
    t('hint-found', { count: tiles }),
    alteredWords({ before, after: now }, shape),
    value ? t('told-opens', { value }) : '',
  );
}

// -- a key that could do nothing ----------------------------------------------------------------------

/** Why nothing has happened, by the name of the action; `face`: what the big button says instead. */
export function silenceWords(id: string, table: Table, face: string, hints: boolean): string {
  const { selected, fitting } = table.interaction;
  switch (id) {
    case 'go':
      return t('told-edge');
    case 'new':
    case 'down':
    case 'select':
      return selected.size ? elsewise(table, face) : t('told-empty-hand');
    case 'fits':
    case 'fits-back':
      return t(!selected.size ? 'told-empty-hand' : fitting.size ? 'told-edge' : 'status-no-place');
    case 'undo':
    case 'reset':
    case 'back':
      return t('told-no-undo');
    case 'redo':
      return t('told-no-redo');
    case 'react':
      return t('told-nobody');
    case 'draw':
      return nothingDrawn(table, face);
    case 'hint':
      return hints ? elsewise(table, face) : t('told-no-hints');
    default:
      return elsewise(table, face);
  }
}

const elsewise = (table: Table, face: string): string =>
  isMyTurn(table.game) ? face : together(whose(table));

function nothingDrawn(table: Table, face: string): string {
  const { view } = table.game;
  if (!view || !isMyTurn(table.game)) return together(whose(table));
  if (!view.may.includes('pass')) return face;
  return together(t('pool-empty'), labelled('P', t('do-pass')));
}
