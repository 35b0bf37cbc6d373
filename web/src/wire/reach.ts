/** The way to the game on this device: for a page without a server, and for one whose server does not answer. */
import { alone } from './alone.svelte.ts';

/** The game on this device; asking for it begins it. */
export const device = (): Promise<typeof import('../device/device.ts')> => {
  alone.begun = true;
  return import('../device/device.ts');
};

/** Tables of a device begin so (`OWN_TABLES` in device/device.py); no server gives such a code. */
const OWN_TABLES = 'here-';
export const isHere = (code: string): boolean => STATIC || code.startsWith(OWN_TABLES);

/** A header of this device's answers: what was begun here is asked for here again. */
export const FROM_HERE = 'x-here';

/** An answer, as `fetch` gives it. */
export async function reachDevice(path: string, init?: RequestInit): Promise<Response> {
  alone.begun = true;
  const { answer } = await import('../device/answer.ts');
  return answer(path, init);
}

/** Nobody answers at the server: from now on this device does, if the game is kept on it. */
export async function standAlone(): Promise<boolean> {
  return alone.now || (await import('../device/answer.ts')).stand();
}

/** Finds out whether there is a server now. */
export async function lookForServer(): Promise<void> {
  if (STATIC) return;
  const answer = await fetch('/livez', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) alone.now = false;
  else await standAlone();
}

/**
 * Whoever chooses a box will soon play: the device makes itself ready meanwhile. Over when it is, or cannot be; true where
 * somebody has asked it for something by then.
 */
export async function prepare(): Promise<boolean> {
  const { isAsked, settled, start } = await device();
  start();
  await settled();
  return isAsked();
}
