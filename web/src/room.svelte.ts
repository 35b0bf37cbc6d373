/** One table as the page has it: the connection, the game, my draft, my rack, and what I am doing with it. */
import { addTo, begin, changed, type Draft, laid, layNew, mayReturn, type Meld, meldOf, meldTexts, Naming, type Piece, pieceOf, pieceText, type Position, rebase, redo, reset, sayMeaning, split, splitFor, splitInto, swapJoker, tableOf, toRack, undo } from './board/state.ts';
import { type Frame, relay, type TableLayout } from './board/layout.ts';
import { ambiguous, jokersToSwap, meaningsOf, placesFor, type Shape, standing } from './board/melds.ts';
import { openingNeeds, type OpeningRules, openingValue } from './board/opening.ts';
import { moveTo, reconcile, type Slot, sorted, type Sorting } from './board/rack.ts';
import { type Colour, isJoker, JOKER, plain } from './board/tile.ts';
import { type Game, nothing, receive } from './game.ts';
import type { Draft as WireDraft, GameEvent, GameView, Hint, Origin, RefusalOf, ServerMessage } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import { type Answer, type Link, type Request, TableSocket } from './socket.ts';
import { loadSlots, saveSlots } from './memory.ts';
import { sound } from './sound.ts';
import { reasonText, t } from './words.svelte.ts';

export interface LastTurn {
  seat: number;
  pieces: ReadonlySet<number>;
  melds: ReadonlySet<number>;
}

/** Where a drop goes. */
export type Target =
  | { kind: 'meld'; meld: number; at?: number | undefined; tile?: number | undefined }
  | { kind: 'cloth'; x: number; y: number }
  | { kind: 'rack'; at: number; apart: boolean }
  | { kind: 'discard' };

const EMPTY: Position = { melds: [], rack: [] };
const DRAFT_EVERY = 300;

export class Room {
  link = $state<Link>('connecting');
  bye = $state<string | null>(null);
  game = $state.raw<Game>(nothing);
  draft = $state.raw<Draft>(begin(EMPTY, 1));
  /** What lies on the cloth to the eye: my draft, or what somebody else is laying. */
  shown = $state.raw<Position>(EMPTY);
  ghost = $state.raw<Position | null>(null);
  slots = $state.raw<readonly Slot[]>([]);
  layout = $state.raw<TableLayout | null>(null);
  selected = $state.raw<ReadonlySet<number>>(new Set());
  /** Sets that light up as places for the selected tile. */
  lit = $state.raw<ReadonlySet<number>>(new Set());
  last = $state.raw<LastTurn | null>(null);
  /** Tiles that came to my rack last. */
  arrived = $state.raw<ReadonlySet<number>>(new Set());
  /** Open tiles that I may take for a play. */
  takes = $state.raw<ReadonlyMap<number, Origin>>(new Map());
  refusals = $state.raw<readonly string[]>([]);
  note = $state('');
  /** What screen readers hear. */
  heard = $state('');
  log = $state('');
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** A set whose jokers could mean several things. */
  asking = $state.raw<{ meld: number; options: string[][] } | null>(null);
  lens = $state<number | null>(null);
  sheet = $state(false);
  /** The set the action button points at. */
  pointed = $state<number | null>(null);
  shaken = $state<number | null>(null);

  private readonly naming = new Naming();
  private readonly layouts = new Map<string, TableLayout>();
  private readonly drops = new Map<number, { x: number; y: number }>();
  private frame: Frame | null = null;
  private readonly socket: TableSocket;
  private draftTimer: ReturnType<typeof setTimeout> | undefined;
  private draftSent = false;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string, token: string | null) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/t/${code}/socket`;
    this.socket = new TableSocket({
      open: () => new WebSocket(address) as never,
      token,
      onMessage: (message) => this.hear(message),
      onLink: (link) => (this.link = link),
    });
  }

  close(): void {
    clearTimeout(this.draftTimer);
    this.socket.close();
  }

  wake(): void {
    this.socket.wake();
  }

  // -- what is known ----------------------------------------------------------------------------

  get view(): GameView | null {
    return this.game.view;
  }

  readonly party = $derived(this.game.party);
  readonly seat = $derived(this.game.party?.you.seat ?? null);
  readonly playing = $derived(this.game.view?.phase === 'playing' && this.game.party?.phase === 'playing');
  readonly myTurn = $derived(this.playing && this.seat !== null && this.game.view?.turn === this.seat);
  readonly shape: Shape = $derived.by(() => {
    const party = this.game.party;
    const colours = (party?.colours ?? ['k', 'r', 'b', 'o']) as Colour[];
    const most = party?.rules['group_max'];
    return {
      colours,
      groupMax: typeof most === 'number' ? most : colours.length,
      distinct: party?.rules['group_distinct_colours'] !== false,
    };
  });
  readonly changed = $derived(changed(this.draft));
  readonly laid = $derived(laid(this.draft));
  readonly planning = $derived(!this.myTurn && this.changed);
  readonly mustOpen = $derived.by(() => {
    const view = this.game.view;
    if (!view || this.seat === null) return false;
    if (view.players[this.seat]?.opened) return false;
    return !(this.rule('table_access') === 'any_player_opened' && view.players.some((player) => player.opened));
  });
  readonly opening: OpeningRules = $derived.by(() => {
    const joker = this.rule('opening_joker_value');
    return {
      min: Number(this.rule('opening_min') ?? 30),
      jokerValue: typeof joker === 'number' ? joker : null,
      single: this.rule('opening_scope') === 'single_set',
      handGameFree: this.rule('hand_game') === 'double_and_no_minimum',
    };
  });
  /** The most that lay from the rack at any step: once the opening lies, its tiles may be used elsewhere. */
  readonly openingValue = $derived(
    [...this.draft.past, this.draft.now].reduce((most, now) => Math.max(most, openingValue({ ...this.draft, now }, this.shape, this.opening)), 0),
  );
  readonly openingNeeds = $derived(openingNeeds(this.draft, this.opening));
  /** Sets of the draft that are not right. */
  readonly faulty = $derived(
    this.draft.now.melds.filter((meld) => standing(meldTexts(meld), this.shape).state !== 'complete'),
  );
  readonly discards = $derived(
    this.rule('draw_mode') !== 'instead_of_playing' || this.rule('starter_discard') === true,
  );

  rule(name: string): unknown {
    return this.game.party?.rules[name];
  }

  may(kind: string): boolean {
    return (this.view?.may as string[] | undefined)?.includes(kind) ?? false;
  }

  tableMay(kind: string): boolean {
    return !!this.party?.you.host && ((this.view?.table_may as string[] | undefined)?.includes(kind) ?? false);
  }

  nameOf(seat: number): string {
    if (seat === this.seat) return t('you');
    return this.party?.places[seat]?.name || this.view?.players[seat]?.name || t('seat-number', { number: seat + 1 });
  }

  // -- messages ---------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    const before = this.game;
    this.game = receive(before, message, performance.now());
    if (message.type === 'bye') this.bye = message.reason;
    const game = this.game;
    if (game.view && game.view !== before.view) this.settle(before.view, game.view, message.type === 'events' ? game.news : []);
    else if (game.draft !== before.draft) this.showGhost();
    if (game.missed) this.socket.tell({ type: 'resync', match: game.view?.match ?? 0, seen: game.view?.sequence ?? 0 });
    if (message.type === 'said' && message.seat !== this.seat) this.announceTalk(message.name, message.text ?? t(`${message.phrase ? 'phrase' : 'reaction'}-${(message.phrase ?? message.reaction ?? '').replaceAll('_', '-')}`));
  }

  private announceTalk(name: string, text: string): void {
    this.say(`${name}: ${text}`, 6000);
  }

  /** Takes a new view: names its tiles, keeps my draft if it still makes sense, marks what changed. */
  private settle(was: GameView | null, view: GameView, news: readonly GameEvent[]): void {
    const own = news.some((event) => (event.type === 'played' || event.type === 'settled') && event.seat === view.seat);
    const dealt = !was || was.match !== view.match || was.number !== view.number;
    const from = dealt ? null : this.withoutTakes(own ? this.draft.now : (this.ghost ?? this.draft.base));
    this.naming.used(this.draft.nextMeld);
    const named = this.naming.name(view.table, view.rack ?? [], from);
    if (from) this.markChanges(from, named, view, news);
    else [this.last, this.arrived] = [null, new Set()];
    this.ghost = null;
    const base = this.withTakes(named, view);
    const fresh = dealt || own;
    const planned = changed(this.draft);
    const { draft, kept } = fresh ? { draft: begin(base, this.naming.nextMeld), kept: 'all' } : rebase(this.draft, base, this.naming.nextMeld);
    this.draft = draft;
    if (planned && !fresh && kept !== 'all') this.say(t('plan-changed'));
    this.selected = new Set([...this.selected].filter((id) => pieceOf(draft.now, id)));
    [this.refusals, this.hint, this.lit] = [[], null, new Set()];
    if (fresh) [this.asking, this.lens] = [null, null];
    if (dealt) {
      this.layouts.clear();
      this.layout = null;
      this.drops.clear();
      this.slots = loadSlots(this.code, view, base.rack) ?? [];
      if (!this.slots.length && settings.sort !== 'none') this.slots = sorted(named.rack, settings.sort, this.shape);
    }
    if (news.length) this.tellNews(news, was, view);
    this.refresh(true);
    this.draftSent = false;
    if (this.myTurn && changed(draft)) this.sendDraft();
  }

  private withoutTakes(position: Position): Position {
    return this.takes.size ? { ...position, rack: position.rack.filter((piece) => !this.takes.has(piece.id)) } : position;
  }

  /** Open tiles lie beside the rack; laid in a draft, they become part of the play. */
  private withTakes(named: Position, view: GameView): Position {
    if (view.turn === null || view.turn !== view.seat || !view.to_take.length) {
      this.takes = new Map();
      return named;
    }
    const old = [...this.takes];
    const takes = new Map<number, Origin>();
    const pieces = view.to_take.map((taken): Piece => {
      const kept = old.find(([, origin]) => origin === taken.origin)?.[0];
      const id = kept ?? this.naming.fresh();
      takes.set(id, taken.origin);
      return { id, text: plain(taken.tile) };
    });
    this.takes = takes;
    return { melds: named.melds, rack: [...named.rack, ...pieces] };
  }

  private markChanges(from: Position, now: Position, view: GameView, news: readonly GameEvent[]): void {
    const rackBefore = new Set(from.rack.map((piece) => piece.id));
    const arrived = now.rack.filter((piece) => !rackBefore.has(piece.id)).map((piece) => piece.id);
    if (arrived.length || view.turn !== this.seat) this.arrived = new Set(arrived);
    const turn = [...news].reverse().find((event) => event.type === 'played' || event.type === 'settled');
    if (!turn || !('seat' in turn)) return;
    // Against the table before the turn, not against a half-laid draft.
    const before = turn.seat === view.seat ? this.draft.base : from === this.ghost ? this.draft.base : from;
    const old = new Map(before.melds.map((meld) => [meld.id, meld.pieces.map((piece) => piece.id).join()]));
    const there = new Set(before.melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
    this.last = {
      seat: turn.seat,
      pieces: new Set(now.melds.flatMap((meld) => meld.pieces.map((piece) => piece.id).filter((id) => !there.has(id)))),
      melds: new Set(now.melds.filter((meld) => old.get(meld.id) !== meld.pieces.map((piece) => piece.id).join()).map((meld) => meld.id)),
    };
  }

  private showGhost(): void {
    const draft = this.game.draft;
    const mine = draft && draft.seat === this.seat;
    this.ghost = draft && !mine ? this.naming.name(draft.draft.table, this.draft.base.rack.filter((piece) => !this.takes.has(piece.id)).map((piece) => piece.text), this.withoutTakes(this.ghost ?? this.draft.base)) : null;
    this.refresh();
  }

  // -- telling ------------------------------------------------------------------------------------

  /** A line under the table for a while. */
  say(text: string, ms = 5000): void {
    this.note = text;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.note = ''), ms);
  }

  private tellNews(news: readonly GameEvent[], was: GameView | null, view: GameView): void {
    const sentences = news.map((event) => this.sentence(event)).filter((text) => text);
    if (sentences.length) {
      this.log = sentences[sentences.length - 1] ?? '';
      this.heard = sentences.join(' ');
    }
    const mine = view.turn !== null && view.turn === view.seat && (was?.turn !== view.turn || was?.number !== view.number);
    if (mine) this.heard = `${this.heard} ${t('your-turn')}`;
    if (news.some((event) => event.type === 'round_ended')) this.sheet = true;
    else if (news.some((event) => event.type === 'round_began')) this.sheet = false;
    if (news.some((event) => event.type === 'round_ended')) sound('end');
    else if (mine) sound('turn');
    else if (news.some((event) => event.type === 'played')) sound('lay');
    else if (news.some((event) => event.type === 'drew')) sound('draw');
  }

  private sentence(event: GameEvent): string {
    const who = 'seat' in event ? { name: this.nameOf(event.seat), me: String(event.seat === this.seat) } : {};
    switch (event.type) {
      case 'played':
        return [t('news-played', { ...who, count: event.laid.length }), event.announced && this.rule('joker_swap_announced') === true ? t('news-announced', who) : ''].join(' ').trim();
      case 'drew':
        return t('news-drew', who);
      case 'discarded':
        return t('news-discarded', { ...who, tile: this.tileWord(event.tile) });
      case 'passed':
        return t('news-passed', who);
      case 'settled':
        return t(event.cause === 'time_out' ? 'news-time-out' : 'news-mistake', { ...who, count: event.draws });
      case 'last_tile':
        return t('news-last-tile', who);
      case 'gave_up':
        return t('news-left', who);
      case 'taken_over':
        return t('news-back', who);
      case 'starter_chosen':
        return t('news-starts', who);
      case 'round_ended':
        return event.blocked ? t('news-blocked') : t('news-went-out', { name: this.nameOf(event.winners[0] ?? 0), me: String(event.winners.includes(this.seat ?? -1)) });
      default:
        return '';
    }
  }

  private tileWord(text: string): string {
    return isJoker(text) ? t('joker') : t(`tile-${text[0]}`, { number: Number(text.slice(1)) });
  }

  // -- places -------------------------------------------------------------------------------------

  setFrame(frame: Frame): void {
    if (this.frame && this.frame.width === frame.width && this.frame.height === frame.height && this.frame.touch === frame.touch) return;
    this.frame = frame;
    this.layout = this.layouts.get(this.frameKey(frame)) ?? null;
    this.refresh();
  }

  private frameKey = (frame: Frame): string => `${frame.width}x${frame.height}`;

  /** Works out again what is shown and where. */
  private refresh(betweenTurns = false): void {
    const mine = this.myTurn || changed(this.draft);
    this.shown = !mine && this.ghost ? { melds: this.ghost.melds, rack: this.draft.now.rack } : this.draft.now;
    this.slots = reconcile(this.slots, this.draft.now.rack.filter((piece) => !this.takes.has(piece.id)));
    if (this.view) saveSlots(this.code, this.view, this.slots, this.draft.base.rack);
    if (!this.frame) return;
    const wanted = this.shown.melds.map((meld) => {
      const how = standing(meldTexts(meld), this.shape);
      const holes = how.state === 'incomplete' && how.words === 'missing' ? how.holes.length : 0;
      return { id: meld.id, length: meld.pieces.length + holes, drop: this.drops.get(meld.id) };
    });
    this.layout = relay(this.layout, wanted, this.frame, betweenTurns && !this.changed);
    this.layouts.set(this.frameKey(this.frame), this.layout);
  }

  /** Lays everything out anew, for my eyes only. */
  tidy(): void {
    this.layout = null;
    this.drops.clear();
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
    if (!this.playing || this.seat === null) return t('refusal-not-now');
    if (this.draft.now.rack.some((piece) => piece.id === id) || this.laid.some((piece) => piece.id === id)) return null;
    if (this.mustOpen) {
      if (this.rule('table_access') === 'turn_after_opening') return t('refusal-opening-uses-table');
      if (this.openingValue < this.openingNeeds || !this.laid.length) return t('refusal-opening-uses-table');
    }
    const meld = meldOf(this.draft.now, id);
    const before = this.draft.base.melds.find((other) => other.id === meld?.id);
    const stays = before?.pieces.some((piece) => piece.text === JOKER && meld?.pieces.some((other) => other.id === piece.id));
    if (this.rule('joker_sets') === 'frozen' && stays) return t('status-frozen');
    return null;
  }

  refuseMove(id: number, reason: string): void {
    this.shaken = id;
    setTimeout(() => (this.shaken = null), 200);
    this.say(reason);
    this.heard = reason;
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
        const next = layNew(this.draft, ids, this.shape);
        this.drops.set(next.nextMeld - 1, { x: target.x, y: target.y });
        return this.apply(next) && this.askMeaning(next.nextMeld - 1);
      }
      case 'discard':
        if (ids.length === 1 && ids[0] !== undefined) void this.discard(ids[0]);
        return ids.length === 1;
      case 'meld':
        return this.dropOnMeld(ids, target);
    }
  }

  private dropOnRack(ids: readonly number[], at: number, apart: boolean): boolean {
    const onTable = ids.filter((id) => meldOf(this.draft.now, id));
    const jokers = this.rule('joker_after_swap') === 'rack_allowed';
    const back = onTable.filter((id) => mayReturn(this.draft, id, jokers));
    if (onTable.length && !back.length) {
      this.say(t('status-stays'));
      return false;
    }
    if (back.length) this.apply(toRack(this.draft, back, jokers), true);
    const mine = ids.filter((id) => this.draft.now.rack.some((piece) => piece.id === id) && !this.takes.has(id));
    if (at >= 0) this.slots = moveTo(this.slots, mine, Math.min(at, this.slots.length), apart);
    this.selected = new Set();
    this.refresh();
    return true;
  }

  private dropOnMeld(ids: readonly number[], target: Extract<Target, { kind: 'meld' }>): boolean {
    const meld = this.draft.now.melds.find((other) => other.id === target.meld);
    if (!meld) return false;
    const reason = this.mayJoin(meld, ids);
    if (reason) {
      this.say(reason);
      this.heard = reason;
      return false;
    }
    const only = ids.length === 1 ? pieceOf(this.draft.now, ids[0] as number) : undefined;
    const done = only ? this.dropOne(only, meld, target) : this.apply(addTo(this.draft, ids, meld.id, this.shape));
    return done && this.askMeaning(meld.id);
  }

  /** Why a set may not be added to, if it may not. */
  private mayJoin(meld: Meld, ids: readonly number[]): string | null {
    const first = this.draft.base.melds.some((other) => other.id === meld.id);
    if (!first) return null;
    if (this.mustOpen && (this.rule('table_access') === 'turn_after_opening' || this.openingValue < this.openingNeeds || !this.laid.length))
      return t('refusal-opening-uses-table');
    const only = ids.length === 1 ? pieceOf(this.draft.now, ids[0] as number) : undefined;
    const swap = only && jokersToSwap(meldTexts(meld), only.text, this.shape).length > 0;
    if (!swap) return this.canMove(meld.pieces[0]?.id ?? -1);
    return null;
  }

  private dropOne(piece: Piece, meld: Meld, target: Extract<Target, { kind: 'meld' }>): boolean {
    const texts = meldTexts(meld);
    const inside = meld.pieces.some((other) => other.id === piece.id);
    if (inside) return this.apply(addTo(this.draft, [piece.id], meld.id, this.shape, target.at));
    const places = placesFor(texts, piece.text, this.shape);
    const swaps = jokersToSwap(texts, piece.text, this.shape).map((at) => meld.pieces[at]?.id as number);
    const onJoker = swaps.find((id) => id === target.tile);
    if (onJoker !== undefined || (swaps.length && !places.length)) {
      const joker = onJoker ?? (swaps[0] as number);
      return this.apply(swapJoker(this.draft, piece.id, joker));
    }
    if (places.length) {
      const wish = target.at;
      const at = wish === undefined ? undefined : places.reduce((best, place) => (Math.abs(place - wish) < Math.abs(best - wish) ? place : best));
      return this.apply(addTo(this.draft, [piece.id], meld.id, this.shape, at));
    }
    const cut = splitFor(meld, piece, this.shape);
    if (cut !== null) return this.apply(splitInto(this.draft, [piece.id], meld.id, cut));
    return this.apply(addTo(this.draft, [piece.id], meld.id, this.shape));
  }

  /** A set that could be two things asks which, unless it was said. */
  private askMeaning(meldId: number): boolean {
    const meld = this.draft.now.melds.find((other) => other.id === meldId);
    if (meld && ambiguous(meldTexts(meld), this.shape)) this.asking = { meld: meldId, options: meaningsOf(meld.pieces.map((piece) => piece.text), this.shape) };
    return true;
  }

  choose(option: readonly string[]): void {
    if (this.asking) this.apply(sayMeaning(this.draft, this.asking.meld, option), true);
    this.asking = null;
  }

  splitAt(meld: number, at: number): void {
    const reason = this.canMove(this.draft.now.melds.find((other) => other.id === meld)?.pieces[0]?.id ?? -1);
    if (reason) return this.say(reason);
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
    const places = this.draft.now.melds.filter((meld) => {
      if (this.mayJoin(meld, [id])) return false;
      const texts = meldTexts(meld);
      return placesFor(texts, piece.text, this.shape).length || jokersToSwap(texts, piece.text, this.shape).length || this.completes(meld, piece);
    });
    if (places.length === 1) {
      this.drop([id], { kind: 'meld', meld: (places[0] as Meld).id });
      return;
    }
    this.selected = new Set([id]);
    this.lit = new Set(places.map((meld) => meld.id));
    this.say(places.length ? t('status-several-places') : t('status-no-place'));
  }

  /** A set of the draft that is not there yet and that this tile would bring on. */
  private completes(meld: Meld, piece: Piece): boolean {
    const whole = [...meldTexts(meld), piece.text];
    if (standing(meldTexts(meld), this.shape).state === 'complete') return false;
    const next = addTo({ ...this.draft, now: { melds: [meld], rack: [piece] } }, [piece.id], meld.id, this.shape);
    const joined = next.now.melds[0];
    return whole.length <= 13 && !!joined && standing(meldTexts(joined), this.shape).state === 'complete';
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

  sort(how: Sorting): void {
    this.slots = sorted(this.draft.now.rack.filter((piece) => !this.takes.has(piece.id)), how, this.shape);
    this.refresh();
    sound('draw');
  }

  // -- asking the server ------------------------------------------------------------------------------

  private wire(): WireDraft {
    const take = this.laid.map((piece) => this.takes.get(piece.id)).find((origin) => origin);
    const moved = this.draft.base.melds.some((meld) =>
      meld.pieces.some((piece) => piece.text === JOKER && meldOf(this.draft.now, piece.id)?.id !== meld.id));
    return {
      table: tableOf(this.draft.now),
      ...(take ? { take } : {}),
      ...(moved && this.rule('joker_swap_announced') === true ? { announced: true } : {}),
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
    const seen = this.view?.sequence ?? 0;
    const open = changed(this.draft);
    if (!open && !this.draftSent) return;
    this.socket.tell({ type: 'draft', seen, draft: open ? this.wire() : null });
    this.draftSent = open;
  }

  async ask(request: Request): Promise<Answer> {
    this.busy = true;
    try {
      const answer = await this.socket.ask(request);
      if (answer.type === 'refused') this.refused(answer.reasons);
      if (answer.type === 'stale') this.say(t('status-stale'));
      return answer;
    } finally {
      this.busy = false;
    }
  }

  private refused(reasons: readonly RefusalOf[]): void {
    // "Not a set" is followed by its exact reason; the exact one is enough.
    const exact = reasons.filter((reason) => reason.code !== 'invalid_set' || reasons.length === 1);
    this.refusals = exact.map(reasonText);
    this.heard = this.refusals.join(' ');
    sound('no');
  }

  private get seen(): number {
    return this.view?.sequence ?? 0;
  }

  /** The page announces a swap by itself, also one that only the rules recognise as such. */
  async play(): Promise<void> {
    const draft = this.wire();
    const answer = await this.ask({ type: 'play', seen: this.seen, draft });
    if (answer.type === 'refused' && answer.reasons.every((reason) => reason.code === 'joker_swap_not_announced')) {
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
    if (!this.may('discard')) return this.say(t('status-no-discard'));
    if (this.changed) return this.say(t('status-reset-first'));
    await this.ask({ type: 'discard', seen: this.seen, tile: pieceText(piece) });
    this.selected = new Set();
  }

  async askHint(): Promise<void> {
    if (this.changed) this.reset();
    const answer = await this.ask({ type: 'hint', seen: this.seen, kind: 'best' });
    if (answer.type !== 'hint') return;
    if (!answer.table || answer.status === 'no_play' || !answer.play?.length) {
      this.say(t('hint-nothing'));
      this.heard = t('hint-nothing');
      return;
    }
    this.hint = answer;
    this.heard = t('hint-found', { count: answer.play.length });
  }

  /** Lays the hint as a draft. */
  followHint(): void {
    const hint = this.hint;
    if (!hint?.table || !hint.play) return;
    const left = [...this.draft.base.rack];
    for (const tile of hint.play) {
      const take = hint.take ? left.findIndex((piece) => piece.text === plain(tile) && this.takes.get(piece.id) === hint.take) : -1;
      const at = take >= 0 ? take : left.findIndex((piece) => piece.text === plain(tile) && !this.takes.has(piece.id));
      if (at >= 0) left.splice(at, 1);
    }
    const named = this.naming.name(hint.table, left.map((piece) => piece.text), { melds: this.draft.base.melds, rack: this.draft.base.rack });
    // The rack is exactly what is left over.
    const onTable = new Set(named.melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
    const now = { melds: named.melds, rack: this.draft.base.rack.filter((piece) => !onTable.has(piece.id)) };
    this.naming.used(this.draft.nextMeld);
    this.apply({ ...this.draft, now, past: [...this.draft.past, this.draft.now], future: [], nextMeld: this.naming.nextMeld });
  }
}
