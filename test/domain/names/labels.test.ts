/** The names of things in fifteen languages: complete, in their own scripts, and as in their sources. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KEYS } from '../../../build/lexicon/keys';
import { KEYS as OBSERVANCE_KEYS } from '../../../build/lexicon/observances/keys';
import { LANGUAGE_TAGS, type LanguageTag } from '../../../src/data/language';
import { RULES } from '../../../src/data/observances';
import {
  type CommonKind,
  keysOf,
  type LabelKind,
  languageOf,
  loadCommonLabels,
  loadLabels,
  loadObservanceLabels,
  type ObservanceKind,
  tithiLabel,
} from '../../../src/lexicon/labels';
import { utsavaLabel } from '../../../src/lexicon/observances';
import { answer } from '../support/days';
import { devanagariCompound } from '../support/devanagari';

/** Letters of a script, joiners, and punctuation between words. */
const written = (script: string): RegExp =>
  new RegExp(`^(?:\\p{Script=${script}}|\u200c|\u200d|[\\d ()/.,'–-])+$`, 'u');

const SCRIPTS: Record<LanguageTag, RegExp> = {
  sa: /^(?:\p{Script=Latin}|\p{Mn}|[\d ()/.,’–-])+$/u,
  'sa-Deva': written('Devanagari'),
  en: /^[\x20-\x7e]+$/,
  hi: written('Devanagari'),
  mr: written('Devanagari'),
  ne: written('Devanagari'),
  gu: written('Gujarati'),
  bn: written('Bengali'),
  as: written('Bengali'),
  or: written('Oriya'),
  pa: written('Gurmukhi'),
  ta: written('Tamil'),
  te: written('Telugu'),
  kn: written('Kannada'),
  ml: written('Malayalam'),
};

const COMMON_KINDS = Object.keys(KEYS) as CommonKind[];
const OBSERVANCE_KINDS = Object.keys(OBSERVANCE_KEYS) as ObservanceKind[];
const ALL_KEYS = new Map<LabelKind, readonly string[]>([
  ...COMMON_KINDS.map((kind) => [kind, keysOf(kind)] as const),
  ...OBSERVANCE_KINDS.map((kind) => [kind, OBSERVANCE_KEYS[kind].split('|')] as const),
]);

/** The names that the sources give in a language, by kind and key. */
const givenIn = (tag: LanguageTag): [kind: LabelKind, names: Record<string, string>][] =>
  Object.entries(
    JSON.parse(readFileSync(new URL(`../../../src/lexicon/source/${tag}/names.json`, import.meta.url), 'utf8')),
  ) as [LabelKind, Record<string, string>][];

describe('names of observances', () => {
  const keys = (ALL_KEYS.get('utsava') ?? []).filter((key) => !key.includes('.'));

  test.each(['sa', 'en', 'hi'] as const)('no two observances have the same name in %s', async (tag) => {
    const labels = await loadObservanceLabels(tag);
    const names = keys.map((key) => labels.label('utsava', key));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('each name is the same in both scripts', async () => {
    const [sa, devanagari] = [await loadObservanceLabels('sa'), await loadObservanceLabels('sa-Deva')];
    for (const kind of ['utsava', 'epithet'] as const) {
      const named = ALL_KEYS.get(kind) ?? [];
      const expected = named.map((key) => devanagariCompound(sa.label(kind, key)).normalize('NFC'));
      expect(named.map((key) => devanagari.label(kind, key))).toEqual(expected);
    }
  });

  test('English names are written in ASCII, with a capital letter', async () => {
    const english = await loadObservanceLabels('en');
    const names = keys.map((key) => english.label('utsava', key));
    expect(names.filter((name) => !/^[A-Z0-9][A-Za-z0-9 ()/.,'-]+$/.test(name))).toEqual([]);
  });
});

test('the tables name every rule of an observance, and every row of a variant', () => {
  const named = new Set(ALL_KEYS.get('utsava'));
  const keys = RULES.flatMap(({ key, variants = [] }) => [
    key,
    ...variants.flatMap(({ ownRow, named }) => [ownRow?.key ?? [], named ?? []].flat()),
  ]);
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
});

test.each(LANGUAGE_TAGS)('the source of %s has kinds and keys in the order of the Sanskrit one', (tag) => {
  for (const [kind, names] of givenIn(tag)) {
    const given = Object.keys(names);
    expect(given, kind).toEqual(ALL_KEYS.get(kind)?.filter((key) => given.includes(key)));
  }
});

describe.each(LANGUAGE_TAGS)('%s', (tag) => {
  test('the language names every key of every kind, in its own script', async () => {
    const labels = await loadLabels(tag);
    expect(labels.tag).toBe(tag);
    for (const [kind, keys] of ALL_KEYS) {
      expect(keys.length).toBeGreaterThan(1);
      expect(labels.sourceOf(kind).length).toBeGreaterThan(10);
      for (const [i, key] of keys.entries()) {
        const label = labels.label(kind, key);
        expect(label.replace('{name}', ''), `${kind} ${key}`).toMatch(SCRIPTS[tag]);
        expect(label, `${kind} ${key}`).toBe(label.trim().normalize('NFC'));
        expect(labels.labelAt(kind, i + 1)).toBe(label);
        expect(labels.has(kind, key)).toBe(true);
      }
      expect(labels.has(kind, 'nonesuch')).toBe(false);
      expect(() => labels.label(kind, 'nonesuch')).toThrow(RangeError);
      expect(() => labels.labelAt(kind, keys.length + 1)).toThrow(RangeError);
    }
  });

  test('the language has the names of its source', async () => {
    const labels = await loadLabels(tag);
    const given = givenIn(tag).flatMap(([kind, names]) =>
      Object.entries(names).map((name) => [kind, ...name] as const),
    );
    expect(given.filter(([kind, key, name]) => labels.label(kind, key) !== name)).toEqual([]);
    expect(given.length).toBeGreaterThan(30);
  });
});

test('the language marks exactly the transliterated names', async () => {
  const share = new Map<LanguageTag, string>();
  for (const tag of LANGUAGE_TAGS) {
    const labels = await loadLabels(tag);
    const marks = [...ALL_KEYS].flatMap(([kind, keys]) => keys.map((key) => labels.isTransliterated(kind, key)));
    share.set(tag, `${marks.filter((is) => !is).length} of ${marks.length}`);
  }
  console.log(`names of their own: ${[...share].map(([tag, words]) => `${tag} ${words}`).join(', ')}`);
  for (const tag of ['sa', 'sa-Deva', 'en'] as const) {
    const labels = await loadLabels(tag);
    expect([...ALL_KEYS].some(([kind, keys]) => keys.some((key) => labels.isTransliterated(kind, key)))).toBe(false);
  }
  const assamese = await loadLabels('as');
  expect(assamese.isTransliterated('nakshatra', 'rohini')).toBe(true);
  expect(assamese.isTransliterated('vara', 'ravivara')).toBe(false);
});

test.each<[LanguageTag, LabelKind, string, string]>([
  ['en', 'rashi', 'mesha', 'Mesha'],
  ['en', 'graha', 'sun', 'Sun'],
  ['en', 'nakshatra', 'ashvini', 'Ashwini'],
  ['en', 'tithi', 'shukla_dvadashi', 'Dwadashi'],
  ['en', 'utsava', 'lakshmi_puja', 'Diwali / Lakshmi Puja'],
  ['hi', 'vara', 'guruvara', 'गुरुवार'],
  ['gu', 'tithi', 'krishna_ekadashi', 'અગિયારસ'],
  ['ta', 'nakshatra', 'ardra', 'திருவாதிரை'],
  ['ta', 'month_tamil', '1', 'சித்திரை'],
  ['te', 'tithi', 'shukla_pratipada', 'పాడ్యమి'],
  ['kn', 'window', 'rahu_kalam', 'ರಾಹುಕಾಲ'],
  ['ml', 'month_malayalam', '1', 'ചിങ്ങം'],
  ['pa', 'masa', 'chaitra', 'ਚੇਤ'],
  ['ne', 'month_nepali', '8', 'मङसिर'],
  ['or', 'masa', 'bhadrapada', 'ଭାଦ୍ରବ'],
  ['sa', 'graha', 'mars', 'Maṅgala'],
  ['sa-Deva', 'graha', 'mars', 'मङ्गल'],
])('the language %s calls the %s %s %s', async (tag, kind, key, name) => {
  expect((await loadLabels(tag)).label(kind, key)).toBe(name);
});

test('muhūrtas have the names of their own positions, whatever the order in a source', async () => {
  const gujarati = await loadLabels('gu');
  expect(gujarati.label('muhurta', 'aditi')).toBe('અદિતિ');
  // The source has another muhūrta in the ninth position.
  expect(gujarati.label('muhurta', 'satamukhi')).toBe('સતમુખી');
  expect(gujarati.isTransliterated('muhurta', 'satamukhi')).toBe(true);
  expect(gujarati.isTransliterated('muhurta', 'aditi')).toBe(false);
});

test('tithis have their fortnights, and derived observances their added words', async () => {
  const [english, marathi] = [await loadLabels('en'), await loadLabels('mr')];
  expect(tithiLabel(english, 12)).toBe('Shukla Dwadashi');
  expect(tithiLabel(english, 15)).toBe('Purnima');
  expect(tithiLabel(marathi, 19)).toBe('कृष्ण चतुर्थी');
  expect(utsavaLabel(english, 'nirjala_ekadashi_parana')).toBe('Nirjala Ekadashi Parana');
  expect(utsavaLabel(english, 'nirjala_ekadashi_vaishnava_parana')).toBe('Vaishnava Nirjala Ekadashi Parana');
  expect(utsavaLabel(marathi, 'nirjala_ekadashi_vaishnava_parana')).toBe('निर्जला एकादशी (वैष्णव) (पारण)');
  expect(utsavaLabel(english, 'gaura_purnima')).toBe('Gaura Purnima');
  expect(() => utsavaLabel(english, 'nonesuch')).toThrow(RangeError);
});

test('the names without observances are the same, and naming an observance throws', async () => {
  const [all, common] = [await loadLabels('hi'), await loadCommonLabels('hi')];
  for (const kind of COMMON_KINDS) {
    for (const key of keysOf(kind)) expect(common.label(kind, key)).toBe(all.label(kind, key));
  }
  expect(() => common.label('utsava', 'lakshmi_puja')).toThrow(RangeError);
  expect(() => utsavaLabel(common, 'lakshmi_puja')).toThrow(RangeError);
});

test('a tag is found in any case, and an unknown one is refused with the list', () => {
  expect(answer(languageOf('SA-deva'))).toBe('sa-Deva');
  expect(languageOf('fr')).toEqual({
    ok: false,
    error: { reason: 'unknown_language', tag: 'fr', tags: LANGUAGE_TAGS },
  });
});
