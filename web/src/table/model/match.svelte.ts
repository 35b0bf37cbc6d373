/** The match that is played at a table, as the server tells it, and asking the server for something. */
import { type House, houseOf } from '../../board/house.ts';
import type { Shape } from '../../board/melds.ts';
import type { Colour } from '../../board/tile.ts';
import { type Game, nothing, receive } from './game.ts';
import { isCharacter } from '../../ui/company.ts';
import type { ClientMessage, GameView, RefusalOf, Said, ServerMessage, Tempo } from '../../wire/protocol.ts';
import { salt as newSalt } from '../../wire/api.ts';
import { type Answer, type Link, type Request, TableSocket, type Wire } from '../../wire/socket.ts';
import { isHere, lineOnDevice } from '../../wire/reach.ts';
import { buzz, sound } from '../../ui/sound.ts';
import { labelled, reasonText, t } from '../../ui/words.svelte.ts';
import { Announcer } from './announcer.svelte.ts';
import { Bubbles } from './bubbles.svelte.ts';
import { Inbox } from './inbox.ts';
import { REMARK, saidText } from './said.ts';

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
  readonly bubbles = new Bubbles();
  /** Until then tiles are in the air, or the player needs a moment to see what happened. */
  private busyUntil = 0;
  private landsAt = 0;
  private actingTimer: ReturnType<typeof setTimeout> | undefined;
  /** The hash whose salt has been told. */
  private toldFor = '';
  private readonly inbox = new Inbox(
    (message, at) => this.hear(message, at),
    () => (document.hidden ? 0 : this.busyUntil - performance.now()),
  );
  private readonly socket: TableSocket;

  constructor(
    readonly code: string,
    token: string | null,
    open: () => Wire = () => (isHere(code) ? lineOnDevice(code) : socketTo(code)),
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
    clearTimeout(this.actingTimer);
    this.actingTimer = setTimeout(() => (this.acting = null), landing);
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
  readonly seat = $derived(this.party?.you.seat ?? null);
  readonly playing = $derived(this.game.view?.phase === 'playing' && this.game.party?.phase === 'playing');
  readonly myTurn = $derived(this.playing && this.seat !== null && this.game.view?.turn === this.seat);
  readonly house: House = $derived(
    houseOf(this.party?.rules ?? {}, (this.party?.colours ?? FOUR) as Colour[]),
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
    if (message.type === 'snapshot') this.bye = null;
    void this.tellSalt();
    this.went(before, message);
    if (this.game.missed) this.tell({ type: 'resync', match: this.view?.match ?? 0, seen: this.seen });
    if (message.type === 'said') this.heard(message);
    if (message.type === 'events' && this.party?.places.some(({ level }) => isCharacter(level)))
      void import('./chatter.ts').then(({ chat }) => chat(this, message.events, (said) => this.heard(said)));
  }

  private heard(said: Said): void {
    const mine = said.seat === this.seat;
    this.bubbles.put(said, mine || said.number === REMARK); // a remark is not a letter: it may go unread
    if (mine) return;
    this.announcer.heard = labelled(said.name, saidText(said));
    if (said.phrase !== 'your_turn' || !this.myTurn) return;
    sound('turn'); // a nudge
    buzz(80);
  }

  /** Reminds whoever has the turn. */
  nudge(): void {
    void this.ask({ type: 'say', phrase: 'your_turn' });
  }

  /** Nothing waits for this, and a server that does not know it is no reason to complain. */
  setTempo(tempo: Tempo): void {
    void this.socket.ask({ type: 'set_tempo', tempo });
  }

  /** Shows what the reasons are about. */
  protected abstract pointOut(reasons: readonly RefusalOf[]): void;

  /** The game is no longer what it was before this message. */
  protected abstract went(before: Game, message: ServerMessage): void;

  /** The match is about to begin: my salt is told, with the hash of another one in case nothing comes of it. */
  private async tellSalt(): Promise<void> {
    const { party } = this.game;
    const mine = party?.places[party.you.seat ?? -1];
    if (!party?.reveal_by || mine?.salt !== 'committed' || mine.salt_hash === this.toldFor) return;
    this.toldFor = mine.salt_hash ?? '';
    const { commit, keepProof, saltBehind } = await import('../../wire/salts.ts');
    const salt = saltBehind(this.toldFor);
    if (!salt) return; // chosen on another device, which tells it
    const hashes = party.places.map(({ salt_hash }) => salt_hash);
    keepProof(this.code, party.match + 1, { commitment: party.commitment, hashes, salt });
    await this.ask({ type: 'reveal', salt, next_hash: commit(newSalt()) });
  }

  /** Says something that needs no answer. */
  protected tell(message: ClientMessage): void {
    this.socket.tell(message);
  }

  /** The next turn is shown later by this much. */
  hold(ms: number): void {
    this.busyUntil = Math.max(this.busyUntil, performance.now() + ms);
  }

  async ask(request: Request): Promise<Answer> {
    this.busy = true;
    try {
      const answer = await this.socket.ask(await sealed(request));
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
    this.pointOut(exact);
  }
}

/** A salt stays here until the match begins; the table gets the hash that binds me to it. */
async function sealed(request: Request): Promise<Request> {
  if ((request.type !== 'take_seat' && request.type !== 'ready') || !request.salt) return request;
  const { salt, ...rest } = request;
  const { commit } = await import('../../wire/salts.ts');
  return { ...rest, salt_hash: commit(salt) };
}

function socketTo(code: string): Wire {
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
