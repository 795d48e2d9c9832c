/** A call that breaks off: by a trap of the module, or anywhere in the midst for want of stack. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { instantiate } from '../../src/kernel/load';

const module = new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));

/** An instant that the door would refuse: beyond the table of ΔT, and beyond memory. */
const BEYOND = 2_147_483_647;

type Opened = ReturnType<typeof instantiate>;

/** Every kind of call, and what it leaves in the block. */
const CALLS: Record<string, (opened: Opened) => number> = {
  sky: ({ wasm }) => wasm.sky(2_448_057.875),
  angles: ({ wasm }) => wasm.angles(1, 0.409, 0.5, 1.3),
  vimshottari: ({ wasm }) => wasm.vimshottari(13.3, 2_448_057.875, 365.25),
  crossing: ({ wasm }) => wasm.crossing(1, -1, -1, 12, 0, 2_448_057.875, 1),
  daily: ({ wasm }) => wasm.daily(0, 0, 2_448_057.5, 366, 0.5, 1.3, 0),
  span: ({ wasm }) => wasm.span(2_448_057.5, 366, 0.5, 1.3, 0, 0),
  stations: ({ wasm }) => wasm.stations(2, 0, 2_448_057.5, 366),
  ingresses: ({ wasm }) => wasm.ingresses(2, 0, 0, 2_448_057.5, 366),
  moments: ({ wasm }) => wasm.moments(2_448_057.5, 1 / 1440, 1440, 0.5, 1.3, 0),
  eclipses: ({ wasm }) => wasm.eclipses(2_448_057.5, 366, 0.5, 1.3),
};

const bits = ({ block }: Opened) => Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString('base64');

/** What a call answers with, bit for bit, after the block was cleared. */
function outcome(opened: Opened, call: (opened: Opened) => number): string {
  opened.block.fill(0);
  return `${call(opened)} ${bits(opened)}`;
}

test('a trap costs its call alone: what comes next has an instance of its own', () => {
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

test('an error of the host leaves the instance where it is', () => {
  const opened = instantiate(module);
  const { memory } = opened.wasm;
  expect(() => opened.wasm.sky(1n as unknown as number)).toThrow(TypeError);
  expect(opened.wasm.memory).toBe(memory);
});

/**
 * Makes a call from the bottom of a stack that is all but full, then from a little higher, and so on until it finds
 * room: it breaks off at whatever depth the stack ends.
 *
 * @returns how often it broke off
 */
function breakOff(call: () => void): number {
  let brokenOff = 0;
  let isThrough = false;
  function dig(): void {
    try {
      dig();
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault; // the stack is full: this frame is the lowest
    }
    if (isThrough) return;
    try {
      call();
      isThrough = true;
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault;
      brokenOff += 1;
    }
  }
  dig();
  return brokenOff;
}

test('a call that breaks off anywhere leaves nothing that another one sees', () => {
  const calls = Object.values(CALLS);
  const expected = calls.map((call) => outcome(instantiate(module), call));
  for (const interrupted of calls) {
    const opened = instantiate(module);
    const { memory } = opened.wasm;
    expect(breakOff(() => interrupted(opened))).toBeGreaterThan(0);
    expect(opened.wasm.memory).toBe(memory);
    for (const [i, call] of calls.entries()) expect(outcome(opened, call)).toBe(expected[i]);
  }
});
