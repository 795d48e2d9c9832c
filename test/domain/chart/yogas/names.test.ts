import { describe, expect, test } from 'vitest';
import { YOGA_FAMILIES } from '../../../../src/domain/chart/yogas';
import { YOGA_CATEGORIES } from '../../../../src/domain/chart/yogas/types';
import { yogaCancellation, yogaRule } from '../../../../src/lexicon/sentences/yogas';
import { devanagariCompound } from '../../support/devanagari';

const ROWS = YOGA_FAMILIES.flatMap(({ rows }) => rows);

test('the rules of every category have different keys and names', () => {
  expect(new Set(ROWS.map(({ key }) => key)).size).toBe(ROWS.length);
  expect(new Set(ROWS.map(({ iast }) => iast)).size).toBe(ROWS.length);
  expect(YOGA_FAMILIES.map(({ category }) => category)).toEqual(YOGA_CATEGORIES);
});

describe.each(ROWS)('$key', ({ key, iast, sa, source, bhanga = [] }) => {
  test('the name of the yoga agrees in both scripts', () => {
    expect(key).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
    expect(sa).toBe(devanagariCompound(iast));
  });

  test('the yoga has its rule in one sentence, and its source', () => {
    for (const row of [{ source }, ...bhanga]) expect(row.source).not.toBe('');
    const sentences = [yogaRule(key, 'en'), ...bhanga.map((_, i) => yogaCancellation(key, i + 1, 'en'))];
    for (const sentence of sentences) expect(sentence).toMatch(/^[^.]+\.$/);
  });
});
