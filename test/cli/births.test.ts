/** `khagola chart` for births before 1900, by dates as people write them. */
import { describe, expect, test } from 'vitest';
import { khagola } from './ask';

const chartOf = async (...argv: string[]) =>
  JSON.parse((await khagola(['chart', ...argv, '--include', 'day', '--json'])).out);

describe('khagola chart of another year', () => {
  test('the birth of Gandhi has Libra rising, by local mean time of Porbandar', async () => {
    const body = await chartOf('--date', '2 Oct 1869', '--time', '07:11', '--place', 'Porbandar');
    expect(body).toMatchObject({
      dates: { gregorian: '1869-10-02', julian: '1869-09-20' },
      delta_t: { seconds: expect.closeTo(2.7, 0), sigma_seconds: expect.closeTo(0.05, 2) },
      lagna: { rashi: 'Tulā', sidereal_deg: expect.closeTo(184.4, 0) },
    });
    expect(body.substrate_stamp.notes.join()).toContain('local mean time of the place');
  });

  test.each([
    // Ramakrishna Mission, Varanasi (rkmkashi.in, news 5). Before sunrise, the day is still Wednesday.
    ['18 Feb 1836', '05:00', 'Kolkata', 'Śukla Dvitīyā', 'Pūrva-Bhādrapadā', 'Budhavāra'],
    // The same (news 6): the seventh of the dark fortnight, some minutes before the sunrise of a Monday.
    ['12 Jan 1863', '06:33', 'Kolkata', 'Kṛṣṇa Saptamī', 'Hasta', 'Ravivāra'],
    // A published chart of Gandhi: Āśleṣā (sitharsastrology.com, 798).
    ['2 Oct 1869', '07:11', 'Porbandar', 'Kṛṣṇa Ekādaśī', 'Āśleṣā', 'Śanivāra'],
  ])('the birth of %s has the published tithi, nakṣatra and weekday', async (date, time, place, ...published) => {
    const { out } = await khagola(['now', '--date', date, '--time', time, '--place', place, '--json']);
    const { tithi, nakshatra, vara } = JSON.parse(out);
    expect([tithi.name, nakshatra.name, vara.name]).toEqual(published);
  });

  test('one birth has the same chart by its date in either calendar', async () => {
    const place = ['--time', '06:00', '--place', 'Ujjain'];
    const auto = await chartOf('--date', '21 Mar 499', ...place);
    const gregorian = await chartOf('--date', '0499-03-22', '--calendar', 'gregorian', ...place);
    expect(auto).toEqual(gregorian);
    expect(auto).toMatchObject({ dates: { julian: '0499-03-21' }, ahargana: 1_314_931 });
  });

  test('a Moon nearer to a boundary than three standard errors of ΔT is undecided', async () => {
    const charts = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        chartOf('--date', `-003000-03-${String(i + 1).padStart(2, '0')}`, '--time', '12:00', '--place', 'Ujjain'),
      ),
    );
    type Graha = { key: string; boundary_seconds: number | null; undecided?: true };
    const moons = charts.map(({ grahas }) => (grahas as Graha[]).find(({ key }) => key === 'moon') as Graha);
    const marginSeconds = 3 * charts[0].delta_t.sigma_seconds;
    for (const { boundary_seconds, undecided } of moons) {
      expect(undecided === true).toBe((boundary_seconds as number) < marginSeconds);
    }
    expect(moons.some(({ undecided }) => undecided)).toBe(true);
  });

  test('the text of a chart before year 0 has whole dates', async () => {
    const { code, out } = await khagola([
      ...[
        'chart',
        '--date',
        '28 May 585 BCE',
        '--time',
        '12:00',
        '--lat',
        '38',
        '--lon',
        '27',
        '--tz',
        'Europe/Istanbul',
      ],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('-000584-05-22 12:00:00');
  });
});
