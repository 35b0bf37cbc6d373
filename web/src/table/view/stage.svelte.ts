/** Everything that stands on the screen of one table, put together; the components of the board read it. */
import { onMount, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { meldTexts, type Position } from '../../board/draft.ts';
import { fits, type TableLayout } from '../../board/layout.ts';
import { layoutRack, type RackLayout, type Slot } from '../../board/rack.ts';
import { type Spot, spotOf } from '../../board/screen.ts';
import type { Alert } from '../../ui/alert.ts';
import { keep, lessMotion, settings } from '../../ui/settings.svelte.ts';
import { prepareSounds, sound } from '../../ui/sound.ts';
import { t } from '../../ui/words.svelte.ts';
import { type At, Cursor, isAlone, type Open } from '../hands/actions.svelte.ts';
import { Deeds, LANDS } from '../hands/deeds.ts';
import { Pointer } from '../hands/pointer.svelte.ts';
import { type Absence, absences, clockLeft, inPool, isCounting, thinksLong } from '../model/game.ts';
import { endDeal } from '../model/hearing.ts';
import type { TurnMark } from '../model/standing.ts';
import { type Face, faceOf, foundNothing, setFrame } from '../model/turn.ts';
import { pointAt } from '../model/words.ts';
import { type Kind, type Motion, Viewport } from '../motion/motion.svelte.ts';
import type { Placed } from '../motion/timeline.ts';
import type { GameEvent, Place } from '../../wire/protocol.ts';
import type { Room } from '../room/room.svelte.ts';

/** How long the page rests before a computer's turn, in milliseconds. */
const PAUSES = { people: 700, brisk: 250, once: 0 } as const;
/** Longer than any deal takes, in milliseconds. */
const DEAL = 2000;
/** From this width on the log lies beside the cloth, not over it. */
const BESIDE = 1280;
/** Phones lower than this have no room for three tiers. */
const LOW = 700;
/** So few tiles stand in one tier with room to spare. */
const FEW = 7;
const NOTHING: ReadonlySet<number> = new Set();
const NO_NEWS: readonly GameEvent[] = [];

/** Everything that lies somewhere on the screen: when any of it changes, tiles may have to move. */
interface Scene {
  readonly shown: Position;
  readonly layout: TableLayout | null;
  readonly slots: readonly Slot[];
  readonly rack: RackLayout;
  /** A turn that was seen being laid changes nothing more, and is told all the same. */
  readonly turns: readonly TurnMark[];
  readonly coming: readonly Placed[] | null;
}

export class Stage implements At {
  fieldWidth = $state(0);
  fieldHeight = $state(0);
  rackWidth = $state(0);
  /** A few tiles, that nobody sorts by hand: they stand in the middle of the rack, so wide. */
  centred = 0;
  fold = $state<Fold>(0);
  /** What lies over the table. */
  open = $state.raw<Open>(null);
  own: At['own'] = {};
  /** What a page that is no whole table says on the big button. */
  ownFace: (usual: Face) => Face = (usual) => usual;
  /** The turns of the round are listed. */
  log = $state(settings.log && innerWidth >= BESIDE);
  /** There is room for it beside the cloth. */
  readonly logBeside = $derived.by(
    () => this.log && this.kind === 'desktop' && this.viewport.width >= BESIDE,
  );
  /** The refusal whose clause is shown. */
  readonly why: string | null = $derived.by(() =>
    this.open && typeof this.open === 'object' && 'why' in this.open ? this.open.why : null,
  );
  /** What the big button refuses for, while no set says so itself: its clause is one tap away. */
  readonly clause: string | null = $derived.by(() =>
    this.room.interaction.refusal?.rule ? null : (this.face.rule ?? null),
  );
  /** The player about whom something can be done. */
  readonly about: number | null = $derived.by(() =>
    this.open && typeof this.open === 'object' && 'about' in this.open ? this.open.about : null,
  );
  /** The set that it is about: the one that is pointed at, else the first that does not fit. */
  readonly whySet: readonly string[] | null = $derived.by(() => {
    const { room } = this;
    if (!/^(set|run|group)_/.test(this.why ?? '')) return null;
    const meant = room.interaction.refusal?.meld ?? room.faulty[0]?.id;
    const meld = room.now.draft.now.melds.find(({ id }) => id === meant);
    return meld ? meldTexts(meld) : null;
  });

  /** Whether tiles are for fingers, and how wide they may be at most; other pages than a table say so themselves. */
  isTouched = (): boolean => this.viewport.phone;
  widest = (touch: boolean): number | undefined =>
    settings.size === 'large' ? (touch ? 52 : 68) : undefined;

  readonly viewport = new Viewport();
  readonly motion: Motion;
  readonly ticker: Ticker;
  readonly pointer: Pointer;
  readonly deeds: Deeds;
  readonly cursor: Cursor;
  private alert: Promise<Alert> | undefined;
  private knew: { sequence: number; may: string | undefined; turn: number | string } | null = null;
  private calling: ReturnType<typeof setTimeout> | undefined;
  private tempo = '';
  private isDealing = false;
  /** A tile had the focus before the scene changed. */
  private hadTile = false;

  constructor(readonly room: Room) {
    this.motion = room.motion;
    this.motion.startOf = (seat) => this.startOf(seat);
    this.ticker = new Ticker(room);
    room.followed = (seat) => !this.isAtOnce(seat) && !lessMotion.now;
    this.pointer = new Pointer(room, this.viewport, this.motion, () => this.rackLayout);
    this.deeds = new Deeds(room, (meld) => this.point(meld));
    this.cursor = new Cursor(room, this.viewport, this.pointer, this);
  }

  // -- what is seen -------------------------------------------------------------------------------

  readonly kind: Kind = $derived.by(() => this.viewport.kind);
  readonly carried = $derived.by(() => (this.room.carried.length ? new Set(this.room.carried) : NOTHING));
  readonly face: Face = $derived.by(() => {
    const hasKeys = matchMedia('(hover: hover)').matches;
    const usual = faceOf(this.room.now, { turn: this.room.turnShown, hasKeys });
    return this.ownFace(usual);
  });
  private readonly rackFrame = $derived.by(() => ({
    // Until it is measured the rack is 0 wide, on which no tile would find a place.
    width: Math.max(200, this.rackWidth),
    large: settings.size === 'large',
    centred: this.centred,
  }));
  /** The rack as low as it gets: worked out only where it may be so. */
  private readonly lowRack = $derived.by(() => {
    const here = new Set(this.room.rack.map(({ id }) => id));
    const away = new Set(this.room.slots.filter((slot) => slot !== null && !here.has(slot)) as number[]);
    return layoutRack(this.room.slots, { ...this.rackFrame, kind: 'folded', away });
  });
  /** The rack as it is. */
  private readonly fullRack = $derived.by((): RackLayout => {
    const isNarrow = this.viewport.width < 700;
    const kind = this.kind === 'landscape' ? this.kind : isNarrow ? 'portrait' : 'desktop';
    const full = layoutRack(this.room.slots, { ...this.rackFrame, kind });
    // Where a phone is low a third tier would be the table's.
    return isNarrow && full.tiers > 2 && this.viewport.height < LOW ? this.lowRack : full;
  });
  readonly rackLayout: RackLayout = $derived.by(() => (this.fold ? this.lowRack : this.fullRack));
  /** Whether all tiles lie side by side in one tier. */
  readonly oneTier = $derived.by(() => this.lowRack.tiers === 1 && !this.lowRack.slides);
  /** The sets with room for a bubble among them. */
  roomy = $state.raw<TableLayout | null>(null);
  /** Where they are seen. */
  readonly layout = $derived.by(
    () => (this.room.interaction.refusal ? this.roomy : null) ?? this.room.layout,
  );
  /** The cloth where it is higher than its frame: it is moved to see all of it. */
  readonly pans = $derived.by(() => {
    const { layout } = this.room;
    return layout && layout.height > layout.frame.height ? layout : null;
  });
  readonly pool = $derived.by(() => inPool(this.room.now.game));
  /** What the page says about the match to whoever reads it: what lies on the cloth belongs to it. */
  readonly known = $derived.by(() => {
    const { view } = this.room;
    if (this.motion.coming && this.knew) return this.knew;
    this.knew = { sequence: view?.sequence ?? 0, may: view?.may.join(' '), turn: view?.turn ?? '' };
    return this.knew;
  });
  /** What I have done, or that a round began, the last time that it was news. */
  readonly ownNews: readonly GameEvent[] = $derived.by(() => {
    const { news } = this.room.now.game;
    const own = news.filter(
      (event) => event.type === 'round_began' || ('seat' in event && event.seat === this.room.seat),
    );
    return own.length ? own : NO_NEWS;
  });
  /** Whose turn it is, in words. */
  readonly whose: string = $derived.by(() => {
    const { room } = this;
    if (room.myTurn) return t('your-turn');
    return room.turnShown === null ? '' : t('turn-of', { name: room.nameOf(room.turnShown) });
  });
  readonly status: string = $derived.by(() => {
    const { room } = this;
    const isSaid = this.kind === 'desktop' && foundNothing(room.now); // at the button that was pressed
    if (room.interaction.refusal) return ''; // the bubble says it, and says it once
    if (room.now.note && !isSaid) return room.now.note;
    if (room.changed && room.mustOpen && room.house.opening.min > 0)
      return t('opening-meter', { value: room.openingValue, minimum: room.openingNeeds });
    if (this.slow) return t('taking-long', { name: this.slow.name });
    return room.now.lastMove; // what is wrong is said by the button, and at the set
  });
  /** Who is missed at this table. */
  readonly missed: readonly Absence[] = $derived.by(() => {
    const missed = absences(this.room.now.game, this.ticker.now);
    return missed.length && isAlone(this.room) ? [] : missed;
  });
  /** Whoever thinks for long, and has not been nudged for it. */
  readonly thinking: Place | null = $derived.by(() => {
    const long = thinksLong(this.room.now.game, this.ticker.now);
    return long && !isAlone(this.room) && this.nudged !== this.room.seen ? long : null;
  });
  /** They, once the words for it are learned; the banner knows. */
  slow = $state.raw<Place | null>(null);
  /** The turn in which somebody was nudged: once is enough. */
  nudged = $state(0);

  // -- effects ------------------------------------------------------------------------------------

  /**
   * Everything that follows by itself while this stage is on a page; `isTable`: it is played there, with others and by
   * time, so turns are followed, called out and hosted. Called by the component around the cloth, not by one beside it:
   * where tiles are is measured before anything below that component is drawn anew.
   */
  run(isTable: boolean): void {
    $effect(() => this.frame());
    $effect.pre(() => this.measure(this.scene));
    $effect(() => this.glide(this.scene));
    $effect(() => {
      if (this.pointer.touched !== null) this.cursor.focused = this.pointer.touched;
    });
    if (!isTable) return;
    $effect(() => this.refold());
    $effect(() => this.deal());
    $effect(() => this.followDraws());
    $effect(() => this.callPlayer());
    $effect(() => this.tellTempo());
    onMount(() => this.begin());
  }

  /** Hears whoever touches the stage, at its element, and wherever the hand goes from there. */
  readonly hears: Attachment<HTMLElement> = (element) => {
    const { pointer, cursor } = this;
    const ends = [
      on(element, 'pointerdown', pointer.down),
      on(window, 'pointermove', pointer.move),
      on(window, 'pointerup', pointer.up),
      on(window, 'pointercancel', pointer.cancelled),
      on(element, 'touchend', pointer.untouch),
      // Heard at the element, each thing in it would be called clickable.
      on(document, 'click', (event) => element.contains(event.target as Node) && pointer.clicked(event), {
        capture: true,
      }),
      on(element, 'focusin', cursor.followed),
    ];
    return () => ends.forEach((end) => end());
  };

  /** The cloth as large as it is on the screen. */
  private frame(): void {
    const { fieldWidth: width, fieldHeight: height } = this;
    const touch = this.isTouched();
    const widest = this.widest(touch);
    const frame = { width, height, touch, ...(widest ? { widest } : {}) };
    if (width > 0 && height > 0) untrack(() => this.room.act(setFrame, frame));
  }

  /** On a small phone things give way to the table; back again only between turns. */
  private refold(): void {
    const { room } = this;
    const isHeld = room.carried.length > 0;
    const settled = !room.changed && !isHeld;
    // Also where the rack has left no cloth at all.
    if (this.kind !== 'portrait' || room.seat === null || !this.fieldWidth) {
      if (settled) this.fold = 0;
      return;
    }
    const { fieldHeight: height, fullRack, lowRack } = this;
    const lengths = room.now.shown.melds.map((meld) => meld.pieces.length);
    const rack = [fullRack.pitch * fullRack.tiers, lowRack.pitch * lowRack.tiers] as const;
    const tiles = room.now.draft.now.rack.length;
    untrack(() => {
      // A tier that no tile needs is the table's, from the next turn on; one more tile does not take it back.
      const idle = this.oneTier && ((tiles && tiles < FEW) || this.fold) ? 1 : 0;
      const next = foldFor({ width: this.fieldWidth, height, fold: this.fold, rack, lengths });
      if (settled) this.fold = next || idle;
      else if (next > this.fold && !isHeld) this.fold = next; // a tile in the hand lands where the finger is
    });
  }

  readonly scene: Scene = $derived.by(() => ({
    shown: this.room.now.shown,
    layout: this.layout,
    slots: this.room.slots,
    rack: this.rackLayout,
    turns: this.room.turnsShown,
    coming: this.motion.coming,
  }));

  /** The scene is about to change: where things were is measured. */
  private measure({ coming }: Scene): void {
    const { stage } = this.viewport;
    this.hadTile = !!document.activeElement?.closest('[data-id]');
    if (stage && !coming) untrack(() => this.motion.prepare(stage));
  }

  /** Something moved: it glides there; what somebody else laid flies from that seat. */
  private glide({ coming }: Scene): void {
    const { stage } = this.viewport;
    // A tile that went elsewhere on the page has lost the focus on its way, also in somebody else's turn.
    if (this.hadTile && document.activeElement === document.body)
      untrack(() => this.viewport.tile(this.cursor.at)?.focus({ preventScroll: true }));
    if (!stage || coming) return;
    untrack(() => {
      if (this.room.now.dealing) return;
      const turn = this.lastTurn;
      if (!turn || !this.motion.isNew(turn)) this.motion.play(stage, this.poolBox(stage));
      else if (this.isAtOnce(turn.seat)) this.motion.play(stage, null);
      else this.motion.playTurn(stage, turn, this.room.colourOf(turn.seat), this.pauseAfter());
    });
  }

  private get lastTurn(): TurnMark | null {
    const { turns, again } = this.room.now;
    return again.shown ? again.shown.turn : (turns[turns.length - 1] ?? null);
  }

  /** A round begins: the tiles are dealt, and nobody plays before the last one lies there. */
  private deal(): void {
    const { stage } = this.viewport;
    const { layer } = this.motion;
    if (!this.room.now.dealing || this.isDealing || !stage || !layer || !this.rackWidth) return;
    this.isDealing = true;
    untrack(() => void this.dealOnto(stage, layer));
  }

  private async dealOnto(stage: HTMLElement, layer: HTMLElement): Promise<void> {
    const { room } = this;
    // How it is dealt is only now fetched, and nobody's turn may come before it.
    this.motion.hold(DEAL);
    try {
      const { deal } = await import('../motion/deal.ts');
      const others = (room.view?.players ?? []).filter(({ seat }) => seat !== room.seat);
      const pool = this.poolBox(stage);
      const tiles = [...stage.querySelectorAll<HTMLElement>('[data-rack]')];
      const seats = others.flatMap(({ seat }) => this.seatOf(stage, seat) ?? []);
      if (pool) deal({ layer, pool, seats, tiles });
    } finally {
      this.isDealing = false;
      room.act(endDeal);
    }
  }

  /** What others drew flies face down from the pool to their seats. */
  private followDraws(): void {
    const { news } = this.room.now.game;
    const { stage } = this.viewport;
    if (!stage) return;
    untrack(() => {
      const draws = news.flatMap((event) =>
        event.type === 'drew'
          ? { seat: event.seat, count: 1 }
          : event.type === 'settled'
            ? { seat: event.seat, count: event.draws }
            : [],
      );
      const pool = this.poolBox(stage);
      for (const { seat, count } of draws) {
        const box = this.seatOf(stage, seat);
        // What I drew has landed before anything goes on.
        if (seat === this.room.seat && count && !lessMotion.now) this.motion.hold(LANDS);
        if (seat === this.room.seat || !count || !box || !pool || this.isAtOnce(seat)) continue;
        this.motion.draw(seat, pool, box, count, this.rackLayout.w, this.pauseAfter());
      }
    });
  }

  private seatOf(stage: HTMLElement, seat: number): Element | null {
    return stage.querySelector(`[data-seat="${seat}"]`);
  }

  /** Where a player's tiles come from. */
  private startOf(seat: number): Spot | null {
    const box = this.viewport.stage && this.seatOf(this.viewport.stage, seat);
    return box ? spotOf(box.querySelector('.avatar') ?? box) : null;
  }

  private poolBox(stage: HTMLElement): Element | null {
    return this.viewport.pool ?? stage.querySelector('[data-pool]');
  }

  /** Computers that play at once are not seen moving. */
  private isAtOnce(seat: number): boolean {
    const place = this.room.party?.places[seat];
    return settings.bots === 'once' && (place?.kind === 'bot' || !!place?.level);
  }

  /** Before a computer plays, there is a moment to look. */
  private pauseAfter(): number {
    const { view, party } = this.room;
    const next = typeof view?.turn === 'number' ? party?.places[view.turn] : undefined;
    return next?.kind === 'bot' || next?.level ? PAUSES[settings.bots] : 0;
  }

  /** Whoever hosts the table says how fast its computers play, on arrival and whenever that is changed here. */
  private tellTempo(): void {
    const { bots } = settings;
    const { party } = this.room;
    if (!party?.you.host || bots === this.tempo) return;
    this.tempo = bots;
    if (party.plan.tempo !== bots && party.places.some(({ level }) => level))
      untrack(() => this.room.setTempo(bots));
  }

  /** The player is called when it is their turn. */
  callPlayer(): void {
    const { room } = this;
    // A big screen may be touched in somebody's turn, and calls nobody.
    const myTurn = room.myTurn && room.seat !== null;
    clearTimeout(this.calling);
    this.calling = setTimeout(() => this.withAlert((alert) => alert.turn(myTurn))); // not before the turn is seen
  }

  /** What calls the player comes after the table. */
  private withAlert(act: (alert: Alert) => void): void {
    this.alert ??= import('../../ui/alert.ts').then(({ Alert }) => new Alert());
    this.alert.then(act, () => (this.alert = undefined));
  }

  /** Clocks run and the screen stays awake, until the table is left. */
  begin(): () => void {
    this.withAlert((alert) => alert.awake(true));
    prepareSounds();
    this.motion.fetch();
    const stop = this.ticker.start();
    return () => {
      stop();
      clearTimeout(this.calling);
      this.withAlert((alert) => {
        alert.turn(false);
        alert.awake(false);
      });
    };
  }

  // -- actions --------------------------------------------------------------------------------------

  /** Shows the set that is meant. */
  private point(meld: number): void {
    this.room.act(pointAt, null);
    this.room.act(pointAt, meld);
    void this.cursor.focusOn(
      this.room.now.draft.now.melds.find((other) => other.id === meld)?.pieces[0]?.id ?? null,
    );
  }

  /** Somebody who could see a reaction is at the table, and so am I. */
  get canReact(): boolean {
    const { party, seat } = this.room;
    return (
      seat !== null && (party?.places.some((one) => one.kind === 'person' && one.seat !== seat) ?? false)
    );
  }

  nudge(): void {
    this.nudged = this.room.seen;
    void this.room.ask({ type: 'say', phrase: 'your_turn' });
  }

  /** The strip of reactions; in one's own turn, when nothing may lie over the table for long, and for watchers the talk. */
  react(): void {
    if (this.canReact && !this.room.myTurn) this.open = this.open === 'react' ? null : 'react';
    else if (this.canReact || this.room.seat === null) this.open = 'talk';
  }

  /** Closes this, unless something else lies there by now: a sheet tells only later that it is closed. */
  close(part: 'menu' | 'help' | 'talk' | 'type' | 'about' | 'why'): void {
    const { open } = this;
    if (open === part || (open && typeof open === 'object' && part in open)) this.open = null;
  }

  toggleLog(): void {
    this.log = !this.log;
    settings.log = this.log;
    keep();
    // Whoever was in it comes back to the tiles.
    if (!this.log && document.activeElement?.matches('body, .log *'))
      void this.cursor.focusOn(this.cursor.at);
  }
}

// -- the page's own time at the table ---------------------------------------------------------------
// Clocks count down by it, and warn when little is left.

const EVERY = 250;
const WARN_AT = [30_000, 10_000];

export class Ticker {
  now = $state(performance.now());
  /** What is said aloud about the clock. */
  words = $state('');
  readonly left = $derived.by(() => clockLeft(this.room.now.game, this.now));
  private spoken = Infinity;
  private ticked = 0;

  constructor(private readonly room: Room) {}

  /** Runs until the returned function is called. */
  start(): () => void {
    const timer = setInterval(() => this.tick(), EVERY);
    return () => clearInterval(timer);
  }

  private tick(): void {
    const now = performance.now();
    // Where nothing is counted nobody is told that time goes by.
    if (isCounting(this.room.table.game, this.now, now)) this.now = now;
    const time = this.left;
    if (!this.room.myTurn || time === null || !this.room.view?.clock?.running) {
      this.spoken = Infinity;
      return;
    }
    for (const mark of WARN_AT)
      // Not when it is long past: a page that was asleep, or a turn that begins late, would be warned of what is over.
      if (time <= mark && this.spoken > mark && time > mark - 4000)
        this.words = t('clock-warning', { count: mark / 1000 });
    this.spoken = time;
    const second = Math.ceil(time / 1000);
    if (second <= 10 && second !== this.ticked) sound('tick');
    this.ticked = second;
  }
}

// -- what gives way on a small phone ----------------------------------------------------------------
// So that tiles stay readable: first the rack, then the tools, at last the cloth pans.

/** 0: nothing. 1: the rack is as low as it gets. 2: the tools are in the menu too. */
export type Fold = 0 | 1 | 2;

/** The height of the row of tools. */
export const TOOLS = 50;
/** Less cloth than this is no table. */
const LEAST = 120;
/** Room that has to be left for more sets. */
const MORE = [3, 3];

export interface Space {
  /** The cloth as it is now. */
  width: number;
  height: number;
  fold: Fold;
  /** The height of the rack, open and folded. */
  rack: readonly [number, number];
  lengths: readonly number[];
}

const taken = (fold: Fold, rack: readonly [number, number]): number =>
  rack[fold ? 1 : 0] + (fold < 2 ? TOOLS : 0);

/** The least folding with which the table fits; unfolding needs room for one more set. */
export function foldFor({ width, height, fold, rack, lengths }: Space): Fold {
  for (const next of [0, 1] as const) {
    const cloth = height + taken(fold, rack) - taken(next, rack);
    // More room to unfold than to fold: else the rack would open and close with each set.
    const more = next < fold ? [...MORE, 3] : MORE;
    if (cloth >= LEAST && fits([...lengths, ...more], { width, height: cloth, touch: true })) return next;
  }
  return 2;
}
