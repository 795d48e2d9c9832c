import { expect, test } from 'vitest';
import { KEYS as COMMON } from '../../../build/lexicon/keys';
import { KEYS as OBSERVANCES } from '../../../build/lexicon/observances/keys';
import { classify } from '../../../src/counsel/classify/classify';
import { SENTENCE_LANGUAGES } from '../../../src/data/language';
import { FACTS } from '../../../src/lexicon/facts';
import { loadFacts } from '../../../src/lexicon/facts/book';
import { loadLabels } from '../../../src/lexicon/labels';

const FRAMES: ((name: string) => string)[] = [
  (name) => `${name} will be on 5 May 2026.`,
  (name) => `The yoga is ${name}, until 14:03.`,
  (name) => `${name} begins at 14:03 and the tithi will end at 20:11.`,
  (name) => `Your Moon is in ${name}.`,
  (name) => `| ${name} | 2026-05-05 |`,
  (name) => `${name} 5 मई 2026 को है।`,
  (name) => `${name} 14:03 tak rahega.`,
];

/** As the statements word them in Hindi. */
const HINDI_FRAMES: ((name: string) => string)[] = [
  (name) => `**${name}**: 17 अक्टूबर 2028 (मङ्गलवार), तिथि अमावास्या`,
  (name) => `${name} 4 नवंबर 2027 (गुरुवार) को है।`,
  (name) => `| 6 मार्च 2027 (शनिवार) | ${name} | कृष्ण चतुर्दशी |`,
];

/** As the statements word them in English. */
const ENGLISH_FRAMES: ((name: string) => string)[] = [
  (name) => `**${name}**: 17 October 2028 (Tuesday), tithi Amāvāsyā`,
  (name) => `${name} is on 4 November 2027 (Thursday).`,
  (name) => `| 6 March 2027 (Saturday) | ${name} | Kṛṣṇa Caturdaśī |`,
];

const KINDS = [
  'graha',
  'rashi',
  'nakshatra',
  'tithi',
  'yoga',
  'karana',
  'vara',
  'masa',
  'samvatsara',
  'utsava',
] as const;

test.each([
  ['sa', FRAMES],
  ['sa-Deva', FRAMES],
  ['en', ENGLISH_FRAMES],
  ['hi', HINDI_FRAMES],
] as const)('no name of a nakṣatra, yoga, year or observance in %s is a slip', async (tag, frames) => {
  const labels = await loadLabels(tag);
  const keys = { ...COMMON, ...OBSERVANCES };
  const all = KINDS.flatMap((kind) => keys[kind].split('|').map((key) => labels.label(kind, key)));
  expect(all.length).toBeGreaterThan(1000);
  expect(all.flatMap((name) => frames.map((frame) => frame(name))).filter((text) => classify(text).slip)).toEqual([]);
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
