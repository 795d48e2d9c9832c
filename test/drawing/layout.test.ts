/** The content of the cells: every point once, in the right cell, clear of lines, marks and other points. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POINT_KEYS } from '../../src/data/keys';
import { DRAWING_STYLES } from '../../src/drawing/cells';
import { emWidth } from '../../src/drawing/metrics';
import type { ChartPicture, Detail } from '../../src/drawing/types';
import { layoutChart } from '../../src/drawing/worded';
import { runs } from '../domain/support/property';
import { cornersOf, depth, inkOf, inkOfMark, occupants, occupantsOf, overlap, pictures } from './support';

const CROWDS = DRAWING_STYLES.flatMap((style) =>
  (['iast', 'devanagari'] as const).flatMap((script) =>
    Array.from({ length: 12 }, (_, i) => ({ style, script, rashi: i + 1 })),
  ),
);

/** Ten points in one rāśi, seven of them retrograde, each with two digits of degrees. */
const crowd = ({ style, script, rashi }: (typeof CROWDS)[number], lagnaRashi = rashi): ChartPicture => ({
  style,
  script,
  lagnaRashi,
  occupants: occupants(Array<number>(10).fill(rashi), {
    script,
    degrees: 29.9,
    retrograde: POINT_KEYS.map((_, i) => i > 2),
  }),
});

function expectClear(picture: ChartPicture): void {
  for (const { polygon, mark, occupants: inside, rashi } of layoutChart(picture).cells) {
    const inks = inside.map(inkOf);
    const taken = mark ? [inkOfMark(mark)] : [];
    const where = `${picture.style} ${rashi}: ${inside.map(({ text, degrees }) => text + degrees).join(' ')}`;
    for (const ink of [...inks, ...taken])
      for (const corner of cornersOf(ink)) expect(depth(polygon, corner), where).toBeGreaterThan(0);
    const all = [...inks, ...taken];
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) expect(overlap(a, b), where).toBe(false);
    });
  }
}

describe('a layout', () => {
  test('a layout has the lagna and the nine grahas once each, in the cell of their rāśi', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const { cells } = layoutChart(picture);
        const placed = cells.flatMap(({ rashi, occupants: inside }) =>
          inside.map(({ occupant }) => [occupant.key, rashi] as const),
        );
        const expected = picture.occupants.map(({ key, rashi }) => [key, rashi] as const);
        expect(new Map(placed)).toEqual(new Map(expected));
        expect(placed).toHaveLength(10);
      }),
      runs(150),
    );
  });

  test('a layout has every house and every rāśi once, the first with the lagna', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const { cells } = layoutChart(picture);
        const sorted = (numbers: (number | null)[]) => numbers.map(Number).sort((a, b) => a - b);
        const twelve = Array.from({ length: 12 }, (_, i) => i + 1);
        expect(sorted(cells.map(({ house }) => house))).toEqual(twelve);
        expect(sorted(cells.map(({ rashi }) => rashi))).toEqual(twelve);
        const [first, ...others] = cells.filter(({ isLagna }) => isLagna);
        expect(others).toEqual([]);
        expect(first).toMatchObject({ house: 1, rashi: picture.lagnaRashi });
        for (const { house, rashi } of cells) expect(((Number(rashi) - picture.lagnaRashi + 12) % 12) + 1).toBe(house);
      }),
      runs(60),
    );
  });

  test('a layout keeps every text inside its cell, off the mark and off other texts', () => {
    fc.assert(fc.property(pictures, expectClear), runs(300));
  });

  test.each(CROWDS)('a layout has room for all ten in one cell: $style $script $rashi', (which) => {
    expectClear(crowd(which));
    expectClear(crowd(which, 1));
    for (const { size, text, degrees, degreesSize } of occupantsOf(layoutChart(crowd(which)))) {
      expect(size * (320 / 480), text).toBeGreaterThan(8.6); // pixels, where the drawing is 320 wide
      if (degrees !== '') expect(degreesSize * (320 / 480)).toBeGreaterThan(7.3);
    }
  });

  test('a layout uses the full size if there is room, with a mark of at least 9 pixels of 320', () => {
    for (const style of DRAWING_STYLES) {
      const { cells } = layoutChart({
        style,
        lagnaRashi: 1,
        occupants: occupants([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { degrees: 11 }),
      });
      for (const { mark, occupants: inside } of cells) {
        for (const { size } of inside) expect(size).toBe(20);
        expect((mark?.size ?? 0) * (320 / 480)).toBeGreaterThanOrEqual(9);
      }
    }
  });

  test('a layout puts retrograde grahas in parentheses, and rounds degrees down', () => {
    const layout = layoutChart({
      style: 'south',
      lagnaRashi: 1,
      occupants: occupants([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], {
        degrees: 30 - 1e-9,
        retrograde: POINT_KEYS.map((key) => key === 'saturn'),
      }),
    });
    const texts = occupantsOf(layout).map(({ text }) => text);
    expect(texts.filter((text) => /[()]/.test(text))).toEqual(['(Śa)']);
    expect(new Set(occupantsOf(layout).map(({ degrees }) => degrees))).toEqual(new Set(['29']));
  });

  test('a layout marks rāśis by number in the north and the east and by name in the south, in either script', () => {
    const marks = (
      style: ChartPicture['style'],
      script: ChartPicture['script'] = 'iast',
      further: Partial<ChartPicture> = {},
    ) => layoutChart({ style, script, lagnaRashi: 12, occupants: [], ...further }).cells.map(({ mark }) => mark?.text);
    expect(marks('north').slice(0, 3)).toEqual(['12', '1', '2']);
    expect(marks('north', 'devanagari').slice(0, 3)).toEqual(['१२', '१', '२']);
    expect(marks('east').slice(0, 3)).toEqual(['1', '2', '3']);
    expect(marks('south').slice(0, 2)).toEqual(['Meṣa', 'Vṛṣabha']);
    expect(marks('south', 'devanagari')[2]).toBe('मिथुन');
    // A page in Hindi has धनु and कुंभ, Sanskrit has धनुस् and कुम्भ.
    const rashiNames = 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'.split(' ');
    expect(marks('south', 'devanagari', { rashiNames })).toEqual(rashiNames);
  });

  test('a layout draws each line of the frame once', () => {
    // North: 4 sides of 2 pieces, 2 diagonals of 4, 4 lines of 2. South: a grid without the cross in its middle.
    // East: 4 lines and 4 sides of 3 pieces, 4 diagonals.
    const lines = (style: ChartPicture['style']) => layoutChart({ style, lagnaRashi: 1, occupants: [] }).frame;
    expect(lines('north')).toHaveLength(8 + 8 + 8);
    expect(lines('south')).toHaveLength(16 + 8 + 12);
    expect(lines('east')).toHaveLength(12 + 12 + 4);
  });
});

describe('unknown values', () => {
  const pictureOf = (style: ChartPicture['style'], lagnaRashi: number, moon: number): ChartPicture => ({
    style,
    lagnaRashi,
    occupants: occupants([lagnaRashi, 1, moon, 3, 4, 5, 6, 7, 8, 2]),
  });

  test.each(DRAWING_STYLES)('the %s drawing mentions a graha without a rāśi but does not draw it', (style) => {
    const layout = layoutChart(pictureOf(style, 4, Number.NaN));
    expect(occupantsOf(layout)).toHaveLength(9);
    expect(layout.description).toMatch(/Not placed: Candra\.$/);
  });

  test('a chart without a lagna has fixed rāśis and no houses', () => {
    for (const style of ['south', 'east'] as const) {
      const layout = layoutChart(pictureOf(style, Number.NaN, 2));
      expect(occupantsOf(layout)).toHaveLength(9);
      expect(layout.cells.every(({ house, isLagna }) => house === null && !isLagna)).toBe(true);
    }
    const north = layoutChart(pictureOf('north', Number.NaN, 2));
    expect(occupantsOf(north)).toEqual([]);
    expect(north.cells.every(({ rashi, mark }) => rashi === null && mark === null)).toBe(true);
    expect(north.description).toMatch(/^Lagna not known: the houses stay empty\. Meṣa: Sūrya; /);
  });
});

describe('the caption', () => {
  const box = (style: 'south' | 'east') => (style === 'south' ? [121.5, 358.5] : [161, 319]) as [number, number];

  test.each(['south', 'east'] as const)('the caption of %s stays in the centre, however long', (style) => {
    const captions = [
      ['Rāśi D1', '19 February 1985', '20:56:22 UTC+5:30', '24.9459° N, 83.0665° E'],
      ['Ṣaṣṭyaṃśa D60', 'M'.repeat(200)],
      Array.from({ length: 60 }, (_, i) => `line ${i}`),
      ['a b '.repeat(300)],
      [''],
      [],
    ];
    for (const caption of captions) {
      const { middle } = layoutChart({ style, lagnaRashi: 1, occupants: [], caption });
      const [low, high] = box(style);
      for (const { text, x, y, size } of middle) {
        const half = (emWidth(text) * size) / 2;
        expect(x - half).toBeGreaterThan(low);
        expect(x + half).toBeLessThan(high);
        expect(y - 0.76 * size).toBeGreaterThan(low);
        expect(y + 0.24 * size).toBeLessThan(high);
      }
      middle.forEach((line, i) => {
        if (i > 0) expect(line.y - (middle[i - 1]?.y ?? 0)).toBeGreaterThan(line.size);
      });
    }
  });

  test('the caption is complete if there is no centre', () => {
    const { middle, title } = layoutChart({ style: 'north', lagnaRashi: 1, occupants: [], caption: ['Rāśi D1', 'x'] });
    expect(middle).toEqual([]);
    expect(title).toBe('North Indian drawing, Rāśi D1, x');
  });
});

describe('small drawings', () => {
  test.each(
    DRAWING_STYLES.flatMap((style) => (['medium', 'small', 'dots'] as const).map((detail) => [style, detail] as const)),
  )('the %s drawing with detail %s has all ten points, with room for all in one cell', (style, detail: Detail) => {
    for (let rashi = 1; rashi <= 12; rashi++) {
      const layout = layoutChart({ ...crowd({ style, script: 'iast', rashi }), detail, caption: ['x'] });
      expect(occupantsOf(layout)).toHaveLength(detail === 'dots' ? 9 : 10);
      expect(layout.middle).toEqual([]);
      for (const { polygon, occupants: inside } of layout.cells) {
        const boxes = inside.map(({ box: { x, y, w, h } }) => ({ left: x, right: x + w, top: y, bottom: y + h }));
        for (const corner of boxes.flatMap(cornersOf)) expect(depth(polygon, corner)).toBeGreaterThan(0);
        boxes.forEach((a, i) => {
          for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
        });
      }
    }
  });
});

test('a medium drawing of 76 mm has no letter below 7 pt with eight grahas in one house, five of them retrograde', () => {
  for (const style of DRAWING_STYLES) {
    for (let rashi = 1; rashi <= 12; rashi++) {
      const { lagnaRashi, occupants, ...picture } = crowd({ style, script: 'iast', rashi });
      const grahas = occupants.filter(({ key }) => key !== 'lagna' && key !== 'ketu');
      const marked = grahas.map((graha, i) => ({ ...graha, retrograde: i >= grahas.length - 5 }));
      const layout = layoutChart({ ...picture, lagnaRashi, occupants: marked, detail: 'medium' });
      const pointsPerUnit = (76 * 72) / 25.4 / layout.side;
      expect(Math.min(...occupantsOf(layout).map(({ size }) => size)) * pointsPerUnit).toBeGreaterThanOrEqual(7);
    }
  }
});

test('too many occupants for a cell throw', () => {
  const many = Array.from({ length: 200 }, (_, i) => ({ key: `p${i}`, label: 'Xx', title: 'x', rashi: 1 }));
  expect(() => layoutChart({ style: 'east', lagnaRashi: 1, occupants: many })).toThrow(RangeError);
});
