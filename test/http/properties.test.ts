/** Properties of arbitrary bodies. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askMuhurta } from './almanac';
import { post } from './ask';
import { birth, CHART, CORE_CHART, coreBirth } from './births';

const RUNS = { numRuns: 150 };

/** Bodies similar to a valid one, with some fields replaced by any JSON value. */
const near = (good: Record<string, unknown>) =>
  fc
    .tuple(
      fc.subarray(Object.keys(good)),
      fc.array(fc.oneof(fc.jsonValue(), fc.double(), fc.integer({ min: -20, max: 2200 })), {
        minLength: 8,
        maxLength: 8,
      }),
    )
    .map(([keys, values]) => ({ ...good, ...Object.fromEntries(keys.map((key, i) => [key, values[i]])) }));

const anyBody = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 200 }),
);

test.each([
  [CHART, birth],
  [CORE_CHART, coreBirth],
])('POST %s answers or refuses any body, and never fails', async (path, good) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(near(good), anyBody), async (body) => {
      const { status } = await post(path, body);
      expect([200, 400]).toContain(status);
    }),
    RUNS,
  );
});

const DAY = { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 };

test('POST /api/muhurta answers or refuses any body, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(near(DAY), anyBody), async (body) => {
      const { status } = await askMuhurta('POST', '', body);
      expect([200, 400]).toContain(status);
    }),
    RUNS,
  );
});

test('GET /api/muhurta answers or refuses any query, and never fails', async () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom(...Object.keys(DAY), 'x'),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.float().map(String)),
    ),
  );
  await fc.assert(
    fc.asyncProperty(pairs, fc.boolean(), async (generated, whole) => {
      const good = whole ? Object.entries(DAY).map(([key, value]): [string, string] => [key, `${value}`]) : [];
      const { status } = await askMuhurta('GET', `?${new URLSearchParams([...good, ...generated])}`);
      expect([200, 400]).toContain(status);
    }),
    RUNS,
  );
});

const dayAnywhere = fc.record({
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  tz: fc.integer({ min: -56, max: 56 }).map((quarters) => quarters / 4),
});

interface Stretch {
  index: number;
  start: string;
  end: string;
}

/** Fails unless each period begins where the previous one ends. */
function expectNoGap(stretches: Stretch[]): void {
  expect(stretches.slice(1).map(({ start }) => start)).toEqual(stretches.slice(0, -1).map(({ end }) => end));
}

test('every valid day has a response: complete, or with the reason why not', async () => {
  await fc.assert(
    fc.asyncProperty(dayAnywhere, async (asked) => {
      const { status, body: day } = await askMuhurta('POST', '', asked);
      expect(status).toBe(200);
      const whole = [day.sunrise, day.sunset, day.next_sunrise].every((mark) => mark !== null);
      expect([day.note === null, day.muhurtas.length, day.abhijit !== null]).toEqual([whole, whole ? 30 : 0, whole]);
      if (whole) {
        expect([day.muhurtas[0].start, day.muhurtas[14].end, day.muhurtas[29].end]).toEqual([
          day.sunrise,
          day.sunset,
          day.next_sunrise,
        ]);
      }
      if (day.sunrise !== null) expect(day.sunrise_local.slice(0, 10)).toBe(asked.date);
      const { tithi, nakshatra, yoga, karana } = day.panchanga;
      for (const [limbs, count] of [
        [tithi, 30],
        [nakshatra, 27],
        [yoga, 27],
        [karana, 60],
      ] as [Stretch[], number][]) {
        expectNoGap(limbs);
        expect(limbs.slice(1).map(({ index }) => index)).toEqual(
          limbs.slice(0, -1).map(({ index }) => (index % count) + 1),
        );
        const [first, last] = [limbs[0], limbs.at(-1)] as [Stretch, Stretch];
        if (whole) expect(first.start <= day.sunrise && last.end >= day.next_sunrise).toBe(true);
      }
      for (const slots of [day.muhurtas, day.hora, day.choghadiya.day, day.choghadiya.night]) expectNoGap(slots);
    }),
    RUNS,
  );
});

const birthAnywhere = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  tzHours: fc.integer({ min: -56, max: 56 }).map((quarters) => quarters / 4),
  second: fc.double({ min: 0, max: 59.999, noNaN: true }),
  dashaDepth: fc.constant(1),
});

test('every valid birth has a complete chart', async () => {
  await fc.assert(
    fc.asyncProperty(birthAnywhere, async (body) => {
      const answer = await post(CHART, body);
      expect(answer.status).toBe(200);
      for (const { sidereal_deg } of [answer.body.lagna, ...answer.body.grahas]) {
        expect(sidereal_deg).toBeGreaterThanOrEqual(0);
        expect(sidereal_deg).toBeLessThan(360);
      }
      expect(answer.body.vargas).not.toBeNull();
      expect(answer.body.current_phase).not.toBeNull();
    }),
    RUNS,
  );
});
