/**
 * The table by ear: sets, a rack and what somebody has changed, as sentences. The terminal tells the same in the same
 * words (`tilerummy/cli/by_ear.py`). Fetched after the table: until then what is to be said waits.
 */
import { type Meld, meldTexts, type Piece, pieceText, type Position } from '../../board/draft.ts';
import type { Shape } from '../../board/melds.ts';
import { type Face, faceOf, isJoker, JOKER, statedMeaning } from '../../board/tile.ts';
import type { Settings } from '../../ui/settings.svelte.ts';
import { capital, labelled, signed, t, tileName } from '../../ui/words.svelte.ts';
import { readOnce } from './standing.ts';
import type { Altered, Happened, Spoken, TimeOut } from './table.ts';

export type Level = Settings['speech'];

/** A turn that changed more sets is told by how they stand now alone. */
const MANY = 4;
/** From this length on a run with a joker is not told tile by tile. */
const LONG = 5;

/** Tiles one by one, or as the run that they are. */
export function tilesWords(texts: readonly string[]): string {
  const [first, ...more] = texts.map(faceOf);
  const isRun =
    first &&
    more.length > 1 &&
    more.every((one, i) => one?.colour === first.colour && one.number === first.number + i + 1);
  return isRun ? runWords(first, first.number + more.length) : texts.map(tileName).join(', ');
}

const runWords = ({ colour, number }: Face, last: number): string =>
  t(`run-${colour}`, { first: number, last });

const names = (pieces: readonly Piece[]): string => tilesWords(pieces.map(pieceText));

/** Jokers with what they are sure to stand for. */
export function meantTexts(meld: Meld, shape: Shape): string[] {
  const texts = meldTexts(meld);
  const { means } = readOnce(meld, shape);
  return texts.map((text, i) => (text === JOKER && means[i] ? JOKER + means[i] : text));
}

/** A set as it stands, as short as it is clear; a short one with a joker tile by tile, for its place matters. */
export function setWords(meld: Meld, shape: Shape): string {
  const texts = meldTexts(meld);
  const meant = meantTexts(meld, shape);
  const jokers = meant.filter(isJoker);
  const { kind } = readOnce(meld, shape);
  const isBrief = !jokers.length || (kind === 'run' && texts.length >= LONG);
  if (!isBrief || !isComplete(meld, shape)) return meant.map(tileName).join(', ');
  const [first = '', last = ''] = [meant[0], meant.at(-1)].map((text) => statedMeaning(text ?? '') ?? text);
  const [from, to] = [faceOf(first), faceOf(last)];
  if (!from || !to) return meant.map(tileName).join(', ');
  const run = kind === 'run' ? runWords(from, to.number) : '';
  if (run) return jokers.length ? t('told-with', { set: run, jokers: jokers.map(tileName).join(', ') }) : run;
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

/**
 * By the sets that were changed, each as it stands now, with where its tiles came from; of very many, unless all is asked
 * for, how many came from a rack.
 */
export function alteredWords(altered: Altered, shape: Shape, level: Level = 'normal'): string {
  const changed = grown(altered);
  const rest = robbed(altered, changed);
  const back = returned(altered);
  const isMany = changed.length + rest.length > MANY && level !== 'full';
  return [
    ...changed.map((one) => (isMany ? countedWords : grownWords)(one, shape)),
    ...leftWords(rest, shape),
    ...(back.length ? [t('told-back', { tiles: names(back) })] : []),
  ].join(' ');
}

const isComplete = (meld: Meld, shape: Shape): boolean => readOnce(meld, shape).how.state === 'complete';

function leftWords(rest: readonly Meld[], shape: Shape): string[] {
  const whole = rest.filter((meld) => isComplete(meld, shape)).map((meld) => setWords(meld, shape));
  return [
    ...(whole.length ? [t('told-left', { set: whole.join('; ') })] : []),
    ...rest
      .filter((meld) => !isComplete(meld, shape))
      .map((meld) => t('told-unfinished', { tiles: setWords(meld, shape) })),
  ];
}

/** A set as it stands, and how many of its tiles are new on the table. */
function countedWords(one: Grown, shape: Shape): string {
  const { meld, isNew, laid, moved } = one;
  if ((isNew && !moved.length) || !isComplete(meld, shape)) return grownWords(one, shape);
  const set = setWords(meld, shape);
  return `${capital(laid.length ? t('told-set-laid', { set, count: laid.length }) : set)}.`;
}

function grownWords({ meld, isNew, laid, moved }: Grown, shape: Shape): string {
  const set = setWords(meld, shape);
  if (!isComplete(meld, shape)) return t('told-unfinished', { tiles: set });
  const meant = meantTexts(meld, shape);
  const asTheyLie = (pieces: readonly Piece[]): string =>
    tilesWords(meant.filter((_, i) => pieces.some(({ id }) => id === meld.pieces[i]?.id)));
  const [tiles, from] = [asTheyLie(laid), asTheyLie(moved)];
  if (isNew) return from ? t('told-new-from', { set, moved: from }) : t('told-new', { set });
  const how = tiles && from ? 'told-added-from' : tiles ? 'told-added' : 'told-moved';
  return t(how, { tiles, moved: from, set });
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

/** What is said, as much of it as somebody wants to hear, in whole sentences; empty: nothing. */
export const spokenWords = (spoken: Spoken, shape: Shape, level: Level): string =>
  together(wordsOf(spoken, shape, level));

function wordsOf(spoken: Spoken, shape: Shape, level: Level): string {
  const { text, weight, altered, later, event, arrived, held } = spoken;
  if (level === 'short' && weight === 'remark') return '';
  if (event) return happenedWords(spoken, event, shape, level);
  if (arrived !== undefined)
    return together(t('table'), arrived === null ? '' : t('your-rack', { count: arrived }), text);
  if (held) return heldWords(held);
  // What stands side by side on a line is said one sentence after the other.
  const whole = text.includes(' · ') ? together(...text.split(' · ')) : text;
  if (!altered) return together(whole, later ? t(later.key, later.args) : '');
  const told = alteredWords(altered, shape, level);
  return text && told ? labelled(text, told) : text || told;
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
  parts.flatMap((part) => (part ? capital(/[.!?…]$/.test(part) ? part : `${part}.`) : [])).join(' ');

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
  return together(text, alteredWords(altered, shape, level), last, full);
}

const ORDER: readonly Spoken['weight'][] = ['alert', 'answer', 'news', 'turn', 'remark'];

/** What waits in the order in which it is said: whose turn it is after what happened, and remarks at the end. */
export const inTurn = (waiting: readonly Spoken[]): Spoken[] =>
  [...waiting]
    .sort((a, b) => ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight) || a.number - b.number)
    .reduce<Spoken[]>((told, one) => {
      const both = inOne(told.at(-1), one);
      return both ? [...told.slice(0, -1), both] : [...told, one];
    }, []);

/** What was laid, and laid on from there before anything was said, is told as it lies in the end. */
function inOne(first: Spoken | undefined, then: Spoken): Spoken | null {
  const [was, now] = [first?.altered, then.altered];
  if (!was || was.after !== now?.before || first?.event || first?.text || then.event || then.text)
    return null;
  // Of what was laid and taken back nothing would be left to tell.
  const isMore = now.after.rack.length < was.before.rack.length;
  return isMore ? { ...then, altered: { before: was.before, after: now.after } } : null;
}
