/** Calls that fail midway: by a trap of the module, or anywhere by stack overflow. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENTS, PASSAGE_QUESTIONS, POSITION_JD_UT } from '../../assembly/layout';
import type { Zodiac } from '../../src/kernel/almanac';
import { DashaCursor, DashaQuestion } from '../../src/kernel/dasha';
import { instantiate } from '../../src/kernel/load';
import { RowForm, rowsText } from '../../src/kernel/rows';
import { chooseZodiac } from '../../src/kernel/zodiac';

const module = new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));

/** An instant far beyond the table of ΔT, which the host would refuse. */
const BEYOND = 2_147_483_647;

const CIRCLE = {
  startJd: 2_448_057.875,
  days: 365.25,
  shares: 1,
  nodes: [6, 15, 8, 17],
  order: { first: 2, mahas: 8 },
};

type Opened = ReturnType<typeof instantiate>;

/** A call in a zodiac. */
const counting =
  (zodiac: Zodiac, call: (wasm: Opened['wasm']) => unknown) =>
  (opened: Opened): unknown => {
    chooseZodiac(opened, zodiac, 2_448_057.875);
    return call(opened.wasm);
  };

/** Every kind of call. */
const CALLS: Record<string, (opened: Opened) => unknown> = {
  sky: ({ wasm }) => wasm.sky(2_448_057.875),
  angles: ({ wasm }) => wasm.angles(1, 0.409, 0.5, 1.3),
  periods: (opened) => new DashaCursor(new DashaQuestion(CIRCLE, { levels: 3 })).read(opened, () => {}),
  ayanamsha: counting('true-pushya', (wasm) => wasm.ayanamsha(2_448_057.875)),
  custom: counting({ epochJd: 1_825_182.5, deg: 0 }, (wasm) => wasm.ayanamsha(2_448_057.875)),
  crossing: counting('tropical', (wasm) => wasm.crossing(1, -1, 0.2, 0, 2_448_057.875, 1)),
  daily: ({ wasm }) => wasm.daily(0, 0, 2_448_057.5, 366, 0.5, 1.3, 0),
  span: counting('true-citra', (wasm) => wasm.span(2_448_057.5, 366, 0.5, 1.3, 0)),
  passages: (opened) => {
    chooseZodiac(opened, 'kp', 2_448_057.875);
    // Mars through steps of half a radian, and the true node's turning points.
    opened.block.set([2, -1, 0, 0.5, 0, 8, -1, 1, 0, 0], EVENTS + PASSAGE_QUESTIONS);
    return opened.wasm.passages(87, 2);
  },
  moments: counting('true-mula', (wasm) => wasm.moments(2_448_057.5, 1 / 1440, 1440, 0.5, 1.3)),
  positions: (opened) => {
    chooseZodiac(opened, 'true-mula', 2_448_057.875);
    opened.block[EVENTS + POSITION_JD_UT] = 2_448_057.875;
    return opened.wasm.positions(1, 511, 127);
  },
  eclipses: ({ wasm }) => wasm.eclipses(2_448_057.5, 366, 0.5, 1.3),
  rows: (opened) =>
    rowsText(opened, new RowForm([{ before: ',', kind: 7 }], ''), [Float64Array.of(1.5, -2)], 0, 2).length,
};

const bits = ({ block }: Opened) => Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString('base64');

/** The result of a call on a cleared block, bit by bit. */
function outcome(opened: Opened, call: (opened: Opened) => unknown): string {
  opened.block.fill(0);
  return `${call(opened)} ${bits(opened)}`;
}

test('after a trap the next call runs in a new instance', () => {
  const opened = instantiate(module);
  const { memory } = opened.wasm;
  for (let i = 0; i < 3; i++) {
    opened.block.fill(Number.NaN);
    expect(() => opened.wasm.deltaT(BEYOND)).toThrow(WebAssembly.RuntimeError);
    expect(opened.wasm.memory).not.toBe(memory);
    expect(opened.block.buffer).toBe(opened.wasm.memory.buffer);
    for (const call of Object.values(CALLS)) expect(outcome(opened, call)).toBe(outcome(instantiate(module), call));
  }
});

test('an error of the host keeps the instance', () => {
  const opened = instantiate(module);
  const { memory } = opened.wasm;
  expect(() => opened.wasm.sky(1n as unknown as number)).toThrow(TypeError);
  expect(opened.wasm.memory).toBe(memory);
});

/**
 * Makes a call from the bottom of a nearly full stack, then from a little higher, and so on until it fits. It thus
 * fails at every depth at which the stack can end.
 *
 * @returns the number of failures
 */
function overflow(call: () => void): number {
  let overflows = 0;
  let isThrough = false;
  function dig(): void {
    try {
      dig();
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault; // this is the lowest frame
    }
    if (isThrough) return;
    try {
      call();
      isThrough = true;
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault;
      overflows += 1;
    }
  }
  dig();
  return overflows;
}

test('a call that overflows the stack leaves no trace in later calls', () => {
  const calls = Object.values(CALLS);
  const expected = calls.map((call) => outcome(instantiate(module), call));
  for (const interrupted of calls) {
    const opened = instantiate(module);
    const { memory } = opened.wasm;
    expect(overflow(() => interrupted(opened))).toBeGreaterThan(0);
    expect(opened.wasm.memory).toBe(memory);
    for (const [i, call] of calls.entries()) expect(outcome(opened, call)).toBe(expected[i]);
  }
});
