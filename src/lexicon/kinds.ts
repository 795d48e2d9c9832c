/** The kinds of named things with the keys of each, as the rows of data and domain have them. */

import type {
  Ayana,
  Direction,
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
import type { PayaKey, TattvaKey, YunjaKey } from '../data/chart/avakahada';
import type { Baladi, DEEPTADI_FLAG_KEYS, Deeptadi, Jagradadi, Lajjitadi, Shayanadi } from '../data/chart/avasthas';
import type { CharaKarakaKey, GRAHA_SIGNIFIES } from '../data/chart/karakas';
import type { PresetKey } from '../data/chart/presets';
import type { SpecialLagnaKey } from '../data/chart/specialLagnas';
import type { EighthKey, SphutaKey, UpagrahaKey } from '../data/chart/upagrahas';
import type { ChoghadiyaKey } from '../data/days/choghadiyas';
import type { GauriKey } from '../data/days/gauri';
import type { MUHURTAS, WindowKey } from '../data/days/muhurtas';
import type { SpecialYogaKey } from '../data/days/specialYogas';
import type { AgniAbode, ANANDADI_KEYS, BhadraAbode, NokkuKey, PanchakaKind, TARA_KEYS } from '../data/days/values';
import type { Dignity } from '../data/dignity';
import type { HouseSystem } from '../data/houseSystems';
import type { GrahaKey, Paksha, VargaKey } from '../data/keys';
import type { KutaKey } from '../data/match/row';
import type { RajjuKey } from '../data/match/tables';
import type { GanaKey, NadiKey, VarnaKey, VashyaKey, YoniKey } from '../data/moonClasses';
import type { Purpose, RuleId } from '../data/muhurta-search/rule';
import type { ObservanceKey } from '../data/observances';
import type { KalaKey } from '../data/observances/kala';
import type { NameForm } from '../data/observances/rule';
import type { SahamKey } from '../data/varshaphala/sahams';
import type { YOGA_FAMILIES } from '../data/yogas';
import type { DashaKey } from '../domain/dasha/keys';
import type { PHASE_KEYS } from '../domain/dasha/types';
import type { YoginiKey } from '../domain/dasha/yoginis';
import type { SankalpaEpoch } from '../domain/days/sankalpa';
import type { VargaVariant } from '../domain/positions/vargaVariants';
import type { AnyCalendar } from '../domain/regional/types';
import type { TajikaYogaKey } from '../domain/varshaphala/types';
import type { AyanamshaKey } from '../kernel/keys';
import type en from './source/en/names.json';
import type hi from './source/hi/names.json';
import type sa from './source/sa/names.json';
import type { LabelKind } from './table';

/** The keys of rows. */
type In<Rows extends readonly { key: string }[]> = Rows[number]['key'];

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
  muhurta: In<typeof MUHURTAS>;
  choghadiya: ChoghadiyaKey;
  gauri: GauriKey;
  month_national: MonthNumber;
  month_tamil: MonthNumber;
  month_malayalam: MonthNumber;
  month_bengali: MonthNumber;
  month_odia: MonthNumber;
  month_assamese: MonthNumber;
  month_nepali: MonthNumber;
  month_punjabi: MonthNumber;
  calendar: AnyCalendar;
  window: WindowKey;
  special_yoga: SpecialYogaKey;
  anandadi: (typeof ANANDADI_KEYS)[number];
  tara: (typeof TARA_KEYS)[number];
  bhadra_abode: BhadraAbode;
  panchaka: PanchakaKind;
  agni_abode: AgniAbode;
  nokku: NokkuKey;
  sankalpa: SankalpaEpoch;
  direction: Direction;
  kala: KalaKey;
  varga: VargaKey;
  ayanamsha: AyanamshaKey;
  preset: PresetKey;
  house_system: HouseSystem;
  varga_variant: VargaVariant;
  upagraha: UpagrahaKey | EighthKey;
  special_lagna: SpecialLagnaKey;
  chara_karaka: CharaKarakaKey;
  dignity: Dignity;
  baladi: Baladi;
  jagradadi: Jagradadi;
  deeptadi: Deeptadi | (typeof DEEPTADI_FLAG_KEYS)[number];
  lajjitadi: Lajjitadi;
  shayanadi: Shayanadi;
  dasha: DashaKey | 'patyayini';
  dasha_level: (typeof PHASE_KEYS)[number];
  yogini: YoginiKey;
  chart_yoga: In<(typeof YOGA_FAMILIES)[number]['rows']>;
  kuta: KutaKey;
  varna: VarnaKey;
  tattva: TattvaKey;
  paya: PayaKey;
  yunja: YunjaKey;
  sphuta: SphutaKey;
  signification: (typeof GRAHA_SIGNIFIES)[keyof typeof GRAHA_SIGNIFIES]['signifies'][number];
  vashya: VashyaKey;
  yoni: YoniKey;
  gana: GanaKey;
  nadi: NadiKey;
  rajju: RajjuKey;
  purpose: Purpose;
  muhurta_rule: RuleId;
  tajika_yoga: TajikaYogaKey;
  saham: SahamKey;
  term: keyof (typeof sa)['term'];
  utsava: ObservanceKey | 'ekadashi_madhva_atirikta' | 'surya_grahana' | 'chandra_grahana';
  utsava_form: NameForm;
  epithet: keyof (typeof sa)['epithet'];
}

/** A name for every key of every kind. */
export type Complete = { readonly [Kind in LabelKind]: Readonly<Record<Keys[Kind], string>> };
/** Keys that are named and that no row has. */
export type Stray<Names extends Complete> = { [Kind in LabelKind]: Exclude<keyof Names[Kind], Keys[Kind]> }[LabelKind];
type Checked<Names extends Complete, _Stray extends never> = Names;

/** Languages in which everything has a name of its own: a name that is missing, or of no key, is a compile error. */
export interface CompleteNames {
  sa: Checked<typeof sa, Stray<typeof sa>>;
  en: Checked<typeof en, Stray<typeof en>>;
  hi: Checked<typeof hi, Stray<typeof hi>>;
}
