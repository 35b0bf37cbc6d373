/** What the rules did when my time was up, or when I ended a turn that was not right. */
import { type Draft, laid } from '../../board/state.ts';
import { without } from '../../board/tile.ts';
import type { GameEvent } from '../../wire/protocol.ts';

export interface TimeOut {
  /** Tiles that came back from the table. */
  back: readonly string[];
  /** All that lay there from the rack, by their numbers. */
  laid: ReadonlySet<number>;
  drawn: readonly string[];
}

/** Null where nothing was settled for this seat. */
export function timeOutOf(news: readonly GameEvent[], seat: number | null, draft: Draft): TimeOut | null {
  const settled = news.find((event) => event.type === 'settled' && event.seat === seat);
  if (settled?.type !== 'settled' || settled.cause !== 'time_out') return null;
  const lay = laid(draft).map(({ text }) => text);
  const numbers = new Set(laid(draft).map(({ id }) => id));
  return { back: without(lay, settled.laid) ?? lay, laid: numbers, drawn: settled.drawn ?? [] };
}
