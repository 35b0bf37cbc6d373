/** Sets and where their tiles come from, in words. */
import { certainMeanings, type Shape } from '../board/melds.ts';
import { faceOf, isJoker } from '../board/tile.ts';
import { capital, t, tileName } from '../ui/words.svelte.ts';

type Tiles = readonly string[];

/** A set by its name: "Red 4 to red 7", "Group of 7s". */
export function setTitle(tiles: Tiles, shape: Shape): string {
  const means = certainMeanings([...tiles], shape);
  const said = tiles.map((tile, i) => (isJoker(tile) ? (means[i] ?? tile) : tile));
  const numbers = new Set(said.map((tile) => faceOf(tile)?.number).filter((number) => number !== undefined));
  const [only] = numbers;
  if (numbers.size === 1 && only !== undefined) return t('set-group', { number: only });
  return capital(t('set-span', { first: tileName(said[0] ?? ''), last: tileName(said.at(-1) ?? '') }));
}

export const namesOf = (tiles: Tiles): string => tiles.map((tile) => tileName(tile)).join(', ');

/** What a set gave, as a coach says it: "Black 12 out of black 10 to black 13." */
export const originOf = ({ set, tiles }: { set: Tiles; tiles: Tiles }, shape: Shape): string =>
  capital(t('from-set', { tiles: namesOf(tiles), set: setTitle(set, shape) }));
