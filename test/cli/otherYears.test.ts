/** `khagola now` and `khagola transits` outside 1900 to 2100, by dates as people write them. */
import { describe, expect, test } from 'vitest';
import { khagola } from './ask';

const PLACE = ['--place', 'Ujjain'];
const jsonOf = async (...argv: string[]) => JSON.parse((await khagola([...argv, '--json'])).out);

describe('khagola now at an instant of another year', () => {
  test.each([
    ['12 Feb 1809', '1809-02-12'],
    ['5 Oct 1582', null],
    ['4 Oct 1582', '1582-10-14'],
    ['-584-05-28', '-000584-05-22'],
    ['28 May 585 BCE', '-000584-05-22'],
    ['101 BCE', '-000101-12-29'],
  ])('the date %s is read in its calendar', async (date, gregorian) => {
    const { code, out } = await khagola(['now', '--date', date, '--time', '12:00', ...PLACE, '--json']);
    expect(code).toBe(gregorian === null ? 2 : 0);
    if (gregorian !== null) expect(JSON.parse(out).dates.gregorian).toBe(gregorian);
  });

  test('a day that the calendar skipped exists in the Julian calendar', async () => {
    const body = await jsonOf('now', '--date', '5 Oct 1582', '--calendar', 'julian', '--time', '12:00', ...PLACE);
    expect(body.dates).toEqual({ gregorian: '1582-10-15', julian: '1582-10-05' });
  });

  test('the text has both dates, ΔT and what its error leaves open', async () => {
    const { out } = await khagola(['now', '--date', '-3000-03-03', '--time', '10:00', ...PLACE]);
    expect(out).toMatch(/Gregorian, -003000-03-03 Julian\. ΔT: 7\d{4}\.\d s, standard error 1\.7e\+3 s\./);
  });
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
