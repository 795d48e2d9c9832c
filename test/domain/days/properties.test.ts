/**
 * Properties of every day at every place: parts are contiguous, counts follow from the Moon, and spans agree with
 * single days.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPECIAL_YOGAS, type SpecialYogaKey } from '../../../src/data/days/specialYogas';
import { varaOf, vedicDay } from '../../../src/domain/day/day';
import { dayReason } from '../../../src/domain/day/reason';
import type { Slot } from '../../../src/domain/day/types';
import { taraOf } from '../../../src/domain/days/bala';
import { type Day, type DayRangeQuestion, daysOf, MAX_DAYS } from '../../../src/domain/days/days';
import { COMPUTED_FIELDS, type ComputedField } from '../../../src/domain/days/fields';
import { limbsOfDay } from '../../../src/domain/panchanga/limbs';
import type { Limb } from '../../../src/domain/panchanga/types';
import { civilFromDays, daysFromCivil } from '../../../src/domain/time/civil';
import { dayReasonInWords } from '../../../src/lexicon/sentences/day';
import { answer, DELHI, dateOf, PLACES } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { Residuals } from '../support/residuals';

const FIELDS = Object.keys(COMPUTED_FIELDS) as ComputedField[];
const SECOND = 1 / 86_400;

function days(from: number, count: number, question: Partial<DayRangeQuestion> = {}): Day[] {
  const [first, last] = [civilFromDays(from), civilFromDays(from + count - 1)];
  return answer(daysOf(kernel, { from: first, to: last, place: DELHI, tz: 5.5, fields: FIELDS, ...question })).days;
}

const FIRST = daysFromCivil(1900, 1, 1);
const LAST = daysFromCivil(2100, 12, 31);
const anyDay = fc.integer({ min: FIRST, max: LAST });
const temperate = fc.record({ latDeg: evenly(-60, 60), lonDeg: evenly(-180, 180) });

/** Fails unless the slots are contiguous. */
function expectTiling(slots: readonly Pick<Slot, 'startJd' | 'endJd'>[], startJd: number, endJd: number): void {
  expect(slots[0]?.startJd).toBe(startJd);
  expect(slots.at(-1)?.endJd).toBe(endJd);
  for (const [i, slot] of slots.entries()) if (i > 0) expect(slot.startJd).toBe(slots[i - 1]?.endJd);
}

describe('a day of the temperate zones', () => {
  test('a temperate day is divided by its windows and its gaurī parts', () => {
    fc.assert(
      fc.property(anyDay, temperate, (number, place) => {
        const [day] = days(number, 1, { place, tz: place.lonDeg / 15 }) as [Required<Day>];
        const { sunriseJd, sunsetJd, nextSunriseJd, previousSunsetJd, windows, gauri } = day;
        if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null || previousSunsetJd === null) {
          throw new Error('not whole');
        }
        expect(gauri).toHaveLength(16);
        expectTiling(gauri.slice(0, 8), sunriseJd, sunsetJd);
        expectTiling(gauri.slice(8), sunsetJd, nextSunriseJd);
        // Each half has every key once: day and night have the same eight.
        expect(new Set(gauri.slice(0, 8).map(({ key }) => key)).size).toBe(8);
        expect(new Set(gauri.slice(8).map(({ key }) => key)).size).toBe(8);
        const dayPart = (sunsetJd - sunriseJd) / 15;
        const nightPart = (nextSunriseJd - sunsetJd) / 15;
        const night = (sunriseJd - previousSunsetJd) / 15;
        const near = (slot: Slot | null, startJd: number, endJd: number): void => {
          expect(Math.abs((slot?.startJd ?? 0) - startJd)).toBeLessThan(SECOND / 100);
          expect(Math.abs((slot?.endJd ?? 0) - endJd)).toBeLessThan(SECOND / 100);
        };
        near(windows.brahma_muhurta, sunriseJd - 2 * night, sunriseJd - night);
        near(windows.pratah_sandhya, sunriseJd - 1.5 * night, sunriseJd);
        near(windows.sayam_sandhya, sunsetJd, sunsetJd + 1.5 * nightPart);
        near(windows.godhuli, sunsetJd, sunsetJd + nightPart / 2);
        near(windows.vijaya, sunriseJd + 10 * dayPart, sunriseJd + 11 * dayPart);
        near(windows.abhijit, sunriseJd + 7 * dayPart, sunriseJd + 8 * dayPart);
        near(windows.nishitha, sunsetJd + 7 * nightPart, sunsetJd + 8 * nightPart);
        const noonJd = sunriseJd + 7.5 * dayPart;
        near(windows.madhyahna_sandhya, noonJd - 0.025, noonJd + 0.025);
      }),
      runs(150),
    );
  });

  test('a temperate day counts candra-bala, tārā-bala and candrāṣṭama from the Moon', () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        const [day] = days(number, 1) as [Required<Day>];
        for (const { moonRashi, good } of day.chandrabala) {
          expect(good).toHaveLength(6);
          expect(good).toContain(moonRashi);
        }
        for (const { nakshatra, good } of day.tarabala) {
          expect(good).toHaveLength(15);
          for (let birth = 1; birth <= 27; birth++) {
            expect(good.includes(birth)).toBe([2, 4, 6, 8, 9].includes(taraOf(birth, nakshatra)));
          }
        }
        // The Moon is in the eighth from the named rāśi.
        for (const [i, { rashi }] of day.chandrashtama.entries()) {
          const moon = day.chandrabala[i]?.moonRashi ?? Number.NaN;
          expect(((moon - rashi + 12) % 12) + 1).toBe(8);
        }
        expect(day.tarabala.map(({ nakshatra }) => nakshatra)).toEqual(day.nakshatra.map(({ index }) => index));
      }),
      runs(150),
    );
  });

  test('a temperate day has contiguous limbs, stays and mansions over its whole length', () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        const [day] = days(number, 1) as [Required<Day>];
        const [from, to] = [day.sunriseJd as number, day.nextSunriseJd as number];
        const lists: [readonly Limb[], number][] = [
          [day.tithi, 30],
          [day.nakshatra, 27],
          [day.yoga, 27],
          [day.karana, 60],
          [day.moon.rashi, 12],
          [day.sun.rashi, 12],
          [day.sun.nakshatra, 27],
        ];
        for (const [list, parts] of lists) {
          expect(list[0]?.startJd).toBeLessThanOrEqual(from + SECOND);
          expect(list.at(-1)?.endJd).toBeGreaterThanOrEqual(to - SECOND);
          for (const [i, { index, endJd }] of list.entries()) {
            const next = list[i + 1];
            if (next) expect([next.startJd, next.index]).toEqual([endJd, (index % parts) + 1]);
          }
        }
        expect(day.anandadi.map(({ index }) => index)).toEqual(
          day.anandadi.map((_, i) => (((day.anandadi[0]?.index ?? 0) + i - 1) % 28) + 1),
        );
        const alone = answer(limbsOfDay(kernel, from, to));
        expect(day.tithi.map(({ index }) => index)).toEqual(alone.tithi.map(({ index }) => index));
      }),
      runs(120),
    );
  });
});

describe('special yogas', () => {
  /** Whether a yoga holds at an instant, by its Moon, Sun and weekday, with tables written independently. */
  const HOLDS: Partial<
    Record<SpecialYogaKey, (of: { moon: number; sun: number; tithi: number; vara: number }) => boolean>
  > = {
    ravi: ({ moon, sun }) => [4, 6, 9, 10, 13, 20].includes(((moon - sun + 27) % 27) + 1),
    ganda_mula: ({ moon }) => [1, 9, 10, 18, 19, 27].includes(moon),
    guru_pushya: ({ moon, vara }) => moon === 8 && vara === 5,
    ravi_pushya: ({ moon, vara }) => moon === 8 && vara === 1,
    amrita_siddhi: ({ moon, vara }) => moon === [13, 5, 1, 17, 8, 27, 4][vara - 1],
    mrityu: ({ moon, vara }) => moon === [17, 21, 24, 1, 5, 18, 13][vara - 1],
    dagdha_tithi: ({ tithi, vara }) => ((tithi - 1) % 15) + 1 === [12, 11, 5, 3, 6, 8, 9][vara - 1],
    tripushkara: ({ moon, tithi, vara }) =>
      [1, 3, 7].includes(vara) && ((tithi - 1) % 15) % 5 === 1 && [3, 7, 12, 16, 21, 25].includes(moon),
    dvipushkara: ({ moon, tithi, vara }) =>
      [1, 3, 7].includes(vara) && ((tithi - 1) % 15) % 5 === 1 && [5, 14, 23].includes(moon),
    adala: ({ moon, sun }) => [2, 7, 9, 14, 16, 21, 23, 28].includes(((mansion(moon) - mansion(sun) + 28) % 28) + 1),
  };
  /** Valid away from Abhijit, which the tested instants avoid. */
  const mansion = (nakshatra: number): number => (nakshatra > 21 ? nakshatra + 1 : nakshatra);

  test('special yogas hold exactly when their conditions do', () => {
    const year = days(daysFromCivil(2027, 1, 1), 365) as Required<Day>[];
    const seen = new Set<string>();
    let checked = 0;
    for (const day of year) {
      for (let part = 0.05; part < 1; part += 0.1) {
        const jd = (day.sunriseJd as number) + part * ((day.nextSunriseJd as number) - (day.sunriseJd as number));
        const indexAt = (list: readonly Limb[]) =>
          list.find(({ startJd, endJd }) => startJd <= jd && jd < endJd)?.index ?? 0;
        const sky = answer(kernel.sky(jd));
        const zero = sky.ayanamsha.appliedDeg;
        const isNearAbhijit = [sky.bodies.moon, sky.bodies.sun].some(
          ({ lonDeg }) => Math.abs(((((lonDeg - zero) % 360) + 360) % 360) - 280) < 14,
        );
        const limbs = {
          moon: indexAt(day.nakshatra),
          sun: indexAt(day.sun.nakshatra),
          tithi: indexAt(day.tithi),
          vara: day.vara,
        };
        const holding = new Set(
          day.special_yogas.filter(({ startJd, endJd }) => startJd <= jd && jd < endJd).map(({ key }) => key),
        );
        for (const [key, holds] of Object.entries(HOLDS) as [SpecialYogaKey, (typeof HOLDS)['ravi']][]) {
          if (key === 'adala' && isNearAbhijit) continue;
          expect(holding.has(key), `${key} ${JSON.stringify(limbs)}`).toBe(holds?.(limbs));
          if (holding.has(key)) seen.add(key);
          checked++;
        }
      }
      for (const { startJd, endJd } of day.special_yogas) {
        expect(startJd).toBeGreaterThanOrEqual(day.sunriseJd as number);
        expect(endJd).toBeLessThanOrEqual(day.nextSunriseJd as number);
        expect(startJd).toBeLessThan(endJd);
      }
    }
    expect(checked).toBeGreaterThan(30_000);
    expect([...seen].sort()).toEqual(Object.keys(HOLDS).sort());
    const allKeys = new Set(
      days(daysFromCivil(2020, 1, 1), 401).flatMap((day) => day.special_yogas?.map(({ key }) => key)),
    );
    allKeys.delete(undefined);
    expect([...allKeys].sort()).toEqual(Object.keys(SPECIAL_YOGAS).sort());
  });
});

describe('pañcaka and bhadrā', () => {
  test('pañcaka lasts about five days, and its kind follows from the day of its start', () => {
    const year = days(daysFromCivil(2023, 1, 1), 365) as Required<Day>[];
    const starts = new Map<number, string>();
    for (const { panchaka } of year) if (panchaka) starts.set(panchaka.startJd, panchaka.kind);
    expect(starts.size).toBe(13);
    const kinds = ['roga', 'raja', 'agni', 'none', 'none', 'chora', 'mrityu'];
    for (const day of year) {
      for (const [startJd, kind] of starts) {
        if (startJd < (day.sunriseJd as number) || startJd >= (day.nextSunriseJd as number)) continue;
        expect(kind).toBe(kinds[day.vara - 1]);
      }
    }
    for (const { panchaka } of year) {
      if (panchaka === null) continue;
      expect(panchaka.endJd - panchaka.startJd).toBeGreaterThan(4);
      expect(panchaka.endJd - panchaka.startJd).toBeLessThan(5.5);
    }
  });

  test('a fortnight has four bhadrās, at their karaṇas', () => {
    const year = days(daysFromCivil(2023, 1, 1), 365) as Required<Day>[];
    const bhadras = new Map(year.flatMap(({ bhadra }) => bhadra.map((one) => [one.startJd, one] as const)));
    expect(bhadras.size).toBeGreaterThan(96);
    for (const { karana, bhadra } of year) {
      const vishtis = karana.filter(({ index }) => [8, 15, 22, 29, 36, 43, 50, 57].includes(index));
      expect(bhadra.map(({ startJd }) => startJd)).toEqual(vishtis.map(({ startJd }) => startJd));
    }
  });
});

describe('a range of days', () => {
  test('the clocks of a day know the offset at which a stay of the Sun began, before a clock change', () => {
    const date = { year: 2001, month: 4, day: 10 };
    const question = { from: date, to: date, place: { latDeg: 59.91, lonDeg: 10.75 }, tz: 'Europe/Oslo' };
    const { days: found, clocks } = answer(daysOf(kernel, { ...question, fields: ['sun'] }));
    const [day] = found as [Required<Day>];
    const { startJd, endJd } = day.sun.rashi[0] as Limb;
    expect([startJd, endJd].map((jdUt) => clocks.hoursAt(jdUt))).toEqual([1, 2]);
  });

  test('a range gives for each day the same as the day alone', () => {
    const residuals = new Residuals('s');
    const place = fc.oneof(temperate, fc.constantFrom(PLACES.tromso, PLACES.circle, PLACES.nearPole, PLACES.ninety));
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST, max: LAST - 40 }),
        place,
        fc.integer({ min: 0, max: 39 }),
        (from, where, i) => {
          const tz = Math.round(where.lonDeg / 15);
          const inSpan = days(from, 40, { place: where, tz })[i] as Required<Day>;
          const [alone] = days(from + i, 1, { place: where, tz }) as [Required<Day>];
          const single = answer(vedicDay(kernel, alone.date, where, tz));
          for (const key of [
            'sunriseJd',
            'sunsetJd',
            'nextSunriseJd',
            'previousSunsetJd',
            'moonriseJd',
            'moonsetJd',
          ] as const) {
            const values = [inSpan[key], alone[key], single[key]];
            expect(
              values.map((value) => value === null),
              key,
            ).toEqual(values.map(() => values[0] === null));
            residuals.add(key, Math.max(...values.map((value) => Math.abs((value ?? 0) - (values[0] ?? 0)))) / SECOND);
          }
          expect([inSpan.polar, alone.polar]).toEqual([single.polar, single.polar]);
          for (const field of [
            'paksha',
            'masa',
            'ritu',
            'ayana',
            'sayana',
            'years',
            'samvatsara',
            'disha_shula',
            'regional',
          ] as const) {
            expect(inSpan[field], field).toEqual(alone[field]);
          }
          for (const field of ['tithi', 'nakshatra', 'yoga', 'karana', 'anandadi'] as const) {
            expect(inSpan[field].map(({ index }) => index)).toEqual(alone[field].map(({ index }) => index));
          }
          expect(inSpan.special_yogas.map(({ key }) => key)).toEqual(alone.special_yogas.map(({ key }) => key));
        },
      ),
      runs(60),
    );
    residuals.print('days in a span, alone, and by vedicDay');
    for (const key of ['sunriseJd', 'sunsetJd', 'moonriseJd']) expect(residuals.max(key)).toBeLessThan(2);
  });

  test('a range contains every date once, at most 401', () => {
    const from = daysFromCivil(2026, 1, 1);
    const span = days(from, MAX_DAYS, { fields: [] });
    expect(span.map(({ date }) => daysFromCivil(date.year, date.month, date.day) - from)).toEqual(
      Array.from({ length: MAX_DAYS }, (_, i) => i),
    );
    expect(span.every(({ date, vara }) => vara === varaOf(date))).toBe(true);
    const refusal = (question: Partial<DayRangeQuestion>) =>
      daysOf(kernel, {
        from: dateOf('2026-01-01'),
        to: dateOf('2026-01-31'),
        place: DELHI,
        tz: 5.5,
        fields: [],
        ...question,
      });
    expect(refusal({ to: civilFromDays(from + MAX_DAYS) })).toMatchObject({
      error: { reason: 'too_many_days', days: MAX_DAYS + 1, most: MAX_DAYS },
    });
    expect(refusal({ to: dateOf('2025-12-31') })).toMatchObject({ error: { reason: 'dates_out_of_order' } });
    expect(refusal({ from: dateOf('2026-02-30') })).toMatchObject({ error: { reason: 'no_such_day' } });
    expect(refusal({ from: dateOf('1899-12-31') })).toMatchObject({ error: { reason: 'date_out_of_range' } });
    expect(refusal({ to: dateOf('2101-01-01') })).toMatchObject({ error: { reason: 'date_out_of_range' } });
    expect(refusal({ tz: 'Mars/Olympus' })).toMatchObject({ error: { reason: 'unknown_timezone' } });
  });

  test('a range covers the first and the last days of the years, with all fields', () => {
    for (const [from, count] of [
      [FIRST, 3],
      [LAST - 2, 3],
    ] as const) {
      for (const place of Object.values(PLACES)) expect(days(from, count, { place, tz: 0 })).toHaveLength(count);
    }
  });

  test('a range omits a date that the zone skipped, and follows its clocks', () => {
    const apia = { latDeg: -13.83, lonDeg: -171.77 };
    const around = days(daysFromCivil(2011, 12, 28), 5, { place: apia, tz: 'Pacific/Apia', fields: ['regional'] });
    expect(around.map(({ date }) => date.day)).toEqual([28, 29, 31, 1]);
    expect(days(daysFromCivil(2011, 12, 30), 1, { place: apia, tz: 'Pacific/Apia', fields: [] })).toEqual([]);
    const [before, after] = days(daysFromCivil(2026, 3, 28), 2, {
      place: { latDeg: 52.5, lonDeg: 13.4 },
      tz: 'Europe/Berlin',
      fields: [],
    });
    expect((after?.midnightJd ?? 0) - (before?.midnightJd ?? 0)).toBeCloseTo(1, 9);
    const [, next] = days(daysFromCivil(2026, 3, 29), 2, {
      place: { latDeg: 52.5, lonDeg: 13.4 },
      tz: 'Europe/Berlin',
      fields: [],
    });
    expect((next?.midnightJd ?? 0) - (after?.midnightJd ?? 0)).toBeCloseTo(23 / 24, 9);
  });

  test('a range searches only for what its fields need', () => {
    const counted = (fields: readonly ComputedField[]): Record<string, number> => {
      const calls: Record<string, number> = {};
      const counting = new Proxy(kernel, {
        get: (target, name: keyof typeof kernel) => {
          const member = target[name];
          if (typeof member !== 'function') return member;
          return (...args: never[]) => {
            calls[name] = (calls[name] ?? 0) + 1;
            return (member as (...of: never[]) => unknown)(...args);
          };
        },
      });
      answer(daysOf(counting, { from: dateOf('2026-01-01'), to: dateOf('2026-12-31'), place: DELHI, tz: 5.5, fields }));
      return calls;
    };
    expect(counted([])).toEqual({ span: 1 });
    expect(counted(['tithi', 'nakshatra', 'windows', 'gauri'])).toEqual({ span: 1 });
    expect(counted(['ritu'])).toEqual({ span: 1, previousCrossing: 1, nextCrossing: 13 });
    const all = counted(FIELDS);
    expect(all.span).toBeLessThanOrEqual(4);
  });
});

describe('polar days', () => {
  test('polar days have nulls and a reason, in words of both languages', () => {
    const [summer] = days(daysFromCivil(2026, 6, 21), 1, { place: PLACES.tromso, tz: 1 }) as [Required<Day>];
    expect(summer).toMatchObject({ sunriseJd: null, sunsetJd: null, polar: 'day', gauri: [], special_yogas: [] });
    expect(
      Object.values(summer.windows)
        .flat()
        .filter((window) => window !== null),
    ).toEqual([]);
    expect(summer.tithi.length).toBeGreaterThan(0);
    const reason = dayReason(summer);
    expect(reason).toEqual({
      lacks: ['sunrise', 'sunset', 'next_sunrise'],
      why: 'sun-stays-up',
      countsFrom: 'midnight',
    });
    if (!reason) throw new Error('no reason');
    expect(dayReasonInWords(reason, 'en')).toBe(
      'The Sun stays above the horizon. This day has no sunrise, no sunset, no next sunrise, so it is not divided. ' +
        'Its limbs are listed for 24 hours from midnight.',
    );
    expect(dayReasonInWords(reason, 'hi')).toMatch(/^सूर्य क्षितिज के ऊपर रहता है। .*।$/);
    const [winter] = days(daysFromCivil(2026, 12, 21), 1, { place: PLACES.tromso, tz: 1 }) as [Required<Day>];
    expect(dayReason(winter)?.why).toBe('sun-stays-down');
    const [slipped] = days(daysFromCivil(2026, 10, 29), 1, { place: PLACES.ninety, tz: 0 }) as [Required<Day>];
    expect(dayReason(slipped)?.why).toBe('sunrise-beside-date');
    const [ordinary] = days(daysFromCivil(2026, 6, 21), 1) as [Required<Day>];
    expect(dayReason(ordinary)).toBeNull();
  });

  test('days are complete at every latitude: no field fails, no number is missing', () => {
    const place = fc.record({ latDeg: evenly(-90, 90), lonDeg: evenly(-180, 180) });
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST - 5 }), place, (from, where) => {
        const span = days(from, 5, { place: where, tz: Math.round(where.lonDeg / 15) });
        expect(JSON.stringify(span)).not.toMatch(/NaN|Infinity/);
        for (const day of span) {
          for (const field of FIELDS) expect(day[field], field).toBeDefined();
          expect(dayReason(day) === null).toBe(
            day.sunriseJd !== null && day.sunsetJd !== null && day.nextSunriseJd !== null,
          );
        }
      }),
      runs(80),
    );
  });
});
