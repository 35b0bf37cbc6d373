/** What the player is told: a line under the table for a while, the last move, and what screen readers hear. */
import { t } from '../../ui/words.svelte.ts';
import type { GameEvent, GameView } from '../../wire/protocol.ts';
import { type Company, sentence } from './news.ts';
import type { RefusalAt } from './interaction.ts';
import { type Change, change, type Effect, handle, type Table } from './table.ts';

const NOTE = 5000;

/** Shows a line for a while. */
export const say = (table: Table, note: string): Change =>
  change(table, { note }, { do: 'later', timer: 'note', ms: NOTE });

/** Says something to screen readers. */
export const sayAloud = (table: Table, heard: string): Change => change(table, { heard });

/** Shows a line and says it aloud. */
export const warn = (table: Table, text: string): Change => say({ ...table, heard: text }, text);

/** Whether somebody was just told that nothing can be laid. */
export const foundNothing = ({ note }: Pick<Table, 'note'>): boolean => note === t('hint-nothing');

/** Says why not at a set. */
export const explainAt = (table: Table, refusal: RefusalAt): Change => handle(table, { refusal });

export const closeRefusal = (table: Table): Change => handle(table, { refusal: null });

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
