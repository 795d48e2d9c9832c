/** The limiter in memory has a bounded size. */
import { expect, test } from 'vitest';
import { HOUR_MS, type Policy } from '../../../src/domain/limits/window';
import { memoryLimiter } from '../../../src/http/limits/backends';

const POLICY: Policy = { window: 'clock', limit: 1 };
const NOON = Date.UTC(2030, 5, 1, 12);

test('a full memory drops expired buckets first', () => {
  const memory = memoryLimiter(10);
  for (let i = 0; i < 8; i++) memory.take(`old ${i}`, POLICY, NOON);
  const later = NOON + HOUR_MS;
  for (let i = 0; i < 9; i++) memory.take(`new ${i}`, POLICY, later);
  for (let i = 0; i < 9; i++) expect(memory.take(`new ${i}`, POLICY, later).passes).toBe(false);
});

test('a memory full of active buckets drops the oldest tenth', () => {
  const memory = memoryLimiter(10);
  for (let i = 0; i < 11; i++) memory.take(String(i), POLICY, NOON);
  expect(memory.take('10', POLICY, NOON).passes).toBe(false);
  expect(memory.take('2', POLICY, NOON).passes).toBe(false);
  expect(memory.take('0', POLICY, NOON).passes).toBe(true);
});

test('a request in an existing bucket drops no bucket', () => {
  const memory = memoryLimiter(2);
  memory.take('a', POLICY, NOON);
  memory.take('b', POLICY, NOON);
  expect(memory.take('b', POLICY, NOON).passes).toBe(false);
  expect(memory.take('a', POLICY, NOON).passes).toBe(false);
});
