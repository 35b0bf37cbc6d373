/** Time as it stands on the clock: 0:41, or days and hours where turns last that long. */
import { t } from './words.svelte.ts';

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 36 * 3600) return t('clock-days', { count: Math.floor(seconds / 86400) });
  if (seconds >= 2 * 3600) return t('clock-hours', { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// How a week is told where a language is spoken.

type Week = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};
const MONDAY = 1;

/** The day a week begins with, 0 for Sunday. A browser may say that it speaks `C`, which is no language: Monday. */
export function weekBegins(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Week;
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY) % 7;
  } catch {
    return MONDAY;
  }
}
