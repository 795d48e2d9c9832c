/** Events of Uranus, Neptune and Pluto against JPL DE431. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRAHA_KEYS } from '../../../src/data/keys';
import { OUTER_KEYS } from '../../../src/data/outer';
import { norm180 } from '../../../src/domain/circle';
import { ephemeris } from '../../../src/domain/ephemeris/ephemeris';
import { outerPlanets } from '../../../src/domain/ephemeris/outer';
import { OUTER_EVENT_KINDS, type OuterEvent, outerEvents } from '../../../src/domain/sky/outerEvents';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { jdOf, rowsOf } from '../support/sky2';

type Kind = (typeof OUTER_EVENT_KINDS)[number];
type Of<K extends Kind> = Extract<OuterEvent, { kind: K }>;

function eventsIn<K extends Kind>(kinds: readonly K[], fromJd: number, toJd: number, bodies = GRAHA_KEYS.slice(0, 1)) {
  const question = { fromJd, toJd, ayanamsa: 'lahiri', kinds, planets: OUTER_KEYS, bodies } as const;
  const answer = outerEvents(kernel, outerPlanets, question);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value as Of<K>[];
}

const [FIRST_JD, END_JD] = [jdOf('1900-01-01T00:00:00Z'), jdOf('2101-01-01T00:00:00Z')];
const yearOf = (jdUt: number): number => new Date((jdUt - 2_440_587.5) * 86_400_000).getUTCFullYear();

/** Compares events with the rows of their years, in which the lists are complete. */
function compared<Row extends { utc: string }>(
  rows: readonly Row[],
  events: readonly OuterEvent[],
  keyOfRow: (row: Row) => string,
  keyOfEvent: (event: OuterEvent) => string,
  add: (key: string, days: number, row: Row) => void,
) {
  const years = new Set(rows.map(({ utc }) => Number(utc.slice(0, 4))));
  const keys = new Set(rows.map(keyOfRow));
  for (const key of keys) {
    const expected = rows.filter((row) => keyOfRow(row) === key);
    const found = events.filter((event) => keyOfEvent(event) === key && years.has(yearOf(event.jdUt)));
    expect(found.length, key).toBe(expected.length);
    for (const [i, row] of expected.entries()) add(key, (found[i]?.jdUt ?? Number.NaN) - jdOf(row.utc), row);
  }
}

test('stations of the outer planets agree with DE431 within 30 minutes, none missing or extra', () => {
  const residuals = new Residuals('minutes');
  compared(
    rowsOf<{ utc: string; body: string; station: string }>('outer-stations'),
    eventsIn(['station'], FIRST_JD, END_JD),
    ({ body, station }) => `${body} ${station}`,
    (event) => `${event.body} ${(event as Of<'station'>).station}`,
    (key, days) => residuals.add(key.split(' ')[0] as string, days * 1440),
  );
  residuals.print('stations of the outer planets');
  for (const key of OUTER_KEYS) expect(residuals.max(key), key).toBeLessThan(30);
});

test('ingresses of the outer planets agree with DE431 within 1″ of their motion, none missing or extra', () => {
  const events = eventsIn(['ingress'], FIRST_JD, END_JD);
  const residuals = new Residuals('arcsec');
  compared(
    rowsOf<{
      utc: string;
      body: (typeof OUTER_KEYS)[number];
      division: string;
      from: number;
      to: number;
      direction: string;
    }>('outer-ingress'),
    events,
    ({ body, division, from, to, direction }) => `${body} ${division} ${from}-${to} ${direction}`,
    (event) => {
      const { body, division, from, to, direction } = event as Of<'ingress'>;
      return `${body} ${division} ${from}-${to} ${direction}`;
    },
    (_, days, { utc, body }) => {
      const at = ephemeris(kernel, {
        jdUt: [jdOf(utc)],
        bodies: [body],
        columns: ['speed'],
        ayanamsa: 'lahiri',
        nodeMode: 'mean',
        center: 'geocentric',
        outer: outerPlanets,
      });
      if (!at.ok) throw new Error(at.error.reason);
      residuals.add(body, days * (at.value.bodies[body]?.speed?.[0] ?? Number.NaN) * 3600);
    },
  );
  residuals.print('ingresses of the outer planets');
  for (const key of OUTER_KEYS) expect(residuals.max(key), key).toBeLessThan(1);
});

test('conjunctions with the Sun and oppositions agree with DE431, none missing or extra', () => {
  const residuals = new Residuals('seconds');
  const rows = rowsOf<{ utc: string; body: string; kind: string }>('sun-conjunctions-oppositions');
  compared(
    rows.filter(({ body }) => (OUTER_KEYS as readonly string[]).includes(body)),
    eventsIn(['conjunction', 'opposition'], FIRST_JD, END_JD).filter(
      (event) => event.kind === 'opposition' || event.body === 'sun',
    ),
    ({ body, kind }) => `${body} ${kind}`,
    (event) => `${event.kind === 'conjunction' ? event.with : event.body} ${event.kind}`,
    (key, days) => residuals.add(key, days * 86_400),
  );
  residuals.print('outer planets and the Sun');
  // 1″ of the distance in longitude, which changes by 0.98° a day or more.
  for (const key of OUTER_KEYS) {
    for (const kind of ['conjunction', 'opposition']) expect(residuals.max(`${key} ${kind}`), key).toBeLessThan(25);
  }
});

test('events hold what they state, in any span and with the same digits in a longer one', () => {
  const kinds = OUTER_EVENT_KINDS;
  fc.assert(
    fc.property(evenly(FIRST_JD + 1600, END_JD - 800), evenly(1, 700), (fromJd, days) => {
      const events = eventsIn(kinds, fromJd, fromJd + days, [...GRAHA_KEYS]);
      const longer = eventsIn(kinds, fromJd - 40, fromJd + days + 60, [...GRAHA_KEYS]);
      expect(longer.filter(({ jdUt }) => jdUt >= fromJd && jdUt < fromJd + days)).toEqual(events);
      for (const event of events) {
        if (event.kind !== 'conjunction') continue;
        const at = ephemeris(kernel, {
          jdUt: [event.jdUt],
          bodies: [event.body, event.with],
          columns: ['tropical_longitude'],
          ayanamsa: 'lahiri',
          nodeMode: 'mean',
          center: 'geocentric',
          outer: outerPlanets,
        });
        if (!at.ok) throw new Error(at.error.reason);
        const [a, b] = [event.body, event.with].map(
          (key) => at.value.bodies[key]?.tropical_longitude?.[0] ?? Number.NaN,
        );
        expect(Math.abs(norm180((a as number) - (b as number)))).toBeLessThan(1e-4);
      }
    }),
    runs(12),
  );
});

test('a span outside the series of the outer planets is refused', () => {
  const question = { ayanamsa: 'lahiri', kinds: ['station'], planets: OUTER_KEYS, bodies: [] } as const;
  const answer = outerEvents(kernel, outerPlanets, { ...question, fromJd: 2_400_000, toJd: 2_420_000 });
  expect(answer).toMatchObject({ ok: false, error: { reason: 'epoch_out_of_range' } });
});
