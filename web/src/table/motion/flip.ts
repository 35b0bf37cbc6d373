/**
 * First, last, invert, play: tiles glide from where they were to where they are. Everything is measured before anything
 * is moved, so that the page is laid out once, and only transforms and opacity change, so that the main thread rests.
 */
import { type Spot, spotOf, type Spots } from '../../board/screen.ts';
import { lessMotion } from '../../ui/settings.svelte.ts';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const GLIDE = 320;
const PUT_DOWN = 200;
/** What moves by less than this, in pixels, is left where it is. */
const STILL = 1;

/** A tile, and where it is now. */
export interface Lying {
  element: HTMLElement;
  id: string;
  to: Spot;
}

/** Every tile where it is now. */
export const tilesOf = (root: ParentNode): Lying[] =>
  [...root.querySelectorAll<HTMLElement>('[data-id]')].map((element) => ({
    element,
    id: element.dataset['id'] ?? '',
    to: spotOf(element),
  }));

/** The tiles of which it is known where they are. */
export const tilesAt = (root: ParentNode, spots: Spots): Lying[] =>
  [...root.querySelectorAll<HTMLElement>('[data-id]')].flatMap((element) => {
    const id = element.dataset['id'] ?? '';
    const to = spots.get(id);
    return to ? { element, id, to } : [];
  });

/** Where every tile is now, by its number. */
export const measure = (root: ParentNode): Map<string, Spot> =>
  new Map(tilesOf(root).map(({ id, to }) => [id, to]));

export interface Flight {
  /** Where tiles come from that were not there. */
  origin: Spot | null;
  /** Set for tiles that were carried by hand. */
  carried: Spots;
  /** Tiles that wait where they were, in milliseconds. */
  delays: ReadonlyMap<string, number>;
}

/** Moves every tile from its old place; what was not there flies in one after another. */
export function glide(tiles: readonly Lying[], before: Spots, { origin, carried, delays }: Flight): void {
  if (lessMotion()) {
    for (const { element, id } of origin ? tiles : [])
      if (!before.has(id) && !carried.has(id)) element.animate([{ opacity: 0 }, { opacity: 1 }], 80);
    return;
  }
  const whole = wholeSets(
    tiles.filter(({ id }) => !carried.has(id) && !delays.has(id)),
    before,
  );
  for (const [set, members] of whole)
    if (set)
      slide(set, hull(members.flatMap(({ id }) => before.get(id) ?? [])), hull(members.map(({ to }) => to)));
  let flying = 0;
  for (const { element, id, to } of tiles) {
    if (whole.has(element.parentElement)) continue;
    const from = carried.get(id) ?? before.get(id);
    if (from)
      slide(element, from, to, {
        duration: carried.has(id) ? PUT_DOWN : GLIDE,
        delay: delays.get(id) ?? 0,
      });
    else if (origin) slide(element, origin, to, { delay: Math.min(900, 60 * flying++), opacity: 0.6 });
  }
}

/** Sets that moved as they are: they glide in one piece, which costs far less than tile by tile. */
export function wholeSets(tiles: readonly Lying[], before: Spots): Map<HTMLElement | null, Lying[]> {
  const sets = new Map<HTMLElement | null, Lying[]>();
  for (const tile of tiles) {
    const set = tile.element.parentElement;
    if (set?.dataset['meld']) sets.set(set, [...(sets.get(set) ?? []), tile]);
  }
  for (const [set, members] of sets)
    if (members.length < (set?.querySelectorAll('[data-id]').length ?? 0) || !together(members, before))
      sets.delete(set);
  return sets;
}

function together(members: readonly Lying[], before: Spots): boolean {
  const [first] = members;
  const start = first && before.get(first.id);
  if (!first || !start) return false;
  // Sets may be drawn larger or smaller than before: then what lies between their tiles has grown or shrunk with them.
  const scale = start.w / first.to.w;
  return members.every(({ id, to }) => {
    const from = before.get(id);
    return (
      from &&
      Math.abs(from.x - start.x - (to.x - first.to.x) * scale) < STILL &&
      Math.abs(from.y - start.y - (to.y - first.to.y) * scale) < STILL
    );
  });
}

/** What tiles take up together. */
function hull(spots: readonly Spot[]): Spot {
  const [x, y] = [Math.min(...spots.map((spot) => spot.x)), Math.min(...spots.map((spot) => spot.y))];
  return {
    x,
    y,
    w: Math.max(...spots.map((spot) => spot.x + spot.w)) - x,
    h: Math.max(...spots.map((spot) => spot.y + spot.h)) - y,
  };
}

interface Way {
  duration?: number;
  delay?: number;
  opacity?: number;
  /** What else goes up with it: the set that the tile comes to. */
  with?: HTMLElement | null;
}

/** From one place to another, about the middle, above what lies still. */
export function slide(
  element: HTMLElement,
  from: Spot,
  to: Spot,
  { duration = GLIDE, delay = 0, opacity = 1, with: beside = null }: Way = {},
): void {
  const scale = to.w ? from.w / to.w : 1;
  const dx = from.x + from.w / 2 - to.x - to.w / 2;
  const dy = from.y + (to.h * scale) / 2 - to.y - to.h / 2;
  if (Math.abs(dx) < STILL && Math.abs(dy) < STILL && Math.abs(scale - 1) < 0.02) return;
  // Not among the keyframes: with it the browser would move the tile by itself no longer, and ask at every frame.
  const raised = beside ? [element, beside] : [element];
  for (const one of raised) one.style.zIndex = '5';
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  const moving = element.animate(
    // What is seen whole all the way is spared the work of fading.
    opacity < 1
      ? [
          { ...start, opacity },
          { transform: 'none', opacity: 1 },
        ]
      : [start, { transform: 'none' }],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  const arrived = (): void => raised.forEach((one) => (one.style.zIndex = ''));
  // Also when the tile is gone or moved again meanwhile: what is raised must come down.
  moving.finished.then(arrived, arrived);
}
