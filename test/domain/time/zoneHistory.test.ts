/** All zones of the host over two centuries: properties of wall clocks, checked against `Intl` without Temporal. */
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { expect, test } from 'vitest';
import { type CivilTime, JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../../../src/domain/time/civil';
import { resolveWallClock } from '../../../src/domain/time/zone';
import { clockOf } from '../support/clock';
import { evenly, runs } from '../support/property';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instant = fc.integer({ min: Date.UTC(1900, 0, 2) / 1000, max: Date.UTC(2100, 11, 30) / 1000 });
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time of the zone by the host, without Temporal, in seconds from 1970 on that clock. */
function shown(id: string, unixSeconds: number): number {
  let format = formats.get(id);
  if (!format) {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: id,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(id, format);
  }
  const part = Object.fromEntries(
    format.formatToParts(unixSeconds * 1000).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) / 1000;
}

const clockAt = (wall: number): CivilTime => clockOf(new Date(wall * 1000).toISOString().slice(0, 19));
const resolveAt = (wall: number, id: string) => resolveWallClock(clockAt(wall), { kind: 'iana', id });
const secondsOf = (jdUt: number): number => Math.round((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY);

test('the instant shows the requested local time, and is the earliest one', () => {
  fc.assert(
    fc.property(zones, instant, (id, unix) => {
      const wall = shown(id, unix);
      const resolved = resolveAt(wall, id);
      if (!resolved.ok) return expect.fail(`${id} refused ${unix}`);
      const foundSeconds = secondsOf(resolved.value.jdUt);
      expect(shown(id, foundSeconds)).toBe(wall);
      expect(foundSeconds).toBeLessThanOrEqual(unix);
      expect(resolved.value.ambiguous || foundSeconds === unix).toBe(true);
      expect(Math.round(resolved.value.offsetHours * 3600)).toBe(wall - foundSeconds);
    }),
    runs(3000),
  );
});

test('a skipped time is refused, and a repeated one is the earlier instant', () => {
  const seen = { skipped: 0, repeated: 0 };
  fc.assert(
    fc.property(zones, instant, evenly(0, 0.999), (id, unix, share) => {
      const next = Temporal.Instant.fromEpochMilliseconds(unix * 1000)
        .toZonedDateTimeISO(id)
        .getTimeZoneTransition('next');
      const transition = next === null ? Number.POSITIVE_INFINITY : next.epochMilliseconds / 1000;
      fc.pre(transition < Date.UTC(2101, 0, 1) / 1000);
      const before = shown(id, transition - 1) + 1;
      const after = shown(id, transition);
      fc.pre(before !== after);
      const wall = Math.min(before, after) + Math.floor(share * Math.abs(after - before));
      const resolved = resolveAt(wall, id);
      if (after > before) {
        seen.skipped += 1;
        expect(resolved).toMatchObject({ ok: false, error: { reason: 'skipped_wall_clock' } });
      } else {
        seen.repeated += 1;
        if (!resolved.ok) return expect.fail(`${id} refused ${wall}`);
        expect(resolved.value.ambiguous).toBe(true);
        expect(secondsOf(resolved.value.jdUt)).toBe(transition - (before - wall));
      }
      // The second before the transition and the first after it occur once and resolve to themselves.
      if (after > before) {
        expect(resolveAt(before - 1, id)).toMatchObject({ ok: true, value: { ambiguous: false } });
        expect(resolveAt(after, id)).toMatchObject({ ok: true, value: { ambiguous: false } });
      }
    }),
    runs(1500),
  );
  console.log(`transitions tried: ${seen.skipped} skipped, ${seen.repeated} repeated`);
  expect(Math.min(seen.skipped, seen.repeated)).toBeGreaterThan(100);
});
