import asc from 'assemblyscript/asc';
import { beforeAll, describe, expect, test } from 'vitest';

/** Exports of `synthetic/index.ts`. */
interface Synthetic {
  callsMade(): number;
  rootOf(which: number, parameter: number, low: number, high: number, close: number): number;
  cosineByNodes(k: number, x: number): number;
  cosineInWindow(k: number, x: number, rate: boolean): number;
  seriesAt(series: number, t: number): number;
  seriesRateAt(series: number, t: number): number;
  seriesOnGrid(series: number, t: number, dt: number, count: number, index: number): number;
}

let core: Synthetic;

beforeAll(async () => {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  const { error, stderr } = await asc.main(['--config', 'test/kernel/synthetic/asconfig.json', '--target', 'release'], {
    writeFile(_name: string, contents: string | Uint8Array) {
      if (typeof contents !== 'string') bytes = new Uint8Array(contents);
    },
  });
  if (error || !bytes) throw new Error(`${error}\n${stderr}`);
  core = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports as unknown as Synthetic;
});

describe('the bracketed root', () => {
  test.each([
    { name: 'line', which: 0, parameter: 0.3, low: -1, high: 2, root: 0.3, calls: 2 },
    { name: 'falling line', which: 0, parameter: 0.3, low: 2, high: -1, root: 0.3, calls: 2 },
    { name: 'cubic', which: 1, parameter: 8, low: 0, high: 5, root: 2, calls: 14 },
    { name: 'cubic far out', which: 1, parameter: -1e-9, low: -100, high: 1, root: -1e-3, calls: 60 },
    { name: 'flat at the root', which: 2, parameter: 0.7, low: 0, high: 3, root: 0.7, calls: 60, within: 0.05 },
    { name: 'stair', which: 3, parameter: 0.123, low: 0, high: 1, root: 0.123, calls: 60 },
    { name: 'steep', which: 4, parameter: 0.77, low: -3, high: 1, root: 0.77, calls: 60 },
    { name: 'root at the low end', which: 0, parameter: 0, low: 0, high: 1, root: 0, calls: 2 },
  ])('the search finds the root: $name', ({ which, parameter, low, high, root, calls, within = 1e-8 }) => {
    const estimate = core.rootOf(which, parameter, low, high, 1e-10);
    expect(Math.abs(estimate - root)).toBeLessThan(within);
    expect(core.callsMade()).toBeLessThanOrEqual(calls);
  });
});

describe('interpolation at Chebyshev nodes', () => {
  test.each([0.5, 1, 2])('the polynomial through cos(%s x) has its value', (k) => {
    for (let x = -1; x <= 1; x += 0.05) {
      expect(Math.abs(core.cosineByNodes(k, x) - Math.cos(k * x))).toBeLessThan(1e-8);
    }
  });

  test.each([0.5, 1])('the polynomial of a window through cos(%s x) has its value and its derivative', (k) => {
    for (let x = -1; x <= 1; x += 0.05) {
      expect(Math.abs(core.cosineInWindow(k, x, false) - Math.cos(k * x))).toBeLessThan(1e-9);
      expect(Math.abs(core.cosineInWindow(k, x, true) + k * Math.sin(k * x))).toBeLessThan(1e-7);
    }
  });
});

describe('series', () => {
  const SERIES = 23;
  const longitudes = [0, 3, 6, 9, 12, 15, 18];
  const wrap = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  const ARCSEC = Math.PI / 648_000;

  test('the rate of a series is the derivative of its value, at midnight too', () => {
    const h = 1e-7;
    for (let series = 0; series < SERIES; series++) {
      // The second instant from the end is a midnight.
      for (const t of [-0.9, -0.3, 0.05, 0.6, 20_000.5 / 36_525, 0.99]) {
        const numeric = (core.seriesAt(series, t + h) - core.seriesAt(series, t - h)) / (2 * h);
        const rate = core.seriesRateAt(series, t);
        expect(Math.abs(rate - numeric)).toBeLessThan(1e-6 * Math.max(1, Math.abs(rate)) + 0.02);
      }
    }
  });

  test('the chains of the grid agree with the evaluator over a page of 147 days and over 1,176', () => {
    let worst = 0;
    for (let series = 0; series < SERIES; series++) {
      for (const start of [-1, -0.4, 0.2, 0.98]) {
        for (const stepDays of [1, 8]) {
          const dt = stepDays / 36_525;
          for (const index of [0, 1, 73, 146, 147]) {
            const difference =
              core.seriesOnGrid(series, start, dt, 148, index) - core.seriesAt(series, start + index * dt);
            const size = longitudes.includes(series) ? wrap(difference) : difference;
            worst = Math.max(worst, Math.abs(size) / ARCSEC);
          }
        }
      }
    }
    console.log(`grid against evaluator: worst ${worst.toFixed(6)}″`);
    expect(worst).toBeLessThan(0.003);
  });
});
