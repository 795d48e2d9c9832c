/** `khagola now` and `khagola transits` outside 1900 to 2100, by dates as people write them. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { khagola } from './ask';

const PLACE = ['--place', 'Ujjain'];
const jsonOf = async (...argv: string[]) => JSON.parse((await khagola([...argv, '--json'])).out);

describe('khagola now at an instant of another year', () => {
  test.each([
    ['12 Feb 1809', '1809-02-12'],
    ['5 Oct 1582', '1582-10-15'],
    ['4 Oct 1582', '1582-10-14'],
    ['-584-05-28', '-000584-05-22'],
    ['28 May 585 BCE', '-000584-05-22'],
    ['101 BCE', '-000101-12-29'],
    ['13/6/1809', '1809-06-13'],
    ['6/13/1809', '1809-06-13'],
  ])('the date %s is read in its calendar', async (date, gregorian) => {
    expect((await jsonOf('now', '--date', date, '--time', '12:00', ...PLACE)).dates.gregorian).toBe(gregorian);
  });

  test('the text has both dates, ΔT and what its error leaves open', async () => {
    const { out } = await khagola(['now', '--date', '-3000-03-03', '--time', '10:00', ...PLACE]);
    expect(out).toMatch(/Gregorian, -003000-03-03 Julian\. ΔT: 7\d{4}\.\d s, standard error 1\.7e\+3 s\./);
  });
});

test.each([
  ['days', ['--from', '5 Oct 1582', '--fields', 'vara'], '1582-10-15'],
  ['days', ['--from', '12 Feb 1809', '--fields', 'vara'], '1809-02-12'],
  ['sky', ['--from', '5 Oct 1582', '--to', '20 Oct 1582', '--kind', 'lunation'], '1582-10-15'],
  ['ephemeris', ['--from', '5 Oct 1582', '--to', '6 Oct 1582', '--step', '1d', '--bodies', 'sun'], '1582-10-15'],
  ['observances', ['--from', '5 Oct 1582', '--to', '30 Oct 1582'], '1582-10-15'],
])('khagola %s %j begins on the day of the date as people write it', async (command, options, gregorian) => {
  const answer = await jsonOf(command, ...options, ...PLACE);
  expect(answer.from.slice(0, 10)).toBe(gregorian);
});

test('khagola muhurta and muhurta-search read dates as people write them', async () => {
  expect((await jsonOf('muhurta', '--date', '21 Nov 2026', ...PLACE)).date).toBe('2026-11-21');
  const search = await jsonOf('muhurta-search', 'vivaha', '--from', '1 Dec 2026', '--to', '5 Dec 2026', ...PLACE);
  expect([search.from, search.to]).toEqual(['2026-12-01', '2026-12-05']);
});

test.each([
  ['now', ['--date', '5/6/1809', '--time', '12:00']],
  ['days', ['--from', '5/6/1809']],
  ['sky', ['--from', '1809-01-01', '--to', '5/6/1809']],
  ['ephemeris', ['--at', '1809-01-01,5/6/1809', '--bodies', 'sun']],
  ['observances', ['--from', '5/6/1809']],
  ['chart', ['--date', '5/6/1809', '--time', '07:11', '--place', 'Porbandar']],
  ['transits', ['--birth', '5/6/1809 07:11 Porbandar', '--from', '1850-01-01', '--to', '1850-12-31']],
])('khagola %s names both readings of a date whose day and month can be swapped', async (command, options) => {
  const { code, err } = await khagola([command, ...options]);
  expect(code).toBe(2);
  expect(err).toContain('5/6/1809 may be 5 June 1809 or 6 May 1809: write 1809-06-05 or 1809-05-06.');
});

describe('khagola transits over a birth of another year', () => {
  const BIRTH = ['--birth', '2 Oct 1869 07:11 Porbandar'];

  test('a span of several steps over 1900 has its days in both calendars and one ΔT', async () => {
    const body = await jsonOf(
      ...['transits', ...BIRTH, '--from', '1893-01-01', '--to', '1905-12-31', '--bodies', 'saturn', '--points', 'moon'],
    );
    expect(body).toMatchObject({
      birth: { at: '1869-10-02T07:11:00+04:38:26', delta_t: { sigma_seconds: expect.closeTo(0.05, 2) } },
      from: '1893-01-01',
      to: '1905-12-31',
      dates: { from: { julian: '1892-12-20' }, to: { julian: '1905-12-18' } },
    });
    expect(body.sade_sati.length + body.ashtama_shani.length).toBeGreaterThan(0);
  });

  test('the text of transits before year 0 has whole dates', async () => {
    const { code, out } = await khagola([
      ...['transits', '--date', '1 Mar 601 BCE', '--time', '06:00', ...PLACE],
      ...['--from', '1 Jan 585 BCE', '--to', '31 Dec 585 BCE', '--bodies', 'saturn'],
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^-000584-\d\d-\d\d {2,}\d\d:\d\d:\d\d/m);
  });
});

describe('khagola observances as a calendar file', () => {
  test('the file of 1674 has the principal observances of the year, and says which calendar and clock it uses', async () => {
    const { code, out } = await khagola(['observances', '1674', '--ics', ...PLACE]);
    expect(code).toBe(0);
    const calendar = new ICAL.Component(ICAL.parse(out));
    expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toMatch(/Gregorian calendar.*UTC.*standard error of ΔT/);
    const starts = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('dtstart') as ICAL.Time)
      .sort((a, b) => a.compare(b));
    const dates = starts.filter(({ isDate }) => isDate).map(String);
    const instants = starts.filter(({ isDate }) => !isDate).map(String);
    const { observances } = await jsonOf('observances', '1674', ...PLACE);
    expect(dates).toEqual(observances.map(({ date }: { date: string }) => date).sort());
    expect(dates.length).toBeGreaterThan(40);
    expect(instants.length).toBeGreaterThan(0);
    for (const instant of instants) expect(instant).toMatch(/^1674-.*Z$/);
  });

  test('a file of a year before 1500 is refused', async () => {
    const { code, out, err } = await khagola(['observances', '1499', '--ics', ...PLACE]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('1500');
  });
});
