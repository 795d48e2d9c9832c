/** A wrong question names the option that is wrong, and ends with the code of usage. */
import { describe, expect, test } from 'vitest';
import { khagola } from './ask';

const CHART = ['chart', '--date', '1990-06-15', '--time', '14:30'];
const PLACE = ['--lat', '28.6139', '--lon', '77.209'];
const RECTIFY = ['rectify', '--date', '1990-05-15', '--from', '08:00', '--to', '10:00', ...PLACE, '--offset', '5.5'];

const cases: { asked: string[]; told: string }[] = [
  { asked: [], told: 'Usage: khagola' },
  { asked: ['cahrt'], told: "unknown command 'cahrt'" },
  { asked: ['chart', '--lats', '5'], told: "unknown option '--lats'" },
  { asked: ['chart', 'x'], told: 'too many arguments' },
  { asked: ['chart', '--lat'], told: "option '--lat <degrees>' argument missing" },
  { asked: ['chart'], told: '--date is missing: it must be a date YYYY-MM-DD.' },
  {
    asked: [...CHART, '--lat', '91', '--lon', '5', '--tz', 'UTC'],
    told: '--lat must be a finite number from -90 to 90.',
  },
  {
    asked: [...CHART, '--lat', '-33.9', '--lon', 'E5', '--tz', 'UTC'],
    told: '--lon must be a finite number from -180 to 180.',
  },
  {
    asked: [...CHART, '--lat', '0x10', '--lon', '5', '--tz', 'UTC'],
    told: '--lat must be a finite number from -90 to 90.',
  },
  { asked: [...CHART, ...PLACE], told: '--tz is missing, and so is --offset: one of the two must be given.' },
  {
    asked: [...CHART, ...PLACE, '--tz', 'IST'],
    told: '--tz must be an IANA time zone identifier, for example Asia/Kolkata.',
  },
  { asked: [...CHART, ...PLACE, '--offset', '+15:00'], told: '--offset must be a finite number from -14 to 14.' },
  {
    asked: [...CHART, ...PLACE, '--tz', 'UTC', '--offset', '0'],
    told: "'--offset <hours>' cannot be used with option '--tz <zone>'",
  },
  {
    asked: [...CHART, '--place', 'Delhi', '--lat', '5'],
    told: "'--place <town>' cannot be used with option '--lat <degrees>'",
  },
  {
    asked: [...CHART, '--place', 'Nowhere at all'],
    told: '--place must be a town of the list: Nowhere at all is none',
  },
  {
    asked: [...CHART, '--place', 'New York'],
    told: '--place must be a town of the list: New York is none, New York City, United States is one; give',
  },
  {
    asked: [...CHART, '--place', 'Kansas, USA'],
    told: 'Kansas, USA is none, Kansas City, United States is one; give',
  },
  {
    asked: ['chart', '--date', '1990-02-29', '--time', '14:30', '--place', 'Delhi'],
    told: '--date must be a day that its month has.',
  },
  {
    asked: ['chart', '--date', '1899-12-31', '--time', '14:30', '--place', 'Delhi'],
    told: '--date must be in the years 1900 to 2100.',
  },
  {
    asked: ['chart', '--date', '1990-06-15', '--time', '24:00', '--place', 'Delhi'],
    told: '--time must be a time HH:mm:ss',
  },
  {
    asked: ['chart', '--date', '2026-03-29', '--time', '02:30', '--place', 'Berlin, DE'],
    told: '--time is a time that the clocks of the place skipped on that day.',
  },
  { asked: [...CHART, '--place', 'Delhi', '--depth', '6'], told: '--depth must be an integer from 1 to 5.' },
  { asked: [...CHART, '--place', 'Delhi', '--ayanamsha', 'x'], told: "'--ayanamsha <key>' argument 'x' is invalid" },
  {
    asked: [...CHART, '--place', 'Delhi', '--json', '--svg'],
    told: "option '--json' cannot be used with option '--svg'",
  },
  {
    asked: [...CHART, '--place', 'Delhi', '--svg', '--style', 'west'],
    told: "'--style <style>' argument 'west' is invalid",
  },
  { asked: [...CHART, '--place', 'Delhi', '--varga', 'D9'], told: '--varga is of a drawing: give --svg with it.' },
  {
    asked: [...CHART, '--place', 'Delhi', '--json', '--style', 'south'],
    told: '--style is of a drawing: give --svg with it.',
  },
  { asked: ['chart', '--csv', 'x.csv', '--script', 'iast'], told: '--script is of a drawing: give --svg with it.' },
  { asked: [...CHART, '--csv', 'x.csv'], told: "'--csv <file>' cannot be used with option '--date <date>'" },
  { asked: ['chart', '--csv', 'x.csv'], told: '--csv cannot be read: no such file: x.csv' },
  { asked: ['panchanga', '--date', '2026-11-21', '--place', 'Delhi'], told: '--time is missing' },
  { asked: ['panchanga', ...PLACE], told: '--tz is missing, and so is --offset: one of the two must be given.' },
  { asked: ['panchanga', '--offset', '5.5'], told: '--lat is missing' },
  { asked: ['muhurta', '--date', '21-11-2026'], told: '--date must be a date YYYY-MM-DD.' },
  { asked: ['muhurta', ...PLACE], told: '--tz is missing, and so is --offset' },
  { asked: ['muhurta', '--tz', 'Asia/Kolkata'], told: '--lat is missing' },
  { asked: ['utsavas', '1899'], told: 'years must be a year or a run of years from 1900 to 2100: 2026 or 2020-2030.' },
  { asked: ['utsavas', '2030-2020'], told: 'years must be a year or a run of years' },
  { asked: ['utsavas', '2026', ...PLACE], told: '--tz is missing: lat, lon and tz are given together or not at all.' },
  { asked: ['utsavas', '2026', '--offset', '5.5'], told: "unknown option '--offset'" },
  { asked: ['utsavas', '2026', '--kind', 'fair'], told: '--kind must be one of festival' },
  { asked: ['utsavas', '2026', '--json', '--ics'], told: "option '--json' cannot be used with option '--ics'" },
  { asked: RECTIFY, told: '--event is missing: it must be a list of 1 to 60 events.' },
  { asked: [...RECTIFY, '--event', '2010-01-01:fair'], told: 'the category of --event 1 must be one of marriage' },
  {
    asked: [...RECTIFY, '--event', '2010-01-01:marriage', '--event', '2027-01-01:marriage'],
    told: 'the date of --event 2 must not lie in the future.',
  },
  {
    asked: [
      'rectify',
      '--date',
      '1990-05-15',
      '--from',
      '10:00',
      '--to',
      '08:00',
      '--place',
      'Delhi',
      '--event',
      '2010-01-01:marriage',
    ],
    told: '--to must be later than --from, within the same day.',
  },
  {
    asked: [...RECTIFY, '--event', '2010-01-01:marriage', '--grid', '0'],
    told: '--grid must be an integer from 1 to 60.',
  },
];

describe('refusals', () => {
  test.each(cases)('khagola $asked', async ({ asked, told }) => {
    const { code, out, err } = await khagola(asked);
    expect(err).toContain(told);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    if (asked.length > 0) expect(err).toMatch(/^khagola: .+\n(\(Did you mean .+\)\n)?$/);
  });
});
