/** How far somebody has come in the tutorial, on this device. */
import { kept } from '../wire/kept.ts';

const KEY = 'lesson';
const DONE = 'done';

/** The task to go on with, from 0; null: it was never left in the middle. */
export function lessonAt(): number | null {
  const at = Number(kept.read(KEY) ?? '');
  return Number.isInteger(at) && at > 0 ? at : null;
}

export const isLearned = (): boolean => kept.read(KEY) === DONE;

/** Whoever has finished once stays finished. */
export function keepLesson(at: number | typeof DONE): void {
  if (!isLearned()) kept.write(KEY, String(at));
}
