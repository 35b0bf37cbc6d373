/** A room at a table without a server, and a page without a browser: time runs by the test's own clock. */
import { vi } from 'vitest';
import { Room } from '../src/table/room/room.svelte.ts';
import { setFrame } from '../src/table/model/turn.ts';
import type { ClientMessage, ServerMessage } from '../src/wire/protocol.ts';
import type { Ends } from '../src/wire/socket.ts';
import { party, type Scene, view } from './table_at.ts';

/** What a box on the screen is to the page. */
class Rect {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get left(): number {
    return this.x;
  }
  get top(): number {
    return this.y;
  }
  get right(): number {
    return this.x + this.width;
  }
  get bottom(): number {
    return this.y + this.height;
  }
}

/** An element of a page: where it is, what it is called, and what lies around it. */
export class Part {
  style: Record<string, string> = {};
  children: Part[] = [];
  constructor(
    readonly dataset: Record<string, string>,
    private readonly box: [x: number, y: number, width: number, height: number],
    private readonly around: readonly string[] = [],
  ) {}
  getBoundingClientRect(): Rect {
    return new Rect(...this.box);
  }
  closest(selector: string): Part | null {
    return selector.split(', ').some((one) => this.around.includes(one)) ? this : null;
  }
  querySelector(): Part | null {
    return null;
  }
  querySelectorAll(): Part[] {
    return this.children;
  }
  setPointerCapture(): void {
    // A page without a browser has no other place for the pointer to go.
  }
}

export function stubPage(): void {
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('DOMRect', Rect);
  vi.stubGlobal('document', { hidden: false, elementFromPoint: () => null, activeElement: null });
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('location', { pathname: '/', host: '', origin: '' });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
}

export interface Joined {
  room: Room;
  sent: ClientMessage[];
  hear: (message: ServerMessage) => void;
}

/** Somebody has joined this table; what the page says from here on is in `sent`. */
export function roomAt(table: string, scene: Scene): Joined {
  const sent: ClientMessage[] = [];
  let line: Ends | undefined;
  const room = new Room('abcd', null, (ends) => {
    line = ends;
    return { send: (text) => void sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
  });
  const hear = (message: ServerMessage): void => line?.heard(JSON.stringify(message));
  line?.opened();
  hear({ type: 'welcome', protocol: 1, now: 0 } as unknown as ServerMessage);
  const there = { party: party(scene.rules), view: view(table, scene), draft: null, talk: [] };
  hear({ type: 'snapshot', ...there } as unknown as ServerMessage);
  room.act(setFrame, { width: 1000, height: 600, touch: false });
  sent.length = 0;
  return { room, sent, hear };
}
