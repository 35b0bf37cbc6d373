/** The boxes as people know them: one a printed sheet, with the styles it was printed in. */
import type { Colour } from '../board/tile.ts';
import { type Language, usualPreset } from '../ui/language.ts';
import type { PresetInfo } from '../wire/protocol.ts';
import { capital, named, t } from '../ui/words.svelte.ts';

export interface Box {
  /** What the names of its presets begin with. */
  id: string;
  styles: readonly PresetInfo[];
}

/** `baltic-lt` is a style of the box `baltic`. */
export const boxOf = (preset: string): string => preset.split('-')[0] ?? preset;

export function boxesOf(presets: readonly PresetInfo[]): Box[] {
  const ids = [...new Set(presets.map((one) => boxOf(one.id)))];
  return ids.map((id) => ({ id, styles: presets.filter((one) => boxOf(one.id) === id) }));
}

/** The style of a box that is printed in this language, or usual there; else the first one. */
export function styleFor(box: Box, language: Language): PresetInfo | undefined {
  return box.styles.find((one) => isOwn(one.id, language)) ?? box.styles[0];
}

/** Whether a preset fits the language by itself. */
export const isOwn = (preset: string, language: Language): boolean =>
  preset === `${boxOf(preset)}-${language}` || preset === usualPreset(language);

/** A box is called like its first style, without the style. */
export const boxName = (box: Box): string => named('preset', box.styles[0]?.id ?? box.id).split(',')[0] ?? '';

/** Boxes whose styles have too little in common to speak for each other. */
const OWN_WORDS = new Set(['baltic', 'pro6']);
export const boxAbout = (box: Box): string =>
  OWN_WORDS.has(box.id)
    ? named('about', box.id)
    : named('preset', box.styles[0]?.id ?? box.id, { part: 'about' });

/** What sets a style apart from its box: "Lithuanian style". */
export function styleName(box: Box, preset: string): string {
  const [whole, base] = [named('preset', preset), boxName(box)];
  if (!whole.startsWith(base)) return whole;
  return capital(whole.slice(base.length).replace(/^[\s,]+/, '')) || t('as-printed');
}

export const coloursOf = (preset: PresetInfo | undefined): Colour[] =>
  (preset?.rules['colours'] as Colour[] | undefined) ?? [];

/** How a lid looks: two colours, the number on its tiles, and a pattern of its own. */
export interface Look {
  from: string;
  to: string;
  number: number;
  pattern: { width: number; height: number; turn?: number; path: string; stroke: string };
}

const RISING = [16, 11.5, 7, 2.5].map((r) => `M${18 - r} 18a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
const LOOKS: Record<string, Look> = {
  rummy: {
    from: '#8a5b36',
    to: '#5e3a1e',
    number: 7,
    pattern: { width: 14, height: 14, turn: 45, path: 'M0 7h14M7 0v14', stroke: '#ffe9c9' },
  },
  sabra: {
    from: '#e08a3c',
    to: '#b9591f',
    number: 4,
    pattern: { width: 36, height: 18, path: RISING, stroke: '#ffe7b8' },
  },
  baltic: {
    from: '#2f78a8',
    to: '#174c78',
    number: 13,
    pattern: {
      width: 32,
      height: 12,
      path: 'M-8 8c4 0 4-5 8-5s4 5 8 5 4-5 8-5 4 5 8 5 4-5 8-5 4 5 8 5',
      stroke: '#d6f0ff',
    },
  },
  pro6: {
    from: '#6b4a93',
    to: '#432b66',
    number: 6,
    pattern: {
      width: 24,
      height: 41.57,
      path: 'M12 0v6.93M0 13.86l12-6.93 12 6.93M0 13.86v13.85M24 13.86v13.85M0 27.71l12 6.93 12-6.93M12 34.64v6.93',
      stroke: '#ebdbff',
    },
  },
  classic: {
    from: '#9a2f3a',
    to: '#6a1722',
    number: 1,
    pattern: {
      width: 22,
      height: 22,
      turn: 45,
      path: 'M0 0h22v22H0zM8 8h6v6H8z',
      stroke: '#ffd9d2',
    },
  },
};
/** A sheet that nobody has drawn a lid for. */
const PLAIN: Look = {
  from: '#6b6f73',
  to: '#44484c',
  number: 8,
  pattern: { width: 12, height: 12, path: 'M0 6h12', stroke: '#ffffff' },
};

export const lookOf = (box: string): Look => LOOKS[box] ?? PLAIN;
