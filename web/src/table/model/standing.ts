/** How a set on the cloth looks, what is said of it, and which marks it bears. One state a set; the gravest wins. */
import { type Draft, type Meld, meldTexts, type Piece, type Position } from '../../board/draft.ts';
import { certainMeanings, readMeld, type Shape, type Standing, standing } from '../../board/melds.ts';
import { JOKER } from '../../board/tile.ts';
import { capital, type Key, named, t } from '../../ui/words.svelte.ts';
import { type Game, houseAt } from './game.ts';

export type Look = 'complete' | 'incomplete' | 'illegal' | 'frozen' | 'draft' | 'mine' | 'last';

export interface Seen {
  look: Look;
  /** Under the set or in the status line; empty where silence means right. */
  words: string;
  /** The same, shorter, for the label. */
  label: string;
  /** Before which tiles a hole is drawn. */
  holes: readonly number[];
  means: readonly (string | null)[];
  kind: 'run' | 'group' | null;
  /** Who changed it since the player's last turn, the latest last. */
  by: readonly number[];
  /** Who laid each tile since then. */
  laid: readonly (number | null)[];
}

export interface Around {
  shape: Shape;
  draft: Draft;
  /** Somebody else is laying: their name. */
  laying: string | null;
  /** What the others did since the player's last turn. */
  turns: readonly TurnMark[];
  nameOf: (seat: number) => string;
  frozen: boolean;
}

/** What is wrong with a set, in a few words. */
export function faultWords(how: Standing): string {
  if (how.state === 'complete') return '';
  if (how.words === 'missing') return t('set-missing', { number: how.number });
  if (how.words === 'colour-twice')
    return t('set-colour-twice', { colour: capital(t(`colour-${how.colour}`)) });
  if (how.words !== 'fault') return t(`set-${how.words}`);
  return named('refusal', how.fault.code, {
    most: how.fault.most ?? 0,
    tile: how.fault.tile ?? '',
  });
}

export const isUnfinished = (meld: Meld, shape: Shape): boolean =>
  readOnce(meld, shape).how.state === 'incomplete';

/** How many sets are not right, wherever that is said: not finished yet, or not fitting. */
export function wrongSets(faulty: readonly Meld[], shape: Shape): string {
  const isWrong = faulty.some((meld) => readOnce(meld, shape).how.state === 'illegal');
  return t(isWrong ? 'sets-not-fitting' : 'unfinished', { count: faulty.length });
}

const SHORT: Readonly<Record<string, Key>> = {
  set_mixed: 'set-mixed',
  run_gap: 'set-gap',
  run_off_the_end: 'set-end',
  group_too_large: 'set-many',
};

/** The same for the small label under the set. */
function labelWords(how: Standing): string {
  if (how.state !== 'illegal' || how.words !== 'fault') return faultWords(how);
  const short = SHORT[how.fault.code];
  return short ? t(short, { most: how.fault.most ?? 0 }) : faultWords(how);
}

const NOBODY: readonly null[] = [];

type Read = Pick<Seen, 'means' | 'kind'> & { shape: Shape; how: Standing };
/** Sets that were read: most of them stay as they are from turn to turn, and what is taken back is as it was. */
const read = new WeakMap<Meld, Read>();

export function readOnce(meld: Meld, shape: Shape): Read {
  const known = read.get(meld);
  if (known?.shape === shape) return known;
  const texts = meldTexts(meld);
  const fresh = {
    shape,
    how: standing(texts, shape),
    means: certainMeanings(texts, shape),
    kind: readMeld(texts, shape).kind,
  };
  read.set(meld, fresh);
  return fresh;
}

/** Sets of the draft that are not right. */
export const faultyAt = ({ draft, game }: { draft: Draft; game: Game }): Meld[] => {
  const { shape } = houseAt(game);
  return draft.now.melds.filter((meld) => readOnce(meld, shape).how.state !== 'complete');
};

export function seeMeld(meld: Meld, around: Around): Seen {
  const { how, means, kind } = readOnce(meld, around.shape);
  const base = around.draft.base.melds.find((other) => other.id === meld.id);
  const moved =
    !base ||
    base.pieces.length !== meld.pieces.length ||
    base.pieces.some((piece, i) => piece.id !== meld.pieces[i]?.id);
  const by = touchedBy(around.turns, meld.id);
  const holes = how.state === 'incomplete' && how.words === 'missing' ? how.holes : [];
  const seen = (look: Look, words = '', label = words): Seen => ({
    look,
    words,
    label,
    holes,
    means,
    kind,
    by,
    laid: by.length ? meld.pieces.map(({ id }) => laidBy(around.turns, id)) : NOBODY,
  });
  if (around.laying !== null && moved) return seen('draft', t('set-laying', { name: around.laying }));
  if (how.state !== 'complete') return seen(how.state, faultWords(how), labelWords(how));
  if (around.frozen && base && !moved && meld.pieces.some((piece) => piece.text === JOKER))
    return seen('frozen', t('set-frozen'));
  if (moved) return seen('mine');
  if (by.length) return seen('last', by.map(around.nameOf).join(', '));
  return seen('complete');
}

// -- what glows -------------------------------------------------------------------------------------

/** The sets and tiles that a hint is about; a set may have the numbers of its steps. */
export interface HintMarks {
  melds: ReadonlyMap<number, readonly number[]>;
  pieces: ReadonlySet<number>;
}

/** Marks on these tiles and around these sets. */
export const marksOn = (pieces: readonly Piece[], melds: readonly Meld[] = []): HintMarks => ({
  melds: new Map(melds.map(({ id }) => [id, []])),
  pieces: new Set(pieces.map(({ id }) => id)),
});

// -- what a turn changed ----------------------------------------------------------------------------

export interface TurnMark {
  seat: number;
  pieces: ReadonlySet<number>;
  melds: ReadonlySet<number>;
}

const idsOf = (meld: Meld): string => meld.pieces.map((piece) => piece.id).join();

export function changesOf(seat: number, before: Position, now: Position): TurnMark {
  const old = new Map(before.melds.map((meld) => [meld.id, idsOf(meld)]));
  const there = new Set(before.melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
  const fresh = now.melds.flatMap((meld) =>
    meld.pieces.map((piece) => piece.id).filter((id) => !there.has(id)),
  );
  return {
    seat,
    pieces: new Set(fresh),
    melds: new Set(now.melds.filter((meld) => old.get(meld.id) !== idsOf(meld)).map((meld) => meld.id)),
  };
}

/** The marks with those of one more turn; a player's earlier turn is forgotten. */
export const withTurn = (turns: readonly TurnMark[], turn: TurnMark): TurnMark[] => [
  ...turns.filter(({ seat }) => seat !== turn.seat),
  turn,
];

/** Who changed a set, the latest last. */
const touchedBy = (turns: readonly TurnMark[], meld: number): number[] =>
  turns.filter(({ melds }) => melds.has(meld)).map(({ seat }) => seat);

/** Who laid a tile. */
const laidBy = (turns: readonly TurnMark[], piece: number): number | null =>
  turns.find(({ pieces }) => pieces.has(piece))?.seat ?? null;

/** Tiles that came to the rack. */
export function arrivalsOf(before: Position, now: Position): number[] {
  const old = new Set(before.rack.map((piece) => piece.id));
  return now.rack.map((piece) => piece.id).filter((id) => !old.has(id));
}
