/**
 * The table by ear: sets, a rack and what somebody has changed, as sentences. The terminal tells the same in the same
 * words (`tilerummy/cli/by_ear.py`). Fetched after the table: until then what is to be said waits.
 */
import { type Meld, meldTexts, type Piece, pieceText, type Position } from '../../board/draft.ts';
import type { Shape } from '../../board/melds.ts';
import { faceOf, isJoker, JOKER } from '../../board/tile.ts';
import type { Settings } from '../../ui/settings.svelte.ts';
import { capital, labelled, signed, t, tileName } from '../../ui/words.svelte.ts';
import { readOnce } from './standing.ts';
import type { Altered, Happened, Spoken, TimeOut } from './table.ts';

export type Level = Settings['speech'];

const names = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => tileName(pieceText(piece))).join(', ');

/** Jokers with what they are sure to stand for. */
export function meantTexts(meld: Meld, shape: Shape): string[] {
  const texts = meldTexts(meld);
  const { means } = readOnce(meld, shape);
  return texts.map((text, i) => (text === JOKER && means[i] ? JOKER + means[i] : text));
}

/** A set as it stands, as short as it is clear; with a joker tile by tile, for its place matters. */
export function setWords(meld: Meld, shape: Shape): string {
  const texts = meldTexts(meld);
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  const [from, to] = [faceOf(first), faceOf(last)];
  const { kind } = readOnce(meld, shape);
  const isPlain = isComplete(meld, shape) && !texts.some(isJoker);
  if (!isPlain || !from || !to) return meantTexts(meld, shape).map(tileName).join(', ');
  if (kind === 'run') return t('told-run', { first: tileName(first), number: to.number });
  const colours = texts.flatMap((text) => faceOf(text)?.colour ?? []).map((colour) => t(`colour-${colour}`));
  return t('told-group', { number: from.number, colours: colours.join(', ') });
}

/** Every set, numbered as they lie. */
export function tableWords({ melds }: Position, shape: Shape, which: readonly Meld[] = melds): string {
  if (!melds.length) return t('told-empty');
  const sets = melds.flatMap((meld, i) =>
    which.includes(meld) ? `${labelled(String(i + 1), setWords(meld, shape))}.` : [],
  );
  return [t('told-sets', { count: which.length }), ...sets].join(' ');
}

/** A rack colour by colour: "Black: 1, 4; red: 8 twice; 1 joker." */
export function rackWords(rack: readonly Piece[], { colours }: Shape): string {
  const told = colours.flatMap((colour) => {
    const numbers = rack.flatMap(({ text }) => {
      const face = faceOf(text);
      return face?.colour === colour ? face.number : [];
    });
    return numbers.length ? labelled(t(`colour-${colour}`), numbersWords(numbers)) : [];
  });
  const jokers = rack.filter(({ text }) => isJoker(text)).length;
  const all = [...told, ...(jokers ? [t('jokers-count', { count: jokers })] : [])];
  return `${capital(all.join('; ') || t('tiles-count', { count: 0 }))}.`;
}

function numbersWords(numbers: readonly number[]): string {
  const inOrder = [...new Set(numbers)].sort((a, b) => a - b);
  return inOrder
    .flatMap((number) => {
      const count = numbers.filter((one) => one === number).length;
      return count === 2 ? t('told-twice', { number }) : Array.from({ length: count }, () => String(number));
    })
    .join(', ');
}

// -- what has changed -------------------------------------------------------------------------------

/** A set that tiles came to. */
interface Grown {
  meld: Meld;
  isNew: boolean;
  /** From a rack. */
  laid: readonly Piece[];
  /** From other sets. */
  moved: readonly Piece[];
}

const idsIn = (melds: readonly Meld[]): Set<number> =>
  new Set(melds.flatMap(({ pieces }) => pieces.map(({ id }) => id)));

function grown({ before, after }: Altered): Grown[] {
  const lay = idsIn(before.melds);
  const old = new Map(before.melds.map((meld) => [meld.id, meld]));
  return after.melds.flatMap((meld) => {
    const was = idsIn([old.get(meld.id) ?? { id: meld.id, pieces: [] }]);
    const came = meld.pieces.filter(({ id }) => !was.has(id));
    if (!came.length) return [];
    const [laid, moved] = [came.filter(({ id }) => !lay.has(id)), came.filter(({ id }) => lay.has(id))];
    return { meld, isNew: !was.size, laid, moved };
  });
}

/** A set that only lost tiles, as it lies now. */
const robbed = ({ before, after }: Altered, told: readonly Grown[]): Meld[] =>
  after.melds.filter((meld) => {
    const was = before.melds.find(({ id }) => id === meld.id);
    return was && was.pieces.length > meld.pieces.length && !told.some((one) => one.meld === meld);
  });

/** What came back to a rack. */
function returned({ before, after }: Altered): Piece[] {
  const lies = idsIn(after.melds);
  return before.melds.flatMap(({ pieces }) => pieces.filter(({ id }) => !lies.has(id)));
}

/** By the sets that were changed, each as it stands now, with where its tiles came from. */
export function alteredWords(altered: Altered, shape: Shape): string {
  const changed = grown(altered);
  const back = returned(altered);
  return [
    ...changed.map((one) => grownWords(one, shape)),
    ...robbed(altered, changed).map((meld) => leftWords(meld, shape)),
    ...(back.length ? [t('told-back', { tiles: names(back) })] : []),
  ].join(' ');
}

const isComplete = (meld: Meld, shape: Shape): boolean => readOnce(meld, shape).how.state === 'complete';

function leftWords(meld: Meld, shape: Shape): string {
  const set = setWords(meld, shape);
  return isComplete(meld, shape) ? t('told-left', { set }) : t('told-unfinished', { tiles: set });
}

function grownWords({ meld, isNew, laid, moved }: Grown, shape: Shape): string {
  const set = setWords(meld, shape);
  if (!isComplete(meld, shape)) return t('told-unfinished', { tiles: set });
  if (isNew) return moved.length ? t('told-new-from', { set, moved: names(moved) }) : t('told-new', { set });
  const how = laid.length && moved.length ? 'told-added-from' : laid.length ? 'told-added' : 'told-moved';
  return t(how, { tiles: names(laid), moved: names(moved), set });
}

/** The same, very short: what was laid, and where. */
function shortWords(altered: Altered): string {
  const { melds } = altered.after;
  return grown(altered)
    .map(({ meld, isNew, laid }) => {
      const number = melds.indexOf(meld) + 1;
      const tiles = names(isNew ? meld.pieces : laid);
      if (isNew) return t('told-short-new', { tiles });
      return laid.length ? t('told-short-onto', { tiles, number }) : t('told-short-moved', { number });
    })
    .join('; ');
}

// -- one thing to say -------------------------------------------------------------------------------

/** What is said, as much of it as somebody wants to hear; empty: nothing. */
export function spokenWords(spoken: Spoken, shape: Shape, level: Level): string {
  const { text, weight, altered, later, event, arrived, held } = spoken;
  if (level === 'short' && weight === 'remark') return '';
  if (event) return happenedWords(spoken, event, shape, level);
  if (arrived !== undefined)
    return together(t('table'), arrived === null ? '' : t('your-rack', { count: arrived }), text);
  if (held) return heldWords(held);
  // What stands side by side on a line is said one sentence after the other.
  const whole = text.includes(' · ') ? together(...text.split(' · ')) : text;
  if (!altered) return [whole, later ? t(later.key, later.args) : ''].filter((part) => part).join(' ');
  const told = alteredWords(altered, shape);
  return text ? (told ? labelled(text, told) : `${text}.`) : told;
}

const heldWords = ({ tiles, fits }: { tiles: readonly string[]; fits: number }): string =>
  tiles.length
    ? together(tiles.map(tileName).join(', '), t('fits-in', { count: fits }))
    : t('told-empty-hand');

/** What came back and what was drawn when time was up. */
const timeOutWords = ({ back, drawn }: TimeOut): string[] => [
  back.length ? labelled(t('came-back', { count: back.length }), back.map(tileName).join(', ')) : '',
  drawn.length ? labelled(t('drawn-now', { count: drawn.length }), drawn.map(tileName).join(', ')) : '',
];

/** Each a sentence of its own. */
export const together = (...parts: string[]): string =>
  parts.flatMap((part) => (part ? capital(/[.!?]$/.test(part) ? part : `${part}.`) : [])).join(' ');

function happenedWords(
  { text, altered, timeOut }: Spoken,
  { event, names: called, isMine, left }: Happened,
  shape: Shape,
  level: Level,
): string {
  if (event.type === 'drew' && isMine && event.tile) return t('told-drew', { tile: tileName(event.tile) });
  if (event.type === 'round_ended')
    return together(text, ...event.scores.map((score, seat) => labelled(called[seat] ?? '', signed(score))));
  const name = 'seat' in event ? (called[event.seat] ?? '') : '';
  const last = event.type === 'played' && !isMine && left === 1 ? t('told-one-left', { name }) : '';
  if (!altered) return together(text, ...(timeOut ? timeOutWords(timeOut) : []), last);
  if (level === 'short') return together(labelled(name, shortWords(altered)), last);
  const full = level === 'full' && !last ? labelled(name, t('tiles-count', { count: left })) : '';
  return together(text, alteredWords(altered, shape), last, full);
}

const ORDER: readonly Spoken['weight'][] = ['alert', 'answer', 'news', 'turn', 'remark'];

/** What waits in the order in which it is said: whose turn it is after what happened, and remarks at the end. */
export const inTurn = (waiting: readonly Spoken[]): Spoken[] =>
  [...waiting].sort((a, b) => ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight) || a.number - b.number);
