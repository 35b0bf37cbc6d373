/** Where puzzles come from: the packs in pieces, fetched when one of them is wanted. */
import { CHUNK, dayCount, DAYS, days, ID_PART, ids, packs } from 'virtual:puzzles';
import { type Day, dayAfter, FIRST_DAY, isDay, placeOf, today } from './daily.ts';
import { type Puzzle, readHead, readLine, textOf } from './pack.ts';

/** The pack that days take their puzzles from. */
export const COMMON = 'sabra';
export const LEVELS = [1, 2, 3, 4, 5] as const;

export const packNames = (): string[] => [COMMON, ...Object.keys(packs).filter((name) => name !== COMMON)];

export const countOf = (pack: string, level: number): number => packs[pack]?.counts[level - 1] ?? 0;

/** What the rules of a pack say, by the names of the parameters. */
export const rulesOf = (pack: string): Record<string, unknown> => packs[pack]?.rules ?? {};

/** The puzzle at a place among those of a level. */
export async function puzzleAt(pack: string, level: number, place: number): Promise<Puzzle | null> {
  const found = packs[pack];
  const load = found?.chunks[level - 1]?.[Math.floor(place / CHUNK)];
  if (!found || !load) return null;
  const line = (await load()).default.split('\n')[place % CHUNK];
  return line ? readLine(readHead(found.head), line) : null;
}

export async function puzzleOfDay(day: Day): Promise<Puzzle | null> {
  const place = placeOf(day, dayCount);
  const line = (await days[Math.floor(place / DAYS)]?.())?.default.split('\n')[place % DAYS];
  return line ? readLine(readHead(packs[COMMON]?.head ?? ''), line) : null;
}

/** Whether a day has a puzzle that may be seen. */
export const isOpenDay = (text: string): boolean => isDay(text) && text >= FIRST_DAY && text <= today();

/** A puzzle by its day, its id, or the link that holds it. */
export async function puzzleNamed(name: string): Promise<Puzzle | null> {
  const text = textOf(name);
  if (text !== null) return (await import('./own.svelte.ts')).openOwn(text);
  if (isOpenDay(name)) return puzzleOfDay(name);
  if (!/^[0-9a-z]{10}$/.test(name)) return null;
  const wanted = name.slice(0, ID_PART);
  for (const [pack, levels] of Object.entries((await ids()).default))
    for (const [i, text] of levels.entries())
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        // A hit that begins within an id is none; and a part of an id may be that of two puzzles.
        const puzzle = at % ID_PART ? null : await puzzleAt(pack, i + 1, at / ID_PART);
        if (puzzle?.id === name) return puzzle;
      }
  return null;
}

/** The last puzzle of a level that fits, from the end: the first ones are still to come as puzzles of a day. */
export async function lastFitting(
  pack: string,
  level: number,
  fits: (puzzle: Puzzle) => boolean,
): Promise<Puzzle | null> {
  for (let place = countOf(pack, level) - 1; place >= 0; place--) {
    const puzzle = await puzzleAt(pack, level, place);
    if (puzzle && fits(puzzle)) return puzzle;
  }
  return null;
}

/** Fetches what the coming days need, and something of each level, to have it without network. */
export async function keepNear(): Promise<void> {
  for (let i = 0; i < 8; i++) await puzzleOfDay(dayAfter(today(), i));
  for (const level of LEVELS) await puzzleAt(COMMON, level, countOf(COMMON, level) - 1);
  await ids();
}

/** How many of these puzzles, given by their ids, each level of a pack has. */
export async function solvedByLevel(pack: string, done: readonly string[]): Promise<number[]> {
  const levels = (await ids()).default[pack] ?? [];
  const wanted = new Set(done.map((id) => id.slice(0, ID_PART)));
  return levels.map((text) => {
    let count = 0;
    for (let at = 0; at < text.length; at += ID_PART)
      if (wanted.has(text.slice(at, at + ID_PART))) count += 1;
    return count;
  });
}
