/** What is carried over the table, and what it would be dropped on. */
import type { Point } from '../board/drag.ts';
import type { Target } from '../board/drop.ts';
import { TALL } from '../board/layout.ts';
import { type RackLayout, slotAt } from '../board/rack.ts';
import type { Room } from '../room.svelte.ts';
import { type Viewport, inside, meldNear } from './viewport.svelte.ts';

/** How far tiles float above a finger. */
const LIFT = 48;

export interface Load {
  ids: number[];
  w: number;
  touch: boolean;
}

/** What is seen of a target while tiles hover over it; a change of anything else changes nothing on the screen. */
const shown = (target: Target | null): string =>
  target?.kind === 'meld'
    ? `meld ${target.meld}`
    : target?.kind === 'rack'
      ? `rack ${target.at}`
      : (target?.kind ?? '');

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export class Carrying {
  load = $state.raw<Load | null>(null);
  box = $state<HTMLElement>();
  hover = $state.raw<Target | null>(null);
  // Measured once, when tiles are picked up: nothing is laid out anew while they are carried.
  private boxes: { field: DOMRect; rack: DOMRect | null; discard: DOMRect | null } | null = null;
  private point: Point = { x: 0, y: 0 };

  constructor(
    private readonly room: Room,
    private readonly viewport: Viewport,
    private readonly rackLayout: () => RackLayout,
  ) {}

  pickUp(ids: number[], at: Point, touch: boolean): void {
    const { field, rack, discard, phone } = this.viewport;
    if (!field) return;
    this.boxes = {
      field: field.getBoundingClientRect(),
      rack: rack?.getBoundingClientRect() ?? null,
      discard: discard?.getBoundingClientRect() ?? null,
    };
    this.room.touched();
    this.room.interaction.holding = true;
    this.load = { ids, w: Math.max(this.room.layout?.w ?? 44, phone ? 40 : 50), touch };
    this.moveTo(at);
  }

  moveTo(at: Point): void {
    if (!this.load) return;
    this.point = at;
    this.place();
    const next = this.targetAt(at);
    if (shown(next) !== shown(this.hover)) this.hover = next;
  }

  /** Moves what is carried to the pointer. */
  place(): void {
    if (!this.box || !this.load) return;
    const at = this.aim(this.point);
    this.box.style.transform = `translate(${at.x - this.load.w / 2}px, ${at.y - (this.load.w * TALL) / 2}px)`;
  }

  letGo(): void {
    this.room.interaction.holding = false;
    this.load = null;
    this.hover = null;
  }

  /** What the carried tile points at: its middle. */
  private aim(at: Point): Point {
    return { x: at.x, y: this.load?.touch ? at.y - LIFT : at.y };
  }

  /** What the tiles would be dropped on if the pointer were let go here. */
  targetAt(pointer: Point): Target | null {
    const { boxes, load, room } = this;
    if (!boxes || !load) return null;
    const at = this.aim(pointer);
    if (boxes.discard && inside(at, boxes.discard, 8)) return { kind: 'discard' };
    if (boxes.rack && inside(at, boxes.rack, 14)) {
      const { at: slot, apart } = slotAt(
        room.slots,
        this.rackLayout(),
        at.x - boxes.rack.left + (this.viewport.rack?.scrollLeft ?? 0),
        at.y - boxes.rack.top,
      );
      return { kind: 'rack', at: slot, apart };
    }
    if (!inside(at, boxes.field, 24)) return null;
    const [x, y] = [at.x - boxes.field.left, at.y - boxes.field.top];
    const near = room.layout ? meldNear(room.layout, { x, y }, 12) : null;
    return near === null ? { kind: 'cloth', x: x - load.w / 2, y } : this.placeOn(near, x);
  }

  private placeOn(near: number, x: number): Target {
    const { layout, draft } = this.room;
    const left = layout?.anchors.find((anchor) => anchor.id === near)?.x ?? 0;
    const pieces = draft.now.melds.find((meld) => meld.id === near)?.pieces ?? [];
    const along = (x - left) / (layout?.w ?? 44);
    return {
      kind: 'meld',
      meld: near,
      at: clamp(Math.round(along), pieces.length),
      tile: pieces[clamp(Math.floor(along), pieces.length - 1)]?.id,
    };
  }
}
