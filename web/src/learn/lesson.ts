/** What the tutorial makes of each move: on the way, done, or a tile that flies home with a reason. */
import { type TableLayout, TALL } from '../board/layout.ts';
import { standing, type Shape } from '../board/melds.ts';
import type { Sorting } from '../board/rack.ts';
import { type Draft, type Meld, meldOf, type Piece, pieceOf, type Position } from '../board/draft.ts';
import { besides, faceOf, isJoker, plain } from '../board/tile.ts';
import { farFrom, gathered, type Goal, goalsOf, isTable, movesTo, type Sets } from '../board/way.ts';
import type { Task } from '../rulebook/book.ts';
import { leftOver, type Position as Deal } from '../wire/local.ts';

/** Why a tile flies home: it is not wanted yet, it was well where it lay, it is wanted in another place. */
export type Why = 'later' | 'stays' | 'place';

export type Judgement = { kind: 'done' | 'going'; now: Position } | { kind: 'wrong'; why: Why; piece: Piece };

const tilesOf = ({ melds }: Position): string[] =>
  melds.flatMap(({ pieces }) => pieces.map(({ text }) => text));

/** The draft after a move, seen from the position before it. New sets that belong together are put together. */
export function judge(end: Sets, draft: Draft, before: Position): Judgement {
  const now = gathered(draft, end);
  if (isTable(now, end)) return { kind: 'done', now };
  const unwanted = besides(tilesOf(now), end.flat());
  const early = draft.base.rack.find(({ id, text }) => unwanted.includes(text) && meldOf(now, id));
  if (early) return { kind: 'wrong', why: 'later', piece: early };
  const isBack = now.rack.length > before.rack.length;
  const isSame = isTable(
    now,
    before.melds.map(({ pieces }) => pieces.map(({ text }) => text)),
  );
  if (isBack || isSame || farFrom(now.melds, end) < farFrom(before.melds, end)) return { kind: 'going', now };
  return { kind: 'wrong', ...culprit(end, now, before) };
}

/** The tile that went astray: one of the rack first. */
function culprit(end: Sets, now: Position, before: Position): { why: Why; piece: Piece } {
  const laid = before.rack.find(({ id }) => meldOf(now, id));
  if (laid) return { why: 'place', piece: laid };
  const moved = before.melds
    .flatMap(({ id, pieces }) => pieces.map((piece) => ({ id, piece })))
    .find(({ id, piece }) => meldOf(now, piece.id)?.id !== id);
  const piece = moved?.piece ?? (before.melds[0]?.pieces[0] as Piece);
  return { why: mayLeave(end, before, piece.id) ? 'place' : 'stays', piece };
}

/** Whether a tile of the table is wanted elsewhere: taking it away alone brings the end nearer. */
export function mayLeave(end: Sets, { melds }: Position, id: number): boolean {
  const piece = pieceOf({ melds, rack: [] }, id);
  if (!piece) return false;
  const rest = melds.map((meld) => ({ ...meld, pieces: meld.pieces.filter((one) => one.id !== id) }));
  return farFrom([...rest, { id: -1, pieces: [piece] }], end) < farFrom(melds, end);
}

/** The tiles that glow: those that have to move; a joker not before the tile that takes its place. */
export function wanted(now: Position, end: Sets): Piece[] {
  const moves = movesTo(now, end);
  const waits = moves.flatMap(({ goal, from }) => (from || !goal.base ? [] : goal.base.id));
  return moves
    .filter(({ piece, from }) => !isJoker(piece.text) || !from || !waits.includes(from.id))
    .map(({ piece }) => piece);
}

// -- a task while it is done -----------------------------------------------------------------------
// Pure: (state, what happens) -> state, and what follows at the table (`LessonBoard.svelte`).

/** These show from the start what moves where; the others once somebody went wrong. */
const SHOWN = ['group', 'run', 'joker'];

/** How far somebody has come, and what helps them. */
export interface Lesson {
  /** The table after the last move that was right; null: nothing was seen yet. */
  readonly before: Position | null;
  /** The tiles that flew home. */
  readonly wrongs: readonly number[];
  /** A hand shows what to do. */
  readonly hand: boolean;
  readonly help: '' | 'tap' | 'keys';
  /** Time runs out over this table. */
  readonly runs: boolean;
  /** How often the table was touched. */
  readonly touched: number;
  /** The tile that was held last. */
  readonly held: number | null;
}

export const FIRST_SIGHT: Lesson = {
  before: null,
  wrongs: [],
  hand: true,
  help: '',
  runs: false,
  touched: 0,
  held: null,
};

/** What follows: the rack is sorted for the task, tiles go back or together, it is said why, the task is done. */
export type Consequence =
  | { do: 'sort'; how: Sorting }
  | { do: 'undo' | 'done' }
  | { do: 'lay'; now: Position }
  | { do: 'say'; why: Why; piece: Piece; again: boolean };

export interface Step {
  readonly now: Lesson;
  readonly then: readonly Consequence[];
}

export const showsHow = ({ name }: Task): boolean => SHOWN.includes(name);
/** Enter lays where a new set begins: how is shown, or the tile fits nowhere and has to lie all the same. */
export const laysFresh = (task: Task): boolean => showsHow(task) || task.name === 'time';
export const isHelped = ({ wrongs }: Lesson, task: Task): boolean => showsHow(task) || wrongs.length > 0;

/** Another task begins with its own table. */
export const anew = ({ before, touched, held }: Lesson): Lesson => ({
  ...FIRST_SIGHT,
  before,
  touched,
  held,
});

const asItIs = (now: Lesson): Step => ({ now, then: [] });

/** The table as it is now: untouched, or after a move. */
export function see(lesson: Lesson, { name, tiles }: Task, draft: Draft): Step {
  const { before, runs } = lesson;
  if (draft.now === before) return asItIs(lesson);
  if (!draft.past.length)
    return {
      now: { ...lesson, before: draft.now },
      then: [{ do: 'sort', how: name === 'group' ? 'groups' : 'runs' }],
    };
  if (!before || runs) return asItIs(lesson);
  const judged = judge(tiles.end, draft, before);
  if (judged.kind === 'wrong') {
    const { now, then } = wrong(lesson, judged.why, judged.piece);
    return { now, then: [{ do: 'undo' }, ...then] };
  }
  const [isDone, isTimed] = [judged.kind === 'done', name === 'time'];
  return {
    now: { ...lesson, before: judged.now, runs: isDone && isTimed },
    then: [
      ...(judged.now === draft.now ? [] : [{ do: 'lay', now: judged.now } as const]),
      ...(isDone && !isTimed ? [{ do: 'done' } as const] : []),
    ],
  };
}

/** The second time what is wanted breathes. */
function wrong(lesson: Lesson, why: Why, piece: Piece): Step {
  const again = lesson.wrongs.includes(piece.id);
  return {
    now: { ...lesson, wrongs: [...lesson.wrongs, piece.id], hand: false },
    then: [{ do: 'say', why, piece, again }],
  };
}

/** The table's own refusals are said as everything here is said, of the tile in hand. */
export function refused(lesson: Lesson, now: Position): Step {
  const piece = lesson.held === null ? undefined : pieceOf(now, lesson.held);
  return piece ? wrong(lesson, meldOf(now, piece.id) ? 'stays' : 'place', piece) : asItIs(lesson);
}

/** A tile is taken up; without one the last is remembered. */
export const hold = (lesson: Lesson, id: number | null | undefined): Lesson =>
  (id ?? lesson.held) === lesson.held ? lesson : { ...lesson, held: id ?? null };

export const touch = (lesson: Lesson): Lesson => ({ ...lesson, touched: lesson.touched + 1, hand: false });

/** Whoever uses keys on the first task is told which. */
export const touchByKey = (lesson: Lesson, { name }: Task): Lesson => ({
  ...touch(lesson),
  ...(name === 'group' ? { help: 'keys' } : {}),
});

/** Whoever does nothing for a while sees the hand again. */
export const showAgain = (lesson: Lesson, { name }: Task): Lesson => ({
  ...lesson,
  hand: lesson.help !== 'keys',
  help: lesson.help || (name === 'group' ? 'tap' : ''),
});

// -- places ---------------------------------------------------------------------------------------

/** A dashed place on the cloth, in pixels. */
export interface Place {
  x: number;
  y: number;
}

/** How far down the first set is laid, as a part of the cloth. */
const FIRST_AT = 0.26;
const BESIDE = 0.5;

/** Where the tiles that are missing will lie: beside what lies there, or on bare cloth. */
export function placesOn(layout: TableLayout, { melds }: Position, end: Sets): Place[] {
  const goals = goalsOf(melds, end).filter(({ missing }) => missing.length);
  let bare = 0;
  return goals.flatMap((goal) =>
    goal.base ? besideSet(layout, goal, goal.base) : onBare(layout, goal, bare++),
  );
}

/** Before and after the set; a gap within a run is shown by the set itself, a joker that leaves is the place. */
function besideSet({ anchors, rows, w, frame }: TableLayout, goal: Goal, base: Meld): Place[] {
  const { tiles, stay, missing } = goal;
  const anchor = anchors.find(({ id }) => id === base.id);
  if (!anchor) return [];
  const y = rows[anchor.row] ?? 0;
  const joker = base.pieces.findIndex((piece) => isJoker(piece.text) && !stay.includes(piece));
  if (joker >= 0) return [{ x: anchor.x + joker * w, y }];
  const isGroup = new Set(tiles.flatMap((tile) => faceOf(tile)?.number ?? [])).size === 1;
  const lies = stay.map(({ text }) => tiles.findIndex((tile) => plain(tile) === text));
  // A group has no order: its tiles come wherever there is room.
  const isRoomy = anchor.x + (anchor.length + missing.length) * w <= frame.width;
  const [first, last] = isGroup ? (isRoomy ? [-1, -1] : [13, 13]) : [Math.min(...lies), Math.max(...lies)];
  const before = missing.filter(({ at }) => at < first).length;
  const after = missing.filter(({ at }) => at > last).length;
  return [
    ...Array.from({ length: before }, (_, i) => ({ x: anchor.x - (i + 1) * w, y })),
    ...Array.from({ length: after }, (_, i) => ({ x: anchor.x + (anchor.length + i) * w, y })),
  ];
}

/** In the middle of the cloth, below all sets; above them where there is no room. */
function onBare({ anchors, rows, w, frame }: TableLayout, { tiles }: Goal, number: number): Place[] {
  const h = w * TALL;
  const step = h * (1 + BESIDE);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + h];
  const below = bottom + h * BESIDE + number * step;
  const above = top - h * (1 + BESIDE) - number * step;
  const first = frame.height * FIRST_AT - h / 2 + number * step;
  const y = !anchors.length ? Math.max(0, first) : below + h <= frame.height ? below : Math.max(0, above);
  const left = (frame.width - tiles.length * w) / 2;
  return tiles.map((_, i) => ({ x: left + i * w, y }));
}

// -- time -----------------------------------------------------------------------------------------

/** What becomes of a draft when time is up: loose tiles come to the rack, or all is taken back; then the penalty. */
export function timeUp(task: Task, draft: Sets, shape: Shape, voids: boolean): Deal {
  const before = { table: task.tiles.table, rack: task.tiles.rack, opened: task.opened };
  const kept = draft.filter((set) => standing([...set], shape).state === 'complete').map((set) => [...set]);
  const table = voids ? before.table : kept;
  return { table, rack: [...leftOver(before, table), ...task.tiles.drawn], opened: task.opened };
}
