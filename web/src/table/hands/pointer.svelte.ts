/** The pointer at the table: what the gestures do to the tiles. */
import { flushSync } from 'svelte';
import type { Target } from '../../board/hand.ts';
import { TALL } from '../../board/layout.ts';
import { type RackLayout, slotAt } from '../../board/rack.ts';
import {
  boxOf,
  type Gesture,
  idle,
  type Input,
  inside,
  LONG_PRESS,
  type Point,
  pointIn,
  recognize,
  rectOf,
  type Under,
} from '../../board/screen.ts';
import { buzz } from '../../ui/sound.ts';
import {
  closeRefusal,
  draggedFrom,
  drop,
  endHint,
  heldBy,
  lasso,
  letGo,
  meldUnder,
  offerPlaces,
  openSlot,
  pickUp,
  placeIn,
  refuseMove,
  sendHome,
  stuckAmong,
  stuckInDrag,
  takesCarried,
  tap,
  wake,
} from '../model/laying.ts';
import { redo, undo } from '../model/turn.ts';
import type { Seen } from '../motion/flying.ts';
import type { Motion, Viewport } from '../motion/motion.svelte.ts';
import type { Room } from '../room/room.svelte.ts';

const pointOf = (event: PointerEvent): Point => pointIn(event.clientX, event.clientY);

/** What lies under the pointer. */
function underOf(target: EventTarget | null): Under {
  const element = target instanceof Element ? target : null;
  // To whoever presses, a set that is still to come is not there yet.
  if (element?.closest('.unseen')) return { kind: 'cloth' };
  const piece = element?.closest<HTMLElement>('[data-id]');
  if (piece) {
    const id = Number(piece.dataset['id']);
    const meld = piece.dataset['meld'];
    return meld === undefined
      ? { kind: 'tile', id, where: 'rack' }
      : { kind: 'tile', id, where: 'table', meld: Number(meld) };
  }
  if (element?.closest('button, a, dialog, [role=dialog], .hint, input, .refusal, .banner'))
    return { kind: 'other' };
  const meld = element?.closest<HTMLElement>('[data-meld]');
  if (meld) return { kind: 'meld', meld: Number(meld.dataset['meld']) };
  if (element?.closest('[data-discard]')) return { kind: 'other' };
  if (element?.closest('.wood')) return { kind: 'rack' };
  return element?.closest('.cloth') ? { kind: 'cloth' } : { kind: 'other' };
}

export class Pointer {
  readonly carrying: Carrying;
  lasso = $state.raw<DOMRect | null>(null);
  /** The tile that was pressed last. */
  touched = $state<number | null>(null);
  private gesturing = idle;
  private press: ReturnType<typeof setTimeout> | undefined;
  // A finger's click is made here: browsers bring it late, not at all after a quick drag, or to what has
  // appeared under the finger meanwhile.
  private pressed: HTMLElement | null = null;

  constructor(
    private readonly room: Room,
    private readonly viewport: Viewport,
    private readonly motion: Motion,
    rackLayout: () => RackLayout,
  ) {
    this.carrying = new Carrying(room, viewport, rackLayout, motion);
  }

  // -- events -------------------------------------------------------------------------------------

  readonly down = (event: PointerEvent): void => {
    // The other buttons are the browser's: its menu, its way back.
    if (event.button !== 0) return;
    const under = underOf(event.target);
    const isBeside = !(event.target as Element).closest('.refusal, .action');
    if (isBeside && this.room.interaction.refusal) this.room.act(closeRefusal);
    this.pressed =
      under.kind === 'other' ? (event.target as Element).closest<HTMLElement>('button:not(dialog *)') : null;
    if (under.kind === 'other') return;
    if (under.kind === 'tile') {
      this.touched = under.id;
      this.room.act(endHint, true);
    }
    // A finger that leaves the window must still be heard when it lets go.
    this.viewport.stage?.setPointerCapture(event.pointerId);
    this.feed({
      type: 'down',
      pointer: event.pointerId,
      at: pointOf(event),
      time: event.timeStamp,
      under,
      touch: event.pointerType !== 'mouse',
    });
    clearTimeout(this.press);
    // The clocks of finger and page may differ by some milliseconds: once this much has passed here, it was long.
    const long = event.timeStamp + LONG_PRESS;
    this.press = setTimeout(
      () => this.feed({ type: 'tick', time: Math.max(performance.now(), long) }),
      LONG_PRESS + 5,
    );
  };

  readonly move = (event: PointerEvent): void => {
    this.room.bubbles.movedAt = event.timeStamp;
    if (this.gesturing.press)
      this.feed({ type: 'move', pointer: event.pointerId, at: pointOf(event), time: event.timeStamp });
  };

  readonly up = (event: PointerEvent): void => {
    clearTimeout(this.press);
    // Not the target: as long as the pointer is captured that is always the stage.
    const there = document.elementFromPoint(event.clientX, event.clientY);
    // It went down on a button, and is none of the table's.
    if (!this.gesturing.fingers.includes(event.pointerId)) return;
    this.feed({
      type: 'up',
      pointer: event.pointerId,
      at: pointOf(event),
      time: event.timeStamp,
      under: underOf(there),
    });
  };

  readonly cancelled = (event: PointerEvent): void => {
    clearTimeout(this.press);
    this.pressed = null;
    this.lasso = null;
    this.feed({ type: 'cancel', pointer: event.pointerId });
  };

  /**
   * A button is pressed when the finger leaves it, and by nothing else: were it pressed sooner and gone by now, the browser
   * would click on whatever has come in its place.
   */
  readonly untouch = (event: TouchEvent): void => {
    const [finger] = event.changedTouches;
    // One that cannot be cancelled has begun to scroll: no press.
    if (!event.cancelable || !finger || (event.target as Element).closest('a, dialog, input, select')) return;
    event.preventDefault();
    if (this.pressed?.contains(document.elementFromPoint(finger.clientX, finger.clientY)))
      this.pressed.click();
  };

  /** Some screen readers press without a pointer. */
  readonly clicked = (event: MouseEvent): void => {
    // A click by a pointer has a count, and was heard as a press already.
    if (event.detail !== 0) return;
    const under = underOf(event.target);
    if (under.kind === 'tile') this.tap(under, { x: 0, y: 0 });
  };

  private feed(input: Input): void {
    const [next, gestures] = recognize(this.gesturing, input);
    this.gesturing = next;
    for (const gesture of gestures) this.act(gesture);
  }

  private act(gesture: Gesture): void {
    switch (gesture.do) {
      case 'tap':
        if (this.room.interaction.selected.size) this.gesturing = { ...this.gesturing, lastTap: null }; // it lays, and begins no double tap
        return this.tap(gesture.under, gesture.at);
      case 'double-tap':
        if (gesture.under.kind === 'tile') this.room.act(sendHome, gesture.under.id);
        else this.tap(gesture.under, gesture.at);
        return;
      case 'long-press':
        return this.hold(gesture);
      case 'drag-start':
        return this.startDrag(gesture);
      case 'drag-move':
        return this.carrying.moveTo(gesture.at, gesture.time);
      case 'drag-end':
        return this.endDrag(gesture.at, gesture.time);
      case 'drag-cancel':
        return this.carrying.letGo();
      case 'lasso-move':
        this.lasso = rectOf(gesture.from, gesture.to);
        return;
      case 'lasso-end':
        return this.endLasso(rectOf(gesture.from, gesture.to), gesture.where);
      case 'fingers':
        if (gesture.count === 2) this.room.act(undo);
        else if (gesture.count === 3) this.room.act(redo);
    }
  }

  // -- taps ---------------------------------------------------------------------------------------

  private tap(under: Under, at: Point): void {
    const { room, viewport } = this;
    const box = viewport.field && boxOf(viewport.field);
    if (!box) return;
    room.act(tap, under, { x: at.x - box.left, y: at.y - box.top }, viewport.phone);
  }

  // -- carrying -----------------------------------------------------------------------------------

  /** A long press takes the whole set; on the rack, the tiles that stand together. */
  private hold({ under, at, touch, time }: Extract<Gesture, { do: 'long-press' }>): void {
    const { room } = this;
    const ids = heldBy(room.table, under);
    const stuck = stuckAmong(room.table, ids);
    if (!ids.length || stuck !== undefined) {
      if (stuck !== undefined && under.kind === 'tile') room.act(refuseMove, under.id, stuck);
      this.gesturing = { ...this.gesturing, press: null };
      return;
    }
    buzz(12);
    this.carrying.pickUp(ids, this.heldTile(under, ids, at), at, touch, time);
  }

  /** The tile at the pointer; between the tiles of a set, the nearest. */
  private heldTile(under: Under, ids: readonly number[], at: Point): number {
    if (under.kind === 'tile') return under.id;
    const far = (id: number): number => {
      const box = this.viewport.tile(id)?.getBoundingClientRect();
      return box ? Math.abs(box.left + box.width / 2 - at.x) : Infinity;
    };
    return [...ids].sort((a, b) => far(a) - far(b))[0] ?? -1;
  }

  private startDrag({ under, at, touch, time }: Extract<Gesture, { do: 'drag-start' }>): void {
    const { room } = this;
    if (under.kind !== 'tile') return;
    const stuck = stuckInDrag(room.table, under.id);
    if (stuck !== undefined) {
      this.gesturing = { ...this.gesturing, press: null };
      room.act(refuseMove, under.id, stuck);
    } else this.carrying.pickUp(draggedFrom(room.table, under.id), under.id, at, touch, time);
  }

  /** Here a drag becomes a step of my turn: `drop` lays the tiles in the draft, and the room tells the table of it. */
  private endDrag(at: Point, time: number): void {
    const { load, box } = this.carrying;
    const { stage } = this.viewport;
    if (!load || !stage) return;
    const target = this.carrying.targetAt(at, time);
    // Measured while they are still in the air: from there they glide to their place.
    this.motion.release(stage, box);
    this.carrying.letGo();
    if (!target || !this.room.act(drop, load.ids, target)) this.motion.home(stage);
  }

  /** Lets go of what is carried: it flies back. */
  drop(): void {
    const { stage } = this.viewport;
    if (!this.carrying.load || !stage) return;
    this.motion.release(stage, this.carrying.box);
    this.carrying.letGo();
    this.gesturing = { ...this.gesturing, press: null };
    this.motion.home(stage);
  }

  private endLasso(box: DOMRect, where: 'cloth' | 'rack'): void {
    this.lasso = null;
    const tiles =
      this.viewport.stage?.querySelectorAll<HTMLElement>(
        where === 'rack' ? '[data-rack]' : '[data-id][data-meld]',
      ) ?? [];
    const caught = [...tiles].filter((element) => {
      const { left, top, width, height } = boxOf(element);
      return inside({ x: left + width / 2, y: top + height / 2 }, box);
    });
    this.room.act(
      lasso,
      caught.map((element) => Number(element.dataset['id'])),
    );
  }
}

// -- what is carried --------------------------------------------------------------------------------
// Over the table, which sets want it, and what it would be dropped on.

/** How far tiles float above a finger. */
const LIFT = 48;
/** A quick drop shows no help, and goes wherever it was dropped. */
const HELP_AFTER = 120;
/** So long a hand goes on to where something was, though it is elsewhere now. */
const REACTION = 300;
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

class Carrying {
  load = $state.raw<Load | null>(null);
  box = $state<HTMLElement>();
  hover = $state.raw<Target | null>(null);
  // Measured once, when tiles are picked up: nothing is laid out anew while they are carried.
  private boxes: { field: DOMRect; rack: DOMRect | null; discard: DOMRect | null } | null = null;
  private point: Point = { x: 0, y: 0 };
  private pickedAt = 0;
  private lately = 0;
  /** Sets that glided when the tiles were picked up. */
  private seen: readonly Seen[] = [];
  private still = { at: { x: 0, y: 0 }, since: 0 };
  private helpTimer: ReturnType<typeof setTimeout> | undefined;
  private stillTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: Room,
    private readonly viewport: Viewport,
    private readonly rackLayout: () => RackLayout,
    private readonly motion: Motion,
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
    flushSync(); // what was still to come lies there now
    this.seen = this.motion.settle();
    // On a crowded cloth tiles are small: what is in the hand is large enough to be seen beside it.
    const w = Math.max(this.room.layout?.w ?? 44, phone ? 40 : 50);
    this.load = { ids, w, touch, grip: this.gripOf(ids, held, at) };
    this.pickedAt = this.lately = time;
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
    [this.point, this.lately] = [at, time];
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
    this.motion.letGo();
    this.load = null;
    this.hover = null;
  }

  /** What the carried tile points at: its middle. The grip stays under a mouse; a finger would hide it. */
  private aim(at: Point): Point {
    const { w, grip, touch } = this.load ?? { w: 0, grip: { x: 0.5, y: 0.5 }, touch: false };
    return { x: at.x + (0.5 - grip.x) * w, y: touch ? at.y - LIFT : at.y + (0.5 - grip.y) * w * TALL };
  }

  /** A quick hand aims at a set where it was seen: in that moment the set has gone on to its place. */
  private onField(pointer: Point): Point {
    const at = this.aim(pointer);
    const isQuick = this.lately - this.pickedAt < REACTION;
    const seen = isQuick ? this.seen.find(({ box }) => inside(at, box)) : null;
    const { left = 0, top = 0 } = this.boxes?.field ?? {};
    return { x: at.x - left + (seen?.dx ?? 0), y: at.y - top + (seen?.dy ?? 0) };
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
