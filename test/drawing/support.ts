/** Occupants for drawings, and a measurement of texts that is independent of the code: by the glyphs of a real font. */

import fc from 'fast-check';
import { POINT_KEYS } from '../../src/data/keys';
import { GRAHA_LABELS, pointTitle } from '../../src/drawing/labels';
import type { ChartLayout, ChartPicture, Occupant, PlacedOccupant, PlacedText, Script } from '../../src/drawing/types';

export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Advances, of an em, in DejaVu Serif 2.37, the widest common fallback (digits: DejaVu Sans, the same); of Devanāgarī
 * in Noto Sans Devanagari 2.006.
 */
const ADVANCES: Record<string, number> = {
  ...{ B: 0.735, C: 0.765, G: 0.799, K: 0.747, L: 0.664, M: 1.024, R: 0.753, S: 0.685, Ś: 0.685 },
  ...{ a: 0.596, ā: 0.596, e: 0.592, u: 0.644, ū: 0.644, '(': 0.39, ')': 0.39 },
  ...{ सू: 0.676, च: 0.634, मं: 0.598, बु: 0.571, गु: 0.563, शु: 0.68, श: 0.68, रा: 0.668, के: 0.762, ल: 0.678 },
};
const FIGURE = 0.636;

const graphemes = new Intl.Segmenter('sa');

const advance = (text: string, size: number): number =>
  Array.from(graphemes.segment(text)).reduce((sum, { segment }) => {
    const width = /\p{Nd}/u.test(segment) ? FIGURE : ADVANCES[segment];
    if (width === undefined) throw new Error(`no advance for ${segment}`);
    return sum + width * size;
  }, 0);

const around = (x: number, y: number, width: number, size: number): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - 0.76 * size,
  bottom: y + 0.24 * size,
});

/** The area that an occupant covers: capitals up to .76 em, parentheses to .24 below. */
export const inkOf = ({ text, degrees, x, y, size, degreesSize }: PlacedOccupant): Rect =>
  around(x, y, advance(text, size) + advance(degrees, degreesSize), size);

/** The area of a number in a corner. A name, which the south has at the left, has its own box. */
export const inkOfMark = ({ text, x, y, size, anchor, box }: PlacedText): Rect =>
  anchor === 'middle'
    ? { ...around(x, y, advance(text, size), size), bottom: y }
    : { left: x, right: x + box.w, top: y - 0.76 * size, bottom: y + 0.2 * size };

export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const cornersOf = ({ left, right, top, bottom }: Rect) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;

type Polygon = readonly (readonly [number, number])[];

/** Twice the signed area. */
export const area2 = (polygon: Polygon): number =>
  polygon.reduce((sum, [x0, y0], i) => {
    const [x1, y1] = polygon[(i + 1) % polygon.length] as readonly [number, number];
    return sum + x0 * y1 - x1 * y0;
  }, 0);

/** Depth of a point inside a convex polygon: the least distance to the lines of its edges, negative outside. */
export function depth(polygon: Polygon, [x, y]: readonly [number, number]): number {
  const turn = Math.sign(area2(polygon));
  return Math.min(
    ...polygon.map(([x0, y0], i) => {
      const [x1, y1] = polygon[(i + 1) % polygon.length] as readonly [number, number];
      return (turn * ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0))) / Math.hypot(x1 - x0, y1 - y0);
    }),
  );
}

export const occupantsOf = (layout: ChartLayout): PlacedOccupant[] =>
  layout.cells.flatMap(({ occupants }) => [...occupants]);

/** Lagna and nine grahas in the given rāśis, in order. */
export function occupants(
  rashis: readonly number[],
  { script = 'iast', degrees, retrograde }: { script?: Script; degrees?: number; retrograde?: readonly boolean[] } = {},
): Occupant[] {
  return POINT_KEYS.map((key, i) => ({
    key,
    label: GRAHA_LABELS[key][script],
    title: pointTitle(key),
    rashi: rashis[i] as number,
    ...(degrees !== undefined && { degrees }),
    retrograde: retrograde?.[i] ?? false,
  }));
}

const rashi = fc.integer({ min: 1, max: 12 });
const crowded = fc.integer({ min: 1, max: 12 }).map((only) => Array<number>(10).fill(only));
const gathered = fc
  .tuple(rashi, rashi)
  .chain(([a, b]) => fc.array(fc.constantFrom(a, a, b), { minLength: 10, maxLength: 10 }));

/** Charts of every style and script: spread, gathered in two rāśis, or all in one. */
export const pictures: fc.Arbitrary<ChartPicture> = fc
  .record({
    style: fc.constantFrom('north', 'south', 'east'),
    script: fc.constantFrom('iast', 'devanagari'),
    rashis: fc.oneof(fc.array(rashi, { minLength: 10, maxLength: 10 }), gathered, crowded),
    degrees: fc.constantFrom(undefined, 0, 9.99, 29.999),
    // the lagna, the Sun and the Moon are never retrograde
    retrograde: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).map((seven) => [false, false, false, ...seven]),
  })
  .map(({ style, script, rashis, degrees, retrograde }) => ({
    style,
    script,
    lagnaRashi: rashis[0] as number,
    occupants: occupants(rashis, { script, retrograde, ...(degrees !== undefined && { degrees }) }),
  }));
