// All named things by kind: keys, Sanskrit names, and the source of names in other languages. For a new family of named
// things, add a row here and run `npm run names`.

import { RULES } from '../../src/data/observances';
import { KALAS } from '../../src/data/observances/kala';
import { TRADITIONS } from '../../src/data/observances/practice';
import {
  NADI_NAMES as NADIS_OF_BIRTH,
  PAYA_NAMES,
  TATTVA_NAMES,
  YONI_NAMES as YONIS_OF_BIRTH,
  YUNJA_NAMES,
} from '../../src/domain/chart/avakahada/tables';
import {
  BALADI_NAMES,
  DEEPTADI_FLAG_NAMES,
  DEEPTADI_NAMES,
  JAGRADADI_NAMES,
  LAJJITADI_NAMES,
  SHAYANADI_NAMES,
} from '../../src/domain/chart/avasthas/names';
import { CHARA_KARAKA_NAMES, GRAHA_SIGNIFIES } from '../../src/domain/chart/karakas';
import { SPECIAL_LAGNA_NAMES } from '../../src/domain/chart/specialLagnas';
import { SPHUTA_NAMES } from '../../src/domain/chart/sphutas';
import { UPAGRAHA_NAMES } from '../../src/domain/chart/upagrahas';
import { YOGA_FAMILIES } from '../../src/domain/chart/yogas';
import { YOGINIS } from '../../src/domain/dasha/yoginis';
import { CHOGHADIYA_NAMES } from '../../src/domain/day-divisions/choghadiya';
import { MUHURTA_NAMES } from '../../src/domain/day-divisions/muhurtas';
import { WINDOW_NAMES } from '../../src/domain/day-divisions/windows';
import { TARA_NAMES } from '../../src/domain/days/bala';
import { BHADRA_ABODES, PANCHAKA_KINDS } from '../../src/domain/days/bhadra';
import { GAURI_NAMES } from '../../src/domain/days/gauri';
import { AGNI_ABODES, ANANDADI_NAMES, DIRECTIONS } from '../../src/domain/days/ofDay';
import { SPECIAL_YOGAS } from '../../src/domain/days/specialYogas';
import { KUTA_NAMES } from '../../src/domain/match/names';
import { NADI_NAMES, RAJJU_NAMES } from '../../src/domain/match/tables/classes';
import { YONI_NAMES } from '../../src/domain/match/tables/yoni';
import { GANA_NAMES, VARNA_NAMES, VASHYA_NAMES } from '../../src/domain/moonClasses';
import { PURPOSE_NAMES } from '../../src/domain/muhurta-search/names';
import { RULE_NAMES } from '../../src/domain/muhurta-search/ruleNames';
import { plainKey } from '../../src/domain/observances/selection';
import { REGIONAL_MONTH_NAMES, type RegionalMonths } from '../../src/domain/regional/names';
import {
  AYANA_NAMES,
  GRAHA_NAMES,
  KARANA_NAMES,
  MONTH_NAMES,
  NAKSHATRA_NAMES,
  PAKSHA_NAMES,
  RASHI_NAMES,
  RITU_NAMES,
  SAMVATSARA_NAMES,
  TITHI_NAMES,
  VARA_NAMES,
  VARGA_NAMES,
  YOGA_NAMES,
} from '../../src/lexicon/names';
import {
  CALENDARS,
  DASHA_LEVELS,
  DASHAS,
  DIGNITIES,
  MONTHS_IN_DEVANAGARI,
  TERMS,
  UPAGRAHAS_OF_TIME,
  WITHOUT_RULE,
} from './rows';

/** A named thing: its key, its name in IAST and in Devanāgarī, and its common English name if known. */
export interface NamedRow {
  key: string;
  iast?: string;
  sa: string;
  en?: string;
}

/** The source of a language's own names of a kind: a table of the data, and the positions of its entries. */
export interface NativeTable {
  table: string;
  /** Position of each row's name in the table, from 0; by default in order. */
  places?: readonly number[];
}

export interface Kind {
  rows: readonly NamedRow[];
  native?: NativeTable;
}

/** The classes of the Moon in a chart and in a match, some under keys of their own. */
const classes = (...tables: readonly Readonly<Record<string, NamedRow>>[]): NamedRow[] =>
  listed(Object.assign({}, ...tables) as Record<string, NamedRow>);

const listed = (names: Readonly<Record<string, NamedRow>>): NamedRow[] => Object.values(names);

/** The table has Pūrṇimā and Amāvāsyā after the fourteen shared tithis. */
const TITHI_PLACES = Array.from({ length: 30 }, (_, i) => (i === 14 ? 14 : i === 29 ? 15 : i % 15));
/** The table of karaṇas has Kiṃstughna last. */
const KARANA_PLACES = [10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The table of gaurī: amirdha uthi visham rogam labam dhanam sugam soram. */
const GAURI_TABLE = ['amirdha', 'uthi', 'visham', 'rogam', 'labam', 'dhanam', 'sugam', 'soram'];

const tithiRows = TITHI_NAMES.map(({ key, iast, sa }) => ({
  key,
  iast: iast.split(' ').at(-1) ?? iast,
  sa: sa.split(' ').at(-1) ?? sa,
}));

/** Months of a regional calendar by number, because languages name them differently. */
const months = (calendar: RegionalMonths): NamedRow[] =>
  MONTHS_IN_DEVANAGARI[calendar].map((sa, i) => ({
    key: String(i + 1),
    sa,
    en: REGIONAL_MONTH_NAMES[calendar][i] as string,
  }));

/** Every observance, with those that have a row of their own beside another. */
const ownUtsavas: NamedRow[] = [
  ...RULES.flatMap((rule) => [rule, ...(rule.variants ?? []).flatMap(({ beside }) => beside ?? [])]),
  ...WITHOUT_RULE,
].map(({ key, name, sa, nameCommon }) => ({ key, iast: name, sa, en: nameCommon }));

/** The rows of one tradition, under their keys in an answer of that tradition. */
const plainUtsavas = ownUtsavas.flatMap((row) =>
  TRADITIONS.flatMap((tradition) => {
    const key = plainKey(row.key, tradition);
    return ownUtsavas.some((own) => own.key === key) ? [] : [{ ...row, key }];
  }),
);

const utsavaRows: NamedRow[] = [...ownUtsavas, ...plainUtsavas];

/** What the grahas signify; the keys are English words. */
const significations: NamedRow[] = Object.values(GRAHA_SIGNIFIES).flatMap(({ signifies }) =>
  signifies.map((row) => ({ ...row, en: row.key })),
);

const chartYogas = YOGA_FAMILIES.flatMap(({ rows }) => rows.map(({ key, iast, sa }) => ({ key, iast, sa })));

export const KINDS = {
  graha: { rows: listed(GRAHA_NAMES), native: { table: 'graha' } },
  rashi: { rows: RASHI_NAMES, native: { table: 'rashi' } },
  nakshatra: { rows: NAKSHATRA_NAMES, native: { table: 'nakshatra' } },
  tithi: { rows: tithiRows, native: { table: 'tithi', places: TITHI_PLACES } },
  yoga: { rows: YOGA_NAMES, native: { table: 'yoga' } },
  karana: { rows: KARANA_NAMES, native: { table: 'karana', places: KARANA_PLACES } },
  vara: { rows: VARA_NAMES, native: { table: 'vara' } },
  masa: { rows: MONTH_NAMES, native: { table: 'masa' } },
  ritu: { rows: RITU_NAMES, native: { table: 'ritu' } },
  paksha: { rows: listed(PAKSHA_NAMES), native: { table: 'paksha' } },
  ayana: { rows: listed(AYANA_NAMES) },
  samvatsara: { rows: SAMVATSARA_NAMES, native: { table: 'samvatsara' } },
  muhurta: { rows: MUHURTA_NAMES, native: { table: 'muhurta' } },
  choghadiya: { rows: listed(CHOGHADIYA_NAMES), native: { table: 'choghadiya' } },
  gauri: {
    rows: listed(GAURI_NAMES),
    native: { table: 'gauri', places: Object.keys(GAURI_NAMES).map((key) => GAURI_TABLE.indexOf(key)) },
  },
  month_national: { rows: months('national'), native: { table: 'masa' } },
  month_tamil: { rows: months('tamil'), native: { table: 'solar_tamil' } },
  month_malayalam: { rows: months('malayalam'), native: { table: 'solar_malayalam' } },
  month_bengali: { rows: months('bengali'), native: { table: 'solar_bengali' } },
  month_odia: { rows: months('odia'), native: { table: 'solar_odia' } },
  month_assamese: { rows: months('assamese'), native: { table: 'solar_assamese' } },
  month_nepali: { rows: months('nepali'), native: { table: 'solar_nepali' } },
  month_punjabi: { rows: months('punjabi'), native: { table: 'solar_punjabi' } },
  calendar: { rows: CALENDARS },
  window: { rows: listed(WINDOW_NAMES), native: { table: 'window' } },
  special_yoga: { rows: listed(SPECIAL_YOGAS), native: { table: 'special_yoga' } },
  anandadi: { rows: ANANDADI_NAMES },
  tara: { rows: TARA_NAMES },
  bhadra_abode: { rows: listed(BHADRA_ABODES) },
  panchaka: { rows: listed(PANCHAKA_KINDS) },
  agni_abode: { rows: listed(AGNI_ABODES) },
  direction: { rows: listed(DIRECTIONS), native: { table: 'direction' } },
  kala: { rows: Object.entries(KALAS).map(([key, { iast, sa }]) => ({ key, iast, sa })) },
  varga: { rows: listed(VARGA_NAMES) },
  upagraha: { rows: [...listed(UPAGRAHA_NAMES), ...UPAGRAHAS_OF_TIME] },
  special_lagna: { rows: listed(SPECIAL_LAGNA_NAMES) },
  chara_karaka: { rows: listed(CHARA_KARAKA_NAMES) },
  dignity: { rows: DIGNITIES },
  baladi: { rows: BALADI_NAMES },
  jagradadi: { rows: JAGRADADI_NAMES },
  deeptadi: { rows: [...DEEPTADI_NAMES, ...DEEPTADI_FLAG_NAMES] },
  lajjitadi: { rows: LAJJITADI_NAMES },
  shayanadi: { rows: SHAYANADI_NAMES },
  dasha: { rows: DASHAS },
  dasha_level: { rows: DASHA_LEVELS },
  yogini: { rows: YOGINIS },
  chart_yoga: { rows: chartYogas },
  kuta: { rows: listed(KUTA_NAMES) },
  varna: { rows: listed(VARNA_NAMES) },
  tattva: { rows: listed(TATTVA_NAMES) },
  paya: { rows: listed(PAYA_NAMES) },
  yunja: { rows: listed(YUNJA_NAMES) },
  sphuta: { rows: listed(SPHUTA_NAMES) },
  signification: { rows: significations },
  vashya: { rows: listed(VASHYA_NAMES) },
  yoni: { rows: classes(YONI_NAMES, YONIS_OF_BIRTH) },
  gana: { rows: listed(GANA_NAMES) },
  nadi: { rows: classes(NADI_NAMES, NADIS_OF_BIRTH) },
  rajju: { rows: listed(RAJJU_NAMES) },
  purpose: { rows: listed(PURPOSE_NAMES) },
  muhurta_rule: { rows: listed(RULE_NAMES) },
  term: { rows: TERMS, native: { table: 'term' } },
  utsava: { rows: utsavaRows },
} as const satisfies Record<string, Kind>;
