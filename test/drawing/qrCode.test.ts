/** QR codes: three whose text the decoder jsQR 1.4.0 reads, the patterns of every version, and the drawing. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode, qrPath } from '../../src/drawing/qrCode';

const rowsOf = (modules: readonly (readonly boolean[])[]): string[] => modules.map((row) => row.map(Number).join(''));

test.each([
  ['khagola', 21, '33b9abf59e50ffac'],
  ['https://khagola.example/api/utsavas.ics?place=पुणे', 33, 'b07b073e633594b9'],
  [`webcal://khagola.example/api/utsavas.ics?${'kind=festival,ekadashi&'.repeat(12)}`, 69, 'aee85eaf6f43ffd9'],
])('the code of %s is the one that a decoder reads', (text, size, digest) => {
  const rows = rowsOf(qrCode(text));
  expect(rows.length).toBe(size);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
});

test('codes of every length have three finders and lines of timing, and longer texts are refused', () => {
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const sizes = new Set<number>();
  for (let length = 1; length <= 666; length += 7) {
    const rows = rowsOf(qrCode('k'.repeat(length)));
    const size = rows.length;
    sizes.add(size);
    const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      expect(corner(x, y)).toEqual(finder);
    }
    expect(rows[6]?.slice(8, size - 8)).toBe('10'.repeat(size).slice(0, size - 16));
  }
  expect(sizes.size).toBe(20);
  expect(() => qrCode('k'.repeat(667))).toThrow(RangeError);
});

test('the drawing covers the dark modules once, within a quiet zone of four', () => {
  const modules = qrCode('khagola');
  const { side, path } = qrPath(modules);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, run]) => [x, y, run].map(Number));
  expect(side).toBe(29);
  expect(runs.reduce((sum, [, , run = 0]) => sum + run, 0)).toBe(modules.flat().filter(Boolean).length);
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
});
