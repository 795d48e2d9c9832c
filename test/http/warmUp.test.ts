/** What a start runs before the first request: the clock stands at 0 there, and chance and network are not allowed. */
import { afterEach, expect, test, vi } from 'vitest';
import { utsavas } from '../../src/api/utsavas';
import { warmsUp, warmUp } from '../../src/http/warmUp';
import { kernel } from './almanac';

afterEach(() => {
  vi.restoreAllMocks();
});

const refuse = (): never => {
  throw new Error('not before the first request');
};

test('a year is computed and written without the time, chance or network', async () => {
  await utsavas.code(); // The test runner loads modules by what is refused below.
  vi.spyOn(Date, 'now').mockReturnValue(0);
  vi.spyOn(crypto, 'randomUUID').mockImplementation(refuse);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(refuse);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(refuse);
  vi.spyOn(globalThis, 'fetch').mockImplementation(refuse);
  const open = vi.fn(() => kernel);
  await warmUp(open);
  expect(open).toHaveBeenCalled();
});

test('a kernel that does not open is told, not hidden', async () => {
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
])('WARM_START=%j is %s', (text, expected) => {
  expect(warmsUp(text === undefined ? {} : { WARM_START: text })).toBe(expected);
});
