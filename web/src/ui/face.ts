/**
 * The face of a tile as a picture of its own. A table holds over a hundred tiles: as elements of the page their
 * strokes would be thousands, each with its place, and every frame of a drag would go through them all.
 */
import { type Colour, faceOf } from '../board/tile.ts';
import { INKS, NUMERALS, SHAPES, strokes, VANE } from './ink.ts';

export interface Look {
  /** `r7` or `*`. */
  text: string;
  /** What a joker stands for. */
  means: string | null;
  /** The colours in the box: one vane of the joker for each. */
  colours: readonly Colour[];
  square: boolean;
  small: boolean;
  /** The light on the lower edge of the engraving. */
  lip: boolean;
  strong: boolean;
  /** The first letter of the colour, if it is to stand there. */
  letter: string;
}

interface Spot {
  x: number;
  y: number;
  s: number;
}

const group = ({ x, y, s }: Spot, inner: string, more = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" stroke-linejoin="round"${more}>${inner}</g>`;
const floorOf = (colour: Colour, strong: boolean): string =>
  strong && colour !== 'y' && colour !== 'w' ? INKS[colour].wall : INKS[colour].floor;

function numeral(n: number, colour: Colour, at: Spot, w: number, { lip, strong }: Look): string {
  const width = strokes(colour);
  const pass = (d: string, dx: number, dy: number, ink: string, thick: number, more = ''): string =>
    `<path d="${d}" transform="translate(${dx} ${dy})" stroke="${ink}" stroke-width="${thick}"${more}/>`;
  const cut = (NUMERALS[n] ?? []).map(([dx, d]) =>
    [
      lip ? pass(d, dx, -8 + 0.95 / at.s, '#fff', w * width.wall, ' stroke-opacity=".9"') : '',
      pass(d, dx, -8, INKS[colour].wall, w * width.wall),
      pass(d, dx, -8 + 0.28 / at.s, floorOf(colour, strong), w * width.floor),
    ].join(''),
  );
  return group(at, cut.join(''), ' fill="none" stroke-linecap="round"');
}

function symbol(colour: Colour, at: Spot, { lip, strong }: Look): string {
  const light = colour === 'y' || colour === 'w';
  const { wall } = INKS[colour];
  const d = SHAPES[colour];
  const glow = lip
    ? `<path d="${d}" transform="translate(-6 ${-6 + 0.95 / at.s})" fill="#fff" fill-opacity=".9"/>`
    : '';
  if (colour === 'w')
    return group(
      at,
      `${glow}<path d="${d}" transform="translate(-6 -6)" fill="none" stroke="${wall}" stroke-width="2.6"/>`,
    );
  const floor = light ? 'scale(.84) translate(-6 -6)' : 'scale(.93) translate(-6 -5.8)';
  return group(
    at,
    `${glow}<path d="${d}" transform="translate(-6 -6)" fill="${wall}" stroke="${wall}" stroke-width="${light ? 1.5 : 0.5}"/>` +
      `<path d="${d}" transform="${floor}" fill="${floorOf(colour, strong)}"/>`,
  );
}

function pinwheel(at: Spot, { colours, strong }: Look): string {
  const vanes = colours.map(
    (colour, i) =>
      `<path d="${VANE}" transform="rotate(${(360 / colours.length) * i}) scale(${colours.length > 4 ? 0.86 : 1} 1)" fill="${floorOf(colour, strong)}" stroke="${INKS[colour].wall}" stroke-width=".7"/>`,
  );
  return group(at, `${vanes.join('')}<circle r="1.7" fill="#FBF5E6" stroke="#B9A579" stroke-width=".5"/>`);
}

function joker(look: Look, height: number): string {
  const meant = look.means && !look.square ? faceOf(look.means) : null;
  if (!meant) return pinwheel({ x: 22, y: height / 2, s: look.square ? 1.5 : 1.75 }, look);
  const wide = meant.number > 9;
  return (
    pinwheel({ x: 22, y: 20, s: 1.36 }, look) +
    numeral(meant.number, meant.colour, { x: wide ? 16 : 17, y: 46, s: 0.66 }, 2.9, look) +
    symbol(meant.colour, { x: wide ? 31.5 : 30, y: 46, s: 0.72 }, look)
  );
}

function numbered({ number, colour }: { number: number; colour: Colour }, look: Look): string {
  const { square, small, letter } = look;
  const n = square
    ? { s: 1.16, w: 2.75, y: 15.6 }
    : small
      ? { s: 1.62, w: 3, y: 21.5 }
      : { s: 1.42, w: 2.75, y: 22 };
  const shape = square ? { s: 0.84, y: 34.2 } : small ? { s: 1.2, y: 46.2 } : { s: 1.02, y: 45.6 };
  const beside = letter
    ? `<text x="31" y="${shape.y + 5}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="14" fill="${INKS[colour].wall}">${letter}</text>`
    : '';
  return (
    numeral(number, colour, { x: 22, y: n.y, s: n.s }, n.w, look) +
    symbol(colour, { x: letter ? 15 : 22, y: shape.y, s: shape.s }, look) +
    beside
  );
}

/** The picture as SVG. */
export function faceSvg(look: Look): string {
  const height = look.square ? 44 : 58;
  const face = faceOf(look.text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 ${height}" width="44" height="${height}">${face ? numbered(face, look) : joker(look, height)}</svg>`;
}

const made = new Map<string, string>();

/** The picture as an address; each face is drawn once. */
export function faceUrl(look: Look): string {
  const key = [
    look.text,
    look.means,
    look.text === '*' ? look.colours.join('') : '',
    look.square,
    look.small,
    look.lip,
    look.strong,
    look.letter,
  ].join();
  const known = made.get(key);
  if (known) return known;
  // The text itself and no object URL: it needs no fetch, and nobody has to give it back.
  const url = `data:image/svg+xml,${encodeURIComponent(faceSvg(look))}`;
  made.set(key, url);
  return url;
}
