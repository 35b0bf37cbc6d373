/** A game at once: the last box, the last company, no questions. */
import { quick, Refusal, rulesInfo } from '../wire/api.ts';
import { companyFor } from './company.ts';
import { offeredName } from './names.ts';
import { PAGES } from './pages.ts';
import { go } from './route.svelte.ts';
import { keep, lastCompany, settings } from './settings.svelte.ts';
import { reasonText, t } from './words.svelte.ts';

/** Goes to the table; where there is none, says why. */
export async function playNow(): Promise<string> {
  void PAGES['t']?.load().catch(() => undefined); // while the game is opened
  try {
    const { preset, players } = settings.quick;
    const bots = companyFor(players - 1, lastCompany(), (await rulesInfo()).levels);
    settings.quick = { ...settings.quick, company: bots };
    keep();
    const opened = await quick({
      name: settings.name.trim() || offeredName(),
      face: settings.face,
      plan: { preset, players, tempo: settings.bots },
      bots,
    });
    go(`/t/${opened.code}`);
    return '';
  } catch (error) {
    return error instanceof Refusal && error.reasons[0] ? reasonText(error.reasons[0]) : t('offline');
  }
}
