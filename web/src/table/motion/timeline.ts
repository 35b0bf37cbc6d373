/**
 * What is in the air and until when: the one owner of "busy until". Pure: time comes in, and every step is another value.
 *
 * A turn of somebody else comes onto the cloth in steps, each in a frame of its own, so that none is late:
 *
 * 1. `begin`: to the eye everything stays as it lies, while the table is laid out unseen;
 * 2. `make`: new sets are made, unseen (`putIn`);
 * 3. `move`: sets that stay as they are glide to where they should lie (`moveTo`);
 * 4. `change`: tiles change places and fly (`changePlaces`); where they were and are is the `flight`, played once;
 * 5. `tell`: words that count sets are those of now.
 *
 * `land` brings whatever is left of it at once.
 */
import type { Meld } from '../../board/draft.ts';
import { TALL } from '../../board/layout.ts';
import type { Point, Spot, Spots } from '../../board/screen.ts';
import type { Seen } from '../model/standing.ts';

/** A set in its place on the cloth, as it is drawn. */
export interface Placed {
  /** The same as long as nothing but its tiles could have changed. */
  key: string;
  /** The same as long as it looks the same, wherever it lies. */
  looks: string;
  meld: Meld;
  index: number;
  x: number;
  y: number;
  /** How wide its tiles are. */
  w: number;
  seen: Seen;
  /** Near an edge of the cloth, words keep to it. */
  side: '' | 'start' | 'end';
  /** Its length in tiles, holes counted. */
  length: number;
  /** It is made, and waits for its moment. */
  unseen?: boolean;
}

/** Tiles that have just changed places: from where a turn's own tiles come, and where all were and are. */
export interface Flight {
  readonly start: Spot | null;
  readonly before: Spots;
  readonly after: Spots;
}

export interface Timeline {
  /** Nobody's turn begins before then: tiles are in the air, or the player needs a moment to see what happened. */
  readonly busyUntil: number;
  /** When the last tile lands, and the seat whose tiles are in the air. */
  readonly landsAt: number;
  readonly acting: number | null;
  /** The turn that is coming, and what lies on the cloth to the eye until all of it is there. */
  readonly coming: { readonly seat: number; readonly list: readonly Placed[] } | null;
  readonly flight: Flight | null;
  /** Numbers of sets in words are those of before. */
  readonly quiet: boolean;
}

export const NOTHING_FLIES: Timeline = {
  busyUntil: 0,
  landsAt: 0,
  acting: null,
  coming: null,
  flight: null,
  quiet: false,
};

/** The most that a step takes with which somebody's turn comes, in milliseconds. */
const STEP = 600;

// -- how long -----------------------------------------------------------------------------------------

/** The next turn is shown later by this much. */
export const hold = (line: Timeline, now: number, ms: number): Timeline =>
  // Never sooner: two turns may be in the air, and the later one to land counts.
  now + ms > line.busyUntil ? { ...line, busyUntil: now + ms } : line;

/** The next turn is shown no sooner than when this seat's tiles have landed, and a moment after. */
export function fly(line: Timeline, now: number, seat: number, landing: number, pause: number): Timeline {
  const held = hold(line, now, landing + pause);
  return landing > 0 ? { ...held, landsAt: now + landing, acting: seat } : held;
}

/** The last tile lies there. */
export const landed = (line: Timeline): Timeline => (line.acting === null ? line : { ...line, acting: null });

/** How long the next turn has to wait, in milliseconds. */
export const waitAt = ({ busyUntil }: Timeline, now: number): number => Math.max(0, busyUntil - now);

/** How long until the last tile has landed. */
export const landingAt = ({ landsAt }: Timeline, now: number): number => Math.max(0, landsAt - now);

// -- a turn that comes in steps -------------------------------------------------------------------------

/** The turn of a seat comes from here on; `drawn` is what lies on the cloth. */
export const begin = (line: Timeline, now: number, seat: number, drawn: readonly Placed[]): Timeline => ({
  ...fly(line, now, seat, STEP, 0),
  coming: { seat, list: drawn.filter(({ unseen }) => !unseen) },
  flight: null,
  quiet: true,
});

/** A step more: whoever waits goes on waiting for it. */
export const goOn = (line: Timeline, now: number): Timeline =>
  line.coming ? fly(line, now, line.coming.seat, STEP, 0) : line;

/** The rest at once. */
export const land = (line: Timeline): Timeline => ({ ...line, coming: null, flight: null, quiet: false });

/** What the next step does, on the way from what lies there to what is wanted. */
export type ArrivalStep =
  | { do: 'make'; sets: readonly Placed[] }
  | { do: 'move'; sets: readonly { was: Placed; one: Placed }[] }
  | { do: 'change'; before: readonly Placed[]; after: readonly Placed[] };

export function nextStep(list: readonly Placed[], wanted: readonly Placed[]): ArrivalStep {
  const there = new Set(list.map(({ meld }) => meld.id));
  const fresh = wanted.filter(({ meld }) => !there.has(meld.id));
  if (fresh.length) return { do: 'make', sets: fresh };
  const old = new Map(list.map((one) => [one.meld, one]));
  const moved = wanted.flatMap((one) => {
    const was = old.get(one.meld);
    // Not those of another size: they change with their tiles, in the last step.
    return was && !was.unseen && was.w === one.w && (was.x !== one.x || was.y !== one.y) ? { was, one } : [];
  });
  if (moved.length) return { do: 'move', sets: moved };
  const lying = list.filter(({ unseen }) => !unseen);
  return { do: 'change', before: unlike(lying, wanted), after: unlike(wanted, lying) };
}

/** Sets that are not among the others as they are. */
function unlike(sets: readonly Placed[], others: readonly Placed[]): Placed[] {
  const sizes = new Map(others.map(({ meld, w }) => [meld, w]));
  return sets.filter(({ meld, w }) => sizes.get(meld) !== w);
}

const withList = (line: Timeline, change: (list: readonly Placed[]) => readonly Placed[]): Timeline =>
  line.coming ? { ...line, coming: { ...line.coming, list: change(line.coming.list) } } : line;

/** A new set is made, unseen, where it stays: one that had to change its place in the page would be drawn anew. */
export const putIn = (line: Timeline, one: Placed, wanted: readonly Placed[]): Timeline =>
  withList(line, (list) => {
    const later = new Set(wanted.slice(wanted.indexOf(one) + 1).map(({ meld }) => meld.id));
    const at = list.findIndex(({ meld }) => later.has(meld.id));
    return list.toSpliced(at < 0 ? list.length : at, 0, { ...one, unseen: true });
  });

/** A set lies elsewhere. */
export const moveTo = (line: Timeline, was: Placed, one: Placed): Timeline =>
  withList(line, (list) => list.map((other) => (other === was ? one : other)));

/** Everything lies as it should, and the tiles fly there. */
export const changePlaces = (line: Timeline, flight: Flight): Timeline => ({ ...line, coming: null, flight });

/** The flight is played: nobody plays it again. */
export const played = (line: Timeline): Timeline => (line.flight ? { ...line, flight: null } : line);

/** Words may count the sets as they lie now. */
export const tell = (line: Timeline): Timeline => (line.quiet ? { ...line, quiet: false } : line);

// -- where that puts tiles ------------------------------------------------------------------------------

/** Where a set lies, seen from the corner of the cloth. */
export const spotOfSet = ({ x, y, w, length }: Placed, cloth: Point): Spot => ({
  x: cloth.x + x,
  y: cloth.y + y,
  w: w * length,
  h: w * TALL,
});

/** Where the tiles of these sets lie, by their numbers. */
export const spotsOf = (sets: readonly Placed[], cloth: Point): Spots =>
  new Map(
    sets.flatMap(({ meld, x, y, w, seen }) =>
      meld.pieces.map(({ id }, i): [string, Spot] => {
        const before = i + seen.holes.filter((hole) => hole <= i).length;
        return [String(id), { x: cloth.x + x + before * w, y: cloth.y + y, w: w - 1, h: w * TALL }];
      }),
    ),
  );
