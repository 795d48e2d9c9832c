/**
 * Prices are within a factor of two of what answers take: their bytes, and their processor time by counts of what they
 * execute, which are the same on every machine. Both count above a floor, below which prices decide nothing.
 */
import { describe, expect, test } from 'vitest';
import { CEILINGS, ceilingProblem, type Door, type Lever, priceOf, ratesKey } from '../src/api/price';
import PRICES from '../src/api/prices.json';
import type { Price } from '../src/api/problem';
import { RESOURCES } from '../src/api/registry';
import type { LoadKernel, Resource } from '../src/api/resource';
import { sky } from '../src/api/sky/answer';
import { type Tool, toolOf } from '../src/api/tool';
import { fail, ok } from '../src/domain/result';
import { Random } from './hostile/random';
import { TOOL_INPUTS } from './hostile/registry';
import { counted } from './prices/counted';
import { formsOf, kernel } from './prices/measure';
import { OCCASION } from './prices/occasion';
import { drawnRequest } from './prices/requests';

/** Other requests than those to which the rates are fitted. */
const SEED = 1031;
const DRAWN = 5;
const FACTOR = 2;
/** The number of requests in which each unit occurs, at most. */
const MAX_UNITS_DRAWN = 1000;
const FLOOR: Price = { ms: 8, bytes: 80_000 };

const occasions = RESOURCES.map((resource) => [resource.key, resource] as const);

/** The factor between an estimate and a measurement; 1 where both are below the floor. */
const factorOf = (estimate: number, measurement: number, floor: number): number => {
  const [a, b] = [Math.max(estimate, floor), Math.max(measurement, floor)];
  return Math.max(a / b, b / a);
};

describe('the price of an answer', () => {
  test.each(occasions)('the price of %s is within a factor of two of its bytes and its processor time', async (key) => {
    const wrong: string[] = [];
    let answers = 0;
    for await (const { form, body, price, taken } of counted({
      kind: 'drawn',
      key,
      seed: SEED,
      amount: DRAWN,
      arePassing: true,
    })) {
      const factor = Math.max(factorOf(price.bytes, taken.bytes, FLOOR.bytes), factorOf(price.ms, taken.ms, FLOOR.ms));
      answers++;
      if (factor > FACTOR) wrong.push(`${form}: priced ${show(price)}, took ${show(taken)}: ${JSON.stringify(body)}`);
    }
    expect(answers).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test.each(occasions)('every rate of %s belongs to a unit that some request has', async (_, resource) => {
    const code = await resource.code();
    const rates: Readonly<Record<string, { ms: object; bytes: object }>> = PRICES.rates;
    const random = new Random(SEED, 3);
    for (const form of formsOf(code)) {
      const { ms, bytes } = (rates[ratesKey(code.price, form)] ?? rates[code.price.rates]) as {
        ms: object;
        bytes: object;
      };
      const missing = new Set([...Object.keys(ms), ...Object.keys(bytes)]);
      for (let i = 0; i < MAX_UNITS_DRAWN && missing.size > 0; i++) {
        const drawing = await drawnRequest(resource, code, random, OCCASION, form);
        for (const unit of drawing ? Object.keys(code.price.work(drawing.question, form, drawing.choice)) : [])
          missing.delete(unit);
      }
      expect([...missing]).toEqual([]);
    }
  });
});

const show = ({ ms, bytes }: Price): string => `${ms.toFixed(1)} ms ${Math.round(bytes)} B`;

describe('a refusal', () => {
  const priced = ['chart', 'days', 'sky', 'transits', 'muhurta-search', 'utsavas', 'rectify'];

  test.each(priced)('a refusal of %s names the largest value that passes', async (key) => {
    const resource = RESOURCES.find((each) => each.key === key) as Resource;
    const code = await resource.code();
    const random = new Random(SEED, 7);
    let refused = 0;
    for (let i = 0; i < 40; i++) {
      const drawing = await drawnRequest(resource, code, random, OCCASION);
      if (drawing === null) continue;
      const { question } = drawing;
      const price = priceOf(code.price, question);
      const share = i % 2 === 0 ? 0.5 : 0.7;
      const ceiling = { ms: share * price.ms, bytes: share * price.bytes };
      const problem = ceilingProblem(code.price, question, 'answer', ceiling);
      expect(problem).toMatchObject({ reason: 'too_expensive', expected: { type: 'price', price, ceiling } });
      const lever = code.price.levers?.find(({ field }) => field === problem?.field) as Lever<unknown> | undefined;
      if (problem?.expected.type !== 'price' || problem.expected.largest === null || !lever) continue;
      refused++;
      const { value } = problem.expected.largest;
      const sizes = Array.from({ length: lever.size(question) - lever.least }, (_, j) => lever.least + j);
      const size = sizes.findLast((each) => lever.value(question, each) === value) as number;
      const at = (each: number) => ceilingProblem(code.price, lever.withSize(question, each), 'answer', ceiling);
      expect(at(size)).toBeUndefined();
      if (size + 1 < lever.size(question)) expect(at(size + 1)).toBeDefined();
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('a refusal of sky names a number of kinds only if the dearest kinds pass', async () => {
    const fields = { from: '2026-01-01', to: '2026-12-31', kind: ['eclipse', 'rise'], lat: 18.52, lon: 73.86 };
    const read = await sky.read(fields, OCCASION);
    if (!read.ok) expect.fail(JSON.stringify(read.error));
    const { ms, bytes } = priceOf(sky.price, read.value);
    const problem = ceilingProblem(sky.price, read.value, 'answer', { ms: ms / 4, bytes });
    expect(problem?.field).toBe('to');
    expect(problem?.expected).toMatchObject({ largest: { kind: 'date' } });
  });
});

describe('the door', () => {
  const refusing: Door = {
    ceiling: CEILINGS.tools,
    charge: () => fail({ reason: 'cost_limited', limit: 1, resetSeconds: 0 }),
  };
  const closed: LoadKernel = () => {
    throw new Error('work began before the door was asked');
  };

  test.each([...TOOL_INPUTS])('the tool %s asks the door before any work', async (name, input) => {
    const resource = RESOURCES.find(({ tool }) => tool?.name === name) as Resource;
    const tool = (await toolOf(resource)) as Tool;
    for (const run of [tool.run, tool.outline]) {
      const { include: _, ...given } = input;
      const result = await run(closed, given, { ...OCCASION, door: refusing });
      expect(result).toMatchObject({ ok: false, error: { reason: 'cost_limited' } });
    }
  });

  test('the tool utsavas is priced by the rows that it makes, and the limit that a refusal names passes', async () => {
    const tool = (await toolOf(RESOURCES.find(({ tool: info }) => info?.name === 'utsavas') as Resource)) as Tool;
    const door: Door = { ceiling: CEILINGS.tools, charge: () => ok(undefined) };
    const run = (input: object, ceiling = CEILINGS.tools as Price) =>
      tool.run(() => kernel, { year: 2027, lang: 'hi', ...input }, { ...OCCASION, door: { ...door, ceiling } });
    for (const input of [{ search: 'diwali' }, { show: 'all' }, { month: 3, limit: 1000 }]) {
      expect(await run(input)).toMatchObject({ ok: true });
    }
    const asked = { show: 'all', fields: ['reckoning'] };
    const ceiling = { ms: 60, bytes: 80_000 };
    const refused = await run({ ...asked, limit: 600 }, ceiling);
    expect(refused).toMatchObject({ error: { reason: 'too_expensive', field: 'limit' } });
    if (refused.ok || refused.error.reason !== 'too_expensive' || refused.error.expected.type !== 'price') return;
    const limit = refused.error.expected.largest?.value;
    expect(await run({ ...asked, limit }, ceiling)).toMatchObject({
      ok: true,
      value: { output: { more: expect.any(Number) } },
    });
  });
});
