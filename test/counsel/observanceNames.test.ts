/** Every Hindi and English name of an observance, asked for as people ask: it is found, open, and no town. */
import { describe, expect, test } from 'vitest';
import { Calls } from '../../src/counsel/calls';
import { observancesIn } from '../../src/counsel/demo/observances';
import { boundOf } from '../../src/counsel/policy/question';
import { readingOf } from '../../src/counsel/reading/reading';
import { loadObservanceLabels } from '../../src/lexicon/labels';
import { toolsIn } from './sample';

const TODAY = { year: 2026, month: 11, day: 21 };
const FRAMES = {
  hi: (name: string) => `${name} 2027 में कब है?`,
  en: (name: string) => `When is ${name} in 2027?`,
} as const;

describe.each(['hi', 'en'] as const)('the names of observances in %s', (language) => {
  test('each name is found with its own key among the candidates, is not declined, and names no town', async () => {
    const labels = await loadObservanceLabels(language);
    const calls = new Calls(await toolsIn(language));
    const look = (q: string) => calls.peek('places', { q, limit: 8 });
    const wrong: string[] = [];
    for (const key of labels.keys('utsava')) {
      const question = FRAMES[language](labels.label('utsava', key));
      const [found, { towns }] = await Promise.all([observancesIn(question), readingOf(question, TODAY, look)]);
      // The name of a variant names its observance.
      const isFound = found.includes(key.split('.')[0] as string);
      if (!isFound || boundOf(question) !== null || towns.length > 0)
        wrong.push(`${key}: ${question} ${found} ${boundOf(question)} ${towns.map(({ name }) => name)}`);
    }
    console.log(`  ${labels.keys('utsava').length} names, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  }, 120_000);
});
