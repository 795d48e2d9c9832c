/** Oppositions, greatest elongations, apsides, risings, transits and settings against tables of Swiss Ephemeris. */
import { describe, expect, test } from 'vitest';
import { isBody } from '../../../src/data/keys';
import { OUTER_KEYS } from '../../../src/data/outer';
import { norm180 } from '../../../src/domain/circle';
import { outerPlanets } from '../../../src/domain/ephemeris/outer';
import { farRisings } from '../../../src/domain/sky/farRisings';
import { skyEvents } from '../../../src/domain/sky/sky';
import { SKY_KINDS, type SkyEvent, type SkyKind } from '../../../src/domain/sky/types';
import { BODY_KEYS } from '../../../src/kernel/keys';
import { RADIANS } from '../../../src/kernel/units';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { jdOf, rowsOf } from '../support/sky2';

const NOWHERE = { latDeg: 0, lonDeg: 0 };

function eventsIn<Kind extends SkyKind>(
  kinds: readonly Kind[],
  fromJd: number,
  toJd: number,
  place = NOWHERE,
): Extract<SkyEvent, { kind: Kind }>[] {
  const found = skyEvents(kernel, {
    fromJd,
    toJd,
    kinds,
    bodies: BODY_KEYS,
    place,
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    visibility: 'arcus-visionis',
  });
  if (!found.ok) throw new Error(found.error.reason);
  return found.value as Extract<SkyEvent, { kind: Kind }>[];
}

/** The events of 1900 to 2100, of which the tables hold half of the years. */
const always = <Kind extends SkyKind>(kind: Kind) => eventsIn([kind], jdOf('1900-01-01'), jdOf('2101-01-01'));

/** The event that is nearest to an instant. */
const nearest = <Event extends { jdUt: number }>(events: readonly Event[], jdUt: number): Event =>
  events.reduce((best, event) => (Math.abs(event.jdUt - jdUt) < Math.abs(best.jdUt - jdUt) ? event : best));

/** Whether an event is in one of the years that a table lists. */
const isIn =
  (years: ReadonlySet<string>) =>
  ({ jdUt }: { jdUt: number }): boolean =>
    years.has(new Date((jdUt - 2_440_587.5) * 86_400_000).toISOString().slice(0, 4));

const seconds = (jdUt: number, iso: string): number => (jdUt - jdOf(iso)) * 86_400;

describe('phenomena of the planets and the Moon', () => {
  test('greatest elongations are those of the reference, none missing or extra', () => {
    const rows = rowsOf<{ utc: string; body: string; side: string; elongation_deg: number }>('greatest-elongations');
    const events = always('elongation');
    const times = new Residuals('s');
    const angles = new Residuals('″');
    const years = new Set(rows.map(({ utc }) => utc.slice(0, 4)));
    for (const row of rows) {
      const event = nearest(
        events.filter(({ body }) => body === row.body),
        jdOf(row.utc),
      );
      times.add(row.body, seconds(event.jdUt, row.utc));
      angles.add(row.body, 3600 * (event.elongationDeg - row.elongation_deg));
      expect(event.side).toBe(row.side);
    }
    times.print('greatest elongations');
    angles.print('greatest elongations');
    expect(events.filter(isIn(years))).toHaveLength(rows.length);
    for (const body of ['mercury', 'venus']) {
      expect(times.max(body)).toBeLessThan(120);
      expect(angles.max(body)).toBeLessThan(0.1);
    }
  });

  test('apsides of the Moon are those of the reference, none missing or extra', () => {
    const rows = rowsOf<{ utc: string; kind: 'perigee' | 'apogee'; distance_km: number; moon_longitude: number }>(
      'moon-apsides',
    );
    const events = always('apsis');
    const years = new Set(rows.map(({ utc }) => utc.slice(0, 4)));
    const times = new Residuals('s');
    const distances = new Residuals('km');
    const longitudes = new Residuals('″');
    for (const row of rows) {
      const event = nearest(
        events.filter(({ apsis }) => apsis === row.kind),
        jdOf(row.utc),
      );
      times.add(row.kind, seconds(event.jdUt, row.utc));
      distances.add(row.kind, event.distanceKm - row.distance_km);
      longitudes.add(row.kind, 3600 * norm180(event.tropicalDeg - row.moon_longitude));
    }
    times.print('apsides');
    distances.print('apsides');
    longitudes.print('apsides');
    expect(events.filter(isIn(years))).toHaveLength(rows.length);
    for (const kind of ['perigee', 'apogee']) {
      expect(distances.max(kind)).toBeLessThan(0.4);
      expect(times.max(kind)).toBeLessThan(30);
      // The Moon moves by 0.6″ in a second.
      expect(longitudes.max(kind)).toBeLessThan(20);
    }
  });

  test('oppositions are those of the reference', () => {
    const rows = rowsOf<{ utc: string; body: string; kind: string }>('sun-conjunctions-oppositions').filter(
      ({ kind, body }) => kind === 'opposition' && ['mars', 'jupiter', 'saturn'].includes(body),
    );
    const events = always('opposition');
    const times = new Residuals('s');
    for (const row of rows) {
      times.add(
        row.body,
        seconds(
          nearest(
            events.filter(({ body }) => body === row.body),
            jdOf(row.utc),
          ).jdUt,
          row.utc,
        ),
      );
    }
    times.print('oppositions');
    for (const body of ['mars', 'jupiter', 'saturn']) expect(times.max(body)).toBeLessThan(5);
  });
});

/** The columns of stars, and their keys. */
const STARS_OF_DAYS = {
  chitra: 'chitra',
  rohini: 'rohini',
  jyeshtha: 'jyeshtha',
  magha: 'magha',
  alCar: 'canopus',
  svati: 'svati',
} as const;

interface Day extends Record<string, string | number | null> {
  lat: number;
  lon: number;
  jd_start: number;
}

test('risings, transits and settings are those of the reference', () => {
  const times = new Residuals('s');
  const angles = new Residuals('°');
  const missed: string[] = [];
  for (const row of rowsOf<Day>('rise-transit-set')) {
    const place = { latDeg: row.lat, lonDeg: row.lon };
    const isPolar = Math.abs(row.lat) >= 60;
    const kinds = ['rise', 'transit', 'set'] as const;
    const span = { fromJd: row.jd_start, toJd: row.jd_start + 1 };
    const far = [...OUTER_KEYS, ...Object.values(STARS_OF_DAYS)];
    const events = [
      ...eventsIn(kinds, span.fromJd, span.toJd, place),
      ...farRisings(kernel, { ...span, kinds, place, bodies: far, outer: outerPlanets }),
    ];
    const columns = { ...STARS_OF_DAYS, ...Object.fromEntries([...BODY_KEYS, ...OUTER_KEYS].map((key) => [key, key])) };
    for (const [column, body] of Object.entries(columns)) {
      for (const kind of kinds) {
        const event = events.find((each) => each.kind === kind && each.body === body);
        const expected = row[`${column}_${kind}`] as string | null;
        if ((expected === null) !== (event === undefined)) missed.push(`${row.date} ${row.lat} ${body} ${kind}`);
        if (expected === null || event === undefined) continue;
        const isFar = !isBody(body);
        const name = kind !== 'transit' ? (isPolar ? 'polar' : 'rise and set') : isFar ? 'far transit' : kind;
        times.add(name, seconds(event.jdUt, expected));
        const azimuth = row[`${column}_az_${kind}`] as number;
        if (kind === 'transit') angles.add('altitude', event.altitudeDeg - (row[`${column}_alt_transit`] as number));
        else if (!isPolar)
          angles.add('azimuth', (((event.azimuthDeg - azimuth + 540) % 360) - 180) * Math.cos(row.lat * RADIANS));
      }
    }
  }
  times.print('risings, transits, settings');
  angles.print('risings, transits, settings');
  expect(missed).toEqual([]);
  expect(times.max('transit')).toBeLessThan(0.1);
  expect(times.max('far transit')).toBeLessThan(0.2);
  expect(times.max('rise and set')).toBeLessThan(0.15);
  expect(times.max('polar')).toBeLessThan(4);
  expect(angles.max('altitude')).toBeLessThan(0.001);
});

test('a rising, transit or setting of a star or a far planet has the same digits in a day as in a month', () => {
  const place = { latDeg: 66.2, lonDeg: -150 };
  const question = { kinds: SKY_KINDS, place, bodies: ['uranus', 'svati', 'chitra'], outer: outerPlanets } as const;
  const fromJd = jdOf('2026-01-01');
  const month = farRisings(kernel, { ...question, fromJd, toJd: fromJd + 30 });
  expect(month.length).toBeGreaterThan(150);
  const days = Array.from({ length: 30 }, (_, i) => fromJd + i).flatMap((jd) =>
    farRisings(kernel, { ...question, fromJd: jd, toJd: jd + 1 }),
  );
  for (const event of month) expect(days).toContainEqual(event);
  expect(days).toHaveLength(month.length);
});

test('a rising, transit, setting or twilight has the same digits in a day as in a year', () => {
  const place = { latDeg: 66.2, lonDeg: -150 };
  const kinds = ['rise', 'transit', 'set', 'twilight'] as const;
  const fromJd = jdOf('2026-01-01');
  const year = eventsIn(kinds, fromJd, fromJd + 364, place);
  const days = Array.from({ length: 52 }, (_, week) => fromJd + 7 * week).flatMap((jd) =>
    eventsIn(kinds, jd, jd + 7, place),
  );
  expect(days).toEqual(year);
});
