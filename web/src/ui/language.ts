/** Which of our languages a browser means, and what goes with a language: the usual box, the first day of a week. */

export const LANGUAGES = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  da: 'Dansk',
  sv: 'Svenska',
  pl: 'Polski',
  ru: 'Русский',
  et: 'Eesti',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  pt: 'Português',
  no: 'Norsk',
} as const;

export type Language = keyof typeof LANGUAGES;

/** Norwegian is written in two ways; who reads one reads the other. */
const WRITTEN: Record<string, Language> = { nb: 'no', nn: 'no' };

/**
 * For readers who ask for none of our languages: one that they learn at school. Ukrainian, Belarusian and Kazakh are
 * not here: who wants Russian has it in the list, and nobody else is given it.
 */
const NEIGHBOURS: Record<string, Language> = {
  gl: 'es',
  ca: 'es',
  eu: 'es',
  ast: 'es',
  lb: 'de',
  gsw: 'de',
  fy: 'nl',
  af: 'nl',
  br: 'fr',
  oc: 'fr',
  co: 'fr',
  fo: 'da',
  kl: 'da',
  se: 'no',
  ltg: 'lv',
  sgs: 'lt',
  vro: 'et',
  csb: 'pl',
  szl: 'pl',
};

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/**
 * The first language of the browser that we have: `nb` and `nn` are `no`, `pt-BR` is `pt`. What was asked for comes
 * before any neighbour: `ca, en` is `en`, `ca` alone is `es`.
 */
export function languageFor(wanted: readonly string[]): Language {
  const asked = wanted.map((tag) => tag.toLowerCase().split(/[-_]/)[0] ?? '');
  const ours = asked.map((base) => (isLanguage(base) ? base : WRITTEN[base])).find((found) => found);
  return ours ?? asked.map((base) => NEIGHBOURS[base]).find((found) => found) ?? 'en';
}

// The box that most people who speak a language have at home; where none is printed in it, the one we begin with.

const FIRST = 'sabra';

const USUAL: Partial<Record<Language, string>> = {
  de: 'sabra-de',
  es: 'rummy',
  it: 'rummy-it',
  da: 'rummy',
  sv: 'rummy',
  pl: 'rummy',
  ru: 'baltic-ru',
  et: 'baltic-et',
  lv: 'baltic-lv',
  lt: 'baltic-lt',
  pt: 'pro6-pt',
  no: 'classic',
};

export const usualPreset = (language: Language): string => USUAL[language] ?? FIRST;

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
