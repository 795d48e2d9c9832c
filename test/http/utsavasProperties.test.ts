/** Properties of arbitrary requests to the festival calendar. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askFile, askUtsavas, DELHI, query, service, UTSAVAS } from './utsavas';

const ZONES = ['Asia/Kolkata', 'UTC', 'America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Apia', 'Africa/Monrovia'];

/** Unix milliseconds of a local time with its offset, which may have seconds: `+05:21:10`. */
function instantOf(local: string): number {
  const [, clock, sign, ...parts] = /^(.{19})([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(local) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return Date.parse(`${clock}Z`) - Number(`${sign}1`) * (hours * 3600 + minutes * 60 + seconds) * 1000;
}

const anywhere = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  tz: fc.constantFrom(...ZONES),
});

test.each([
  ['/api/utsavas', askUtsavas],
  ['/api/utsavas.ics', askFile],
])('GET %s refuses any invalid query, and never fails', async (_, askFor) => {
  const valid = Object.entries({ year: '2026', ...DELHI }).map(([key, value]): [string, string] => [key, `${value}`]);
  const wrong = fc.tuple(
    fc.constantFrom('year', 'lat', 'lon', 'tz', 'show'),
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.double().map(String), fc.integer().map(String)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(wrong, { minLength: 1, maxLength: 4 }), fc.boolean(), async (pairs, whole) => {
      const { status, body } = await askFor(
        `?${new URLSearchParams([...(whole ? valid : [['year', '1899']]), ...pairs])}`,
      );
      expect(status).toBe(400);
      expect(['year', 'lat', 'lon', 'tz', 'show']).toContain(body.field);
    }),
    { numRuns: 150 },
  );
});

test('every year at every place has a response: in order, within its year, without duplicates, with its reasons', async () => {
  await fc.assert(
    fc.asyncProperty(anywhere, async (fields) => {
      const { status, body } = await askUtsavas(query(fields));
      expect(status).toBe(200);
      const places = body.utsavas.map(({ date, key }: { date: string; key: string }) => `${date} ${key}`);
      expect(places).toEqual([...new Set(places)].sort());
      expect(body.count).toBe(places.length);
      for (const { key, date, tithi, paksha, shastra, reckoning } of body.utsavas) {
        expect(date.startsWith(`${fields.year}-`), key).toBe(true);
        expect(tithi.index <= 15, key).toBe(paksha.key === 'shukla');
        expect(shastra.rule && shastra.anchor && reckoning.decision, key).toBeTruthy();
        for (const stretch of [reckoning.tithi, reckoning.window].filter(Boolean)) {
          expect(stretch.start <= stretch.end, key).toBe(true);
          expect(instantOf(stretch.start_local), key).toBe(Date.parse(stretch.start));
        }
      }
    }),
    { numRuns: 25 },
  );
});

const spelled = (value: number): fc.Arbitrary<string> =>
  fc.constantFrom(String(value), value.toExponential(), value.toExponential().toUpperCase(), value.toFixed(7));

test('a request has one response, however its numbers and its zone are written', async () => {
  const spellings = fc
    .record({ lat: fc.integer({ min: -90, max: 90 }), lon: fc.integer({ min: -180, max: 180 }) })
    .chain((at) =>
      fc.record({
        at: fc.constant(at),
        lat: spelled(at.lat),
        lon: spelled(at.lon),
        tz: fc.constantFrom('Asia/Kolkata', 'asia/kolkata', 'ASIA/KOLKATA'),
        order: fc.shuffledSubarray(['year', 'lat', 'lon', 'tz'], { minLength: 4 }),
      }),
    );
  await fc.assert(
    fc.asyncProperty(spellings, async ({ at, lat, lon, tz, order }) => {
      const { kernelCalls, get } = service();
      const first = await get(UTSAVAS + query({ year: 2026, ...at, tz: 'Asia/Kolkata' }));
      const times = kernelCalls.times;
      const fields: Record<string, unknown> = { year: 2026, lat, lon, tz };
      const again = await get(UTSAVAS + query(Object.fromEntries(order.map((key) => [key, fields[key]]))));
      expect([again.status, kernelCalls.times]).toEqual([200, times]);
      expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    }),
    { numRuns: 25 },
  );
});
