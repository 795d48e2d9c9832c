/**
 * The date in an image for shared links, set from words that the build has drawn, with two lines of text below it. Only
 * the rows of both are compressed; those above are copied. PNG: https://www.w3.org/TR/png-3/
 */

import { daysFromCivil } from '../domain/time/civil';
import { canSet, type Letters, setLine, widthOf } from './lettering';

/** A word as pixels: `width` times the height of all words, row by row, each the index of a colour in `INK_RAMP`. */
interface DrawnWord {
  width: number;
  pixels: Uint8Array;
}

/** The words of dates in a language: weekdays from Sunday, months, digits. */
export interface DateWords {
  /** Height of all words, pixels. */
  height: number;
  words: readonly DrawnWord[];
}

/** The number of colours from paper to ink, the first of each palette. */
export const INK_RAMP = 16;
/** The rows at the foot of an image that hold nothing but the date and two lines of text, and their ends, pixels. */
export const DATE_BAND = { left: 80, right: 1120, top: 508, height: 122 };
/** The base lines of the texts below the date, rows from the top of the band. */
const LINE_BASES = [78, 110] as const;
const SEPARATOR = ' · ';
const [WEEKDAYS, MONTHS] = [7, 12];
const DIGITS = 10;

/** The file of the words: their height, the width of each in two bytes, and their pixels. */
export function packedWords({ height, words }: DateWords): Uint8Array {
  const head = 1 + 2 * words.length;
  const bytes = new Uint8Array(head + words.reduce((sum, { pixels }) => sum + pixels.length, 0));
  bytes[0] = height;
  let at = head;
  for (const [i, { width, pixels }] of words.entries()) {
    bytes.set([width & 0xff, width >> 8], 1 + 2 * i);
    bytes.set(pixels, at);
    at += pixels.length;
  }
  return bytes;
}

/** The words of a file that `packedWords` wrote. Throws a `RangeError` if its length is wrong. */
export function openedWords(bytes: Uint8Array): DateWords {
  const count = WEEKDAYS + MONTHS + DIGITS;
  const [height = 0] = bytes;
  let at = 1 + 2 * count;
  const words = Array.from({ length: count }, (_, i) => {
    const width = (bytes[1 + 2 * i] ?? 0) + 256 * (bytes[2 + 2 * i] ?? 0);
    const pixels = bytes.subarray(at, at + width * height);
    at += width * height;
    return { width, pixels };
  });
  if (at !== bytes.length) throw new RangeError('the words of dates have another length');
  return { height, words };
}

/** Indices of the words of a Gregorian date: `Sunday, ` `2` `9` ` November ` `2` `0` `2` `6`. */
function wordsOf(year: number, month: number, day: number): number[] {
  const weekday = (((daysFromCivil(year, month, day) + 4) % WEEKDAYS) + WEEKDAYS) % WEEKDAYS;
  const digits = (value: number) => [...String(value)].map((digit) => WEEKDAYS + MONTHS + Number(digit));
  return [weekday, ...digits(day), WEEKDAYS + month - 1, ...digits(year)];
}

/** The texts below a date, in letters of the build. */
export interface DatedTexts {
  /** What the day is for, on a line of its own; null if the image itself says it. */
  title: string | null;
  /** The names of the place, of which the first with known letters is set. */
  names: readonly string[];
  /** Times in order of importance. */
  times: readonly string[];
}

/** The title, a name, and as many times as fit into the lines, without texts that have unknown letters. */
function linesOf(letters: Letters, { title, names, times }: DatedTexts): string[] {
  const fits = (text: string) => canSet(letters, text) && widthOf(letters, text) <= DATE_BAND.right - DATE_BAND.left;
  const lines = [...(title !== null && fits(title) ? [title] : []), names.find(fits) ?? ''];
  for (const time of times) {
    const longer = [lines.at(-1), time].filter(Boolean).join(SEPARATOR);
    if (fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(time) && lines.length < LINE_BASES.length) lines.push(time);
  }
  return lines;
}

/** The rows below `DATE_BAND.top` with a date and its texts, each after the byte of its filter. */
function bandOf(
  rowBytes: number,
  { height, words }: DateWords,
  date: readonly [number, number, number],
  { letters, ...texts }: DatedTexts & { letters: Letters },
): Uint8Array {
  const band = new Uint8Array(rowBytes * DATE_BAND.height);
  let left = DATE_BAND.left;
  for (const index of wordsOf(...date)) {
    const { width, pixels } = words[index] as DrawnWord;
    for (let y = 0; y < height; y++) band.set(pixels.subarray(y * width, (y + 1) * width), y * rowBytes + 1 + left);
    left += width;
  }
  for (const [i, text] of linesOf(letters, texts).entries()) {
    const at = (LINE_BASES[i] ?? 0) * rowBytes + 1 + DATE_BAND.left;
    setLine(band, { rowBytes, at, most: INK_RAMP - 1 }, letters, text);
  }
  return band;
}

const ADLER = 65_521;
/** The sums stay below 2³² for so many bytes. */
const ADLER_BYTES = 5552;

/** Continues the checksum of zlib (RFC 1950) with further bytes. */
function adlerAfter(low: number, high: number, bytes: Uint8Array): number {
  let [a, b] = [low, high];
  for (let from = 0; from < bytes.length; from += ADLER_BYTES) {
    for (const byte of bytes.subarray(from, from + ADLER_BYTES)) {
      a += byte;
      b += a;
    }
    a %= ADLER;
    b %= ADLER;
  }
  return b * 65_536 + a;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** A chunk of a PNG: the length of its data, its type, the data and a checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < type.length; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  let crc = 0xffffffff;
  for (const byte of bytes.subarray(4, -4)) crc = (CRC_TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  view.setInt32(8 + data.length, ~crc);
  return bytes;
}

const END = pngChunk('IEND', new Uint8Array());

/** The offsets of the chunks of a PNG, by type; of equal types the last one. */
function chunksOf(png: Uint8Array): Map<string, number> {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const chunks = new Map<string, number>();
  for (let at = 8; at + 12 <= png.length; at += 12 + view.getUint32(at))
    chunks.set(String.fromCharCode(...png.subarray(at + 4, at + 8)), at);
  return chunks;
}

/**
 * An image of the build with a Gregorian date of the years 1 to 9999 and the place and times below it, as PNG.
 *
 * @param png  of eight bits a pixel, without filters; its last `IDAT` has the rows of `DATE_BAND`, all of colour 0, in
 *   blocks of their own, and the checksum
 */
export async function datedPng(
  png: Uint8Array,
  words: DateWords,
  date: readonly [year: number, month: number, day: number],
  texts: DatedTexts & { letters: Letters },
): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const chunks = chunksOf(png);
  const [head, last, end] = ['IHDR', 'IDAT', 'IEND'].map((type) => chunks.get(type));
  if (head === undefined || last === undefined || end === undefined) throw new RangeError('no PNG');
  const band = bandOf(1 + view.getUint32(head + 8), words, date, texts);
  // Zeros leave the low sum of the checksum as it is, and add it to the high sum once a byte.
  const [high, low] = [view.getUint16(end - 8), view.getUint16(end - 6)];
  const highAbove = (((high - low * band.length) % ADLER) + ADLER) % ADLER;
  const stream = new Blob([band as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const data = new Uint8Array(packed.length + 4);
  data.set(packed);
  new DataView(data.buffer).setUint32(packed.length, adlerAfter(low, highAbove, band));
  const rest = pngChunk('IDAT', data);
  const dated = new Uint8Array(last + rest.length + END.length);
  dated.set(png.subarray(0, last));
  dated.set(rest, last);
  dated.set(END, last + rest.length);
  return dated;
}
