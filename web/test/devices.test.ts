/** One seat on two ordinary devices: whatever is laid where, and however slowly it is told, in the end both show one draft. */
import { expect, test, vi } from 'vitest';
import { hear } from '../src/table/model/hearing.ts';
import { drop, sendHome } from '../src/table/model/laying.ts';
import type { Change, Table } from '../src/table/model/table.ts';
import { redo, showDraft, undo } from '../src/table/model/turn.ts';
import type { Draft, ServerMessage } from '../src/wire/protocol.ts';
import { laidOut, QUIET, rackOf, setOf, sets, tableAt, tile } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const TABLE = 'r3 r4 r5 r6 | b8 k8 y8';
const RACK = 'r7 b1 k2 y5';
const ASIDE = { kind: 'cloth', x: 0, y: 0 } as const;

interface Sent {
  draft: Draft | null;
  touched: number;
}

/** A page, what waits to be heard there, and what the server knows of it. */
interface Device {
  table: Table;
  inbox: ServerMessage[];
  outbox: Sent[];
  isDue: boolean;
  laid: number;
  step: number;
}

const alike = (table: readonly (readonly string[])[]): string =>
  table
    .map((tiles) => [...tiles].sort().join(' '))
    .sort()
    .join(' | ');

/** The server's part, as `live/drafts.py` has it. */
class Seat {
  readonly devices: Device[] = [0, 1].map(() => ({
    table: tableAt(TABLE, { rack: RACK }),
    inbox: [],
    outbox: [],
    isDue: false,
    laid: -1,
    step: 0,
  }));
  draft: Draft | null = null;
  number = 0;

  act(device: Device, change: Change): void {
    device.table = change.table;
    for (const effect of change.effects) {
      if (effect.do === 'later' && effect.timer === 'draft') device.isDue = true;
      if (effect.do === 'tell' && effect.message.type === 'draft') device.outbox.push(effect.message as Sent);
    }
  }

  show(device: Device): void {
    device.isDue = false;
    this.act(device, showDraft(device.table));
  }

  hear(device: Device): void {
    const message = device.inbox.shift();
    if (message) this.act(device, hear(device.table, message, 0, QUIET));
  }

  keep(device: Device): void {
    const sent = device.outbox.shift();
    if (!sent || (this.draft && ![sent.touched, device.laid].includes(this.number))) return;
    const { table, step = 0 } = sent.draft ?? { table: sets(TABLE) };
    if (this.number !== device.laid && alike(table) === alike(this.table)) return;
    this.draft = { table };
    this.number += 1;
    [device.laid, device.step] = [this.number, step];
    for (const other of this.devices) if (other !== device) this.tell(other);
  }

  private tell(device: Device): void {
    const draft = { table: this.table, touched: this.number, step: device.step };
    device.inbox.push({ type: 'draft', match: 1, seen: 5, draft: { seat: 0, draft } });
  }

  get table(): string[][] {
    return this.draft?.table ?? sets(TABLE);
  }

  /** Everything that is under way arrives; how much that was. */
  settle(): number {
    let count = 0;
    const isBusy = (one: Device): boolean => one.isDue || !!one.inbox.length || !!one.outbox.length;
    while (this.devices.some(isBusy) && count < 200)
      for (const device of this.devices) {
        if (device.isDue) this.show(device);
        this.keep(device);
        this.hear(device);
        count += 1;
      }
    return count;
  }
}

const put = (seat: Seat, device: Device, text: string): void =>
  seat.act(device, drop(device.table, [tile(device.table, text)], ASIDE));

test('what is laid on one device lies on the other, and is taken back there', () => {
  const seat = new Seat();
  const [phone, laptop] = seat.devices as [Device, Device];
  put(seat, phone, 'r7');
  seat.settle();
  expect(laidOut(laptop.table)).toBe(`${TABLE} | r7`);
  seat.act(
    laptop,
    drop(laptop.table, [tile(laptop.table, 'r7')], { kind: 'meld', meld: setOf(laptop.table, 'r3') }),
  );
  seat.settle();
  expect(laidOut(phone.table)).toBe('r3 r4 r5 r6 r7 | b8 k8 y8');
  seat.act(laptop, undo(laptop.table));
  seat.act(laptop, undo(laptop.table));
  seat.settle();
  expect([laidOut(phone.table), seat.table]).toEqual([TABLE, sets(TABLE)]);
  expect(rackOf(phone.table)).toContain('r7');
});

test('what both lay in the same moment both stays', () => {
  const seat = new Seat();
  const [phone, laptop] = seat.devices as [Device, Device];
  put(seat, phone, 'r7');
  put(seat, laptop, 'b1');
  seat.show(phone);
  seat.show(laptop);
  seat.settle();
  for (const { table } of [phone, laptop])
    expect(alike(sets(laidOut(table)))).toBe(alike(sets(`${TABLE} | r7 | b1`)));
});

test('a device that hears of its own draft again, after a connection was lost, takes no step', () => {
  const seat = new Seat();
  const [phone] = seat.devices as [Device, Device];
  put(seat, phone, 'r7');
  seat.show(phone);
  const { draft, step = 0 } = { draft: phone.outbox[0]?.draft, step: phone.outbox[0]?.draft?.step };
  const again = {
    type: 'draft',
    match: 1,
    seen: 5,
    draft: { seat: 0, draft: { ...draft, touched: 7, step } },
  };
  const { table } = hear(phone.table, again as ServerMessage, 0, QUIET);
  expect([laidOut(table), table.touched]).toEqual([`${TABLE} | r7`, 7]);
  expect(laidOut(undo(table).table)).toBe(TABLE);
});

/** Numbers that are the same each time. */
function chance(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (now * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((now / 2 ** 31) * below);
  };
}

function stepSomehow(seat: Seat, device: Device, pick: (below: number) => number): void {
  const { table } = device;
  const onRack = table.draft.now.rack;
  const laid = table.draft.now.melds.flatMap(({ pieces }) => pieces);
  const text = (pieces: readonly { text: string }[]): string => pieces[pick(pieces.length)]?.text ?? '';
  const what = pick(6);
  if (what === 0) seat.act(device, undo(table));
  else if (what === 1) seat.act(device, redo(table));
  else if (what === 2 && laid.length) seat.act(device, sendHome(table, tile(table, text(laid))));
  else if (what === 3 && onRack.length) put(seat, device, text(onRack));
  else {
    const meld = table.draft.now.melds[pick(table.draft.now.melds.length)];
    const from = pick(2) && onRack.length ? onRack : laid;
    if (meld && from.length)
      seat.act(device, drop(table, [tile(table, text(from))], { kind: 'meld', meld: meld.id }));
  }
}

test('however two devices are touched and however late they hear of it, they come to the same table', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const seat = new Seat();
    const pick = chance(seed);
    for (let i = 0; i < 40; i += 1) {
      const device = seat.devices[pick(2)] as Device;
      const what = pick(4);
      if (what === 0) stepSomehow(seat, device, pick);
      else if (what === 1) seat.show(device);
      else if (what === 2) seat.keep(device);
      else seat.hear(device);
    }
    expect(seat.settle(), `seed ${seed}`).toBeLessThan(60);
    const [one, two] = seat.devices.map(({ table }) => alike(sets(laidOut(table))));
    expect(one, `seed ${seed}`).toBe(two);
    expect(one, `seed ${seed}`).toBe(alike(seat.table));
  }
});
