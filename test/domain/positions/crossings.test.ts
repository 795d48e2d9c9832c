/** Crossings into another quarter of a nakṣatra, checked against the places at and around them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CROSSING_DAYS, quarterCrossings } from '../../../src/domain/positions/crossings';
import { computePositions } from '../../../src/domain/positions/positions';
import type { Positions } from '../../../src/domain/positions/types';
import { kernel } from '../support/kernel';

function positionsAt(jdUt: number): Positions {
  const question = { jdUt, latDeg: 25.32, lonDeg: 83.01, tzHours: 5.5, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
  const positions = computePositions(kernel, question);
  if (!positions.ok) throw new Error(positions.error.reason);
  return positions.value;
}

/** The quarters of the grahas, 4 to 111. */
const quartersAt = (jdUt: number) =>
  new Map(positionsAt(jdUt).grahas.map(({ key, nakshatra, pada }) => [key, 4 * nakshatra + pada]));

const SECOND = 1 / 86_400;

test('a graha stays in its quarter until the crossing and has left it one second later, before or after the instant', () => {
  fc.assert(
    fc.property(fc.double({ min: 2_415_200, max: 2_487_900, noNaN: true }), (jdUt) => {
      const positions = positionsAt(jdUt);
      const home = quartersAt(jdUt);
      const crossings = quarterCrossings(kernel, positions);
      for (const { key } of positions.grahas) {
        const seconds = crossings.get(key);
        const days = seconds === undefined ? CROSSING_DAYS : seconds * SECOND;
        const within = Math.max(days - 2 * SECOND, 0);
        expect([key, quartersAt(jdUt - within).get(key), quartersAt(jdUt + within).get(key)]).toEqual([
          key,
          home.get(key),
          home.get(key),
        ]);
        if (seconds === undefined) continue;
        const after = days + SECOND;
        expect([quartersAt(jdUt - after).get(key), quartersAt(jdUt + after).get(key)]).toSatisfy((quarters: number[]) =>
          quarters.some((quarter) => quarter !== home.get(key)),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('the times of Mercury and Saturn near a station follow their motion, not their speed', () => {
  // Stations by the sign of the speed, day by day in 2026.
  const stations = Array.from({ length: 365 }, (_, day) => 2_461_041.5 + day).flatMap((jdUt) => {
    const [before, after] = [positionsAt(jdUt), positionsAt(jdUt + 1)];
    return before.grahas
      .filter(
        ({ key, retrograde }, i) => ['mercury', 'saturn'].includes(key) && retrograde !== after.grahas[i]?.retrograde,
      )
      .map(({ key }) => ({ key, jdUt }));
  });
  expect(stations.length).toBeGreaterThanOrEqual(6);
  const shares = stations.map(({ key, jdUt }) => {
    const positions = positionsAt(jdUt);
    const bySpeed = positions.grahas.find((graha) => graha.key === key)?.boundarySeconds ?? Number.POSITIVE_INFINITY;
    return bySpeed / (quarterCrossings(kernel, positions).get(key) ?? CROSSING_DAYS / SECOND);
  });
  console.log(`time by speed over time by motion: ${shares.map((share) => share.toFixed(1)).join(', ')}`);
  expect(Math.max(...shares)).toBeGreaterThan(5);
});
