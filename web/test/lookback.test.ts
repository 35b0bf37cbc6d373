/** Where a look back opens, what it says, and a position as a link and as a picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { cardSvg, layCard } from '../src/record/card.ts';
import { bestMove } from '../src/record/best_move.ts';
import { momentOfTurn, momentsOf, moverOf, turnsBegun } from '../src/record/moments.ts';
import { linkOf, readLink } from '../src/record/position.ts';
import { recordOf } from '../src/record/fetching.ts';
import { finishedOf } from '../src/record/finished.ts';
import { readRecord } from '../src/record/record.ts';
import {
  type Highlight,
  highlights,
  isCalm,
  jokerTaken,
  judgementOf,
  openAt,
  playedUntil,
  withTold,
} from '../src/replay/lookback.ts';
import { endAfter, labelOf, verdictOn } from '../src/replay/news.ts';
import type { TableLine, TurnReview } from '../src/wire/protocol.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const FOLDER = fileURLToPath(new URL('../../tests/data/records/', import.meta.url));
const record = readRecord(readFileSync(`${FOLDER}sabra-2p.txt`, 'utf8'));
const moments = momentsOf(record);
const turn = (more: Partial<TurnReview>): TurnReview =>
  ({
    seat: 0,
    tiles: 0,
    best: null,
    missed_tiles: 0,
    missed_points: 0,
    racks: [14, 14],
    ...more,
  }) as TurnReview;
const best = (tiles: number): TurnReview['best'] => ({ tiles }) as TurnReview['best'];

describe('a look back', () => {
  it('says of a turn what makes sense to who reads it aloud, and no number that nobody could have seen', () => {
    const said = (missed: number, laid: number, mark?: 'open'): string[] => {
      const one = turn({ tiles: laid, best: best(missed + laid), missed_tiles: missed });
      const kind = mark ?? 'miss';
      const found = { kind, seat: 0, moment: 1, tiles: [], worth: missed, laid } as const;
      return [labelOf(found, ['Ada'], 0), verdictOn(one, found, ['Ada'], 0)];
    };
    expect(said(5, 4)).toEqual(['look-more', 'review-missed']);
    expect(said(8, 0)).toEqual(['look-could', 'look-could.']);
    expect(said(17, 0)).toEqual(['look-much', 'look-much.']);
    expect(said(43, 0, 'open')).toEqual(['look-open', 'look-open.']);
    // At once, on the last turn: how it went on from there.
    expect(endAfter(moments, openAt(moments, 0), 0)).toMatch(/^news-(went-out|blocked)$/);
  });
  it('opens at once on my own last turn, never on somebody else’s, never on an empty cloth', () => {
    for (const name of readdirSync(FOLDER)) {
      const one = readRecord(readFileSync(FOLDER + name, 'utf8'));
      const all = momentsOf(one);
      for (const me of one.names.keys()) {
        const at = openAt(all, me);
        const later = all.slice(at + 1).map(({ event }) => moverOf(event));
        expect(moverOf(all[at]?.event ?? null), name).toBe(me);
        expect(later, name).not.toContain(me);
      }
      const at = openAt(all, null);
      if (all.some((moment) => moment.table.length)) expect(all[at]?.table.length, name).toBeGreaterThan(0);
    }
  });
  it('shows what one learns from: the opening, a miss that a person sees, the best move, as they came', () => {
    const unopened = moments.findIndex((moment) => moverOf(moment.event) === 0);
    const late = moments.findLastIndex(({ opened, event }) => opened.has(0) && moverOf(event) === 0);
    const at = (event: number, missed: number, more: Partial<TurnReview> = {}): TurnReview =>
      turn({ best: best(missed), missed_tiles: missed, first_event: event, last_event: event, ...more });
    const open = at(unopened, 5);
    const huge = at(late - 4, 43, { first_event: late, tiles: 1 });
    const seen = at(late - 2, 6, { first_event: late, tiles: 1 });
    const small = at(late, 2, { tiles: 1 });
    const theirs = at(late - 1, 7, { seat: 1 });
    const found = highlights(record, moments, [small, open, huge, seen, theirs], true, 0);
    expect(found.filter(({ kind }) => kind !== 'best').map(({ kind, worth }) => [kind, worth])).toEqual([
      ['open', 5],
      ['miss', 6],
    ]);
    expect(found.map(({ moment }) => moment)).toEqual(
      found.map(({ moment }) => moment).sort((a, b) => a - b),
    );
    expect(found.every(({ seat }) => seat === 0)).toBe(true);
    expect(highlights(record, moments, [open, huge], true, 0).map(({ worth }) => worth)).not.toContain(43);
    expect(highlights(record, moments, [huge], true, 0).map(({ worth }) => worth)).toContain(43);
    expect(isCalm([theirs], 0)).toBe(true);
    expect(isCalm([theirs], null)).toBe(false);
  });
  it('shows whoever never opened a second chance with other tiles, if a person can see it', () => {
    const draws = moments.flatMap(({ event, opened }, i) =>
      moverOf(event) === 0 && !opened.has(0) && event?.verb === 'draw' ? [i] : [],
    );
    const [first = 0, second = 0] = draws;
    expect(second).toBeGreaterThan(first);
    const at = (event: number, play: string[]): TurnReview =>
      turn({
        number: event,
        best: { tiles: play.length, play } as TurnReview['best'],
        missed_tiles: play.length,
        first_event: event,
        last_event: event,
      });
    const kinds = (play: string[]): string[] =>
      highlights(record, moments, [at(first, ['r12', 'b12', 'k12']), at(second, play)], true, 0)
        .filter(({ kind }) => kind !== 'best')
        .map(({ kind }) => kind);
    expect(kinds(['r9', 'r10', 'r11'])).toEqual(['open', 'miss']);
    expect(kinds(['r12', 'b12', 'k12', 'y12'])).toEqual(['open']);
    expect(kinds(Array.from({ length: 9 }, (_, i) => `y${i + 1}`))).toEqual(['open']);
  });
  it('shows my best move while the rest is looked for', () => {
    const mine = bestMove(record, 1);
    expect(highlights(record, moments, [], false, 1)).toEqual([
      { kind: 'best', seat: 1, moment: mine?.moment, tiles: mine?.laid, worth: mine?.laid.length },
    ]);
    // Which miss teaches most is not known before all turns are.
    const some = turn({ best: best(6), missed_tiles: 6, first_event: 5, last_event: 5, tiles: 1 });
    expect(highlights(record, moments, [some], false, 0).map(({ kind }) => kind)).not.toContain('miss');
    expect(highlights(record, moments, [some], true, 0).map(({ kind }) => kind)).toContain('miss');
  });
  it('leaves out what a computer played for who had left', () => {
    const gone = moments.findLastIndex(({ event }) => event?.verb === 'give-up');
    expect(playedUntil(moments, 1, true)).toBe(gone);
    expect(playedUntil(moments, 1, false)).toBe(moments.length);
    expect(playedUntil(moments, 0, true)).toBe(moments.length);
    const own = moments.slice(0, 60);
    expect(openAt(own, 1)).toBeLessThan(60);
    expect(bestMove(record, 1, null, 60)?.moment).toBeLessThan(60);
    const [late, early] = [own.length, moments.length].map((end) =>
      highlights(record, moments.slice(0, end), [], true, 1).map(({ moment }) => moment),
    );
    expect(late).not.toEqual(early);
    for (const moment of late ?? []) expect(moment).toBeLessThan(60);
  });
  it('knows the faces, and who had left, of a match that ended elsewhere', async () => {
    const text = readFileSync(`${FOLDER}sabra-2p.txt`, 'utf8');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
    const seats = { names: ['Ada', 'Samir'], faces: [3, null], levels: [null, 'companion'] };
    const table = { code: 'gone', ...seats, your_seat: 0, left: true } as unknown as TableLine;
    expect(await finishedOf(table)).toMatchObject({ faces: [3, 'companion'], seat: 0, left: true });
    vi.unstubAllGlobals();
  });
  it('keeps what was told while better ones are found', () => {
    const mark = (kind: Highlight['kind'], moment: number): Highlight => ({
      ...{ kind, moment, seat: 0, tiles: [], worth: 3 },
    });
    const [open, miss, best] = [mark('open', 9), mark('miss', 20), mark('best', 30)];
    expect(withTold([open, best], [])).toEqual([open, best]);
    expect(withTold([mark('open', 4), miss, best], [open])).toEqual([open, miss, best]);
    expect(withTold([mark('open', 4), mark('joker', 12), best], [miss])).toHaveLength(3);
    expect(withTold([mark('open', 4), mark('joker', 12), best], [miss])).toContain(miss);
  });
  it('is not asked for again when it is here', async () => {
    const text = '0.000 end-match; totals: 1 -1; winners: 0';
    const fetched = vi.fn(() => Promise.resolve(new Response(text)));
    vi.stubGlobal('fetch', fetched);
    expect([await recordOf('here', 2), await recordOf('here', 2)]).toEqual([text, text]);
    expect(fetched).toHaveBeenCalledTimes(1);
    // Without a number it is the latest one, whichever that is by then; and what failed is tried again.
    await Promise.all([recordOf('here', null), recordOf('here', null)]);
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockImplementation(() => Promise.resolve(new Response('0.000 pass 0')));
    for (let i = 0; i < 2; i++) await expect(recordOf('running', 1)).rejects.toThrow();
    expect(fetched).toHaveBeenCalledTimes(5);
    vi.unstubAllGlobals();
  });
  it('shows a joker that I gave away, with who took it, and none that lies there still', () => {
    const text = (next: string): string =>
      [
        'tilerummy record 1',
        'rules sabra',
        'seat 0 "Ada"',
        'seat 1 "Bo"',
        '0 round 1',
        '0 deal; hand 0: r5 r6 * k1; hand 1: r7 b7 y7 y9; pool: b1 b2',
        '1 play 0; table: r5 r6 *; laid: r5 r6 *',
        next,
        '3 draw 0 b1',
      ].join('\n');
    const of = (next: string): ReturnType<typeof jokerTaken> =>
      jokerTaken(momentsOf(readRecord(text(next))), 0);
    expect(of('2 play 1; table: r5 r6 r7 | b7 y7 *; laid: r7 b7 y7')).toMatchObject({
      kind: 'joker',
      moment: 3,
      by: 1,
      tiles: ['r5', 'r6', '*'],
    });
    expect(of('2 play 1; table: r5 r6 r7 * ; laid: r7')).toBeNull(); // grown
    expect(of('2 draw 1 b2')).toBeNull();
  });
  it('counts turns as it finds them', () => {
    const begun = turnsBegun(moments);
    for (const number of [1, 4, begun.at(-1) ?? 0]) {
      const at = momentOfTurn(moments, number) ?? -1;
      expect(begun[at]).toBe(number);
      expect(moverOf(moments[at]?.event ?? null)).not.toBeNull();
    }
    expect(momentOfTurn(moments, 9999)).toBeNull();
  });
  it('praises what could not be better', () => {
    expect(judgementOf(turn({ tiles: 3, best: best(3) })).kind).toBe('praise');
    expect(judgementOf(turn({ tiles: 3, best: best(5), missed_tiles: 2 })).kind).toBe('miss');
    expect(judgementOf(turn({ best: best(6), missed_tiles: 6 }))).toEqual({
      laid: 0,
      could: 6,
      kind: 'miss',
    });
    expect(judgementOf(turn({})).kind).toBe('nothing');
    expect(judgementOf(turn({ tiles: 2, best: best(2), missed_points: 4 })).kind).toBe('points');
  });
  it('knows what the best move took from where', () => {
    const move = bestMove(record);
    expect(move?.laid.length).toBeGreaterThan(2);
    for (const { set, tiles } of move?.gave ?? []) expect(set).toEqual(expect.arrayContaining([...tiles]));
    expect(move?.before.table).toEqual(moments[(move?.moment ?? 1) - 1]?.table);
  });
});

interface Line {
  text: string;
  link: string;
  json: { rules: string; table: string[][]; rack: string[]; options?: object };
}
describe('a position as a link', () => {
  const lines = JSON.parse(
    readFileSync(new URL('../../tests/data/positions.json', import.meta.url), 'utf8'),
  ) as Line[];
  it.each(lines.map((line) => [line.link, line] as const))(
    '%s is read as Python reads it',
    (link, { json }) => {
      const found = readLink(link);
      expect([found?.preset, found?.table, found?.rack, found?.options]).toEqual([
        json.rules,
        json.table,
        json.rack,
        json.options ?? {},
      ]);
    },
  );
  it('is written so that it is read again', () => {
    for (const { link } of lines) {
      const found = readLink(link);
      expect(found && readLink(linkOf(found)), link).toEqual(found);
    }
  });
  it.each([
    '',
    'sabra',
    'sabra.maybe.-.-',
    'sabra.opened.k99.-',
    'sabra.opened.-.hello',
    'a.opened.-.-.x~1',
    '%',
  ])('%j is none', (link) => expect(readLink(link)).toBeNull());
  it('is a picture with every tile on it, however many', () => {
    const table = Array.from({ length: 30 }, () => ['k1', 'k2', 'k3', '*']);
    const { w, tiles } = layCard(table);
    expect(tiles).toHaveLength(120);
    expect(tiles.every(({ x, y }) => x >= 0 && x + w <= 1200 && y >= 90 && y + w * 1.4 <= 460)).toBe(true);
    const found = readLink('sabra.opened.k9b9y9-r3r4j.r5r9b1');
    const words = { title: 'Can you <find> it?', count: '6', address: 'a&b' };
    const svg = found ? cardSvg(found, ['k', 'r', 'b', 'y'], words) : '';
    expect(svg.match(/viewBox="0 0 44 58"/g)).toHaveLength(9);
    expect(svg).toContain('&lt;find');
  });
  it('has a full rack in two tiers, above its ledge and below the table', () => {
    const rack = Array.from({ length: 30 }, (_, i) => `r${(i % 13) + 1}`);
    const found = readLink('sabra.opened.k9b9y9-r3r4j.r5r9b1');
    const svg = found
      ? cardSvg({ ...found, rack }, ['k', 'r', 'b', 'y'], { title: '', count: '', address: '' })
      : '';
    const tiles = [
      ...svg.matchAll(/<svg [^>]*\bx="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ];
    const held = tiles.slice(-30).map((tile) => tile.slice(1).map(Number));
    expect(new Set(held.map(([, y]) => y)).size).toBe(2);
    expect(
      held.every(([x = 0, y = 0, w = 0, h = 0]) => w > 40 && x > 0 && x + w < 1200 && y > 400 && y + h < 560),
    ).toBe(true);
  });
});
