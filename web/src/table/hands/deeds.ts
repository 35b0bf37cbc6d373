/** The one big button, and its neighbours: what they do. What the big one says stands in `model/turn.ts`. */
import { lessMotion, settings } from '../../ui/settings.svelte.ts';
import { signed, t } from '../../ui/words.svelte.ts';
import { isUnfinished } from '../model/standing.ts';
import { type Face, showSheet } from '../model/turn.ts';
import { explainAt, say } from '../model/words.ts';
import type { Room } from '../room/room.svelte.ts';

/** A second press within this time is meant. */
const SURE = 4000;
/** So long a drawn tile takes to land: a second tap on the button within it is a slip of the finger. */
export const LANDS = 400;

/** What the buttons of a table do. */
export class Deeds {
  /** What a page that is no whole table does itself; says whether it did. */
  own: (face: Face) => boolean = () => false;
  private asked = -Infinity;
  private drew = -Infinity;

  constructor(
    private readonly room: Room,
    /** Shows a set that is meant. */
    private readonly show: (meld: number) => void,
  ) {}

  draw(): void {
    const { room } = this;
    if (!room.may('draw') || room.busy || this.isSlip()) return;
    // 5.3: lay or draw, and where a turn begins with a draw nothing is laid before it: what lies there goes back first.
    if (room.changed) return void room.act(say, t('status-reset-first'));
    if (settings.confirmDraw && performance.now() - this.asked > SURE) {
      this.asked = performance.now();
      return void room.act(say, t('draw-again'));
    }
    this.asked = -Infinity;
    this.drew = performance.now();
    void room.ask({ type: 'draw', seen: room.seen });
  }

  pass(): void {
    const { room } = this;
    if (!room.busy && !this.isSlip()) void room.ask({ type: 'pass', seen: room.seen });
  }

  /** Computers may answer before the finger is up: then the same button is there again, and means the next turn. */
  private isSlip(): boolean {
    // Without motion nothing is on its way, so nobody has to wait for it.
    return !lessMotion.now && performance.now() - this.drew < LANDS;
  }

  /** Presses the big button. */
  perform(face: Face): void {
    const { room } = this;
    if (this.own(face) || room.busy) return;
    switch (face.deed) {
      case 'draw':
        return this.draw();
      case 'play':
        return void room.play();
      case 'pass':
        return this.pass();
      case 'discard':
        return this.discard();
      case 'sheet':
        return void room.act(showSheet, true);
      case 'back':
        return void room.ask({ type: 'come_back' });
      case 'show':
        return this.explain(face);
      case 'put':
      case 'none':
        return;
    }
  }

  /** Discards the one selected tile. */
  discard(): void {
    const [id] = this.room.interaction.selected;
    if (id !== undefined && this.room.interaction.selected.size === 1) void this.room.discard(id);
    else this.room.act(say, t('choose-discard-how'));
  }

  /** Says why not, and shows the set meant. */
  private explain(face: Face): void {
    const { refusals } = this.room.now;
    if (face.meld !== undefined) this.show(face.meld);
    const meld = face.meld ?? this.room.interaction.refusal?.meld;
    // A set that is not finished is no mistake: it glows, and says itself what it needs.
    const isOnItsWay =
      !refusals.length &&
      this.room.faulty.some((one) => one.id === meld && isUnfinished(one, this.room.shape));
    if (meld !== undefined && !isOnItsWay)
      this.room.act(explainAt, {
        meld,
        text: refusals[0] ?? (face.sub || face.title),
        rule: face.rule ?? null,
      });
    if (meld !== undefined) return; // the bubble says it, and says it once
    const said = refusals.length ? refusals : [face.title, face.sub];
    this.room.act(say, said.filter((text, i) => text && said.indexOf(text) === i).join(' · '));
  }

  get hints(): boolean {
    return this.room.seat !== null && this.room.party?.plan.hints !== 'none';
  }

  /** What a hint costs, if it costs anything. */
  get hintPrice(): string {
    const price = this.room.party?.hint_prices?.best ?? 0;
    return price ? signed(-price) : '';
  }

  /** The word for a hint, with what it costs. */
  get hintLabel(): string {
    return this.hintPrice ? `${t('hint')} (${this.hintPrice})` : t('hint');
  }

  hint(): void {
    const { room } = this;
    if (!this.hints || !room.myTurn || room.busy) return;
    room.hint();
  }
}
