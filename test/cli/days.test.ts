/** The days of a span, regional dates and places, as text and as JSON, CSV and iCalendar. */
import { describe, expect, test } from 'vitest';
import { CALENDAR_KEYS } from '../../src/domain/regional/types';
import { khagola, service } from './ask';

const SPAN = ['--from', '2027-01-01', '--to', '2027-01-31'];
const QUERY = '/api/v1/days?from=2027-01-01&to=2027-01-31&lat=18.52&lon=73.85&tz=Asia/Kolkata';
const PUNE = ['--lat', '18.52', '--lon', '73.85', '--tz', 'Asia/Kolkata'];

describe('khagola days', () => {
  test.each([
    ['--json', ''],
    ['--csv', '&format=csv'],
    ['--ics', '&format=ics'],
  ])('the option %s writes the response of the service', async (option, format) => {
    const { code, out } = await khagola(['days', ...SPAN, ...PUNE, '--lang', 'mr', option]);
    expect(code).toBe(0);
    // The text of a response has no byte order mark.
    expect(out.replace(/^\ufeff/, '').trimEnd()).toBe((await service(`${QUERY}&lang=mr${format}`)).trimEnd());
  });

  test('a span prints a row for each day, with names in the language', async () => {
    const { out } = await khagola(['days', ...SPAN, '--place', 'Pune', '--lang', 'mr']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('Pune, 18.5196° N, 73.8554° E, Asia/Kolkata');
    expect(lines[2]).toMatch(/^date +sunrise +sunset +vara +tithi/);
    expect(lines).toHaveLength(3 + 31);
    expect(lines[3]).toMatch(/^2027-01-01 +07:06 +18:09 +शुक्रवार +कृष्ण नवमी – 13:10;/);
  });

  test('a span without --to has one day, and only the requested fields', async () => {
    const { out } = await khagola([
      'days',
      '--from',
      '2027-01-14',
      '--place',
      'New Delhi',
      '--fields',
      'tithi,regional',
    ]);
    const [heading = '', row = ''] = out.split('\n').slice(2);
    expect(heading.split(/\s+/).slice(0, 3)).toEqual(['date', 'tithi', 'shaka_national']);
    expect(row).toContain('Śukla Ṣaṣṭhī – 13:59');
  });

  test('a span accepts a UTC offset as its time zone', async () => {
    const argv = ['days', ...SPAN, '--lat', '28.6139', '--lon', '77.209', '--offset', '5.5', '--json'];
    expect(JSON.parse((await khagola(argv)).out).place).toEqual({ lat: 28.6139, lon: 77.209, tz: 5.5 });
  });
});

describe('khagola convert', () => {
  const convert = async (...argv: string[]) => JSON.parse((await khagola(['convert', ...argv, '--json'])).out);

  test('khagola convert shows a date in every other calendar, and in one', async () => {
    const { conversions: dates } = await convert('2026-11-22');
    expect(dates.map(({ calendar }: { calendar: { key: string } }) => calendar.key)).toEqual([
      'julian',
      ...CALENDAR_KEYS,
    ]);
    const { out } = await khagola(['convert', '2026-11-22', '--to', 'nepali']);
    expect(out).toMatch(/nepali +2083 +Mangsir +7 +Bikram Sambat/);
  });

  test('the option --json writes the response of the service', async () => {
    const { out } = await khagola(['convert', '2083-8-7', '--from', 'nepali', '--to', 'gregorian,tamil', '--json']);
    const response = await service('/api/v1/convert?date=2083-8-7&from=nepali&to=gregorian,tamil');
    expect(out.trimEnd()).toBe(response.trimEnd());
  });

  test('khagola convert reads dates as people write them, and options of Vikrama dates', async () => {
    const dayOf = async (...argv: string[]) => (await convert(...argv)).gregorian_dates;
    expect(await dayOf('28 May 585 BCE', '--to', 'gregorian')).toEqual(['-000584-05-22']);
    expect(await dayOf('5 Oct 1582', '--to', 'gregorian')).toEqual(['1582-10-15']);
    expect(await dayOf('5 Oct 1582', '--from', 'gregorian', '--to', 'julian')).toEqual(['1582-10-05']);
    const tithi = ['2083-8-12', '--from', 'vikrama_chaitradi', '--paksha', 'shukla', '--to', 'gregorian'];
    expect(await dayOf(...tithi)).toEqual(['2026-11-21']);
  });

  test('khagola convert names the calendars without the day, and refuses one that --to names', async () => {
    const { out } = await khagola(['convert', '1900-06-15']);
    expect(out).toContain('no date in bengali_bangladesh, nepali');
    const { err, code } = await khagola(['convert', '1900-06-15', '--to', 'nepali']);
    expect([code, err]).toEqual([2, expect.stringContaining('--to must be within the days of nepali')]);
  });

  test('khagola convert without a date shows today at New Delhi, in the language of --lang', async () => {
    const { out } = await khagola(['convert', '--lang', 'hi']);
    expect(out).toMatch(/^2026-11-21\n/);
    expect(out).toContain('विक्रम (नेपाल)');
  });
});

describe('khagola places', () => {
  test('khagola places lists towns by name, with their ids, states and zones', async () => {
    const { out } = await khagola(['places', 'Bilaspur', '--limit', '3']);
    expect(out).toMatch(/1275637 +Bilaspur +Chhattisgarh +IN +22\.0800 +82\.1554 +Asia\/Kolkata/);
    expect(out).toContain('GeoNames');
    expect(JSON.parse((await khagola(['places', 'पुणे', '--json'])).out).places[0].name).toBe('Pune');
  });

  test('khagola places lists the nearest towns to a point', async () => {
    const { out } = await khagola(['places', '--lat', '25.3', '--lon', '83', '--limit', '2']);
    expect(out).toMatch(/Varanasi .* 2\.1\n/);
  });
});

describe('names in a language', () => {
  test.each([
    ['now', ['now', '--lang', 'ta'], 'Tithi     சுக்ல'],
    ['muhurta', ['muhurta', '--lang', 'gu'], 'રાહુ કાળ'],
  ])('the command %s prints names in the language of --lang', async (_, argv, text) => {
    expect((await khagola(argv)).out).toContain(text);
  });
});
