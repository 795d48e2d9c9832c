/** The sky above a place as a drawing: every body at its altitude and azimuth, nothing below the horizon, no text on another. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHA_KEYS } from '../../src/data/keys';
import { ephemeris } from '../../src/domain/ephemeris/ephemeris';
import { computeDome, DOME_BODIES, type Dome, type DomeQuestion, lightOf } from '../../src/domain/sky/dome';
import { directionTo, domePoint, litOutline } from '../../src/domain/sky/domeProjection';
import { domeFigure } from '../../src/drawing/figures/dome';
import { type Figure, type FigureMark, figureSvg } from '../../src/drawing/figures/figure';
import { SCRIPTS, type Script } from '../../src/drawing/types';
import { BODY_KEYS } from '../../src/kernel/keys';
import { RADIANS } from '../../src/kernel/units';
import { answer } from '../domain/support/days';
import { kernel } from '../domain/support/kernel';
import { evenly, runs } from '../domain/support/property';
import { rowsOf } from '../domain/support/sky2';

const moments: fc.Arbitrary<DomeQuestion> = fc.record({
  jdUt: evenly(2415021, 2488069),
  place: fc.record({ latDeg: evenly(-89, 89), lonDeg: evenly(-180, 180) }),
  ayanamsa: fc.constantFrom('lahiri' as const, 'raman' as const),
  nodeMode: fc.constantFrom('mean' as const, 'true' as const),
});

const domeOf = (question: DomeQuestion): Dome => answer(computeDome(kernel, question));

interface Choice {
  script: Script;
  isSmall: boolean;
}
const choices: fc.Arbitrary<Choice> = fc.record({ script: fc.constantFrom(...SCRIPTS), isSmall: fc.boolean() });

const figureOf = (dome: Dome, { script, isSmall }: Choice): Figure =>
  domeFigure({
    dome,
    script,
    isSmall,
    place: 'Thiruvananthapuram',
    caption: ['21 November 2026', '19:00:00 UTC+5:30'],
  });

/** Radius of the horizon: the largest circle of the ground. */
const EDGES = { full: 36, small: 30 };
const radiusOf = (figure: Figure): number => figure.side / 2 - (figure.side === 720 ? EDGES.full : EDGES.small);

const discOf = (figure: Figure, id: string) =>
  figure.parts.find((part) => part.id === id)?.marks.find((mark) => mark.kind === 'disc');

/** The altitude and the azimuth of a point of a drawing, by the stated projection. */
function placeOf(figure: Figure, x: number, y: number): { altitudeDeg: number; azimuthDeg: number } {
  const [right, down] = [x - figure.side / 2, y - figure.side / 2];
  const altitudeDeg = 90 - (90 * Math.hypot(right, down)) / radiusOf(figure);
  return { altitudeDeg, azimuthDeg: (Math.atan2(-right, -down) / RADIANS + 360) % 360 };
}

/** Angle between two directions, degrees. */
function apartDeg(
  a: { altitudeDeg: number; azimuthDeg: number },
  b: { altitudeDeg: number; azimuthDeg: number },
): number {
  const [x, y] = [a, b].map(({ altitudeDeg, azimuthDeg }) => {
    const [altitude, azimuth] = [altitudeDeg * RADIANS, azimuthDeg * RADIANS];
    return [Math.cos(altitude) * Math.sin(azimuth), Math.cos(altitude) * Math.cos(azimuth), Math.sin(altitude)];
  }) as [number[], number[]];
  return (2 * Math.asin(Math.hypot(...x.map((each, i) => each - (y[i] as number))) / 2)) / RADIANS;
}

describe('the sky above a place', () => {
  test('bodies are drawn within 0.001° of the reference, and none that is below the horizon there', () => {
    let most = 0;
    let drawn = 0;
    for (const row of rowsOf<Record<string, number>>('horizon').filter((_, i) => i % 3 === 0)) {
      const { jd_ut: jdUt, lat: latDeg, lon: lonDeg } = row as Record<'jd_ut' | 'lat' | 'lon', number>;
      const dome = domeOf({ jdUt, place: { latDeg, lonDeg }, ayanamsa: 'lahiri', nodeMode: 'mean' });
      const figure = figureOf(dome, { script: 'iast', isSmall: false });
      for (const body of BODY_KEYS) {
        const truth = { altitudeDeg: row[`${body}_alt_app`] as number, azimuthDeg: row[`${body}_az`] as number };
        const disc = discOf(figure, body);
        if (Math.abs(truth.altitudeDeg) < 0.01 || Math.abs(truth.altitudeDeg + 0.56) < 0.02) continue;
        expect([body, jdUt, disc !== undefined]).toEqual([body, jdUt, truth.altitudeDeg > 0]);
        if (!disc) continue;
        drawn++;
        most = Math.max(most, apartDeg(placeOf(figure, disc.x, disc.y), truth));
      }
    }
    console.log(`drawn bodies and the reference: ${drawn}, at most ${(most * 3600).toFixed(2)}″ apart`);
    expect(drawn).toBeGreaterThan(400);
    expect(most).toBeLessThan(0.001);
  });

  test('every graha and star above the horizon has the place of the ephemeris, and nothing else is drawn', () => {
    fc.assert(
      fc.property(moments, choices, (question, choice) => {
        const figure = figureOf(domeOf(question), choice);
        const { jdUt, ayanamsa, nodeMode, place } = question;
        const columns = ['azimuth', 'apparent_altitude'] as const;
        const asked = {
          jdUt: [jdUt],
          bodies: DOME_BODIES,
          columns,
          ayanamsa,
          nodeMode,
          center: 'geocentric',
          place,
        } as const;
        const { bodies } = answer(ephemeris(kernel, asked));
        const expected = DOME_BODIES.filter((key) => (bodies[key]?.apparent_altitude?.[0] as number) >= 0);
        const ids = expected.map((key) => ((GRAHA_KEYS as readonly string[]).includes(key) ? key : `star-${key}`));
        expect(
          figure.parts
            .map(({ id }) => id)
            .filter((id) => id !== 'ecliptic')
            .sort(),
        ).toEqual(ids.sort());
        for (const key of expected) {
          const disc = discOf(figure, (GRAHA_KEYS as readonly string[]).includes(key) ? key : `star-${key}`);
          if (!disc) throw new Error(`${key} has no disc`);
          const [azimuthDeg, altitudeDeg] = columns.map((column) => bodies[key]?.[column]?.[0] as number) as [
            number,
            number,
          ];
          expect(apartDeg(placeOf(figure, disc.x, disc.y), { azimuthDeg, altitudeDeg })).toBeLessThan(1e-6);
        }
      }),
      runs(60),
    );
  });

  test('the ecliptic passes through the Sun and the nodes, and ends at the horizon', () => {
    fc.assert(
      fc.property(moments, (question) => {
        const dome = domeOf(question);
        const { jdUt, ayanamsa, nodeMode } = question;
        const asked = {
          jdUt: [jdUt],
          bodies: GRAHA_KEYS,
          columns: ['longitude'],
          ayanamsa,
          nodeMode,
          center: 'geocentric',
        } as const;
        const { bodies } = answer(ephemeris(kernel, asked));
        for (const [key, most] of [
          ['sun', 0.004],
          ['rahu', 1e-6],
          ['ketu', 1e-6],
        ] as const) {
          const along = dome.ecliptic(bodies[key]?.longitude?.[0] as number);
          // At the altitude of the step in the refraction the two may lie on either side of it.
          if (Math.abs(along.altitudeDeg) < 0.6) continue;
          expect(apartDeg(along, dome.grahas[key])).toBeLessThan(most);
        }
        const figure = figureOf(dome, { script: 'iast', isSmall: false });
        const path = figure.parts.find(({ id }) => id === 'ecliptic')?.marks[0] as Extract<
          FigureMark,
          { kind: 'path' }
        >;
        const points = [...path.d.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(
          ([, x, y]) => [Number(x), Number(y)] as const,
        );
        for (const [x, y] of points) expect(placeOf(figure, x, y).altitudeDeg).toBeGreaterThan(-0.01);
        // Between the polar circles the ecliptic always crosses the horizon.
        if (Math.abs(question.place.latDeg) < 66) {
          expect(
            points.filter(([x, y]) => Math.abs(placeOf(figure, x, y).altitudeDeg) < 0.01).length,
          ).toBeGreaterThanOrEqual(2);
        }
      }),
      runs(60),
    );
  });

  test('no text lies on another or on a graha, and all are inside the picture', () => {
    let named = 0;
    let up = 0;
    fc.assert(
      fc.property(moments, choices, (question, choice) => {
        const figure = figureOf(domeOf(question), choice);
        const marks = [...figure.ground, ...figure.parts.flatMap((part) => part.marks)];
        const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.line] : []));
        const problems = texts.flatMap(({ text, box }, i) => {
          const on = texts
            .slice(i + 1)
            .filter(
              ({ box: other }) =>
                box.x < other.x + other.w - 0.01 &&
                other.x < box.x + box.w - 0.01 &&
                box.y < other.y + other.h - 0.01 &&
                other.y < box.y + box.h - 0.01,
            );
          const isOutside = box.x < 0 || box.y < 0 || box.x + box.w > figure.side || box.y + box.h > figure.side;
          return [...on.map((other) => `${text} on ${other.text}`), ...(isOutside ? [`${text} outside`] : [])];
        });
        expect(problems).toEqual([]);
        for (const key of GRAHA_KEYS) {
          const disc = discOf(figure, key);
          if (!disc) continue;
          up++;
          if (figure.parts.find(({ id }) => id === key)?.marks.some(({ kind }) => kind === 'text')) named++;
          for (const { text, box } of texts) {
            const [x, y] = [
              Math.max(box.x - disc.x, 0, disc.x - box.x - box.w),
              Math.max(box.y - disc.y, 0, disc.y - box.y - box.h),
            ];
            expect([text, key, Math.hypot(x, y) >= disc.r - 0.01]).toEqual([text, key, true]);
          }
        }
      }),
      runs(100),
    );
    console.log(`grahas with their names: ${named} of ${up}`);
    expect(named).toBe(up);
  });

  test('the lit part of the Moon has its share of the disc, and the Sun on its side', () => {
    fc.assert(
      fc.property(evenly(0, 1), evenly(0, 360), (lit, deg) => {
        const sunward = [Math.cos(deg * RADIANS), Math.sin(deg * RADIANS)] as const;
        const points = litOutline(lit, sunward);
        const area = points.reduce((sum, [x, y], i) => {
          const [nextX, nextY] = points[(i + 1) % points.length] as (typeof points)[number];
          return sum + (x * nextY - nextX * y) / 2;
        }, 0);
        expect(Math.abs(Math.abs(area) / Math.PI - lit)).toBeLessThan(0.005);
        const along = points.map(([x, y]) => x * sunward[0] + y * sunward[1]);
        expect(Math.max(...along)).toBeCloseTo(1, 9);
      }),
    );
    fc.assert(
      fc.property(
        evenly(0, 360),
        evenly(5, 85),
        evenly(0.5, 170),
        evenly(0, 360),
        (azimuthDeg, altitudeDeg, far, turn) => {
          const moon = { azimuthDeg, altitudeDeg };
          const ahead = directionTo(moon, elsewhere(moon, far, turn));
          const [[x0, y0], [x1, y1]] = [domePoint(moon), domePoint(elsewhere(moon, 0.001, turn))];
          const length = Math.hypot(x1 - x0, y1 - y0);
          expect((ahead[0] * (x1 - x0) + ahead[1] * (y1 - y0)) / length).toBeGreaterThan(0.9999);
        },
      ),
    );
  });

  test.each([
    [
      'iast',
      /^The sky over Thiruvananthapuram, 21 November 2026, 19:00:00 UTC\+5:30, Astronomical twilight$/,
      /^Candra: altitude 55°, azimuth 83°\. 87 % of the disc is lit\. .*Below the horizon: Sūrya/,
    ],
    ['devanagari', /^Thiruvananthapuram का आकाश, 21 November 2026/, /^चन्द्रः?: उन्नतांश [०-९]+°, .*क्षितिज के नीचे: सूर्य/],
  ] as const)(
    'the picture has a title and a description in the language of the script %s',
    (script, title, description) => {
      const dome = domeOf({
        jdUt: 2461366.0625,
        place: { latDeg: 8.5, lonDeg: 76.95 },
        ayanamsa: 'lahiri',
        nodeMode: 'mean',
      });
      const svg = figureSvg(figureOf(dome, { script, isSmall: false }));
      expect(/<title id="kd-title">([^<]*)</.exec(svg)?.[1]).toMatch(title);
      expect(/<desc id="kd-desc">([^<]*)</.exec(svg)?.[1]).toMatch(description);
      expect(svg).not.toMatch(/NaN|undefined|style="/);
    },
  );

  test('the light of the sky follows the altitude of the Sun', () => {
    const at = (altitudeDeg: number) => lightOf({ grahas: { sun: { altitudeDeg, azimuthDeg: 0 } } as Dome['grahas'] });
    expect([10, -0.8, -0.9, -6.1, -12.1, -18.1].map(at)).toEqual([
      'day',
      'day',
      'civil',
      'nautical',
      'astronomical',
      'night',
    ]);
  });
});

/** The place at a distance from another, in a direction that turns from up. */
function elsewhere(from: { azimuthDeg: number; altitudeDeg: number }, farDeg: number, turnDeg: number) {
  const [h, d, q] = [from.altitudeDeg, farDeg, turnDeg].map((deg) => deg * RADIANS) as [number, number, number];
  const up = Math.sin(h) * Math.cos(d) + Math.cos(h) * Math.sin(d) * Math.cos(q);
  const east = Math.sin(d) * Math.sin(q);
  const away = Math.cos(d) * Math.cos(h) - Math.sin(d) * Math.sin(h) * Math.cos(q);
  return {
    altitudeDeg: Math.asin(Math.max(-1, Math.min(1, up))) / RADIANS,
    azimuthDeg: from.azimuthDeg + Math.atan2(east, away) / RADIANS,
  };
}
