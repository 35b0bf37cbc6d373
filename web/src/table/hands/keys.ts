/** Keys to commands, and moving the cursor over the table. */

export type Command =
  | { do: 'go'; x: number; y: number }
  | { do: 'pick'; text: string }
  | {
      do:
        | 'select'
        | 'lay'
        | 'back'
        | 'undo'
        | 'fits'
        | 'fits-back'
        | 'read'
        | 'log'
        | 'react'
        | 'redo'
        | 'reset'
        | 'sort'
        | 'hint'
        | 'down'
        | 'play'
        | 'draw'
        | 'discard'
        | 'new'
        | 'rack'
        | 'help';
    };

const GO: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PLAIN: Record<string, Exclude<Command['do'], 'go' | 'pick'>> = {
  ' ': 'select',
  Enter: 'lay',
  Backspace: 'back',
  Delete: 'back',
  Escape: 'down',
  s: 'sort',
  h: 'hint',
  p: 'play',
  d: 'draw',
  x: 'discard',
  n: 'new',
  r: 'rack',
  u: 'undo',
  f: 'fits',
  e: 'read',
  l: 'log',
  t: 'react',
  '?': 'help',
};

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export function keyCommand(event: Key): Command | null {
  // Caps Lock changes a letter, and not what is meant by it.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return { do: event.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { do: 'redo' } : null;
  }
  // With Alt browsers open their menus, and some keyboards write other characters.
  if (event.altKey) return null;
  const go = GO[key];
  if (go) return { do: 'go', x: go[0], y: go[1] };
  if (/^\d$/.test(key)) return { do: 'pick', text: key };
  if (key === 'j') return { do: 'pick', text: '*' };
  if (key === 'f' && event.shiftKey) return { do: 'fits-back' };
  const plain = PLAIN[key];
  return plain ? { do: plain } : null;
}

/** Keys that a focused button wants for itself. */
export const isCommand = (command: Command): boolean =>
  command.do === 'select' || command.do === 'lay' || command.do === 'go';
