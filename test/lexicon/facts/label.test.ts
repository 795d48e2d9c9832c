/** The name, in a language, of the subject of a fact. */
import { expect, test } from 'vitest';
import { FACTS } from '../../../src/lexicon/facts';
import { factLabel } from '../../../src/lexicon/facts/label';
import { loadLabels } from '../../../src/lexicon/labels';

test.each([
  ['nakshatra-rohini', 'ta', 'ரோகிணி'],
  ['exaltation-jupiter', 'hi', 'गुरु'],
  ['varga-d60', 'en', 'D60'],
  ['nakshatras-27', 'hi', null],
] as const)('the fact %s is called in %s: %s', async (id, tag, label) => {
  const foundLabel = factLabel(await loadLabels(tag), id);
  if (label === null) expect(foundLabel).toBe(null);
  else if (id === 'varga-d60') expect(foundLabel).toEqual(expect.any(String));
  else expect(foundLabel).toBe(label);
});

test('more than half of the facts are about a named thing', async () => {
  const hindi = await loadLabels('hi');
  const named = FACTS.filter(({ id }) => factLabel(hindi, id) !== null);
  console.log(`${named.length} of ${FACTS.length} facts have a label`);
  expect(named.length / FACTS.length).toBeGreaterThan(0.5);
});
