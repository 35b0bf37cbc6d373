/**
 * Every page of the site by the first word of its address: `/#rules/sabra` is the page `rules` with the path
 * `['sabra']`. A page is a chunk of its own, loaded when somebody goes there; a new page needs one line here.
 */
import type { Component } from 'svelte';
import type { Who } from './company.ts';
import type { IconName } from './Icon.svelte';
import type { Key } from './words.svelte.ts';

/** What a page is given: the rest of the address, part by part. */
export interface PageProps {
  path: readonly string[];
  beside?: RoundProps | undefined;
  /** Says something at a table over which it stands. */
  onsay?: (words: string) => void;
}

/** A round that is over, looked back at beside the table where the match goes on. */
export interface RoundProps {
  round: number;
  me: number | null;
  faces: readonly (Who | null)[];
  onclose: () => void;
}

export interface Page {
  /** Its component, which takes `PageProps` or nothing. */
  load: () => Promise<{ default: Component<never> }>;
  /** The word and the picture in the navigation, for pages that stand there. */
  nav?: { word: Key; icon: IconName };
}

export const PAGES: Readonly<Record<string, Page>> = {
  home: { load: () => import('../home/Home.svelte'), nav: { word: 'nav-play', icon: 'play' } },
  puzzles: { load: () => import('../puzzles/Puzzles.svelte'), nav: { word: 'nav-puzzles', icon: 'puzzle' } },
  puzzle: { load: () => import('../puzzles/Puzzle.svelte') },
  'puzzle-run': { load: () => import('../puzzles/PuzzleRun.svelte') },
  day: { load: () => import('../daily/Day.svelte') },
  new: { load: () => import('../plan/NewTable.svelte') },
  lobby: { load: () => import('../home/Lobby.svelte'), nav: { word: 'lobby', icon: 'people' } },
  games: { load: () => import('../games/Games.svelte') },
  replay: { load: () => import('../replay/Replay.svelte') },
  position: { load: () => import('../replay/Position.svelte') },
  rules: { load: () => import('../learn/Rules.svelte'), nav: { word: 'nav-rules', icon: 'book' } },
  tutorial: { load: () => import('../learn/Tutorial.svelte') },
  companion: {
    load: () => import('../companion/Companion.svelte'),
    nav: { word: 'nav-at-home', icon: 'pad' },
  },
  guide: { load: () => import('../guide/Guide.svelte') },
  settings: { load: () => import('../home/Settings.svelte') },
  tv: { load: () => import('../screens/Television.svelte') },
  t: { load: () => import('../gather/Table.svelte') },
  f: { load: () => import('../family/Family.svelte') },
  ...(STATIC ? {} : { c: { load: () => import('../club/Club.svelte') } }), // an evening is at a server
};
