/** Tiles by their names: `7` and the letter of a colour, or a whole set such as `y6-9`, in the reader's language or notation. */
import { type Piece, type Position } from '../../board/draft.ts';
import { type Colour, isJoker, JOKER, LAST_NUMBER, letters, tileText } from '../../board/tile.ts';
import { t, tileName } from '../../ui/words.svelte.ts';
import { drop, mayLay, whyNotMoved } from './laying.ts';
import type { Point } from '../../board/screen.ts';
import { type Change, same, type Table } from './table.ts';
import { houseAt } from './game.ts';
import { sayLater, warn } from './words.ts';

/** By its letter: the one that is drawn on tiles in this language first, then that of the notation. */
export function colourOf(letter: string, colours: readonly Colour[]): Colour | null {
  const own = letters(colours.map((colour) => t(`colour-${colour}`)));
  const at = own.indexOf(letter.toUpperCase());
  return colours[at] ?? colours.find((colour) => colour === letter) ?? null;
}

/** The tiles of a set that somebody typed; null: that is none. */
export function typedTiles(text: string, colours: readonly Colour[]): string[] | null {
  const words = text.toLowerCase().split(/[\s,;]+/);
  const tiles = words.filter((word) => word).map((word) => typedWord(word, colours));
  return tiles.length && tiles.every((some) => some !== null) ? tiles.flat() : null;
}

function typedWord(word: string, colours: readonly Colour[]): string[] | null {
  if (word === JOKER || word === 'j') return [JOKER];
  const [, letter, from, to] = /^(\D)(\d+)(?:[-–](\d+))?$/u.exec(word) ?? [];
  if (letter && from) return run(colourOf(letter, colours), Number(from), Number(to ?? from));
  const [, number, ink] = /^(\d+)(\D+)$/u.exec(word) ?? [];
  if (!number || !ink) return null;
  const found = [...ink].map((one) => colourOf(one, colours));
  const isThere = isNumber(Number(number)) && found.every((colour) => colour);
  return isThere ? found.flatMap((colour) => (colour ? tileText(colour, Number(number)) : [])) : null;
}

function run(colour: Colour | null, from: number, to: number): string[] | null {
  if (!colour || to < from || !isNumber(from) || !isNumber(to)) return null;
  return Array.from({ length: to - from + 1 }, (_, i) => tileText(colour, from + i));
}

const isNumber = (number: number): boolean => number >= 1 && number <= LAST_NUMBER;

/** The piece with this face: on the rack, else on the table. */
export const pieceNamed = ({ melds, rack }: Position, text: string): Piece | undefined =>
  [...rack, ...melds.flatMap(({ pieces }) => pieces)].find((piece) => piece.text === text);

/** Lays the set that was typed as a new one: with tiles of the rack, else with those of the table that may move. */
export function layTyped(table: Table, text: string, at: Point): Change {
  const tiles = typedTiles(text, houseAt(table.game).shape.colours);
  if (!tiles) return sayLater(table, 'told-not-read', { text });
  if (!mayLay(table)) return warn(table, t('refusal-not-now'));
  const { melds, rack } = table.draft.now;
  const free = melds.flatMap(({ pieces }) => pieces.filter(({ id }) => !whyNotMoved(table, id)));
  const left = [...rack, ...free];
  const missing: string[] = [];
  const ids = tiles.flatMap((tile) => {
    const found = left.findIndex((piece) => (isJoker(tile) ? isJoker(piece.text) : piece.text === tile));
    if (found < 0) missing.push(tile);
    return found < 0 ? [] : left.splice(found, 1).map(({ id }) => id);
  });
  if (missing.length) return sayLater(table, 'told-not-held', { tiles: missing.map(tileName).join(', ') });
  return ids.length ? drop(table, ids, { kind: 'cloth', ...at }) : same(table);
}
