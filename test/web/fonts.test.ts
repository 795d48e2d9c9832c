/** The subset Devanāgarī typeface sets every word of the pages like the full one. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('no word of the pages lacks a glyph', () => {
  expect(execFileSync(process.execPath, ['tools/fonts.mjs', '--check'], { encoding: 'utf8' })).toBe('');
});
