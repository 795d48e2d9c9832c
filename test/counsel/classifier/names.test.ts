import { expect, test } from 'vitest';
import { classify } from '../../../src/counsel/classify/classify';
import * as observances from '../../../src/data/observances';
import { FACTS } from '../../../src/domain/facts';
import { loadFacts } from '../../../src/domain/facts/book';
import { SENTENCE_LANGUAGES } from '../../../src/lexicon/language';
import * as names from '../../../src/lexicon/names';

const SPELLINGS = ['name', 'iast', 'sa', 'en'];

/** Every name in the tables of the domain. */
function namesIn(value: unknown, collected: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, collected);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'string' && SPELLINGS.includes(key)) collected.add(item);
      else namesIn(item, collected);
    }
  }
  return collected;
}

const FRAMES: ((name: string) => string)[] = [
  (name) => `${name} will be on 5 May 2026.`,
  (name) => `The yoga is ${name}, until 14:03.`,
  (name) => `${name} begins at 14:03 and the tithi will end at 20:11.`,
  (name) => `Your Moon is in ${name}.`,
  (name) => `| ${name} | 2026-05-05 |`,
  (name) => `${name} 5 मई 2026 को है।`,
  (name) => `${name} 14:03 tak rahega.`,
];

test('no name of a nakṣatra, yoga, year or observance is a slip', () => {
  const allNames = [...namesIn({ ...names, ...observances }, new Set())];
  expect(allNames.length).toBeGreaterThan(500);
  const slips = allNames.flatMap((name) => FRAMES.map((frame) => frame(name))).filter((text) => classify(text).slip);
  expect(slips).toEqual([]);
});

test.each(SENTENCE_LANGUAGES)('reference facts in %s contain no slip', async (language) => {
  const { facts } = await loadFacts(language);
  const slips = facts.filter(
    ({ title, statement }) => classify(`${title}: ${statement}`).slip || classify(statement).slip,
  );
  expect(slips.map(({ id }) => id)).toEqual([]);
});

test('no named formation in the present tense is a slip', () => {
  const formations = FACTS.filter(({ topic }) => topic === 'yoga-formation').map(
    ({ statement }) => statement.split(':')[0],
  );
  expect(formations.length).toBeGreaterThan(100);
  const frames = formations.flatMap((yoga) => [
    `Your chart has ${yoga}, formed by Guru and Budha.`,
    `- ${yoga} (BPHS 36): houses 1, 4 and 7`,
    `आपकी कुंडली में ${yoga} है।`,
    `aapki kundli mein ${yoga} hai`,
  ]);
  expect(frames.filter((text) => classify(text).slip)).toEqual([]);
});
