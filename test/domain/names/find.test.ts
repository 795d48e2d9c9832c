/** What texts name: every name in every language, other spellings, names within a sentence, and parts of names. */
import { describe, expect, test } from 'vitest';
import { ALIASES } from '../../../build/lexicon/aliases';
import { LANGUAGE_TAGS } from '../../../src/data/language';
import { find, loadIndex } from '../../../src/lexicon/find';
import { type LabelKind, type Labels, loadLabels } from '../../../src/lexicon/labels';
import { loadObservanceSearch } from '../../../src/lexicon/search';

const found = async (text: string, kinds?: readonly LabelKind[]) =>
  (await find(text, undefined, kinds)).map(({ kind, key }) => `${kind} ${key}`);

/** Every name of a language with the thing that it names; patterns of names are not names. */
const namesOf = (labels: Labels): { kind: LabelKind; key: string; name: string }[] =>
  labels.kinds
    .filter((kind) => kind !== 'utsava_form')
    .flatMap((kind) =>
      labels.keys(kind).map((key) => ({ kind, key: key.split('.')[0] as string, name: labels.label(kind, key) })),
    );

describe.each(LANGUAGE_TAGS)('%s', (tag) => {
  test('every name finds its own key, and all others only if they are called alike', async () => {
    const labels = await loadLabels(tag);
    const names = namesOf(labels);
    expect(names.length).toBeGreaterThan(1700);
    const index = await loadIndex([tag]);
    const lost = names.filter(
      ({ kind, key, name }) => !index.named(name).some((thing) => thing.kind === kind && thing.key === key),
    );
    expect(lost).toEqual([]);
  });

  test('every name of an observance is unambiguous, or has its candidates', async () => {
    const labels = await loadLabels(tag);
    const index = await loadIndex([tag], ['utsava']);
    const names = namesOf(labels).filter(({ kind }) => kind === 'utsava');
    const ambiguous = names.filter(({ name }) => index.named(name).length > 1);
    expect(ambiguous.length).toBeLessThanOrEqual(4);
    for (const { key, name } of names) expect(index.named(name).map((thing) => thing.key)).toContain(key);
  });

  test('every other spelling finds its key', async () => {
    for (const [name, spellings] of Object.entries(ALIASES[tag] ?? {})) {
      const kind = name as LabelKind;
      const index = await loadIndex([tag], [kind]);
      for (const [key, texts] of Object.entries(spellings ?? {})) {
        for (const text of texts) expect(index.named(text), text).toContainEqual({ kind, key });
      }
    }
    expect((await loadIndex([tag])).named('xyzzy')).toEqual([]);
  });
});

test.each<[text: string, kinds: readonly LabelKind[] | undefined, expected: string[]]>([
  ['सावन शिवरात्रि 2027', ['utsava'], ['utsava sawan_shivaratri']],
  ['सर्वपितृ अमावस्या कब है?', ['utsava'], ['utsava sarvapitri_amavasya']],
  ['When is dev diwali this year?', ['utsava'], ['utsava dev_diwali']],
  ['mahashivratri 2027', ['utsava'], ['utsava maha_shivaratri']],
  ['maha shivaratri', ['utsava'], ['utsava maha_shivaratri']],
  ['रामनवमी', ['utsava'], ['utsava rama_navami']],
  ['vasant panchmi', ['utsava'], ['utsava vasanta_panchami']],
  ['Navratri', ['utsava'], ['utsava chaitra_navaratri', 'utsava sharad_navaratri']],
  ['दीपावली', undefined, ['utsava lakshmi_puja']],
  ['ரோகிணி', undefined, ['nakshatra rohini']],
  ['Where is Kumbha rising?', ['rashi'], ['rashi kumbha']],
  ['Shukla Dwadashi', ['tithi'], ['tithi shukla_dvadashi']],
  ['rahu kalam', ['window'], ['window rahu_kalam']],
  ['go on am I', ['utsava'], []],
  ['poll', ['utsava'], []],
  ['ekadashi', ['utsava'], []],
])('%s among %s names %s', async (text, kinds, expected) => {
  expect(await found(text, kinds)).toEqual(expected);
});

test('mentions do not overlap, and the longest comes first', async () => {
  const index = await loadIndex(['en', 'sa'], ['utsava']);
  const mentions = index.mentions('Is Dev Diwali after Diwali or before Holi?');
  expect(mentions.map(({ things, from, to }) => [things[0]?.key, from, to])).toEqual([
    ['dev_diwali', 1, 3],
    ['lakshmi_puja', 4, 5],
    ['holi', 7, 8],
  ]);
});

test.each([
  ['navami', 'rama_navami', true],
  ['राम', 'rama_navami', true],
  ['ram navmi', 'rama_navami', true],
  ['दिवाली', 'lakshmi_puja', true],
  ['deepavali', 'lakshmi_puja', true],
  ['holi', 'rama_navami', false],
  ['', 'rama_navami', true],
])('the search %j in the names of %s: %s', async (text, key, expected) => {
  const search = await loadObservanceSearch();
  expect(search.matcher(text)({ key, forms: [] })).toBe(expected);
});
