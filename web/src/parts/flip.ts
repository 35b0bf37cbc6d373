/** First, last, invert, play: tiles glide from where they were to where they are. */
import { lessMotion } from '../settings.svelte.ts';

export interface Spot {
  x: number;
  y: number;
  w: number;
}

const EASE = 'cubic-bezier(.2,.8,.2,1)';

export const spotOf = (element: Element): Spot => {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left, y: top, w: width };
};

/** Where every tile is now. */
export function measure(root: ParentNode): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-id]'))
    spots.set(element.dataset['id'] ?? '', spotOf(element));
  return spots;
}

export interface Flight {
  /** Where tiles come from that were not there. */
  origin: Spot | null;
  /** Set for tiles that were carried by hand. */
  carried: Map<string, Spot>;
  /** Tiles that wait where they were, in milliseconds. */
  delays: ReadonlyMap<string, number>;
}

/** Moves every tile from its old place; what was not there flies in one after another. */
export function glide(
  root: ParentNode,
  before: Map<string, Spot>,
  { origin, carried, delays }: Flight,
): void {
  let flying = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = element.dataset['id'] ?? '';
    const known = carried.get(id) ?? before.get(id);
    const from = known ?? origin;
    if (!from) continue;
    if (lessMotion()) {
      if (!known) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
      continue;
    }
    const to = spotOf(element);
    const [dx, dy, scale] = [from.x - to.x, from.y - to.y, to.w ? from.w / to.w : 1];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
    const delay = known ? (delays.get(id) ?? 0) : Math.min(900, 60 * flying++);
    element.animate(
      [
        {
          transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
          transformOrigin: '0 0',
          zIndex: 5,
          opacity: known ? 1 : 0.6,
        },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5, opacity: 1 },
      ],
      { duration: known ? (carried.has(id) ? 200 : 320) : 320, delay, easing: EASE, fill: 'backwards' },
    );
  }
}
