/** Usage errors name the option, and exit with the code for usage errors. */
import { describe, expect, test } from 'vitest';
import { khagola } from './ask';

const CHART = ['chart', '--date', '1990-06-15', '--time', '14:30'];
const PLACE = ['--lat', '28.6139', '--lon', '77.209'];
const RECTIFY = ['rectify', '--date', '1990-05-15', '--from', '08:00', '--to', '10:00', ...PLACE, '--offset', '5.5'];

const cases: { argv: string[]; message: string }[] = [
  { argv: ['match'], message: '--a-date is required and must be a date YYYY-MM-DD' },
  {
    argv: ['match', '--a', '1990-06-15', '--b', '1990-06-15 14:30 Pune'],
    message: '--a must be a date, a time and a place, for example "1990-06-15 14:30 New Delhi".',
  },
  {
    argv: ['match', '--a', '1990-13-15 14:30 Pune', '--b', '1990-06-15 14:30 Pune'],
    message: '--a must be a date YYYY-MM-DD',
  },
  {
    argv: ['match', '--a', '1990-06-15 14:30 Nowhere at all', '--b', '1990-06-15 14:30 Pune'],
    message: '--a must be a name or an id from GET /api/v1/places, for example Pune.',
  },
  { argv: ['muhurta-search', 'luck'], message: "value 'luck' is invalid" },
  {
    argv: ['muhurta-search', 'vivaha', '--from', '2026-01-01', '--to', '2025-12-31'],
    message: '--to must not be before --from.',
  },
  {
    argv: ['muhurta-search', 'krishi', '--from', '2026-01-01', '--to', '2026-02-01', '--tradition', 'prokerala'],
    message: '--tradition must be one of almanac',
  },
  {
    argv: ['muhurta-search', 'vivaha', '--from', '2026-01-01', '--to', '2026-02-01', '--nakshatra', '28'],
    message: '--nakshatra must be a whole number from 1 to 27 or a name, for example 4.',
  },
  { argv: [], message: 'Usage: khagola' },
  { argv: ['cahrt'], message: "unknown command 'cahrt'" },
  { argv: ['chart', '--lats', '5'], message: "unknown option '--lats'" },
  { argv: ['chart', 'x'], message: 'too many arguments' },
  { argv: ['chart', '--lat'], message: "option '--lat <degrees>' argument missing" },
  { argv: ['chart'], message: '--date is required and must be a date YYYY-MM-DD, for example 1990-05-15.' },
  {
    argv: [...CHART, '--lat', '91', '--lon', '5', '--tz', 'UTC'],
    message: '--lat must be a number from -90 to 90, for example 28.6139.',
  },
  {
    argv: [...CHART, '--lat', '-33.9', '--lon', 'E5', '--tz', 'UTC'],
    message: '--lon must be a number from -180 to 180, for example 77.209.',
  },
  {
    argv: [...CHART, '--lat', '0x10', '--lon', '5', '--tz', 'UTC'],
    message: '--lat must be a number from -90 to 90, for example 28.6139.',
  },
  {
    argv: [...CHART, ...PLACE],
    message: '--offset is required and must be a UTC offset in hours from -14 to 14, for example 5.5.',
  },
  {
    argv: [...CHART, ...PLACE, '--tz', 'IST'],
    message: '--tz must be an IANA time zone or one of bombay, calcutta, madras, for example Asia/Kolkata.',
  },
  {
    argv: [...CHART, ...PLACE, '--offset', '+15:00'],
    message: '--offset must be a UTC offset in hours from -14 to 14, for example 5.5.',
  },
  {
    argv: [...CHART, ...PLACE, '--tz', 'UTC', '--offset', '0'],
    message: "'--offset <hours>' cannot be used with option '--tz <zone>'",
  },
  {
    argv: [...CHART, '--place', 'Delhi', '--lat', '5'],
    message: "'--place <town>' cannot be used with option '--lat <degrees>'",
  },
  {
    argv: [...CHART, '--place', 'Nowhere at all'],
    message: '--place must be a name or an id from GET /api/v1/places, for example Pune.',
  },
  { argv: [...CHART, '--place', 'Kansas, USA'], message: '--place matches several places.' },
  {
    argv: ['days', '--place', 'Pune', '--from', '2027-01-31', '--to', '2027-01-01'],
    message: '--to must not be before --from.',
  },
  {
    argv: ['days', '--place', 'Pune', '--from', '2027-01-01', '--to', '2028-02-06'],
    message: '--to must be at most 400 days after --from. For later days send another request, from 2028-02-06.',
  },
  { argv: ['days', '--from', '2027-01-01'], message: '--place is required, or --lat, --lon or --region instead' },
  {
    argv: ['days', '--place', 'Pune', '--from', '2027-01-01', '--fields', 'tithi,luck'],
    message: '--fields must be a list of sunrise,',
  },
  {
    argv: ['days', '--place', 'Pune', '--from', '2027-01-01', '--lang', 'xx'],
    message: '--lang must be one of sa, sa-Deva, en, hi,',
  },
  { argv: ['now', '--lang', 'xx'], message: '--lang must be one of sa, sa-Deva, en, hi,' },
  { argv: ['days', '--from', '2027-01-01', '--date', '2027-01-01'], message: "unknown option '--date'" },
  { argv: ['muhurta', '--lang', 'xx'], message: '--lang must be one of sa, sa-Deva, en, hi,' },
  { argv: ['convert', '22.11.26'], message: 'date must be a date YYYY-MM-DD, for example 2026-11-22.' },
  { argv: ['convert', '5/6/2026'], message: '5/6/2026 may be 5 June 2026 or 6 May 2026' },
  { argv: ['convert', '5/6/2083', '--from', 'nepali'], message: 'date must be a date YYYY-MM-DD' },
  { argv: ['convert', '2026-02-30'], message: 'date must be a date that gregorian has.' },
  { argv: ['convert', '2083-8-40', '--from', 'nepali'], message: 'month 8 of 2083 has 30 days.' },
  { argv: ['convert', '1910-01-01', '--to', 'nepali'], message: '1918-04-13 to 2044-04-12 (Gregorian).' },
  {
    argv: ['convert', '2026-11-22', '--adhika'],
    message: '--adhika must be left out unless from is vikrama_chaitradi',
  },
  { argv: ['convert', '--from', 'mayan'], message: 'Allowed choices are gregorian, julian, shaka_national' },
  { argv: ['places'], message: 'name must be the name of a place, unless lat and lon are given' },
  { argv: ['places', 'Pune', '--limit', '51'], message: '--limit must be a whole number from 1 to 50' },
  {
    argv: ['chart', '--date', '1990-02-29', '--time', '14:30', '--place', 'Delhi'],
    message: '--date must exist in that month (got 29 February).',
  },
  {
    argv: ['chart', '--date', '3001-01-01', '--time', '14:30', '--place', 'Delhi'],
    message: '--date must be from -003101-02-18 (Julian) to 3000-12-31, for example 1990-05-15.',
  },
  {
    argv: ['chart', '--date', '1990-06-15', '--time', '24:00', '--place', 'Delhi'],
    message: '--time must be a time HH:mm:ss',
  },
  {
    argv: ['chart', '--date', '2026-03-29', '--time', '02:30', '--place', 'Berlin, DE'],
    message: '--time does not exist on that day at the place, because the clocks skipped it.',
  },
  {
    argv: [...CHART, '--place', 'Delhi', '--depth', '6'],
    message: '--depth must be a whole number from 1 to 5, for example 3.',
  },
  { argv: [...CHART, '--place', 'Delhi', '--ayanamsa', 'x'], message: '--ayanamsa must be one of lahiri, raman, kp' },
  { argv: [...CHART, '--place', 'Delhi', '--ayanamsa', '1:x'], message: '--ayanamsa must be a number from' },
  {
    argv: [...CHART, '--place', 'Delhi', '--node', 'x'],
    message: '--node must be one of mean, true, for example true.',
  },
  {
    argv: [...CHART, '--place', 'Delhi', '--preset', 'x'],
    message: '--preset must be one of khagola, jhora, kp, raman, rao',
  },
  {
    argv: [...CHART, '--place', 'Delhi', '--dasha-year', '365'],
    message: '--dasha-year must be one of 365.25, 365.2564',
  },
  { argv: [...CHART, '--place', 'Delhi', '--include', 'x'], message: '--include must be a list of day, bhavas' },
  { argv: [...CHART, '--place', 'Delhi', '--dashas', 'x'], message: '--dashas must be a list of vimshottari' },
  { argv: [...CHART, '--place', 'Delhi', '--number', '250'], message: '--number must be a whole number from 1 to 249' },
  {
    argv: [...CHART, '--place', 'Delhi', '--precision', '3'],
    message: '--precision must be a whole number from 4 to 12',
  },
  { argv: [...CHART, '--place', 'Delhi', '--compare', 'jhora,x'], message: '--compare must be one of khagola, jhora' },
  {
    argv: [...CHART, '--place', 'Delhi', '--compare', 'ayanamsa=raman+moons=true'],
    message: '--compare has no setting "moons": use preset, ayanamsa, node, dasha-year, co-lords, for example',
  },
  {
    argv: [...CHART, '--place', 'Delhi', '--co-lords', 'perhaps'],
    message: '--co-lords must be true or false',
  },
  { argv: [...CHART, '--place', 'Delhi', '--lang', 'xx'], message: '--lang must be one of sa, sa-Deva, en, hi' },
  { argv: [...CHART, '--place', 'Delhi', '--svg', '--compare', 'kp'], message: '--compare has no effect on a drawing' },
  {
    argv: [...CHART, '--place', 'Delhi', '--json', '--svg'],
    message: "option '--json' cannot be used with option '--svg'",
  },
  {
    argv: [...CHART, '--place', 'Delhi', '--svg', '--style', 'west'],
    message: "'--style <style>' argument 'west' is invalid",
  },
  { argv: [...CHART, '--place', 'Delhi', '--varga', 'D9'], message: '--varga requires --svg.' },
  {
    argv: [...CHART, '--place', 'Delhi', '--svg', '--style', 'wheel', '--varga', 'D9'],
    message: '--varga must be D1: only north, south and east draw divisional charts.',
  },
  {
    argv: [...CHART, '--place', 'Delhi', '--json', '--style', 'south'],
    message: '--style requires --svg.',
  },
  { argv: [...CHART, '--csv', '--ndjson'], message: "option '--csv' cannot be used with option '--ndjson'" },
  { argv: ['charts', 'x.csv'], message: 'x.csv: cannot read the file: no such file: x.csv' },
  { argv: ['now', '--date', '2026-11-21', '--place', 'Delhi'], message: '--time is required and must be' },
  { argv: ['now', ...PLACE], message: '--tz is required, or --offset instead, for example Asia/Kolkata.' },
  { argv: ['now', '--offset', '5.5'], message: '--lat is required and must be' },
  { argv: ['muhurta', '--date', '21-11'], message: '--date must be a date YYYY-MM-DD, for example 2026-11-21.' },
  { argv: ['muhurta', ...PLACE], message: '--tz is required, or --offset instead' },
  { argv: ['muhurta', '--tz', 'Asia/Kolkata'], message: '--lat is required and must be' },
  {
    argv: ['observances', '1499'],
    message: 'years must be a year or a range of years from 1500 to 3000, for example 2026 or 2020-2030.',
  },
  { argv: ['observances', '2030-2020'], message: 'years must be a year or a range of years' },
  { argv: ['observances', '2026', '--offset', '5.5'], message: "unknown option '--offset'" },
  { argv: ['observances', '2026', '--kind', 'fair'], message: '--kind must be a list of festival' },
  { argv: ['observances', '2026', '--region', 'kerla'], message: '--region must be one of india, andaman-and-nicobar' },
  { argv: ['observances', '2026', '--from', '2026-01-01'], message: 'Give years, or --from, --to and --next.' },
  {
    argv: ['observances', '--from', '1499-01-01'],
    message: '--from must be from 1500-01-01 to 3000-12-31, for example 2026-11-01.',
  },
  { argv: ['observances', '2026', '--limit', '0'], message: '--limit must be a whole number from 1 to 1000' },
  { argv: ['observances', '--next', '21'], message: '--next must be a whole number from 1 to 20' },
  { argv: ['observances', '2026', '--json', '--ics'], message: "option '--json' cannot be used with option '--ics'" },
  { argv: ['facts', '--limit', 'x'], message: '--limit must be a whole number from 1 to 1000' },
  {
    argv: RECTIFY,
    message: '--event is required and must be a list of 1 to 60 events, for example 2014-11-23:marriage.',
  },
  { argv: [...RECTIFY, '--event', '2010-01-01:fair'], message: 'the category of --event 1 must be one of marriage' },
  {
    argv: [...RECTIFY, '--event', '2010-01-01:marriage', '--event', '2027-01-01:marriage'],
    message: 'the date of --event 2 must not be in the future.',
  },
  {
    argv: [
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
    message: '--to must be later than --from',
  },
  {
    argv: [...RECTIFY, '--event', '2010-01-01:marriage', '--grid', '0'],
    message: '--grid must be a whole number from 1 to 60, for example 5.',
  },
];

describe('usage errors', () => {
  test.each(cases)('the command khagola $argv reports a usage error', async ({ argv, message }) => {
    const { code, out, err } = await khagola(argv);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    if (argv.length > 0) expect(err).toMatch(/^khagola: .+\n(\(Did you mean .+\)\n|( {2}\S+ {2}.+\n)+)?$/);
  });
});
