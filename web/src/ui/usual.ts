/** The box that most people who speak a language have at home; where none is printed in it, the one we begin with. */
import type { Language } from './language.ts';

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
