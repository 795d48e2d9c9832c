/** What the source of a row says of its day is what the row does; what another text says otherwise is not. */
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { KALAS, type KalaKey } from '../../../src/data/observances/kala';
import type { Choice, UtsavaRule } from '../../../src/data/observances/rule';

/** How sources name the times of day. */
const NAMED: Partial<Record<KalaKey, RegExp>> = {
  arunodaya: /aruṇodaya/,
  sunrise: /sunrise/,
  pratah: /prātaḥ/,
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

/** A row, or a row with the change of a variant: how its day is chosen, and what is said of it. */
interface Said {
  key: string;
  choice: Choice;
  source: string;
  otherwise: string | undefined;
}

const choiceOf = (rule: unknown): Choice | null => {
  const { kala, onTwo, onNone } = rule as Partial<Choice>;
  return kala && onTwo && onNone ? { kala, onTwo, onNone } : null;
};

function saidOf(rule: UtsavaRule): Said[] {
  const { key, source, otherwise } = rule;
  const own = choiceOf(rule);
  const variants = (rule.variants ?? []).flatMap((variant): Said[] => {
    const changed = 'instead' in variant.change ? variant.change.instead : { ...rule, ...variant.change };
    const choice = choiceOf(changed);
    return choice ? [{ key: `${key}, a variant`, choice, source: variant.source, otherwise: undefined }] : [];
  });
  return own ? [{ key, choice: own, source, otherwise }, ...variants] : variants;
}

const SAID = RULES.flatMap(saidOf);
const kalasIn = (text: string): KalaKey[] =>
  (Object.keys(NAMED) as KalaKey[]).filter((kala) => NAMED[kala]?.test(text) && kala in KALAS);

describe('the source of a row', () => {
  test('names the time of day that the row looks at, if any', () => {
    let named = 0;
    for (const { key, choice, source } of SAID) {
      const kalas = kalasIn(source);
      if (kalas.length === 0) continue;
      named++;
      expect(kalas, `${key}: ${source}`).toContain(choice.kala);
    }
    expect(named).toBeGreaterThan(60);
  });

  test('names the one of two days that the row keeps, if any', () => {
    let named = 0;
    for (const { key, choice, source } of SAID) {
      const [later, earlier, larger] = [LATER, EARLIER, LARGER].map((words) => words.test(source));
      if (!later && !earlier && !larger) continue;
      named++;
      // A share that decides goes before what is kept of two whole ones.
      const kept = larger ? ['larger', 'larger-else-second'] : later ? ['second', 'third-muhurta'] : ['first'];
      expect(kept, `${key}: ${source}`).toContain(choice.onTwo);
    }
    expect(named).toBeGreaterThan(15);
  });

  test('does not cite a text for a day that it does not keep: what has another rule stands apart', () => {
    let named = 0;
    for (const { key, choice, otherwise } of SAID) {
      if (!otherwise) continue;
      named++;
      const kalas = kalasIn(otherwise);
      const sameKala = kalas.length === 0 || (kalas.length === 1 && kalas[0] === choice.kala);
      const later = LATER.test(otherwise) && choice.onTwo === 'second';
      const earlier = EARLIER.test(otherwise) && choice.onTwo === 'first';
      expect(sameKala && (later || earlier), `${key}: ${otherwise}`).toBe(false);
    }
    expect(named).toBeGreaterThan(25);
  });

  test('is said of every row, and of every variant', () => {
    const sources = RULES.flatMap(({ source, variants = [] }) => [
      source,
      ...variants.map((variant) => variant.source),
    ]);
    expect(sources.length).toBeGreaterThan(900);
    expect(sources.filter((source) => source.length < 8 || /\.$/.test(source))).toEqual([]);
  });
});

describe('what is kept where no day has it', () => {
  test('is stated by every row', () => {
    expect(SAID.length).toBeGreaterThan(600);
    for (const { key, choice } of SAID) {
      expect(['begins', 'after', 'ends', 'ends-civil', 'after-if-three-muhurtas'], key).toContain(choice.onNone);
    }
  });

  // Texts that say it
  test.each([
    ['krishna_janmashtami', 'ends'],
    ['rama_navami', 'after-if-three-muhurtas'],
    ['narasimha_jayanti', 'after'],
    ['maha_shivaratri', 'ends'],
    ['ugadi', 'begins'],
    ['hartalika_teej', 'begins'],
    ['naraka_chaturdashi', 'ends-civil'],
  ])('%s: %s, by its text', (key, onNone) => {
    expect(SAID.find((one) => one.key === key)?.choice.onNone).toBe(onNone);
  });
});
