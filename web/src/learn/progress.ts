/** How far somebody has come in the tutorial, on this device. */
import { recall, remember } from '../ui/kept.ts';

const KEY = 'lesson';
const DONE = 'done';

/** The task to go on with, from 0; null: it was never left in the middle. */
export function lessonAt(): number | null {
  const at = Number(recall(KEY) ?? '');
  return Number.isInteger(at) && at > 0 ? at : null;
}

export const isLearned = (): boolean => recall(KEY) === DONE;

/** Whoever has finished once stays finished. */
export function keepLesson(at: number | typeof DONE): void {
  if (!isLearned()) remember(KEY, String(at));
}
