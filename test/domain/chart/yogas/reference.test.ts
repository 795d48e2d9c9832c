import { expect, test } from 'vitest';
import { GRAHA_KEYS } from '../../../../src/data/keys';
import { YOGA_FAMILIES } from '../../../../src/data/yogas';
import { computeYogas } from '../../../../src/domain/chart/yogas';
import { grahaOf } from '../../support/cases';
import { longitudesOf, standingAt } from '../../support/standing';
import { CASES } from './charts';

const KEYS = Object.keys(CASES[0]?.expected ?? {});
const agreement = CASES.map((birth) => {
  const standing = standingAt(longitudesOf(birth.lon));
  const present = new Set<string>(computeYogas(standing, birth.is_day_birth).present.map(({ key }) => key));
  return { birth, standing, present };
});

test('forty births and seventy-five artificial charts have a hundred keys', () => {
  expect(CASES).toHaveLength(115);
  expect(KEYS).toHaveLength(100);
  const evaluated = YOGA_FAMILIES.flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(evaluated).toEqual(expect.arrayContaining(KEYS));
});

test.each(KEYS)('the yoga %s agrees with the reference in every chart', (key) => {
  const wrong = agreement.filter(({ birth, present }) => present.has(key) !== birth.expected[key]);
  expect(wrong.map(({ birth }) => birth.id)).toEqual([]);
});

test('the benefics of every chart agree', () => {
  for (const { birth, standing } of agreement) {
    expect(GRAHA_KEYS.filter(standing.benefic), birth.id).toEqual(birth.benefics.map(grahaOf));
  }
});

test('each yoga is formed as often as in the reference', () => {
  const all = YOGA_FAMILIES.flatMap(({ rows }) => rows);
  const counts = all.map(({ key }) => [key, agreement.filter(({ present }) => present.has(key)).length] as const);
  console.log(`present in ${CASES.length} charts: ${counts.map(([key, count]) => `${key} ${count}`).join(', ')}`);
  for (const [key, count] of counts) {
    if (KEYS.includes(key) && key !== 'gola') expect(count, key).toBeGreaterThan(0); // gola is rajju, musala or nala
  }
});
