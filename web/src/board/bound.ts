/** What jokers of the table have to stand for, where the rules bind them to it. */
import type { Meant } from './fit.ts';
import type { House } from './house.ts';
import { readMeld } from './melds.ts';
import { type Draft, type Meld, meldTexts } from './state.ts';
import { isJoker } from './tile.ts';

/**
 * For each of them, what jokers stood for as the turn began and no tile has come to replace.
 * One joker is as good as another: it does not matter which of them takes which part.
 */
export function boundJokers({ base, now }: Draft, { keepsMeaning, shape }: House): Meant {
  // 7.3: where jokers are free, none is bound to anything.
  if (!keepsMeaning) return new Map();
  const tiles = base.melds.flatMap((before) => {
    const came = newcomers(
      before,
      now.melds.find((meld) => meld.id === before.id),
    );
    const { means } = readMeld(meldTexts(before), shape);
    return means.filter((some) => !some.some((tile) => came.includes(tile))).flat();
  });
  const jokers = base.melds.flatMap(({ pieces }) => pieces).filter(({ text }) => isJoker(text));
  return new Map(jokers.map(({ id }) => [id, tiles]));
}

/** The tiles that have joined a set in this turn. */
function newcomers(before: Meld, now: Meld | undefined): string[] {
  const there = new Set(before.pieces.map(({ id }) => id));
  return (now?.pieces ?? []).filter(({ id }) => !there.has(id)).map(({ text }) => text);
}
