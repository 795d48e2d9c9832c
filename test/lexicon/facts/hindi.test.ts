/** The facts in Hindi: every fact, in Devanāgarī, with the figures of the English fact. */
import { expect, test } from 'vitest';
import { NAKSHATRA_NAMES } from '../../../build/lexicon/terms/nakshatra';
import { RASHI_NAMES } from '../../../build/lexicon/terms/rashi';
import { FACTS, type Fact, searchFacts } from '../../../src/lexicon/facts';
import { loadFacts } from '../../../src/lexicon/facts/book';
import { englishBook } from '../../../src/lexicon/facts/english';
import { factLabel } from '../../../src/lexicon/facts/label';
import { englishFormat } from '../../../src/lexicon/formats/english';
import { loadLabels } from '../../../src/lexicon/labels';

const book = await loadFacts('hi');
const pairs = FACTS.map((english, i) => ({ id: english.id, english, hindi: book.facts[i] as Fact }));

/** Ordinals in words, in every gender and case. */
const ORDINALS = [
  ...['पहल[ाेी]', 'दूसर[ाेी]', 'तीसर[ाेी]', 'चौथ[ाेी]', 'पाँचव(?:ाँ|ें|ीं)', 'छठ[ाेी]', 'सातव(?:ाँ|ें|ीं)', 'आठव(?:ाँ|ें|ीं)'],
  ...['नव(?:ाँ|ें|ीं)', 'दसव(?:ाँ|ें|ीं)', 'ग्यारहव(?:ाँ|ें|ीं)', 'बारहव(?:ाँ|ें|ीं)'],
];
const LETTER = '\\p{L}\\p{M}';
const wordsOf = (text: string, ordinal: string): number =>
  (text.match(new RegExp(`(?<![${LETTER}])${ordinal}(?![${LETTER}])`, 'gu')) ?? []).length;

const figuresOf = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => figure.replaceAll(',', ''));

/**
 * The figures of an English text that the Hindi lacks, in digits or as an ordinal, and the figures that only the Hindi
 * has.
 */
function differences(english: string, hindi: string): string[] {
  const unmatched = figuresOf(english);
  const added = figuresOf(hindi).filter((figure) => {
    const place = unmatched.indexOf(figure);
    if (place >= 0) unmatched.splice(place, 1);
    return place < 0;
  });
  const lacking = [...new Set(unmatched)].filter((figure) => {
    const times = unmatched.filter((other) => other === figure).length;
    const ordinals = (english.match(new RegExp(`\\b${figure}(?:st|nd|rd|th)\\b`, 'g')) ?? []).length;
    const words = wordsOf(hindi, ORDINALS[Number(figure) - 1] ?? 'x');
    return times > ordinals || words < times;
  });
  return [...added.map((figure) => `+${figure}`), ...lacking.map((figure) => `-${figure}`)];
}

test('every fact has its own title and statement', () => {
  expect(book.facts.map(({ id }) => id)).toEqual(FACTS.map(({ id }) => id));
  for (const { english, hindi } of pairs) {
    expect(hindi).toEqual({ ...english, title: hindi.title, statement: hindi.statement });
    expect(hindi.title, hindi.id).toMatch(/\p{Script=Devanagari}/u);
    expect(hindi.statement, hindi.id).toMatch(/।$/);
  }
  const repeated = (facts: readonly Fact[]): number => facts.length - new Set(facts.map(({ title }) => title)).size;
  expect(repeated(book.facts)).toBe(repeated(FACTS));
});

test('no Latin letter, no unfilled gap and no stray blank remains', () => {
  for (const { id, title, statement } of book.facts) {
    expect(`${title} ${statement}`, id).not.toMatch(/\p{Script=Latin}|[{}$]| {2}| [,;।]|undefined/u);
    expect(statement, id).toBe(statement.normalize('NFC').trim());
  }
});

test('figures are those of the English fact', () => {
  const wrong = pairs.flatMap(({ id, english, hindi }) => [
    ...differences(english.statement, hindi.statement).map((figure) => `${id}: ${figure}`),
    ...differences(english.title, hindi.title).map((figure) => `${id}, title: ${figure}`),
  ]);
  expect(wrong).toEqual([]);
});

test('the comparison finds differences', () => {
  expect(differences('the 4th bhāva, 3°', 'चौथा भाव, 3°')).toEqual([]);
  expect(differences('the 4th bhāva, 3°', 'पाँचवाँ भाव, 3°')).toEqual(['-4']);
  expect(differences('4 pādas', 'चौथा पाद')).toEqual(['-4']);
  expect(differences('12 and 1,000', '12 और 1,001')).toEqual(['+1001', '-1000']);
  expect(differences('the 1st and 1st', 'पहला')).toEqual(['-1']);
});

test('a fact about a named thing has its common Hindi name in the title', async () => {
  const labels = await loadLabels('hi');
  const plain = (text: string) => text.replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])/g, 'ं').replace(/ \(.*/, '');
  // Names of muhūrtas differ from book to book; Guru is called Bṛhaspati too; the weekday of a day is its vāra.
  const named = pairs.filter(({ id }) => !id.startsWith('muhurta-') && !id.endsWith('-jupiter'));
  const labelled = named.flatMap(({ id, hindi }) => {
    const label = factLabel(labels, id);
    return label === null ? [] : [{ id, label: plain(label), title: hindi.title }];
  });
  expect(labelled.length).toBeGreaterThan(350);
  expect(labelled.filter(({ label, title }) => !title.includes(label))).toEqual([]);
});

test('names of rāśis, nakṣatras and weekdays are those of the English fact', async () => {
  const labels = await loadLabels('hi');
  const isIn = (text: string, word: string) => new RegExp(`(?<![${LETTER}-])${word}(?![${LETTER}-])`, 'u').test(text);
  const tables = [
    { kind: 'rashi', names: RASHI_NAMES.map(({ iast }) => iast) },
    { kind: 'nakshatra', names: NAKSHATRA_NAMES.map(({ iast }) => iast) },
    { kind: 'vara', names: [1, 2, 3, 4, 5, 6, 7].map(englishFormat.weekday) },
  ] as const;
  let named = 0;
  for (const { id, english, hindi } of pairs.filter(({ english: { topic } }) => topic !== 'yoga-formation')) {
    for (const { kind, names } of tables) {
      const [inEnglish, inHindi] = [
        names.filter((name) => isIn(english.statement, name)),
        names.filter((_, i) => isIn(hindi.statement, labels.labelAt(kind, i + 1))),
      ];
      // The name "Pūrva- or Uttara-Phalgunī" covers two nakṣatras.
      if (kind === 'nakshatra') expect(inHindi, id).toEqual(expect.arrayContaining(inEnglish));
      else expect(inHindi, id).toEqual(inEnglish);
      named += inEnglish.length;
    }
  }
  expect(named).toBeGreaterThan(400);
});

test('the search matches the words of both languages', () => {
  const idsOf = (text: string) => book.search(text).map(({ id }) => id);
  for (const { id, english, hindi } of pairs) {
    expect(idsOf(english.title), english.title).toContain(id);
    expect(idsOf(hindi.title), hindi.title).toContain(id);
  }
  for (const text of ['rohini', 'exaltation of Jupiter', 'राहु काल', 'ashtak']) {
    expect(idsOf(text)).toEqual(expect.arrayContaining(searchFacts(text).map(({ id }) => id)));
  }
  expect(idsOf('गुरु का उच्च')[0]).toBe('exaltation-jupiter');
  expect(idsOf('zzz')).toEqual([]);
  expect(book.search('')).toBe(book.facts);
});

test('sources are in Hindi, and works in English keep their titles', () => {
  const sources = book.facts.map((fact) => {
    const { attribution, citation } = book.source(fact);
    return citation === null ? attribution : `${attribution} (${citation})`;
  });
  const latin = new Set(sources.filter((source) => /\p{Script=Latin}/u.test(source)));
  for (const source of latin) expect(source).not.toMatch(/customary|chapter|nos\.|resolution|[āīūṛṃśṣ]/);
  expect(sources).toContain('बृहत् पाराशर होराशास्त्र (अध्याय 46)');
  expect(sources).toContain('परंपरा; स्वामी बृहत् पाराशर होराशास्त्र के अनुसार (अध्याय 46)');
});

test('the facts are English without the Hindi module', async () => {
  expect(await loadFacts('en')).toBe(englishBook);
  expect(englishBook.facts).toBe(FACTS);
  for (const fact of FACTS) expect(fact).toMatchObject(englishBook.source(fact));
});
