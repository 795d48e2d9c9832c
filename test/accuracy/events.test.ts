import { describe, expect, test } from 'vitest';
import type { Eclipse } from '../../src/kernel/almanac';
import { jdOf, kernel, truth } from './compare';
import {
  answerOf,
  compareEclipses,
  compareLimbs,
  compareRisings,
  compareStations,
  compareSyzygies,
  everyEclipse,
} from './events';
import { type Gates, hold } from './gates';

test('the limits of tithi, nakṣatra, yoga and karaṇa agree with the reference, seconds', () => {
  const gate = { p95: 0.1, max: 0.16 };
  const gates: Gates = {};
  for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
    gates[`${limb} start`] = gate;
    gates[`${limb} end`] = gate;
    if (limb !== 'tithi') gates[`${limb} end, batch`] = gate;
  }
  hold(compareLimbs(), gates);
});

describe('risings and settings by five definitions, compared with the reference, seconds', () => {
  const events = ['sunrise', 'sunset', 'moonrise', 'moonset'];
  const gatesFor = (gate: (definition: string, event: string) => { p95: number; max: number }, bands: string[]) => {
    const gates: Gates = {};
    for (const definition of ['ul15', 'ul0', 'centre15', 'hindu', 'm50']) {
      for (const event of events) {
        if (event.startsWith('moon') && !['ul15', 'hindu'].includes(definition)) continue;
        for (const band of bands) gates[`${event} ${definition}${band}`] = gate(definition, event);
      }
    }
    return gates;
  };

  test('risings and settings agree with the reference up to 60° of latitude', () => {
    const { differences, disagreements } = compareRisings('rise-set');
    expect(disagreements).toEqual([]);
    hold(
      differences,
      gatesFor(() => ({ p95: 0.2, max: 0.24 }), [' below 55°', ' from 55°']),
    );
  });

  test('risings and settings agree beyond 60°, where the Sun may graze the horizon or not rise', () => {
    const { differences, disagreements } = compareRisings('rise-set-polar');
    expect(disagreements).toEqual([]);
    hold(
      differences,
      gatesFor(() => ({ p95: 0.8, max: 1.3 }), [' from 55°']),
    );
  });
});

test('saṅkrāntis and syzygies agree with the reference, seconds', () => {
  hold(compareSyzygies(), {
    saṅkrānti: { p95: 0.15, max: 0.25 },
    'new moon': { p95: 0.11, max: 0.18 },
    'full moon': { p95: 0.11, max: 0.18 },
  });
});

test('stations agree with the reference, minutes', () => {
  hold(compareStations(), {
    'mercury tropical, min': { p95: 0.03, max: 0.06 },
    'mercury lahiri, min': { p95: 0.03, max: 0.05 },
    'venus tropical, min': { p95: 0.09, max: 0.12 },
    'venus lahiri, min': { p95: 0.06, max: 0.1 },
    'mars tropical, min': { p95: 0.2, max: 0.3 },
    'mars lahiri, min': { p95: 0.1, max: 0.15 },
    'jupiter tropical, min': { p95: 0.4, max: 0.55 },
    'jupiter lahiri, min': { p95: 0.3, max: 0.4 },
    'saturn tropical, min': { p95: 0.8, max: 1.1 },
    'saturn lahiri, min': { p95: 0.5, max: 0.7 },
  });
});

test('lunar months run from new moon to new moon and are named by the Sun', () => {
  const reference = truth('lunar-months');
  let worst = 0;
  for (let row = 0; row < reference.rows; row++) {
    const [start, end] = [jdOf(reference.text(row, 'start')), jdOf(reference.text(row, 'end'))];
    const question = { angle: 'moon-sun', zodiac: 'lahiri', stepDeg: 360 } as const;
    const next = answerOf(kernel.nextCrossing(question, start + 1));
    worst = Math.max(worst, Math.abs(next.jdUt - end) * 86_400);
    const rashi = answerOf(kernel.previousCrossing({ angle: 'sun', zodiac: 'lahiri', stepDeg: 30 }, start)).number;
    expect(rashi, `${reference.text(row, 'start')}`).toBe(reference.at(row, 'rashi_start'));
  }
  console.log(`lunar months: worst ${worst.toFixed(3)} s of ${reference.rows}`);
  expect(worst).toBeLessThan(0.2);
});

describe('eclipses 1900 to 2100', () => {
  test('eclipses from 1900 to 2100 agree with the reference in date, instant and magnitude', () => {
    const { differences, missed, invented, types } = compareEclipses();
    expect({ missed, invented }).toEqual({ missed: [], invented: [] });
    // 1927 January 3 and 1948 May 9: the reference uses a larger Moon for the umbra. The canon calls both annular.
    expect(types.map(({ jd, ...type }) => ({ jd: Math.round(jd), ...type }))).toEqual([
      { jd: 2_424_884, reference: 'hybrid', ours: 'annular' },
      { jd: 2_432_681, reference: 'hybrid', ours: 'annular' },
    ]);
    hold(differences, {
      'lunar greatest': { p95: 7, max: 10 },
      'lunar umbral magnitude': { p95: 0.0007, max: 0.001 },
      'lunar penumbral magnitude': { p95: 0.0006, max: 0.001 },
      // The reference enlarges the shadow by another rule, and grazing contacts magnify the difference. Contacts by our
      // rule are held to a second in test/domain/sky/localEclipse.test.ts.
      'lunar contacts': { p95: 5, max: 56 },
      'solar greatest': { p95: 7, max: 12 },
      'solar magnitude at a place': { p95: 0.0002, max: 0.0003 },
      'solar max at a place': { p95: 2, max: 10 },
      'solar c1 at a place': { p95: 2, max: 10 },
      // Only five eclipses, one of them at the edge of its path.
      'solar c2 at a place': { p95: 20, max: 20 },
      'solar c3 at a place': { p95: 100, max: 100 },
      'solar c4 at a place': { p95: 2, max: 10 },
    });
  });

  // Espenak and Meeus, Five Millennium Canon of Solar Eclipses (NASA/TP-2006-214141) and of Lunar Eclipses (2009).
  test.each([
    { years: '1901 to 2000', from: 2_415_385.5, to: 2_451_910.5, solar: [78, 73, 71, 6], lunar: [83, 65, 81] },
    { years: '2001 to 2100', from: 2_451_910.5, to: 2_488_434.5, solar: [77, 72, 68, 7], lunar: [86, 57, 85] },
  ])('each eclipse type occurs from $years as often as in the canon', ({ from, to, solar, lunar }) => {
    const eclipses = everyEclipse(0, 0).filter(({ jdUt }) => jdUt >= from && jdUt < to);
    const count = (kind: Eclipse['kind'], type: Eclipse['type']) =>
      eclipses.filter((eclipse) => eclipse.kind === kind && eclipse.type === type).length;
    expect((['partial', 'annular', 'total', 'hybrid'] as const).map((type) => count('solar', type))).toEqual(solar);
    expect((['penumbral', 'partial', 'total'] as const).map((type) => count('lunar', type))).toEqual(lunar);
  });

  test.each([
    // Espenak, NASA/GSFC: barely partial, nearly central, total without a central line, the century's longest.
    { date: '2051-04-11', type: 'partial', magnitude: 0.9846 },
    { date: '1935-01-05', type: 'partial', magnitude: 0.0013 },
    { date: '2043-04-09', type: 'total', magnitude: 1.0096 },
    { date: '2009-07-22', type: 'total', magnitude: 1.0799 },
  ])('the eclipse of $date is $type with magnitude $magnitude', ({ date, type, magnitude }) => {
    const fromUt = jdOf(`${date}T00:00:00Z`);
    const [eclipse] = answerOf(kernel.eclipses({ fromUt, days: 1, latDeg: 0, lonDeg: 0 }));
    if (eclipse?.kind !== 'solar') throw new Error('no solar eclipse that day');
    expect(eclipse.type).toBe(type);
    expect(Math.abs(eclipse.magnitude - magnitude)).toBeLessThan(0.0005);
  });
});
