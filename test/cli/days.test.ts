/** The days of a span, regional dates and places, as text and as JSON, CSV and iCalendar. */
import { describe, expect, test } from 'vitest';
import { CALENDAR_KEYS } from '../../src/domain/regional/types';
import { khagola, service } from './ask';

const SPAN = ['--from', '2027-01-01', '--to', '2027-01-31'];
const QUERY = '/api/v1/days?from=2027-01-01&to=2027-01-31';

describe('khagola days', () => {
  test.each([
    ['--json', ''],
    ['--csv', '&format=csv'],
    ['--ics', '&format=ics'],
  ])('the option %s writes the response of the service', async (option, format) => {
    const { code, out } = await khagola(['days', ...SPAN, '--lang', 'mr', option]);
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
    const { out } = await khagola(['days', '--from', '2027-01-14', '--fields', 'tithi,regional']);
    const [heading = '', row = ''] = out.split('\n').slice(2);
    expect(heading.split(/\s+/).slice(0, 3)).toEqual(['date', 'tithi', 'shaka_national']);
    expect(row).toContain('Śukla Ṣaṣṭhī – 13:59');
  });

  test('a span accepts a UTC offset as its time zone', async () => {
    const argv = ['days', ...SPAN, '--lat', '28.6139', '--lon', '77.209', '--offset', '5.5', '--json'];
    expect(JSON.parse((await khagola(argv)).out).place).toEqual({ lat: 28.6139, lon: 77.209, tz: 5.5 });
  });
});

describe('khagola date', () => {
  test('khagola date shows a civil date in every calendar, and in one', async () => {
    const { calendars } = JSON.parse((await khagola(['date', '2026-11-22', '--json'])).out);
    expect(calendars.map(({ calendar }: { calendar: string }) => calendar)).toEqual([...CALENDAR_KEYS]);
    const { out } = await khagola(['date', '2026-11-22', '--calendar', 'nepali']);
    expect(out).toMatch(/nepali +2083 +Mangsir +7 +Bikram Sambat/);
  });

  test.each(CALENDAR_KEYS.filter((calendar) => !calendar.startsWith('vikrama')))(
    'khagola date converts a date of %s back',
    async (calendar) => {
      const { calendars } = JSON.parse((await khagola(['date', '2026-11-22', '--calendar', calendar, '--json'])).out);
      const { year, month_index: month, day } = calendars[0];
      const { out } = await khagola(['date', `${year}-${month}-${day}`, '--calendar', calendar, '--back']);
      expect(out).toBe('2026-11-22\n');
    },
  );

  test('khagola date converts a tithi of the Vikrama calendar back', async () => {
    const argv = ['date', '2083-8-12', '--calendar', 'vikrama_chaitradi', '--paksha', 'shukla', '--back', '--json'];
    expect(JSON.parse((await khagola(argv)).out).civil).toEqual(['2026-11-21']);
  });

  test('khagola date leaves out the calendars that have no date on a day, unless --calendar names one', async () => {
    const { out } = await khagola(['date', '1900-06-15', '--json']);
    const shown = JSON.parse(out).calendars.map(({ calendar }: { calendar: string }) => calendar);
    expect(shown).toContain('tamil');
    expect(shown).not.toContain('nepali');
    const { err, code } = await khagola(['date', '1900-06-15', '--calendar', 'nepali']);
    expect([code, err]).toEqual([2, expect.stringContaining('must be within the days of nepali')]);
  });

  test('khagola date without a date shows today at New Delhi, in the language of --lang', async () => {
    const { out } = await khagola(['date', '--lang', 'hi']);
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
