/** The rule of a row follows its source. A text with another rule is cited separately. */
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { KALAS, type KalaKey } from '../../../src/data/observances/kala';
import type { Choice, UtsavaRule } from '../../../src/data/observances/rule';

/** How sources name the times of day. */
const NAMED: Partial<Record<KalaKey, RegExp>> = {
  arunodaya: /aruṇodaya/,
  sunrise: /sunrise/,
  pratah: /prātaḥ/,
  'second-muhurta': /two muhūrtas/,
  'third-muhurta': /three muhūrtas/,
  'ninth-muhurta': /nine muhūrtas/,
  purvahna: /pūrvāhṇa/,
  sangava: /saṅgava/,
  madhyahna: /madhyāhna|midday/,
  aparahna: /aparāhṇa/,
  sunset: /sunset/,
  pradosha: /pradoṣa|evening/,
  nishitha: /niśītha/,
};
const LATER = /(the )?later (day|of two)|on (both|two) [^;,]*the later/;
const EARLIER = /(the )?earlier (day|of two)|on (both|two) [^;,]*the earlier/;
const LARGER = /larger share|the whole of it before a part/;

/** A row, or a row with the change of a variant: its choice of day and its source. */
interface SourcedChoice {
  key: string;
  choice: Choice;
  source: string;
  otherwise: string | undefined;
}

const choiceOf = (rule: unknown): Choice | null => {
  const { kala, onTwo, onNone } = rule as Partial<Choice>;
  return kala && onTwo && onNone ? { kala, onTwo, onNone } : null;
};

function sourcedChoicesOf(rule: UtsavaRule): SourcedChoice[] {
  const { key, source, otherwise } = rule;
  const rowChoice = choiceOf(rule);
  const variants = (rule.variants ?? []).flatMap((variant): SourcedChoice[] => {
    const changed = 'instead' in variant.change ? variant.change.instead : { ...rule, ...variant.change };
    const choice = choiceOf(changed);
    return choice ? [{ key: `${key}, a variant`, choice, source: variant.source, otherwise: undefined }] : [];
  });
  return rowChoice ? [{ key, choice: rowChoice, source, otherwise }, ...variants] : variants;
}

const SOURCED_CHOICES = RULES.flatMap(sourcedChoicesOf);
const kalasIn = (text: string): KalaKey[] =>
  (Object.keys(NAMED) as KalaKey[]).filter((kala) => NAMED[kala]?.test(text) && kala in KALAS);

describe('the source of a row', () => {
  test('the source names the time of day that the row uses, if any', () => {
    let named = 0;
    for (const { key, choice, source } of SOURCED_CHOICES) {
      const kalas = kalasIn(source);
      if (kalas.length === 0) continue;
      named++;
      expect(kalas, `${key}: ${source}`).toContain(choice.kala);
    }
    expect(named).toBeGreaterThan(60);
  });

  test('the source names the day of two that the row keeps, if any', () => {
    let named = 0;
    for (const { key, choice, source } of SOURCED_CHOICES) {
      const [later, earlier, larger] = [LATER, EARLIER, LARGER].map((words) => words.test(source));
      if (!later && !earlier && !larger) continue;
      named++;
      // The larger share takes precedence over the choice between two covered days.
      const expected = larger ? ['larger', 'larger-else-second'] : later ? ['second', 'third-muhurta'] : ['first'];
      expect(expected, `${key}: ${source}`).toContain(choice.onTwo);
    }
    expect(named).toBeGreaterThan(15);
  });

  test('the source is not a text with another rule; the field otherwise cites such a text', () => {
    let named = 0;
    for (const { key, choice, otherwise } of SOURCED_CHOICES) {
      if (!otherwise) continue;
      named++;
      const kalas = kalasIn(otherwise);
      const sameKala = kalas.length === 0 || (kalas.length === 1 && kalas[0] === choice.kala);
      const keepsLater = LATER.test(otherwise) && choice.onTwo === 'second';
      const keepsEarlier = EARLIER.test(otherwise) && choice.onTwo === 'first';
      expect(sameKala && (keepsLater || keepsEarlier), `${key}: ${otherwise}`).toBe(false);
    }
    expect(named).toBeGreaterThan(25);
  });

  test('the source of every row and variant is given', () => {
    const sources = RULES.flatMap(({ source, variants = [] }) => [
      source,
      ...variants.map((variant) => variant.source),
    ]);
    expect(sources.length).toBeGreaterThan(900);
    expect(sources.filter((source) => source.length < 8 || /\.$/.test(source))).toEqual([]);
  });
});

describe('the fallback when no day qualifies', () => {
  test('the fallback is stated by every row', () => {
    expect(SOURCED_CHOICES.length).toBeGreaterThan(600);
    for (const { key, choice } of SOURCED_CHOICES) {
      expect(['begins', 'after', 'ends', 'ends-civil', 'after-if-three-muhurtas'], key).toContain(choice.onNone);
    }
  });

  // Texts that state the fallback.
  test.each([
    ['krishna_janmashtami', 'ends'],
    ['rama_navami', 'after-if-three-muhurtas'],
    ['narasimha_jayanti', 'after'],
    ['maha_shivaratri', 'ends'],
    ['ugadi', 'begins'],
    ['hartalika_teej', 'begins'],
    ['naraka_chaturdashi', 'ends-civil'],
  ])('the fallback of %s is %s, as its text states', (key, onNone) => {
    expect(SOURCED_CHOICES.find((one) => one.key === key)?.choice.onNone).toBe(onNone);
  });
});
