import { beforeAll, expect, test } from 'vitest';
import { classify } from '../../../src/counsel/classify/classify';
import { SENTENCE_LANGUAGES } from '../../../src/data/language';
import { RULES } from '../../../src/data/observances';
import { decisionWords } from '../../../src/lexicon/sentences/observances/decision';
import { ruleWords } from '../../../src/lexicon/sentences/observances/rule';
import { utsavasIn } from '../../domain/observances/support';

const SELECTIONS = [{ region: 'all' }, { tradition: 'gaudiya' }, { tradition: 'madhva' }, { region: 'nepal' }] as const;
const years = Array.from({ length: 8 }, (_, i) => 2022 + i);
const sentences = new Set<string>();

beforeAll(() => {
  for (const selection of SELECTIONS) {
    for (const { reckoning } of years.flatMap((year) => utsavasIn(year, undefined, selection))) {
      for (const language of SENTENCE_LANGUAGES) sentences.add(decisionWords(reckoning.decision, language));
    }
  }
});

test('reasons for a day contain no slip, in English or in Hindi', () => {
  // Sentences differ mostly in dates and durations. One of each kind, without its figures, is enough.
  const kinds = new Map([...sentences].map((words) => [words.replace(/\d+/g, '').replace(/(\S+) {2}/g, ''), words]));
  expect(kinds.size).toBeGreaterThan(1000);
  expect([...kinds.values()].filter((words) => classify(words).slip)).toEqual([]);
});

test('rules of observances contain no slip, in English or in Hindi', () => {
  const rules = new Set(RULES.flatMap((rule) => SENTENCE_LANGUAGES.map((language) => ruleWords(rule, language))));
  expect(rules.size).toBeGreaterThan(600);
  expect([...rules].filter((words) => classify(words).slip)).toEqual([]);
});
