/** Each formerly missing observance has a row, with the rule that reproduces its dates, in its region. */
import { describe, expect, test } from 'vitest';
import { KALA_NAMES } from '../../../build/lexicon/terms/kala';
import { MASA_NAMES } from '../../../build/lexicon/terms/masa';
import { NAKSHATRA_NAMES } from '../../../build/lexicon/terms/nakshatra';
import { RASHI_NAMES } from '../../../build/lexicon/terms/rashi';
import { RULES } from '../../../src/data/observances';
import { isKeptIn, type Region } from '../../../src/data/observances/regions';
import type { Choice, UtsavaRule } from '../../../src/data/observances/rule';
import { truthOf } from './support';

type Row = [key: string, region: string, rule: string, rows: number];
const { rows: ROWS } = truthOf<{ rows: Row[] }>('missing.json');

const byKey = new Map(RULES.map((rule) => [rule.key, rule]));

const TWO: Record<Choice['onTwo'], string> = {
  first: 'first',
  second: 'second',
  larger: 'larger share',
  'larger-else-second': 'larger share, equal → second',
};
const NONE: Record<string, string> = { begins: 'the day on which it begins', after: 'the day after' };

const month = (number: number): string => MASA_NAMES[number - 1]?.iast ?? '';
const rashi = (number: number): string => RASHI_NAMES[number - 1]?.iast.replace('Dhanuḥ', 'Dhanus') ?? '';
const SHORT: Partial<Record<Choice['kala'], string>> = {
  sunrise: 'sunrise',
  pratah: 'prātaḥ',
  sunset: 'sunset',
  moonrise: 'moonrise',
  night: 'night',
};

const choice = ({ kala, onTwo, onNone }: Choice): string =>
  `${SHORT[kala] ?? KALA_NAMES[kala].iast}; two days: ${TWO[onTwo]}; none: ${NONE[onNone] ?? onNone}`;

const BASES: Readonly<Record<string, string>> = {
  onam: 'onam',
  raja_sankranti: 'the civil day of Mithuna-saṅkrānti',
  krishna_janmashtami: 'Janmāṣṭamī',
};

/** Spellings of the table. */
const STARS: Readonly<Record<number, string>> = { 12: 'Uttaraphalgunī', 15: 'Svātī' };

/** The rule of a row in the notation of the table. */
function written(rule: UtsavaRule): string {
  switch (rule.by) {
    case 'tithi': {
      const moon = rule.tithi !== 15 ? null : rule.paksha === 'shukla' ? 'pūrṇimā' : 'amāvāsyā';
      const tithi = moon ?? `${rule.paksha === 'shukla' ? 'ś' : 'kṛ'} ${rule.tithi}`;
      const when =
        typeof rule.month === 'number'
          ? `${month(rule.month)} ${tithi}`
          : `${tithi}, Sun in ${rashi(rule.sunRashi ?? 0)}`;
      return `${when}; ${choice(rule)}`;
    }
    case 'nakshatra': {
      const star = STARS[rule.nakshatra] ?? NAKSHATRA_NAMES[rule.nakshatra - 1]?.iast;
      const sun = typeof rule.within === 'object' && 'solarMonth' in rule.within ? rule.within.solarMonth : 0;
      const twice = rule.onTwice === 'first' ? ', the first of two' : '';
      return `${star}, Sun in ${rashi(sun)}${twice}; ${choice(rule)}`;
    }
    case 'solar':
      return rule.day === 'civil'
        ? `civil day of ${rashi(rule.sunDeg / 30 + 1)}`
        : `day ${(rule.shift ?? 0) + 1} of the Tamil month of ${rashi(rule.sunDeg / 30 + 1)}`;
    case 'relative': {
      const { days } = rule;
      return `${BASES[rule.to]} ${days < 0 ? '−' : '+'} ${Math.abs(days)} day${Math.abs(days) > 1 ? 's' : ''}`;
    }
    default:
      return rule.by;
  }
}

/** Rules that the table words differently, or that have been corrected since. */
const CORRECTED: Readonly<Record<string, string>> = {
  bohag_bihu: 'civil day of Meṣa',
  raja_sankranti: 'civil day of Mithuna',
  pahili_raja: 'the civil day of Mithuna-saṅkrānti − 1 day',
  // The table does not say what happens if no day qualifies.
  chitragupta_puja: 'Kārttika ś 2; sunrise; two days: first; none: the day on which it begins',
  // The day is from the lists of Kerala, whose months are solar.
  sree_narayana_guru_jayanti: 'Śatabhiṣaj, Sun in Siṃha; sunrise; two days: first; none: the day on which it begins',
  // The Gauḍīya program has them on the day after its Janmāṣṭamī. It puts the last of the five days as late as
  // possible.
  gaudiya_nandotsava: 'Janmāṣṭamī + 1 day',
  gaudiya_prabhupada_appearance: 'Janmāṣṭamī + 1 day',
  gaudiya_last_day_of_bhisma_pancaka: 'Kārttika pūrṇimā; sunrise; two days: second; none: the day on which it begins',
};

const spelt = (rule: string): string =>
  rule.replace(/^(pūrṇimā|amāvāsyā) with the Sun in/, '$1, Sun in').replace('Dhanuḥ', 'Dhanus');

const REGION_NAMES: Readonly<Record<string, readonly Region[]>> = {
  'all India': ['india'],
  'Gauḍīya (ISKCON)': ['india', 'mauritius'],
  'Bihar (Mithila)': ['bihar'],
  'Bihar, Jharkhand': ['bihar', 'jharkhand'],
  'West Bengal, Assam, Odisha': ['west-bengal', 'assam', 'odisha'],
};
const regionsOf = (name: string): readonly Region[] =>
  REGION_NAMES[name] ?? [name.toLowerCase().replaceAll(' ', '-') as Region];

describe('the formerly missing observances', () => {
  test('every observance of the table has its row', () => {
    expect(ROWS).toHaveLength(462);
    expect(ROWS.filter(([key]) => !byKey.has(key))).toEqual([]);
  });

  test('every row has the rule of the table', () => {
    const differing = ROWS.flatMap(([key, , rule]) => {
      const row = byKey.get(key);
      const rowRule = row ? written(row) : 'none';
      return rowRule === (CORRECTED[key] ?? spelt(rule)) ? [] : [`${key}: ${rowRule} | ${rule}`];
    });
    expect(differing).toEqual([]);
  });

  test('every row is kept in the region of the table, and only there', () => {
    for (const [key, name] of ROWS) {
      const regions = byKey.get(key)?.regions ?? ['india'];
      for (const region of regionsOf(name)) expect(isKeptIn(regions, region), `${key} ${region}`).toBe(true);
      if (!REGION_NAMES[name]) expect(isKeptIn(regions, 'ladakh'), key).toBe(false);
    }
  });

  test('rows known from a single engine are marked as smārta, with its rule book as the source', () => {
    const engines = ROWS.flatMap(([key]) => byKey.get(key) ?? []).filter(({ source }) => source.includes('jyotisha'));
    expect(engines.length).toBeGreaterThanOrEqual(300);
    for (const { key, source, tradition } of engines) {
      expect([tradition, /^adyatithi \(.+\), as the engine jyotisha reads it$/.test(source)], key).toEqual([
        'smarta',
        true,
      ]);
    }
  });

  test('the new rows do not appear in the list without a region and a tradition', () => {
    for (const [key] of ROWS) expect(byKey.get(key)?.added, key).toBe(true);
  });
});
