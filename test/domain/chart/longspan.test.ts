/** Births of the 19th century by local mean time, dated eclipses and two epochs: charts and skies of all years. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeChart } from '../../../src/domain/chart/chart';
import { farParts } from '../../../src/domain/chart/farPlaces';
import { PART_KEYS } from '../../../src/domain/chart/parts';
import { FIRST_DAY_OF_ALL, inBothCalendars, LAST_DAY_OF_ALL } from '../../../src/domain/time/calendars';
import { civilDateOf, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { historiesFor, resolveWallClock, type ZoneChoice, zoneChoice } from '../../../src/domain/time/zone';
import { around } from '../../accuracy/compare';
import { allYears } from '../../accuracy/longspan';
import { nonEmpty } from '../../nonEmpty';
import { answer } from '../support/days';

type Cell = string | number;
interface Table {
  columns: string[];
  rows: Cell[][];
}
const EVENTS = JSON.parse(readFileSync(new URL('../../truth/longspan/events.json', import.meta.url), 'utf8')) as {
  eclipses: Table;
  births: Table;
  epochs: Record<string, { jd_ut: number; places: Record<string, number[]> }>;
};

const rowsOf = ({ columns, rows }: Table, what: string): Record<string, Cell>[] =>
  nonEmpty(rows, what).map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] as Cell])));

const ZONES: Record<string, string> = {
  'Kensington Palace, London': 'Europe/London',
  Zundert: 'Europe/Amsterdam',
  Pribor: 'Europe/Prague',
  Ulm: 'Europe/Berlin',
  Malaga: 'Europe/Madrid',
  'New York': 'America/New_York',
  Porbandar: 'Asia/Kolkata',
  Calcutta: 'Asia/Kolkata',
};
const BERN_HOURS = (29 * 60 + 46) / 3600;

const SETTINGS = { ayanamsha: 'lahiri', nodeMode: 'mean' } as const;

describe('births of the 19th century', () => {
  test.each(rowsOf(EVENTS.births, 'births').map((row) => [row.name, row] as const))(
    '%s has the ascendant and the Moon of the reference, by the clock of the place',
    async (_, row) => {
      const lonDeg = Number(row.lon);
      const [hour = 0, minute = 0] = String(row.time).split(':').map(Number);
      const clock = { ...civilDateOf(String(row.date_gregorian)), hour, minute, second: 0 };
      const zone: ZoneChoice = String(row.basis).startsWith('Bern')
        ? { kind: 'offset', hours: BERN_HOURS }
        : zoneChoice(ZONES[String(row.place)] as string, lonDeg);
      const { jdUt, offsetHours } = answer(resolveWallClock(clock, zone, await historiesFor(clock, zone)));
      // Local mean time is rounded to the second.
      expect(Math.abs(jdUt - Number(row.jd_ut)) * 86_400).toBeLessThan(1);
      const question = { jdUt, latDeg: Number(row.lat), lonDeg, tzHours: offsetHours, ...SETTINGS };
      const { lagna, grahas } = answer(computeChart(allYears, question));
      const moon = grahas.find(({ key }) => key === 'moon');
      // The reference subtracts the mean ayanāṃśa; ours includes nutation, at most 0.005°. A second is 0.004° of lagna.
      expect(Math.abs(around(lagna.siderealDeg - Number(row.asc_lahiri)))).toBeLessThan(0.012);
      expect(Math.abs(around((moon?.siderealDeg ?? Number.NaN) - Number(row.moon_lahiri)))).toBeLessThan(0.006);
    },
  );
});

describe('dated eclipses', () => {
  test.each(rowsOf(EVENTS.eclipses, 'eclipses').map((row) => [row.known_date, row.note, row] as const))(
    'there is an eclipse on %s (%s), at the syzygy of the reference',
    (date, _, row) => {
      const jdUt = Number(row.syzygy_jd_ut);
      const fromUt = Math.floor(jdUt) - 1.5;
      const eclipses = answer(allYears.eclipses({ fromUt, days: 4, latDeg: 0, lonDeg: 0 }));
      const [eclipse] = eclipses.filter(({ kind }) => (kind === 'solar') === (row.kind === 'sun'));
      // The greatest eclipse is within an hour of the syzygy in longitude, on the date at Greenwich or beside it.
      expect(Math.abs((eclipse?.jdUt ?? Number.NaN) - jdUt) * 24).toBeLessThan(1);
      const { julian, gregorian } = inBothCalendars(Math.floor(jdUt - JD_UNIX_EPOCH));
      const found = jdUt < 2_299_160.5 ? julian : gregorian;
      expect(found.replace(/^-0+/, '-').replace(/^0+/, '')).toBe(String(date));
      const question = { angle: 'moon-sun', zodiac: 'lahiri', stepDeg: 180 } as const;
      const syzygy = answer(allYears.nextCrossing(question, jdUt - 0.2));
      const ttOf = (ut: number): number => ut + answer(allYears.deltaTSeconds(ut)) / 86_400;
      expect(Math.abs(ttOf(syzygy.jdUt) - Number(row.syzygy_jd_tt)) * 86_400).toBeLessThan(0.5);
    },
  );
});

test.each(Object.entries(EVENTS.epochs).filter(([name]) => name !== 'note'))(
  'the sky of %s is that of the reference',
  (_, { jd_ut, places }) => {
    const sky = answer(allYears.sky(jd_ut));
    for (const [body, [tropical = Number.NaN]] of Object.entries(places)) {
      const lonDeg =
        body === 'meanNode'
          ? sky.nodes.mean.lonDeg
          : body === 'trueNode'
            ? sky.nodes.true.lonDeg
            : sky.bodies[body as 'sun'].lonDeg;
      // Five decimals, and 0.2 s of ΔT for the Moon; the true node within 1.3″.
      expect(Math.abs(around(lonDeg - tropical))).toBeLessThan(body === 'trueNode' ? 4e-4 : 2e-4);
    }
  },
);

describe('charts of all years', () => {
  const day = fc.integer({ min: FIRST_DAY_OF_ALL, max: LAST_DAY_OF_ALL });

  test('every part of a chart is computed at any instant from the Kali epoch to 3000', () => {
    fc.assert(
      fc.property(
        day,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.constantFrom(-35, 0, 23.18, 52),
        (d, part, latDeg) => {
          const question = { jdUt: JD_UNIX_EPOCH + d + part, latDeg, lonDeg: 75.77, tzHours: 5.05, ...SETTINGS };
          // The horary chart needs a number, and the planets beyond Saturn have series of 1900 to 2100.
          const include = PART_KEYS.filter((key) => key !== 'kp_horary' && key !== 'outer');
          const { notes, lagna, grahas } = answer(computeChart(allYears, question, { include, far: farParts }));
          expect(notes).toEqual([]);
          for (const { siderealDeg } of [lagna, ...grahas]) {
            expect(siderealDeg >= 0 && siderealDeg < 360).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the Sun moves by 0.95° to 1.03° a day in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST_DAY_OF_ALL, max: LAST_DAY_OF_ALL - 1 }), (d) => {
        const at = (jdUt: number): number => answer(allYears.sky(jdUt)).bodies.sun.lonDeg;
        const moved = around(at(JD_UNIX_EPOCH + d + 1) - at(JD_UNIX_EPOCH + d));
        expect(moved).toBeGreaterThan(0.945);
        expect(moved).toBeLessThan(1.03);
      }),
      { numRuns: 300 },
    );
  });
});
