import { readFileSync } from 'node:fs';
import { skyEvents } from '../../src/domain/sky/sky';
import { DEFAULT_SKY_BODIES, DEFAULT_SKY_KINDS, type SkyKind } from '../../src/domain/sky/types';
import { computeTransits } from '../../src/domain/transits/transits';
import { DEFAULT_NATAL_POINTS } from '../../src/domain/transits/types';
import { computeVarsha } from '../../src/domain/varshaphala/varsha';
import { loadKernel } from '../../src/kernel';

const FROM_JD = 2458849.5; // 2020-01-01
const YEARS = { year: 366, 'ten years': 3653, 'twenty years': 7305 };
const PLACE = { latDeg: 28.6139, lonDeg: 77.209 };
const NATAL = { jdUt: 2448057.875, ...PLACE, tzHours: 5.5, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
const RUNS = 20;
const BUDGET_MS = 50;

/** The shortest time of several runs, ms, because the machine is shared. */
function fastest(runs: number, run: () => unknown): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    run();
    ms = Math.min(ms, performance.now() - start);
  }
  return ms;
}

/** Prints the events of spans, transits and an annual chart in ms, and each in multiples of a full set of positions. */
export function benchSky(): void {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  const list = (days: number, kinds: readonly SkyKind[]): number => {
    const events = skyEvents(kernel, {
      fromJd: FROM_JD,
      toJd: FROM_JD + days,
      ayanamsa: 'lahiri',
      nodeMode: 'mean',
      kinds,
      bodies: DEFAULT_SKY_BODIES,
      place: PLACE,
      visibility: 'arcus-visionis',
    });
    if (!events.ok) throw new Error(events.error.reason);
    return events.value.length;
  };
  const sets = 500;
  const setMs =
    fastest(RUNS, () => {
      for (let i = 0; i < sets; i++) kernel.sky(FROM_JD + 7.3 * i);
    }) / sets;
  const line = (name: string, ms: number, note = ''): void =>
    console.log(
      `  ${name.padEnd(44)}${ms.toFixed(2).padStart(9)} ms  ${(ms / setMs).toFixed(0).padStart(6)} sets of positions${note}`,
    );
  console.log(`\nEvents of the sky (least of ${RUNS} runs; a set of positions takes ${(setMs * 1000).toFixed(1)} µs)`);
  for (const [span, days] of Object.entries(YEARS)) {
    const note = span === 'ten years' ? `, budget ${BUDGET_MS} ms` : '';
    line(
      `${span}, default list`,
      fastest(RUNS, () => list(days, DEFAULT_SKY_KINDS)),
      `, ${list(days, DEFAULT_SKY_KINDS)} events${note}`,
    );
  }
  line(
    'ten years, heliacal risings and settings',
    fastest(RUNS, () => list(3653, ['visibility'])),
  );
  const transits = {
    natal: NATAL,
    fromJd: FROM_JD,
    toJd: FROM_JD + 1826,
    bodies: DEFAULT_SKY_BODIES,
    points: DEFAULT_NATAL_POINTS,
    yearDays: 365.25,
  };
  line(
    'five years of transits',
    fastest(RUNS, () => computeTransits(kernel, transits)),
  );
  const year = { natal: NATAL, age: 30, place: PLACE, offsetHours: () => 5.5 };
  line(
    'an annual chart, positions alone',
    fastest(RUNS, () => computeVarsha(kernel, year, { include: [] })),
  );
}
