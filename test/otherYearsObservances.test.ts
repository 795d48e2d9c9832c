/** Observances from 1500 to 3000: today's rules applied to the sky of those years. */
import { describe, expect, test } from 'vitest';
import { utsavasOf } from '../src/domain/observances/year';
import { isoDate } from '../src/domain/time/isoCivil';
import { allYears, found } from './accuracy/longspan';
import { opened } from './otherYearsApp';

const UJJAIN = { lat: '23.1765', lon: '75.7885', tz: 'Asia/Kolkata' };
const PLACE = { latDeg: 23.1765, lonDeg: 75.7885 };

/** Births that are dated both by tithi and by a calendar of Europe. */
const DATED = [
  // Pratāp Siṃh: Jyaiṣṭha Śukla Tṛtīyā, 9 May 1540 (Julian); drikpanchang.com, Maharana Pratap Jayanti.
  ['maharana_pratap_jayanti', '1540-05-19'],
  // Guru Gobind Singh: Pauṣa Śukla Saptamī, 22 December 1666 (Julian), customary.
  ['guru_gobind_singh_jayanti', '1667-01-01'],
  // Sahajānanda Svāmī: Rāma-navamī, 3 April 1781, customary.
  ['rama_navami', '1781-04-03'],
  // Rāmakṛṣṇa: Phālguna Śukla Dvitīyā, Wednesday, 18 February 1836; Ramakrishna Mission, Varanasi (rkmkashi.in).
  ['ramakrishna_jayanti', '1836-02-18'],
] as const;

describe('GET /api/v1/observances', () => {
  test.each(DATED)('%s falls on the recorded date of the birth, %s', async (key, date) => {
    const { status, body } = await opened().observances({
      from: date,
      to: date,
      calendar: 'gregorian',
      key,
      ...UJJAIN,
    });
    expect(status).toBe(200);
    expect(body.observances).toMatchObject([{ key, date }]);
    expect(body.observances[0]).not.toHaveProperty('undecided');
  });

  test('a year before 1900 has both calendars, ΔT, local mean time, and a note that the rules are not a record', async () => {
    const { observances, fetched } = opened();
    const { body } = await observances({
      from: '1756-10-20',
      to: '1756-10-31',
      key: 'lakshmi_puja',
      ...UJJAIN,
      lang: 'hi',
    });
    expect(body).toMatchObject({
      from: '1756-10-20',
      dates: { from: { julian: '1756-10-09' }, to: { gregorian: '1756-10-31' } },
      delta_t: { sigma_seconds: expect.closeTo(1.33, 2), lagna_deg: expect.any(Number) },
      observances: [{ date: '1756-10-23', reckoning: { window: { start: expect.stringMatching(/\+05:03:09$/) } } }],
    });
    expect(body.notes).toEqual([expect.stringContaining('अभिलेख नहीं')]);
    expect(fetched).toEqual(['1650']);
  });

  test('a year before 1582 is Julian, and a page leads to the next', async () => {
    const { observances } = opened();
    const { body } = await observances({ year: '1550', ...UJJAIN, limit: '3' });
    expect([body.from, body.to]).toEqual(['1550-01-11', '1551-01-10']);
    const next = await observances(Object.fromEntries(new URLSearchParams(body.next)));
    expect(next.body.from).toBe('1550-01-11');
    expect(next.body.observances[0].date >= body.observances[2].date).toBe(true);
  });

  test('a region decides its day in the local mean time of its town', async () => {
    const { body } = await opened().observances({ year: '1850', region: 'kerala', kind: 'festival' });
    expect(body.total).toBeGreaterThan(0);
    for (const { reckoning } of body.observances) expect(reckoning.tithi.start).toMatch(/\+05:0\d:\d\d$/);
  });

  test('observances of 1900 to 2100 have no fields of other years, and need no tables', async () => {
    const { observances, fetched } = opened();
    const { body } = await observances({ year: '1900', ...UJJAIN });
    for (const key of ['dates', 'delta_t', 'notes']) expect(body).not.toHaveProperty(key);
    expect(fetched).toEqual([]);
  });

  test.each([
    [{ year: '1499' }, 'year'],
    [{ year: '3001' }, 'year'],
    [{ from: '1499-01-01' }, 'from'],
    [{ from: '1700-02-29' }, 'from'],
    [{ from: '1600-01-01', to: '1601-12-31' }, 'to'],
    [{ from: '1600-02-30' }, 'from'],
  ])('GET /api/v1/observances refuses %j at its field', async (fields, field) => {
    const { status, body } = await opened().observances({ ...UJJAIN, ...(fields as Record<string, string>) });
    expect([status, body.error.field]).toEqual([400, field]);
  });
});

describe('what the error of ΔT leaves open', () => {
  const openIn = (year: number) => {
    const question = { year, place: PLACE, tz: 5.5 };
    const { utsavas } = found(utsavasOf(allYears, question));
    return utsavas.flatMap(({ key, date, otherDates: others }) => (others ? [{ key, date, others }] : []));
  };

  test('hardly any observance is undecided in 1700, some in 3000, none from 1900 to 2100', () => {
    const [old, late, present] = [1700, 3000, 2026].map((year) => openIn(year));
    expect(old?.length).toBeLessThan(5);
    expect(late?.length).toBeGreaterThan(5);
    expect(present).toEqual([]);
  });

  test('an undecided observance has its other dates within two days', () => {
    for (const { date, others } of openIn(3000)) {
      for (const other of others) {
        expect(Math.abs(Date.parse(isoDate(other)) - Date.parse(isoDate(date)))).toBeLessThanOrEqual(2 * 86_400_000);
      }
    }
  });
});
