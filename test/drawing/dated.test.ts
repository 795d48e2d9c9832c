/** Images for shared links have the date of a day and a line of text below the drawing of the build. */
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DATE_BAND, type DateWords, datedPng, INK_RAMP, openedWords, packedWords } from '../../src/drawing/dated';
import { canSet, openedLetters, packedLetters, widthOf } from '../../src/drawing/lettering';
import { dateWords, image as drawnImage, shareLetters } from '../../tools/web/share.mjs';

const image = await drawnImage({ tithi: 26 }, 'Ekadashi');
const words = openedWords(await dateWords('en-GB'));
const letters = openedLetters(await shareLetters(['कृत्तिका पुणे']));
const NO_LINE = { letters, title: null, names: [], times: [] };

/** Gray values of a PNG, which the decoder checks: checksums, lengths, filters. */
const decoded = async (png: Uint8Array) =>
  sharp(png, { failOn: 'warning' }).extractChannel('red').raw().toBuffer({ resolveWithObject: true });

/** The columns of the date that have ink. */
async function inkOf(png: Uint8Array, from: number, to: number): Promise<number> {
  const { data, info } = await decoded(png);
  let ink = 0;
  for (let y = DATE_BAND.top; y < info.height; y++)
    for (let x = from; x < to; x++) if ((data[y * info.width + x] ?? 0) < 128) ink++;
  return ink;
}

test('a date is drawn at the foot, and nothing above it changes', async () => {
  const [before, after] = [await decoded(image), await decoded(await datedPng(image, words, [2028, 2, 29], NO_LINE))];
  expect(after.info).toMatchObject({ width: 1200, height: 630 });
  const above = 1200 * DATE_BAND.top;
  expect(after.data.subarray(0, above).equals(before.data.subarray(0, above))).toBe(true);
  expect(await inkOf(image, 0, 1200)).toBe(0);
  expect(await inkOf(await datedPng(image, words, [2028, 2, 29], NO_LINE), 80, 660)).toBeGreaterThan(1000);
});

test('the words of a date are its weekday, day, month and year', async () => {
  /** Words whose pixels are the number of the word, so that the image spells the date. */
  const numbered: DateWords = {
    height: 1,
    words: Array.from({ length: 29 }, (_, i) => ({ width: 1, pixels: Uint8Array.of(i + 1) })),
  };
  const [sunday, january, zero] = [1, 8, 20];
  const spelt = async (date: [number, number, number]) => {
    const png = Buffer.from(await datedPng(image, numbered, date, NO_LINE));
    const view = new DataView(png.buffer, png.byteOffset, png.length);
    const parts: Buffer[] = [];
    for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
      if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
        parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
    const start = 1201 * DATE_BAND.top + 1 + DATE_BAND.left;
    return [...inflateSync(Buffer.concat(parts)).subarray(start, start + 8)].filter((index) => index > 0);
  };
  expect(await spelt([2026, 11, 29])).toEqual([
    sunday,
    zero + 2,
    zero + 9,
    january + 10,
    zero + 2,
    zero,
    zero + 2,
    zero + 6,
  ]);
  expect(await spelt([1, 1, 1])).toEqual([sunday + 1, zero + 1, january, zero + 1]);
  expect(await spelt([9999, 12, 31])).toEqual([
    sunday + 5,
    zero + 3,
    zero + 1,
    january + 11,
    ...Array.from({ length: 4 }, () => zero + 9),
  ]);
});

test('the file of the words keeps their pixels in both languages', async () => {
  for (const intl of ['en-GB', 'hi-IN']) {
    const opened = openedWords(await dateWords(intl));
    expect(opened.words).toHaveLength(29);
    for (const { width, pixels } of opened.words) {
      expect(width).toBeGreaterThan(5);
      expect(Math.max(...pixels)).toBe(INK_RAMP - 1);
    }
    expect(openedWords(packedWords(opened))).toEqual(opened);
    expect(() => openedWords(packedWords(opened).subarray(0, -1))).toThrow(RangeError);
  }
});

test('the first name with known letters is drawn below the date, and times in two lines as they fit', async () => {
  const line = async (names: string[], times: string[] = [], title: string | null = null) =>
    (await decoded(await datedPng(image, words, [2028, 2, 29], { letters, title, names, times }))).data;
  const [none, pune] = [await line([]), await line(['पुणे'], ['06:37'])];
  const changed = Array.from(pune.keys()).filter((i) => pune[i] !== none[i]);
  const [columns, rows] = [changed.map((i) => i % 1200), changed.map((i) => Math.floor(i / 1200))];
  expect(none.equals(pune)).toBe(false);
  expect(await line(['Łódź', 'न'.repeat(200), 'पुणे'], ['न', '06:37'])).toEqual(pune);
  const long = '1'.repeat(Math.floor((DATE_BAND.right - DATE_BAND.left) / widthOf(letters, '1')));
  const two = await line(['पुणे'], ['06:37', long, long]);
  expect(await line(['पुणे'], ['06:37', long])).toEqual(two);
  // A title takes the first line; the name and the times that still fit take the second one.
  expect(await line([long], [], '06:37')).toEqual(await line(['06:37'], [long]));
  expect(await line(['पुणे'], [long], '06:37')).toEqual(await line(['पुणे'], [], '06:37'));
  const below = Array.from(two.keys()).filter((i) => two[i] !== pune[i]);
  expect(Math.floor((below[0] ?? 0) / 1200)).toBeGreaterThan(Math.max(...rows) - 12);
  expect(Math.min(...rows)).toBeGreaterThan(DATE_BAND.top + 46);
  expect(Math.max(...columns)).toBeLessThanOrEqual(DATE_BAND.left + Math.ceil(widthOf(letters, 'पुणे · 06:37')));
});

test('a Devanāgarī syllable is one cluster, as wide as its ligature, and its row of letters has no gap', async () => {
  expect(canSet(letters, 'कृत्ति')).toBe(true);
  expect(canSet(letters, 'त्र')).toBe(false);
  expect(Object.keys(letters.clusters)).toContain('त्ति');
  expect(widthOf(letters, 'का')).toBeLessThan(2 * widthOf(letters, 'कृ'));
  const { data } = await decoded(
    await datedPng(image, words, [2028, 2, 29], { letters, title: null, names: ['कृत्तिका'], times: [] }),
  );
  const rows = Array.from({ length: 60 }, (_, i) => (DATE_BAND.top + 62 + i) * 1200 + DATE_BAND.left + 4);
  const width = Math.floor(widthOf(letters, 'कृत्तिका')) - 8;
  const isHeadLine = (at: number) => data.subarray(at, at + width).every((gray) => gray < 160);
  expect(rows.some(isHeadLine)).toBe(true);
  expect(openedLetters(packedLetters(letters))).toEqual(letters);
  expect(() => openedLetters(packedLetters(letters).subarray(0, -1))).toThrow(RangeError);
});
