/** The pointer at the table: what the gestures do to the tiles. */
import {
  recognize,
  type Gesture,
  idle,
  type Input,
  LONG_PRESS,
  type Point,
  type Under,
} from '../../board/drag.ts';
import type { RackLayout } from '../../board/rack.ts';
import { meldOf } from '../../board/state.ts';
import { OWN_PLACE, type Room } from '../model/room.svelte.ts';
import { buzz } from '../../ui/sound.ts';
import { Carrying } from './carrying.svelte.ts';
import { type Viewport, inside, meldNear, rectOf } from './viewport.svelte.ts';
import type { Motion } from '../motion/motion.ts';

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** What lies under the pointer. */
export function underOf(target: EventTarget | null): Under {
  const element = target instanceof Element ? target : null;
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
    if (event.button !== 0) return;
    const under = underOf(event.target);
    if (!(event.target as Element).closest('.refusal, .action')) this.room.interaction.refusal = null;
    this.pressed =
      under.kind === 'other' ? (event.target as Element).closest<HTMLElement>('button:not(dialog *)') : null;
    if (under.kind === 'other') return;
    if (under.kind === 'tile') {
      this.touched = under.id;
      this.room.endHint(true);
    }
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
    const there = document.elementFromPoint(event.clientX, event.clientY);
    if (event.pointerType !== 'mouse' && this.pressed?.contains(there)) this.pressed.click();
    this.pressed = null;
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

  readonly untouch = (event: TouchEvent): void => {
    if (event.cancelable && !(event.target as Element).closest('a, dialog, input, select'))
      event.preventDefault();
  };

  /** Some screen readers press without a pointer. */
  readonly clicked = (event: MouseEvent): void => {
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
        return gesture.under.kind === 'tile'
          ? this.room.sendHome(gesture.under.id)
          : this.tap(gesture.under, gesture.at);
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
        if (gesture.count === 2) this.room.undo();
        else if (gesture.count === 3) this.room.redo();
    }
  }

  // -- taps ---------------------------------------------------------------------------------------

  private tap(under: Under, at: Point): void {
    const { room } = this;
    const chosen = [...room.interaction.selected];
    switch (under.kind) {
      case 'tile':
        return this.tapTile(under, chosen);
      case 'meld':
        if (chosen.length) this.layOn(chosen, under.meld);
        return;
      case 'cloth':
        if (chosen.length) this.layOnCloth(chosen, at);
        return;
      case 'rack': {
        const back = chosen.filter((id) => meldOf(room.draft.now, id));
        if (back.length) room.drop(back, { kind: 'rack', at: OWN_PLACE, apart: false });
        else if (chosen.length) room.putDown();
        return;
      }
      case 'other':
        return;
    }
  }

  private tapTile(under: Extract<Under, { kind: 'tile' }>, chosen: number[]): void {
    const { room } = this;
    if (under.where === 'rack' || room.interaction.selected.has(under.id)) return room.select(under.id);
    if (chosen.length) {
      const same = chosen.every((id) => meldOf(room.draft.now, id)?.id === under.meld);
      return same ? room.select(under.id) : this.layOn(chosen, under.meld, under.id);
    }
    if (!this.viewport.phone || (room.layout?.w ?? 44) >= 44) return room.select(under.id);
    const reason = room.canMove(under.id);
    if (reason) return room.refuseMove(under.id, reason);
    room.interaction.choose(under.id);
    room.interaction.lens = under.meld;
  }

  private layOnCloth(chosen: number[], at: Point): void {
    const { room, viewport } = this;
    const box = viewport.field?.getBoundingClientRect();
    if (!box) return;
    const [x, y] = [at.x - box.left, at.y - box.top];
    // On a crowded cloth the nearest set wins a tap.
    const near = viewport.phone && room.layout ? meldNear(room.layout, { x, y }, 14) : null;
    if (near !== null) return this.layOn(chosen, near);
    room.drop(chosen, { kind: 'cloth', x: x - (room.layout?.w ?? 44) * chosen.length * 0.5, y });
  }

  layOn(ids: number[], meld: number, tile?: number): void {
    const home = ids.every((id) => meldOf(this.room.draft.now, id)?.id === meld);
    if (!home) this.room.drop(ids, { kind: 'meld', meld, tile });
  }

  // -- carrying -----------------------------------------------------------------------------------

  /** A long press takes the whole set; on the rack, the tiles that stand together. */
  private hold({ under, at, touch, time }: Extract<Gesture, { do: 'long-press' }>): void {
    const { room } = this;
    const ids = this.heldBy(under);
    const reason = ids.map((id) => room.canMove(id)).find((text) => text);
    if (!ids.length || reason) {
      if (reason && under.kind === 'tile') room.refuseMove(under.id, reason);
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

  private heldBy(under: Under): number[] {
    if (under.kind === 'meld' || (under.kind === 'tile' && under.where === 'table'))
      return this.tilesOf(under.meld);
    return under.kind === 'tile' ? this.together(under.id) : [];
  }

  private tilesOf(meld: number): number[] {
    return (
      this.room.draft.now.melds.find((other) => other.id === meld)?.pieces.map((piece) => piece.id) ?? []
    );
  }

  private together(id: number): number[] {
    const { slots } = this.room;
    const { selected } = this.room.interaction;
    if (selected.has(id)) return [...selected];
    let [from, to] = [slots.indexOf(id), slots.indexOf(id)];
    while (from > 0 && slots[from - 1] !== null) from -= 1;
    while (to + 1 < slots.length && slots[to + 1] !== null) to += 1;
    const rack = new Set(this.room.draft.now.rack.map((piece) => piece.id));
    return slots.slice(from, to + 1).flatMap((slot) => (slot !== null && rack.has(slot) ? slot : []));
  }

  private startDrag({ under, at, touch, time }: Extract<Gesture, { do: 'drag-start' }>): void {
    const { room } = this;
    if (under.kind !== 'tile') return;
    const ids = room.interaction.selected.has(under.id) ? [...room.interaction.selected] : [under.id];
    const onRack = room.draft.now.rack.some((piece) => piece.id === under.id) && room.seat !== null;
    const reason = onRack ? null : ids.map((id) => room.canMove(id)).find((text) => text);
    if (reason) {
      this.gesturing = { ...this.gesturing, press: null };
      return room.refuseMove(under.id, reason);
    }
    this.carrying.pickUp(ids, under.id, at, touch, time);
  }

  private endDrag(at: Point, time: number): void {
    const { load, box } = this.carrying;
    const { stage } = this.viewport;
    if (!load || !stage) return;
    const target = this.carrying.targetAt(at, time);
    this.motion.release(stage, box);
    this.carrying.letGo();
    if (!target || !this.room.drop(load.ids, target)) this.motion.home(stage);
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
      const { left, top, width, height } = element.getBoundingClientRect();
      return inside({ x: left + width / 2, y: top + height / 2 }, box);
    });
    this.room.interaction.selected = new Set(
      caught.map((element) => Number(element.dataset['id'])).filter((id) => !this.room.canMove(id)),
    );
  }
}
