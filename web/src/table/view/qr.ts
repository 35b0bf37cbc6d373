/** A QR code of a link, made here: byte mode, error correction L, versions 1 to 9. */

/** Data codewords and error correction codewords per block, and blocks, for level L. */
const VERSIONS: readonly (readonly [number, number, number])[] = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
  [78, 20, 2],
  [97, 24, 2],
  [116, 30, 2],
];
const ALIGN: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
for (let i = 255; i < 512; i++) EXP[i] = EXP[i - 255] as number;

const times = (a: number, b: number): number =>
  a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0;

/** The remainder that Reed and Solomon ask for. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((g, j) => {
      next[j] = (next[j] as number) ^ g;
      next[j + 1] = (next[j + 1] as number) ^ times(g, EXP[i] as number);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] as number;
    if (lead) generator.forEach((g, j) => (rest[i + j] = (rest[i + j] as number) ^ times(g, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [size, ecc, blocks] = VERSIONS[version - 1] as readonly [number, number, number];
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, size * blocks * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  // The standard's two filler bytes, in turns.
  for (let pad = 0xec; data.length < size * blocks; pad ^= 0xec ^ 0x11) data.push(pad);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const checks = parts.map((part) => correction(part, ecc));
  const weave = (rows: number[][]): number[] =>
    (rows[0] ?? []).flatMap((_, i) => rows.map((row) => row[i] as number));
  return [...weave(parts), ...weave(checks)];
}

/** Rows of dark and light squares, or null for a text that is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  // Two bytes more: the mode and the length take twelve bits.
  const version = VERSIONS.findIndex(([size, , blocks]) => bytes.length + 2 <= size * blocks) + 1;
  if (!version) return null;
  const n = 17 + 4 * version;
  const dark: boolean[][] = Array.from({ length: n }, () => new Array<boolean>(n).fill(false));
  const fixed: boolean[][] = Array.from({ length: n }, () => new Array<boolean>(n).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= n || y >= n) return;
    (dark[y] as boolean[])[x] = on;
    (fixed[y] as boolean[])[x] = true;
  };
  for (const [cx, cy] of [
    [3, 3],
    [n - 4, 3],
    [3, n - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  for (let i = 8; i < n - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const centres = ALIGN[version - 1] ?? [];
  for (const cy of centres)
    for (const cx of centres) {
      if ((cx < 8 && cy < 8) || (cx < 8 && cy > n - 9) || (cx > n - 9 && cy < 8)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  // Level L, mask 0; then the version from 7 on.
  let format = 0b01000 << 10;
  for (let i = 14; i >= 10; i--) if (format & (1 << i)) format ^= 0x537 << (i - 10);
  format = ((0b01000 << 10) | format) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const on = ((format >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : n - 15 + i, on);
    set(i < 8 ? n - 1 - i : i < 9 ? 7 : 14 - i, 8, on);
  }
  set(8, n - 8, true);
  if (version >= 7) {
    let rest = version << 12;
    for (let i = 17; i >= 12; i--) if (rest & (1 << i)) rest ^= 0x1f25 << (i - 12);
    const all = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const on = ((all >> i) & 1) === 1;
      set(Math.floor(i / 3), n - 11 + (i % 3), on);
      set(n - 11 + (i % 3), Math.floor(i / 3), on);
    }
  }
  const bits = codewords(bytes, version).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (byte >> i) & 1),
  );
  let at = 0;
  for (let right = n - 1; right > 0; right -= 2) {
    // Column 6 holds the timing pattern: pairs of columns go round it.
    if (right === 6) right = 5;
    for (let step = 0; step < n; step++) {
      const y = ((right + 1) & 2) === 0 ? n - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue;
        (dark[y] as boolean[])[x] = ((bits[at++] ?? 0) === 1) !== ((x + y) % 2 === 0);
      }
    }
  }
  return dark;
}
