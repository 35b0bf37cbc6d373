/**
 * Phone, tablet and television at one table: whoever is loaded anew, or loses its connection, in mid-turn has the one draft
 * that all have, and a finger on the tablet is never lost without a word.
 */
import { expect, test, vi } from 'vitest';
import { answered, hearTouched, isMoved, sending, touchOf } from '../src/screens/touching.ts';
import { tableOf } from '../src/board/draft.ts';
import { hear } from '../src/table/model/hearing.ts';
import { drop, sendHome } from '../src/table/model/laying.ts';
import { type Change, newTable, type Table } from '../src/table/model/table.ts';
import { setFrame, showDraft, undo } from '../src/table/model/turn.ts';
import type { ClientMessage, Draft, ServerMessage, Touch } from '../src/wire/protocol.ts';
import { TableSocket } from '../src/wire/socket.ts';
import { party, QUIET, setOf, sets, tile, view } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const SCREEN = 'ab'.repeat(32);
const TABLE = 'r3 r4 r5 r6 | b8 k8 y8';
const RACK = 'r7 b1 k2 y5';
const ASIDE = { kind: 'cloth', x: 0, y: 0 } as const;
const PHONE = 0;

type Sent = Extract<ClientMessage, { type: 'draft' }> | Omit<Touch, 'id'>;
type Verdict = { verdict: 'taken' | 'busy'; touch: Omit<Touch, 'id'> };
type Heard = ServerMessage | Verdict;

/** Tables as heaps: where a set lies, and in which order its tiles were put there, is each page's own. */
const alike = (table: readonly (readonly string[])[]): string =>
  table
    .map((tiles) => [...tiles].sort().join(' '))
    .sort()
    .join(' | ');
const exactly = (table: readonly (readonly string[])[]): string =>
  table
    .map((tiles) => tiles.join(' '))
    .sort()
    .join(' | ');

/** A page, what is on its way from it and to it, and a touch that waits for its answer. */
class Device {
  table: Table = newTable('abcd');
  inbox: Heard[] = [];
  outbox: Sent[] = [];
  waiting: Omit<Touch, 'id'> | null = null;
  isDue = false;

  constructor(
    readonly seat: 0 | null,
    readonly isTouched: boolean,
  ) {
    this.load();
  }

  /** The page is opened anew: what it knew and what it had said is gone. */
  load(): void {
    this.table = setFrame(newTable('abcd'), { width: 1000, height: 600, touch: false }).table;
    this.table = { ...this.table, hasTray: this.isTouched };
    this.waiting = null;
  }

  act(change: Change, number: () => number): void {
    this.table = change.table;
    for (const effect of change.effects) {
      if (effect.do === 'later' && effect.timer === 'draft') this.isDue = true;
      if (effect.do !== 'tell' || effect.message.type !== 'draft') continue;
      if (!this.isTouched) this.outbox.push(effect.message);
      else if (!this.table.touched && isMoved(this.table)) {
        const touch = touchOf(this.table, 'ee', number());
        this.table = sending(this.table, touch.number).table;
        this.waiting = touch;
        this.outbox.push(touch);
      }
    }
  }

  /** What lies here, with what waits in the tray. */
  get lies(): string[][] {
    const { theirDraft, draft } = this.table;
    if (this.isTouched) return touchOf(this.table, '', 0).table;
    return tableOf(this.seat === null ? (theirDraft ?? draft.base) : draft.now);
  }
}

/** The server, as `server/table/decide.py` and `server/live/projection.py` have it. */
class Room {
  readonly phone = new Device(0, false);
  readonly tablet = new Device(null, true);
  readonly television = new Device(null, false);
  readonly devices = [this.phone, this.tablet, this.television];
  private draft: (Draft & { number: number }) | null = null;
  private last = 0;
  /** What the phone's connection is known to have laid. */
  private laid = -1;
  private step = 0;

  constructor() {
    for (const device of this.devices) this.greet(device);
    this.settle();
  }

  readonly next = (): number => (this.last += 1);

  get lies(): string[][] {
    return this.draft?.table ?? sets(TABLE);
  }

  private told({ seat }: Device, step: number): { seat: 0; draft: Draft } | null {
    if (!this.draft) return null;
    const { number, ...draft } = this.draft;
    return { seat: 0, draft: seat === PHONE ? { ...draft, touched: number, step } : draft };
  }

  private greet(device: Device): void {
    const people = party();
    const own = device.seat === PHONE;
    device.inbox = [
      {
        type: 'snapshot',
        party: {
          ...people,
          you: { ...people.you, seat: device.seat },
          plan: { live_drafts: true },
          places: [
            { name: 'Ann', kind: 'person', screen: SCREEN },
            { name: 'Bo', kind: 'person' },
          ],
        },
        view: { ...view(TABLE, { rack: RACK }), ...(own ? {} : { seat: null, rack: null, may: [] }) },
        draft: this.told(device, this.draft?.step ?? 0),
        talk: [],
      } as unknown as ServerMessage,
    ];
  }

  /** A connection ends: what was on its way is lost, and a new one begins with everything that counts. */
  reconnect(device: Device): void {
    if (device === this.phone) [this.laid, this.step] = [-1, 0];
    device.outbox = [];
    this.greet(device);
    // What waits for its answer is sent again, after the table was told.
    if (device.waiting) device.outbox = [device.waiting];
  }

  hear(device: Device): void {
    const message = device.inbox.shift();
    if (!message) return;
    if ('verdict' in message) {
      device.waiting = null;
      device.act(answered(device.table, SCREEN, message.touch, message.verdict), this.next);
    } else {
      const heard = device.isTouched ? hearTouched(SCREEN) : hear;
      device.act(heard(device.table, message, 0, QUIET), this.next);
    }
  }

  take(device: Device): void {
    const sent = device.outbox.shift();
    if (sent?.type === 'draft') this.keep(sent);
    else if (sent) this.touch(device, sent);
  }

  private keep({ draft, touched = 0 }: Extract<Sent, { type: 'draft' }>): void {
    const before = this.draft;
    if (before && ![touched, this.laid].includes(before.number)) return;
    const { table, step = 0 } = draft ?? { table: sets(TABLE) };
    if (before?.number !== this.laid && alike(table) === alike(this.lies)) return;
    this.draft = { table, step, touched: before ? (before.touched ?? 0) : touched, number: this.next() };
    [this.laid, this.step] = [this.draft.number, step];
    this.tell(this.tablet, this.television);
  }

  private touch(device: Device, touch: Omit<Touch, 'id'>): void {
    const isKept = this.draft?.touched === touch.number;
    const isLate = !isKept && exactly(touch.on ?? []) !== exactly(this.lies);
    if (!isKept && !isLate) {
      const { number } = touch;
      this.draft = { ...(this.draft ?? { step: 0 }), table: touch.table, touched: number, number };
      this.tell(...this.devices);
    }
    device.inbox.push({ verdict: isLate ? 'busy' : 'taken', touch });
  }

  private tell(...devices: Device[]): void {
    for (const device of devices)
      device.inbox.push({
        type: 'draft',
        match: 1,
        seen: 5,
        draft: this.told(device, this.step),
      } as ServerMessage);
  }

  /** Everything that is under way arrives; how many rounds that took. */
  settle(): number {
    let count = 0;
    const isBusy = (one: Device): boolean => one.isDue || !!one.inbox.length || !!one.outbox.length;
    while (this.devices.some(isBusy) && count < 200) {
      for (const device of this.devices) {
        this.show(device);
        this.take(device);
        this.hear(device);
      }
      count += 1;
    }
    return count;
  }

  show(device: Device): void {
    if (!device.isDue) return;
    device.isDue = false;
    device.act(showDraft(device.table), this.next);
  }
}

const everywhere = ({ devices }: Room): string[] => devices.map(({ lies }) => alike(lies));
const put = (room: Room, device: Device, text: string, onto: string | null): void =>
  device.act(
    drop(
      device.table,
      [tile(device.table, text)],
      onto ? { kind: 'meld', meld: setOf(device.table, onto) } : ASIDE,
    ),
    room.next,
  );

test('a tablet and a television that are loaded anew in mid-turn show what is being laid', () => {
  const room = new Room();
  put(room, room.phone, 'r7', null);
  room.settle();
  for (const device of [room.tablet, room.television]) {
    device.load();
    room.reconnect(device);
  }
  room.settle();
  expect(everywhere(room)).toEqual(Array(3).fill(alike(sets(`${TABLE} | r7`))));
});

test('what a finger moves on a tablet that was loaded anew comes to phone and television', () => {
  const room = new Room();
  put(room, room.phone, 'r7', null);
  room.settle();
  room.tablet.load();
  room.reconnect(room.tablet);
  room.settle();
  put(room, room.tablet, 'r7', 'r3');
  expect(room.settle(), 'at the first try').toBeLessThan(6);
  expect(everywhere(room)).toEqual(Array(3).fill(alike(sets('r3 r4 r5 r6 r7 | b8 k8 y8'))));
});

/** Numbers that are the same each time. */
function chance(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (now * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((now / 2 ** 31) * below);
  };
}

/** Somebody does something, or it reads what came, or its connection ends, or it is loaded anew. */
function stepSomehow(room: Room, pick: (below: number) => number): void {
  const device = room.devices[pick(3)] as Device;
  const what = pick(20);
  if (what === 0) device.load();
  if (what <= 1) return room.reconnect(device);
  if (what <= 5) return room.hear(device);
  if (what <= 9) return room.take(device);
  if (what <= 12) return room.show(device);
  if (device === room.television || !device.table.game.view) return;
  const { table } = device;
  const { melds, rack } = table.draft.now;
  const pieces = [...rack, ...melds.flatMap((meld) => meld.pieces)];
  const piece = pieces[pick(pieces.length)];
  const meld = melds[pick(melds.length + 1)];
  if (!piece || (device.isTouched && table.game.hands === null)) return;
  if (what === 13) device.act(undo(table), room.next);
  else if (what === 14) device.act(sendHome(table, piece.id), room.next);
  else device.act(drop(table, [piece.id], meld ? { kind: 'meld', meld: meld.id } : ASIDE), room.next);
}

test('however often they are loaded anew or lose their connections, all three come to one draft', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const room = new Room();
    const pick = chance(seed);
    for (let i = 0; i < 60; i += 1) stepSomehow(room, pick);
    expect(room.settle(), `seed ${seed}`).toBeLessThan(100);
    expect(everywhere(room), `seed ${seed}`).toEqual(Array(3).fill(alike(room.lies)));
  }
});

test('a touch that came too late is told so at once, and not sent again as it was', async () => {
  const said: string[] = [];
  let line: { opened(): void; heard(text: string): void } | undefined;
  const socket = new TableSocket({
    open: (ends) => {
      line = ends;
      return { send: (text) => void said.push(text), close: () => undefined };
    },
    token: null,
    onMessage: () => undefined,
    onLink: () => undefined,
  });
  line?.opened();
  line?.heard('{"type":"snapshot"}');
  const asked = socket.ask({ type: 'touch', seen: 5, screen: 'ee', number: 9, table: [] });
  const { id } = JSON.parse(said.at(-1) ?? '') as { id: string };
  line?.heard(JSON.stringify({ type: 'refused', id, reasons: [{ code: 'busy', args: {} }] }));
  expect((await asked).type).toBe('refused');
  socket.close();
});
