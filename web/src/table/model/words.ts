/**
 * The table in words: the line under it, the last move, what screen readers hear and may ask for, and what people say.
 * Sentences are made here and nowhere else in the model, so that a new kind of event needs its words at one place.
 */
import { type Meld, meldTexts, pieceText, type Position } from '../../board/draft.ts';
import type { Shape } from '../../board/melds.ts';
import { isJoker } from '../../board/tile.ts';
import { labelled, named, t, tileName } from '../../ui/words.svelte.ts';
import type { GameEvent, GameView, Said } from '../../wire/protocol.ts';
import { type HintMarks, setName, type TurnMark } from './standing.ts';
import {
  type Change,
  change,
  type Effect,
  handle,
  type RefusalAt,
  type Table,
  type TimeOut,
} from './table.ts';

const NOTE = 5000;

/** Shows a line for a while. */
export const say = (table: Table, note: string): Change =>
  change(table, { note }, { do: 'later', timer: 'note', ms: NOTE });

/** Says something to screen readers. */
export const sayAloud = (table: Table, heard: string): Change => change(table, { heard });

/** Shows a line and says it aloud. */
export const warn = (table: Table, text: string): Change => say({ ...table, heard: text }, text);

/** Says why not at a set. */
export const explainAt = (table: Table, refusal: RefusalAt): Change => handle(table, { refusal });

/** Lets tiles glow and frames sets, until something is laid. */
export const mark = (table: Table, marked: HintMarks | null): Change => handle(table, { marked });

/** Points at a set. */
export const pointAt = (table: Table, pointed: number | null): Change => handle(table, { pointed });

/** Tells what happened, in words and by sound. */
export function tellNews(
  table: Table,
  news: readonly GameEvent[],
  was: GameView | null,
  view: GameView,
  company: Company,
): Change {
  const sentences = news.map((event) => sentence(event, company)).filter((text) => text);
  const isMine =
    view.turn !== null && view.turn === view.seat && (was?.turn !== view.turn || was?.number !== view.number);
  const told = sentences.length ? [...sentences, company.where].join(' ').trim() : table.heard;
  return change(
    table,
    { lastMove: sentences.at(-1) ?? table.lastMove, heard: isMine ? `${told} ${t('your-turn')}` : told },
    ...soundOf(news, isMine),
  );
}

/** One sound for all that happened: the end, my turn, a play, a draw. */
function soundOf(news: readonly GameEvent[], isMine: boolean): Effect[] {
  const has = (type: GameEvent['type']): boolean => news.some((event) => event.type === type);
  if (has('round_ended')) return [{ do: 'sound', sound: 'end' }];
  if (isMine) return [{ do: 'sound', sound: 'turn' }];
  if (has('played')) return [{ do: 'sound', sound: 'lay' }];
  return has('drew') ? [{ do: 'sound', sound: 'draw' }] : [];
}

// -- what happens, as sentences ---------------------------------------------------------------------

/** How the sentences name people. */
export interface Company {
  seat: number | null;
  nameOf: (seat: number) => string;
  /** Swaps are said aloud at this table. */
  announced: boolean;
  /** Where the tiles of the turn went, said aloud. */
  where?: string;
}

/** What is seen anyway, and told by nobody: a new kind of event has its sentence above, or its name here. */
type Silent =
  | 'clock_started'
  | 'clock_stopped'
  | 'dealt'
  | 'match_ended'
  | 'match_started'
  | 'starter_drew'
  | 'starter_rolled';

export function sentence(event: GameEvent, { seat, nameOf, announced }: Company): string {
  const who = 'seat' in event ? { name: nameOf(event.seat), me: String(event.seat === seat) } : {};
  switch (event.type) {
    case 'round_began':
      return t('tiles-dealt');
    case 'played':
      return [
        t('news-played', { ...who, count: event.laid.length }),
        event.announced && announced ? t('news-announced', who) : '',
      ]
        .join(' ')
        .trim();
    case 'drew':
      return t('news-drew', who);
    case 'discarded':
      return t('news-discarded', { ...who, tile: isJoker(event.tile) ? t('joker') : tileName(event.tile) });
    case 'passed':
      return t('news-passed', who);
    case 'settled':
      return t(event.cause === 'time_out' ? 'news-time-out' : 'news-mistake', { ...who, count: event.draws });
    case 'last_tile':
      return t('news-last-tile', who);
    case 'gave_up':
      return t('news-left', who);
    case 'taken_over':
      return t('news-back', who);
    case 'starter_chosen':
      return t('news-starts', who);
    case 'round_ended':
      return event.blocked
        ? t('news-blocked')
        : t('news-went-out', {
            name: nameOf(event.winners[0] ?? 0),
            me: String(event.winners.includes(seat ?? -1)),
          });
    default:
      event.type satisfies Silent;
      return '';
  }
}

// -- what people say --------------------------------------------------------------------------------

/** The number of what a computer says: nobody sent it, so it has none. */
export const REMARK = -1;

export function saidText(said: Said): string {
  if (said.text) return said.text;
  return said.phrase ? named('phrase', said.phrase) : named('reaction', said.reaction ?? '');
}

// --  -----------------------------------------------------------------------------------------------

export const byeWords = (reason: string | null): string =>
  reason === 'full' || reason === 'banned' ? t(`bye-${reason}`) : '';

// -- what a screen reader is told -------------------------------------------------------------------

const names = (tiles: readonly string[]): string => tiles.map(tileName).join(', ');

/** Where the tiles of a turn went. */
export function whereLaid(turn: TurnMark, before: Position, now: Position, shape: Shape): string {
  const old = new Set(before.melds.map(({ id }) => id));
  const said = now.melds.flatMap((meld) => {
    const fresh = meld.pieces.filter(({ id }) => turn.pieces.has(id)).map(pieceText);
    if (!fresh.length) return [];
    const tiles = names(fresh);
    return old.has(meld.id) ? t('laid-onto', { tiles, set: setName(meld, shape) }) : t('laid-new', { tiles });
  });
  return said.length ? `${said.join('; ')}.` : '';
}

/** What came back and what was drawn when time was up. */
export const timeOutWords = ({ back, drawn }: TimeOut): string =>
  [
    back.length ? `${labelled(t('came-back', { count: back.length }), names(back))}.` : '',
    drawn.length ? `${labelled(t('drawn-now', { count: drawn.length }), names(drawn))}.` : '',
  ]
    .join(' ')
    .trim();

/** One set as it stands, and every tile of it. */
export const setWords = (meld: Meld, standing: string): string =>
  `${labelled(standing, names(meldTexts(meld)))}.`;
