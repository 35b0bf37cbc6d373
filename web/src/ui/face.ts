/**
 * The face of a tile as a picture of its own. A table holds over a hundred tiles: as elements of the page their
 * strokes would be thousands, each with its place, and every frame of a drag would go through them all.
 */
import { type Colour, faceOf } from '../board/tile.ts';

// The drawing: numerals as strokes, eight shapes, eight inks. Origins are centres.

const NUMERALS: Record<number, readonly (readonly [number, string])[]> = (() => {
  const one = 'M0 3.5 3.7.1V16';
  const two = 'M.5 4.3C.7 1.7 2.4 0 4.9 0c2.7 0 4.4 1.8 4.4 4.3 0 2-1.1 3.5-2.9 5.3L.3 16H9.6';
  const three = 'M.6 0H9L4.5 6.1C7.6 6 9.6 8 9.6 11c0 3-2 5-4.9 5C2.5 16 .9 15 .1 13.2';
  return {
    1: [[-1.85, one]],
    2: [[-4.8, two]],
    3: [[-4.8, three]],
    4: [[-5, 'M7.2 16V.2L0 11.5H10']],
    5: [
      [
        -4.8,
        'M8.8 0H1.9L1.2 7.1C2.2 6.2 3.4 5.8 4.8 5.8c2.9 0 4.8 2.1 4.8 5S7.6 16 4.7 16C2.5 16 .9 14.9.1 13.1',
      ],
    ],
    6: [
      [
        -4.8,
        'M7.2 0C3.4 2.6.2 6.5.2 11 .2 14 2.1 16 4.9 16s4.8-2.1 4.8-4.9S7.8 6.2 4.9 6.2C2.5 6.2.6 8 .2 10.6',
      ],
    ],
    7: [[-4.8, 'M0 0H9.6L3.9 16']],
    8: [
      [
        -4.8,
        'M4.8 0C7.2 0 8.8 1.5 8.8 3.7S7.2 7.4 4.8 7.4.8 5.9.8 3.7 2.4 0 4.8 0ZM4.8 7.4C7.7 7.4 9.6 9.1 9.6 11.7S7.7 16 4.8 16 0 14.3 0 11.7 1.9 7.4 4.8 7.4Z',
      ],
    ],
    9: [
      [
        -4.8,
        'M2.5 16C6.3 13.4 9.5 9.5 9.5 5 9.5 2 7.6 0 4.8 0S0 2.1 0 4.9 1.9 9.8 4.8 9.8C7.2 9.8 9.1 8 9.5 5.4',
      ],
    ],
    10: [
      [-8.7, one],
      [-0.9, 'M4.7 0C8 0 9.4 3.4 9.4 8S8 16 4.7 16 0 12.6 0 8 1.4 0 4.7 0Z'],
    ],
    11: [
      [-6.2, one],
      [2.5, one],
    ],
    12: [
      [-8.7, one],
      [-0.9, two],
    ],
    13: [
      [-8.7, one],
      [-0.9, three],
    ],
  };
})();

export const SHAPES: Record<Colour, string> = {
  k: 'M1.1.5h9.8a.6.6 0 0 1 .6.6v9.8a.6.6 0 0 1-.6.6h-9.8a.6.6 0 0 1-.6-.6v-9.8a.6.6 0 0 1 .6-.6Z',
  r: 'M6 11.3C3.2 9.2.3 6.9.3 3.9.3 2 1.7.7 3.4.7 4.5.7 5.5 1.3 6 2.2 6.5 1.3 7.5.7 8.6.7c1.7 0 3.1 1.3 3.1 3.2 0 3-2.9 5.3-5.7 7.4Z',
  b: 'M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 1 1 6 .8Z',
  y: 'M6 0 7.75 4 12 4.45 8.8 7.3 9.75 11.5 6 9.3 2.25 11.5 3.2 7.3 0 4.45 4.25 4Z',
  o: 'M6-.3 10.9 6 6 12.3 1.1 6Z',
  g: 'M6 .4Q6.5.4 6.8.9L12 10.2Q12.4 11.2 11.4 11.2H.6Q-.4 11.2 0 10.2L5.2.9Q5.5.4 6 .4Z',
  w: 'M6 1.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6Z',
  n: 'M4 .6H8V4h3.4V8H8v3.4H4V8H.6V4H4Z',
};

const VANE = 'M0 0V-9.4C5.4-9.4 8-6.6 7.6-3.4 5.4-.6 2.6 0 0 0Z';

/** What fills the groove, and its dark wall. */
export const INKS: Record<Colour, { floor: string; wall: string }> = {
  k: { floor: '#2A2B2F', wall: '#0E0F11' },
  r: { floor: '#B8122F', wall: '#780A1C' },
  b: { floor: '#1A4CC8', wall: '#0C2C86' },
  o: { floor: '#D65700', wall: '#8F3700' },
  y: { floor: '#F9CB1C', wall: '#4D3A00' },
  g: { floor: '#0F7358', wall: '#064637' },
  w: { floor: '#FFFFFF', wall: '#3C434D' },
  n: { floor: '#6B3510', wall: '#3B1B05' },
};

/** How wide wall and floor are, as parts of the stroke: light inks live by their wall. */
function strokes(colour: Colour): { wall: number; floor: number } {
  if (colour === 'y') return { wall: 1.38, floor: 0.76 };
  if (colour === 'w') return { wall: 1.38, floor: 0.64 };
  return { wall: 1, floor: 0.86 };
}

// A letter for each colour, for those who would rather read than see it.

/** The first letter of each name that no name before it has: black and blue both begin with B. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const capitals = [...name.toUpperCase()];
    const letter = capitals.find((one) => !taken.has(one)) ?? capitals[0] ?? '';
    taken.add(letter);
    return letter;
  });
}

// -- the picture ------------------------------------------------------------------------------------

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
