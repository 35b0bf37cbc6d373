/** My draft of a turn, over a table that others change: what lies where, what I see of it, and how it got there. */
import type { Hand } from '../../board/drop.ts';
import { fittingSets } from '../../board/fitting.ts';
import type { Frame, TableLayout } from '../../board/layout.ts';
import { standing } from '../../board/melds.ts';
import { openingNeeds, openingValue } from '../../board/opening.ts';
import type { Slot, Sorting } from '../../board/rack.ts';
import {
  begin,
  changed,
  type Draft,
  laid,
  meldTexts,
  Naming,
  type Piece,
  type Position,
  rebase,
  reset,
  sharing,
  tableOf,
} from '../../board/state.ts';
import { jokersMoved } from '../../board/swap.ts';
import type { Game } from './game.ts';
import type { Draft as WireDraft, GameEvent, GameView, ServerMessage } from '../../wire/protocol.ts';
import { lessMotion } from '../../ui/settings.svelte.ts';
import { sound } from '../../ui/sound.ts';
import { t } from '../../ui/words.svelte.ts';
import { type WantedTable, layWanted } from './wanted.ts';
import { Again } from './again.svelte.ts';
import { Arriving } from './arriving.svelte.ts';
import { isFreshDeal } from './dealt.ts';
import { arrivalsOf, changesOf, type TurnMark, withTurn } from './change.ts';
import { Ending } from './ending.svelte.ts';
import { tableAfter } from './log.ts';
import { History } from './history.svelte.ts';
import { Interaction } from './interaction.svelte.ts';
import { Match } from './match.svelte.ts';
import { Places } from './places.svelte.ts';
import { RackOrder, type RackState } from './rack_order.svelte.ts';
import { DraftSender } from './sender.ts';
import { timeOutWords, whereLaid } from './spoken.ts';
import { type TimeOut, timeOutOf } from './time_out.ts';
import { type Takes, takesOf, withoutTakes } from './takes.ts';

/** Events with which somebody's turn is done. */
const TURNS: ReadonlySet<GameEvent['type']> = new Set(['played', 'drew', 'passed', 'discarded', 'settled']);
const OPENING_SHOWN = 1600;
/** The most that a step takes with which somebody's turn comes, in milliseconds. */
const STEP = 600;
const EMPTY: Position = { melds: [], rack: [] };

/** Everything that undo brings back. */
interface Step {
  draft: Draft;
  rack: RackState;
  layout: TableLayout | null;
}

export abstract class Drafting extends Match {
  draft = $state.raw<Draft>(begin(EMPTY, 1));
  /** What lies on the cloth to the eye: my draft, or what somebody else is laying. */
  shown = $state.raw<Position>(EMPTY);
  /** The table with what somebody else is laying at the moment. */
  theirDraft = $state.raw<Position | null>(null);
  /** What the others did since my last turn. */
  turns = $state.raw<readonly TurnMark[]>([]);
  /** Tiles that came to my rack last. */
  arrived = $state.raw<ReadonlySet<number>>(new Set());
  takes = $state.raw<Takes>(new Map());
  /** What happened when my time was up, until it is touched. */
  timeOut = $state.raw<TimeOut | null>(null);
  /** The tiles are about to be dealt before my eyes. */
  dealing = $state(false);
  /** My opening, for a moment. */
  openedWith = $state<number | null>(null);
  readonly ending = new Ending(() => (this.sheet = true));
  /** The score sheet is open. */
  sheet = $state(false);

  readonly interaction = new Interaction();
  readonly history = new History<Step>();
  readonly arriving = new Arriving(() => this.waitFor(this.comesFrom, STEP, 0));
  /** The seat whose turn comes in steps. */
  private comesFrom = 0;
  /** Whether this seat's turns are seen as they come; a page that shows none of it says no. */
  followed: (seat: number) => boolean = () => false;
  readonly again = new Again(() => this.showAgainOrNow());
  /** Where the tiles of the last turn went, for screen readers. */
  private laidWhere = '';
  private layoutNow: TableLayout | null = null;
  protected readonly rackOrder = new RackOrder(this.code);
  protected readonly places = new Places();
  private readonly naming = new Naming();
  private readonly sender = new DraftSender(
    () => (this.myTurn ? (this.changed ? this.wire() : null) : undefined),
    (draft) => this.tell({ type: 'draft', seen: this.seen, draft }),
  );

  override close(): void {
    this.again.end();
    this.ending.stop();
    this.sender.stop();
    super.close();
  }

  // -- what is known ----------------------------------------------------------------------------

  get layout(): TableLayout | null {
    return this.places.layout;
  }

  get slots(): readonly Slot[] {
    return this.rackOrder.state.slots;
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
  protected readonly hand: Hand = $derived({
    draft: this.draft,
    house: this.house,
    mustOpen: this.mustOpen,
    opens: this.openingValue >= this.openingNeeds,
  });

  /** The turns that are marked: those since mine, or the one that is shown again. */
  readonly turnsShown: readonly TurnMark[] = $derived.by(() => {
    const { shown } = this.again;
    return shown ? (shown.turn ? [shown.turn] : []) : this.turns;
  });
  /** The tiles of my rack, open tiles that may be taken left out. */
  protected readonly rack: readonly Piece[] = $derived(withoutTakes(this.draft.now, this.takes).rack);
  /** How the rack is sorted at the moment, if it is. */
  readonly sorting: Sorting | null = $derived(this.rackOrder.state.mode);

  // -- messages ---------------------------------------------------------------------------------

  protected override went(before: Game, message: ServerMessage): void {
    const { view, draft, news } = this.game;
    if (view && view !== before.view) this.settle(before.view, view, message.type === 'events' ? news : []);
    else if (draft !== before.draft) this.showTheirDraft();
  }

  /** Takes a new view: names its tiles, keeps my draft if it still makes sense, marks what changed. */
  private settle(was: GameView | null, view: GameView, news: readonly GameEvent[]): void {
    const own = news.some(
      (event) => (event.type === 'played' || event.type === 'settled') && event.seat === view.seat,
    );
    const dealt = !was || was.match !== view.match || was.number !== view.number;
    const from = dealt
      ? null
      : withoutTakes(own ? this.draft.now : (this.theirDraft ?? this.draft.base), this.takes);
    this.again.end();
    this.arriving.finish();
    const before = from && this.draft.base;
    const timeOut = timeOutOf(news, view.seat, this.draft);
    if (timeOut) this.timeOut = timeOut;
    this.naming.used(this.draft.nextMeld);
    const named = this.naming.name(view.table, view.rack ?? [], from);
    if (from) this.markChanges(from, named, view, news);
    else [this.turns, this.arrived] = [[], new Set()];
    this.theirDraft = null;
    const { takes, pieces } = takesOf(view, this.takes, this.naming);
    this.takes = takes;
    const base = sharing({ melds: named.melds, rack: [...named.rack, ...pieces] }, this.draft.base);
    this.settleDraft(base, dealt || own);
    if (dealt) {
      this.dealing = !lessMotion() && this.party?.code === this.code && isFreshDeal(this.code, view);
      this.places.clear();
      this.rackOrder.begin(view, named.rack, this.shape);
    }
    const wasOpened = this.openedWith;
    this.endOrBegin(news, before, named);
    if (news.length)
      this.announcer.tell(news, was, view, {
        seat: this.seat,
        nameOf: (seat) => this.nameOf(seat),
        announced: this.house.announced,
        where: timeOut ? timeOutWords(timeOut) : this.laidWhere,
      });
    if (this.openedWith && !wasOpened) this.showOpening(this.openedWith);
    if (!from || !this.beginArriving(news)) this.refresh(true);
    if (this.interaction.dims) this.showFitting(this.interaction.carried);
    this.sender.forget();
    const kept = this.game.draft;
    if (!was && this.myTurn && kept?.seat === this.seat) this.layAll(kept.draft, true); // the page was closed in mid-turn
    if (this.changed) this.sender.now();
  }

  /** What somebody lays comes in steps, unless tiles are in my hand; the next turn waits meanwhile. */
  private beginArriving(news: readonly GameEvent[]): boolean {
    const [turn, ...others] = news;
    if (turn?.type !== 'played' || others.length || this.interaction.carried.length) return false;
    if (turn.seat === this.seat || !this.followed(turn.seat)) return false;
    this.comesFrom = turn.seat;
    return this.arriving.begin(() => this.refresh(true));
  }

  /** A round that is over is looked at before its scores; a new one begins with an empty table. */
  private endOrBegin(news: readonly GameEvent[], before: Position | null, now: Position): void {
    const result = news.find((event) => event.type === 'round_ended');
    const isOver = news.some((event) => event.type === 'match_ended');
    if (result && before) {
      const { melds } = changesOf(result.winners[0] ?? -1, before, now);
      this.ending.begin(result, melds, isOver, () => this.landing());
    } else if (isOver) this.sheet = true;
    else if (news.some((event) => event.type === 'round_began')) {
      this.ending.stop();
      this.sheet = false;
    }
    const opening = news.find((event) => event.type === 'played' && event.seat === this.seat);
    if (opening?.type === 'played' && opening.opening_value) this.openedWith = opening.opening_value;
  }

  /** One's opening is worth a moment; it is told after everything else that happened. */
  private showOpening(value: number): void {
    this.announcer.heard = `${this.announcer.heard} ${t('opened-with', { value })}`.trim();
    sound('open');
    setTimeout(() => (this.openedWith = null), OPENING_SHOWN);
  }

  private settleDraft(base: Position, fresh: boolean): void {
    const planned = changed(this.draft);
    const { draft, kept } = fresh
      ? { draft: begin(base, this.naming.nextMeld), kept: 'all' }
      : rebase(this.draft, base, this.naming.nextMeld);
    this.draft = draft;
    this.beginHistory();
    this.refusals = [];
    this.interaction.reset(fresh ? null : draft.now);
    if (planned && !fresh && kept !== 'all') this.announcer.say(t('plan-changed'));
  }

  private markChanges(from: Position, now: Position, view: GameView, news: readonly GameEvent[]): void {
    const arrived = arrivalsOf(from, now);
    if (arrived.length || view.turn !== this.seat) this.arrived = new Set(arrived);
    this.laidWhere = '';
    if (news.some((event) => TURNS.has(event.type) && 'seat' in event && event.seat === view.seat))
      this.turns = [];
    const turn = [...news].reverse().find((event) => event.type === 'played' || event.type === 'settled');
    if (!turn || !('seat' in turn) || turn.seat === view.seat) return;
    // Against the table before the turn, not against a half-laid draft.
    const before = from === this.theirDraft ? this.draft.base : from;
    const mark = changesOf(turn.seat, before, now);
    this.turns = withTurn(this.turns, mark);
    this.laidWhere = whereLaid(mark, before, now, this.shape);
  }

  private showTheirDraft(): void {
    const draft = this.game.draft;
    const base = withoutTakes(this.draft.base, this.takes);
    this.theirDraft =
      draft && draft.seat !== this.seat
        ? this.naming.name(
            draft.draft.table,
            base.rack.map((piece) => piece.text),
            withoutTakes(this.theirDraft ?? this.draft.base, this.takes),
          )
        : null;
    this.refresh();
  }

  /** A turn of the round once more; the table comes back by itself, or with the first touch. */
  showAgain(number: number): void {
    const turns = this.view?.history ?? [];
    const turn = turns[number];
    if (!turn?.table || this.changed || this.interaction.carried.length) return;
    this.again.end();
    this.layoutNow = this.layout;
    const rack = withoutTakes(this.draft.base, this.takes).rack.map((piece) => piece.text);
    const before = this.naming.name(tableAfter(turns, number), rack, this.draft.base);
    const after = this.naming.name(turn.table, rack, before);
    this.again.begin(number, turn.seat, before, after);
  }

  private showAgainOrNow(): void {
    if (!this.again.shown && this.layoutNow) this.places.restore(this.layoutNow);
    this.refresh();
  }

  // -- places -------------------------------------------------------------------------------------

  setFrame(frame: Frame): void {
    if (this.places.setFrame(frame)) this.refresh();
  }

  /** Works out again what is shown and where. */
  protected refresh(betweenTurns = false): void {
    if (!betweenTurns) this.arriving.finish();
    const mine = this.myTurn || changed(this.draft);
    const { rack } = this.draft.now;
    const { melds } =
      this.interaction.coach?.preview ??
      this.again.shown?.position ??
      (!mine && this.theirDraft ? this.theirDraft : this.draft.now);
    this.shown = sharing({ melds, rack }, this.shown);
    this.rackOrder.update(this.rack, this.laid, this.shape);
    if (this.view) this.rackOrder.save(this.view, this.draft.base.rack);
    this.places.lay(
      this.shown.melds,
      this.shape,
      betweenTurns && !this.changed && !this.interaction.carried.length,
    );
  }

  /** Lays everything out anew, for my eyes only. */
  tidy(): void {
    this.history.record(this.step);
    this.places.forget();
    this.refresh();
  }

  sort(how: Sorting): void {
    this.history.record(this.step);
    this.rackOrder.sort(this.rack, how, this.shape);
    this.refresh();
    sound('draw');
  }

  /** Lights up the sets that take these tiles, all of them together. */
  showFitting(ids: readonly number[]): void {
    const fitting = this.playing && this.seat !== null ? fittingSets(this.hand, ids) : [];
    this.interaction.fitting = new Map(fitting.map((one) => [one.meld, one]));
    this.interaction.slot = null;
  }

  // -- steps ----------------------------------------------------------------------------------------

  protected apply(draft: Draft, quiet = false): boolean {
    if (draft === this.draft) return false;
    this.history.record(this.step);
    this.draft = draft;
    if (!quiet) sound('lay');
    this.stepped();
    return true;
  }

  /** After each step: what was in hand is put down, and the others may look. */
  private stepped(): void {
    this.refusals = [];
    this.interaction.reset();
    this.refresh();
    this.sender.queue();
  }

  protected get step(): Step {
    return { draft: this.draft, rack: this.rackOrder.state, layout: this.layout };
  }

  /** A plan that was kept over somebody's turn is one step from the new table. */
  private beginHistory(): void {
    const { draft, rackOrder } = this;
    const base = begin(draft.base, draft.nextMeld);
    this.history.begin(...(changed(draft) ? [{ draft: base, rack: rackOrder.state, layout: null }] : []));
  }

  private bringBack(step: Step | null): void {
    if (!step) return;
    this.draft = step.draft;
    this.rackOrder.state = step.rack;
    this.places.restore(step.layout);
    this.stepped();
  }

  /** Lays a whole table at once, as one step. */
  protected layAll(aim: WantedTable, quiet: boolean): void {
    const now = this.wanted(aim);
    if (now) this.layPosition(now, quiet);
  }

  /** The table that somebody has in mind, with the tiles at hand; null if it cannot be laid with them. */
  protected wanted(aim: WantedTable): Position | null {
    this.naming.used(this.draft.nextMeld);
    return layWanted(aim, this.draft.base, this.takes, this.naming);
  }

  protected layPosition(now: Position, quiet: boolean): void {
    const past = [...this.draft.past, this.draft.now];
    this.apply({ ...this.draft, now, past, nextMeld: this.naming.nextMeld }, quiet);
  }

  undo(): void {
    this.bringBack(this.history.undo(this.step));
  }

  redo(): void {
    this.bringBack(this.history.redo(this.step));
  }

  /** Everything back as it lay when the turn began; a way to sort that was chosen since then stays. */
  reset(): void {
    const { first } = this.history;
    if (!first || !this.changed) return;
    const { sorting } = this;
    this.history.record(this.step);
    this.bringBack({ ...first, draft: reset(this.draft) });
    if (!sorting) return;
    this.rackOrder.sort(this.rack, sorting, this.shape);
    this.refresh();
  }

  /** The draft as the server reads it. */
  protected wire(): WireDraft {
    const take = this.laid.map((piece) => this.takes.get(piece.id)).find((origin) => origin);
    return {
      table: tableOf(this.draft.now),
      ...(take ? { take } : {}),
      ...(this.house.announced && jokersMoved(this.draft, this.shape) ? { announced: true } : {}),
    };
  }
}
