/**
 * What the players' pages tell, and in what order. A heading is what the page itself calls a thing wherever it has a word
 * for it, so that a guide never names something that is called otherwise.
 */
import type { Key, Part } from '../ui/words.svelte.ts';

/** The catalogues whose labels the guide speaks of. */
export const WORDS: readonly Part[] = ['guide', 'doors', 'table', 'rules', 'learn', 'family'];

export interface Section {
  title: Key;
  text: Key;
  /** A sentence that another page says too. */
  also?: Key;
  /** The page it is about, as in its address. */
  to?: string;
  /** About other devices: a page without a server leaves it out. */
  together?: boolean;
}

/** The pages in the order of their links: the first one shows boxes, the others their sections. */
export const PAGES = {
  box: 'guide-box',
  rules: 'nav-rules',
  home: 'nav-at-home',
  family: 'family-ours',
} as const;
export type GuidePage = keyof typeof PAGES;

const REFEREE: Section = { title: 'referee', text: 'guide-referee', to: 'companion/referee' };

const FOUND: Section = STATIC
  ? { title: 'family-found', text: 'family-found-here', to: 'f/new' }
  : { title: 'family-found', text: 'guide-found', to: 'f/new' };

export const SECTIONS: Readonly<Record<Exclude<GuidePage, 'box'>, readonly Section[]>> = {
  rules: [
    { title: 'guide-book.title', text: 'guide-book', to: 'rules' },
    { title: 'rules-sources', text: 'guide-sources' },
    { title: 'rules-than', text: 'guide-than' },
    { title: 'rules-print', text: 'guide-print' },
    { title: 'guide-why.title', text: 'guide-why' },
    { title: 'family-house', text: 'guide-house', to: 'new' },
    REFEREE,
  ],
  home: [
    { title: 'pad', text: 'guide-pad', to: 'companion' },
    { title: 'hourglass', text: 'guide-hourglass', to: 'companion/hourglass' },
    REFEREE,
    { title: 'photo', text: 'guide-photo', also: 'photo-private', to: 'companion/photo' },
  ],
  family: [
    FOUND,
    { title: 'nav-play', text: 'guide-play', together: true },
    { title: 'family-by-turns', text: 'family-by-turns-help', together: true },
    { title: 'family-score', text: 'guide-score' },
    { title: 'family-phones', text: 'guide-phones', together: true },
    { title: 'family-export', text: 'guide-export' },
  ],
};

/** Who may do what at our table: the rules that its own page has too, in their order. */
export const RIGHTS = ['link', 'in', 'week', 'wait', 'before', 'chair', 'card'] as const;

/** A text in pieces, every second one bold: `Tap *Photo*` is `Tap ` and `Photo`. */
export const pieces = (text: string): string[] => text.split('*');
