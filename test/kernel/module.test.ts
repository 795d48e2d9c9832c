import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import info from '../../build/kernel.json';
import { loadKernel } from '../../src/kernel';
import { instantiate } from '../../src/kernel/load';
import { kernelStamp } from '../../src/kernel/stamp';
import { kernel, skyAt } from './support';

const bytes = readFileSync(new URL('../../build/kernel.wasm', import.meta.url));
const module = new WebAssembly.Module(bytes);

test('the module imports nothing and stays below 38 KB gzipped', () => {
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  const packed = gzipSync(bytes, { level: 9 }).length;
  console.log(`kernel.wasm ${bytes.length} bytes, ${packed} gz`);
  expect(packed).toBeLessThan(38_000);
});

test('the stamp names the module', () => {
  expect(kernelStamp().sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(info.bytes).toBe(bytes.length);
});

test('memory does not grow with use', () => {
  const { wasm } = instantiate(module);
  const before = wasm.memory.buffer.byteLength;
  for (let i = 0; i < 20_000; i++) wasm.sky(2_415_000 + i * 3.5);
  for (let first = 0; first < 12; first++) wasm.divideByShares(12, first, 24, 5);
  expect(wasm.memory.buffer.byteLength).toBe(before);
});

test('later calls do not change an answer', () => {
  const first = skyAt(2_451_545);
  const copy = structuredClone(first);
  const crossing = kernel.nextCrossing({ angle: 'moon-sun', zodiac: 'tropical', stepDeg: 12 }, 2_451_545);
  const crossingCopy = structuredClone(crossing);
  skyAt(2_460_000);
  kernel.angles(first, 10, 20);
  kernel.nextCrossing({ angle: 'moon-sun', zodiac: 'tropical', stepDeg: 6 }, 2_460_000);
  expect(first).toEqual(copy);
  expect(crossing).toEqual(crossingCopy);
});

test('two instances give the same digits', () => {
  const otherKernel = loadKernel(module);
  for (const jd of [2_414_900.25, 2_440_587.5, 2_460_000.123_456, 2_488_600]) {
    expect(otherKernel.sky(jd)).toEqual(kernel.sky(jd));
  }
});
