/** Hints about a puzzle's task, from my draft: a region, a set, one step. Never a tile that does not follow from what lies there. */
import type { Draft, Meld, Piece, Position } from '../board/draft.ts';
import { faceOf, isJoker } from '../board/tile.ts';
import type { Key } from '../ui/words.svelte.ts';
import { gathered, type Goal, inOrderOf, isOnTheWay, type Move, movesTo, type Sets } from '../board/way.ts';

export type Stage = 1 | 2 | 3;

/** The next step: these tiles come together. */
export interface Step {
  pieces: readonly Piece[];
  /** The sets that they leave. */
  donors: readonly Meld[];
  /** The set that they come to; null: a new one. */
  onto: Meld | null;
  goal: Goal;
  after: Position;
}

/** What is said, by its key in the catalogue, and what glows. */
export interface Told {
  key: Key;
  number?: number;
  tiles?: readonly Piece[];
  melds: readonly Meld[];
  pieces: readonly Piece[];
}

/** Sets that glow at once: more would be no help. */
const REGION = 3;
const SHORTEST = 3;
const LAST = 20;

/** Other tiles have to leave this set before anything comes to it. */
const isLeft = ({ base, stay }: Goal): boolean => !!base && stay.length < base.pieces.length;

/** The set that is nearest to being whole comes first; one that lies there before a new one, one that others leave last. */
function easiest(moves: readonly Move[]): Move[] {
  const goals = [...new Set(moves.map(({ goal }) => goal))];
  const rank = (goal: Goal): number =>
    goal.missing.length + (goal.base ? 0 : SHORTEST) + (isLeft(goal) ? LAST : 0);
  const [first] = goals.sort((a, b) => rank(a) - rank(b));
  return moves.filter(({ goal }) => goal === first);
}

/** Tiles that leave one place together; on bare cloth a step needs two such places to make sense. */
function together(moves: readonly Move[]): Move[] {
  const places = [...new Set(moves.map(({ from }) => from))].sort((a, b) => Number(!!b) - Number(!!a));
  const taken = moves[0]?.goal.base ? places.slice(0, 1) : places.slice(0, 2);
  return moves.filter(({ from }) => taken.includes(from));
}

/** The next step on the way; null: there is none left. */
export function nextStep(draft: Draft, end: Sets): Step | null {
  const now = gathered(draft, end);
  const moved = together(easiest(movesTo(now, end)));
  const goal = moved[0]?.goal;
  if (!goal) return null;
  const pieces = moved.map(({ piece }) => piece);
  const gone = new Set(pieces.map(({ id }) => id));
  const set = inOrderOf([...(goal.base?.pieces ?? []), ...pieces], goal.tiles);
  const melds = now.melds.flatMap((meld): Meld[] => {
    if (meld.id === goal.base?.id) return [{ ...meld, pieces: set }];
    const rest = meld.pieces.filter(({ id }) => !gone.has(id));
    return rest.length ? [rest.length < meld.pieces.length ? { ...meld, pieces: rest } : meld] : [];
  });
  return {
    pieces,
    donors: [...new Set(moved.flatMap(({ from }) => from ?? []))],
    onto: goal.base,
    goal,
    after: {
      melds: goal.base ? melds : [...melds, { id: draft.nextMeld, pieces: set }],
      rack: now.rack.filter(({ id }) => !gone.has(id)),
    },
  };
}

/** How many steps of these, the last one first, have to be taken back until the puzzle can be finished again. */
export function stepsBack(drafts: readonly Draft[], end: Sets): number {
  const back = drafts.findIndex((draft) => isOnTheWay(draft.base, gathered(draft, end), end));
  return back < 0 ? drafts.length - 1 : back;
}

export const toldAt = (stage: Stage, step: Step): Told =>
  stage === 1
    ? region(step)
    : stage === 2
      ? oneSet(step)
      : { key: 'puzzle-step-done', melds: [], pieces: [] };

/** Where to look: the sets that give and the one that takes. */
function region({ donors, onto, pieces }: Step): Told {
  const melds = [...donors, ...(onto ? [onto] : [])].slice(0, REGION);
  if (!melds.length) return { key: 'puzzle-look-rack', melds, pieces: [] };
  return { key: donors.length ? 'puzzle-look-give' : 'puzzle-look-take', melds, pieces: [], tiles: pieces };
}

/** The set that gives, and how; or the one that takes. */
function oneSet({ donors, onto, goal, pieces }: Step): Told {
  const [donor] = donors;
  if (donor) return { ...giving(donor, pieces), melds: [donor], pieces: [] };
  if (onto) return { key: isLeft(goal) ? 'puzzle-set-apart' : 'puzzle-set-takes', melds: [onto], pieces: [] };
  return { key: 'puzzle-set-rack', tiles: pieces, melds: [], pieces };
}

function giving(donor: Meld, pieces: readonly Piece[]): Pick<Told, 'key' | 'number'> {
  const leaving = donor.pieces.filter(({ id }) => pieces.some((piece) => piece.id === id));
  if (leaving.some(({ text }) => isJoker(text))) return { key: 'puzzle-set-joker' };
  const left = donor.pieces.length - leaving.length;
  const number = faceOf(leaving[0]?.text ?? '')?.number ?? 0;
  if (left < SHORTEST) return { key: 'puzzle-set-apart' };
  const isGroup = new Set(donor.pieces.flatMap(({ text }) => faceOf(text)?.number ?? [])).size === 1;
  if (isGroup) return { key: 'puzzle-set-group', number };
  const first = donor.pieces.indexOf(leaving[0] as Piece);
  const isEnd = leaving.length === 1 && (first === 0 || first === donor.pieces.length - 1);
  return { key: isEnd ? 'puzzle-set-end' : 'puzzle-set-open', number };
}
