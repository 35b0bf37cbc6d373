/** A page whose server does not answer stands on its own feet, if it has them. */
import { alone } from '../wire/alone.svelte.ts';
import { settings } from '../ui/settings.svelte.ts';
import { learn } from '../ui/words.svelte.ts';
import { areKept, folder } from './files.ts';

export async function stand(): Promise<boolean> {
  if (!(await areKept(folder()))) return false;
  await learn(settings.language, 'device');
  alone.now = true;
  return true;
}
