/** The pictures of shared links: shapes are filled to their edges, and the PNG holds the pixels. */
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Raster } from '../../tools/web/raster.mjs';

const box = (x: number, y: number, width: number, height: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;

/** The colour of a pixel. */
const colourAt = ({ palette, pixels, width }: Raster, x: number, y: number) => palette[pixels[y * width + x] as number];

test('fills whole pixels whole and half pixels by half, and leaves holes', () => {
  const picture = new Raster(20, 20, '#ffffff');
  picture.fill([box(2.5, 2, 10, 10), [...box(5, 5, 2, 2)].reverse()], '#000000');
  expect(colourAt(picture, 4, 4)).toEqual([0, 0, 0]);
  expect(colourAt(picture, 1, 4)).toEqual([255, 255, 255]);
  expect(colourAt(picture, 13, 4)).toEqual([255, 255, 255]);
  expect(colourAt(picture, 6, 6)).toEqual([255, 255, 255]);
  const [half = 0] = colourAt(picture, 2, 4) ?? [];
  expect(Math.abs(half - 127.5)).toBeLessThan(10);
});

test('covers as much as the area of a slanting shape', () => {
  const picture = new Raster(40, 40, '#ffffff');
  picture.fill(
    [
      [
        [3.2, 4.1],
        [35.7, 11.3],
        [12.4, 33.9],
      ],
    ],
    '#000000',
  );
  let covered = 0;
  for (const place of picture.pixels) covered += 1 - (picture.palette[place]?.[0] ?? 0) / 255;
  const area = Math.abs((35.7 - 3.2) * (33.9 - 4.1) - (12.4 - 3.2) * (11.3 - 4.1)) / 2;
  expect(Math.abs(covered - area)).toBeLessThan(area / 100);
});

test('writes a PNG with its size, its palette and its rows', () => {
  const picture = new Raster(3, 2, '#f8f8f4');
  picture.fill([box(1, 0, 1, 2)], '#a8321c');
  const png = picture.png();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const palette = png.indexOf('PLTE') + 4;
  expect([...png.subarray(palette, palette + 6)]).toEqual([0xf8, 0xf8, 0xf4, 0xa8, 0x32, 0x1c]);
  const data = png.indexOf('IDAT');
  expect([...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]).toEqual([
    0, 0, 1, 0, 0, 0, 1, 0,
  ]);
});
