/** What this device remembers of a table: the order of my racks, and which deals it has seen. */
import type { Piece } from '../../board/draft.ts';
import type { Slot } from '../../board/rack.ts';
import type { GameView } from '../../wire/protocol.ts';
import { isDone } from '../model/game.ts';

// By what the tiles look like, since their numbers are made anew.
const KEY = 'tilerummy-racks';
/** Of so many tables, those played at last. */
const MOST = 12;
const roundOf = (view: GameView): string => `${view.match}.${view.number}`;

function kept(): [code: string, order: string][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>);
  } catch {
    return [];
  }
}

export function saveSlots(
  code: string,
  view: GameView,
  slots: readonly Slot[],
  rack: readonly Piece[],
): void {
  const text = new Map(rack.map((piece) => [piece.id, piece.text]));
  const order = slots.map((slot) => (slot === null ? '_' : (text.get(slot) ?? '?'))).join(' ');
  const mine = `${roundOf(view)} ${order}`;
  const all = kept();
  if (all.some(([other, known]) => other === code && known === mine)) return; // writing is slow, and others' turns are many
  const others = all.filter(([other]) => other !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [code, mine]].slice(-MOST))));
  } catch {
    // Then the order lasts as long as the page.
  }
}

export function loadSlots(code: string, view: GameView, rack: readonly Piece[]): Slot[] | null {
  const [round, ...order] = (kept().find(([other]) => other === code)?.[1] ?? '').split(' ');
  // Another round has other tiles: an old order says nothing about them.
  if (round !== roundOf(view)) return null;
  const left = [...rack];
  return order.flatMap((word): Slot[] => {
    if (word === '_') return [null];
    const at = left.findIndex((piece) => piece.text === word);
    return at < 0 ? [] : [(left.splice(at, 1)[0] as Piece).id];
  });
}

// -- which deals this tab has seen ------------------------------------------------------------------
// After a reload nothing is dealt again.

const DEALT = 'tilerummy-dealt';
const nameOf = (code: string, { match, number }: GameView): string => `${code} ${match} ${number}`;

/** Whether these tiles have just been dealt: I have not played yet, and have not seen it. */
export function isFreshDeal(code: string, view: GameView): boolean {
  if (view.phase !== 'playing' || view.seat === null) return false;
  if (view.history.some((turn) => turn.seat === view.seat && isDone(turn))) return false;
  try {
    return sessionStorage.getItem(DEALT) !== nameOf(code, view);
  } catch {
    return false;
  }
}

export function keepDeal(code: string, view: GameView): void {
  try {
    sessionStorage.setItem(DEALT, nameOf(code, view));
  } catch {
    // Then it may be dealt once more.
  }
}
