/** A first visit speaks the visitor's language. */
import { expect, test } from 'vitest';
import { languageFor } from '../src/ui/language.ts';

test.each([
  [['nb-NO', 'en'], 'no'],
  [['nn'], 'no'],
  [['pt-BR'], 'pt'],
  [['de-AT', 'en'], 'de'],
  [['ja', 'fr-CA'], 'fr'],
  [['ja'], 'en'],
  [['uk'], 'en'],
  [['uk-UA', 'pl', 'ru'], 'pl'],
  [['be', 'ru'], 'ru'],
  [['kk'], 'en'],
  [['ca'], 'es'],
  [['ca', 'en'], 'en'],
  [[], 'en'],
  [['en-GB'], 'en'],
])('%o is %s', (wanted, language) => expect(languageFor(wanted)).toBe(language));
