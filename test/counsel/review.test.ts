/** The second check: a composed reply with a slip is not sent, and prose of a model is judged. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/counsel/language';
import { review } from '../../src/counsel/review';

/** A greeting in a conversation without bounds. */
const HARMLESS = { kinds: ['greeting'], bounds: { last: null, standing: null } };

/** A text that contains BAD is a slip. */
const judge = (text: string) => ({
  slip: text.includes('BAD'),
  categories: text.includes('BAD') ? (['remedy'] as ['remedy']) : [],
});

describe('a composed reply', () => {
  test('a composed reply passes unchanged', async () => {
    expect(await review('Good.', 'en', HARMLESS, [], judge)).toEqual({
      reply: 'Good.',
      classification: { slip: false, categories: [], action: 'pass' },
    });
  });

  test.each(LANGUAGES)('a composed reply with a slip is replaced by computed results, in %s', async (language) => {
    const { reply, classification } = await review('BAD.', language, HARMLESS, ['Good.'], judge);
    expect(classification).toEqual({ slip: true, categories: ['remedy'], action: 'withheld' });
    expect(reply).not.toContain('BAD');
    expect((await review(reply, language, HARMLESS)).classification.action).toBe('pass');
  });

  test('a composed reply after prose has the classification of the prose', async () => {
    expect(await review('Good.', 'en', HARMLESS, ['Good prose.', 'BAD prose.'], judge)).toEqual({
      reply: 'Good.',
      classification: { slip: true, categories: ['remedy'], action: 'withheld' },
    });
    expect((await review('Good.', 'en', HARMLESS, ['Good prose.'], judge)).classification).toEqual({
      slip: false,
      categories: [],
      action: 'withheld',
    });
  });

  test('true claims side by side that answer a declined question are not sent', async () => {
    const company = { kinds: ['refusal', 'mahadasha'], bounds: { ...HARMLESS.bounds, last: 'death' as const } };
    const { reply, classification } = await review('Mahādaśā of Saturn: 2028.', 'en', company, [], judge);
    expect(classification).toEqual({ slip: true, categories: ['prediction'], action: 'withheld' });
    expect(reply).not.toContain('2028');
  });
});
