/** GET /api/v1/convert: a date of any calendar in others, both ways, and the refusals. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANY_CALENDARS } from '../../src/domain/regional/convert';
import { inBothCalendars } from '../../src/domain/time/calendars';
import { civilFromDays, daysFromCivil } from '../../src/domain/time/civil';
import { isoDate } from '../../src/domain/time/isoCivil';
import { runs } from '../domain/support/property';
import { ask as request } from './ask';

const ask = (query: Record<string, string>) => request('GET', `/api/v1/convert?${new URLSearchParams(query)}`);

type Row = { calendar: { key: string }; date: string; gregorian: string; paksha?: { key: string }; adhika?: boolean };

describe('a date in other calendars', () => {
  test.each([
    ['2026-11-22', 'gregorian', 'nepali', '2083-08-07'],
    ['2083-08-07', 'nepali', 'gregorian', '2026-11-22'],
    ['2083-8-7', 'nepali', 'tamil', '2083-08-06'],
    ['1948-01-01', 'shaka_national', 'gregorian', '2026-03-22'],
    ['1582-10-04', 'julian', 'gregorian', '1582-10-14'],
    ['-0584-05-28', 'julian', 'gregorian', '-000584-05-22'],
    ['1202-01-01', 'malayalam', 'gregorian', '2026-08-17'],
  ])('%s of %s is in %s %s', async (date, from, to, expected) => {
    const { status, body } = await ask({ date, from, to });
    expect(status).toBe(200);
    if (to === 'tamil') expect(body.conversions[0].gregorian).toBe('2026-11-22');
    else expect(body.conversions.map((row: Row) => row.date)).toEqual([expected]);
  });

  test('without to, the answer has every other calendar, or names it as one without the day', async () => {
    const { body } = await ask({ date: '2026-11-22', lang: 'en' });
    expect(body.conversions.map(({ calendar }: Row) => calendar.key)).toEqual(ANY_CALENDARS.slice(1));
    expect(body.without).toEqual([]);
    const early = await ask({ date: '-0100-01-01' });
    expect(early.body.conversions.map(({ calendar }: Row) => calendar.key)).toEqual(['julian']);
    expect(early.body.without.map(({ key }: { key: string }) => key)).toContain('nepali');
  });

  test('the coronation of Śivājī on 6 June 1674 (Julian) is Jyeṣṭha śukla 13, Vikrama 1731', async () => {
    const { body } = await ask({ date: '1674-06-06', from: 'julian' });
    expect(body.gregorian_dates).toEqual(['1674-06-16']);
    const rows = body.conversions as {
      calendar: { key: string };
      year: number;
      month: { index: number };
      day: number;
    }[];
    expect(rows.find(({ calendar }) => calendar.key === 'vikrama_chaitradi')).toMatchObject({
      year: 1731,
      month: { index: 3 },
      paksha: { key: 'shukla' },
      day: 13,
    });
    expect(rows.find(({ calendar }) => calendar.key === 'malayalam')).toMatchObject({ year: 849 });
  });

  test('a tithi at two sunrises has two days', async () => {
    const { body } = await ask({ date: '2026-11-22' });
    const row = body.conversions.find(({ calendar }: Row) => calendar.key === 'vikrama_chaitradi');
    expect(row.paksha.key).toMatch(/shukla|krishna/);
    const days = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const date = `2083-0${1 + (i % 9)}-${String(1 + (i % 15)).padStart(2, '0')}`;
        const asked = await ask({
          date,
          from: 'vikrama_chaitradi',
          to: 'gregorian',
          paksha: i % 2 ? 'krishna' : 'shukla',
        });
        return asked.status === 200 ? asked.body.gregorian_dates.length : 0;
      }),
    );
    expect(Math.max(...days)).toBeLessThanOrEqual(2);
    expect(days.filter((count) => count === 1).length).toBeGreaterThan(15);
  });

  test('a date that is converted to another calendar and back is the same day', async () => {
    const day = fc.integer({ min: daysFromCivil(1900, 2, 1), max: daysFromCivil(2100, 11, 30) });
    await fc.assert(
      fc.asyncProperty(day, fc.constantFrom(...ANY_CALENDARS), async (days, to) => {
        const gregorian = isoDate(civilFromDays(days));
        const there = await ask({ date: gregorian, to });
        if (there.status === 400) {
          expect([there.body.error.field, ['nepali', 'bengali_bangladesh'].includes(to)]).toEqual(['to', true]);
          return;
        }
        const [{ date, paksha, adhika }] = there.body.conversions as [Row];
        const fortnight = {
          ...(paksha && { paksha: paksha.key }),
          ...(adhika !== undefined && { adhika: String(adhika) }),
        };
        const back = await ask({ date, from: to, to: 'julian', ...fortnight });
        expect(back.status, JSON.stringify(back.body)).toBe(200);
        expect(back.body.gregorian_dates, `${to} ${date}`).toContain(gregorian);
        const { julian } = inBothCalendars(days);
        expect(back.body.conversions.map((row: Row) => row.date)).toContain(to === 'julian' ? date : julian);
      }),
      runs(150),
    );
  });
});

describe('refusals', () => {
  test.each([
    [{ date: '2083-13-01', from: 'nepali' }, 'date', 'a date that nepali has'],
    [{ date: '2083-08-31', from: 'nepali' }, 'date', 'month 8 of 2083 has 30 days'],
    [{ date: '2026-02-30' }, 'date', 'a date that gregorian has'],
    [{ date: '2026-11-22', to: 'mayan' }, 'to', 'a list of gregorian, julian, shaka_national'],
    [{ date: '1900-06-15', to: 'nepali' }, 'to', 'within the days of nepali, 1918-04-13 to 2044-04-12'],
    [{ date: '2026-11-22', paksha: 'shukla' }, 'paksha', 'left out unless from is vikrama_chaitradi'],
    [{ date: 'someday' }, 'date', 'a date YYYY-MM-DD'],
    [{ date: '4001-01-01' }, 'date', 'within the days of gregorian'],
  ])('the request %j names %s', async (query, field, words) => {
    const { status, body } = await ask(query as unknown as Record<string, string>);
    expect([status, body.error.field]).toEqual([400, field]);
    expect(body.error.message).toContain(words);
  });
});
