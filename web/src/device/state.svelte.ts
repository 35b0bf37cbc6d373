/** How far the game on this device is. */
export type Phase = 'idle' | 'fetching' | 'starting' | 'ready' | 'taken' | 'failed';

class State {
  phase = $state<Phase>('idle');
  /** Between 0 and 1: what has come of the files. */
  share = $state(0);
  /** Questions that wait for an answer. */
  waiting = $state(0);
}
export const state = new State();
