/** What is told of a match in words, wherever: sets, where their tiles come from, and who won. */
import { certainMeanings, type Shape } from '../board/melds.ts';
import { faceOf, isJoker } from '../board/tile.ts';
import { capital, nameList, t, tileName } from '../ui/words.svelte.ts';
import type { GameView, PartyState } from '../wire/protocol.ts';

type Tiles = readonly string[];

/** What names a set: the number of a group, or from which tile to which a run goes. */
function namedBy(tiles: Tiles, shape: Shape): { number: number } | { span: string } {
  const means = certainMeanings([...tiles], shape);
  const said = tiles.map((tile, i) => (isJoker(tile) ? (means[i] ?? tile) : tile));
  const numbers = new Set(said.map((tile) => faceOf(tile)?.number).filter((number) => number !== undefined));
  const [only] = numbers;
  if (numbers.size === 1 && only !== undefined) return { number: only };
  return { span: t('set-span', { first: tileName(said[0] ?? ''), last: tileName(said.at(-1) ?? '') }) };
}

/** A set by its name: "Red 4 to red 7", "Group of 7s". */
export function setTitle(tiles: Tiles, shape: Shape): string {
  const named = namedBy(tiles, shape);
  return 'number' in named ? t('set-group', named) : capital(named.span);
}

export const namesOf = (tiles: Tiles): string => nameList(tiles.map((tile) => tileName(tile)));

/** What a set gave, as a coach says it: "Black 12 from the run black 10 to black 13." */
export function originOf({ set, tiles }: { set: Tiles; tiles: Tiles }, shape: Shape): string {
  const named = namedBy(set, shape);
  return capital(t('number' in named ? 'from-group' : 'from-run', { tiles: namesOf(tiles), ...named }));
}

/** The seats that won the match. */
export const winnersOf = (party: PartyState | null, view: GameView | null): readonly number[] =>
  (party?.winners.length ? party.winners : view?.final?.winners) ?? [];

/** Who won, in a sentence, as it is told to the seat `me`. */
export function winnerWords(
  winners: readonly number[],
  me: number | null,
  nameOf: (seat: number) => string,
): string {
  const names = nameList(winners.filter((seat) => seat !== me).map(nameOf));
  if (me === null || !winners.includes(me)) return t('won-match', { names, count: winners.length });
  return names ? t('you-share-win', { names }) : t('you-won-match');
}
