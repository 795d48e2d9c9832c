/** The kernel of all years: tables that arrive when they are needed, edges of blocks, and the years of the module. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadKernel, YEARS_KEYS, YearsMissing, YearsStore } from '../../src/kernel';
import type { Kernel } from '../../src/kernel/kernel';
import { BODY_KEYS } from '../../src/kernel/keys';
import { chooseYears, instantiate } from '../../src/kernel/load';
import { keyOf } from '../../src/kernel/years';
import { around, kernelModule } from '../accuracy/compare';
import { allYears, found, yearsSupply } from '../accuracy/longspan';

const JULIAN_YEAR = 365.25;
const jdOfYear = (year: number): number => 2_451_545 + JULIAN_YEAR * (year - 2000);

/** The edges of the blocks, TT. */
const EDGES = [
  ...Array.from({ length: 19 }, (_, i) => jdOfYear(250 * i - 2850)),
  2_414_670,
  2_488_760,
  jdOfYear(2400),
  jdOfYear(2700),
];
/** Half the width of the blend of two blocks, days. */
const HALF_DAYS = 24;
const AYANAMSHAS = ['lahiri', 'true-citra', { epochJd: 1_827_424.75, deg: 0 }] as const;

/** Every longitude and rate of an instant. */
function anglesOf(kernel: Kernel, jdUt: number): [name: string, deg: number, degPerDay: number][] {
  const sky = found(kernel.sky(jdUt));
  return [
    ...BODY_KEYS.map((key): [string, number, number] => [
      key,
      sky.bodies[key].lonDeg,
      sky.bodies[key].lonSpeedDegPerDay,
    ]),
    ['mean node', sky.nodes.mean.lonDeg, sky.nodes.mean.lonSpeedDegPerDay],
    ['sidereal time', sky.gastDeg, 360.985647],
    ['obliquity', sky.trueObliquityDeg, 0],
    ...AYANAMSHAS.map((choice): [string, number, number] => {
      const { appliedDeg, appliedRateDegPerDay } = kernel.ayanamsha(sky, choice);
      return [JSON.stringify(choice), appliedDeg, appliedRateDegPerDay];
    }),
  ];
}

describe('the edges of the blocks', () => {
  test.each(EDGES)('longitudes pass JD %s without a step of 0.005″', (edge) => {
    for (const jdTt of [edge - HALF_DAYS, edge, edge + HALF_DAYS]) {
      const jdUt = jdTt - found(allYears.deltaTSeconds(jdTt)) / 86400;
      const tick = 1e-4;
      const before = anglesOf(allYears, jdUt - tick);
      const after = anglesOf(allYears, jdUt + tick);
      for (const [i, [name, deg, rate]] of before.entries()) {
        const step = around((after[i]?.[1] as number) - deg - 2 * tick * rate) * 3600;
        expect(Math.abs(step), name).toBeLessThan(0.005);
      }
    }
  });

  test.each(EDGES)('the limbs over JD %s are those of the places themselves', (edge) => {
    const fromUt = Math.floor(edge) - 60.5;
    const question = { fromUt, days: 120, latDeg: 23.18, lonDeg: 75.77, zodiac: 'lahiri', definition: 'm50' } as const;
    const { karanas, sunrise, sankrantis } = found(allYears.span(question));
    expect(karanas.jdUt.length).toBeGreaterThan(240);
    karanas.jdUt.forEach((jdUt, i) => {
      const { moon, sun } = found(allYears.sky(jdUt)).bodies;
      const left = around(moon.lonDeg - sun.lonDeg - 6 * (karanas.first + i));
      expect(Math.abs(left) * 3600).toBeLessThan(0.005);
    });
    expect(sunrise.every((jdUt, day) => jdUt >= fromUt + day && jdUt < fromUt + day + 1)).toBe(true);
    const { bodies, ayanamsha } = found(allYears.sky(sankrantis.jdUt[0] as number));
    expect(Math.abs(around(bodies.sun.lonDeg - ayanamsha.appliedDeg - 30 * sankrantis.first)) * 3600).toBeLessThan(
      0.003,
    );
  });

  test('a search over an edge finds each passage once', () => {
    const edge = jdOfYear(400);
    const questions = [{ mover: 'moon' as const, stepDeg: 30 }];
    const [passages = []] = found(
      allYears.passages({ zodiac: 'lahiri', questions, fromUt: edge - 1000, toUt: edge + 1000 }),
    );
    const numbers = passages.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, i) => ((numbers[0] as number) + i) % 12));
    expect(numbers).toHaveLength(878);
  });
});

test('the longitude of the Sun increases by 0.94° to 1.03° a day from the Kali epoch to 3000', () => {
  const { from, to } = allYears.range;
  fc.assert(
    fc.property(
      fc.double({ min: from, max: to - 1, noNaN: true }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (jdUt, days) => {
        const [before, after] = [jdUt, jdUt + days].map((jd) => found(allYears.sky(jd)).bodies.sun);
        if (!before || !after) throw new Error('no Sun');
        const moved = around(after.lonDeg - before.lonDeg);
        const rates = [before.lonSpeedDegPerDay, after.lonSpeedDegPerDay];
        for (const rate of [...rates, moved / days]) {
          expect(rate).toBeGreaterThan(0.94);
          expect(rate).toBeLessThan(1.03);
        }
      },
    ),
    { numRuns: 300 },
  );
});

describe('the years of the module', () => {
  const kernel = loadKernel(kernelModule);

  test('they have the same digits in a question for all years', () => {
    for (let jdUt = kernel.range.from; jdUt <= kernel.range.to; jdUt += 997.3) {
      expect(allYears.sky(jdUt, 'true-mula')).toEqual(kernel.sky(jdUt, 'true-mula'));
    }
    for (const fromUt of [kernel.range.from + 2, 2_451_544.5, kernel.range.to - 402]) {
      const question = { fromUt, days: 400, latDeg: 52, lonDeg: 5 } as const;
      const days = { ...question, zodiac: 'lahiri', definition: 'ul15' } as const;
      expect(allYears.span(days)).toEqual(kernel.span(days));
      expect(allYears.eclipses(question)).toEqual(kernel.eclipses(question));
      const motion = { mover: 'mercury', zodiac: 'lahiri', fromUt, days: 400, partDeg: 30 } as const;
      expect(allYears.ingresses(motion)).toEqual(kernel.ingresses(motion));
    }
  });

  test('they need no tables of other years', () => {
    const bare = loadKernel(kernelModule).allYears;
    const question = { fromUt: 2_415_200, days: 400, latDeg: 52, lonDeg: 5 } as const;
    expect(bare.span({ ...question, zodiac: 'true-citra', definition: 'ul15' }).ok).toBe(true);
    expect(bare.stations({ mover: 'mars', zodiac: 'lahiri', fromUt: 2_487_900, days: 400 }).ok).toBe(true);
  });

  test('they have the same digits after a question about other years', () => {
    const all = loadKernel(kernelModule, yearsSupply);
    const question = { fromUt: kernel.passageRange.from, toUt: kernel.passageRange.from + 300 };
    const questions = [{ mover: 'venus' as const, stepDeg: 5 }];
    const before = kernel.passages({ zodiac: 'lahiri', questions, ...question });
    found(all.allYears.passages({ zodiac: 'lahiri', questions, fromUt: 2_414_000, toUt: 2_415_000 }));
    expect(all.passages({ zodiac: 'lahiri', questions, ...question })).toEqual(before);
  });

  test('the kernel still refuses other years', () => {
    expect(kernel.sky(2_400_000).ok).toBe(false);
    expect(loadKernel(kernelModule, yearsSupply).sky(2_400_000).ok).toBe(false);
  });
});

describe('the tables of other years', () => {
  test('a call without them says which it needs', () => {
    const bare = loadKernel(kernelModule).allYears;
    expect(() => bare.sky(1_507_900)).toThrow(new YearsMissing('-600'));
    expect(found(bare.sky(2_451_545)).jdUt).toBe(2_451_545);
  });

  test('a store fetches each of them once', async () => {
    const fetched: string[] = [];
    const store = new YearsStore(async (key) => {
      fetched.push(key);
      return yearsSupply(key) as Uint8Array;
    });
    const all = loadKernel(kernelModule, store.supply).allYears;
    const at = (jdUt: number) => store.with(() => found(all.sky(jdUt)).bodies.sun.lonDeg);
    const first = await at(1_507_900);
    await at(jdOfYear(400));
    await at(2_400_000);
    expect(await at(1_507_900)).toBe(first);
    expect(fetched).toEqual(['-600', '400', '150', '1650']);
  });

  test('two computations that wait for the same file both succeed', async () => {
    const store = new YearsStore(async (key) => yearsSupply(key) as Uint8Array);
    const all = loadKernel(kernelModule, store.supply).allYears;
    const late = async () => {
      try {
        return found(all.sky(1_507_900)).jdUt;
      } catch (fault) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw fault;
      }
    };
    const early = store.with(() => found(all.sky(1_507_900)).jdUt);
    await expect(Promise.all([store.with(late), early])).resolves.toEqual([1_507_900, 1_507_900]);
  });

  test('a store fetches a damaged file again', async () => {
    let isDamaged = true;
    const store = new YearsStore(async (key) => (isDamaged ? new Uint8Array(100) : (yearsSupply(key) as Uint8Array)));
    const all = loadKernel(kernelModule, store.supply).allYears;
    const compute = () => store.with(() => found(all.sky(1_507_900)).jdUt);
    await expect(compute()).rejects.toThrow('damaged');
    isDamaged = false;
    expect(await compute()).toBe(1_507_900);
  });

  test('damaged tables are refused', () => {
    for (const at of [0, 4, 9, 40, 9000]) {
      const damaged = loadKernel(kernelModule, (key) => {
        const bytes = (yearsSupply(key) as Uint8Array).slice();
        bytes[at] = (bytes[at] as number) ^ 1;
        return bytes;
      }).allYears;
      expect(() => damaged.sky(1_507_900)).toThrow('damaged');
    }
    const exchanged = loadKernel(kernelModule, () => yearsSupply('400')).allYears;
    expect(() => exchanged.sky(1_507_900)).toThrow('damaged');
  });

  test('all of them together take less than 0.6 MB, and each at most 20 KiB', () => {
    const sizes = YEARS_KEYS.map((key) => (yearsSupply(key) as Uint8Array).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  });

  test('answers do not depend on the order of the questions, with more blocks than fit', () => {
    const years = [-3000, -1500, 300, 1500, 2300, -1500, 2650, 300, 2000];
    const one = loadKernel(kernelModule, yearsSupply).allYears;
    for (const year of years) {
      const fresh = loadKernel(kernelModule, yearsSupply).allYears;
      expect(one.sky(jdOfYear(year))).toEqual(fresh.sky(jdOfYear(year)));
    }
  });
});

describe('the memory of the module', () => {
  /** The first word of a file. */
  const MAGIC = 0x3159484b;
  /** The first year of each block, with that of the module, and the end of the last one. */
  const FIRST_YEARS = [...YEARS_KEYS.map(Number), 1899].sort((a, b) => a - b);
  const LAST_YEAR = 3000;

  /** The keys of the files that lie in a memory. */
  function keysIn({ buffer }: WebAssembly.Memory): string[] {
    const words = new Int32Array(buffer);
    const keys: string[] = [];
    for (let at = words.indexOf(MAGIC); at >= 0; at = words.indexOf(MAGIC, at + 1)) {
      keys.push(keyOf(words[at + 2] as number));
    }
    return keys;
  }

  /** An instant, and the files that its places need: one within a block, two around an edge, none for the module. */
  const within = fc
    .tuple(fc.nat(FIRST_YEARS.length - 1), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([i, part]) => {
      const [first, end] = [FIRST_YEARS[i] as number, FIRST_YEARS[i + 1] ?? LAST_YEAR];
      const needed = first === 1899 ? [] : [String(first)];
      return { jdUt: jdOfYear(first + 3 + part * (end - first - 6)), needed };
    });
  const over = fc
    .tuple(fc.nat(EDGES.length - 1), fc.double({ min: -HALF_DAYS + 2, max: HALF_DAYS - 2, noNaN: true }))
    .map(([i, days]) => {
      const needed = FIRST_YEARS.slice(i, i + 2).filter((year) => year !== 1899);
      return { jdUt: (EDGES[i] as number) + days, needed: needed.map(String) };
    });

  test('the memory holds at most two blocks after any jumps, opens only absent ones, and gives the digits of a new module', () => {
    const jumps = fc.array(fc.oneof({ arbitrary: within, weight: 3 }, over), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(jumps, (instants) => {
        const asked: string[] = [];
        const instance = chooseYears(
          instantiate(kernelModule, (key) => {
            asked.push(key);
            return yearsSupply(key);
          }),
          true,
        );
        const { memory } = instance.wasm;
        const bytes = memory.buffer.byteLength;
        for (const { jdUt, needed } of instants) {
          const before = keysIn(memory);
          asked.length = 0;
          expect(instance.wasm.sky(jdUt)).toBe(0);
          const after = keysIn(memory);
          expect(after.length).toBeLessThanOrEqual(2);
          expect(after).toEqual(expect.arrayContaining(needed));
          if (needed.every((key) => before.includes(key))) expect(asked).toEqual([]);
          expect(needed).toEqual(expect.arrayContaining(asked));
          expect(asked).toHaveLength(new Set(asked).size);
          const fresh = chooseYears(instantiate(kernelModule, yearsSupply), true);
          fresh.wasm.sky(jdUt);
          expect(instance.block).toEqual(fresh.block);
        }
        expect(memory.buffer.byteLength).toBe(bytes);
      }),
      { numRuns: 40, seed: 35 },
    );
  });
});

test('positions at instants of many spans of years in any order are those of each instant', () => {
  const jdUt = [1520, 1926, -274, 2990, -2049, 2026, 900, -3000].map(jdOfYear);
  const question = { movers: ['moon', 'mars'], zodiac: 'lahiri', withDistances: true } as const;
  const { movers } = found(allYears.positions({ ...question, jdUt }));
  for (const [i, jd] of jdUt.entries()) {
    const alone = found(allYears.positions({ ...question, jdUt: [jd] })).movers;
    for (const key of question.movers) expect(movers[key]?.lonDeg[i]).toBe(alone[key]?.lonDeg[0]);
  }
});
