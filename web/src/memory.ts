/** The order of my rack, kept over a reload: by what the tiles look like, since their numbers are made anew. */
import type { Slot } from './board/rack.ts';
import type { Piece } from './board/state.ts';
import type { GameView } from './protocol.ts';

const key = (code: string): string => `tilerummy-rack-${code}`;
const roundOf = (view: GameView): string => `${view.match}.${view.number}`;

export function saveSlots(code: string, view: GameView, slots: readonly Slot[], rack: readonly Piece[]): void {
  const text = new Map(rack.map((piece) => [piece.id, piece.text]));
  const order = slots.map((slot) => (slot === null ? '_' : (text.get(slot) ?? '?'))).join(' ');
  try {
    sessionStorage.setItem(key(code), `${roundOf(view)} ${order}`);
  } catch {
    // Then the order lasts as long as the page.
  }
}

export function loadSlots(code: string, view: GameView, rack: readonly Piece[]): Slot[] | null {
  try {
    const [round, ...order] = (sessionStorage.getItem(key(code)) ?? '').split(' ');
    if (round !== roundOf(view)) return null;
    const left = [...rack];
    return order.flatMap((word): Slot[] => {
      if (word === '_') return [null];
      const at = left.findIndex((piece) => piece.text === word);
      return at < 0 ? [] : [(left.splice(at, 1)[0] as Piece).id];
    });
  } catch {
    return null;
  }
}
