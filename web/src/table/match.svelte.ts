/** The match that is played at a table, as the server tells it, and asking the server for something. */
import { type House, houseOf } from '../board/house.ts';
import type { Shape } from '../board/melds.ts';
import type { Colour } from '../board/tile.ts';
import { type Game, nothing, receive } from '../game.ts';
import type { ClientMessage, GameView, RefusalOf, Said, ServerMessage } from '../protocol.ts';
import { type Answer, type Link, type Request, TableSocket, type Wire } from '../socket.ts';
import { sound } from '../sound.ts';
import { reasonText, t } from '../words.svelte.ts';
import { Announcer } from './announcer.svelte.ts';
import { Inbox } from './inbox.ts';

const FOUR: readonly Colour[] = ['k', 'r', 'b', 'o'];

export abstract class Match {
  link = $state<Link>('connecting');
  bye = $state<string | null>(null);
  game = $state.raw<Game>(nothing);
  busy = $state(false);
  /** The seat whose tiles are in the air. */
  acting = $state<number | null>(null);
  /** Why the server said no, in words. */
  refusals = $state.raw<readonly string[]>([]);
  private firstReason = '';
  readonly announcer = new Announcer();
  /** Until then tiles are in the air, or the player needs a moment to see what happened. */
  private busyUntil = 0;
  private landsAt = 0;
  private readonly inbox = new Inbox(
    (message, at) => this.hear(message, at),
    () => (document.hidden ? 0 : this.busyUntil - performance.now()),
  );
  private readonly socket: TableSocket;

  constructor(
    readonly code: string,
    token: string | null,
    open: () => Wire = () => tableWire(code),
  ) {
    this.socket = new TableSocket({
      open,
      token,
      onMessage: (message) => this.inbox.put(message, performance.now()),
      onLink: (link) => (this.link = link),
    });
  }

  close(): void {
    this.inbox.close();
    this.socket.close();
  }

  /** The next turn is shown no sooner than when this seat's tiles have landed, and a moment after. */
  waitFor(seat: number, landing: number, pause: number): void {
    this.busyUntil = Math.max(this.busyUntil, performance.now() + landing + pause);
    if (landing <= 0) return;
    this.landsAt = performance.now() + landing;
    this.acting = seat;
    setTimeout(() => (this.acting = null), landing);
  }

  /** Milliseconds until the last tile has landed. */
  landing(): number {
    return Math.max(0, this.landsAt - performance.now());
  }

  wake(): void {
    this.socket.wake();
  }

  // -- what is known ----------------------------------------------------------------------------

  /** The code of the refusal that stands: its clause is one tap away. */
  get refusedFor(): string | null {
    return this.refusals.length ? this.firstReason : null;
  }

  get view(): GameView | null {
    return this.game.view;
  }

  protected get seen(): number {
    return this.view?.sequence ?? 0;
  }

  readonly party = $derived(this.game.party);
  readonly seat = $derived(this.game.party?.you.seat ?? null);
  readonly playing = $derived(this.game.view?.phase === 'playing' && this.game.party?.phase === 'playing');
  readonly myTurn = $derived(this.playing && this.seat !== null && this.game.view?.turn === this.seat);
  readonly house: House = $derived(
    houseOf(this.game.party?.rules ?? {}, (this.game.party?.colours ?? FOUR) as Colour[]),
  );
  readonly shape: Shape = $derived(this.house.shape);
  /** I have not opened, and nobody's opening counts for me. */
  readonly mustOpen = $derived.by(() => {
    const view = this.game.view;
    if (!view || this.seat === null || view.players[this.seat]?.opened) return false;
    return !(this.house.openedForAll && view.players.some((player) => player.opened));
  });

  may(kind: string): boolean {
    return (this.view?.may as string[] | undefined)?.includes(kind) ?? false;
  }

  tableMay(kind: string): boolean {
    return (
      !!this.party?.you.host && ((this.view?.table_may as string[] | undefined)?.includes(kind) ?? false)
    );
  }

  /** Whose turn it is to the eye: nobody's begins while tiles are in the air. */
  readonly turnShown = $derived(this.acting ?? this.game.view?.turn ?? null);

  nameOf(seat: number): string {
    if (seat === this.seat) return t('you');
    return (
      this.party?.places[seat]?.name ||
      this.view?.players[seat]?.name ||
      t('seat-number', { number: seat + 1 })
    );
  }

  /** The number of a player's colour: 1 for whoever plays after me, and so on; 0 is mine. */
  colourOf(seat: number): number {
    const count = this.view?.players.length ?? 1;
    return this.seat === null ? (seat % 5) + 1 : (seat - this.seat + count) % count;
  }

  // -- hearing and asking ---------------------------------------------------------------------------

  private hear(message: ServerMessage, at: number): void {
    const before = this.game;
    this.game = receive(before, message, at);
    if (message.type === 'bye') this.bye = message.reason;
    this.went(before, message);
    if (this.game.missed) this.tell({ type: 'resync', match: this.view?.match ?? 0, seen: this.seen });
    if (message.type === 'said' && message.seat !== this.seat)
      this.announcer.say(`${message.name}: ${saidText(message)}`, 6000);
  }

  /** The game is no longer what it was before this message. */
  protected abstract went(before: Game, message: ServerMessage): void;

  /** Says something that needs no answer. */
  protected tell(message: ClientMessage): void {
    this.socket.tell(message);
  }

  async ask(request: Request): Promise<Answer> {
    this.busy = true;
    try {
      const answer = await this.socket.ask(request);
      if (answer.type === 'refused') this.refused(answer.reasons);
      if (answer.type === 'stale') this.announcer.say(t('status-stale'));
      return answer;
    } finally {
      this.busy = false;
    }
  }

  private refused(reasons: readonly RefusalOf[]): void {
    // "Not a set" is followed by its exact reason; the exact one is enough.
    const exact = reasons.filter((reason) => reason.code !== 'invalid_set' || reasons.length === 1);
    this.firstReason = exact[0]?.code ?? '';
    this.refusals = exact.map(reasonText);
    this.announcer.heard = this.refusals.join(' ');
    sound('no');
  }
}

function tableWire(code: string): Wire {
  const socket = new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/t/${code}/socket`,
  );
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event: MessageEvent) => wire.onmessage?.(event);
  socket.onclose = () => wire.onclose?.();
  return wire;
}

function saidText(said: Said): string {
  if (said.text) return said.text;
  return t(
    `${said.phrase ? 'phrase' : 'reaction'}-${(said.phrase ?? said.reaction ?? '').replaceAll('_', '-')}`,
  );
}
