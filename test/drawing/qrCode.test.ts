/** QR codes as drawn, read by a decoder. */
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from '../../src/drawing/qrCode';

const PIXELS = 4;

/** The picture of a drawing, black on white. */
function rasterised({ side, path }: ReturnType<typeof qrPath>) {
  const width = side * PIXELS;
  const data = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < PIXELS; row++) {
      const start = (Number(y) * PIXELS + row) * width + Number(x) * PIXELS;
      for (let i = start; i < start + Number(run) * PIXELS; i++) data.fill(0, 4 * i, 4 * i + 3);
    }
  }
  return { width, height: width, data };
}

test.each([
  ['khagola', 29],
  ['https://khagola.example/api/utsavas.ics?place=पुणे', 41],
  [`webcal://khagola.example/api/utsavas.ics?${'kind=festival,ekadashi&'.repeat(12)}`, 77],
])('a decoder reads the drawing of %s', (text, side) => {
  const drawing = qrPath(text);
  expect(drawing.side).toBe(side);
  expect(decodeQR(rasterised(drawing))).toBe(text);
});

test('a text that no code holds is refused', () => {
  expect(() => qrPath('k'.repeat(2332))).toThrow(Error);
});
