/** What a plain host has in place of a server's answers that are the same for all. */
import { chosen, type Sent } from './packed.ts';

export const RULES = 'rules.json';
export const dataFolder = (): URL => new URL('data/', document.baseURI);

/** The rule books of a language, as the host sends them best. */
export const booksIn = (language: string): Promise<Sent> =>
  chosen({ plain: [`books-${language}.json`, 0], packed: [`books-${language}.bin`, 0] }, dataFolder());
