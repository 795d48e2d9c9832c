/** Requests of every kind that need the kernel, and bodies in chunks. */
import fc from 'fast-check';

/** A request whose response depends only on itself. */
export interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  accept?: string;
}

const degrees = (most: number) => fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((number) => number / 1e4);
const place = { lat: degrees(90), lon: degrees(180) };
const offset = fc.integer({ min: -56, max: 56 }).map((quarters) => quarters / 4);
const two = (number: number) => String(number).padStart(2, '0');
const civil = (first: number, last: number) =>
  fc
    .tuple(fc.integer({ min: first, max: last }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);

const chart = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    ...place,
    tzHours: offset,
    dashaDepth: fc.constantFrom(1, 2),
  })
  .map((body): Question => ({ method: 'POST', path: '/api/chart', body }));
const picture = fc
  .tuple(chart, fc.constantFrom('north', 'south', 'east'), fc.constantFrom('D1', 'D9', 'D60'))
  .map(([{ body = {} }, style, varga]): Question => {
    return { method: 'POST', path: `/api/chart?style=${style}&varga=${varga}`, body, accept: 'image/svg+xml' };
  });
const coreChart = fc
  .record({
    birthDate: civil(1900, 2100),
    birthTime: fc.constantFrom('04:30:00', '12:00:01', '23:59:59'),
    birthPlace: fc.record({ ...place, tz: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Apia') }),
    ayanamsa: fc.constantFrom('lahiri', 'raman', 'kp', 'surya-siddhanta', 'yukteshwar'),
    nodeMode: fc.constantFrom('mean', 'true'),
  })
  .map((body): Question => ({ method: 'POST', path: '/api/v1/core/chart', body }));
const day = fc
  .record({ date: civil(1900, 2100), ...place, tz: offset })
  .map((body): Question => ({ method: 'POST', path: '/api/muhurta', body }));
const dayByQuery = day.map(({ body = {} }): Question => {
  const query = Object.entries(body).map(([key, value]): [string, string] => [key, String(value)]);
  return { method: 'GET', path: `/api/muhurta?${new URLSearchParams(query)}` };
});
const year = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.constantFrom('', '.ics'), place.lat, place.lon)
  .map(([asked, kind, lat, lon]): Question => {
    return { method: 'GET', path: `/api/utsavas${kind}?year=${asked}&lat=${lat}&lon=${lon}&tz=Asia/Kolkata` };
  });
const fact = fc
  .constantFrom('moon', 'shani', 'exaltation', 'rohini', 'dasha')
  .map((q): Question => ({ method: 'GET', path: `/api/kundali-facts?q=${q}` }));
const rectification = fc
  .record({
    birthDate: civil(1950, 1990),
    birthWindow: fc.constant({ startTime: '08:00', endTime: '09:00' }),
    location: fc.record({ ...place, tz: offset }),
    events: fc.array(fc.record({ date: civil(1991, 2020), category: fc.constantFrom('marriage', 'windfall') }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map((body): Question => ({ method: 'POST', path: '/api/rectify', body }));

export const question = fc.oneof(
  ...[chart, picture, coreChart, day, dayByQuery, fact, rectification].map((arbitrary) => ({ arbitrary, weight: 3 })),
  { arbitrary: year, weight: 1 },
);

/** A body in chunks, with a pause before each, so that other requests can run. */
export function streamed(body: object, gaps: readonly number[]): ReadableStream {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const size = Math.ceil(bytes.length / gaps.length);
  let piece = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, gaps[piece]));
      const part = bytes.subarray(piece * size, ++piece * size);
      if (part.length > 0) controller.enqueue(part);
      if (piece === gaps.length) controller.close();
    },
  });
}
