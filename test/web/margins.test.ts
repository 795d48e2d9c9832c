/** The certainty of the lagna: checks a second before and after each stated instant, and a full scan between. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { VargaKey } from '../../src/data/keys';
import { computePositions } from '../../src/domain/positions/positions';
import type { ChartQuestion } from '../../src/domain/positions/types';
import { vargaRashi } from '../../src/domain/positions/vargas';
import { loadKernel } from '../../src/kernel';
import { firmnessOf } from '../../src/web/views/chart/margins';

const kernel = loadKernel(new WebAssembly.Module(readFileSync('build/kernel.wasm')));
const SECOND = 1 / 86400;

const positionsAt = (question: ChartQuestion) => {
  const positions = computePositions(kernel, question);
  if (!positions.ok) throw new Error(positions.error.reason);
  return positions.value;
};

test.each([
  ['Varanasi', 2446116.1433102, 24.9459, 83.0665],
  ['Oslo', 2448057.6, 59.91, 10.75],
  ['Sydney', 2451545.1, -33.87, 151.2],
  ['Quito', 2459000.9, -0.18, -78.47],
  ['Reykjavík', 2440000.25, 64.15, -21.94],
])('the margins of the lagna are exact: %s', (_, jdUt, latDeg, lonDeg) => {
  const question = { jdUt, latDeg, lonDeg, tzHours: 0, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
  const lagnaAt = (key: VargaKey, jd: number) =>
    vargaRashi(key, positionsAt({ ...question, jdUt: jd }).lagna.siderealDeg);
  for (const { key, rashi, fromJd, untilJd } of firmnessOf(kernel, positionsAt(question))) {
    expect(lagnaAt(key, jdUt)).toBe(rashi);
    for (const [edge, outwards] of [
      [fromJd, -1],
      [untilJd, 1],
    ] as const) {
      if (edge === null) continue;
      expect(lagnaAt(key, edge + outwards * SECOND), `${key} beyond ${edge}`).not.toBe(rashi);
      for (let part = 0; part < 40; part++) {
        const inside = jdUt + ((edge - outwards * SECOND - jdUt) * part) / 39;
        if ((inside - jdUt) * outwards >= 0) expect(lagnaAt(key, inside), `${key} within`).toBe(rashi);
      }
    }
  }
});
