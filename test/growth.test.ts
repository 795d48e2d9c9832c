/** How the local runtime grows its configuration. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withLargeSteps } from '../src/serve/growth';

test('the installed runtime has the steps that the service makes larger', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('miniflare'), 'utf8');
  const larger = withLargeSteps(source);
  expect(larger.length - source.length).toBe(`${1 << 24}`.length - '4096'.length);
});
