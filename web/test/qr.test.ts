/** The code on the invitation can be read by a camera. */
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qr } from '../src/table/view/qr.ts';

const SQUARE = 4;
const MARGIN = 4;

/** The squares as a picture, with the quiet margin around them that the page draws too. */
function picture(code: boolean[][]): { pixels: Uint8ClampedArray; size: number } {
  const size = (code.length + 2 * MARGIN) * SQUARE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const dark = code[Math.floor(y / SQUARE) - MARGIN]?.[Math.floor(x / SQUARE) - MARGIN];
      if (dark) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return { pixels, size };
}

function read(text: string): string | undefined {
  const { pixels, size } = picture(qr(text) as boolean[][]);
  return jsQR(pixels, size, size)?.data;
}

test('an invitation is read back as it was written', () => {
  const link = 'http://192.168.1.20:8000/t/h4RkPz0vQm';
  expect(read(link)).toBe(link);
});

test('every size of code is read back, up to the longest text', () => {
  for (let length = 1; length <= 230; length += 7) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7 + length) % 90))).join('');
    expect(read(text)).toBe(text);
  }
});

test('a text that is too long has no code', () => {
  expect(qr('x'.repeat(500))).toBeNull();
});
