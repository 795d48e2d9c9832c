/** Search for facts by words in any spelling. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAKSHATRA_NAMES } from '../../../build/lexicon/terms/nakshatra';
import { RASHI_NAMES } from '../../../build/lexicon/terms/rashi';
import { TITHI_NAMES } from '../../../build/lexicon/terms/tithi';
import { VARA_NAMES } from '../../../build/lexicon/terms/vara';
import { YOGA_NAMES } from '../../../build/lexicon/terms/yoga';
import { FACTS, searchFacts } from '../../../src/lexicon/facts';
import { fold, plainWords } from '../../../src/lexicon/facts/fold';
import { runs } from '../../domain/support/property';
import { timeRelativeTo } from '../../ratio';

const idsOf = (query: string): string[] => searchFacts(query).map(({ id }) => id);

describe('a folded word', () => {
  test.each<[word: string, ...spellings: string[]]>([
    ['Rohiṇī', 'rohini', 'ROHINI', 'Rohinī', 'रोहिणी', 'Rohinee'],
    ['Meṣa', 'mesha', 'mesa', 'Mesh', 'मेष', 'Meśa'],
    ['Vṛṣabha', 'vrishabha', 'vrushabha', 'vrsabha', 'Vrishabh', 'वृषभ', 'wrishabha'],
    ['Kṛttikā', 'krittika', 'kruttika', 'krttika', 'Krithika', 'Krittikaa', 'कृत्तिका'],
    ['Citrā', 'chitra', 'citra', 'Chitraa', 'चित्रा'],
    ['Śani', 'shani', 'sani', 'śani', 'Shanee', 'शनि'],
    ['Ekādaśī', 'ekadashi', 'ekadasi', 'ekaadashee', 'एकादशी'],
    ['Svāti', 'swati', 'svati', 'Swathi', 'स्वाति'],
    ['Jyeṣṭhā', 'jyeshtha', 'jyeshta', 'jyestha', 'ज्येष्ठा'],
    ['Siṃha', 'simha', 'sinha', 'Siṁha', 'सिंह'],
    ['Saṅkrānti', 'sankranti', 'samkranti', 'saṃkrānti', 'सङ्क्रान्ति', 'संक्रान्ति'],
    ['Saṃvatsara', 'samvatsara', 'sanvatsara', 'Samvatsar', 'संवत्सर'],
    ['Pañcāṅga', 'panchanga', 'panchang', 'panchangam', 'पञ्चाङ्ग', 'पंचांग'],
    ['Kṣaya', 'kshaya', 'ksaya', 'Kshay', 'क्षय'],
    ['Caturthī', 'chaturthi', 'caturthi', 'Chathurthi', 'चतुर्थी'],
    ['Ṛtu', 'ritu', 'rutu', 'rtu', 'ऋतु'],
    ['Śrī', 'shri', 'sri', 'shree', 'श्री'],
    ['Duḥkhita', 'duhkhita', 'dukhita', 'दुःखित'],
    ['Nakṣatra', 'nakshatra', 'nakshathra', 'nakshatram', 'नक्षत्र'],
    ['Mūla', 'mula', 'moola', 'Mool', 'मूल'],
    ['27', '२७'],
  ])('the spellings of %s fold to the same word', (word, ...spellings) => {
    for (const spelling of spellings) expect(fold(spelling), spelling).toBe(fold(word));
  });

  test.each([
    ['Māgha', 'Magadha'],
    ['Kāla', 'Khala'],
    ['Bava', 'Bhāva'],
    ['Mithuna', 'Mīna'],
    ['Guru', 'Gara'],
    ['Karka', 'Karaka'],
    ['Śiva', 'Śubha'],
  ])('folding keeps %s and %s distinct', (a, b) => {
    expect(fold(a)).not.toBe(fold(b));
  });

  test('folding keeps the names of a family distinct', () => {
    for (const family of [NAKSHATRA_NAMES, RASHI_NAMES, TITHI_NAMES, VARA_NAMES, YOGA_NAMES]) {
      expect(new Set(family.map(({ iast }) => fold(iast))).size).toBe(family.length);
      for (const { iast, sa } of family) expect(fold(sa), iast).toBe(fold(iast.replaceAll('-', ' ')));
    }
  });

  test('folding is idempotent', () => {
    const letters = fc.constantFrom(...'aāiīuūṛeoṃḥkgcjṭḍṇtdnpbmyrlvśṣshwfxzq रोिणीक्ष’-3'.split(''));
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(letters, { maxLength: 30 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      runs(3000),
    );
    for (const { title, statement } of FACTS) {
      for (const text of [title, statement]) expect(fold(fold(text))).toBe(fold(text));
    }
  });
});

describe('a search', () => {
  test.each<[query: string, ...first: string[]]>([
    ['rohini', 'nakshatra-rohini'],
    ['रोहिणी', 'nakshatra-rohini'],
    ['mesha', 'rashi-mesha', 'sankranti-mesha'],
    ['Aries', 'rashi-mesha'],
    ['मेष', 'rashi-mesha'],
    ['ekadashi', 'tithi-ekadashi'],
    ['एकादशी', 'tithi-ekadashi'],
    ['krittika', 'nakshatra-krittika'],
    ['shani', 'graha-saturn'],
    ['sani', 'graha-saturn'],
    ['Saturn', 'graha-saturn'],
    ['Shanaishchara', 'graha-saturn'],
    ['chitra', 'nakshatra-chitra'],
    ['citra', 'nakshatra-chitra'],
    ['vrishabha', 'rashi-vrishabha'],
    ['Taurus', 'rashi-vrishabha'],
    ['Sun', 'graha-sun'],
    ['Moon', 'graha-moon'],
    ['Jupiter', 'graha-jupiter'],
    ['Sunday', 'vara-ravivara'],
    ['full moon', 'tithi-purnima'],
    ['new moon', 'tithi-amavasya'],
    ['exaltation of Jupiter', 'exaltation-jupiter'],
    ['jupiter exaltation', 'exaltation-jupiter'],
    ['Purva Ashadha', 'nakshatra-purva-ashadha'],
    ['purvaphalguni', 'nakshatra-purva-phalguni'],
    ['rahu kalam', 'window-rahu-kalam'],
    ['rahukalam', 'window-rahu-kalam'],
    ['brahma muhurta', 'muhurta-brahma-hour', 'muhurta-brahma'],
    ['navamsha', 'varga-d9'],
    ['D9', 'varga-d9'],
    ['sub lord', 'kp-levels'],
    ['249', 'kp-divisions'],
    ['337', 'ashtakavarga-sarva'],
    ['gajakesari', 'yoga-formation-gajakesari'],
    ['lahiri ayanamsa', 'ayanamsha-lahiri'],
    ['leap month', 'month-adhika'],
    ['Makar Sankranti', 'sankranti-makara'],
    ['spring season', 'ritu-vasanta'],
    ['Vikram Samvat', 'era-vikrama'],
    ['kali yuga', 'time-yuga-kali'],
    ['ghati', 'time-ghati'],
    ['light speed', 'astronomy-light'],
  ])('a search for %s finds %s first', (query, ...first) => {
    expect(idsOf(query).slice(0, first.length)).toEqual(first);
  });

  test.each([['rohini zzz'], ['zzz'], ['॥'], ['!?'], ['roh i ni'], ['13999']])(
    'a search for %s finds nothing',
    (query) => {
      expect(idsOf(query)).toEqual([]);
    },
  );

  test.each(['', ' ', '\t\n'])('a search for "%s" finds all facts, in order', (query) => {
    expect(searchFacts(query)).toEqual(FACTS);
  });

  test('a search requires every word, in any order and number', () => {
    const bothWords = new Set(idsOf('moon nakshatra'));
    expect(bothWords.size).toBeGreaterThan(3);
    expect(bothWords).toEqual(new Set(idsOf('moon').filter((id) => idsOf('nakshatra').includes(id))));
    expect(idsOf('nakshatra moon Moon MOON')).toEqual(idsOf('moon nakshatra'));
  });

  test('a search ranks title above keywords above statement, and whole words above prefixes', () => {
    const results = searchFacts('sun');
    const place = (fact: (typeof results)[number]): number => {
      const hasSun = (text: string) => plainWords(text).includes('sun');
      return [hasSun(fact.title), fact.keywords.some(hasSun), hasSun(fact.statement), true].indexOf(true);
    };
    const places = results.map(place);
    expect(places).toEqual([...places].sort());
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('a search finds a topic by its name', () => {
    for (const topic of ['ashtakavarga', 'shadbala', 'choghadiya', 'upagraha', 'karaka']) {
      const ofTopic = FACTS.filter((fact) => fact.topic === topic).map(({ id }) => id);
      expect(idsOf(topic)).toEqual(expect.arrayContaining(ofTopic));
    }
  });
});

const words = FACTS.flatMap((fact) => plainWords(fact.title).map((word) => [word, fact.id] as const));
const titleWords = fc.constantFrom(
  ...new Set(
    FACTS.flatMap(({ title, keywords }) => [title, ...keywords].flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])),
  ),
);

describe('searches for any word', () => {
  test('every word of a title or a keyword finds the fact', () => {
    for (const [word, id] of words) expect(idsOf(word), word).toContain(id);
    for (const { id, keywords } of FACTS) for (const keyword of keywords) expect(idsOf(keyword), keyword).toContain(id);
  });

  test('all words of a title together find it first', () => {
    const wordsOf = (text = '') => fold(text).split(' ').sort();
    for (const { title } of FACTS) expect(wordsOf(searchFacts(title)[0]?.title), title).toEqual(wordsOf(title));
  });

  test('a search ignores case and diacritics', () => {
    fc.assert(
      fc.property(titleWords, (word) => {
        const ids = idsOf(word);
        const variants = [
          ...[word.toLowerCase(), word.toUpperCase(), word.normalize('NFD'), word.normalize('NFC'), ` ${word} `],
          ...(/\p{Script=Devanagari}/u.test(word) ? [] : [word.normalize('NFD').replace(/\p{M}/gu, '')]),
        ];
        for (const variant of variants) expect(idsOf(variant), variant).toEqual(ids);
      }),
      runs(500),
    );
  });

  test('a prefix of at least three letters finds the results of the whole word', () => {
    for (const [beginning, word] of [
      ['roh', 'rohini'],
      ['ashtak', 'ashtakavarga'],
      ['mrigas', 'Mṛgaśirā'],
    ] as const) {
      expect(idsOf(beginning)).toEqual(expect.arrayContaining(idsOf(word)));
    }
    expect(idsOf('ro')).toEqual([]);
  });

  test('any text gives the same results each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(searchFacts(text)).toEqual(searchFacts(text));
      }),
      runs(300),
    );
  });
});

test('a search takes less than a third of the time of folding the titles of all facts', () => {
  const queries = [
    'rohini',
    'the',
    'sun',
    'exaltation of jupiter',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ];
  searchFacts('first');
  const { ms, ratio } = timeRelativeTo(
    () => FACTS.map(({ title }) => plainWords(title)),
    () => queries.map(searchFacts),
    20,
  );
  const share = ratio / queries.length;
  console.log(`a search: ${(ms / queries.length).toFixed(3)} ms, ${share.toFixed(2)} of folding all titles`);
  expect(share).toBeLessThan(1 / 3);
});
