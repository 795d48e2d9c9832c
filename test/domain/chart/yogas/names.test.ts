import { describe, expect, test } from 'vitest';
import { CHART_YOGA_NAMES } from '../../../../build/lexicon/terms/chart_yoga';
import { YOGA_FAMILIES } from '../../../../src/data/yogas';
import { YOGA_CATEGORIES } from '../../../../src/data/yogas/types';
import { yogaCancellation, yogaRule } from '../../../../src/lexicon/sentences/yogas';

const ROWS = YOGA_FAMILIES.flatMap(({ rows }) => rows);

test('the rules of every category have different keys and names', () => {
  expect(new Set(ROWS.map(({ key }) => key)).size).toBe(ROWS.length);
  expect(new Set(ROWS.map(({ key }) => CHART_YOGA_NAMES[key].iast)).size).toBe(ROWS.length);
  for (const { key } of ROWS) expect(key).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
  expect(YOGA_FAMILIES.map(({ category }) => category)).toEqual(YOGA_CATEGORIES);
});

describe.each(ROWS)('$key', ({ key, source, bhanga = [] }) => {
  test('the yoga has its rule in one sentence, and its source', () => {
    for (const row of [{ source }, ...bhanga]) expect(row.source).not.toBe('');
    const sentences = [yogaRule(key, 'en'), ...bhanga.map((_, i) => yogaCancellation(key, i + 1, 'en'))];
    for (const sentence of sentences) expect(sentence).toMatch(/^[^.]+\.$/);
  });
});
