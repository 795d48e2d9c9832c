/** Occultations at towns and greatest brilliancies of Venus against tables of Swiss Ephemeris with DE431. */
import { expect, test } from 'vitest';
import { norm180 } from '../../../src/domain/circle';
import { outerPlanets } from '../../../src/domain/ephemeris/outer';
import { skyEvents } from '../../../src/domain/sky/sky';
import type { BrilliancyEvent, OccultationEvent, SkyKind } from '../../../src/domain/sky/types';
import { BODY_KEYS } from '../../../src/kernel/keys';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { jdOf, rowsOf } from '../support/sky2';

interface Row {
  date: string;
  town: number;
  body: string;
  disappears: string;
  reappears: string;
  altitude_disappears: number;
  altitude_reappears: number;
  sun_altitude_disappears: number;
  pa_disappears: number;
  pa_reappears: number;
  depth_arcsec: number;
}

function eventsIn(kind: SkyKind, fromJd: number, toJd: number, place = { latDeg: 0, lonDeg: 0 }) {
  const found = skyEvents(kernel, {
    fromJd,
    toJd,
    kinds: [kind],
    bodies: BODY_KEYS,
    place,
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    visibility: 'arcus-visionis',
    outer: outerPlanets,
  });
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
}

const occultationsIn = (fromJd: number, toJd: number, place: { latDeg: number; lonDeg: number }) =>
  eventsIn('occultation', fromJd, toJd, place) as OccultationEvent[];

/** The key of a body of the table: `uttara-ashadha (Nunki)`. */
const keyOf = (body: string): string => (body.split(' ')[0] as string).replace('-', '_');
const seconds = (jdUt: number, iso: string): number => (jdUt - jdOf(iso)) * 86_400;

test('occultations at six towns are those of the reference, none missing or extra', () => {
  const rows = rowsOf<Row>('occultations');
  const towns = rowsOf<{ lat: number; lon: number }>('towns');
  const bodies = new Set(rows.map(({ body }) => keyOf(body)));
  const times = new Residuals('s');
  const angles = new Residuals('°');
  const depths = new Residuals('″');
  const years = [...new Set(rows.map(({ date }) => date.slice(0, 4)))];
  for (const index of new Set(rows.map(({ town }) => town))) {
    const { lat: latDeg, lon: lonDeg } = towns[index] as (typeof towns)[number];
    for (const year of years) {
      const events = occultationsIn(jdOf(`${year}-01-01`), jdOf(`${Number(year) + 1}-01-01`), { latDeg, lonDeg });
      const listed = rows.filter(({ town, date }) => town === index && date.startsWith(year));
      const pairs = listed.map((row) => ({
        row,
        event: events.find(
          ({ body, jdUt }) => body === keyOf(row.body) && Math.abs(seconds(jdUt, row.disappears)) < 3600,
        ),
      }));
      for (const { row, event } of pairs) {
        // A grazing occultation depends on a few arcseconds.
        if (row.depth_arcsec < 5) continue;
        if (event === undefined) throw new Error(`${row.date} ${row.body} at town ${index} is missing`);
        const name = row.depth_arcsec < 60 ? 'grazing' : 'deep';
        times.add(name, seconds(event.jdUt, row.disappears));
        times.add(name, seconds(event.reappearsJd, row.reappears));
        depths.add(name, event.depthDeg * 3600 - row.depth_arcsec);
        angles.add('altitude', event.altitudeDeg[0] - row.altitude_disappears);
        angles.add('altitude', event.altitudeDeg[1] - row.altitude_reappears);
        angles.add('altitude of the Sun', event.sunAltitudeDeg[0] - row.sun_altitude_disappears);
        angles.add(`position ${name}`, norm180(event.positionAngleDeg[0] - row.pa_disappears));
        angles.add(`position ${name}`, norm180(event.positionAngleDeg[1] - row.pa_reappears));
      }
      const matched = new Set(pairs.map(({ event }) => event));
      const extra = events.filter((event) => bodies.has(event.body) && !matched.has(event));
      expect(
        extra.filter(({ depthDeg }) => depthDeg * 3600 > 5),
        `${year} at town ${index}`,
      ).toEqual([]);
    }
  }
  times.print('occultations');
  angles.print('occultations');
  depths.print('occultations');
  expect(times.max('deep')).toBeLessThan(1);
  expect(times.max('grazing')).toBeLessThan(10);
  for (const name of ['deep', 'grazing']) expect(depths.max(name)).toBeLessThan(0.1);
  expect(angles.max('altitude')).toBeLessThan(0.01);
  expect(angles.max('altitude of the Sun')).toBeLessThan(0.01);
  expect(angles.max('position deep')).toBeLessThan(0.05);
});

test('an occultation has the same digits in every span that begins before it', () => {
  const delhi = { latDeg: 28.6139, lonDeg: 77.209 };
  const [fromJd, toJd] = [jdOf('2024-01-01'), jdOf('2027-01-01')];
  const whole = occultationsIn(fromJd, toJd, delhi);
  expect(whole.length).toBeGreaterThan(5);
  for (const event of whole) expect(occultationsIn(event.jdUt - 3.3, event.jdUt + 5.1, delhi)).toContainEqual(event);
});

test('greatest brilliancies of Venus are those of the reference, none missing or extra', () => {
  const rows = rowsOf<{
    utc_greatest_extent: string;
    sky: string;
    illuminated_extent_sq_arcsec: number;
    magnitude_then: number;
    utc_least_magnitude: string;
    least_magnitude: number;
  }>('venus-brilliancy');
  const events = eventsIn('brilliancy', jdOf('1900-01-01'), jdOf('2101-01-01')) as BrilliancyEvent[];
  const all = new Residuals('min, h, magnitudes, square arcseconds');
  for (const row of rows) {
    const event = events.find(({ jdUt }) => Math.abs(seconds(jdUt, row.utc_greatest_extent)) < 86_400);
    if (event?.brightest == null) throw new Error(`${row.utc_greatest_extent} is missing`);
    expect(event.side).toBe(row.sky === 'evening' ? 'east' : 'west');
    all.add('extent, min', seconds(event.jdUt, row.utc_greatest_extent) / 60);
    all.add('least magnitude, h', seconds(event.brightest.jdUt, row.utc_least_magnitude) / 3600);
    all.add('magnitude', event.magnitude - row.magnitude_then);
    all.add('magnitude', event.brightest.magnitude - row.least_magnitude);
    const extent = (event.litFraction * Math.PI * event.diameterArcsec ** 2) / 4;
    all.add('extent', extent - row.illuminated_extent_sq_arcsec);
  }
  all.print('brilliancies of Venus');
  const years = new Set(rows.map((row) => row.utc_greatest_extent.slice(0, 4)));
  const yearOf = (jdUt: number) => new Date((jdUt - 2_440_587.5) * 86_400_000).toISOString().slice(0, 4);
  expect(events.filter(({ jdUt }) => years.has(yearOf(jdUt)))).toHaveLength(rows.length);
  expect(all.max('extent, min')).toBeLessThan(3);
  expect(all.max('least magnitude, h')).toBeLessThan(1);
  expect(all.max('magnitude')).toBeLessThan(0.002);
});
