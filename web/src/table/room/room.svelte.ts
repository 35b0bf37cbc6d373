/**
 * The one place at a table where things happen: it holds the frozen state, takes every change of it, and carries out
 * what follows outside. Components read it and ask it to `act`; what a change does stands in `table/model`.
 */
import { changed, type Counted, laid, type Piece, pieceText, type Position } from '../../board/draft.ts';
import type { House } from '../../board/hand.ts';
import type { TableLayout } from '../../board/layout.ts';
import type { Shape } from '../../board/melds.ts';
import type { Slot } from '../../board/rack.ts';
import { lessMotion, settings } from '../../ui/settings.svelte.ts';
import { buzz, sound } from '../../ui/sound.ts';
import { learn, t } from '../../ui/words.svelte.ts';
import { salt as newSalt } from '../../wire/api.ts';
import { kept, keptInTab } from '../../wire/kept.ts';
import type {
  ClientMessage,
  GameEvent,
  GameView,
  PartyState,
  Said,
  ServerMessage,
  StepOf,
  Tempo,
} from '../../wire/protocol.ts';
import {
  type Answer,
  type Link,
  lineTo,
  type OpenLine,
  type Request,
  TableSocket,
} from '../../wire/socket.ts';
import {
  colourAt,
  houseAt,
  isDone,
  isMyTurn,
  isPlaying,
  may,
  mustOpen,
  nameAt,
  seatAt,
  tableMay,
} from '../model/game.ts';
import { forgetRefusal, hear, hearRefusal, hearSaid, layArrived } from '../model/hearing.ts';
import { selectAll } from '../model/laying.ts';
import { faultyAt, type HintMarks, type TurnMark } from '../model/standing.ts';
import {
  type Change,
  type Effect,
  type Interaction,
  newTable,
  openedBy,
  openingAsks,
  type Table,
  type Timer,
  type World,
} from '../model/table.ts';
import { beginHint, moreHint, reset, ring, wantedPosition, wireDraft } from '../model/turn.ts';
import { say, warn } from '../model/words.ts';
import { Motion } from '../motion/motion.svelte.ts';

/** What lies deeper in the table and everything looks at: only when it is another are they told. */
type Parts = { party: PartyState | null; rack: readonly Piece[]; carried: readonly number[] };
const partsOf = ({ game, shown, interaction }: Table): Parts => ({
  party: game.party,
  rack: shown.rack,
  carried: interaction.carried,
});

const NO_MARKS: HintMarks = { melds: new Map(), pieces: new Set() };

/** What happens at a table: from the state and what it needs to the next state and what follows. */
export type Transition<Args extends readonly unknown[]> = (table: Table, ...args: Args) => Change;

export class Room {
  link = $state<Link>('connecting');
  busy = $state(false);
  readonly motion = new Motion();
  readonly bubbles = new Bubbles();
  /** Whether this seat's turns are seen as they come; a page that shows none of it says no. */
  followed: (seat: number) => boolean = () => false;

  /** What a message does to the table, and where what is told goes; a big screen that may be touched has its own. */
  hearing: typeof hear = hear;
  tell: (message: ClientMessage) => void = (message) => this.socket.tell(message);

  /** The state as it is at this moment, for who acts on it; `now` is for who watches it. */
  table: Table;
  private readonly fields: Watched<Table>;
  private readonly parts: Watched<Parts>;
  /** The order of the rack as it was kept last. */
  private order = '';
  private readonly timers = new Map<Timer, ReturnType<typeof setTimeout>>();
  private readonly inbox = new Inbox(
    (message, at) => this.act(this.hearing, message, at, this.world),
    () => this.motion.untilFree(),
  );
  private readonly socket: TableSocket;

  constructor(
    readonly code: string,
    token: string | null,
    open: OpenLine = lineTo(code),
  ) {
    this.table = newTable(code);
    this.fields = watched(this.table, 'interaction');
    this.parts = watched(partsOf(this.table));
    this.socket = new TableSocket({
      open,
      token,
      onMessage: (message) => this.inbox.put(message, performance.now()),
      onLink: (link) => (this.link = link),
    });
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.inbox.close();
    this.motion.close();
    this.socket.close();
  }

  wake(): void {
    this.socket.wake();
  }

  // -- what happens -----------------------------------------------------------------------------------

  /** Takes a transition; says, of a drop, whether the tiles went anywhere. */
  act<Args extends readonly unknown[]>(transition: Transition<Args>, ...args: Args): boolean {
    const { table, effects, went } = transition(this.table, ...args);
    // A pointer that moves asks many times, and most often nothing has changed.
    if (table !== this.table) {
      this.table = table;
      this.fields.put(table);
      this.parts.put(partsOf(table));
    }
    for (const effect of effects) this.carryOut(effect);
    return went ?? false;
  }

  private carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'tell':
        return this.tell(effect.message);
      case 'sound':
        return sound(effect.sound);
      case 'buzz':
        return buzz(effect.ms);
      case 'later':
        return this.later(effect.timer, effect.ms, effect.goesOn ?? false);
      case 'stop':
        return this.stop(effect.timer);
      case 'keep-order':
        return this.keepOrder();
      case 'keep-deal':
        return void (this.view && keptInTab.write(DEALT, dealOf(this.code, this.view)));
      case 'arrive':
        return this.motion.arrive(effect.seat, () => void this.act(layArrived));
      case 'land':
        return this.motion.land();
      case 'bubble':
        return this.bubbles.put(effect.said, effect.isOwn);
      case 'chat':
        return this.chat(effect.events);
      case 'reveal':
        return void this.reveal(effect.hash);
      case 'discard':
        return void this.discard(effect.id);
    }
  }

  /** My part of the chance is told when the match begins. */
  private async reveal(hash: string): Promise<void> {
    const { revealing } = await import('../../wire/salts.ts');
    const { party } = this.table.game;
    const told = party && revealing(this.code, party, hash, newSalt());
    if (told) await this.ask(told);
  }

  private later(timer: Timer, ms: number, goesOn: boolean): void {
    // Begun anew with each step, a timer would never ring while somebody is laying.
    if (goesOn && this.timers.has(timer)) return;
    this.stop(timer);
    const rings = setTimeout(() => {
      this.timers.delete(timer);
      this.act(ring, timer, this.world);
    }, ms);
    this.timers.set(timer, rings);
  }

  private stop(timer: Timer): void {
    clearTimeout(this.timers.get(timer));
    this.timers.delete(timer);
  }

  private keepOrder(): void {
    const { order, draft } = this.table;
    if (!this.view) return;
    const line = orderLine(this.view, order.slots, draft.base.rack);
    if (line !== this.order) saveOrder(this.code, line); // keeping is slow, and others' turns are many
    this.order = line;
  }

  /** What the model has to know of the world around the table. */
  private get world(): World {
    return {
      lessMotion: lessMotion.now,
      sorting: settings.sort,
      keptOrder: (view, rack) => loadSlots(this.code, view, rack) ?? [],
      isFreshDeal: (view) => isFreshDeal(this.code, view),
      follows: (seat) => this.followed(seat) && this.motion.isReady,
      landing: () => this.motion.untilLanded(),
    };
  }

  // -- what is known ----------------------------------------------------------------------------------

  /** The state, field by field; of what is in hand, each field of that. */
  get now(): Readonly<Table> {
    return this.fields.now;
  }

  get interaction(): Interaction {
    return this.now.interaction;
  }

  get party(): PartyState | null {
    return this.parts.now.party;
  }

  /** My rack, and of it and the table what is in the hand. */
  get rack(): readonly Piece[] {
    return this.parts.now.rack;
  }

  get carried(): readonly number[] {
    return this.parts.now.carried;
  }

  get view(): GameView | null {
    return this.now.game.view;
  }

  get mustOpen(): boolean {
    return mustOpen(this.now.game);
  }

  get openingNeeds(): number {
    return openingAsks(this.now);
  }

  readonly seat: number | null = $derived(seatAt(this));
  readonly playing = $derived(isPlaying(this.now.game));
  /** Where the round is; null: nothing is known of it yet. */
  readonly phase = $derived(this.now.game.view?.phase ?? null);
  /** The match has been played to its end. */
  readonly isOver = $derived(!!this.now.game.view?.final);
  readonly myTurn = $derived(isMyTurn(this.now.game));
  readonly house: House = $derived(houseAt(this));
  readonly shape: Shape = $derived(this.house.shape);
  readonly changed = $derived(changed(this.now.draft));
  readonly laid = $derived(laid(this.now.draft));
  readonly planning = $derived(!this.myTurn && this.changed);
  readonly openingValue = $derived(openedBy(this.now));
  readonly faulty = $derived(faultyAt(this.now));
  readonly layout: TableLayout | null = $derived(this.now.places.layout);
  readonly slots: readonly Slot[] = $derived(this.now.order.slots);
  /** Whose turn it is to the eye: nobody's begins while tiles are in the air. */
  readonly turnShown = $derived(this.motion.acting ?? this.now.game.view?.turn ?? null);
  /** The turns that are marked: those since mine, or the one that is shown again. */
  readonly turnsShown: readonly TurnMark[] = $derived.by(() => {
    const { shown } = this.now.again;
    return shown ? (shown.turn ? [shown.turn] : []) : this.now.turns;
  });
  /** What the hint marks on the table. */
  readonly marks: HintMarks = $derived.by(() => {
    const { coach, marked } = this.interaction;
    return coach?.marks ?? marked ?? NO_MARKS;
  });

  may(kind: string): boolean {
    return may(this.now.game, kind);
  }

  tableMay(kind: string): boolean {
    return tableMay(this.now.game, kind);
  }

  nameOf(seat: number): string {
    return nameAt(this.now.game, seat);
  }

  colourOf(seat: number): number {
    return colourAt(this.now.game, seat);
  }

  // -- asking the server ------------------------------------------------------------------------------

  /** The number of the last event that is known: an answer to anything older is stale. */
  get seen(): number {
    return this.view?.sequence ?? 0;
  }

  async ask(request: Request, isQuiet = false): Promise<Answer> {
    this.busy = true;
    try {
      const hasSalt = 'salt' in request && request.type !== 'reveal';
      // What seals a salt is fetched here: a table under way never needs it.
      const sent = hasSalt ? (await import('../../wire/salts.ts')).sealed(request) : request;
      const answer = await this.socket.ask(sent);
      if (answer.type === 'refused' && !isQuiet) this.act(hearRefusal, answer.reasons);
      if (answer.type === 'stale') this.act(say, t('status-stale'));
      return answer;
    } finally {
      this.busy = false;
    }
  }

  /** The page announces a swap by itself, also one that only the rules recognise as such. */
  async play(): Promise<void> {
    const draft = wireDraft(this.table);
    const answer = await this.ask({ type: 'play', seen: this.seen, draft });
    const isSwap =
      answer.type === 'refused' && answer.reasons.some(({ code }) => code === 'joker_swap_not_announced');
    if (!isSwap) return;
    this.act(forgetRefusal);
    await this.ask({ type: 'play', seen: this.seen, draft: { ...draft, announced: true } });
  }

  /** More of the hint that is told, else a new one. */
  hint(): void {
    if (this.interaction.coach) this.act(moreHint);
    else void this.askHint();
  }

  async askHint(): Promise<void> {
    // A hint is about the table as the turn began.
    if (this.changed) this.act(reset);
    const best = await this.bestTurn();
    if (!best) return;
    // How a hint is told is fetched when somebody wants one: it is the longest of what a table may never need.
    await learn(settings.language, 'ear');
    const { beginCoach } = await import('../model/hint.ts');
    const coach = beginCoach(this.table.draft.base, best.position, best.steps, this.shape);
    this.act(beginHint, coach, best.counted);
  }

  /** The best turn, as the server knows it; where there is none, that is said. */
  async bestTurn(): Promise<{ position: Position; counted: Counted; steps: StepOf[] } | null> {
    const answer = await this.ask({ type: 'hint', seen: this.seen, kind: 'best' });
    if (answer.type !== 'hint') return null;
    const { table, take, play, status, steps } = answer;
    const hasTurn = table && play?.length && status !== 'no_play';
    const { position, counted } = hasTurn
      ? wantedPosition(this.table, { table, take })
      : { position: null, counted: this.table.counted };
    if (!position) this.act(warn, t('hint-nothing'));
    return position && { position, counted, steps: steps ?? [] };
  }

  endInvalid(): Promise<Answer> {
    return this.ask({ type: 'end_invalid', seen: this.seen, draft: wireDraft(this.table) });
  }

  async discard(id: number): Promise<void> {
    const piece = this.table.draft.base.rack.find((other) => other.id === id);
    if (!piece) return;
    if (!this.may('discard')) return void this.act(say, t('status-no-discard'));
    if (this.changed) return void this.act(say, t('status-reset-first'));
    await this.ask({ type: 'discard', seen: this.seen, tile: pieceText(piece) });
    this.act(selectAll, []);
  }

  /** Nothing waits for this, and a server that does not know it is no reason to complain. */
  setTempo(tempo: Tempo): void {
    void this.socket.ask({ type: 'set_tempo', tempo });
  }

  /** Whoever leaves while the words are on their way misses nothing, and nobody is to be told of it. */
  private chat(events: readonly GameEvent[]): void {
    void import('./chatter.ts').then(
      ({ chat }) => chat(this, events, (said) => this.act(hearSaid, said)),
      () => undefined,
    );
  }
}

// -- a frozen record whose fields can be watched one by one -----------------------------------------
// What looks at one field is not told of the others.

class Cell<T> {
  value: T;

  constructor(value: T) {
    this.value = $state.raw(value);
  }
}

export interface Watched<T extends object> {
  /** The record as it is now: reading a field here watches it. */
  readonly now: Readonly<T>;
  /** Only fields that are another value than before tell those who look at them. */
  put(next: Readonly<T>): void;
}

/** `deep` are records themselves, and watched in the same way. */
export function watched<T extends object>(first: Readonly<T>, ...deep: readonly (keyof T)[]): Watched<T> {
  const now = {} as T;
  const cells = (Object.keys(first) as (keyof T)[]).map((key) => {
    if (deep.includes(key)) {
      const inner = watched(first[key] as object);
      Object.defineProperty(now, key, { value: inner.now });
      return (next: T) => inner.put(next[key] as object);
    }
    const cell = new Cell<unknown>(first[key]);
    Object.defineProperty(now, key, { get: () => cell.value });
    return (next: T) => (cell.value = next[key]);
  });
  return { now, put: (next) => cells.forEach((take) => take(next)) };
}

// -- what was said, at the seat of whoever said it --------------------------------------------------
// What has gone by counts as unread.

const SHOWN = 4000;
/** Whoever has not moved meanwhile may be looking elsewhere. */
const SHOWN_LONG = 10_000;

class Bubbles {
  /** One a seat: a new one replaces the old. */
  at = $state.raw<ReadonlyMap<number, Said>>(new Map());
  unread = $state(0);
  /** When the pointer moved last. */
  movedAt = 0;

  put(said: Said, mine: boolean): void {
    this.at = new Map([...this.at, [said.seat, said]]);
    const since = performance.now();
    setTimeout(() => {
      if (mine || this.movedAt > since) this.end(said, mine);
      else setTimeout(() => this.end(said, mine), SHOWN_LONG - SHOWN);
    }, SHOWN);
  }

  read(): void {
    this.unread = 0;
  }

  private end(said: Said, mine: boolean): void {
    if (!mine) this.unread += 1;
    // Another one is in its place by now.
    if (this.at.get(said.seat) !== said) return;
    this.at = new Map([...this.at].filter(([seat]) => seat !== said.seat));
  }
}

// -- messages wait for the tiles in the air ----------------------------------------------------------
// Nobody's turn begins before the last tile of the one before has landed.

/** These are about right now: whatever waits is taken first, without waiting. */
const URGENT: ReadonlySet<ServerMessage['type']> = new Set([
  'snapshot',
  'stale',
  'refused',
  'bye',
  'welcome',
]);
/** So many turns behind, the page catches up. */
const MOST = 4;

interface Waiting {
  message: ServerMessage;
  /** When it came: clocks count from then. */
  at: number;
}

export class Inbox {
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly take: (message: ServerMessage, at: number) => void,
    /** How long the next turn has to wait, in milliseconds. */
    private readonly pause: () => number,
  ) {}

  put(message: ServerMessage, at: number): void {
    if (message.type === 'beat' && this.waiting.length) return; // it is ahead of what waits, not of what came
    this.waiting.push({ message, at });
    if (URGENT.has(message.type) || this.waiting.length > MOST) this.takeAll();
    else if (this.timer === undefined) this.takeNext();
  }

  /** Takes everything at once. */
  takeAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.take(next.message, next.at);
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private takeNext(): void {
    const [next] = this.waiting;
    if (!next) return;
    const wait = next.message.type === 'events' ? this.pause() : 0;
    if (wait > 0) return this.later(wait);
    this.waiting.shift();
    this.take(next.message, next.at);
    // Only when the page has drawn it is it known how long its tiles fly.
    if (this.waiting.length) this.later(0);
  }

  private later(ms: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.takeNext();
    }, ms);
  }
}

// -- what this device remembers of a table ------------------------------------------------------------
// The order of my racks, by what the tiles look like, since their numbers are made anew; and which deals this tab has seen:
// after a reload nothing is dealt again.

const RACKS = 'racks';
const DEALT = 'dealt';
/** Of so many tables, those played at last. */
const MOST_RACKS = 12;
const roundOf = (view: GameView): string => `${view.match}.${view.number}`;
const dealOf = (code: string, { match, number }: GameView): string => `${code} ${match} ${number}`;
const racks = (): [code: string, order: string][] =>
  Object.entries(kept.readValue<Record<string, string>>(RACKS, {}));

function orderLine(view: GameView, slots: readonly Slot[], rack: readonly Piece[]): string {
  const text = new Map(rack.map((piece) => [piece.id, piece.text]));
  return [roundOf(view), ...slots.map((slot) => (slot === null ? '_' : (text.get(slot) ?? '?')))].join(' ');
}

function saveOrder(code: string, line: string): void {
  const others = racks().filter(([other]) => other !== code);
  kept.writeValue(RACKS, Object.fromEntries([...others, [code, line]].slice(-MOST_RACKS)));
}

function loadSlots(code: string, view: GameView, rack: readonly Piece[]): Slot[] | null {
  const [round, ...order] = (racks().find(([other]) => other === code)?.[1] ?? '').split(' ');
  // Another round has other tiles: an old order says nothing about them.
  if (round !== roundOf(view)) return null;
  const left = [...rack];
  return order.flatMap((word): Slot[] => {
    if (word === '_') return [null];
    const at = left.findIndex((piece) => piece.text === word);
    return at < 0 ? [] : [(left.splice(at, 1)[0] as Piece).id];
  });
}

/** Whether these tiles have just been dealt: I have not played yet, and have not seen it. */
function isFreshDeal(code: string, view: GameView): boolean {
  if (view.phase !== 'playing' || view.seat === null) return false;
  if (view.history.some((turn) => turn.seat === view.seat && isDone(turn))) return false;
  return keptInTab.read(DEALT) !== dealOf(code, view);
}
