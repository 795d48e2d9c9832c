/** The offset of a zone at noon of a date, and clocks with a fixed offset. */
import { expect, test } from 'vitest';
import { hoursAtNoon, zoneOffsets } from '../../../src/domain/time/zone';
import { answer } from '../support/days';

test.each([
  ['Asia/Kolkata', { year: 2026, month: 11, day: 21 }, 5.5],
  ['America/New_York', { year: 2026, month: 3, day: 8 }, -4],
  ['America/New_York', { year: 2026, month: 11, day: 1 }, -5],
  ['Pacific/Apia', { year: 2011, month: 12, day: 31 }, 14],
  ['Asia/Kolkata', { year: 1943, month: 6, day: 1 }, 6.5],
])('the clocks of %s at noon of %o are %d hours ahead of UTC', (tz, date, hours) => {
  expect(answer(hoursAtNoon(tz, date))).toBe(hours);
});

test('an unknown zone and an invalid date are refused', () => {
  expect(hoursAtNoon('Asia/Delhi', { year: 2026, month: 1, day: 1 })).toMatchObject({
    error: { reason: 'unknown_timezone' },
  });
  expect(hoursAtNoon('Asia/Kolkata', { year: 2026, month: 2, day: 30 })).toMatchObject({
    error: { reason: 'no_such_day' },
  });
});

test('hours are clocks with a constant offset', () => {
  const clocks = answer(zoneOffsets(5.75, 2_461_000, 2_462_000));
  expect([clocks.tz, clocks.hoursAt(2_461_000), clocks.hoursAt(2_462_000)]).toEqual([5.75, 5.75, 5.75]);
});
