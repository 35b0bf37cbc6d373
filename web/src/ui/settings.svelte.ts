/** What the player has chosen for this device; kept in the browser. */
import { MediaQuery } from 'svelte/reactivity';
import { isLanguage, type Language, languageFor, usualPreset } from './language.ts';
import { kept } from '../wire/kept.ts';

export interface Settings {
  language: Language;
  name: string;
  /** Which of the drawn faces one is seen with; null until one first sits down. */
  face: number | null;
  theme: 'auto' | 'light' | 'dark';
  /** How the tiles are cut. */
  tiles: 'engraved' | 'flat';
  colours: 'normal' | 'strong';
  letters: boolean;
  size: 'normal' | 'large';
  leftHanded: boolean;
  sounds: boolean;
  /** From 0 to 1. */
  volume: number;
  vibration: boolean;
  /** Letters and digits are commands at the table. */
  shortcuts: boolean;
  /** How much is told to who listens. */
  speech: 'short' | 'normal' | 'full';
  motion: 'auto' | 'less';
  sort: 'none' | 'runs' | 'groups';
  confirmDraw: boolean;
  /** How fast the turns of computers follow each other on the screen. */
  bots: 'people' | 'brisk' | 'once';
  notify: boolean;
  /** A moment of yesterday's game is shown on the home page. */
  moments: boolean;
  /** Whoever draws several times with something to lay is told once. */
  coach: boolean;
  /** The minute of the day at which the server is to call today's deal to mind; null: never. */
  remind: number | null;
  /** The turns of the round are listed beside the table. */
  log: boolean;
  /** The last game against bots. */
  quick: { preset: string; players: number; level: string | null; company?: string[] };
}

/** They lie under the name of the game itself. */
const NAME = '';

function initial(): Settings {
  const chosen = kept.readValue<Partial<Settings>>(NAME, {});
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages; // none where no page is
  const language =
    chosen.language && isLanguage(chosen.language) ? chosen.language : languageFor(wished ?? []);
  return {
    name: '',
    face: null,
    theme: 'auto',
    tiles: 'engraved',
    colours: 'normal',
    letters: false,
    size: 'normal',
    leftHanded: false,
    sounds: true,
    volume: 0.7,
    vibration: true,
    shortcuts: true,
    speech: 'normal',
    motion: 'auto',
    sort: 'runs',
    confirmDraw: false,
    bots: 'people',
    remind: null,
    notify: false,
    moments: true,
    coach: true,
    log: false,
    quick: { preset: usualPreset(language), players: 3, level: null },
    // What was kept by an older page may lack some: then the defaults above hold.
    ...chosen,
    language,
  };
}

export const settings = $state<Settings>(initial());

/** Who played last: a company, or what an older page kept, one level for all. */
export function lastCompany(): string[] {
  const { company, level, players } = settings.quick;
  return company ?? (level ? Array.from({ length: players - 1 }, () => level) : []);
}

/** Writes the settings down and shows them on the page. */
export function keep(): void {
  kept.writeValue(NAME, settings);
  applyTheme();
}

/** What was chosen in another tab holds here too. */
export function follow(event: StorageEvent): boolean {
  if (event.key !== kept.keyOf(NAME)) return false;
  Object.assign(settings, initial());
  applyTheme();
  return true;
}

const media = (query: string): boolean => matchMedia(query).matches;

/** Whether as little as may be moves: chosen here, or wished for by the device. Known beforehand, for every gesture asks. */
export const lessMotion = $state({ now: false });

/** Theme, tile style and motion, as chosen or else as the device likes them: on the page, as attributes too. */
export function applyTheme(): void {
  const root = document.documentElement;
  const dark =
    settings.theme === 'dark' || (settings.theme === 'auto' && media('(prefers-color-scheme: dark)'));
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.dataset['tiles'] = settings.tiles;
  lessMotion.now = settings.motion === 'less' || media('(prefers-reduced-motion: reduce)');
  root.dataset['motion'] = lessMotion.now ? 'less' : 'auto';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#141613' : '#F3EDE1');
}

/** The device asks for more contrast: tiles are then flat, white, and inked in the darkest of their colours. */
export const contrast = new MediaQuery('prefers-contrast: more');
