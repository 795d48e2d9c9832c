import { describe, expect, test } from 'vitest';
import { YOGA_FAMILIES } from '../../../../src/domain/chart/yogas';
import { YOGA_CATEGORIES } from '../../../../src/domain/chart/yogas/types';
import { devanagariCompound } from '../../support/devanagari';

const ROWS = YOGA_FAMILIES.flatMap(({ rows }) => rows);

test('there are a hundred and forty rules with different keys, in every category', () => {
  expect(ROWS).toHaveLength(140);
  expect(new Set(ROWS.map(({ key }) => key)).size).toBe(ROWS.length);
  expect(new Set(ROWS.map(({ iast }) => iast)).size).toBe(ROWS.length);
  expect(YOGA_FAMILIES.map(({ category }) => category)).toEqual(YOGA_CATEGORIES);
});

describe.each(ROWS)('$key', ({ key, iast, sa, rule, source, bhanga = [] }) => {
  test('the name of the yoga agrees in both scripts', () => {
    expect(key).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
    expect(sa).toBe(devanagariCompound(iast));
  });

  test('the yoga has its rule in one sentence, and its source', () => {
    for (const text of [{ rule, source }, ...bhanga]) {
      expect(text.rule).toMatch(/^[^.]+\.$/);
      expect(text.source).not.toBe('');
    }
  });
});
