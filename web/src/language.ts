/** Which of our languages a browser means. */

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

/** Languages whose readers are better off with a neighbour of theirs than with English. */
const NEIGHBOURS: Record<string, Language> = {
  nb: 'no',
  nn: 'no',
  gl: 'es',
  ca: 'es',
  eu: 'es',
  ast: 'es',
  be: 'ru',
  uk: 'ru',
  kk: 'ru',
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

/** The first language of the browser that we have: `nb` and `nn` are `no`, `pt-BR` is `pt`. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_]/)[0] ?? '';
    if (isLanguage(base)) return base;
    const near = NEIGHBOURS[base];
    if (near) return near;
  }
  return 'en';
}
