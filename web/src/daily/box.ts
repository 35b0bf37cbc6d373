/** In which box somebody plays the deal of a day: in that of their family, or in the one usual in their language. */
import { keptFamilies } from '../ui/families.ts';
import { usualPreset } from '../ui/language.ts';
import { settings } from '../ui/settings.svelte.ts';
import { alone } from '../wire/alone.svelte.ts';
import { familyAt } from '../wire/families.ts';

export async function boxAtHome(): Promise<string> {
  const [family] = alone.now ? [] : keptFamilies();
  // A table that is gone or out of reach says nothing of its box.
  const plan = family && (await familyAt(family.code).catch(() => null))?.plan;
  return plan?.preset ?? usualPreset(settings.language);
}
