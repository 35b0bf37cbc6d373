/** Which deals this tab has seen: after a reload nothing is dealt again. */
import type { GameView } from '../../wire/protocol.ts';
import { isDone } from '../model/game.ts';

const KEY = 'tilerummy-dealt';
const nameOf = (code: string, { match, number }: GameView): string => `${code} ${match} ${number}`;

/** Whether these tiles have just been dealt: I have not played yet, and have not seen it. */
export function isFreshDeal(code: string, view: GameView): boolean {
  if (view.phase !== 'playing' || view.seat === null) return false;
  if (view.history.some((turn) => turn.seat === view.seat && isDone(turn))) return false;
  try {
    return sessionStorage.getItem(KEY) !== nameOf(code, view);
  } catch {
    return false;
  }
}

export function keepDeal(code: string, view: GameView): void {
  try {
    sessionStorage.setItem(KEY, nameOf(code, view));
  } catch {
    // Then it may be dealt once more.
  }
}
