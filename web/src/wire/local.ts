/** A table for one, in the page itself: it speaks the server's protocol, so that the real board can be used on it. */
import { besides, type Colour, plain } from '../board/tile.ts';
import type {
  ActionKind,
  ClientMessage,
  Draft,
  GameEvent,
  GameView,
  Hint,
  PartyState,
  RefusalOf,
  ServerMessage,
} from './protocol.ts';
import type { Ends, OpenLine } from './socket.ts';

export interface Position {
  table: string[][];
  rack: string[];
  opened: boolean;
}

export interface Box {
  preset: string;
  rules: PartyState['rules'];
  changes: PartyState['changes'];
  colours: readonly Colour[];
  jokers: number;
}

/** What the owner of the table decides. */
export interface Owner {
  /** Reasons against a play; none: it counts. */
  play(draft: Draft, before: Position): Promise<RefusalOf[]> | RefusalOf[];
  /** Help, where there is any. */
  hint?(before: Position): Promise<Partial<Hint> | RefusalOf[]>;
}

const NOTHING: RefusalOf[] = [{ code: 'not_now', args: {} }];

export class LocalTable {
  private ends: Ends | null = null;
  private position: Position;
  private sequence = 1;
  private match = 1;
  /** A turn that was begun before, to go on with. */
  begun: Draft | null = null;

  constructor(
    private readonly box: Box,
    position: Position,
    private readonly owner: Owner,
  ) {
    this.position = position;
  }

  readonly open: OpenLine = (ends) => {
    this.ends = ends;
    // Later, as a socket does it: by then whoever opened it listens.
    queueMicrotask(() => this.ends?.opened());
    return {
      send: (text) => void this.hear(JSON.parse(text) as ClientMessage),
      close: () => {
        if (this.ends === ends) this.ends = null;
      },
    };
  };

  /** Begins anew from another position. */
  begin(position: Position): void {
    this.position = position;
    this.sequence = 1;
    // Or the page would take what comes for old news of the match before.
    this.match += 1;
    this.snapshot();
  }

  /** Something happened without being asked for, such as the end of the time. */
  happen(position: Position, event: GameEvent): void {
    this.position = position;
    this.sequence += 1;
    this.say({
      type: 'events',
      match: this.match,
      first: this.sequence - 1,
      events: [event],
      view: this.view(),
    });
  }

  private async hear(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.snapshot();
      case 'play':
        return this.play(message.id, message.draft);
      case 'hint':
        return this.hint(message.id);
      case 'beat':
        return this.beat();
      case 'draft':
        return;
      case 'resync':
        return this.snapshot();
      default:
        if ('id' in message) this.refuse(message.id, NOTHING);
    }
  }

  /** Whoever says nothing for a minute is taken for gone. */
  private beat(): void {
    const { match, sequence } = this;
    this.say({ type: 'beat', match, sequence, now: Date.now(), spectators: 0 });
  }

  private async play(id: string, draft: Draft): Promise<void> {
    const before = this.position;
    const reasons = await this.owner.play(draft, before);
    if (reasons.length) return this.refuse(id, reasons);
    const rack = leftOver(before, draft.table);
    this.say({ type: 'ack', id, match: this.match, sequence: this.sequence + 1, key: null });
    this.happen(
      { table: draft.table, rack, opened: true },
      {
        type: 'played',
        seat: 0,
        table: draft.table,
        laid: besides(before.rack, rack),
        regained: [],
        took: null,
        opening: null,
        opening_value: null,
        announced: draft.announced ?? false,
        at: 0,
      },
    );
  }

  private async hint(id: string): Promise<void> {
    const found = (await this.owner.hint?.(this.position)) ?? NOTHING;
    if (Array.isArray(found)) return this.refuse(id, found);
    this.say({ type: 'hint', kind: 'best', seen: this.sequence, ...found, id } as Hint & { type: 'hint' });
  }

  private refuse(id: string, reasons: RefusalOf[]): void {
    this.say({ type: 'refused', id, reasons, view: null });
  }

  private snapshot(): void {
    const draft = this.begun && { seat: 0, draft: this.begun };
    this.say({ type: 'snapshot', party: this.party(), view: this.view(), draft, talk: [] });
  }

  private say(message: ServerMessage): void {
    this.ends?.heard(JSON.stringify(message));
  }

  private party(): PartyState {
    const { preset, rules, changes, colours, jokers } = this.box;
    return {
      code: 'here',
      phase: 'playing',
      match: this.match,
      host: null,
      paused: false,
      plan: { preset, hints: this.owner.hint ? 'free' : 'none' },
      rules,
      changes,
      colours: [...colours],
      jokers,
      places: [
        {
          seat: 0,
          kind: 'person',
          name: '',
          level: null,
          ready: true,
          connected: true,
          away_since: null,
          may_call_bot: false,
          may_remove: false,
          hints: 0,
          fee: 0,
          left: false,
          vacant: false,
          salt: 'none',
          salt_hash: null,
          face: null,
          screen: null,
          more_time: false,
        },
      ],
      commitment: '',
      promise: 'open',
      reveal_by: null,
      spectators: 0,
      hint_prices: null,
      winners: [],
      you: { seat: 0, host: false, muted: [], removed: [] },
      called_off: 0,
      start_after: null,
      day: null,
      club: null,
      moving: null,
      family: false,
    };
  }

  private view(): GameView {
    const { table, rack, opened } = this.position;
    const may: ActionKind[] = rack.length ? ['play'] : [];
    return {
      match: this.match,
      sequence: this.sequence,
      seat: 0,
      phase: 'playing',
      number: this.match,
      rounds: null,
      starter: 0,
      turn: 0,
      // The tile that begins a turn in some boxes has been drawn.
      has_drawn: true,
      table,
      rack,
      drawn: null,
      pools: [30],
      face_up: null,
      to_take: [],
      players: [{ seat: 0, name: '', total: 0, given_up: false, tiles: rack.length, opened, discards: [] }],
      results: [],
      final: null,
      may,
      may_if_stuck: [],
      table_may: [],
      clock: null,
      commitment: '',
      history: [],
      history_from: 0,
    };
  }
}

/** The rack after a play: whatever was there and does not lie on the table now. */
export function leftOver(before: Position, table: readonly (readonly string[])[]): string[] {
  return besides([...before.table.flat(), ...before.rack].map(plain), table.flat());
}
