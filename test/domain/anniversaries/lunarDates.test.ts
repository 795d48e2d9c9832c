import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anniversariesOf } from '../../../src/domain/anniversaries/anniversaries';
import { lunarDatesOver, REMEMBERED_BY } from '../../../src/domain/anniversaries/lunarDates';
import { daysFromDate, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { NEW_DELHI } from '../observances/support';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';

const instants = evenly(2433282.5, 2469807.5);

/** The civil days of a year around an instant, as anniversaries of its lunar date. */
function yearAround(jdUt: number, of: ReturnType<typeof dateAt>) {
  const year = 1970 + Math.floor((jdUt - JD_UNIX_EPOCH) / 365.2425);
  const span = { from: { year: year - 1, month: 12, day: 1 }, to: { year: year + 1, month: 1, day: 31 } };
  return answer(anniversariesOf(kernel, { kind: 'birthday', of, ...span, ...NEW_DELHI })).anniversaries;
}

const dateAt = (by: 'tithi' | 'nakshatra', jdUt: number) => {
  const [date] = answer(lunarDatesOver(kernel, by, jdUt, jdUt));
  if (!date) throw new Error('an instant without a lunar date');
  return date.of;
};

test('the birthday of a lunar date is within a day of the birth in the year of the birth', () => {
  fc.assert(
    fc.property(instants, (jdUt) => {
      const days = yearAround(jdUt, dateAt('tithi', jdUt));
      const nearest = Math.min(...days.map(({ date }) => Math.abs(daysFromDate(date) + JD_UNIX_EPOCH + 0.27 - jdUt)));
      expect(nearest).toBeLessThan(1.6);
    }),
    runs(40),
  );
});

test('the lunar dates of a day follow each other without a gap, and cover it', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...REMEMBERED_BY), (jdUt, by) => {
      const dates = answer(lunarDatesOver(kernel, by, jdUt, jdUt + 1));
      const ends = dates.map(({ endJd }) => endJd);
      expect(ends.length).toBeGreaterThan(0);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(ends.at(-1)).toBeGreaterThan(jdUt + 1 - 1e-5);
      for (const [i, { of, endJd }] of dates.entries()) {
        const startJd = i === 0 ? jdUt : (ends[i - 1] as number);
        expect(dateAt(by, (startJd + endJd) / 2)).toEqual(of);
      }
    }),
    runs(40),
  );
});
