import { expect, test } from 'vitest';
import { CONDITION_KEYS } from '../../../src/data/dashas/row';
import type { DashaReason } from '../../../src/domain/dasha/conditions';
import { dashaReasonInWords } from '../../../src/lexicon/sentences/dashaConditions';

const REASONS = [
  { condition: 'rahu-from-lagna-lord-or-paksha', holds: null, rahu: false, paksha: null },
  { condition: 'four-grahas-in-kendras', holds: true, grahas: 4 },
  ...CONDITION_KEYS.slice(2).map((condition) => ({ condition, holds: false })),
] as DashaReason[];

test.each(REASONS)('the condition $condition has words in English and Hindi', (reason) => {
  const [english, hindi] = [dashaReasonInWords(reason), dashaReasonInWords(reason, 'hi')];
  expect(english).toMatch(/^[A-ZRŚ].+\. (This|Whether).+\.$/);
  expect(hindi).toMatch(/। यहाँ.+।$/);
  expect(hindi).not.toMatch(/[a-zA-Z]/);
});

test('the words say whether a condition holds, if it is known', () => {
  const sentence = (holds: boolean) => dashaReasonInWords({ condition: 'surya-in-lagna', holds });
  expect(sentence(true)).toBe('The Sun is in the lagna. This holds here.');
  expect(sentence(false)).toBe('The Sun is in the lagna. This does not hold here.');
  expect(dashaReasonInWords({ condition: 'day-and-hora', holds: null })).toContain('is not known');
});
