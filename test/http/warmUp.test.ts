/** The warm-up runs at global scope, where workerd allows no I/O and no random values, and the clock reads 0. */
import { afterEach, expect, test, vi } from 'vitest';
import { chart } from '../../src/api/chart';
import { utsavas } from '../../src/api/utsavas';
import { warmsUp, warmUp } from '../../src/http/warmUp';
import { kernel } from './almanac';

afterEach(() => {
  vi.restoreAllMocks();
});

const refuse = (): never => {
  throw new Error('not allowed at global scope');
};

test('the warm-up needs no clock, no random values and no I/O', async () => {
  await Promise.all([utsavas.code(), chart.code()]); // The test runner uses some of the functions refused below to load modules.
  vi.spyOn(Date, 'now').mockReturnValue(0);
  vi.spyOn(crypto, 'randomUUID').mockImplementation(refuse);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(refuse);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(refuse);
  vi.spyOn(globalThis, 'fetch').mockImplementation(refuse);
  const loadKernel = vi.fn(() => kernel);
  await warmUp(loadKernel);
  expect(loadKernel).toHaveBeenCalled();
});

test('the warm-up rejects if the kernel does not load', async () => {
  await expect(
    warmUp(() => {
      throw new Error('no kernel');
    }),
  ).rejects.toThrow('no kernel');
});

test.each([
  [undefined, true],
  ['', true],
  ['on', true],
  [' Off ', false],
  ['no', null],
])('the setting WARM_START=%j means %s', (text, expected) => {
  expect(warmsUp(text === undefined ? {} : { WARM_START: text })).toBe(expected);
});
