import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE, present } from '../goldens/block';

test('the kernel gives the recorded digits to the last bit', () => {
  expect(present()).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});
