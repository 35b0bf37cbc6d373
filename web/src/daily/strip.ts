/** A round of one's own told turn by turn: for the page, and as a text to send on. Pure. */

/** How a deal ended. */
export interface Result {
  turns: number;
  left: number;
  /** Tiles laid, turn by turn; nothing where an older page or server did not tell. */
  laid?: readonly number[];
}

export interface Mark {
  /** Tiles laid; 0: drew. */
  laid: number;
  opened: boolean;
  out: boolean;
}

/** One for each turn; none where it is not known. */
export function marksOf({ laid = [], left }: Result): Mark[] {
  const first = laid.findIndex((tiles) => tiles > 0);
  return laid.map((tiles, i) => ({
    laid: tiles,
    opened: i === first,
    out: !left && i === laid.length - 1,
  }));
}

const DREW = '○';
const OUT = '★';
const NOT_OUT = '▢';
const ONE = '①'.charCodeAt(0);
/** The last number that has a circled sign in the same row. */
const MOST = 20;

/** "○○④②○③○⑤★": a sign a turn, and nothing about the tiles. */
export function signsOf(result: Result): string {
  const signs = marksOf(result).map(({ laid, out }) => {
    if (out) return OUT;
    return laid ? String.fromCharCode(ONE + Math.min(laid, MOST) - 1) : DREW;
  });
  return signs.length && result.left ? [...signs, NOT_OUT].join('') : signs.join('');
}
