/**
 * Every zone of the host over all its transitions from 1900 to 2100, compared with `Intl`, which is independent of
 * Temporal.
 */
import { Temporal } from 'temporal-polyfill/implementation';
import { expect, test } from 'vitest';
import { type CivilTime, JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../../../src/domain/time/civil';
import { resolveWallClock, zoneOffsets } from '../../../src/domain/time/zone';
import { ALL } from './span';

const FROM = Date.UTC(1900, 0, 1) / 1000;
const TO = Date.UTC(2101, 0, 1) / 1000;
const jdOf = (unix: number): number => JD_UNIX_EPOCH + unix / SECONDS_PER_DAY;
const unixOf = (jdUt: number): number => Math.round((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY);

/** The zones with the most unusual histories. A sample adds every twelfth of the others. */
const ODD = [
  ...[
    'Asia/Kolkata',
    'Africa/Monrovia',
    'Europe/Dublin',
    'Africa/Casablanca',
    'Antarctica/Troll',
    'Australia/Lord_Howe',
  ],
  ...[
    'Pacific/Apia',
    'Pacific/Kwajalein',
    'Asia/Manila',
    'America/Juneau',
    'Africa/Cairo',
    'Asia/Tehran',
    'Europe/Volgograd',
  ],
];
const LISTED = [
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'GMT',
  'EST5EDT',
  'Etc/GMT+12',
  'Etc/GMT-14',
  'Asia/Calcutta',
];
const ZONES = [...new Set(LISTED)].filter((id, i) => ALL || ODD.includes(id) || i % 12 === 0);

/** Offset of the zone from UT at an instant by the host, seconds. */
function host(id: string): (unix: number) => number {
  const two = '2-digit';
  const date = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: id, hourCycle: 'h23', ...date });
  return (unix) => Date.parse(`${format.format(unix * 1000).replace(' ', 'T')}Z`) / 1000 - unix;
}

/** The instants at which the offset changes, found by bisection with the host's offsets. */
function transitionsOf(offsetAt: (unix: number) => number): number[] {
  const transitions: number[] = [];
  const step = 20 * SECONDS_PER_DAY;
  for (let from = FROM; from < TO; from += step) {
    let [low, high] = [from, Math.min(from + step, TO)];
    if (offsetAt(low) === offsetAt(high)) continue;
    const before = offsetAt(low);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    transitions.push(high);
  }
  return transitions;
}

function clockAt(wall: number): CivilTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = new Date(wall * 1000)
    .toISOString()
    .slice(0, 19)
    .split(/[-T:]/)
    .map(Number);
  return { year, month, day, hour, minute, second };
}

const resolved = (wall: number, id: string) => resolveWallClock(clockAt(wall), { kind: 'iana', id });

const seen = { zones: 0, transitions: 0, skipped: 0, repeated: 0, unseen: 0 };

test.each(ZONES)('the zone %s has the offsets and transitions of the host', (id) => {
  const offsetAt = host(id);
  const offsets = zoneOffsets(id, jdOf(FROM), jdOf(TO));
  if (!offsets.ok) return expect.fail('no zone');
  const { hoursAt } = offsets.value;
  let checked = 0;
  const holds = (unix: number) => {
    checked++;
    const offset = Math.round(hoursAt(jdOf(unix) + 1e-9) * 3600);
    if (offset !== offsetAt(unix))
      expect.fail(`${id} ${new Date(unix * 1000).toISOString()}: ${offset}, not ${offsetAt(unix)}`);
  };
  const instants = new Set(transitionsOf(offsetAt));
  const hostAlone = instants.size;
  // The host's bisection misses pairs of changes within twenty days. Temporal finds these.
  let current = new Temporal.ZonedDateTime(BigInt(FROM) * 1_000_000_000n, id);
  for (;;) {
    const next = current.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds >= TO * 1000) break;
    instants.add(next.epochMilliseconds / 1000);
    current = next;
  }
  seen.zones++;
  seen.transitions += instants.size;
  seen.unseen += instants.size - hostAlone;

  for (const instant of instants) {
    for (const unix of [instant - 1, instant, instant + 1]) holds(unix);
    const before = instant + offsetAt(instant - 1);
    const after = instant + offsetAt(instant);
    for (const wall of [Math.min(before, after), Math.floor((before + after) / 2), Math.max(before, after) - 1]) {
      const result = resolved(wall, id);
      if (after > before) {
        seen.skipped++;
        if (result.ok || result.error.reason !== 'skipped_wall_clock') expect.fail(`${id}: ${wall} is skipped`);
      } else if (after < before) {
        seen.repeated++;
        if (!result.ok || !result.value.ambiguous) return expect.fail(`${id}: ${wall} is repeated`);
        const unix = unixOf(result.value.jdUt);
        if (unix >= instant || unix + offsetAt(unix) !== wall) expect.fail(`${id}: ${wall} is not the earlier`);
      }
    }
    // The last second of the old offset and the first of the new one resolve to themselves.
    const unique =
      after > before ? [instant - 1, instant] : [instant - (before - after) - 1, instant + (before - after)];
    for (const unix of unique) {
      const result = resolved(unix + offsetAt(unix), id);
      if (!result.ok || result.value.ambiguous || unixOf(result.value.jdUt) !== unix)
        expect.fail(`${id}: ${unix} does not come back`);
    }
  }
  for (let unix = FROM; unix < TO; unix += 45 * SECONDS_PER_DAY + 12_345) holds(unix);
  expect(checked).toBeGreaterThan(1000);
});

test('transitions of every kind occurred', () => {
  console.log(`edges of zones: ${JSON.stringify(seen)}`);
  expect(seen.zones).toBe(ZONES.length);
  expect(Math.min(seen.skipped, seen.repeated)).toBeGreaterThan(1000);
});
