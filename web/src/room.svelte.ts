/** One table as the page has it: what I do with my tiles, and what I ask the server for. */
import { boundJokers } from './board/bound.ts';
import { layOn, placesOf, type Target, whyNotOn, whyStays } from './board/drop.ts';
import { ambiguous, meaningsOf } from './board/melds.ts';
import {
  type Draft,
  lastTouched,
  layNew,
  mayReturn,
  type Meld,
  meldOf,
  meldTexts,
  pieceOf,
  pieceText,
  sayMeaning,
  split,
  toRack,
} from './board/state.ts';
import type { Answer } from './socket.ts';
import { Drafting } from './table/drafting.svelte.ts';
import { marksOf } from './table/hint.ts';
import { changesWords, tableWords } from './table/spoken.ts';
import { t } from './words.svelte.ts';

/** Back to where a tile stood on the rack. */
export const OWN_PLACE = -1;

/** How many tiles lie before the first that was there. */
function newAtFront({ id, pieces }: Meld, { now }: Draft): number {
  const after = now.melds.find((meld) => meld.id === id)?.pieces ?? [];
  return Math.max(
    0,
    after.findIndex((piece) => pieces.some((old) => old.id === piece.id)),
  );
}

export class Room extends Drafting {
  /** What the hint marks on the table. */
  readonly marks = $derived(marksOf(this.interaction.hint, this.draft));

  // -- moving tiles ---------------------------------------------------------------------------------

  canMove(id: number): string | null {
    const reason = !this.playing || this.seat === null ? 'refusal-not-now' : whyStays(this.hand, id);
    return reason && t(reason);
  }

  refuseMove(id: number, reason: string): void {
    this.interaction.shake(id);
    this.announcer.warn(reason);
  }

  touched(): void {
    this.again.end();
    this.timeOut = null;
    if (this.myTurn && this.turns.length) this.turns = [];
    if (this.arrived.size) this.arrived = new Set();
  }

  select(id: number, on?: boolean): void {
    const next = new Set(this.interaction.selected);
    const want = on ?? !next.has(id);
    if (want) {
      const reason = this.canMove(id);
      if (reason) return this.refuseMove(id, reason);
      next.add(id);
    } else next.delete(id);
    this.touched();
    this.interaction.choose(...next);
    this.showFitting([...next]);
  }

  putDown(): void {
    this.interaction.reset();
  }

  /** Lays tiles where they were dropped; says whether they went anywhere. */
  drop(ids: readonly number[], target: Target): boolean {
    if (!this.playing || this.seat === null) return false;
    this.touched();
    switch (target.kind) {
      case 'rack':
        return this.dropOnRack(ids, target.at, target.apart);
      case 'cloth': {
        const next = layNew(this.draft, ids, this.shape, boundJokers(this.draft, this.house));
        this.places.dropped(next.nextMeld - 1, target.x, target.y);
        return this.apply(next) && this.askMeaning();
      }
      case 'discard':
        if (ids.length === 1 && ids[0] !== undefined) void this.discard(ids[0]);
        return ids.length === 1;
      case 'meld': {
        const meld = this.draft.now.melds.find((other) => other.id === target.meld);
        const reason = meld && whyNotOn(this.hand, meld, ids);
        if (reason) this.announcer.warn(t(reason));
        if (!meld || reason) return false;
        const next = layOn(this.hand, ids, meld, target);
        this.places.grew(meld.id, newAtFront(meld, next));
        return this.apply(next) && this.askMeaning();
      }
    }
  }

  private dropOnRack(ids: readonly number[], at: number, apart: boolean): boolean {
    const jokers = this.house.jokersReturn;
    const onTable = ids.filter((id) => meldOf(this.draft.now, id));
    const back = onTable.filter((id) => mayReturn(this.draft, id, jokers));
    if (onTable.length && !back.length) {
      this.announcer.say(t('status-stays'));
      return false;
    }
    if (back.length) this.apply(toRack(this.draft, back, jokers), true);
    const mine = ids.filter(
      (id) => this.draft.now.rack.some((piece) => piece.id === id) && !this.takes.has(id),
    );
    const before = this.step;
    if (at >= 0) this.rackOrder.move(mine, at, apart);
    if (!back.length && this.slots.join() !== before.rack.slots.join()) this.history.record(before);
    this.interaction.choose();
    this.refresh();
    return true;
  }

  /** A set that was touched and could now be two things asks which, whether tiles came to it or left it. */
  private askMeaning(): boolean {
    const meld = lastTouched(this.draft).find((one) => ambiguous(meldTexts(one), this.shape));
    const texts = meld?.pieces.map((piece) => piece.text);
    if (meld && texts) this.interaction.asking = { meld: meld.id, options: meaningsOf(texts, this.shape) };
    return true;
  }

  choose(option: readonly string[]): void {
    const { asking } = this.interaction;
    if (asking) this.apply(sayMeaning(this.draft, asking.meld, option), true);
    this.interaction.asking = null;
  }

  splitAt(meld: number, at: number): void {
    const reason = this.canMove(this.draft.now.melds.find((other) => other.id === meld)?.pieces[0]?.id ?? -1);
    if (reason) return this.announcer.say(reason);
    this.apply(split(this.draft, meld, at));
  }

  /** Sends a rack tile where it fits; if there are several places, they light up. */
  sendHome(id: number): void {
    const piece = pieceOf(this.draft.now, id);
    if (!piece || !this.playing) return;
    if (meldOf(this.draft.now, id)) {
      this.dropOnRack([id], OWN_PLACE, false);
      return;
    }
    const places = placesOf(this.hand, piece);
    const [only, ...others] = places;
    if (only && !others.length) {
      this.drop([id], { kind: 'meld', meld: only.id });
      return;
    }
    this.interaction.choose(id);
    this.showFitting([id]);
    this.announcer.say(places.length ? t('status-several-places') : t('status-no-place'));
  }

  // -- for the ear ----------------------------------------------------------------------------------

  readTable(): void {
    this.announcer.heard = tableWords(this.shown, this.shape);
  }

  readChanges(): void {
    this.announcer.heard = changesWords(this.view?.history ?? [], this.seat, (seat) => this.nameOf(seat));
  }

  // -- asking the server ------------------------------------------------------------------------------

  /** The page announces a swap by itself, also one that only the rules recognise as such. */
  async play(): Promise<void> {
    const draft = this.wire();
    const answer = await this.ask({ type: 'play', seen: this.seen, draft });
    if (
      answer.type === 'refused' &&
      answer.reasons.some((reason) => reason.code === 'joker_swap_not_announced')
    ) {
      this.refusals = [];
      await this.ask({ type: 'play', seen: this.seen, draft: { ...draft, announced: true } });
    }
  }

  endInvalid(): Promise<Answer> {
    return this.ask({ type: 'end_invalid', seen: this.seen, draft: this.wire() });
  }

  draw(): Promise<Answer> {
    return this.ask({ type: 'draw', seen: this.seen });
  }

  pass(): Promise<Answer> {
    return this.ask({ type: 'pass', seen: this.seen });
  }

  async discard(id: number): Promise<void> {
    const piece = this.draft.base.rack.find((other) => other.id === id);
    if (!piece) return;
    if (!this.may('discard')) return this.announcer.say(t('status-no-discard'));
    if (this.changed) return this.announcer.say(t('status-reset-first'));
    await this.ask({ type: 'discard', seen: this.seen, tile: pieceText(piece) });
    this.interaction.choose();
  }

  async askHint(): Promise<void> {
    if (this.changed) this.reset();
    const answer = await this.ask({ type: 'hint', seen: this.seen, kind: 'best' });
    if (answer.type !== 'hint') return;
    if (!answer.table || answer.status === 'no_play' || !answer.play?.length)
      return this.announcer.warn(t('hint-nothing'));
    this.interaction.hint = answer;
    this.announcer.heard = t('hint-found', { count: answer.play.length });
  }

  /** Lays the hint as a draft. */
  followHint(): void {
    const { hint } = this.interaction;
    if (hint?.table) this.layAll({ table: hint.table, take: hint.take }, false);
  }
}
