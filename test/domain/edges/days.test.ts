/** Every day from 1899-12-31 to 2101-01-01: refused, or consistent with itself, its neighbours and the sky. */
import { describe, expect, test } from 'vitest';
import { ChartRequest } from '../../../src/api/chart/request';
import { BharatChartRequest } from '../../../src/api/core-chart/request';
import { MuhurtaRequest } from '../../../src/api/muhurta/request';
import { computeChart } from '../../../src/domain/chart/chart';
import { muhurtasOf } from '../../../src/domain/days/muhurtas';
import { tithiOf } from '../../../src/domain/panchanga/tithi';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { isoLocal } from '../../../src/domain/time/iso';
import { kernel } from '../support/kernel';
import { stepOf } from './span';

const FIRST = daysFromCivil(1900, 1, 1);
const LAST = daysFromCivil(2100, 12, 31);
const SECOND = 1 / 86_400;

const isoOf = (day: number): string => isoLocal(JD_UNIX_EPOCH + day, 0).slice(0, 10);

/** Remembers the last result of a function of a day, because the tests request the following day next. */
function remembering<T>(compute: (day: number) => T): (day: number) => T {
  let last: { day: number; value: T } | undefined;
  return (day) => {
    if (last?.day !== day) last = { day, value: compute(day) };
    return last.value;
  };
}

/** Every `step`-th day, and all days at both ends of the span. */
function daysBy(step: number): number[] {
  const days = new Set<number>();
  for (let day = FIRST; day <= LAST; day += step) days.add(day);
  for (let near = 0; near < 40; near++) days.add(FIRST + near).add(LAST - near);
  return [...days].sort((a, b) => a - b);
}

const PLACES = [
  { name: 'Delhi', latDeg: 28.6139, lonDeg: 77.209, tz: 5.5 },
  { name: 'the date line from the east', latDeg: -18.1, lonDeg: 180, tz: 12 },
  { name: 'the date line from the west', latDeg: 52.8, lonDeg: -180, tz: -12 },
  { name: 'Quito', latDeg: 0, lonDeg: -78.5, tz: -5 },
];

test('the span is 1900 to 2100, to the day', () => {
  const accepted = (date: string): boolean[] => {
    const [year, month, day] = date.split('-').map(Number);
    const place = { lat: 0, lon: 0 };
    const core = { birthDate: date, birthTime: '12:00:00', birthPlace: { ...place, tzOffsetHours: 0 }, ayanamsa: 'kp' };
    return [
      MuhurtaRequest.safeParse({ date, ...place, tz: 0 }).success,
      ChartRequest.safeParse({ year, month, day, hour: 12, minute: 0, ...place, tzHours: 0 }).success,
      BharatChartRequest.safeParse(core).success,
    ];
  };
  for (const date of ['1899-12-31', '2101-01-01', '1900-02-29', '2100-02-29'])
    expect(accepted(date), date).not.toContain(true);
  for (let day = FIRST; day <= LAST; day++) {
    if (accepted(isoOf(day)).includes(false)) expect.fail(isoOf(day));
  }
});

describe.each(PLACES)('days of $name', ({ latDeg, lonDeg, tz }) => {
  const place = { latDeg, lonDeg };

  const dayOf = remembering((day) => {
    const result = muhurtasOf(kernel, civilFromDays(day), place, tz);
    if (!result.ok) throw new Error(`${isoOf(day)}: ${result.error.reason}`);
    return result.value;
  });

  test('days follow one another without a gap', () => {
    const days = [...daysBy(stepOf(97))];
    expect(days.length).toBeGreaterThan(100);
    for (const day of days) {
      const { day: marks, slots, limbs } = dayOf(day);
      const { sunriseJd, sunsetJd, nextSunriseJd, vara } = marks;
      const wrong = (what: string) => expect.fail(`${isoOf(day)}: ${what}`);
      if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return wrong('not whole');
      if (!(sunriseJd < sunsetJd && sunsetJd < nextSunriseJd)) wrong('marks out of order');
      if (isoLocal(sunriseJd, tz).slice(0, 10) !== isoOf(day)) wrong('sunrise on another date');
      if (vara !== ((((day + 4) % 7) + 7) % 7) + 1) wrong(`vāra ${vara}`);
      const next = dayOf(day + 1);
      if (Math.abs((next.day.sunriseJd ?? 0) - nextSunriseJd) > 0.01 * SECOND) wrong('another sunrise tomorrow');
      if (slots.muhurtas.length !== 30 || slots.hora.length !== 24 || slots.choghadiya.night.length !== 8)
        wrong('slots');
      for (const [kind, count] of [
        ['tithi', 30],
        ['nakshatra', 27],
        ['yoga', 27],
        ['karana', 60],
      ] as const) {
        const list = limbs[kind];
        if ((list[0]?.startJd ?? 0) > sunriseJd || (list.at(-1)?.endJd ?? 0) < nextSunriseJd)
          wrong(`${kind} does not reach`);
        for (const [i, limb] of list.entries()) {
          const after = list[i + 1];
          if (after && (after.startJd !== limb.endJd || after.index !== (limb.index % count) + 1))
            wrong(`${kind} with a gap`);
        }
        // The limb at the next sunrise is the first of tomorrow, with the same start.
        const running = list.find(({ startJd, endJd }) => startJd <= nextSunriseJd && nextSunriseJd < endJd);
        const tomorrow = next.limbs[kind][0];
        if (running && tomorrow?.index !== running.index)
          wrong(`${kind} ${running.index}, tomorrow ${tomorrow?.index}`);
        if (running && Math.abs((tomorrow?.startJd ?? 0) - running.startJd) > 0.01 * SECOND)
          wrong(`${kind} begins otherwise`);
      }
      for (const { index, startJd, endJd } of limbs.tithi) {
        const sky = kernel.sky((startJd + endJd) / 2);
        const inSky = sky.ok && tithiOf(sky.value.bodies.moon.lonDeg, sky.value.bodies.sun.lonDeg).index;
        if (inSky !== index) wrong(`tithi ${index}, in the sky ${inSky}`);
      }
    }
  });
});

test('a chart every day is complete, and its grahas continue from the previous day', () => {
  const ahead = (from: number, to: number): number => ((to - from + 540) % 360) - 180;
  const chartOn = remembering((day) => {
    const { latDeg, lonDeg, tz } = PLACES[Math.abs(day) % PLACES.length] as (typeof PLACES)[number];
    const jdUt = JD_UNIX_EPOCH + day + ((day * 61) % 1440) / 1440 - tz / 24;
    const question = { jdUt, latDeg, lonDeg, tzHours: tz, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
    const chart = computeChart(kernel, question, 1);
    if (!chart.ok) throw new Error(`${isoOf(day)}: ${chart.error.reason}`);
    return chart.value;
  });
  const days = [...daysBy(stepOf(71))];
  expect(days.length).toBeGreaterThan(100);
  for (const day of days) {
    const wrong = (what: string) => expect.fail(`${isoOf(day)}: ${what}`);
    const chart = chartOn(day);
    const missing = Object.entries(chart).filter(([, part]) => part === null);
    if (missing.length > 0) wrong(`without ${missing.map(([name]) => name)}`);
    if (chart.notes.length > 0) wrong(chart.notes.join());
    if (chart.ashtakavarga?.sarva.reduce((sum, bindus) => sum + bindus, 0) !== 337) wrong('sarva');
    const { jdUt } = chart.question;
    const { maha } = chart.currentPhase ?? {};
    if (!maha || jdUt < maha.startJd || jdUt >= maha.endJd) wrong('mahādaśā');
    const next = chartOn(day + 1);
    const lengthDays = next.question.jdUt - jdUt;
    for (const [i, graha] of chart.grahas.entries()) {
      const gone = ahead(graha.siderealDeg, next.grahas[i]?.siderealDeg ?? Number.NaN);
      const expected = ((graha.speedDegPerDay + (next.grahas[i]?.speedDegPerDay ?? Number.NaN)) / 2) * lengthDays;
      // The speed of the Moon changes unevenly, by a third of a degree a day.
      if (!(Math.abs(gone - expected) < (graha.key === 'moon' ? 0.25 : 0.06)))
        wrong(`${graha.key} goes ${gone}, told ${expected}`);
    }
  }
});
