/** One table as the page has it: the match, my draft, my rack, and what I am doing with it. */
import { boundJokers } from './board/bound.ts';
import { type Hand, layOn, placesOf, type Target, whyNotOn, whyStays } from './board/drop.ts';
import type { Frame, TableLayout } from './board/layout.ts';
import { ambiguous, meaningsOf, standing } from './board/melds.ts';
import { openingNeeds, openingValue } from './board/opening.ts';
import { moveTo, reconcile, type Slot, sorted, type Sorting } from './board/rack.ts';
import {
  begin,
  changed,
  type Draft,
  laid,
  lastTouched,
  layNew,
  mayReturn,
  type Meld,
  meldOf,
  meldTexts,
  Naming,
  pieceOf,
  pieceText,
  type Position,
  rebase,
  redo,
  reset,
  sayMeaning,
  split,
  tableOf,
  toRack,
  undo,
} from './board/state.ts';
import { jokersMoved } from './board/swap.ts';
import type { Game } from './game.ts';
import { loadSlots, saveSlots } from './memory.ts';
import type { Draft as WireDraft, GameEvent, GameView, Hint, ServerMessage } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import type { Answer } from './socket.ts';
import { sound } from './sound.ts';
import { type Aim, layOut } from './table/aim.ts';
import { arrivalsOf, changesOf, type LastTurn } from './table/change.ts';
import { marksOf } from './table/hint.ts';
import { Match } from './table/match.svelte.ts';
import { Places } from './table/places.svelte.ts';
import { type Takes, takesOf, withoutTakes } from './table/takes.ts';
import { t } from './words.svelte.ts';

const EMPTY: Position = { melds: [], rack: [] };
const DRAFT_EVERY = 300;

export class Room extends Match {
  draft = $state.raw<Draft>(begin(EMPTY, 1));
  /** What lies on the cloth to the eye: my draft, or what somebody else is laying. */
  shown = $state.raw<Position>(EMPTY);
  ghost = $state.raw<Position | null>(null);
  slots = $state.raw<readonly Slot[]>([]);
  selected = $state.raw<ReadonlySet<number>>(new Set());
  /** Sets that light up as places for the selected tile. */
  lit = $state.raw<ReadonlySet<number>>(new Set());
  last = $state.raw<LastTurn | null>(null);
  /** Tiles that came to my rack last. */
  arrived = $state.raw<ReadonlySet<number>>(new Set());
  takes = $state.raw<Takes>(new Map());
  hint = $state.raw<Hint | null>(null);
  /** A set whose jokers could mean several things. */
  asking = $state.raw<{ meld: number; options: string[][] } | null>(null);
  lens = $state<number | null>(null);
  sheet = $state(false);
  /** The set the action button points at. */
  pointed = $state<number | null>(null);
  shaken = $state<number | null>(null);

  private readonly places = new Places();
  private readonly naming = new Naming();
  private draftTimer: ReturnType<typeof setTimeout> | undefined;
  private draftSent = false;

  override close(): void {
    clearTimeout(this.draftTimer);
    super.close();
  }

  // -- what is known ----------------------------------------------------------------------------

  get layout(): TableLayout | null {
    return this.places.layout;
  }

  readonly changed = $derived(changed(this.draft));
  readonly laid = $derived(laid(this.draft));
  readonly planning = $derived(!this.myTurn && this.changed);
  /** The most that lay from the rack at any step: once the opening lies, its tiles may be used elsewhere. */
  readonly openingValue = $derived(
    [...this.draft.past, this.draft.now].reduce(
      (most, now) => Math.max(most, openingValue({ ...this.draft, now }, this.shape, this.house.opening)),
      0,
    ),
  );
  readonly openingNeeds = $derived(openingNeeds(this.draft, this.house.opening));
  /** Sets of the draft that are not right. */
  readonly faulty = $derived(
    this.draft.now.melds.filter((meld) => standing(meldTexts(meld), this.shape).state !== 'complete'),
  );
  private readonly hand: Hand = $derived({
    draft: this.draft,
    house: this.house,
    mustOpen: this.mustOpen,
    opens: this.openingValue >= this.openingNeeds,
  });

  readonly marks = $derived(marksOf(this.hint, this.draft));

  // -- messages ---------------------------------------------------------------------------------

  protected override went(before: Game, message: ServerMessage): void {
    const { view, draft, news } = this.game;
    if (view && view !== before.view) this.settle(before.view, view, message.type === 'events' ? news : []);
    else if (draft !== before.draft) this.showGhost();
  }

  /** Takes a new view: names its tiles, keeps my draft if it still makes sense, marks what changed. */
  private settle(was: GameView | null, view: GameView, news: readonly GameEvent[]): void {
    const own = news.some(
      (event) => (event.type === 'played' || event.type === 'settled') && event.seat === view.seat,
    );
    const dealt = !was || was.match !== view.match || was.number !== view.number;
    const from = dealt
      ? null
      : withoutTakes(own ? this.draft.now : (this.ghost ?? this.draft.base), this.takes);
    this.naming.used(this.draft.nextMeld);
    const named = this.naming.name(view.table, view.rack ?? [], from);
    if (from) this.markChanges(from, named, view, news);
    else [this.last, this.arrived] = [null, new Set()];
    this.ghost = null;
    const { takes, pieces } = takesOf(view, this.takes, this.naming);
    this.takes = takes;
    this.settleDraft({ melds: named.melds, rack: [...named.rack, ...pieces] }, dealt || own);
    if (dealt) this.beginRound(view, named);
    if (news.some((event) => event.type === 'round_ended' || event.type === 'match_ended')) this.sheet = true;
    else if (news.some((event) => event.type === 'round_began')) this.sheet = false;
    if (news.length)
      this.telling.tell(news, was, view, {
        seat: this.seat,
        nameOf: (seat) => this.nameOf(seat),
        announced: this.house.announced,
      });
    this.refresh(true);
    this.draftSent = false;
    const kept = this.game.draft;
    if (!was && this.myTurn && kept?.seat === this.seat) this.layAll(kept.draft, true); // the page was closed in mid-turn
    if (this.myTurn && changed(this.draft)) this.sendDraft();
  }

  private settleDraft(base: Position, fresh: boolean): void {
    const planned = changed(this.draft);
    const { draft, kept } = fresh
      ? { draft: begin(base, this.naming.nextMeld), kept: 'all' }
      : rebase(this.draft, base, this.naming.nextMeld);
    this.draft = draft;
    if (planned && !fresh && kept !== 'all') this.telling.say(t('plan-changed'));
    this.selected = new Set([...this.selected].filter((id) => pieceOf(draft.now, id)));
    [this.refusals, this.hint, this.lit] = [[], null, new Set()];
    if (fresh) [this.asking, this.lens] = [null, null];
  }

  private beginRound(view: GameView, named: Position): void {
    this.places.clear();
    this.slots = loadSlots(this.code, view, this.draft.base.rack) ?? [];
    if (!this.slots.length && settings.sort !== 'none')
      this.slots = sorted(named.rack, settings.sort, this.shape);
  }

  private markChanges(from: Position, now: Position, view: GameView, news: readonly GameEvent[]): void {
    const arrived = arrivalsOf(from, now);
    if (arrived.length || view.turn !== this.seat) this.arrived = new Set(arrived);
    const turn = [...news].reverse().find((event) => event.type === 'played' || event.type === 'settled');
    if (!turn || !('seat' in turn)) return;
    // Against the table before the turn, not against a half-laid draft.
    const before = turn.seat === view.seat || from === this.ghost ? this.draft.base : from;
    this.last = changesOf(turn.seat, before, now);
  }

  private showGhost(): void {
    const draft = this.game.draft;
    const base = withoutTakes(this.draft.base, this.takes);
    this.ghost =
      draft && draft.seat !== this.seat
        ? this.naming.name(
            draft.draft.table,
            base.rack.map((piece) => piece.text),
            withoutTakes(this.ghost ?? this.draft.base, this.takes),
          )
        : null;
    this.refresh();
  }

  // -- places -------------------------------------------------------------------------------------

  setFrame(frame: Frame): void {
    if (this.places.setFrame(frame)) this.refresh();
  }

  /** Works out again what is shown and where. */
  private refresh(betweenTurns = false): void {
    const mine = this.myTurn || changed(this.draft);
    this.shown =
      !mine && this.ghost ? { melds: this.ghost.melds, rack: this.draft.now.rack } : this.draft.now;
    this.slots = reconcile(this.slots, withoutTakes(this.draft.now, this.takes).rack);
    if (this.view) saveSlots(this.code, this.view, this.slots, this.draft.base.rack);
    this.places.lay(this.shown.melds, this.shape, betweenTurns && !this.changed);
  }

  /** Lays everything out anew, for my eyes only. */
  tidy(): void {
    this.places.forget();
    this.refresh();
  }

  // -- moving tiles ---------------------------------------------------------------------------------

  private apply(draft: Draft, quiet = false): boolean {
    if (draft === this.draft) return false;
    this.draft = draft;
    [this.refusals, this.lit, this.pointed, this.hint] = [[], new Set(), null, null];
    this.selected = new Set();
    this.lens = null;
    if (!quiet) sound('lay');
    this.refresh();
    this.queueDraft();
    return true;
  }

  canMove(id: number): string | null {
    const reason = !this.playing || this.seat === null ? 'refusal-not-now' : whyStays(this.hand, id);
    return reason && t(reason);
  }

  refuseMove(id: number, reason: string): void {
    this.shaken = id;
    setTimeout(() => (this.shaken = null), 200);
    this.telling.warn(reason);
  }

  touched(): void {
    if (this.myTurn && this.last) this.last = null;
    if (this.arrived.size) this.arrived = new Set();
  }

  select(id: number, on?: boolean): void {
    const next = new Set(this.selected);
    const want = on ?? !next.has(id);
    if (want) {
      const reason = this.canMove(id);
      if (reason) return this.refuseMove(id, reason);
      next.add(id);
    } else next.delete(id);
    this.touched();
    this.selected = next;
    this.lit = new Set();
  }

  putDown(): void {
    this.selected = new Set();
    [this.lit, this.asking, this.lens, this.hint] = [new Set(), null, null, null];
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
        if (reason) this.telling.warn(t(reason));
        return !!meld && !reason && this.apply(layOn(this.hand, ids, meld, target)) && this.askMeaning();
      }
    }
  }

  private dropOnRack(ids: readonly number[], at: number, apart: boolean): boolean {
    const jokers = this.house.jokersReturn;
    const onTable = ids.filter((id) => meldOf(this.draft.now, id));
    const back = onTable.filter((id) => mayReturn(this.draft, id, jokers));
    if (onTable.length && !back.length) {
      this.telling.say(t('status-stays'));
      return false;
    }
    if (back.length) this.apply(toRack(this.draft, back, jokers), true);
    const mine = ids.filter(
      (id) => this.draft.now.rack.some((piece) => piece.id === id) && !this.takes.has(id),
    );
    if (at >= 0) this.slots = moveTo(this.slots, mine, Math.min(at, this.slots.length), apart);
    this.selected = new Set();
    this.refresh();
    return true;
  }

  /** A set that was touched and could now be two things asks which, whether tiles came to it or left it. */
  private askMeaning(): boolean {
    const meld = lastTouched(this.draft).find((one) => ambiguous(meldTexts(one), this.shape));
    if (meld)
      this.asking = {
        meld: meld.id,
        options: meaningsOf(
          meld.pieces.map((piece) => piece.text),
          this.shape,
        ),
      };
    return true;
  }

  choose(option: readonly string[]): void {
    if (this.asking) this.apply(sayMeaning(this.draft, this.asking.meld, option), true);
    this.asking = null;
  }

  splitAt(meld: number, at: number): void {
    const reason = this.canMove(this.draft.now.melds.find((other) => other.id === meld)?.pieces[0]?.id ?? -1);
    if (reason) return this.telling.say(reason);
    this.apply(split(this.draft, meld, at));
  }

  /** Sends a rack tile where it fits; if there are several places, they light up. */
  sendHome(id: number): void {
    const piece = pieceOf(this.draft.now, id);
    if (!piece || !this.playing) return;
    if (meldOf(this.draft.now, id)) {
      this.dropOnRack([id], this.slots.length, false);
      return;
    }
    const places = placesOf(this.hand, piece);
    if (places.length === 1) {
      this.drop([id], { kind: 'meld', meld: (places[0] as Meld).id });
      return;
    }
    this.selected = new Set([id]);
    this.lit = new Set(places.map((meld) => meld.id));
    this.telling.say(places.length ? t('status-several-places') : t('status-no-place'));
  }

  undo(): void {
    this.apply(undo(this.draft), true);
  }

  redo(): void {
    this.apply(redo(this.draft), true);
  }

  reset(): void {
    this.apply(reset(this.draft), true);
    this.asking = null;
  }

  /** How the rack is sorted at the moment, if it is. */
  readonly sorting: Sorting | null = $derived.by(() => {
    const pieces = withoutTakes(this.draft.now, this.takes).rack;
    const order = this.slots.join();
    return pieces.length
      ? ((['runs', 'groups', 'playable'] as const).find(
          (how) => sorted(pieces, how, this.shape).join() === order,
        ) ?? null)
      : null;
  });

  sort(how: Sorting): void {
    this.slots = sorted(withoutTakes(this.draft.now, this.takes).rack, how, this.shape);
    this.refresh();
    sound('draw');
  }

  // -- asking the server ------------------------------------------------------------------------------

  private wire(): WireDraft {
    const take = this.laid.map((piece) => this.takes.get(piece.id)).find((origin) => origin);
    return {
      table: tableOf(this.draft.now),
      ...(take ? { take } : {}),
      ...(this.house.announced && jokersMoved(this.draft, this.shape) ? { announced: true } : {}),
    };
  }

  private queueDraft(): void {
    if (!this.myTurn || this.draftTimer !== undefined) return;
    this.draftTimer = setTimeout(() => {
      this.draftTimer = undefined;
      if (this.myTurn) this.sendDraft();
    }, DRAFT_EVERY);
  }

  private sendDraft(): void {
    const open = changed(this.draft);
    if (!open && !this.draftSent) return;
    this.tell({ type: 'draft', seen: this.seen, draft: open ? this.wire() : null });
    this.draftSent = open;
  }

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
    if (!this.may('discard')) return this.telling.say(t('status-no-discard'));
    if (this.changed) return this.telling.say(t('status-reset-first'));
    await this.ask({ type: 'discard', seen: this.seen, tile: pieceText(piece) });
    this.selected = new Set();
  }

  async askHint(): Promise<void> {
    if (this.changed) this.reset();
    const answer = await this.ask({ type: 'hint', seen: this.seen, kind: 'best' });
    if (answer.type !== 'hint') return;
    if (!answer.table || answer.status === 'no_play' || !answer.play?.length)
      return this.telling.warn(t('hint-nothing'));
    this.hint = answer;
    this.telling.heard = t('hint-found', { count: answer.play.length });
  }

  /** Lays the hint as a draft. */
  followHint(): void {
    if (this.hint?.table) this.layAll({ table: this.hint.table, take: this.hint.take }, false);
  }

  /** Lays a whole table at once, as one step. */
  private layAll(aim: Aim, quiet: boolean): void {
    this.naming.used(this.draft.nextMeld);
    const now = layOut(aim, this.draft.base, this.takes, this.naming);
    if (now)
      this.apply(
        {
          ...this.draft,
          now,
          past: [...this.draft.past, this.draft.now],
          future: [],
          nextMeld: this.naming.nextMeld,
        },
        quiet,
      );
  }
}
