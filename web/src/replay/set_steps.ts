/** The best turn told set by set: what comes out, and where its tiles come from. */
import { certainMeanings, type Shape } from '../board/melds.ts';
import { faceOf, isJoker } from '../board/tile.ts';
import type { BestTurn } from '../wire/protocol.ts';
import { capital, t, tileName } from '../ui/words.svelte.ts';

type Tiles = readonly string[];

export interface SetStep {
  /** The set as it lies in the end; null where tiles go back to the rack. */
  tiles: Tiles | null;
  fromRack: Tiles;
  /** Old sets that gave tiles. */
  from: readonly { set: Tiles; tiles: Tiles }[];
  /** After so many of the small steps it lies there. */
  upTo: number;
}

export function setSteps(before: readonly Tiles[], best: BestTurn): SetStep[] {
  const targets = [...new Set(best.steps.map((step) => step.target))];
  const found = targets.map((target): SetStep => {
    const steps = best.steps.map((step, i) => ({ ...step, i })).filter((step) => step.target === target);
    const sources = [...new Set(steps.map((step) => step.source).filter((source) => source >= 0))];
    return {
      tiles: target < 0 ? null : (best.table[target] ?? []),
      fromRack: steps.filter((step) => step.source < 0).flatMap((step) => step.tiles),
      from: sources.map((source) => ({
        set: before[source] ?? [],
        tiles: steps.filter((step) => step.source === source).flatMap((step) => step.tiles),
      })),
      upTo: Math.max(...steps.map((step) => step.i)) + 1,
    };
  });
  return found.sort((a, b) => a.upTo - b.upTo);
}

/** A set by its name: "Red 4 to red 7", "Group of 7s". */
export function setTitle(tiles: Tiles, shape: Shape): string {
  const means = certainMeanings([...tiles], shape);
  const said = tiles.map((tile, i) => (isJoker(tile) ? (means[i] ?? tile) : tile));
  const numbers = new Set(said.map((tile) => faceOf(tile)?.number).filter((number) => number !== undefined));
  const [only] = numbers;
  if (numbers.size === 1 && only !== undefined) return t('set-group', { number: only });
  return capital(t('set-span', { first: tileName(said[0] ?? ''), last: tileName(said.at(-1) ?? '') }));
}

const names = (tiles: Tiles): string => tiles.map((tile) => tileName(tile)).join(', ');

/** Where its tiles come from, in one sentence each. */
export const originWords = (step: SetStep, shape: Shape): string =>
  [
    step.fromRack.length ? t('from-rack', { tiles: names(step.fromRack) }) : '',
    ...step.from.map(({ set, tiles }) => t('from-set', { tiles: names(tiles), set: setTitle(set, shape) })),
  ]
    .filter((words) => words)
    .map(capital)
    .join(' ');
