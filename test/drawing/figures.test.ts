/** Round charts and chakras: every point at its longitude or in its nakṣatra, and no two texts on each other. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KOTA_RINGS, MANSION_KEYS, SARVATOBHADRA } from '../../src/data/chakras';
import { HOUSE_SYSTEMS, type HouseSystem } from '../../src/data/houseSystems';
import { GRAHA_KEYS, type GrahaKey } from '../../src/data/keys';
import { computeChakras, kotaPlace, mansionOf } from '../../src/domain/chart/chakras';
import { computeHouseSystems } from '../../src/domain/chart/houseSystems';
import { arcBetween, norm360 } from '../../src/domain/circle';
import { computePositions } from '../../src/domain/positions/positions';
import { standingFrom } from '../../src/domain/positions/standing';
import type { Box } from '../../src/drawing/cells';
import { FIGURE_STYLES, type FigureStyle } from '../../src/drawing/figureStyles';
import { kotaBox, kotaFigure, sarvatobhadraFigure } from '../../src/drawing/figures/chakras';
import { chartFigure } from '../../src/drawing/figures/chart';
import { type Figure, figureSvg } from '../../src/drawing/figures/figure';
import { namesIn } from '../../src/drawing/figures/words';
import { spread } from '../../src/drawing/spread';
import { SCRIPTS, type Script } from '../../src/drawing/types';
import { answer } from '../domain/support/days';
import { kernel } from '../domain/support/kernel';
import { evenly, runs } from '../domain/support/property';

const births = fc.record({
  jdUt: evenly(2415021, 2488069),
  latDeg: evenly(-65, 65),
  lonDeg: evenly(-180, 180),
  tzHours: fc.constant<number>(0),
  ayanamsha: fc.constantFrom('lahiri' as const, 'raman' as const),
  nodeMode: fc.constantFrom('mean' as const, 'true' as const),
});
type Birth = typeof births extends fc.Arbitrary<infer T> ? T : never;

function chartOf(birth: Birth) {
  const positions = answer(computePositions(kernel, birth));
  const standing = standingFrom(positions);
  const houses = computeHouseSystems(kernel, positions, standing, []);
  return { ...positions, houses, chakras: computeChakras(standing) };
}

const CAPTION = ['15 June 1990', '14:30:00 UTC+5:30', '28.6139° N, 77.2090° E'];
const figureOf = (birth: Birth, style: FigureStyle, script: Script, houses: HouseSystem = 'sripati'): Figure =>
  chartFigure(chartOf(birth), { style, houses, script, caption: CAPTION });

const boxesOf = ({ ground, parts }: Figure): { text: string; box: Box }[] =>
  [...ground, ...parts.flatMap(({ marks }) => marks)].flatMap((mark) =>
    mark.kind === 'text' ? [{ text: mark.line.text, box: mark.line.box }] : [],
  );

/** Texts that lie on each other, or leave the drawing. */
function clashes(figure: Figure): string[] {
  const boxes = boxesOf(figure);
  expect(boxes.length).toBeGreaterThan(20);
  return boxes.flatMap(({ text, box }, i) => {
    const others = boxes
      .slice(i + 1)
      .filter(
        (other) =>
          box.x < other.box.x + other.box.w - 0.01 &&
          other.box.x < box.x + box.w - 0.01 &&
          box.y < other.box.y + other.box.h - 0.01 &&
          other.box.y < box.y + box.h - 0.01,
      );
    const isOutside = box.x < 0 || box.y < 0 || box.x + box.w > figure.side || box.y + box.h > figure.side;
    return [...others.map((other) => `${text} on ${other.text}`), ...(isOutside ? [`${text} outside`] : [])];
  });
}

/** The SVG of a part. */
const partOf = (svg: string, id: string): string => new RegExp(`<g id="kd-${id}">.*?</g>`, 's').exec(svg)?.[0] ?? '';

/** The direction of a point of the round chart from its middle, degrees anticlockwise from the left. */
const directionAt = (x: number, y: number): number => norm360((Math.atan2(240 - y, x - 240) * 180) / Math.PI - 180);

test('labels around a circle keep their order and their distance, and stay where they have room', () => {
  fc.assert(
    fc.property(fc.array(evenly(0, 360), { minLength: 2, maxLength: 12 }), evenly(1, 29), (angles, apart) => {
      const places = spread(angles, apart);
      const order = angles.map((_, i) => i).sort((a, b) => (angles[a] as number) - (angles[b] as number));
      let around = 0;
      for (const [k, i] of order.entries()) {
        const gap = norm360((places[order[(k + 1) % order.length] as number] as number) - (places[i] as number));
        expect(gap).toBeGreaterThan(apart - 1e-6);
        around += gap;
      }
      expect(around).toBeCloseTo(360, 6);
      const least = Math.min(...angles.flatMap((a, i) => angles.slice(i + 1).map((b) => arcBetween(a, b))));
      if (least >= apart)
        for (const [i, deg] of places.entries()) expect(arcBetween(deg, angles[i] as number)).toBeLessThan(1e-6);
    }),
  );
});

describe('the round chart', () => {
  test('a round chart has every point at its longitude from the lagna, within 0.01°', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(...SCRIPTS), (birth, script) => {
        const { lagna, grahas } = chartOf(birth);
        const svg = figureSvg(figureOf(birth, 'wheel', script));
        for (const { key, siderealDeg } of [{ key: 'lagna', siderealDeg: lagna.siderealDeg }, ...grahas]) {
          const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(partOf(svg, key)) ?? [];
          expect(arcBetween(directionAt(Number(x), Number(y)), siderealDeg - lagna.siderealDeg)).toBeLessThan(0.01);
        }
      }),
      runs(40),
    );
  });

  test('every house of a chalit chart begins at its cusp in each of the systems, within 0.01°', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(...HOUSE_SYSTEMS), (birth, system) => {
        const chart = chartOf(birth);
        const { cuspsDeg, grahas } = chart.houses.find(({ key }) => key === system) ?? {};
        const figure = chartFigure(chart, { style: 'chalit', houses: system, script: 'iast', caption: CAPTION });
        const svg = figureSvg(figure);
        if (!cuspsDeg || !grahas) {
          expect(figure.description).toMatch(/^The houses do not exist/);
          return;
        }
        for (const [i, cuspDeg] of cuspsDeg.entries()) {
          const [, x, y] = /L([\d.]+),([\d.]+)"/.exec(partOf(svg, `house-${i + 1}`)) ?? [];
          expect(arcBetween(directionAt(Number(x), Number(y)), cuspDeg - chart.lagna.siderealDeg)).toBeLessThan(0.01);
        }
      }),
      runs(60),
    );
  });
});

test.each(FIGURE_STYLES)('no two texts of the figure %s touch, in either script', (style) => {
  fc.assert(
    fc.property(births, fc.constantFrom(...SCRIPTS), fc.constantFrom(...HOUSE_SYSTEMS), (birth, script, system) => {
      expect(clashes(figureOf(birth, style, script, system))).toEqual([]);
    }),
    runs(40),
  );
});

const allIn = (mansion: (typeof MANSION_KEYS)[number]) =>
  Object.fromEntries(GRAHA_KEYS.map((key) => [key, mansion])) as Record<GrahaKey, typeof mansion>;

test.each(SCRIPTS)('nine grahas have room in every nakṣatra of the chakras, in %s', (script) => {
  for (const mansion of MANSION_KEYS) {
    const picture = { mansions: allIn(mansion), script, names: namesIn(script), caption: CAPTION };
    expect(clashes(sarvatobhadraFigure(picture))).toEqual([]);
    expect(clashes(kotaFigure({ ...picture, janma: 'rohini' }))).toEqual([]);
  }
});

test('every nakṣatra of the Sarvatobhadra has its square with the grahas in it', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { grahas } = chartOf(birth);
      const figure = figureOf(birth, 'sarvatobhadra', 'iast');
      const side = figure.side / 9;
      for (const { siderealDeg } of grahas) {
        const mansion = mansionOf(siderealDeg);
        const row = SARVATOBHADRA.findIndex((squares) => squares.some(({ value }) => value === mansion));
        const column = SARVATOBHADRA[row]?.findIndex(({ value }) => value === mansion) ?? -1;
        const part = figure.parts.find(({ id }) => id === mansion);
        expect(part?.title).toContain(':');
        for (const mark of part?.marks ?? []) {
          if (mark.kind !== 'text') continue;
          expect([Math.floor(mark.line.x / side), Math.floor(mark.line.y / side)]).toEqual([column, row]);
        }
      }
    }),
    runs(20),
  );
});

test('the squares of the Koṭa lie in the ring of their count, and no two of them share an area', () => {
  const boxes = MANSION_KEYS.map((_, i) => kotaBox(i + 1));
  const unit = 90;
  for (const [i, box] of boxes.entries()) {
    const janma = MANSION_KEYS[0] as (typeof MANSION_KEYS)[number];
    const { ring } = kotaPlace(janma, MANSION_KEYS[i] as (typeof MANSION_KEYS)[number]);
    const edge = Math.min(box.x, box.y, 720 - box.x - box.w, 720 - box.y - box.h) / unit;
    expect(edge).toBe(3 - KOTA_RINGS.indexOf(ring));
    for (const other of boxes.slice(i + 1)) {
      const isApart =
        box.x + box.w <= other.x ||
        other.x + other.w <= box.x ||
        box.y + box.h <= other.y ||
        other.y + other.h <= box.y;
      expect(isApart).toBe(true);
    }
  }
});

test.each(FIGURE_STYLES)('the figure %s has a title and a description in the language of its script', (style) => {
  const birth = {
    jdUt: 2448057.875,
    latDeg: 28.6,
    lonDeg: 77.2,
    tzHours: 5.5,
    ayanamsha: 'lahiri',
    nodeMode: 'mean',
  } as const;
  const [english, hindi] = SCRIPTS.map((script) => figureSvg(figureOf(birth, style, script)));
  expect(english).toMatch(
    /role="img" aria-labelledby="kd-title kd-desc" font-family="[^"]+" xml:lang="en"><title id="kd-title">[^<]+<\/title><desc id="kd-desc">[^<]+/,
  );
  expect(hindi).toMatch(/xml:lang="hi"><title id="kd-title">\p{Script=Devanagari}/u);
  expect(hindi).toMatch(/<desc id="kd-desc">\p{Script=Devanagari}/u);
  expect(() => figureSvg(figureOf(birth, style, 'iast'), { idPrefix: '1"' })).toThrow(RangeError);
});
