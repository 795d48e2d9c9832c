/**
 * Births at the boundaries of every class, and at arbitrary places and times. Each response matches the published
 * schema.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { BODY_KEYS, SPECIFIED_AYANAMSHA_KEYS } from '../../src/kernel/keys';
import type { Sky } from '../../src/kernel/types';
import { evenly, runs } from '../domain/support/property';
import { kernel } from './almanac';
import { post } from './ask';
import { birth, CHART, CORE_CHART, changed, coreBirth, type Fields } from './births';
import { expectNoted } from './degraded';

/** A service whose sky has everything at one sidereal longitude, Ketu opposite; the ayanāṃśa is 0, so boundaries are exact. */
function allAt(lonDeg: number, speed: number) {
  const standing = { lonDeg, latDeg: 0, distAu: 1, lonSpeedDegPerDay: speed };
  const zeroAyanamsha = { meanDeg: 0, appliedDeg: 0, appliedRateDegPerDay: 0 };
  const withEverythingAtOne = (sky: Sky): Sky => ({
    ...sky,
    bodies: Object.fromEntries(BODY_KEYS.map((key) => [key, standing])) as Sky['bodies'],
    nodes: { mean: standing, true: standing },
    ayanamsha: zeroAyanamsha,
  });
  const app = createApp(() => ({
    ...kernel,
    sky: (jdUt) => {
      const answer = kernel.sky(jdUt);
      return answer.ok ? { ok: true, value: withEverythingAtOne(answer.value) } : answer;
    },
    ayanamsha: () => zeroAyanamsha,
    angles: (sky, latDeg, east) => {
      const angles = kernel.angles(sky, latDeg, east);
      const cusps = Array.from({ length: 12 }, (_, i) => (lonDeg + 30 * i) % 360);
      return { ...angles, ascendantDeg: lonDeg, midheavenDeg: (lonDeg + 270) % 360, placidusDeg: cusps };
    },
  }));
  return async (request: Request) => app.fetch(request, {});
}

const EPSILON = 360 - 360 * (1 - Number.EPSILON);
const EDGES = [
  0,
  30,
  40 / 3,
  10 / 3,
  80 / 3,
  180,
  30 - EPSILON,
  40 / 3 - EPSILON,
  10 / 3 - EPSILON,
  360 - EPSILON,
  359.9999999999999,
  240,
  15,
  0.5,
  3,
  276 + 40 / 60,
];

describe('longitudes at boundaries', () => {
  test.each(EDGES)('the classes of a longitude are valid when everything is at %d°', async (lonDeg) => {
    for (const speed of [1, -0.5, 0]) {
      const { status, body } = await post(CHART, birth, allAt(lonDeg, speed));
      expect(status).toBe(200);
      const rashi = Math.floor(lonDeg / 30) + 1;
      const pada = Math.floor((lonDeg * 108) / 360);
      for (const at of [body.lagna, ...body.grahas.slice(0, 8)]) {
        expect(at).toMatchObject({ sidereal_deg: lonDeg, rashi_index: rashi, pada: (pada % 4) + 1 });
        expect(at.nakshatra_index).toBe(Math.floor(pada / 4) + 1);
        const away = Math.min(lonDeg - (360 * pada) / 108, (360 * (pada + 1)) / 108 - lonDeg);
        expect(at.boundary_arcsec).toBe(away * 3600);
      }
      expect(body.grahas[1].boundary_seconds === null).toBe(speed === 0);
      expect(body.vargas.D1.grahas.sun).toMatchObject({ rashi_index: rashi, vargottama: true });
      expect(body.vargas.D1.grahas.sun.boundary_seconds === null).toBe(speed === 0);
      expect(body.kp.grahas.sun).toMatchObject({ rashi_index: rashi, sidereal_deg: lonDeg });
      expect(body.kp.grahas.sun.boundary_seconds === null).toBe(speed === 0);
      expect(body.ashtakavarga.sarva.reduce((sum: number, bindus: number) => sum + bindus, 0)).toBe(337);
      expect(body.substrate_stamp.notes).toEqual([]);
    }
  });
});

const anyBirth: fc.Arbitrary<Fields> = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  second: fc.integer({ min: 0, max: 59 }),
  lat: fc.oneof(evenly(-66, 66), evenly(-90, 90)),
  lon: evenly(-180, 180),
  tzHours: fc.integer({ min: -56, max: 56 }).map((quarters) => quarters / 4),
});

test('POST /api/chart answers any birth as documented, complete below the polar circles, within 150 KB', async () => {
  const bytes: number[] = [];
  await fc.assert(
    fc.asyncProperty(anyBirth, async (request) => {
      const { status, body } = await post(CHART, request);
      expect(status).toBe(200);
      expectNoted(body);
      if (Math.abs(request.lat as number) < 66) expect(body.substrate_stamp.notes).toEqual([]);
      bytes.push(new TextEncoder().encode(JSON.stringify(body)).length);
    }),
    runs(60),
  );
  bytes.sort((a, b) => a - b);
  console.log(`Bytes of a chart: median ${bytes[bytes.length >> 1]}, most ${bytes.at(-1)} (n ${bytes.length})`);
  expect(bytes.at(-1)).toBeLessThan(150_000);
});

test('POST /api/v1/core/chart answers any birth as documented', async () => {
  await fc.assert(
    fc.asyncProperty(anyBirth, fc.constantFrom(...SPECIFIED_AYANAMSHA_KEYS), async (request, ayanamsa) => {
      const two = (n: unknown) => String(n).padStart(2, '0');
      const { body } = await post(
        CORE_CHART,
        changed(coreBirth, {
          birthDate: `${request.year}-${two(request.month)}-${two(request.day)}`,
          birthTime: `${two(request.hour)}:${two(request.minute)}:${two(request.second)}`,
          birthPlace: { lat: request.lat, lon: request.lon, tzOffsetHours: request.tzHours },
          ayanamsa,
        }),
      );
      expect(body.sovereigntySignature.notes).toEqual([]);
      for (const at of [body.lagna, ...body.grahas]) {
        expect(at.boundaryArcsec).toBeLessThanOrEqual(6000);
        expect(at.boundarySeconds).toBeGreaterThanOrEqual(0);
      }
    }),
    runs(60),
  );
});
