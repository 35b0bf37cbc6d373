/** The page follows the numbers of the server, and a connection heals without losing a request. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockLeft, nothing, receive } from '../src/table/model/game.ts';
import type { GameView, ServerMessage, TurnSeen } from '../src/wire/protocol.ts';
import { type Ends, type Link, type OpenLine, TableSocket } from '../src/wire/socket.ts';

const view = (sequence: number, match = 1): GameView =>
  ({
    match,
    sequence,
    clock: { limit: 60000, left: 50000, running: true },
    table: [],
  }) as unknown as GameView;
const events = (first: number, count: number, match = 1): ServerMessage => ({
  type: 'events',
  match,
  first,
  view: view(first + count, match),
  events: Array.from({ length: count }, (_, i) => ({ type: 'passed', seat: first + i, at: 0 })),
});
const snapshot = (sequence: number): ServerMessage =>
  ({ type: 'snapshot', party: {}, view: view(sequence), draft: null, talk: [] }) as unknown as ServerMessage;

describe('sequence numbers', () => {
  const at5 = receive(nothing, snapshot(5), 1000);
  it('takes the next events', () => {
    const next = receive(at5, events(5, 2), 2000);
    expect([next.view?.sequence, next.news.length, next.missed]).toEqual([7, 2, false]);
  });
  it('ignores what it has seen', () => expect(receive(at5, events(3, 2), 2000)).toBe(at5));
  it('takes only the new part', () =>
    expect(receive(at5, events(4, 3), 2000).news.map((event) => 'seat' in event && event.seat)).toEqual([
      5, 6,
    ]));
  it('asks about a gap and changes nothing', () => {
    const next = receive(at5, events(8, 1), 2000);
    expect([next.view?.sequence, next.missed]).toEqual([5, true]);
  });
  it('notices from a beat that it missed something', () => {
    expect(receive(at5, { type: 'beat', match: 1, sequence: 6, now: 0, spectators: 0 }, 0).missed).toBe(true);
    expect(receive(at5, { type: 'beat', match: 1, sequence: 5, now: 0, spectators: 0 }, 0).missed).toBe(
      false,
    );
  });
  it('begins a new match at its first event', () =>
    expect(receive(at5, events(0, 3, 2), 0).view?.match).toBe(2));
  it('takes the view of a stale answer, but no older one', () => {
    expect(receive(at5, { type: 'stale', id: 'x', view: view(9) }, 0).view?.sequence).toBe(9);
    expect(receive(at5, { type: 'stale', id: 'x', view: view(2) }, 0).view?.sequence).toBe(5);
  });
  it('counts the clock down from when the view came', () => expect(clockLeft(at5, 11000)).toBe(40000));
  it('never shows more time than there is', () => expect(clockLeft(at5, 800)).toBe(50000));
  it('shows no draft of an older view', () => {
    const draft = { seat: 1, draft: { table: [] } };
    expect(receive(at5, { type: 'draft', match: 1, seen: 5, draft }, 0).draft).toEqual(draft);
    expect(receive(at5, { type: 'draft', match: 1, seen: 4, draft }, 0).draft).toBeNull();
  });
});

describe('the history of a round', () => {
  const turns = (...seats: number[]): TurnSeen[] => seats.map((seat) => ({ seat }) as TurnSeen);
  const told = (sequence: number, from: number, history: TurnSeen[], number = 1): ServerMessage => ({
    type: 'events',
    match: 1,
    first: sequence - 1,
    view: { ...view(sequence), number, history, history_from: from },
    events: [{ type: 'passed', seat: 0, at: 0 }],
  });
  const seats = (message: ServerMessage) => {
    const next = receive(known, message, 0);
    return next.missed ? 'missed' : next.view?.history.map((turn) => turn.seat);
  };
  const known = receive(nothing, told(1, 0, turns(0, 1, 2)), 0);
  it('grows by the turns that come', () => expect(seats(told(2, 3, turns(0)))).toEqual([0, 1, 2, 0]));
  it('goes on with the last turn', () => expect(seats(told(2, 2, turns(7)))).toEqual([0, 1, 7]));
  it('begins anew with a round', () => expect(seats(told(2, 0, turns(5), 2))).toEqual([5]));
  it('asks where turns are missing', () => {
    expect(seats(told(2, 4, turns(0)))).toBe('missed');
    expect(seats(told(2, 1, turns(0), 2))).toBe('missed');
  });
});

describe('the socket', () => {
  let lines: { sent: string[]; closed: boolean; ends: Ends }[] = [];
  let links: Link[] = [];
  const open: OpenLine = (ends) => {
    const line = { sent: [] as string[], closed: false, ends };
    lines.push(line);
    return { send: (text) => line.sent.push(text), close: () => (line.closed = true) };
  };
  const make = (): TableSocket =>
    new TableSocket({
      open,
      token: 'T',
      onMessage: () => undefined,
      onLink: (link) => links.push(link),
      chance: () => 1,
    });
  const last = (): (typeof lines)[number] => lines[lines.length - 1] as (typeof lines)[number];
  const say = (message: object): void => last().ends.heard(JSON.stringify(message));
  const welcome = (): void => {
    last().ends.opened();
    say({ type: 'welcome', protocol: 1, now: 0 });
    say(snapshot(1));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [lines, links] = [[], []];
  });
  afterEach(() => vi.useRealTimers());

  it('says hello, and resends what was not answered', async () => {
    const socket = make();
    const answer = socket.ask({ type: 'draw', seen: 1 });
    welcome();
    expect(JSON.parse(last().sent[0] as string)).toEqual({ type: 'hello', protocol: 1, token: 'T' });
    const request = last().sent[1] as string;
    last().ends.closed();
    expect(links).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(2);
    welcome();
    expect(last().sent[1]).toBe(request);
    say({ type: 'ack', id: (JSON.parse(request) as { id: string }).id, match: 1, sequence: 2, key: null });
    expect((await answer).type).toBe('ack');
    last().ends.closed();
    vi.advanceTimersByTime(1000);
    welcome();
    expect(last().sent.length).toBe(1);
    socket.close();
  });
  it('asks again where the judge has no time, and says so in the end', async () => {
    const socket = make();
    welcome();
    const answer = socket.ask({ type: 'draw', seen: 1 });
    const request = last().sent[1] as string;
    const busy = {
      type: 'refused',
      id: (JSON.parse(request) as { id: string }).id,
      reasons: [{ code: 'busy', args: {} }],
      view: null,
    };
    for (let tries = 1; tries <= 8; tries++) {
      say(busy);
      vi.advanceTimersByTime(1000);
      expect(last().sent.filter((text) => text === request).length).toBe(tries + 1);
    }
    say(busy);
    expect((await answer).type).toBe('refused');
    vi.advanceTimersByTime(5000);
    expect(last().sent.filter((text) => text === request).length).toBe(9);
    socket.close();
  });
  it('connects again after a minute of silence', () => {
    const socket = make();
    welcome();
    vi.advanceTimersByTime(62_000);
    expect(lines.length).toBe(2);
    socket.close();
  });
  it('gives up where there is no table', () => {
    const socket = make();
    say({ type: 'bye', reason: 'no_table' });
    last().ends.closed();
    vi.advanceTimersByTime(60_000);
    expect([lines.length, links]).toEqual([1, ['ended']]);
    socket.close();
  });
});
