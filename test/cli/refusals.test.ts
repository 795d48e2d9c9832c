/** Usage errors name the option, and exit with the code for usage errors. */
import { describe, expect, test } from 'vitest';
import { khagola } from './ask';

const CHART = ['chart', '--date', '1990-06-15', '--time', '14:30'];
const PLACE = ['--lat', '28.6139', '--lon', '77.209'];
const RECTIFY = ['rectify', '--date', '1990-05-15', '--from', '08:00', '--to', '10:00', ...PLACE, '--offset', '5.5'];

const cases: { asked: string[]; told: string }[] = [
  { asked: ['match'], told: "required option '--a <birth>' not specified" },
  {
    asked: ['match', '--a', '1990-06-15', '--b', '1990-06-15 14:30 Pune'],
    told: '--a must be a date, a time and a place, for example "1990-06-15 14:30 New Delhi".',
  },
  {
    asked: ['match', '--a', '1990-13-15 14:30 Pune', '--b', '1990-06-15 14:30 Pune'],
    told: '--a must be a date YYYY-MM-DD',
  },
  {
    asked: ['match', '--a', '1990-06-15 14:30 Nowhere at all', '--b', '1990-06-15 14:30 Pune'],
    told: '--place must be a name or an id from GET /api/v1/places, for example Pune.',
  },
  { asked: ['find', 'luck'], told: "value 'luck' is invalid" },
  { asked: ['find', 'vivaha', '--from', '2026-01-01'], told: '--to is required and must be a date YYYY-MM-DD' },
  {
    asked: ['find', 'krishi', '--from', '2026-01-01', '--to', '2026-02-01', '--tradition', 'prokerala'],
    told: '--tradition must be one of almanac',
  },
  {
    asked: ['find', 'vivaha', '--from', '2026-01-01', '--to', '2026-02-01', '--nakshatra', '28'],
    told: '--nakshatra must be a whole number from 1 to 27, for example 4.',
  },
  { asked: [], told: 'Usage: khagola' },
  { asked: ['cahrt'], told: "unknown command 'cahrt'" },
  { asked: ['chart', '--lats', '5'], told: "unknown option '--lats'" },
  { asked: ['chart', 'x'], told: 'too many arguments' },
  { asked: ['chart', '--lat'], told: "option '--lat <degrees>' argument missing" },
  { asked: ['chart'], told: '--date is required and must be a date YYYY-MM-DD, for example 1990-05-15.' },
  {
    asked: [...CHART, '--lat', '91', '--lon', '5', '--tz', 'UTC'],
    told: '--lat must be a number from -90 to 90, for example 28.6139.',
  },
  {
    asked: [...CHART, '--lat', '-33.9', '--lon', 'E5', '--tz', 'UTC'],
    told: '--lon must be a number from -180 to 180, for example 77.209.',
  },
  {
    asked: [...CHART, '--lat', '0x10', '--lon', '5', '--tz', 'UTC'],
    told: '--lat must be a number from -90 to 90, for example 28.6139.',
  },
  {
    asked: [...CHART, ...PLACE],
    told: '--offset is required and must be a UTC offset in hours from -14 to 14, for example 5.5.',
  },
  {
    asked: [...CHART, ...PLACE, '--tz', 'IST'],
    told: '--tz must be an IANA time zone or one of bombay, calcutta, madras, for example Asia/Kolkata.',
  },
  {
    asked: [...CHART, ...PLACE, '--offset', '+15:00'],
    told: '--offset must be a UTC offset in hours from -14 to 14, for example 5.5.',
  },
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
    told: '--place must be a name or an id from GET /api/v1/places, for example Pune.',
  },
  { asked: [...CHART, '--place', 'Kansas, USA'], told: '--place matches several places.' },
  { asked: ['panchanga', '--from', '2027-01-31', '--to', '2027-01-01'], told: '--to must not be before --from.' },
  {
    asked: ['panchanga', '--from', '2027-01-01', '--to', '2028-02-06'],
    told: '--to must be at most 400 days after --from. For later days send another request, from 2028-02-06.',
  },
  { asked: ['panchanga', '--to', '2027-01-01'], told: '--from is required and must be a date' },
  {
    asked: ['panchanga', '--from', '2027-01-01', '--fields', 'tithi,luck'],
    told: '--fields must be a list of weekday,',
  },
  { asked: ['panchanga', '--from', '2027-01-01', '--lang', 'xx'], told: '--lang must be one of sa, sa-Deva, en, hi,' },
  { asked: ['panchanga', '--lang', 'xx'], told: '--lang must be one of sa, sa-Deva, en, hi,' },
  { asked: ['panchanga', '--csv'], told: '--csv requires --from.' },
  { asked: ['panchanga', '--from', '2027-01-01', '--date', '2027-01-01'], told: 'cannot be used with option' },
  { asked: ['muhurta', '--lang', 'xx'], told: '--lang must be one of sa, sa-Deva, en, hi,' },
  { asked: ['date', '22.11.2026'], told: 'date must be YYYY-MM-DD, for example 2026-11-22.' },
  { asked: ['date', '2026-02-30'], told: 'date must exist in that month.' },
  { asked: ['date', '2083-8-40', '--calendar', 'nepali', '--back'], told: 'month 8 of 2083 has 30 days.' },
  { asked: ['date', '2083-8-6', '--back'], told: '--back requires --calendar' },
  { asked: ['date', '1910-01-01', '--calendar', 'nepali'], told: '1918-04-13 to 2044-04-12.' },
  { asked: ['date', '2026-11-22', '--adhika'], told: '--paksha and --adhika require --back.' },
  { asked: ['date', '--calendar', 'mayan'], told: 'Allowed choices are shaka_national' },
  { asked: ['places'], told: 'name must be the name of a place, unless lat and lon are given' },
  { asked: ['places', 'Pune', '--limit', '51'], told: '--limit must be a whole number from 1 to 50' },
  {
    asked: ['chart', '--date', '1990-02-29', '--time', '14:30', '--place', 'Delhi'],
    told: '--date must exist in that month (got 29 February).',
  },
  {
    asked: ['chart', '--date', '1899-12-31', '--time', '14:30', '--place', 'Delhi'],
    told: '--date must be in the years 1900 to 2100, for example 1990-05-15.',
  },
  {
    asked: ['chart', '--date', '1990-06-15', '--time', '24:00', '--place', 'Delhi'],
    told: '--time must be a time HH:mm:ss',
  },
  {
    asked: ['chart', '--date', '2026-03-29', '--time', '02:30', '--place', 'Berlin, DE'],
    told: '--time does not exist on that day at the place, because the clocks skipped it.',
  },
  {
    asked: [...CHART, '--place', 'Delhi', '--depth', '6'],
    told: '--depth must be a whole number from 1 to 5, for example 3.',
  },
  { asked: [...CHART, '--place', 'Delhi', '--ayanamsha', 'x'], told: '--ayanamsha must be one of lahiri, raman, kp' },
  { asked: [...CHART, '--place', 'Delhi', '--ayanamsha', '1:x'], told: '--ayanamsha must be a number from' },
  {
    asked: [...CHART, '--place', 'Delhi', '--nodes', 'x'],
    told: '--nodes must be one of mean, true, for example true.',
  },
  {
    asked: [...CHART, '--place', 'Delhi', '--preset', 'x'],
    told: '--preset must be one of khagola, jhora, kp, raman, rao',
  },
  {
    asked: [...CHART, '--place', 'Delhi', '--dasha-year', '365'],
    told: '--dasha-year must be one of 365.25, 365.2564',
  },
  { asked: [...CHART, '--place', 'Delhi', '--include', 'x'], told: '--include must be a list of day, bhavas' },
  { asked: [...CHART, '--place', 'Delhi', '--dashas', 'x'], told: '--dashas must be a list of vimshottari' },
  { asked: [...CHART, '--place', 'Delhi', '--number', '250'], told: '--number must be a whole number from 1 to 249' },
  {
    asked: [...CHART, '--place', 'Delhi', '--precision', '3'],
    told: '--precision must be a whole number from 4 to 12',
  },
  { asked: [...CHART, '--place', 'Delhi', '--compare', 'jhora,x'], told: '--compare must be one of khagola, jhora' },
  {
    asked: [...CHART, '--place', 'Delhi', '--compare', 'ayanamsha=raman+node=true'],
    told: '--compare has no setting "node": use preset, ayanamsha, nodes, dasha-year, co-lords, for example',
  },
  {
    asked: [...CHART, '--place', 'Delhi', '--co-lords', 'perhaps'],
    told: '--co-lords must be true or false',
  },
  { asked: [...CHART, '--place', 'Delhi', '--lang', 'xx'], told: '--lang must be one of sa, sa-Deva, en, hi' },
  { asked: [...CHART, '--place', 'Delhi', '--svg', '--compare', 'kp'], told: '--compare has no effect on a drawing' },
  { asked: ['chart', '--csv', 'x.csv', '--compare', 'kp'], told: "cannot be used with option '--compare <settings>'" },
  {
    asked: [...CHART, '--place', 'Delhi', '--json', '--svg'],
    told: "option '--json' cannot be used with option '--svg'",
  },
  {
    asked: [...CHART, '--place', 'Delhi', '--svg', '--style', 'west'],
    told: "'--style <style>' argument 'west' is invalid",
  },
  { asked: [...CHART, '--place', 'Delhi', '--varga', 'D9'], told: '--varga requires --svg.' },
  {
    asked: [...CHART, '--place', 'Delhi', '--json', '--style', 'south'],
    told: '--style requires --svg.',
  },
  { asked: ['chart', '--csv', 'x.csv', '--script', 'iast'], told: '--script requires --svg.' },
  { asked: [...CHART, '--csv', 'x.csv'], told: "'--csv <file>' cannot be used with option '--date <date>'" },
  { asked: ['chart', '--csv', 'x.csv'], told: '--csv: cannot read the file: no such file: x.csv' },
  { asked: ['panchanga', '--date', '2026-11-21', '--place', 'Delhi'], told: '--time is required and must be' },
  { asked: ['panchanga', ...PLACE], told: '--tz is required, or --offset instead, for example Asia/Kolkata.' },
  { asked: ['panchanga', '--offset', '5.5'], told: '--lat is required and must be' },
  { asked: ['muhurta', '--date', '21-11-2026'], told: '--date must be a date YYYY-MM-DD, for example 2026-11-21.' },
  { asked: ['muhurta', ...PLACE], told: '--tz is required, or --offset instead' },
  { asked: ['muhurta', '--tz', 'Asia/Kolkata'], told: '--lat is required and must be' },
  {
    asked: ['utsavas', '1899'],
    told: 'years must be a year or a range of years from 1900 to 2100, for example 2026 or 2020-2030.',
  },
  { asked: ['utsavas', '2030-2020'], told: 'years must be a year or a range of years' },
  { asked: ['utsavas', '2026', ...PLACE], told: '--tz is required with --lat and --lon: give all of them or none.' },
  { asked: ['utsavas', '2026', '--offset', '5.5'], told: "unknown option '--offset'" },
  { asked: ['utsavas', '2026', '--kind', 'fair'], told: '--kind must be one of festival' },
  { asked: ['utsavas', '2026', '--region', 'kerla'], told: '--region must be one of india, andaman-and-nicobar' },
  { asked: ['utsavas', '2026', '--from', '2025-01-01'], told: '--from must be a date in 2026.' },
  { asked: ['utsavas', '2026-2027', '--from', '2026-01-01'], told: '--from and --to take a single year.' },
  { asked: ['utsavas', '2026', '--limit', '0'], told: '--limit must be a whole number from 1 to 2000' },
  { asked: ['utsavas', '2026', '--fields', 'x', '--json'], told: '--fields must be a list of key, date' },
  { asked: ['utsavas', '2026', '--json', '--ics'], told: "option '--json' cannot be used with option '--ics'" },
  {
    asked: RECTIFY,
    told: '--event is required and must be a list of 1 to 60 events, for example 2014-11-23:marriage.',
  },
  { asked: [...RECTIFY, '--event', '2010-01-01:fair'], told: 'the category of --event 1 must be one of marriage' },
  {
    asked: [...RECTIFY, '--event', '2010-01-01:marriage', '--event', '2027-01-01:marriage'],
    told: 'the date of --event 2 must not be in the future.',
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
    told: '--to must be later than --from',
  },
  {
    asked: [...RECTIFY, '--event', '2010-01-01:marriage', '--grid', '0'],
    told: '--grid must be a whole number from 1 to 60, for example 5.',
  },
];

describe('usage errors', () => {
  test.each(cases)('are reported for `khagola $asked`', async ({ asked, told }) => {
    const { code, out, err } = await khagola(asked);
    expect(err).toContain(told);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    if (asked.length > 0) expect(err).toMatch(/^khagola: .+\n(\(Did you mean .+\)\n|( {2}\S+ {2}.+\n)+)?$/);
  });
});
