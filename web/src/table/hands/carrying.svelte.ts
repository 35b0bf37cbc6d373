/** What is carried over the table, which sets want it, and what it would be dropped on. */
import type { Target } from '../../board/hand.ts';
import { TALL } from '../../board/layout.ts';
import { type RackLayout, slotAt } from '../../board/rack.ts';
import { boxOf, inside, type Point } from '../../board/screen.ts';
import { meldUnder, openSlot, placeIn, takesCarried, wake } from '../model/gestures.ts';
import { letGo, offerPlaces, pickUp } from '../model/laying.ts';
import type { Room } from '../room/room.svelte.ts';
import type { Viewport } from './viewport.svelte.ts';

/** How far tiles float above a finger. */
const LIFT = 48;
/** A quick drop shows no help, and goes wherever it was dropped. */
const HELP_AFTER = 120;
/** Whoever holds a tile still over a set that it does not fit wants to lay it there all the same. */
const STILL_FOR = 400;
const STILL_WITHIN = 6;

export interface Load {
  ids: number[];
  w: number;
  touch: boolean;
  /** Where the hand holds it: on which tile, and where on that, as parts of its size. */
  grip: { tile: number; x: number; y: number };
}

/** What is seen of a target while tiles hover over it; a change of anything else changes nothing on the screen. */
const shown = (target: Target | null): string =>
  `${target?.kind} ${target?.kind === 'meld' ? target.meld : target?.kind === 'rack' && target.at}`;

export class Carrying {
  load = $state.raw<Load | null>(null);
  box = $state<HTMLElement>();
  hover = $state.raw<Target | null>(null);
  // Measured once, when tiles are picked up: nothing is laid out anew while they are carried.
  private boxes: { field: DOMRect; rack: DOMRect | null; discard: DOMRect | null } | null = null;
  private point: Point = { x: 0, y: 0 };
  private pickedAt = 0;
  private still = { at: { x: 0, y: 0 }, since: 0 };
  private helpTimer: ReturnType<typeof setTimeout> | undefined;
  private stillTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: Room,
    private readonly viewport: Viewport,
    private readonly rackLayout: () => RackLayout,
  ) {}

  /** `held` is the tile under the pointer. */
  pickUp(ids: number[], held: number, at: Point, touch: boolean, time: number): void {
    const { field, rack, discard, phone } = this.viewport;
    if (!field) return;
    this.boxes = {
      field: boxOf(field),
      rack: rack ? boxOf(rack) : null,
      discard: discard ? boxOf(discard) : null,
    };
    this.room.act(pickUp, ids);
    // On a crowded cloth tiles are small: what is in the hand is large enough to be seen beside it.
    const w = Math.max(this.room.layout?.w ?? 44, phone ? 40 : 50);
    this.load = { ids, w, touch, grip: this.gripOf(ids, held, at) };
    this.pickedAt = time;
    this.still = { at, since: time };
    this.helpTimer = setTimeout(() => this.help(), HELP_AFTER);
    this.moveTo(at, time);
  }

  private gripOf(ids: number[], held: number, at: Point): Load['grip'] {
    const element = this.viewport.tile(held);
    const box = element && boxOf(element);
    const part = (from: number, size: number): number => Math.min(1, Math.max(0, from / size));
    const tile = Math.max(0, ids.indexOf(held));
    if (!box?.width) return { tile, x: 0.5, y: 0.5 };
    return { tile, x: part(at.x - box.left, box.width), y: part(at.y - box.top, box.height) };
  }

  /** Shows the sets that take what is carried. */
  private help(): void {
    if (!this.load || this.room.interaction.dims) return;
    this.room.act(offerPlaces);
    this.room.act(openSlot, this.onField(this.point));
    this.watchStill();
  }

  moveTo(at: Point, time: number): void {
    if (!this.load) return;
    this.point = at;
    this.place();
    if (Math.hypot(at.x - this.still.at.x, at.y - this.still.at.y) > STILL_WITHIN) {
      this.still = { at, since: time };
      this.watchStill();
    }
    this.room.act(openSlot, this.onField(at));
    const next = this.targetAt(at, time);
    // A new object at each move of the hand would make every set look again.
    if (shown(next) !== shown(this.hover)) this.hover = next;
  }

  /** Moves what is carried to the pointer. */
  place(): void {
    if (!this.box || !this.load) return;
    const { w, grip } = this.load;
    const at = this.aim(this.point);
    this.box.style.transform = `translate(${at.x - (grip.tile + 0.5) * w}px, ${at.y - (w * TALL) / 2}px)`;
  }

  letGo(): void {
    clearTimeout(this.helpTimer);
    clearTimeout(this.stillTimer);
    if (this.load) this.room.act(letGo);
    this.load = null;
    this.hover = null;
  }

  /** What the carried tile points at: its middle. The grip stays under a mouse; a finger would hide it. */
  private aim(at: Point): Point {
    const { w, grip, touch } = this.load ?? { w: 0, grip: { x: 0.5, y: 0.5 }, touch: false };
    return { x: at.x + (0.5 - grip.x) * w, y: touch ? at.y - LIFT : at.y + (0.5 - grip.y) * w * TALL };
  }

  private onField(pointer: Point): Point {
    const at = this.aim(pointer);
    return { x: at.x - (this.boxes?.field.left ?? 0), y: at.y - (this.boxes?.field.top ?? 0) };
  }

  // -- help -----------------------------------------------------------------------------------------

  /** A set that the tile does not fit wakes up when the tile is held still above it. */
  private watchStill(): void {
    clearTimeout(this.stillTimer);
    this.room.act(wake, this.onField(this.point), false);
    this.stillTimer = setTimeout(() => {
      if (this.load) this.room.act(wake, this.onField(this.point), true);
    }, STILL_FOR);
  }

  // -- where they would go ----------------------------------------------------------------------------

  /** What the tiles would be dropped on if the pointer were let go here and now. */
  targetAt(pointer: Point, time: number): Target | null {
    const { boxes, load, room } = this;
    if (!boxes || !load) return null;
    // The clocks of hand and page may differ: by the hand's clock help is due.
    if (!room.interaction.dims && time - this.pickedAt >= HELP_AFTER) this.help();
    const at = this.aim(pointer);
    if (boxes.discard && inside(at, boxes.discard, 8)) return { kind: 'discard' };
    if (boxes.rack && inside(at, boxes.rack, 14)) return this.placeOnRack(at, boxes.rack);
    if (!inside(at, boxes.field, 24)) return null;
    const { slot } = room.interaction;
    if (slot) return { kind: 'meld', meld: slot.meld, at: slot.at, tile: slot.joker ?? undefined };
    const { x, y } = this.onField(pointer);
    const near = meldUnder(room.table, { x, y });
    if (near === null) return { kind: 'cloth', x: x - load.w * (load.grip.tile + 0.5), y };
    // A quick drop goes wherever it was dropped; so does one that was held there.
    const isMeant = time - this.pickedAt < HELP_AFTER || time - this.still.since >= STILL_FOR;
    return isMeant || takesCarried(room.table, near) ? placeIn(room.table, near, x) : null;
  }

  private placeOnRack(at: Point, rack: DOMRect): Target {
    const x = at.x - rack.left + (this.viewport.rack?.scrollLeft ?? 0);
    const { at: slot, apart } = slotAt(this.room.slots, this.rackLayout(), x, at.y - rack.top);
    return { kind: 'rack', at: slot, apart };
  }
}
