/**
 * Where things are on the screen, in pixels. The page may have been turned, as a screen that lies flat can be: what the
 * browser measures is told in the page's own directions. Everything that moves tiles measures through here. And what
 * pointers mean there, and when it is drawn.
 */

export interface Point {
  x: number;
  y: number;
}

/** Where something is, and how large. */
export interface Spot extends Point {
  w: number;
  h: number;
}

/** Where tiles are, by their numbers. */
export type Spots = ReadonlyMap<string, Spot>;

type Turn = (at: Point) => Point;
const straight: Turn = (at) => at;
let turn = straight;

/** From now on the page is turned so: from a point of the screen to one of the page; null: not at all. */
export const turnPage = (how: Turn | null): void => {
  turn = how ?? straight;
};

export const pointIn = (x: number, y: number): Point => turn({ x, y });

export const rectOf = (a: Point, b: Point): DOMRect =>
  new DOMRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y));

export function boxOf(element: Element): DOMRect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return rectOf(pointIn(left, top), pointIn(right, bottom));
}

export const spotOf = (element: Element): Spot => {
  const { left, top, width, height } = boxOf(element);
  return { x: left, y: top, w: width, h: height };
};

/** Whether a point is in a box, or no further than this from it. */
export const inside = (at: Point, box: DOMRect, by = 0): boolean =>
  at.x > box.left - by && at.x < box.right + by && at.y > box.top - by && at.y < box.bottom + by;

// -- gestures ---------------------------------------------------------------------------------------
// A pure state machine. It knows nothing of the page; it is told what lies under the
// pointer and says what the player means. Drag, tap, double tap, long press, lasso, two and three fingers.

export type Under =
  | { kind: 'tile'; id: number; where: 'rack' }
  | { kind: 'tile'; id: number; where: 'table'; meld: number }
  | { kind: 'meld'; meld: number }
  | { kind: 'cloth' }
  | { kind: 'rack' }
  | { kind: 'other' };

export type Input =
  | { type: 'down'; pointer: number; at: Point; time: number; under: Under; touch: boolean }
  | { type: 'move'; pointer: number; at: Point; time: number }
  | { type: 'up'; pointer: number; at: Point; time: number; under: Under }
  | { type: 'cancel'; pointer: number }
  | { type: 'tick'; time: number };

export type Gesture =
  | { do: 'tap'; under: Under; at: Point }
  | { do: 'double-tap'; under: Under; at: Point }
  | { do: 'long-press'; under: Under; at: Point; touch: boolean; time: number }
  | { do: 'drag-start'; under: Under; at: Point; touch: boolean; time: number }
  | { do: 'drag-move'; at: Point; time: number }
  | { do: 'drag-end'; at: Point; under: Under; time: number }
  | { do: 'drag-cancel' }
  | { do: 'lasso-move'; from: Point; to: Point; where: 'cloth' | 'rack' }
  | { do: 'lasso-end'; from: Point; to: Point; where: 'cloth' | 'rack' }
  | { do: 'fingers'; count: number };

interface Press {
  pointer: number;
  under: Under;
  from: Point;
  time: number;
  touch: boolean;
  mode: 'pressed' | 'dragging' | 'lasso';
  /** Picked up by a long press, and not moved since. */
  held?: boolean;
}

export interface Gesturing {
  press: Press | null;
  /** Pointer that went down together, and when the first one did. */
  fingers: readonly number[];
  most: number;
  since: number;
  lastTap: { under: Under; time: number; at: Point } | null;
}

export const LONG_PRESS = 350;
const DOUBLE_TAP = 320;
// A fingertip rolls a little when it presses; a mouse does not.
const SLOP = { mouse: 4, touch: 8 };
const FINGERS_WITHIN = 350;

export const idle: Gesturing = { press: null, fingers: [], most: 0, since: 0, lastTap: null };

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const same = (a: Under, b: Under): boolean =>
  a.kind === b.kind && (a.kind !== 'tile' || (b.kind === 'tile' && a.id === b.id));

type Result = [Gesturing, Gesture[]];

export function recognize(state: Gesturing, input: Input): Result {
  switch (input.type) {
    case 'down':
      return down(state, input);
    case 'move':
      return after(recalled(state, input), (now) => move(now, input));
    case 'up':
      return after(recalled(state, input), (now) => up(now, input));
    case 'cancel':
      return cancel(state, input.pointer);
    case 'tick':
      return tick(state, input.time);
  }
}

/**
 * On a busy device the clock may run ahead of the finger: a long press is taken back when the next word of
 * the finger tells that it was none.
 */
function recalled(state: Gesturing, input: { pointer: number; time: number }): Result {
  const press = state.press;
  if (!press?.held || press.pointer !== input.pointer) return [state, []];
  if (input.time - press.time >= LONG_PRESS) return [{ ...state, press: { ...press, held: false } }, []];
  return [{ ...state, press: { ...press, mode: 'pressed', held: false } }, [{ do: 'drag-cancel' }]];
}

function after([state, first]: Result, next: (state: Gesturing) => Result): Result {
  const [end, then] = next(state);
  return [end, [...first, ...then]];
}

function down(state: Gesturing, input: Extract<Input, { type: 'down' }>): Result {
  const together = state.fingers.length > 0 && input.time - state.since < FINGERS_WITHIN;
  const fingers = [...state.fingers, input.pointer];
  if (state.fingers.length) {
    // A second finger is no drag: whatever was begun is dropped, and the fingers are counted.
    const gestures: Gesture[] = state.press?.mode === 'dragging' ? [{ do: 'drag-cancel' }] : [];
    const most = together ? Math.max(state.most, fingers.length) : 0;
    return [{ ...state, press: null, fingers, most }, gestures];
  }
  const press: Press = {
    pointer: input.pointer,
    under: input.under,
    from: input.at,
    time: input.time,
    touch: input.touch,
    mode: 'pressed',
  };
  return [{ ...state, press, fingers, most: 1, since: input.time }, []];
}

function move(state: Gesturing, input: Extract<Input, { type: 'move' }>): Result {
  const press = state.press;
  if (!press || press.pointer !== input.pointer) return [state, []];
  if (press.mode === 'dragging') return [state, [{ do: 'drag-move', at: input.at, time: input.time }]];
  if (press.mode === 'lasso')
    return [state, [{ do: 'lasso-move', from: press.from, to: input.at, where: lassoed(press.under) }]];
  if (far(press.from, input.at) < (press.touch ? SLOP.touch : SLOP.mouse)) return [state, []];
  if (press.under.kind === 'tile') {
    const next = { ...state, press: { ...press, mode: 'dragging' as const } };
    return [
      next,
      [
        { do: 'drag-start', under: press.under, at: press.from, touch: press.touch, time: input.time },
        { do: 'drag-move', at: input.at, time: input.time },
      ],
    ];
  }
  if (press.under.kind === 'other') return [state, []];
  const next = { ...state, press: { ...press, mode: 'lasso' as const } };
  return [next, [{ do: 'lasso-move', from: press.from, to: input.at, where: lassoed(press.under) }]];
}

const lassoed = (under: Under): 'cloth' | 'rack' => (under.kind === 'rack' ? 'rack' : 'cloth');

function up(state: Gesturing, input: Extract<Input, { type: 'up' }>): Result {
  const fingers = state.fingers.filter((pointer) => pointer !== input.pointer);
  const press = state.press;
  if (!press && state.most > 1 && !fingers.length) {
    const quick = input.time - state.since < 600;
    return [{ ...state, fingers, most: 0 }, quick ? [{ do: 'fingers', count: state.most }] : []];
  }
  if (!press || press.pointer !== input.pointer) return [{ ...state, fingers }, []];
  const rest = { ...state, press: null, fingers, most: 0 };
  if (press.mode === 'dragging')
    return [rest, [{ do: 'drag-end', at: input.at, under: input.under, time: input.time }]];
  if (press.mode === 'lasso')
    return [rest, [{ do: 'lasso-end', from: press.from, to: input.at, where: lassoed(press.under) }]];
  return tapped(rest, press, input.time);
}

function tapped(state: Gesturing, press: Press, time: number): Result {
  const last = state.lastTap;
  const twice =
    last && time - last.time < DOUBLE_TAP && same(last.under, press.under) && far(last.at, press.from) < 24;
  if (twice) return [{ ...state, lastTap: null }, [{ do: 'double-tap', under: press.under, at: press.from }]];
  const lastTap = { under: press.under, time, at: press.from };
  return [{ ...state, lastTap }, [{ do: 'tap', under: press.under, at: press.from }]];
}

function cancel(state: Gesturing, pointer: number): Result {
  const fingers = state.fingers.filter((other) => other !== pointer);
  if (state.press?.pointer !== pointer) return [{ ...state, fingers }, []];
  const dragging = state.press.mode === 'dragging';
  return [{ ...state, press: null, fingers, most: 0 }, dragging ? [{ do: 'drag-cancel' }] : []];
}

function tick(state: Gesturing, time: number): Result {
  const press = state.press;
  if (!press || press.mode !== 'pressed' || time - press.time < LONG_PRESS) return [state, []];
  if (press.under.kind !== 'tile' && press.under.kind !== 'meld') return [state, []];
  // From here on the finger carries what the long press picked up.
  const next = { ...state, press: { ...press, mode: 'dragging' as const, held: true } };
  return [next, [{ do: 'long-press', under: press.under, at: press.from, touch: press.touch, time }]];
}

// -- when it is drawn ------------------------------------------------------------------------------
// A page that draws no frames goes on all the same, after so many milliseconds.

const NO_FRAME = 200;

/** Does something after the next frame, not in it: drawing it has work of its own, and then everything is laid out. */
export function afterFrame(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_FRAME);
}
