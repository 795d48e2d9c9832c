/** Every fact is a complete row with a unique id, and about the system only. */
import { describe, expect, test } from 'vitest';
import { FACTS, TOPICS } from '../../../src/lexicon/facts';
import { sourceOf } from '../../../src/lexicon/facts/english/sources';
import { arc, grouped, inRashi, list, ordinal } from '../../../src/lexicon/facts/english/words';

describe('the facts', () => {
  test('the facts number at least 300, of every topic, in the order of related topics', () => {
    expect(FACTS.length).toBeGreaterThanOrEqual(300);
    expect(new Set(FACTS.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
    const runs = FACTS.filter(({ topic }, i) => topic !== FACTS[i - 1]?.topic);
    expect(runs.length).toBe(TOPICS.length);
  });

  test.each(['id', 'title', 'statement'] as const)('the facts have a unique %s', (field) => {
    const seen = FACTS.map((fact) => fact[field]);
    expect(seen.filter((value, i) => seen.indexOf(value) !== i)).toEqual([]);
  });

  test.each(FACTS.map((fact) => [fact.id, fact] as const))('the fact %s is complete', (id, fact) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(fact.statement).toMatch(/^[\p{Lu}\p{N}Δ].*[.]$/u);
    expect(fact.keywords.length).toBeGreaterThan(0);
    expect(new Set(fact.keywords).size, 'keywords once').toBe(fact.keywords.length);
    const texts = [fact.title, fact.statement, fact.attribution, ...fact.keywords, fact.citation ?? 'none'];
    for (const text of texts) {
      expect(text).toMatch(/[\p{L}\p{N}]/u);
      expect(text).toBe(text.normalize('NFC').trim());
      expect(text).not.toMatch(/undefined|NaN|null|\[object|\s\s|@/);
      expect(text, 'a typographic apostrophe').not.toContain("'");
    }
    if (fact.citation !== null) expect(fact.citation).toMatch(/^(.+, )?(chapter|resolution|nos\.|\d{4}, p\.) ?\w+/);
    if (fact.attribution === 'customary') expect(fact.citation).toBeNull();
  });

  // Predictions, threats and remedies, whatever the subject of the fact.
  const FORBIDDEN =
    /\b(will|shall|predict\w*|forecast\w*|fate|destin\w*|fortun\w*|luck\w*|unlucky|auspicious|inauspicious|ominous|omen\w*|evil|curse\w*|danger\w*|fear\w*|afraid|death|die[sd]?|dying|kill\w*|disease\w*|illness\w*|accident\w*|misfortune\w*|misery|suffer\w*|poverty|wealth\w*|rich|success(es|ful|fully)?|fail\w*|remed(y|ies)|gems?|gemstones?|mantra\w*|talisman\w*|puja|donat\w*|propitiat\w*|bless\w*|marriage|marry|divorce\w*|favou?rable|unfavou?rable|beneficial|harmful|avoid\w*|should|must|beware)\b/i;

  test('the facts are about the system: no prediction, no fear, no remedy', () => {
    for (const { id, title, statement, keywords } of FACTS) {
      for (const text of [title, statement, ...keywords]) expect(text.match(FORBIDDEN)?.[0], id).toBeUndefined();
    }
  });

  test('the scan finds forbidden words', () => {
    for (const text of ['You will be rich.', 'a Remedy', 'DEATH', 'gemstones']) expect(text).toMatch(FORBIDDEN);
    for (const text of ['Gemini', 'Richard', 'wilful']) expect(text).not.toMatch(FORBIDDEN);
  });
});

describe('facts that differ from a text', () => {
  const cited = (id: string) => {
    const fact = FACTS.find((row) => row.id === id);
    return [fact?.attribution, fact?.citation];
  };

  test('the fact on saptavargaja-bala uses and cites Raman’s weights; Parāśara’s are 20, 15, 10, 4 and 2', () => {
    expect(cited('shadbala-saptavargaja')).toEqual(['B. V. Raman, Graha and Bhava Balas', null]);
  });

  test.each([
    ['moon', 'chapter 10'],
    ['mercury', 'chapter 9'],
    ['saturn', 'chapter 9'],
  ])('the fact on the combustion of %s cites the Sūrya Siddhānta only for degrees of time', (key, chapter) => {
    expect(cited(`combustion-${key}`)).toEqual([
      'customary; the figures, there degrees of time, as in Sūrya Siddhānta',
      chapter,
    ]);
  });
});

describe('words of the rows', () => {
  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [30, '30th'],
  ])('the number %i is written as %s', (number, word) => {
    expect(ordinal(number)).toBe(word);
  });

  test.each([
    [0, '0°'],
    [30, '30°'],
    [40 / 3, '13°20′'],
    [0.75, '45′'],
    [1.875, '1°52′30″'],
    [10 + 53 / 60 + 20 / 3600, '10°53′20″'],
    [7 / 9, '46′40″'],
  ])('the angle of %d degrees is written as %s', (degrees, text) => {
    expect(arc(degrees)).toBe(text);
  });

  test('places, lists and long numbers are written in words', () => {
    expect([inRashi(0), inRashi(30), inRashi(30, true), inRashi(360, true)]).toEqual([
      '0° Meṣa',
      '0° Vṛṣabha',
      '30° Meṣa',
      '30° Mīna',
    ]);
    expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or'), list([])]).toEqual([
      'a',
      'a and b',
      'a, b or c',
      '',
    ]);
    expect([grouped(999), grouped(1000), grouped(1577917828)]).toEqual(['999', '1,000', '1,577,917,828']);
  });

  test.each([
    ['BPHS 36', 'Bṛhat Parāśara Horā Śāstra', 'chapter 36'],
    ['Phaladīpikā 6', 'Phaladīpikā', 'chapter 6'],
    ['customary', 'customary', null],
    ['Mānasāgarī', 'Mānasāgarī', null],
    ['Raman, Three Hundred', 'B. V. Raman, Three Hundred Important Combinations', null],
    ['after Raman, Three Hundred', 'after B. V. Raman, Three Hundred Important Combinations', null],
    ['Raman, Three Hundred 118–122', 'B. V. Raman, Three Hundred Important Combinations', 'nos. 118–122'],
    [
      'BPHS 36, Phaladīpikā 6',
      'Bṛhat Parāśara Horā Śāstra; Phaladīpikā',
      'Bṛhat Parāśara Horā Śāstra, chapter 36; Phaladīpikā, chapter 6',
    ],
  ])('the source %s is split into work and citation', (source, attribution, citation) => {
    expect(sourceOf(source)).toEqual({ attribution, citation });
  });
});
