/** Keys to commands, and moving the cursor over the table. */

export type Command =
  | { do: 'go'; x: number; y: number }
  | { do: 'pick'; text: string }
  | { do: 'select' | 'lay' | 'back' | 'undo' | 'redo' | 'reset' | 'sort' | 'hint' | 'down' | 'play' | 'draw' | 'discard' | 'new' | 'rack' | 'help' };

const GO: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PLAIN: Record<string, Exclude<Command['do'], 'go' | 'pick'>> = {
  ' ': 'select', Enter: 'lay', Backspace: 'back', Delete: 'back', Escape: 'down', s: 'sort', h: 'hint', p: 'play', d: 'draw', x: 'discard', n: 'new', r: 'rack', u: 'undo', '?': 'help',
};

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export function keyCommand(event: Key): Command | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return { do: event.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { do: 'redo' } : null;
  }
  if (event.altKey) return null;
  const go = GO[key];
  if (go) return { do: 'go', x: go[0], y: go[1] };
  if (/^\d$/.test(key)) return { do: 'pick', text: key };
  if (key === 'j') return { do: 'pick', text: '*' };
  const plain = PLAIN[key];
  return plain ? { do: plain } : null;
}

/** Keys that a focused button wants for itself. */
export const isCommand = (command: Command): boolean => command.do === 'select' || command.do === 'lay' || command.do === 'go';

interface Spot {
  id: number;
  x: number;
  y: number;
  w: number;
}

/** The next tile in a direction: nearest along it, and sideways distance counts double. */
export function nearest(spots: readonly Spot[], from: number | null, dx: number, dy: number): number | null {
  const here = spots.find((spot) => spot.id === from);
  if (!here) return spots[0]?.id ?? null;
  const middle = (spot: Spot): [number, number] => [spot.x + spot.w / 2, spot.y + spot.w * 0.66];
  const [hx, hy] = middle(here);
  let best: { id: number; cost: number } | null = null;
  for (const spot of spots) {
    const [x, y] = middle(spot);
    const along = (x - hx) * dx + (y - hy) * dy;
    const aside = Math.abs((x - hx) * dy) + Math.abs((y - hy) * dx);
    if (spot.id === here.id || along < 4 || (dx !== 0 && aside > here.w * 0.5)) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { id: spot.id, cost };
  }
  return best?.id ?? here.id;
}
