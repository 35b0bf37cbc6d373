/** Which deals this tab has seen: after a reload nothing is dealt again. */
import type { GameView } from '../../wire/protocol.ts';
import { isDone } from './log.ts';

const KEY = 'tilerummy-dealt';

/** Whether these tiles have just been dealt: I have not played yet, and have not seen it. */
export function isFreshDeal(code: string, view: GameView): boolean {
  if (view.phase !== 'playing' || view.seat === null) return false;
  if (view.history.some((turn) => turn.seat === view.seat && isDone(turn))) return false;
  const name = `${code} ${view.match} ${view.number}`;
  try {
    if (sessionStorage.getItem(KEY) === name) return false;
    sessionStorage.setItem(KEY, name);
  } catch {
    return false;
  }
  return true;
}
