import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masaName } from '../../../build/lexicon/terms/masa';
import { type AmantaMonth, lunarMonthAt, lunarMonths } from '../../../src/domain/calendar/month';
import { limbsAt } from '../../../src/domain/panchanga/limbs';
import { jdOf, truth } from '../../accuracy/compare';
import { kernel } from '../support/kernel';
import { FIRST_JD, keyOf, LAST_JD, unwrap } from '../support/panchanga';
import { evenly, runs } from '../support/property';

const SECONDS = 86_400;
const all = unwrap(lunarMonths(kernel, FIRST_JD, LAST_JD));
const monthAt = (jdUt: number): AmantaMonth | undefined =>
  all.find(({ startJd, endJd }) => startJd <= jdUt && jdUt < endJd);

describe('against Swiss Ephemeris', () => {
  const reference = truth('lunar-months');
  const within = Array.from({ length: reference.rows }, (_, row) => row).filter(
    (row) => jdOf(reference.text(row, 'start')) < LAST_JD,
  );

  test('every month agrees with Swiss Ephemeris in name, kind and both new moons, within 1 s', () => {
    expect(within.length).toBeGreaterThan(1200);
    for (const row of within) {
      const [start, end] = [jdOf(reference.text(row, 'start')), jdOf(reference.text(row, 'end'))];
      const month = monthAt((start + end) / 2);
      const lost = reference.at(row, 'kshaya_lost_month') as number | null;
      expect(month, reference.text(row, 'start') ?? '').toMatchObject({
        amanta: reference.at(row, 'month') + 1,
        adhika: reference.at(row, 'adhika') === 1,
        kshaya: lost === null ? null : lost + 1,
      });
      expect(Math.abs((month?.startJd ?? 0) - start) * SECONDS).toBeLessThan(1);
      expect(Math.abs((month?.endJd ?? 0) - end) * SECONDS).toBeLessThan(1);
    }
  });

  const lines = readFileSync(new URL('../../truth/ephemeris/adhika-kshaya.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  test.each(lines)('the recorded adhika or kṣaya month is unwrap: %s', (line) => {
    const [, kind, name, start, end] = /^\d+ (\w+) (\w+) "(.*?)"\.\."(.*?)"/.exec(line) ?? [];
    const month = monthAt((jdOf(start ?? '') + jdOf(end ?? '')) / 2);
    expect(masaName(month?.amanta ?? 0).key).toBe(keyOf(name ?? ''));
    expect(month?.adhika).toBe(kind === 'adhika');
    expect(Math.abs((month?.startJd ?? 0) - jdOf(start ?? '')) * SECONDS).toBeLessThan(1.5);
  });
});

describe('1900 to 2100', () => {
  test('months are contiguous from 1900 to 2100', () => {
    expect(all[0]?.startJd).toBeLessThanOrEqual(FIRST_JD);
    expect(all.at(-1)?.endJd).toBeGreaterThanOrEqual(LAST_JD);
    all.forEach((month, i) => {
      const next = all[i + 1];
      if (next) expect(next.startJd).toBe(month.endJd);
      expect(month.endJd - month.startJd).toBeGreaterThan(29.2);
      expect(month.endJd - month.startJd).toBeLessThan(29.9);
    });
  });

  test('month names advance by one, except around adhika and kṣaya months', () => {
    all.forEach((month, i) => {
      const next = all[i + 1];
      if (!next) return;
      const step = month.adhika ? 0 : month.kshaya === null ? 1 : 2;
      expect(next.amanta).toBe(((month.amanta - 1 + step) % 12) + 1);
    });
  });

  test('the two kṣaya months are each between two adhika ones', () => {
    const odd = all.filter(({ adhika, kshaya }) => adhika || kshaya !== null);
    const kshayas = odd.filter(({ kshaya }) => kshaya !== null);
    expect(kshayas.map(({ amanta, kshaya }) => [masaName(amanta).iast, masaName(kshaya ?? 0).iast])).toEqual([
      ['Kārttika', 'Mārgaśīrṣa'],
      ['Pauṣa', 'Māgha'],
    ]);
    const neighbours = kshayas.map((month) => {
      const i = odd.indexOf(month);
      return [odd[i - 1], odd[i + 1]].map((adhika) => masaName(adhika?.amanta ?? 0).iast);
    });
    expect(neighbours).toEqual([
      ['Kārttika', 'Caitra'],
      ['Āśvina', 'Phālguna'],
    ]);
    expect(odd.length - kshayas.length).toBe(76);
  });
});

describe('the month of an instant', () => {
  const instant = evenly(FIRST_JD, LAST_JD);

  test('the month of an instant is the one in the list, and its pakṣa follows from the tithi', () => {
    fc.assert(
      fc.property(instant, (jdUt) => {
        const month = unwrap(lunarMonthAt(kernel, jdUt));
        const { amanta, adhika, kshaya } = monthAt(jdUt) ?? {};
        expect(month).toMatchObject({ amanta, adhika, kshaya });
        expect(month.startJd <= jdUt && jdUt < month.endJd).toBe(true);
        const { tithi } = unwrap(limbsAt(kernel, jdUt));
        expect(month.paksha).toBe(tithi.index <= 15 ? 'shukla' : 'krishna');
        const shift = month.paksha === 'krishna' && !month.adhika ? 1 : 0;
        expect(month.purnimanta).toBe(((month.amanta - 1 + shift) % 12) + 1);
      }),
      runs(500),
    );
  });

  test('the month of an instant begins exactly at the new moon', () => {
    for (const { startJd } of all.slice(1, 200)) {
      const month = unwrap(lunarMonthAt(kernel, startJd));
      expect(Math.abs(month.startJd - startJd) * SECONDS).toBeLessThan(0.001);
      expect(unwrap(lunarMonthAt(kernel, month.startJd)).startJd).toBe(month.startJd);
      expect(unwrap(lunarMonthAt(kernel, startJd - 1e-6)).paksha).toBe('krishna');
    }
  });

  test.each([
    ['2023-07-10T00:00:00Z', 'ashadha', 'shravana', false],
    ['2023-07-20T00:00:00Z', 'shravana', 'shravana', true],
    ['2023-08-10T00:00:00Z', 'shravana', 'shravana', true],
    ['2023-08-20T00:00:00Z', 'shravana', 'shravana', false],
    ['2023-09-05T00:00:00Z', 'shravana', 'bhadrapada', false],
  ])(
    'the month about the adhika Śrāvaṇa of 2023, at %s, is amānta %s, pūrṇimānta %s',
    (utc, amanta, purnimanta, adhika) => {
      const month = unwrap(lunarMonthAt(kernel, jdOf(utc)));
      expect(masaName(month.amanta).key).toBe(amanta);
      expect(masaName(month.purnimanta).key).toBe(purnimanta);
      expect(month.adhika).toBe(adhika);
    },
  );

  test.each([
    ['1983-01-20T00:00:00Z', 'shukla', 'pausha'],
    ['1983-02-05T00:00:00Z', 'krishna', 'magha'],
  ])('the month at the kṣaya month of 1983, %s, %s, is pūrṇimānta %s', (utc, paksha, purnimanta) => {
    const month = unwrap(lunarMonthAt(kernel, jdOf(utc)));
    expect(month).toMatchObject({ amanta: 10, kshaya: 11, adhika: false, paksha });
    expect(masaName(month.purnimanta).key).toBe(purnimanta);
  });

  test('the month of an instant outside the series is refused', () => {
    expect(lunarMonthAt(kernel, kernel.range.to + 1)).toMatchObject({ ok: false });
    expect(lunarMonths(kernel, kernel.range.from, FIRST_JD)).toMatchObject({ ok: false });
  });
});
