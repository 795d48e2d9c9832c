/** What holds for any body at all. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { post } from './ask';
import { birth, CHART, CORE_CHART, coreBirth } from './births';

const RUNS = { numRuns: 150 };

/** Bodies near a good one: some of its fields replaced by anything JSON has. */
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
])('POST %s answers or refuses whatever it is sent, never fails', async (path, good) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(near(good), anyBody), async (body) => {
      const { status } = await post(path, body);
      expect([200, 400]).toContain(status);
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

test('every birth within bounds has a whole chart', async () => {
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
