/** How a week is told where a language is spoken. */
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
