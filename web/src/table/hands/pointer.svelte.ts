/** The pointer at the table: what the gestures do to the tiles. */
import { type Gesture, idle, type Input, LONG_PRESS, recognize, type Under } from '../../board/drag.ts';
import type { RackLayout } from '../../board/rack.ts';
import { boxOf, inside, type Point, pointIn, rectOf } from '../../board/screen.ts';
import { draggedFrom, heldBy, stuckInDrag, tap } from '../model/gestures.ts';
import { drop, endHint, lasso, refuseMove, sendHome, stuckAmong } from '../model/laying.ts';
import { closeRefusal } from '../model/words.ts';
import { redo, undo } from '../model/turn.ts';
import type { Room } from '../room/room.svelte.ts';
import { buzz } from '../../ui/sound.ts';
import { Carrying } from './carrying.svelte.ts';
import type { Viewport } from './viewport.svelte.ts';
import type { Motion } from '../motion/motion.svelte.ts';

const pointOf = (event: PointerEvent): Point => pointIn(event.clientX, event.clientY);

/** What lies under the pointer. */
export function underOf(target: EventTarget | null): Under {
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
    this.carrying = new Carrying(room, viewport, rackLayout);
  }

  // -- events -------------------------------------------------------------------------------------

  readonly down = (event: PointerEvent): void => {
    // The other buttons are the browser's: its menu, its way back.
    if (event.button !== 0) return;
    const under = underOf(event.target);
    if (!(event.target as Element).closest('.refusal, .action')) this.room.act(closeRefusal);
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
