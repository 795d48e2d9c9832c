// The questions for every runtime, and the answers as one text: equal bytes mean equal digits. It is plain JavaScript,
// so that Node, workerd and browsers run it unchanged.

/** @type {[birth: string, lat: number, lon: number, zone: string][]} */
const BIRTHS = [
  ['1990-06-15T14:30:00', 28.6139, 77.209, 'Asia/Kolkata'],
  ['1943-08-02T23:59:59', 51.4779, 0, 'Europe/London'],
  ['2000-01-01T12:00:00', -33.8688, 151.2093, 'Australia/Sydney'],
  ['1901-02-28T06:11:13', 69.6492, 18.9553, 'Europe/Oslo'],
  ['2099-12-31T00:00:00', 40.7128, -74.006, 'America/New_York'],
];

/** Writes numbers that JSON cannot represent as strings. @param {string} _key @param {unknown} value */
const written = (_key, value) =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : Object.is(value, -0) ? '-0' : value;

/**
 * The answers of a library and its kernel to all questions.
 *
 * @param {typeof import('../../src/lib/index.ts')} khagola
 * @param {import('../../src/lib/index.ts').Kernel} kernel
 */
export function answers(khagola, kernel) {
  /** @template T @param {import('../../src/lib/index.ts').Result<T, unknown>} result */
  const value = (result) => {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const charts = BIRTHS.map(([birth, latDeg, lonDeg, id]) => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = birth.split(/\D/).map(Number);
    const clock = { year, month, day, hour, minute, second };
    const { jdUt, offsetHours: tzHours } = value(khagola.resolveWallClock(clock, { kind: 'iana', id }));
    /** @type {import('../../src/lib/index.ts').ChartQuestion} */
    const question = { jdUt, latDeg, lonDeg, tzHours, ayanamsha: 'lahiri', nodeMode: 'true' };
    const chart = value(khagola.computeChart(kernel, question, 3));
    const picture = khagola.chartPicture(chart, { style: 'north', varga: 'D1', script: 'devanagari' });
    return { chart, svg: khagola.drawSvg(khagola.layoutChart(picture)) };
  });
  const delhi = { latDeg: 28.6139, lonDeg: 77.209 };
  const now = khagola.unixToJd(Date.UTC(2026, 10, 21, 12));
  const parts = {
    stamp: khagola.kernelStamp(),
    rules: khagola.RULES_VERSION,
    charts,
    utsavas: value(khagola.utsavasOf(kernel, { year: 2026, place: delhi, tz: 'Asia/Kolkata' })).utsavas,
    day: value(khagola.muhurtasOf(kernel, { year: 2026, month: 11, day: 21 }, delhi, 5.5)),
    panchanga: value(khagola.panchangaAt(kernel, now, delhi, 5.5)),
    time: value(khagola.traditionalTimeAt(kernel, now, delhi, 5.5)),
    rectification: value(
      khagola.rectify(kernel, {
        birthDate: '1990-05-15',
        startMinute: 480,
        endMinute: 600,
        gridMinutes: 5,
        ...delhi,
        tzHours: 5.5,
        events: [
          { date: '2012-06-01', category: 'education-milestone' },
          { date: '2014-11-23', category: 'marriage' },
        ],
      }),
    ),
    facts: khagola.searchFacts('moon exaltation'),
    eclipses: value(kernel.eclipses({ fromUt: now, days: 400, ...delhi })),
  };
  return Object.entries(parts).map(([name, part]) => ({ name, text: JSON.stringify(part, written) }));
}
