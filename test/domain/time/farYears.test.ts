/** The clocks of far years: they repeat the rules of a year with the same weekdays, and agree with `Intl` in each zone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { longZoneOffsets } from '../../../src/domain/time/farClocks';
import { answer } from '../support/days';

const ZONES = Intl.supportedValuesOf('timeZone');

/** The UTC offset of a zone at an instant by `Intl`, hours. */
function hoursByIntl(timeZone: string, unixMs: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(unixMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600);
}

test('the offsets of a zone in far years are those of Intl', () => {
  const instant = fc.record({
    zone: fc.constantFrom(...ZONES),
    year: fc.integer({ min: 2131, max: 16_990 }),
    day: fc.integer({ min: 0, max: 729 }),
  });
  fc.assert(
    fc.property(instant, ({ zone, year, day }) => {
      const startMs = Date.UTC(year, 0, 1);
      const atMs = startMs + day * 86_400_000 + 43_200_000;
      const jdOf = (ms: number) => JD_UNIX_EPOCH + ms / 86_400_000;
      const clocks = answer(longZoneOffsets(zone, jdOf(startMs) - 20_000, jdOf(startMs) + 730));
      expect(clocks.hoursAt(jdOf(atMs))).toBe(hoursByIntl(zone, atMs));
    }),
  );
});

test('each change of New York in 2200 is at the second of Intl', () => {
  const startMs = Date.UTC(2200, 0, 1);
  const start = JD_UNIX_EPOCH + startMs / 86_400_000;
  const { hoursAt } = answer(longZoneOffsets('America/New_York', start - 20_000, start + 365));
  // 9 March 2200, 02:00 EST, and 2 November 2200, 02:00 EDT.
  for (const [changeMs, before, after] of [
    [Date.UTC(2200, 2, 9, 7), -5, -4],
    [Date.UTC(2200, 10, 2, 6), -4, -5],
  ] as const) {
    const jd = JD_UNIX_EPOCH + changeMs / 86_400_000;
    expect([hoursAt(jd - 1 / 86_400), hoursAt(jd + 1 / 86_400)]).toEqual([before, after]);
  }
});
