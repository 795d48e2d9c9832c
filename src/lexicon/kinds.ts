/** The kinds of named things with the keys of each, as the rows of data and domain have them. */

import type {
  Ayana,
  KARANA_KEYS,
  MASA_KEYS,
  NAKSHATRA_KEYS,
  RASHI_KEYS,
  RITU_KEYS,
  SAMVATSARA_KEYS,
  TithiKey,
  VARAS,
  YOGA_KEYS,
} from '../data/almanac';
import type { GrahaKey, VargaKey } from '../data/keys';
import type { ObservanceKey } from '../data/observances';
import type { KALAS } from '../data/observances/kala';
import type { NameForm } from '../data/observances/rule';
import type { Paksha } from '../data/paksha';
import type {
  NADI_NAMES as NADIS_OF_BIRTH,
  PAYA_NAMES,
  TATTVA_NAMES,
  YONI_NAMES as YONIS_OF_BIRTH,
  YUNJA_NAMES,
} from '../domain/chart/avakahada/tables';
import type {
  BALADI_NAMES,
  DEEPTADI_FLAG_NAMES,
  DEEPTADI_NAMES,
  JAGRADADI_NAMES,
  LAJJITADI_NAMES,
  SHAYANADI_NAMES,
} from '../domain/chart/avasthas/names';
import type { CHARA_KARAKA_NAMES, GRAHA_SIGNIFIES } from '../domain/chart/karakas';
import type { SPECIAL_LAGNA_NAMES } from '../domain/chart/specialLagnas';
import type { SPHUTA_NAMES } from '../domain/chart/sphutas';
import type { UPAGRAHA_NAMES } from '../domain/chart/upagrahas';
import type { YOGA_FAMILIES } from '../domain/chart/yogas';
import type { DashaKey } from '../domain/dasha/keys';
import type { PHASE_KEYS } from '../domain/dasha/types';
import type { YOGINIS } from '../domain/dasha/yoginis';
import type { CHOGHADIYA_NAMES } from '../domain/day-divisions/choghadiya';
import type { MUHURTA_NAMES } from '../domain/day-divisions/muhurtas';
import type { WINDOW_NAMES } from '../domain/day-divisions/windows';
import type { TARA_NAMES } from '../domain/days/bala';
import type { BHADRA_ABODES, PANCHAKA_KINDS } from '../domain/days/bhadra';
import type { GAURI_NAMES } from '../domain/days/gauri';
import type { AGNI_ABODES, ANANDADI_NAMES, DIRECTIONS } from '../domain/days/ofDay';
import type { SPECIAL_YOGAS } from '../domain/days/specialYogas';
import type { KUTA_NAMES } from '../domain/match/names';
import type { NADI_NAMES, RAJJU_NAMES } from '../domain/match/tables/classes';
import type { YONI_NAMES } from '../domain/match/tables/yoni';
import type { GANA_NAMES, VARNA_NAMES, VASHYA_NAMES } from '../domain/moonClasses';
import type { PURPOSE_NAMES } from '../domain/muhurta-search/names';
import type { RULE_NAMES } from '../domain/muhurta-search/ruleNames';
import type { Dignity } from '../domain/positions/types';
import type { CalendarKey } from '../domain/regional/types';
import type en from './source/en/names.json';
import type hi from './source/hi/names.json';
import type sa from './source/sa/names.json';
import type { LabelKind } from './table';

/** The keys of rows. */
type In<Rows extends readonly { key: string }[]> = Rows[number]['key'];
/** The keys of a table of rows. */
type Of<Table extends Readonly<Record<string, { key: string }>>> = Table[keyof Table]['key'];

/** Months of a regional calendar by number, because languages name them differently. */
type MonthNumber = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** Keys by kind. A new family of named things is a line here, and its names in the sources. */
interface Keys extends Record<LabelKind, string> {
  graha: GrahaKey;
  rashi: (typeof RASHI_KEYS)[number];
  nakshatra: (typeof NAKSHATRA_KEYS)[number];
  tithi: TithiKey;
  yoga: (typeof YOGA_KEYS)[number];
  karana: (typeof KARANA_KEYS)[number];
  vara: In<typeof VARAS>;
  masa: (typeof MASA_KEYS)[number];
  ritu: (typeof RITU_KEYS)[number];
  paksha: Paksha;
  ayana: Ayana;
  samvatsara: (typeof SAMVATSARA_KEYS)[number];
  muhurta: In<typeof MUHURTA_NAMES>;
  choghadiya: Of<typeof CHOGHADIYA_NAMES>;
  gauri: Of<typeof GAURI_NAMES>;
  month_national: MonthNumber;
  month_tamil: MonthNumber;
  month_malayalam: MonthNumber;
  month_bengali: MonthNumber;
  month_odia: MonthNumber;
  month_assamese: MonthNumber;
  month_nepali: MonthNumber;
  month_punjabi: MonthNumber;
  calendar: CalendarKey;
  window: Of<typeof WINDOW_NAMES>;
  special_yoga: Of<typeof SPECIAL_YOGAS>;
  anandadi: In<typeof ANANDADI_NAMES>;
  tara: In<typeof TARA_NAMES>;
  bhadra_abode: Of<typeof BHADRA_ABODES>;
  panchaka: Of<typeof PANCHAKA_KINDS>;
  agni_abode: Of<typeof AGNI_ABODES>;
  direction: Of<typeof DIRECTIONS>;
  kala: keyof typeof KALAS;
  varga: VargaKey;
  upagraha: Of<typeof UPAGRAHA_NAMES> | 'kala' | 'mrityu' | 'ardhaprahara' | 'yamaghantaka';
  special_lagna: Of<typeof SPECIAL_LAGNA_NAMES>;
  chara_karaka: Of<typeof CHARA_KARAKA_NAMES>;
  dignity: Dignity;
  baladi: In<typeof BALADI_NAMES>;
  jagradadi: In<typeof JAGRADADI_NAMES>;
  deeptadi: In<typeof DEEPTADI_NAMES> | In<typeof DEEPTADI_FLAG_NAMES>;
  lajjitadi: In<typeof LAJJITADI_NAMES>;
  shayanadi: In<typeof SHAYANADI_NAMES>;
  dasha: DashaKey | 'patyayini';
  dasha_level: (typeof PHASE_KEYS)[number];
  yogini: In<typeof YOGINIS>;
  chart_yoga: In<(typeof YOGA_FAMILIES)[number]['rows']>;
  kuta: Of<typeof KUTA_NAMES>;
  varna: Of<typeof VARNA_NAMES>;
  tattva: Of<typeof TATTVA_NAMES>;
  paya: Of<typeof PAYA_NAMES>;
  yunja: Of<typeof YUNJA_NAMES>;
  sphuta: Of<typeof SPHUTA_NAMES>;
  signification: In<(typeof GRAHA_SIGNIFIES)[keyof typeof GRAHA_SIGNIFIES]['signifies']>;
  vashya: Of<typeof VASHYA_NAMES>;
  yoni: Of<typeof YONI_NAMES> | Of<typeof YONIS_OF_BIRTH>;
  gana: Of<typeof GANA_NAMES>;
  nadi: Of<typeof NADI_NAMES> | Of<typeof NADIS_OF_BIRTH>;
  rajju: Of<typeof RAJJU_NAMES>;
  purpose: Of<typeof PURPOSE_NAMES>;
  muhurta_rule: Of<typeof RULE_NAMES>;
  term: keyof (typeof sa)['term'];
  utsava: ObservanceKey | 'ekadashi_madhva_atirikta' | 'surya_grahana' | 'chandra_grahana';
  utsava_form: NameForm;
  epithet: keyof (typeof sa)['epithet'];
}

/** A name for every key of every kind. */
type Complete = { readonly [Kind in LabelKind]: Readonly<Record<Keys[Kind], string>> };
/** Keys that are named and that no row has. */
type Stray<Names extends Complete> = { [Kind in LabelKind]: Exclude<keyof Names[Kind], Keys[Kind]> }[LabelKind];
type Checked<Names extends Complete, _Stray extends never> = Names;

/** Languages in which everything has a name of its own: a name that is missing, or of no key, is a compile error. */
export interface CompleteNames {
  sa: Checked<typeof sa, Stray<typeof sa>>;
  en: Checked<typeof en, Stray<typeof en>>;
  hi: Checked<typeof hi, Stray<typeof hi>>;
}
