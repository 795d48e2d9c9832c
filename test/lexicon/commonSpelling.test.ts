/** The common spelling of Sanskrit words agrees with the English names. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonSpelling } from '../../src/lexicon/commonSpelling';

type Names = Record<string, Record<string, string>>;
const namesIn = (language: string): Names =>
  JSON.parse(readFileSync(`src/lexicon/source/${language}/names.json`, 'utf8')) as Names;

test('words with marks become the English names of months, tithis, rāśis and kinds of worship', () => {
  const [sanskrit, english] = [namesIn('sa'), namesIn('en')];
  const kinds = ['masa', 'tithi', 'paksha', 'rashi'];
  const rows = kinds.flatMap((kind) =>
    Object.entries(sanskrit[kind] ?? {}).map(([key, name]) => ({ kind, key, name })),
  );
  const marked = rows.filter(({ name }) => /[^a-z]/i.test(name));
  const differing = marked
    .filter(({ kind, key, name }) => commonSpelling(name) !== english[kind]?.[key])
    .map(({ name }) => name);
  expect(marked.length).toBeGreaterThan(40);
  // English readers write a long vowel here.
  expect(differing).toEqual(['Mīna']);
});

test('windows of a day are written in two words, as their English names', () => {
  expect(commonSpelling('Rāhu-kālam, Brāhma-muhūrta, Prātaḥ-sandhyā and puṇya-kāla')).toBe(
    'Rahu Kalam, Brahma Muhurta, Pratah Sandhya and punya-kala',
  );
});

test('English words of a sentence stay, and names in it have neither marks nor letters of transliteration', () => {
  expect(
    commonSpelling('Kārttika Kṛṣṇa Ekādaśī covers aruṇodaya; Candra-grahaṇa, Siṃha, Vaṃśa, saṅkrānti, yajña'),
  ).toBe('Kartika Krishna Ekadashi covers arunodaya; Chandra-grahana, Simha, Vamsha, sankranti, yajna');
});
