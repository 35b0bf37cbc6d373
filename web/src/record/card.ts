/** The picture that is sent with a position, 1200 by 630: the table, the rack and a question; no names, no solution. */
import { type Colour, plain, statedMeaning } from '../board/tile.ts';
import { faceSvg } from '../ui/Tile.svelte';
import { inOrder } from './moments.ts';
import type { SharedPosition } from './position.ts';

export interface CardWords {
  /** "Can you find it?" */
  title: string;
  /** "6 tiles can be laid." */
  count: string;
  address: string;
}

export const [WIDE, HIGH] = [1200, 630];
const [TOP, BOTTOM, SIDE] = [110, 440, 52];
const RATIO = 58 / 44;
const [LARGEST, SMALLEST] = [62, 20];

interface Laid {
  x: number;
  y: number;
  tile: string;
}

/** The rows of sets for tiles of this width. */
function rowsOf(table: readonly (readonly string[])[], w: number): string[][][] {
  const rows: string[][][] = [];
  // So the first set begins a row.
  let used = Infinity;
  for (const set of table) {
    const needs = set.length * w + w;
    if (used + needs > WIDE - 2 * SIDE) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push([...set]);
    used += needs;
  }
  return rows;
}

/** The sets in centred rows above this line, with tiles as large as there is room for. */
export function layCard(
  table: readonly (readonly string[])[],
  bottom = BOTTOM,
): { w: number; tiles: Laid[] } {
  let w = LARGEST;
  const high = (rows: number): number => rows * w * RATIO + (rows - 1) * w * 0.4;
  while (w > SMALLEST && high(rowsOf(table, w).length) > bottom - TOP) w -= 1;
  const rows = rowsOf(table, w);
  const top = (TOP + bottom - high(rows.length)) / 2;
  const tiles = rows.flatMap((row, r) => {
    const width = row.reduce((sum, set) => sum + set.length * w, (row.length - 1) * w);
    let x = (WIDE - width) / 2;
    return row.flatMap((set) => {
      const placed = set.map((tile, i) => ({ x: x + i * w, y: top + r * w * (RATIO + 0.4), tile }));
      x += (set.length + 1) * w;
      return placed;
    });
  });
  return { w, tiles };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function tileSvg({ x, y, tile }: Laid, w: number, colours: readonly Colour[]): string {
  const [width, height] = [w - 1.5, (w - 1.5) * RATIO];
  const face = faceSvg({
    text: plain(tile),
    means: statedMeaning(tile),
    colours,
    square: false,
    small: w < 31,
    lip: false,
    strong: false,
    letter: '',
  }).replace(/width="44" height="58"/, `x="${x}" y="${y}" width="${width}" height="${height}"`);
  const round = (w * 0.135).toFixed(1);
  return (
    `<rect x="${x}" y="${y + w * 0.06}" width="${width}" height="${height}" rx="${round}" fill="#b9a579"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="url(#face)"/>${face}`
  );
}

/** More tiles stand in two tiers, which take room from the table. */
const MOST_IN_A_TIER = 16;
const [TIER, LESS] = [64, 45];

/** The rack on its wood; many tiles are narrower. */
function rackSvg(rack: readonly string[], colours: readonly Colour[]): string {
  const two = rack.length > MOST_IN_A_TIER;
  const across = two ? Math.ceil(rack.length / 2) : rack.length;
  const w = Math.min(two ? TIER / RATIO - 2 : LARGEST, (WIDE - 420) / Math.max(1, across));
  const wide = Math.max(560, across * w + 120);
  const [from, upper] = [(WIDE - across * w) / 2, two ? 433 : 478];
  const tiles = inOrder(rack).map((tile, i) =>
    tileSvg({ x: from + (i % across) * w, y: upper + (i < across ? 0 : TIER), tile }, w, colours),
  );
  const left = (WIDE - wide) / 2;
  return (
    `<rect x="${left}" y="${upper - 20}" width="${wide}" height="${598 - upper}" rx="14" fill="url(#wood)"/>${tiles.join('')}` +
    `<rect x="${left + 10}" y="554" width="${wide - 20}" height="14" rx="7" fill="#cb955a"/>`
  );
}

export function cardSvg(position: SharedPosition, colours: readonly Colour[], words: CardWords): string {
  const room = position.rack.length > MOST_IN_A_TIER ? BOTTOM - LESS : BOTTOM;
  const { w, tiles } = layCard(position.table, room);
  const text = (x: number, y: number, size: number, end: boolean, said: string): string =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${end ? 'end' : 'start'}">${escaped(said)}</text>`;
  const title = Math.min(56, Math.floor((WIDE - 480) / (0.56 * Math.max(1, words.title.length))));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">` +
    '<defs><linearGradient id="face" x2="0" y2="1"><stop stop-color="#fffdf6"/><stop offset="1" stop-color="#f3ead6"/></linearGradient>' +
    '<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#e3b47c"/><stop offset=".3" stop-color="#a9743e"/><stop offset="1" stop-color="#8a5c2c"/></linearGradient>' +
    '<radialGradient id="cloth"><stop stop-color="#357064"/><stop offset="1" stop-color="#285b51"/></radialGradient></defs>' +
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#cloth)"/>` +
    `<g font-family="Roboto, Segoe UI, Helvetica, Arial, sans-serif" font-weight="700" fill="#f2f6f0">` +
    text(SIDE, 88, title, false, words.title) +
    text(WIDE - SIDE, 82, 26, true, words.count) +
    text(SIDE, 613, 19, false, 'tilerummy') +
    text(WIDE - SIDE, 613, 19, true, words.address) +
    `</g>${tiles.map((laid) => tileSvg(laid, w, colours)).join('')}${rackSvg(position.rack, colours)}</svg>`
  );
}

/** The card as a file to send. */
export async function cardPicture(svg: string): Promise<Blob> {
  const image = new Image(WIDE, HIGH);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDE, HIGH);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
