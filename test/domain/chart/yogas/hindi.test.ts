/** The Hindi rules of the yogas state the same numbers as the English ones, and contain no word of another script. */
import { expect, test } from 'vitest';
import { all } from '../../../../build/lexicon/sentences/all/yogas';
import { YOGA_FAMILIES } from '../../../../src/data/yogas';
import { yogaCancellation, yogaRule } from '../../../../src/lexicon/sentences/yogas';

const ORDINALS: readonly (readonly [english: string, hindi: RegExp])[] = [
  ['second', /(?<!एक-)दूसर[ेा](?! (?:नाभस|शुभ))/g],
  ['third', /तीसर[ेा]/g],
  ['fourth', /चौथ[ेा]/g],
  ['fifth', /पाँचव(?:ें|ाँ)/g],
  ['sixth', /छठ[ेा]/g],
  ['seventh', /सातव(?:ें|ाँ)/g],
  ['eighth', /आठव(?:ें|ाँ)/g],
  ['ninth', /नव(?:ें|ाँ)(?!श)/g],
  ['tenth', /दसव(?:ें|ाँ)/g],
  ['eleventh', /ग्यारहव(?:ें|ाँ)/g],
  ['twelfth', /बारहव(?:ें|ाँ)/g],
];
const GRAHAS: readonly (readonly [iast: string, hindi: string])[] = [
  ['Sūrya', 'सूर्य'],
  ['Candra', 'चंद्र'],
  ['Maṅgala', 'मंगल'],
  ['Budha', 'बुध'],
  ['Guru', 'गुरु'],
  ['Śukra', 'शुक्र'],
  ['Śani', 'शनि'],
  ['Rāhu', 'राहु'],
  ['Ketu', 'केतु'],
];

/** The ordinals, digits and grahas in a sentence. */
const inEnglish = (text: string) => ({
  digits: (text.match(/\d+/g) ?? []).map(Number),
  ordinals: ORDINALS.filter(([english]) => text.includes(english)).map(([english]) => english),
  grahas: GRAHAS.filter(([iast]) => text.includes(iast)).map(([iast]) => iast),
});
const inHindi = (text: string) => ({
  digits: (text.match(/\d+/g) ?? []).map(Number),
  ordinals: ORDINALS.filter(([, hindi]) => text.search(hindi) >= 0).map(([english]) => english),
  grahas: GRAHAS.filter(([, hindi]) => text.includes(hindi)).map(([iast]) => iast),
});

const rows = YOGA_FAMILIES.flatMap(({ rows }) => rows);
const sentences = rows.flatMap(({ key, bhanga = [] }) => [
  [key, yogaRule(key, 'en'), yogaRule(key, 'hi')] as const,
  ...bhanga.map(
    (_, i) => [`${key} ${i + 1}`, yogaCancellation(key, i + 1, 'en'), yogaCancellation(key, i + 1, 'hi')] as const,
  ),
]);

test('every rule and cancellation has a sentence in Devanāgarī', () => {
  expect(sentences.length).toBeGreaterThan(150);
  for (const [key, , hindi] of sentences) expect(hindi, key).toMatch(/^[\u0900-\u0963\u0970-\u097f\d ,;()-]+।$/);
});

test.each(sentences)('%s names the same houses and grahas in both languages', (_, english, hindi) => {
  expect(inHindi(hindi)).toEqual(inEnglish(english));
});

test('the sentences are about rows, and no other', () => {
  for (const texts of Object.values(all)) {
    expect(Object.keys(texts.rule).toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
    const cancellations = rows.flatMap(({ key, bhanga }) => (bhanga ? [[key, bhanga.length]] : []));
    expect(Object.entries(texts.cancellation).map(([key, each]) => [key, Object.keys(each).length])).toEqual(
      cancellations,
    );
  }
  expect(() => yogaCancellation('gajakesari', 2, 'hi')).toThrow(RangeError);
});
