/** Properties of the transits of every birth. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHA_KEYS } from '../../../src/data/keys';
import { arcBetween } from '../../../src/domain/circle';
import { houseFrom } from '../../../src/domain/positions/rashi';
import { computeTransits } from '../../../src/domain/transits/transits';
import {
  DEFAULT_NATAL_POINTS,
  NATAL_POINTS,
  type Transits,
  type TransitsQuestion,
} from '../../../src/domain/transits/types';
import { SECOND } from '../sky/truth';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { fromJd, natal } from './support';

const transits = (question: Partial<TransitsQuestion> & Pick<TransitsQuestion, 'natal' | 'fromJd'>): Transits =>
  answer(
    computeTransits(kernel, {
      toJd: question.fromJd + 900,
      bodies: GRAHA_KEYS.filter((key) => key !== 'moon'),
      points: DEFAULT_NATAL_POINTS,
      yearDays: 365.25,
      ...question,
    }),
  );

describe('hits', () => {
  test('hits come in loops of an odd number of passes, in alternating directions', () => {
    fc.assert(
      fc.property(natal, fromJd, (birth, from) => {
        const { hits } = transits({ natal: birth, fromJd: from });
        expect(hits.length).toBeGreaterThan(0);
        for (const { body, pass, passes, direction } of hits) {
          if (body === 'rahu' || body === 'ketu') continue;
          expect(passes % 2).toBe(1);
          expect(pass).toBeLessThanOrEqual(passes);
          expect(direction).toBe(pass % 2 === 1 ? 'direct' : 'retrograde');
        }
      }),
      runs(25),
    );
  });

  test('hits are the same in every span', () => {
    fc.assert(
      fc.property(natal, fromJd, fc.integer({ min: 10, max: 600 }), (birth, from, later) => {
        const long = transits({ natal: birth, fromJd: from, orbDeg: 1 });
        const part = transits({ natal: birth, fromJd: from + later, toJd: from + later + 200, orbDeg: 1 });
        const inPart = <T extends { jdUt: number }>(list: T[]): T[] =>
          list.filter(({ jdUt }) => jdUt >= from + later && jdUt < from + later + 200);
        expect(part.hits).toEqual(inPart(long.hits));
        expect(part.ingresses).toEqual(inPart(long.ingresses));
        expect(part.dasha).toEqual(inPart(long.dasha));
      }),
      runs(10),
    );
  });

  test('hits enter and leave the orb around all passes of their loop, at its edge', () => {
    fc.assert(
      fc.property(natal, fromJd, evenly(0.2, 10), (birth, from, orbDeg) => {
        const { hits } = transits({ natal: birth, fromJd: from, toJd: from + 400, orbDeg });
        for (const { body, jdUt, siderealDeg, enterJd, leaveJd } of hits) {
          if (enterJd == null || leaveJd == null) throw new Error('no edge');
          expect(enterJd).toBeLessThanOrEqual(jdUt);
          expect(leaveJd).toBeGreaterThanOrEqual(jdUt);
          for (const edge of [enterJd, leaveJd]) {
            const sky = answer(kernel.sky(edge, birth.ayanamsha));
            const tropicalDeg =
              body === 'rahu' || body === 'ketu'
                ? sky.nodes[birth.nodeMode].lonDeg + (body === 'ketu' ? 180 : 0)
                : sky.bodies[body].lonDeg;
            const arc = arcBetween(tropicalDeg - sky.ayanamsha.appliedDeg, siderealDeg);
            expect(Math.abs(arc - orbDeg) * 3600).toBeLessThan(0.05);
          }
        }
      }),
      runs(8),
    );
  });

  test('hits with an orb of zero enter at the first pass and leave at the last', () => {
    const birth = {
      jdUt: 2448000.5,
      latDeg: 28.6,
      lonDeg: 77.2,
      tzHours: 5.5,
      ayanamsha: 'lahiri',
      nodeMode: 'mean',
    } as const;
    const { hits } = transits({ natal: birth, fromJd: 2460000.5, orbDeg: 0 });
    const single = hits.filter(({ passes }) => passes === 1);
    expect(single.length).toBeGreaterThan(0);
    for (const { jdUt, enterJd, leaveJd } of single) expect([enterJd, leaveJd]).toEqual([jdUt, jdUt]);
  });

  test('hits on requested cusps exist only where the chart has cusps, which some charts beyond the polar circles lack', () => {
    const birth = { jdUt: 2448000.5, lonDeg: 20, tzHours: 0, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
    const bodies = ['sun'] as const;
    const question = { fromJd: 2460000.5, bodies, points: NATAL_POINTS };
    const usual = transits({ ...question, natal: { ...birth, latDeg: 20 } });
    expect(new Set(usual.hits.map(({ point }) => point)).size).toBe(NATAL_POINTS.length);
    const polar = Array.from({ length: 24 }, (_, hour) =>
      transits({ ...question, natal: { ...birth, jdUt: birth.jdUt + hour / 24, latDeg: 80 } }),
    );
    const without = polar.filter(({ hits }) => !hits.some(({ point }) => point === 'cusp2'));
    expect(without.length).toBeGreaterThan(0);
    for (const { notes } of without) expect(notes.map(({ part }) => part)).toContain('bhavas');
  });
});

describe('Saturn from the Moon', () => {
  test('Saturn from the Moon has legs in the order of time, and gaps between them while it is elsewhere', () => {
    fc.assert(
      fc.property(natal, fromJd, (birth, from) => {
        const { sadeSati, ashtamaShani, kantakaShani } = transits({
          natal: birth,
          fromJd: from,
          toJd: from + 3650,
          points: [],
        });
        for (const { startJd, endJd, legs, gaps } of sadeSati) {
          expect([legs[0]?.startJd, legs.at(-1)?.endJd]).toEqual([startJd, endJd]);
          const covered = [...legs, ...gaps].sort((a, b) => (a.startJd ?? 0) - (b.startJd ?? 0));
          for (const [i, stay] of covered.entries()) if (i > 0) expect(stay.startJd).toBe(covered[i - 1]?.endJd);
          for (const { leg, house } of legs) expect(house).toBe([12, 1, 2][leg - 1]);
          if (startJd !== null && endJd !== null) expect(Math.abs(endJd - startJd - 2740)).toBeLessThan(500);
        }
        const houses = [...kantakaShani.map(({ house }) => house), ...ashtamaShani.map(() => 8)];
        for (const house of houses) expect([4, 7, 8, 10]).toContain(house);
      }),
      runs(15),
    );
  });
});

test('every entry into a rāśi is one house forward or back from the Moon and the lagna', () => {
  fc.assert(
    fc.property(natal, fromJd, (birth, from) => {
      const { ingresses, natal: positions } = transits({ natal: birth, fromJd: from, points: [] });
      const moon = positions.grahas.find(({ key }) => key === 'moon');
      expect(ingresses.length).toBeGreaterThan(0);
      for (const { from: left, to, direction, houseFromMoon, houseFromLagna, bindus, body } of ingresses) {
        expect(houseFrom(left, to)).toBe(direction === 'direct' ? 2 : 12);
        expect(houseFromMoon).toBe(houseFrom(moon?.rashi as number, to));
        expect(houseFromLagna).toBe(houseFrom(positions.lagna.rashi, to));
        expect(bindus === null).toBe(body === 'rahu' || body === 'ketu');
      }
    }),
    runs(10),
  );
});

test('daśā changes begin with the mahādaśā and follow the periods of the chart', () => {
  const birth = {
    jdUt: 2448000.5,
    latDeg: 28.6,
    lonDeg: 77.2,
    tzHours: 5.5,
    ayanamsha: 'lahiri',
    nodeMode: 'mean',
  } as const;
  const { dasha } = transits({ natal: birth, fromJd: birth.jdUt, toJd: birth.jdUt + 7300, points: [] });
  const maha = dasha.filter(({ level }) => level === 'maha');
  expect(maha.length).toBeGreaterThan(0);
  for (const change of maha) {
    const together = dasha.filter(({ jdUt }) => Math.abs(jdUt - change.jdUt) < SECOND);
    expect(together.map(({ level, lord }) => [level, lord])).toEqual([
      ['maha', change.lord],
      ['antara', change.lord],
      ['pratyantara', change.lord],
    ]);
  }
  expect(dasha.filter(({ level }) => level === 'pratyantara').length).toBeGreaterThan(100);
});
