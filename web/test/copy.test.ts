import { expect, test } from 'vitest';
import { BadCopy, fromCopy, type Kept, notesIn, putNotes, toCopy } from '../src/device/copy.ts';
import { PAGE } from '../src/device/pages.ts';

const games = new Uint8Array(3 * PAGE).map((_, at) => (at * 7) % 251);
games.set(new TextEncoder().encode('SQLite format 3\0'));
const KEPT: Kept = { notes: { tilerummy: '{"name":"Žofie"}', 'tilerummy-puzzles': '{}' }, games };
const packed = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

class Shelf implements Storage {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (at: number): string | null => [...this.kept.keys()][at] ?? null;
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
  removeItem = (name: string): void => void this.kept.delete(name);
  clear = (): void => this.kept.clear();
}

test('a copy holds everything', async () => {
  expect(await fromCopy(await toCopy(KEPT))).toEqual(KEPT);
  const nothing = { notes: {}, games: new Uint8Array(0) };
  expect(await fromCopy(await toCopy(nothing))).toEqual(nothing);
});

test('what is cut or damaged is no copy', async () => {
  const bytes = new Uint8Array(await (await toCopy(KEPT)).arrayBuffer());
  await expect(fromCopy(new Blob([bytes.slice(0, -9)]))).rejects.toBeInstanceOf(BadCopy);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 4;
  await expect(fromCopy(new Blob([bytes]))).rejects.toBeInstanceOf(BadCopy);
});

test.each([
  'no copy',
  '{}',
  'null',
  '{"tilerummy":2,"notes":{},"games":""}',
  '{"tilerummy":1,"notes":{"other":"x"},"games":""}',
  '{"tilerummy":1,"notes":{"tilerummy":1},"games":""}',
  '{"tilerummy":1,"notes":{},"games":"AAAA"}',
  '{"tilerummy":1,"notes":{},"games":"%"}',
])('what anybody could have packed is no copy: %s', async (text) => {
  await expect(fromCopy(await packed(text))).rejects.toBeInstanceOf(BadCopy);
  await expect(fromCopy(new Blob([text]))).rejects.toBeInstanceOf(BadCopy);
});

test('notes of a copy replace ours, and nobody else’s', () => {
  const shelf = new Shelf();
  shelf.setItem('tilerummy-old', '1');
  shelf.setItem('another page', '2');
  putNotes(shelf, KEPT.notes);
  expect(notesIn(shelf)).toEqual(KEPT.notes);
  expect(shelf.getItem('another page')).toBe('2');
  expect(shelf.getItem('tilerummy-old')).toBeNull();
});
