/**
 * Lines of text as pixels, set from letters that the build has drawn. Letters that are shaped together, such as a
 * Devanāgarī syllable, are one cluster; a cluster is a list of glyphs at distances.
 */

/** A drawn glyph, trimmed to its ink: `width` times `height` pixels, row by row, each a share of ink. */
interface Glyph {
  /** Distance of the left edge from the pen, and of the top row below the base line, pixels. */
  left: number;
  top: number;
  width: number;
  pixels: Uint8Array;
}

/** The advance of the pen, then glyph, distance from the pen to the right and upwards, of each glyph; pixels. */
type Cluster = readonly number[];

/** The letters of a language in one size. */
export interface Letters {
  glyphs: readonly Glyph[];
  clusters: Readonly<Record<string, Cluster>>;
}

/** A Devanāgarī syllable, or any other character. */
const CLUSTERS =
  /(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d[\u200c\u200d]?)*[\u0915-\u0939\u0958-\u095f]\u093c?[\u093e-\u094c\u0962\u0963]*\u094d?[\u0900-\u0903]*|[\u0904-\u0914][\u0900-\u0903]*|./gsu;

/** The clusters of a text. */
export const clustersOf = (text: string): string[] => text.normalize('NFC').match(CLUSTERS) ?? [];

const HEAD_BYTES = 4;

/** The file of letters: the length of its table, the table as JSON, and the pixels of all glyphs. */
export function packedLetters({ glyphs, clusters }: Letters): Uint8Array {
  const boxes = glyphs.map(({ left, top, width, pixels }) => [left, top, width, pixels.length]);
  const table = new TextEncoder().encode(JSON.stringify({ boxes, clusters }));
  const bytes = new Uint8Array(HEAD_BYTES + table.length + glyphs.reduce((sum, { pixels }) => sum + pixels.length, 0));
  new DataView(bytes.buffer).setUint32(0, table.length);
  bytes.set(table, HEAD_BYTES);
  let at = HEAD_BYTES + table.length;
  for (const { pixels } of glyphs) {
    bytes.set(pixels, at);
    at += pixels.length;
  }
  return bytes;
}

/** The letters of a file that `packedLetters` wrote. Throws a `RangeError` if its length is wrong. */
export function openedLetters(bytes: Uint8Array): Letters {
  const from = HEAD_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const { boxes, clusters } = JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD_BYTES, from))) as {
    boxes: [left: number, top: number, width: number, length: number][];
    clusters: Letters['clusters'];
  };
  let at = from;
  const glyphs = boxes.map(([left, top, width, length]) => {
    at += length;
    return { left, top, width, pixels: bytes.subarray(at - length, at) };
  });
  if (at !== bytes.length) throw new RangeError('the letters have another length');
  return { glyphs, clusters };
}

/** Whether a text has only known letters. */
export const canSet = ({ clusters }: Letters, text: string): boolean =>
  clustersOf(text).every((cluster) => cluster in clusters);

/** The width of a text, pixels. Unknown letters have none. */
export const widthOf = ({ clusters }: Letters, text: string): number =>
  clustersOf(text).reduce((sum, cluster) => sum + (clusters[cluster]?.[0] ?? 0), 0);

/**
 * Adds a line of text to rows of pixels, 0 paper to `most` ink. Unknown letters are left out.
 *
 * @param at  the index of the pixel at the left end of the base line
 */
export function setLine(
  rows: Uint8Array,
  { rowBytes, at, most }: { rowBytes: number; at: number; most: number },
  { glyphs, clusters }: Letters,
  text: string,
): void {
  let pen = 0;
  for (const cluster of clustersOf(text)) {
    const [advance = 0, ...places] = clusters[cluster] ?? [];
    for (let i = 0; i < places.length; i += 3) {
      const [glyph = 0, x = 0, y = 0] = places.slice(i, i + 3);
      const { left, top, width, pixels } = glyphs[glyph] as Glyph;
      const corner = at + Math.round(pen + x) + left + (top - Math.round(y)) * rowBytes;
      pixels.forEach((ink, pixel) => {
        const index = corner + (pixel % width) + Math.floor(pixel / width) * rowBytes;
        rows[index] = Math.min(most, (rows[index] ?? 0) + ink);
      });
    }
    pen += advance;
  }
}
