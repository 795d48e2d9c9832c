/** Conjunctions in right ascension and with stars: against JPL DE431, and against roots in the columns of an ephemeris. */
import { expect, test } from 'vitest';
import { BODY_KEYS, GRAHA_KEYS } from '../../../src/data/keys';
import { OUTER_KEYS } from '../../../src/data/outer';
import { STAR_KEYS, STARS } from '../../../src/data/stars';
import { norm180 } from '../../../src/domain/circle';
import type { EphemerisBody } from '../../../src/domain/ephemeris/columns';
import { ephemeris } from '../../../src/domain/ephemeris/ephemeris';
import { outerPlanets } from '../../../src/domain/ephemeris/outer';
import { type MeetingEvent, type MeetingQuestion, meetingEvents } from '../../../src/domain/sky/meetings';
import { allYears } from '../../accuracy/longspan';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { jdOf, rowsOf } from '../support/sky2';

function eventsIn(question: Partial<MeetingQuestion>): MeetingEvent[] {
  const answer = meetingEvents(kernel, {
    fromJd: jdOf('2026-01-01T00:00:00Z'),
    toJd: jdOf('2027-01-01T00:00:00Z'),
    ayanamsa: 'lahiri',
    kinds: ['conjunction_ra'],
    bodies: GRAHA_KEYS,
    planets: OUTER_KEYS,
    outer: outerPlanets,
    withStars: false,
    ...question,
  });
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

type Column = 'right_ascension' | 'declination' | 'tropical_longitude' | 'latitude';

/** A column of bodies at instants in the ephemeris. */
function columnsAt(bodies: readonly EphemerisBody[], column: Column, jdUt: readonly number[]) {
  const answer = ephemeris(kernel, {
    jdUt,
    bodies,
    columns: [column],
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    center: 'geocentric',
    outer: outerPlanets,
  });
  if (!answer.ok) throw new Error(answer.error.reason);
  return Object.fromEntries(bodies.map((key) => [key, answer.value.bodies[key]?.[column]])) as Partial<
    Record<EphemerisBody, Float64Array>
  >;
}

/** The difference of a column between two bodies at instants, first less second. */
function apart(pair: readonly [EphemerisBody, EphemerisBody], column: Column, jdUt: readonly number[]): number[] {
  const { [pair[0]]: a, [pair[1]]: b } = columnsAt(pair, column, jdUt);
  return jdUt.map((_, i) => norm180((a?.[i] as number) - (b?.[i] as number)));
}

const pairOf = (event: MeetingEvent) => [event.body, event.with] as const;
/** Rate of the difference of two bodies in a column, degrees a day. */
const rateAt = (event: MeetingEvent, column: Column): number => {
  const [before = 0, after = 0] = apart(pairOf(event), column, [event.jdUt - 0.01, event.jdUt + 0.01]);
  return Math.abs(after - before) / 0.02;
};

interface Row {
  utc: string;
  body: string;
  with: string;
  declination_difference_deg: number;
}

/** Designations of stars in the table of the Moon. */
const STAR_OF: Record<string, string> = {
  alSco: 'jyeshtha',
  etTau: 'krittika',
  alTau: 'rohini',
  beGem: 'punarvasu',
  alLeo: 'magha',
  alVir: 'chitra',
};

test('conjunctions of planets in right ascension agree with DE431, none missing or extra', () => {
  const rows = rowsOf<Row>('conjunctions-ra');
  const years = new Set(rows.map(({ utc }) => utc.slice(0, 4)));
  const [seconds, arc] = [new Residuals('s'), new Residuals('″')];
  for (const year of years) {
    const span = { fromJd: jdOf(`${year}-01-01T00:00:00Z`), toJd: jdOf(`${Number(year) + 1}-01-01T00:00:00Z`) };
    const found = eventsIn({
      ...span,
      bodies: ['mars', 'mercury', 'jupiter', 'venus', 'saturn'],
      planets: ['uranus', 'neptune'],
    });
    const expected = rows.filter(({ utc }) => utc.startsWith(year));
    expect(found.length, year).toBe(expected.length);
    for (const [i, row] of expected.entries()) {
      const event = found[i] as MeetingEvent;
      expect([...pairOf(event)].sort(), row.utc).toEqual([row.body, row.with].sort());
      const apartSeconds = Math.abs(event.jdUt - jdOf(row.utc)) * 86_400;
      const isOuter = row.with === 'uranus' || row.with === 'neptune';
      seconds.add(isOuter ? 'outer' : 'planets', apartSeconds);
      arc.add(isOuter ? 'outer' : 'planets', (apartSeconds * rateAt(event, 'right_ascension')) / 24);
      const allowed = Math.max(5.5, ((isOuter ? 1 : 0.15) / rateAt(event, 'right_ascension')) * 24 + 0.5);
      expect(apartSeconds, `${row.utc} ${row.body} ${row.with}`).toBeLessThan(allowed);
      if (event.kind !== 'conjunction_ra') throw new Error(event.kind);
      const sign = event.body === row.body ? 1 : -1;
      arc.add('declination', 3600 * (sign * event.declinationDifferenceDeg - row.declination_difference_deg));
    }
  }
  seconds.print('conjunctions in right ascension');
  arc.print('conjunctions in right ascension, as arc');
  expect(arc.max('declination')).toBeLessThan(0.2);
});

test('the Moon passes planets and stars in right ascension within a second of DE431, none missing or extra', () => {
  const rows = rowsOf<Row>('moon-conjunctions-ra');
  const years = new Set(rows.map(({ utc }) => utc.slice(0, 4)));
  const seconds = new Residuals('s');
  const stars = new Set(Object.values(STAR_OF));
  for (const year of years) {
    const span = { fromJd: jdOf(`${year}-01-01T00:00:00Z`), toJd: jdOf(`${Number(year) + 1}-01-01T00:00:00Z`) };
    const found = eventsIn({ ...span, planets: ['uranus', 'neptune'], withStars: true }).filter(
      (event) => event.body === 'moon' && (!(event.with in STARS) || stars.has(event.with)),
    );
    const expected = rows.filter(({ utc }) => utc.startsWith(year));
    expect(found.length, year).toBe(expected.length);
    for (const [i, row] of expected.entries()) {
      const event = found[i] as MeetingEvent;
      expect(event.with, row.utc).toBe(STAR_OF[row.with] ?? row.with);
      seconds.add(event.with in STARS ? 'stars' : 'planets', (event.jdUt - jdOf(row.utc)) * 86_400);
    }
  }
  seconds.print('the Moon in right ascension');
  for (const key of ['planets', 'stars']) expect(seconds.max(key), key).toBeLessThan(1.5);
});

test.each([
  ['conjunction_ra', 'right_ascension', 'declination'],
  ['conjunction', 'tropical_longitude', 'latitude'],
] as const)(
  'each %s of 2026 is a root of %s in the ephemeris, at the stated difference in %s',
  (kind, along, across) => {
    const [seconds, arc] = [new Residuals('s'), new Residuals('″')];
    const events = eventsIn({ kinds: [kind], withStars: true }).filter((event) => event.kind === kind);
    expect(events.length).toBeGreaterThan(600);
    for (const event of events) {
      const pair = pairOf(event);
      const name = event.with in STARS ? 'stars' : 'planets';
      let [low, high] = [event.jdUt - 0.02, event.jdUt + 0.02];
      const [before = 0] = apart(pair, along, [low]);
      const rate = rateAt(event, along);
      arc.add(name, 3600 * (apart(pair, along, [event.jdUt])[0] as number));
      for (let step = 0; step < 30; step++) {
        const middle = (low + high) / 2;
        if ((apart(pair, along, [middle])[0] as number) > 0 === before > 0) low = middle;
        else high = middle;
      }
      // Near a station of the difference, a second is less than the last digits of an angle.
      if (rate > 0.05) seconds.add(name, 86_400 * (event.jdUt - (low + high) / 2));
      const stated = event.kind === 'conjunction' ? event.latitudeDifferenceDeg : event.declinationDifferenceDeg;
      arc.add(`${name}, ${across}`, 3600 * (stated - (apart(pair, across, [event.jdUt])[0] as number)));
    }
    seconds.print(`${kind} against roots in the ephemeris`);
    arc.print(`${kind} against roots in the ephemeris, as arc`);
    for (const name of kind === 'conjunction' ? ['stars'] : ['stars', 'planets']) {
      expect(arc.max(name), name).toBeLessThan(0.01);
      expect(arc.max(`${name}, ${across}`), name).toBeLessThan(0.001);
      expect(seconds.max(name), name).toBeLessThan(0.2);
    }
  },
);

test('every sign change of a difference in the ephemeris of 2026 has its conjunction', () => {
  const [fromJd, toJd] = [jdOf('2026-01-01T00:00:00Z'), jdOf('2027-01-01T00:00:00Z')];
  const grid = Array.from({ length: 2 * (toJd - fromJd) + 1 }, (_, i) => fromJd + i / 2);
  const junction = STAR_KEYS.filter((key) => STARS[key].nakshatra === key);
  const angles = columnsAt([...BODY_KEYS, ...OUTER_KEYS, ...junction], 'right_ascension', grid);
  const events = eventsIn({ withStars: true });
  const pairs = BODY_KEYS.flatMap((body, i) =>
    [...BODY_KEYS.slice(i + 1), ...OUTER_KEYS, ...junction].map((other) => [body, other] as const),
  ).filter((pair) => pair.join() !== 'sun,moon');
  for (const [body, other] of pairs) {
    const values = grid.map((_, i) => norm180((angles[body]?.[i] as number) - (angles[other]?.[i] as number)));
    const changes = values.filter((value, i) => {
      const before = values[i - 1];
      return before !== undefined && before > 0 !== value > 0 && Math.abs(value - before) < 90;
    });
    const found = events.filter((event) => event.body === body && event.with === other);
    expect(found.length, `${body} ${other}`).toBe(changes.length);
  }
});

test('conjunctions do not depend on the span, and ancient years have conjunctions with stars', () => {
  const year = eventsIn({ withStars: true, kinds: ['conjunction', 'conjunction_ra'] });
  const span = { fromJd: jdOf('2026-06-11T00:00:00Z'), toJd: jdOf('2026-07-03T00:00:00Z') };
  const part = eventsIn({ ...span, withStars: true, kinds: ['conjunction', 'conjunction_ra'] });
  expect(part).toEqual(year.filter(({ jdUt }) => jdUt >= span.fromJd && jdUt < span.toJd));
  const ancient = meetingEvents(allYears, {
    fromJd: 1_000_000,
    toJd: 1_000_100,
    ayanamsa: 'lahiri',
    kinds: ['conjunction', 'conjunction_ra'],
    bodies: ['sun', 'venus'],
    planets: [],
    withStars: true,
  });
  expect(ancient.ok && ancient.value.length).toBeGreaterThan(20);
});
