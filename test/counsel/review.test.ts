/** The review of a draft for every result of the classifier and the repair. */
import { describe, expect, test } from 'vitest';
import type { Classification, SlipCategory } from '../../src/counsel/classify/types';
import { type Classifier, review } from '../../src/counsel/review';
import { WITHHELD } from '../../src/counsel/rules';

/** A fake classifier: a text that contains BAD is a slip. */
const standIn = (repaired: (text: string) => string | null): Classifier => ({
  classify(text): Classification {
    const categories: SlipCategory[] = text.includes('BAD') ? ['prediction'] : [];
    return { slip: categories.length > 0, categories, spans: [] };
  },
  repair: (text) => ({ text: repaired(text) }),
});

describe('a draft', () => {
  test('without a slip passes unchanged', () => {
    const never = standIn(() => {
      throw new Error('repaired without need');
    });
    expect(review('  Good.\n', 'en', never)).toEqual({
      reply: '  Good.\n',
      classification: { slip: false, categories: [], action: 'pass' },
    });
  });

  test('is sent rewritten, once it is free of slips', () => {
    expect(
      review(
        'Good. BAD.',
        'en',
        standIn((text) => text.replace(' BAD.', '')),
      ),
    ).toEqual({
      reply: 'Good.',
      classification: { slip: true, categories: ['prediction'], action: 'rewritten' },
    });
  });

  test.each<[string, (text: string) => string | null]>([
    ['there is no repair', () => null],
    ['the repair still slips', (text) => text],
    ['nothing is left', () => ' \n'],
  ])('is withheld if %s', (_, repaired) => {
    for (const language of ['en', 'hi', 'hi-Latn'] as const) {
      expect(review('BAD.', language, standIn(repaired))).toEqual({
        reply: WITHHELD[language],
        classification: { slip: true, categories: ['prediction'], action: 'withheld' },
      });
    }
  });
});

test('fixed texts offer what the service can compute', () => {
  for (const text of Object.values(WITHHELD)) {
    for (const path of ['/api/chart', '/api/panchang', '/api/muhurta', '/api/utsavas']) expect(text).toContain(path);
  }
});
