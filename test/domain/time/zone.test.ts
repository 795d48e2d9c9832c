import { describe, expect, test } from 'vitest';
import { daysFromCivil, SECONDS_PER_DAY, wallClockToJd } from '../../../src/domain/time/civil';
import { isSteady, STEADY_HOURS, STEADY_ZONE } from '../../../src/domain/time/steadyZone';
import { resolveWallClock, zoneIdentifier } from '../../../src/domain/time/zone';
import { clockOf } from '../support/clock';

const resolve = (text: string, id: string) => resolveWallClock(clockOf(text), { kind: 'iana', id });

const hms = (hours: number, minutes = 0, seconds = 0): number => hours * 3600 + minutes * 60 + seconds;

interface Row {
  tz: string;
  local: string;
  /** Seconds ahead of UT. */
  offset: number;
  source: string;
}

const TZDB = 'tz database,';
const madras = `${TZDB} asia: Madras Mean Time 5:21:10 until 1906`;
const war = `${TZDB} asia: +0630 1941 Oct to 1942 May 15 and 1942 Sep to 1945 Oct 15`;

const single: Row[] = [
  {
    tz: 'Asia/Kolkata',
    local: '1860-01-01T12:00:00',
    offset: hms(5, 53, 20),
    source: `${TZDB} asia: Howrah Mean Time until 1870`,
  },
  { tz: 'Asia/Kolkata', local: '1900-01-01T00:00:00', offset: hms(5, 21, 10), source: madras },
  {
    tz: 'Asia/Calcutta',
    local: '1905-12-31T23:59:59',
    offset: hms(5, 21, 10),
    source: `${madras}; old name of the zone`,
  },
  {
    tz: 'Asia/Kolkata',
    local: '1906-01-01T00:08:50',
    offset: hms(5, 30),
    source: `${TZDB} asia: Indian Standard Time from 1906`,
  },
  { tz: 'Asia/Kolkata', local: '1941-09-30T23:59:59', offset: hms(5, 30), source: war },
  { tz: 'Asia/Kolkata', local: '1941-10-01T01:00:00', offset: hms(6, 30), source: war },
  { tz: 'Asia/Kolkata', local: '1942-05-14T22:59:59', offset: hms(6, 30), source: war },
  { tz: 'Asia/Kolkata', local: '1942-05-15T00:00:00', offset: hms(5, 30), source: war },
  { tz: 'Asia/Kolkata', local: '1944-11-25T13:39:29', offset: hms(6, 30), source: war },
  { tz: 'Asia/Kolkata', local: '1945-10-15T00:00:00', offset: hms(5, 30), source: war },
  {
    tz: 'Asia/Kolkata',
    local: '1947-08-15T00:00:00',
    offset: hms(5, 30),
    source: `${TZDB} asia: no change after 1945`,
  },
  {
    tz: 'Asia/Karachi',
    local: '1900-06-01T12:00:00',
    offset: hms(4, 28, 12),
    source: `${TZDB} asia: local mean time until 1907`,
  },
  {
    tz: 'Asia/Colombo',
    local: '1900-06-01T12:00:00',
    offset: hms(5, 19, 32),
    source: `${TZDB} asia: Moratuwa Mean Time until 1906`,
  },
  { tz: 'Asia/Kathmandu', local: '1985-12-31T23:59:59', offset: hms(5, 30), source: `${TZDB} asia: +0530 until 1986` },
  { tz: 'Asia/Kathmandu', local: '2000-01-01T00:00:00', offset: hms(5, 45), source: `${TZDB} asia: +0545 from 1986` },
  {
    tz: 'Asia/Dhaka',
    local: '2009-07-01T00:00:00',
    offset: hms(7),
    source: `${TZDB} asia: summer time 2009-06-19 to 2009-12-31`,
  },
  {
    tz: 'Africa/Monrovia',
    local: '1971-06-01T00:00:00',
    offset: -hms(0, 44, 30),
    source: `${TZDB} africa: −0:44:30 until 1972-01-07`,
  },
  {
    tz: 'America/New_York',
    local: '1943-01-15T12:00:00',
    offset: -hms(4),
    source: `${TZDB} northamerica: war time 1942–45`,
  },
  {
    tz: 'America/New_York',
    local: '2100-07-01T12:00:00',
    offset: -hms(4),
    source: `${TZDB} northamerica: the rule of 2007, carried on`,
  },
  { tz: 'Europe/London', local: '1941-07-01T12:00:00', offset: hms(2), source: `${TZDB} europe: double summer time` },
  {
    tz: 'Europe/London',
    local: '1969-01-15T12:00:00',
    offset: hms(1),
    source: `${TZDB} europe: British Standard Time 1968–71`,
  },
  {
    tz: 'America/Caracas',
    local: '2010-01-01T00:00:00',
    offset: -hms(4, 30),
    source: `${TZDB} southamerica: −0430 2007–16`,
  },
  { tz: 'Etc/GMT+5', local: '2000-01-01T00:00:00', offset: -hms(5), source: `${TZDB} etcetera: the sign is POSIX` },
  { tz: 'UTC', local: '2000-01-01T00:00:00', offset: 0, source: `${TZDB} etcetera` },
  { tz: 'GMT', local: '2000-01-01T00:00:00', offset: 0, source: `${TZDB} etcetera` },
];

test.each(single)('the time $local in $tz has the offset of $source', ({ tz, local, offset }) => {
  const resolved = resolve(local, tz);
  const ut = wallClockToJd(clockOf(local));
  if (!resolved.ok || !ut.ok) return expect.fail('refused');
  expect(resolved.value).toMatchObject({ offsetHours: offset / 3600, ambiguous: false, tz });
  expect(Math.abs((ut.value - resolved.value.jdUt) * SECONDS_PER_DAY - offset)).toBeLessThan(1e-4);
});

const skipped = [
  { tz: 'Asia/Kolkata', local: '1906-01-01T00:08:49', source: 'Madras to Indian Standard Time, 8 min 50 s' },
  { tz: 'Asia/Kolkata', local: '1941-10-01T00:00:00', source: war },
  { tz: 'Asia/Kolkata', local: '1942-09-01T00:59:59', source: war },
  { tz: 'America/New_York', local: '2024-03-10T02:30:00', source: `${TZDB} northamerica` },
  { tz: 'Africa/Monrovia', local: '1972-01-07T00:30:00', source: `${TZDB} africa: 44 min 30 s left out` },
  { tz: 'Pacific/Apia', local: '2011-12-30T12:00:00', source: `${TZDB} australasia: the whole day left out` },
  {
    tz: 'Australia/Lord_Howe',
    local: '2024-10-06T02:15:00',
    source: `${TZDB} australasia: half an hour of summer time`,
  },
];
test.each(skipped)('the zone $tz never showed $local: $source', ({ tz, local }) => {
  expect(resolve(local, tz)).toEqual({ ok: false, error: { reason: 'skipped_wall_clock', local, tz } });
});

const repeated: Row[] = [
  { tz: 'Asia/Kolkata', local: '1942-05-14T23:30:00', offset: hms(6, 30), source: war },
  { tz: 'Asia/Kolkata', local: '1945-10-14T23:00:00', offset: hms(6, 30), source: war },
  { tz: 'America/New_York', local: '2024-11-03T01:59:59', offset: -hms(4), source: `${TZDB} northamerica` },
  { tz: 'Australia/Lord_Howe', local: '2024-04-07T01:45:00', offset: hms(11), source: `${TZDB} australasia` },
  { tz: 'Asia/Dhaka', local: '2009-12-31T23:30:00', offset: hms(7), source: `${TZDB} asia` },
];
test.each(repeated)(
  'the zone $tz showed $local twice, and the earlier instant is used: $source',
  ({ tz, local, offset }) => {
    const resolved = resolve(local, tz);
    expect(resolved).toMatchObject({ ok: true, value: { offsetHours: offset / 3600, ambiguous: true } });
  },
);

describe('identifiers', () => {
  test.each([
    '',
    ' ',
    '+05:30',
    '-05:30',
    '+0530',
    '+05',
    '-00:00',
    '−05:30',
    'UTC+5',
    'GMT+5',
    'GMT+05:30',
    'Z',
    'Asia',
    'Asia/',
    'Asia/Kolkata ',
    ' Asia/Kolkata',
    'Asia/Kolkatta',
    'Asia/Kol\u212Aata',
    'A\u017Fia/Kolkata',
    'Asia\\Kolkata',
    '[Asia/Kolkata]',
    '1970-01-01T00:00[Asia/Kolkata]',
    '1970-01-01T00:00Z',
    'Etc/GMT+05',
    'Etc/GMT+25',
    'IST',
    'PST',
    'SystemV/EST5',
    'systemv/pst8pdt',
    'local',
    'undefined',
  ])('the text %j is not a zone identifier', (id) => {
    expect(resolve('2000-01-01T00:00:00', id)).toEqual({ ok: false, error: { reason: 'unknown_timezone', tz: id } });
  });

  test.each([
    ['asia/kolkata', 'Asia/Kolkata'],
    ['ASIA/CALCUTTA', 'Asia/Calcutta'],
    ['america/port_of_spain', 'America/Port_of_Spain'],
    ['antarctica/dumontdurville', 'Antarctica/DumontDUrville'],
    ['utc', 'UTC'],
    ['etc/gmt-14', 'Etc/GMT-14'],
    ['gb-eire', 'GB-Eire'],
    ['est5edt', 'EST5EDT'],
  ])('the identifier %s becomes %s', (id, known) => {
    expect(zoneIdentifier(id)).toBe(known);
  });

  test('every zone of the host is found, in any case', () => {
    for (const id of Intl.supportedValuesOf('timeZone')) {
      expect(zoneIdentifier(id.toLowerCase())).toBe(id);
    }
  });
});

describe('a fixed offset', () => {
  test.each([-14, -9.5, -3.5, 0, 5.5, 5.75, 12.75, 14])('a fixed offset of %d hours is subtracted', (hours) => {
    const clock = clockOf('2000-01-01T00:00:00');
    expect(resolveWallClock(clock, { kind: 'offset', hours })).toEqual({
      ok: true,
      value: { jdUt: 2451544.5 - hours / 24, offsetHours: hours, ambiguous: false, tz: null },
    });
  });
});

test.each([
  { kind: 'offset', hours: 5.5 },
  { kind: 'iana', id: 'Asia/Kolkata' },
] as const)('a day that the month does not have is refused in a zone of kind $kind', (zone) => {
  expect(resolveWallClock(clockOf('2023-02-29T10:00:00'), zone)).toEqual({
    ok: false,
    error: { reason: 'no_such_day', year: 2023, month: 2, day: 29 },
  });
});

test('a fraction of a second is kept, and omitted where an error names the time', () => {
  const skipped = resolveWallClock(
    { ...clockOf('2024-03-10T02:30:00'), second: 0.5 },
    { kind: 'iana', id: 'America/New_York' },
  );
  expect(skipped).toMatchObject({ ok: false, error: { local: '2024-03-10T02:30:00' } });

  const resolved = resolveWallClock(
    { ...clockOf('2000-01-01T17:30:00'), second: 0.5 },
    { kind: 'iana', id: 'Asia/Kolkata' },
  );
  expect(resolved).toMatchObject({ ok: true, value: { jdUt: 2451545 + 0.5 / SECONDS_PER_DAY } });
});

describe('impossible times', () => {
  const clock = { year: 2026, month: 11, day: 21, hour: 12, minute: 0, second: 0 };

  test.each([{ hour: 24 }, { hour: -1 }, { minute: 60 }, { second: 60 }, { second: Number.NaN }])(
    'the impossible time %o throws, in a zone and with an offset',
    (wrong) => {
      for (const zone of [{ kind: 'iana', id: 'Asia/Kolkata' } as const, { kind: 'offset', hours: 5.5 } as const]) {
        expect(() => resolveWallClock({ ...clock, ...wrong }, zone)).toThrow(RangeError);
      }
    },
  );

  test.each([24, -24, Number.NaN])('an offset of %d hours throws', (hours) => {
    expect(() => resolveWallClock(clock, { kind: 'offset', hours })).toThrow(RangeError);
    expect(resolveWallClock(clock, { kind: 'offset', hours: -15.94 }).ok).toBe(true);
  });
});

test('the zone of one offset has that of Intl on every day from 1970 to 2100', () => {
  const format = new Intl.DateTimeFormat('en', { timeZone: STEADY_ZONE, timeZoneName: 'longOffset' });
  const offsets = new Set<string | undefined>();
  for (let unix = 0; unix < daysFromCivil(2101, 1, 1) * SECONDS_PER_DAY; unix += SECONDS_PER_DAY) {
    offsets.add(format.format(unix * 1000).split('GMT')[1]);
  }
  expect([...offsets]).toEqual(['+05:30']);
  expect([STEADY_HOURS, isSteady(STEADY_ZONE, 0), isSteady(STEADY_ZONE, -1)]).toEqual([5.5, true, false]);
});
