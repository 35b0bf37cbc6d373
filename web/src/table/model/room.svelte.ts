/** One table as the page has it: what I do with my tiles, and what I ask the server for. */
import { boundJokers } from '../../board/bound.ts';
import { layOn, placesOf, type Target, whyNotOn, whyStays } from '../../board/drop.ts';
import { ambiguous, meaningsOf } from '../../board/melds.ts';
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
  tableOf,
  toRack,
} from '../../board/state.ts';
import type { RefusalOf } from '../../wire/protocol.ts';
import type { Answer } from '../../wire/socket.ts';
import { Drafting } from './drafting.svelte.ts';
import type { HintMarks } from './hint_marks.ts';
import { has, t } from '../../ui/words.svelte.ts';

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
  readonly marks: HintMarks = $derived.by(() => {
    const { coach, glow } = this.interaction;
    return coach?.marks ?? { melds: new Map(), pieces: new Set(glow === null ? [] : [glow]) };
  });

  // -- moving tiles ---------------------------------------------------------------------------------

  canMove(id: number): string | null {
    const reason = !this.playing || this.seat === null ? 'refusal-not-now' : whyStays(this.hand, id);
    return reason && t(reason);
  }

  refuseMove(id: number, reason: string): void {
    this.interaction.shake(id);
    this.announcer.warn(reason);
    const meld = meldOf(this.draft.now, id);
    const code = (this.playing && this.seat !== null && whyStays(this.hand, id)) || '';
    if (meld) this.refuseAt(meld.id, reason, code);
  }

  /** Says why not at the set; `key` is the message it came from. */
  private refuseAt(meld: number, text: string, key: string): void {
    const rule = key.startsWith('refusal-') ? key.slice('refusal-'.length).replaceAll('-', '_') : null;
    this.interaction.refusal = { meld, text, rule };
  }

  protected override pointOut(reasons: readonly RefusalOf[]): void {
    const [first] = reasons;
    const text = this.refusals[0];
    if (!first || !text || !has(`refusal-${first.code.replaceAll('_', '-')}`)) return;
    const { melds } = this.draft.now;
    const tiles = String(first.args['set'] ?? '');
    const laid = new Set(this.laid.map(({ id }) => id));
    const meld =
      melds.find((one) => tableOf({ melds: [one], rack: [] })[0]?.join(' ') === tiles) ??
      this.faulty[0] ??
      melds.find(({ pieces }) => pieces.some(({ id }) => laid.has(id)));
    if (meld) this.interaction.refusal = { meld: meld.id, text, rule: first.code };
  }

  touched(): void {
    this.endHint(true);
    this.interaction.refusal = null;
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
    this.endHint();
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
        if (meld && reason) this.refuseAt(meld.id, t(reason), reason);
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

  async readTable(): Promise<void> {
    const { tableWords } = await import('./reading.ts');
    this.announcer.heard = tableWords(this.shown, this.shape);
  }

  async readChanges(): Promise<void> {
    const { changesWords } = await import('./reading.ts');
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
    const after =
      answer.table && answer.play?.length && answer.status !== 'no_play'
        ? this.wanted({ table: answer.table, take: answer.take })
        : null;
    if (!after) return this.announcer.warn(t('hint-nothing'));
    const { Coach } = await import('./coach.svelte.ts');
    this.interaction.coach = new Coach(this.draft.base, after, answer.steps ?? [], this.shape);
    this.tellHint();
  }

  private tellHint(): void {
    this.announcer.heard = this.interaction.coach?.spoken ?? '';
    this.refresh();
  }

  /** One stage further; in the last one, the next set of the turn. */
  moreHint(): void {
    this.interaction.coach?.next();
    this.tellHint();
  }

  /** A set of the turn, on the table. */
  showHintStep(at: number): void {
    if (this.interaction.coach) this.interaction.coach.at = at;
    this.tellHint();
  }

  /** No more of it; a tile that is touched leaves the glow where it was. */
  endHint(glows = false): void {
    const { coach } = this.interaction;
    if (!coach) return;
    this.interaction.glow = glows ? (coach.tile?.id ?? null) : null;
    this.interaction.coach = null;
    this.refresh();
  }

  /** Lays the hint as a draft: all of it, or the set it began with. */
  followHint(whole: boolean): void {
    const { coach } = this.interaction;
    const now = whole ? coach?.whole : coach?.firstOnly;
    if (now) this.layPosition(now, false);
  }
}
