/**
 * The table in words: the line under it, the last move, what screen readers hear and may ask for, and what people say.
 * Sentences are made here and nowhere else in the model, so that a new kind of event needs its words at one place.
 */
import { isJoker } from '../../board/tile.ts';
import { type Arguments, type Key, named, t, tileName } from '../../ui/words.svelte.ts';
import type { GameEvent, GameView, Said } from '../../wire/protocol.ts';
import type { HintMarks } from './standing.ts';
import {
  type Altered,
  type Change,
  change,
  type Effect,
  handle,
  type RefusalAt,
  speak,
  type Table,
  type TimeOut,
} from './table.ts';

const NOTE = 5000;

const show = (table: Table, note: string): Change =>
  change(table, { note }, { do: 'later', timer: 'note', ms: NOTE });

/** Says something to screen readers. */
export const sayAloud = (table: Table, text: string): Change => change(speak(table, 'answer', text), {});

/** The same with words that are fetched after the table. */
export const sayLater = (table: Table, key: Key, args: Arguments = {}): Change =>
  change(speak(table, 'answer', '', { later: { key, args } }), {});

/** Says once more what was said before. */
export const sayAgain = (table: Table, text: string): Change =>
  change(speak(table, 'answer', text, { isAgain: true }), {});

/** Shows a line for a while, and says it. */
export const say = (table: Table, note: string): Change => show(speak(table, 'answer', note), note);

/** The same, at once: something was refused. */
export const warn = (table: Table, text: string): Change => show(speak(table, 'alert', text), text);

/** Says why not at a set; the bubble there is read, and this is heard. */
export const explainAt = (table: Table, refusal: RefusalAt): Change =>
  handle(speak(table, 'alert', refusal.text), { refusal });

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
  company: Telling,
): Change {
  const sentences = news.map((event) => sentence(event, company)).filter((text) => text);
  const isMine =
    view.turn !== null && view.turn === view.seat && (was?.turn !== view.turn || was?.number !== view.number);
  const told = news.reduce((now, event) => tellEvent(now, event, view, company), table);
  return change(
    isMine ? tellTurn(told, company.needs) : told,
    { lastMove: sentences.at(-1) ?? table.lastMove },
    ...soundOf(news, isMine),
  );
}

/** It is my turn, and my opening needs so many points; 0: it needs none. */
export const tellTurn = (table: Table, minimum: number): Table =>
  speak(table, 'turn', t('your-turn'), minimum ? { later: { key: 'told-needs', args: { minimum } } } : {});

/** One happening, with all that belongs to it; what becomes of it in words is settled when it is said. */
function tellEvent(table: Table, event: GameEvent, view: GameView, company: Telling): Table {
  const text = sentence(event, company);
  if (!text) return table;
  const { seat, nameOf, altered, timeOut } = company;
  const names = view.players.map((player) => nameOf(player.seat));
  const left = 'seat' in event ? (view.players[event.seat]?.tiles ?? 0) : 0;
  const more =
    event === altered?.event ? { altered } : event.type === 'settled' && timeOut ? { timeOut } : {};
  return speak(table, 'news', text, {
    event: { event, names, isMine: 'seat' in event && event.seat === seat, left },
    ...more,
  });
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
}

/** What else who listens is told with the news. */
export interface Telling extends Company {
  /** What became of my tiles when my time was up. */
  timeOut: TimeOut | null;
  /** What my opening needs. */
  needs: number;
  /** What somebody else's turn has changed. */
  altered?: (Pick<Altered, 'before' | 'after'> & { event: GameEvent }) | undefined;
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
