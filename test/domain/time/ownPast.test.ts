/** Zones that the tz database has merged with others, compared with a build of it that keeps them separate. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZONE_HISTORY } from '../../../src/domain/generated/zoneHistory';
import { hasOwnClocks, MERGER_YEARS } from '../../../src/domain/generated/zoneMergers';
import { JD_UNIX_EPOCH, SECONDS_PER_DAY, unixToJd } from '../../../src/domain/time/civil';
import { historiesFor, resolveWallClock, zoneIdentifier, zoneOffsets } from '../../../src/domain/time/zone';
import { ZONE_HISTORIES as histories } from '../../../src/domain/time/zoneHistory';
import { clockOf } from '../support/clock';
import { runs } from '../support/property';

interface Offsets {
  instants: number[];
  /** Name, offsets in seconds, and the index of the offset at each instant as a base-36 digit. */
  zones: [tz: string, offsets: number[], digits: string][];
}
const TRUTH = JSON.parse(readFileSync(new URL('../../truth/zones/offsets.json', import.meta.url), 'utf8')) as Offsets;

const clockAt = (wall: number) => clockOf(new Date(wall * 1000).toISOString().slice(0, 19));
const secondsOf = (jdUt: number): number => Math.round((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY);
const resolve = (local: string, id: string, whole = true) =>
  resolveWallClock(clockOf(local), { kind: 'iana', id }, whole ? histories : null);

/** How often a wall clock of a zone resolves to another instant than the one that it showed. */
function misses(tz: string, offsets: readonly number[], digits: string, whole: boolean): number {
  return TRUTH.instants.filter((unix, i) => {
    const offset = offsets[Number.parseInt(digits[i] ?? '', 36)] ?? Number.NaN;
    const resolved = resolveWallClock(clockAt(unix + offset), { kind: 'iana', id: tz }, whole ? histories : null);
    return !(resolved.ok && (secondsOf(resolved.value.jdUt) === unix || resolved.value.ambiguous));
  }).length;
}

test('518 zones have their own history at 64 instants from 1900 to 1969', () => {
  const tried = TRUTH.zones.length * TRUTH.instants.length;
  const count = (whole: boolean) => {
    const wrong = TRUTH.zones.map(([tz, offsets, digits]) => [tz, misses(tz, offsets, digits, whole)] as const);
    return { zones: wrong.filter(([, times]) => times > 0), times: wrong.reduce((sum, [, times]) => sum + times, 0) };
  };
  const [without, whole] = [count(false), count(true)];
  const matching = ({ zones }: typeof whole) => `${TRUTH.zones.length - zones.length} of ${TRUTH.zones.length} zones`;
  const share = ({ times }: typeof whole) => `${((100 * times) / tried).toFixed(2)} % of ${tried} times wrong`;
  console.log(
    `Without their histories ${matching(without)} have a right past, ${share(without)}; with them ${matching(whole)}, ${share(whole)}` +
      `${whole.zones.length === 0 ? '' : `: ${whole.zones.map(([tz, times]) => `${tz} ${times}`).join(', ')}`}`,
  );
  expect(TRUTH.zones).toHaveLength(518);
  expect(whole.zones.length).toBeLessThanOrEqual(6);
  expect(whole.times / tried).toBeLessThan(0.002);
});

/** Offsets at dates, quoted from the comments of the tz database. */
test.each([
  ['Europe/Amsterdam', '1935-03-01T12:00:00', 1172, 'Amsterdam Mean Time, 0:19:32'],
  ['Europe/Amsterdam', '1937-01-15T12:00:00', 1172, 'Amsterdam Mean Time until 1 July 1937'],
  ['Europe/Amsterdam', '1938-01-15T12:00:00', 1200, '+0:20 from 1 July 1937'],
  ['Europe/Amsterdam', '1947-01-15T12:00:00', 3600, 'Central European Time since 1940'],
  ['Europe/Oslo', '1935-07-01T12:00:00', 3600, 'Norway had no summer time in 1935'],
  ['Europe/Stockholm', '1947-07-01T12:00:00', 3600, 'Sweden had no summer time after 1916'],
  ['Atlantic/Reykjavik', '1960-01-15T12:00:00', -3600, 'Iceland an hour behind until 1968'],
  ['Iceland', '1960-01-15T12:00:00', -3600, 'the old name of the same zone'],
  ['Africa/Accra', '1942-12-01T12:00:00', 1800, 'Ghana half an hour ahead in the war'],
  ['Africa/Lagos', '1935-01-01T12:00:00', 3600, 'a zone that keeps its own history in the main data'],
  ['America/Curacao', '1950-01-01T12:00:00', -16200, 'the Netherlands Antilles at −4:30 until 1965'],
  ['America/Kralendijk', '1950-01-01T12:00:00', -16200, 'Bonaire with them'],
  ['Pacific/Majuro', '1960-01-01T12:00:00', 39600, 'the Marshall Islands at +11 until 1969'],
  ['Europe/Amsterdam', '1990-07-01T12:00:00', 7200, 'as merged, after the merger'],
])('the time in %s at %s has the historical offset', async (id, local, offsetSeconds) => {
  const zone = { kind: 'iana', id } as const;
  const resolved = resolveWallClock(clockOf(local), zone, await historiesFor(clockOf(local), zone));
  expect(resolved).toMatchObject({ ok: true, value: { offsetHours: offsetSeconds / 3600, ambiguous: false } });
});

describe('transitions in the history of a merged zone', () => {
  // Amsterdam, 22 May 1937: from 0:19:32 to 1:19:32 at 2:00; 1 July: from 1:19:32 to 1:20, which skips 28 seconds.
  test('a skipped time of a merged zone is refused', () => {
    expect(resolve('1937-05-22T02:30:00', 'Europe/Amsterdam')).toMatchObject({
      ok: false,
      error: { reason: 'skipped_wall_clock', tz: 'Europe/Amsterdam' },
    });
    expect(resolve('1937-07-01T00:00:10', 'Europe/Amsterdam').ok).toBe(false);
    expect(resolve('1937-07-01T00:00:28', 'Europe/Amsterdam')).toMatchObject({ value: { offsetHours: 4800 / 3600 } });
  });

  test('a time of a merged zone that occurred twice gives the earlier instant', () => {
    const resolved = resolve('1936-10-04T02:30:00', 'Europe/Amsterdam');
    expect(resolved).toMatchObject({ value: { ambiguous: true, offsetHours: 4772 / 3600 } });
  });

  test('every zone gives the right instant before, at and after its merger', () => {
    const zones = fc.constantFrom(...Object.keys(MERGER_YEARS));
    const counts = { before: 0, after: 0 };
    fc.assert(
      fc.property(zones, fc.integer({ min: -2_208_988_800, max: 86_400 * 730 }), (id, unix) => {
        const offsets = zoneOffsets(id, unixToJd((unix - 86400) * 1000), unixToJd((unix + 86400) * 1000), histories);
        if (!offsets.ok) return expect.fail(id);
        const offset = Math.round(offsets.value.hoursAt(unixToJd(unix * 1000)) * 3600);
        const wall = unix + offset;
        const resolved = resolveWallClock(clockAt(wall), { kind: 'iana', id }, histories);
        if (!resolved.ok) return expect.fail(`${id} refused ${wall}`);
        const resolvedUnix = secondsOf(resolved.value.jdUt);
        counts[unix < (histories.get(id)?.mergedFrom ?? 0) ? 'before' : 'after']++;
        expect(resolved.value.ambiguous || resolvedUnix === unix).toBe(true);
        expect(resolvedUnix).toBeLessThanOrEqual(unix);
        const shown = Math.round(offsets.value.hoursAt(unixToJd(resolvedUnix * 1000)) * 3600) + resolvedUnix;
        if (resolvedUnix > unix - 86400) expect(shown).toBe(wall);
      }),
      runs(3000),
    );
    expect(Math.min(counts.before, counts.after)).toBeGreaterThan(500);
  });

  test('the history of a merged zone ends with the same offset just before and after its merger', () => {
    for (const [id, { mergedFrom }] of histories) {
      for (const unix of [mergedFrom - 1, mergedFrom]) {
        const near = zoneOffsets(id, unixToJd((mergedFrom - 9) * 1000), unixToJd((mergedFrom + 9) * 1000), histories);
        const offset = near.ok ? Math.round(near.value.hoursAt(unixToJd(unix * 1000)) * 3600) : Number.NaN;
        const resolved = resolveWallClock(clockAt(unix + offset), { kind: 'iana', id }, histories);
        if (!resolved.ok) return expect.fail(`${id} refused its merger`);
        expect(resolved.value.ambiguous || secondsOf(resolved.value.jdUt) === unix, id).toBe(true);
      }
    }
  });
});

describe('loading the histories', () => {
  test('the histories are not loaded for a zone without its own history, a time after the merger or an offset', async () => {
    const inYear = (year: number) => ({ year });
    expect(await historiesFor(inYear(1935), { kind: 'iana', id: 'Asia/Kolkata' })).toBeNull();
    expect(await historiesFor(inYear(1960), { kind: 'iana', id: 'Europe/Amsterdam' })).toBeNull();
    expect(await historiesFor(inYear(1935), { kind: 'offset', hours: 1 })).toBeNull();
    expect(await historiesFor(inYear(1935), { kind: 'civil', key: 'bombay' })).toBeNull();
    expect(await historiesFor(inYear(1935), { kind: 'iana', id: 'no/zone' })).toBeNull();
    expect(await historiesFor(inYear(1935), { kind: 'iana', id: 'europe/amsterdam' })).toBe(histories);
  });

  test('a caller can omit the histories, and then gets the answer of the merged zone', () => {
    expect(resolve('1935-07-01T12:00:00', 'Europe/Amsterdam', false)).toMatchObject({ value: { offsetHours: 1 } });
  });

  test('the list of mergers and the histories have the same zones, in the host’s spelling', () => {
    expect([...histories.keys()]).toEqual(Object.keys(MERGER_YEARS));
    for (const [tz, { mergedFrom, changes }] of histories) {
      expect(zoneIdentifier(tz)).toBe(tz);
      expect(new Date(mergedFrom * 1000).getUTCFullYear()).toBe(MERGER_YEARS[tz]);
      expect(hasOwnClocks(tz, MERGER_YEARS[tz] ?? 0)).toBe(true);
      expect(hasOwnClocks(tz, (MERGER_YEARS[tz] ?? 0) + 2)).toBe(false);
      expect(MERGER_YEARS[tz]).toBeLessThan(1970);
      for (const [i, { startJd }] of changes.slice(1).entries()) {
        expect(startJd).toBeGreaterThan(changes[i]?.startJd ?? 0);
      }
      expect(changes.at(-1)?.startJd).toBeLessThan(unixToJd(mergedFrom * 1000));
    }
  });

  test('the table of histories is small', async () => {
    const stream = new Blob([ZONE_HISTORY]).stream().pipeThrough(new CompressionStream('gzip'));
    const bytes = (await new Response(stream).arrayBuffer()).byteLength;
    console.log(`The histories of ${histories.size} zones: ${bytes} bytes compressed`);
    expect(bytes).toBeLessThan(20_000);
  });
});
