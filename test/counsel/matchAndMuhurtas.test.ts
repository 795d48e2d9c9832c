/** The sentences of matching and of the muhūrta search: none predicts, frightens, prescribes or advises. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MUHURTA_RULE_ENGLISH } from '../../build/lexicon/english/muhurta_rule';
import { PURPOSE_ENGLISH } from '../../build/lexicon/english/purpose';
import { KUTA_NAMES } from '../../build/lexicon/terms/kuta';
import { MUHURTA_RULE_NAMES } from '../../build/lexicon/terms/muhurta_rule';
import { PURPOSE_NAMES } from '../../build/lexicon/terms/purpose';
import { classify, explain } from '../../src/counsel/classify/classify';
import { DIRECTIONS } from '../../src/data/almanac';
import { type Attribution, WORK_KEYS } from '../../src/data/attribution';
import { SENTENCE_LANGUAGES, type SentenceLanguage } from '../../src/data/language';
import { CANCELLATION_KEYS } from '../../src/data/match/mangala';
import { EXCEPTION_KEYS, MATCH_TRADITIONS, WHO } from '../../src/data/match/row';
import { MUHURTA_TRADITIONS, PURPOSES } from '../../src/data/muhurta-search/rule';
import { kutaTable } from '../../src/domain/match/kutas';
import { moonPlaceAt, PLACE_EDGES } from '../../src/domain/match/moonPlace';
import { sensitivityOf } from '../../src/domain/match/sensitivity';
import { ORIENTATIONS } from '../../src/domain/match/types';
import { ruleSetOf, traditionsOf } from '../../src/domain/muhurta-search/ruleSet';
import { muhurtasOf } from '../../src/domain/muhurta-search/search';
import { CLOSINGS } from '../../src/domain/muhurta-search/types';
import { computePositions } from '../../src/domain/positions/positions';
import { loadKernel } from '../../src/kernel';
import { attributionInWords } from '../../src/lexicon/sentences/attribution';
import {
  cancellationInWords,
  exceptionInWords,
  mangalaListInWords,
  traditionInWords,
} from '../../src/lexicon/sentences/match/exceptions';
import { kutaRuleInWords } from '../../src/lexicon/sentences/match/rules';
import { sensitivityInWords, valueInWords } from '../../src/lexicon/sentences/match/values';
import { closingInWords, muhurtaTraditionInWords, ruleInWords } from '../../src/lexicon/sentences/muhurta-search/rules';

const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
const PLACE = { latDeg: 28.6139, lonDeg: 77.209 };

function birthAt(jdUt: number) {
  const birth = computePositions(kernel, {
    ...PLACE,
    jdUt,
    tzHours: 5.5,
    ayanamsha: 'lahiri',
    nodeMode: 'mean',
  });
  if (!birth.ok) throw new Error(birth.error.reason);
  return birth.value;
}

/** The sentences of a family in a language. */
type Family = (language: SentenceLanguage) => string[];

const sources =
  (rows: readonly { source: Attribution }[]): Family =>
  (language) =>
    rows.map(({ source }) => attributionInWords(source, language));

const tables = MATCH_TRADITIONS.flatMap((tradition) =>
  ORIENTATIONS.flatMap((orientation) =>
    PLACE_EDGES.map((deg, i) => {
      const otherEdge = PLACE_EDGES[(7 * i) % PLACE_EDGES.length] as number;
      return kutaTable(tradition, { a: moonPlaceAt(deg), b: moonPlaceAt(otherEdge) }, orientation);
    }),
  ),
);
const kutas = tables.flatMap((table) => table.kutas);
const changes = Array.from({ length: 24 }, (_, i) => {
  const births = { a: birthAt(2_451_545 + 3.7 * i), b: birthAt(2_452_545 + 5.1 * i) };
  const tradition = MATCH_TRADITIONS[i % 4] ?? 'north';
  return WHO.map((who) => sensitivityOf(kernel, births, who, tradition, 'a-vara'));
}).flat();

const sets = PURPOSES.flatMap((purpose) => traditionsOf(purpose).map((tradition) => ({ purpose, tradition })));
const rules = sets.flatMap(({ purpose, tradition }) =>
  DIRECTIONS.flatMap((direction) => ruleSetOf(purpose, tradition, { natal: { nakshatra: 4, rashi: 2 }, direction })),
);
const closings = sets.flatMap(({ purpose, tradition }) => {
  const search = muhurtasOf(kernel, {
    purpose,
    tradition,
    from: { year: 2026, month: 1, day: 1 },
    to: { year: 2026, month: 12, day: 31 },
    place: PLACE,
    zone: { kind: 'iana', id: 'Asia/Kolkata' },
    direction: 'south',
  });
  if (!search.ok) throw new Error(search.error.reason);
  return search.value.days.flatMap(({ closedBy }) => closedBy);
});

const SENTENCES: Record<string, Family> = {
  'rules of kūṭas': (language) => kutas.map((kuta) => kutaRuleInWords(kuta, language)),
  'values of kūṭas': (language) => kutas.flatMap(({ a, b }) => [a, b].map((value) => valueInWords(value, language))),
  'names of kūṭas': () => Object.values(KUTA_NAMES).flatMap(({ iast, sa }) => [iast, sa]),
  'traditions of matching': (language) => MATCH_TRADITIONS.map((key) => traditionInWords(key, language)),
  exceptions: (language) => EXCEPTION_KEYS.map((key) => exceptionInWords(key, language)),
  'cancellations of Mars': (language) => CANCELLATION_KEYS.map((key) => cancellationInWords(key, language)),
  'houses of Mars': (language) => (['north', 'south'] as const).map((list) => mangalaListInWords(list, language)),
  'nearest changes': (language) =>
    [...changes, { who: 'a' as const, secondsToChange: null, what: null }].map((change) =>
      sensitivityInWords(change, change.who, language),
    ),
  'sources of kūṭas': sources(kutas),
  'every work': (language) =>
    WORK_KEYS.flatMap((key) =>
      (['agreed', 'single', 'disputed'] as const).map((support) =>
        attributionInWords({ works: [key], support }, language),
      ),
    ),
  'rules of muhūrtas': (language) => rules.map((row) => ruleInWords(row, language)),
  'sources of muhūrtas': sources(rules),
  'names of rules and purposes': () => [
    ...[...Object.values(MUHURTA_RULE_NAMES), ...Object.values(PURPOSE_NAMES)].flatMap(({ iast, sa }) => [iast, sa]),
    ...[MUHURTA_RULE_ENGLISH, PURPOSE_ENGLISH].flatMap((names) => Object.values(names)),
  ],
  'traditions of muhūrtas': (language) => MUHURTA_TRADITIONS.map((key) => muhurtaTraditionInWords(key, language)),
  'what closes a day': (language) => [
    ...closings.map((closing) => closingInWords(closing, language)),
    ...CLOSINGS.flatMap((how) =>
      (['minutes', 'days'] as const).flatMap((unit) =>
        [0.2, 1, 75, Number.NaN].map((value) => closingInWords({ id: 'tithi', by: { value, unit }, how }, language)),
      ),
    ),
  ],
};

describe.each(SENTENCE_LANGUAGES)('sentences in %s', (language) => {
  test.each(Object.keys(SENTENCES))('the classifier finds no slip in %s', (family) => {
    const sentences = [...new Set(SENTENCES[family]?.(language))];
    const slips = sentences.filter((sentence) => classify(sentence).slip);
    console.log(`${language}, ${family}: ${sentences.length} sentences, ${slips.length} slips`);
    expect(sentences.length).toBeGreaterThan(0);
    expect(slips.map((sentence) => [sentence, explain(sentence).flatMap(({ fired }) => fired)])).toEqual([]);
  });

  test('the classifier finds no slip in a page with all of them', () => {
    const page = Object.values(SENTENCES)
      .flatMap((family) => [...new Set(family(language))].slice(0, 40))
      .join('\n\n');
    expect(explain(page)).toEqual([]);
  });

  test('every sentence ends properly, without undefined, null or NaN', () => {
    for (const family of [
      'rules of kūṭas',
      'exceptions',
      'nearest changes',
      'rules of muhūrtas',
      'what closes a day',
    ]) {
      for (const sentence of new Set(SENTENCES[family]?.(language))) {
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
        expect(sentence).toMatch(language === 'hi' ? /।$/ : /\.$/);
      }
    }
  });
});
