/** Properties of the events of every span. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHA_KEYS } from '../../../src/data/keys';
import { isCombust } from '../../../src/domain/positions/combustion';
import { inOrder, skyEvents } from '../../../src/domain/sky/sky';
import {
  DAILY_SKY_KINDS,
  DEFAULT_SKY_BODIES,
  DEFAULT_SKY_KINDS,
  SKY_KINDS,
  type SkyEvent,
  type SkyKind,
  type SkyQuestion,
} from '../../../src/domain/sky/types';
import { AYANAMSHA_KEYS } from '../../../src/kernel/keys';
import { answer, DELHI } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { jdOf } from './truth';

const fromJd = evenly(jdOf('1900-01-01T00:00:00Z'), jdOf('2096-01-01T00:00:00Z'));
const ayanamsa = fc.constantFrom(...AYANAMSHA_KEYS);

const events = (question: Partial<SkyQuestion> & Pick<SkyQuestion, 'fromJd' | 'toJd'>): SkyEvent[] =>
  answer(
    skyEvents(kernel, {
      ayanamsa: 'lahiri',
      nodeMode: 'mean',
      kinds: SKY_KINDS.filter((kind) => !DAILY_SKY_KINDS.includes(kind)),
      bodies: GRAHA_KEYS,
      place: DELHI,
      visibility: 'arcus-visionis',
      ...question,
    }),
  );

type Of<Kind extends SkyKind> = Extract<SkyEvent, { kind: Kind }>;
const ofKind = <Kind extends SkyKind>(list: readonly SkyEvent[], kind: Kind): Of<Kind>[] =>
  list.filter((event): event is Of<Kind> => event.kind === kind);

/** Runs a check over each pair of consecutive events with the same key. */
function inSequence<Event>(
  list: readonly Event[],
  keyOf: (event: Event) => string,
  check: (a: Event, b: Event) => void,
) {
  const last = new Map<string, Event>();
  for (const event of list) {
    const before = last.get(keyOf(event));
    if (before !== undefined) check(before, event);
    last.set(keyOf(event), event);
  }
}

describe('the events of a span', () => {
  test('the events are the same in every span, in one order', () => {
    fc.assert(
      fc.property(fromJd, ayanamsa, fc.integer({ min: 1, max: 500 }), (from, key, days) => {
        const long = events({ fromJd: from, toJd: from + 800, ayanamsa: key });
        const part = events({ fromJd: from + 250, toJd: from + 250 + days, ayanamsa: key });
        expect(part).toEqual(long.filter(({ jdUt }) => jdUt >= from + 250 && jdUt < from + 250 + days));
        expect(inOrder([...part].reverse()).map(({ jdUt }) => jdUt)).toEqual(part.map(({ jdUt }) => jdUt));
      }),
      runs(8),
    );
  });

  test('risings, transits, settings and twilights are the same in every span', () => {
    fc.assert(
      fc.property(
        fromJd,
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.integer({ min: 1, max: 6 }),
        (from, latDeg, days) => {
          const question = { kinds: DAILY_SKY_KINDS, place: { latDeg, lonDeg: 20 } };
          const long = events({ ...question, fromJd: from, toJd: from + 20 });
          const part = events({ ...question, fromJd: from + 7, toJd: from + 7 + days });
          expect(part).toEqual(long.filter(({ jdUt }) => jdUt >= from + 7 && jdUt < from + 7 + days));
        },
      ),
      runs(8),
    );
  });

  test('the events are consistent: stations alternate, each entry leaves the part entered before, each exit follows an entry', () => {
    fc.assert(
      fc.property(fromJd, ayanamsa, fc.constantFrom('mean' as const, 'true' as const), (from, key, nodeMode) => {
        const list = events({ fromJd: from, toJd: from + 1500, ayanamsa: key, nodeMode });
        inSequence(
          ofKind(list, 'station'),
          ({ body }) => body,
          (a, b) => expect(b.station).not.toBe(a.station),
        );
        inSequence(
          ofKind(list, 'ingress'),
          ({ body, division }) => `${body} ${division}`,
          (a, b) => {
            expect(b.from).toBe(a.to);
            expect(b.pass).toBe(b.to === a.from ? a.pass + 1 : 1);
          },
        );
        inSequence(
          ofKind(list, 'combustion'),
          ({ body }) => body,
          (a, b) => expect(b.phase).not.toBe(a.phase),
        );
        const nextPhase = {
          new: 'first-quarter',
          'first-quarter': 'full',
          full: 'last-quarter',
          'last-quarter': 'new',
        };
        inSequence(
          ofKind(list, 'lunation'),
          () => '',
          (a, b) => expect(b.phase).toBe(nextPhase[a.phase]),
        );
        inSequence(
          ofKind(list, 'visibility'),
          ({ body, side }) => `${body} ${side}`,
          (a, b) => {
            // An outer planet is visible only on one side of each conjunction.
            const isInner = b.body === 'mercury' || b.body === 'venus';
            expect(b.event === a.event).toBe(!isInner);
          },
        );
      }),
      runs(10),
    );
  });

  test('combustion events agree with charts just before and after them', () => {
    fc.assert(
      fc.property(fromJd, (from) => {
        const list = ofKind(events({ fromJd: from, toJd: from + 400, kinds: ['combustion'] }), 'combustion');
        expect(list.length).toBeGreaterThan(20);
        for (const { body, phase, jdUt } of list) {
          const combust = [-0.01, 0.01].map((days) => {
            const { bodies } = answer(kernel.sky(jdUt + days));
            return isCombust(body, bodies[body].lonDeg, bodies.sun.lonDeg, bodies[body].lonSpeedDegPerDay < 0);
          });
          expect(combust).toEqual(phase === 'in' ? [false, true] : [true, false]);
        }
      }),
      runs(10),
    );
  });

  test('Rāhu and Ketu enter opposite rāśis at the same instant, and nakṣatras at their own', () => {
    const list = ofKind(
      events({ fromJd: 2451545, toJd: 2455197, kinds: ['ingress'], bodies: ['rahu', 'ketu'] }),
      'ingress',
    );
    const rashis = list.filter(({ division }) => division === 'rashi');
    expect(rashis.length).toBeGreaterThan(10);
    for (let i = 0; i < rashis.length; i += 2) {
      const [rahu, ketu] = rashis.slice(i, i + 2);
      expect([rahu?.body, ketu?.body, ketu?.jdUt]).toEqual(['rahu', 'ketu', rahu?.jdUt]);
      expect(Math.abs((rahu?.to ?? 0) - (ketu?.to ?? 0))).toBe(6);
    }
  });

  test('the events leave out kinds and bodies that are not requested', () => {
    const span = { fromJd: 2451545, toJd: 2451910 };
    const usual = events({ ...span, kinds: DEFAULT_SKY_KINDS, bodies: DEFAULT_SKY_BODIES });
    expect(new Set(usual.map(({ kind }) => kind))).toEqual(new Set(DEFAULT_SKY_KINDS));
    expect(usual.filter((event) => 'body' in event && event.body === 'moon')).toEqual([]);
    expect(new Set(events({ ...span, kinds: ['solstice'] }).map(({ kind }) => kind))).toEqual(new Set(['solstice']));
    const pair = events({ ...span, kinds: ['conjunction'], bodies: ['venus', 'jupiter', 'rahu'] });
    expect(pair.length).toBeGreaterThan(0);
    for (const event of pair) expect(event).toMatchObject({ body: 'jupiter', with: 'venus' });
    expect(events({ ...span, kinds: ['conjunction'], bodies: ['venus'] })).toEqual([]);
  });
});

test('a span outside the range of the kernel is refused', () => {
  const question = {
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    bodies: GRAHA_KEYS,
    place: DELHI,
    visibility: 'arcus-visionis',
  } as const;
  for (const kind of SKY_KINDS) {
    const result = skyEvents(kernel, { ...question, kinds: [kind], fromJd: 2488800, toJd: 2489000 });
    expect([kind, result.ok]).toEqual([kind, false]);
  }
});
