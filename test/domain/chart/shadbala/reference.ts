/** Ṣaḍ-bala of test/truth/jyotish in the terms of the domain: recorded inputs, and values by the keys of the API. */

import { readFileSync } from 'node:fs';
import type { RashiKind } from '../../../../src/data/chart/shadbala';
import type { BhavaBala, GrahaBala, ShadbalaInput } from '../../../../src/domain/chart/shadbala';
import type { BirthDay } from '../../../../src/domain/positions/birthDay';
import type { Standing } from '../../../../src/domain/positions/standing';
import type { ChartQuestion } from '../../../../src/domain/positions/types';
import type { AyanamshaKey, BodyKey } from '../../../../src/kernel/keys';
import { type Birth, grahaOf, REFERENCE_GRAHAS, type ReferenceGraha, type ReferencePoint } from '../../support/cases';
import { longitudesOf, standingAt } from '../../support/standing';

export { longitudesOf } from '../../support/standing';

type SevenName = Exclude<ReferenceGraha, 'rahu' | 'ketu'>;
export const SEVEN_NAMES = REFERENCE_GRAHAS.slice(0, 7) as SevenName[];
export const bodyOf = (name: SevenName): BodyKey => grahaOf(name) as BodyKey;

/** Values with the same name in reference and domain. */
export const VALUE_KEYS = [
  'uchcha',
  'saptavargaja',
  'ojayugma',
  'kendradi',
  'drekkana',
  'sthana',
  'dig',
  'nathonnatha',
  'paksha',
  'tribhaga',
  'abda',
  'masa',
  'vara',
  'hora',
  'ayana',
  'kala',
  'cheshta',
  'naisargika',
  'drik',
  'total',
  'rupa',
  'ishta',
  'kashta',
] as const satisfies readonly (keyof GrahaBala)[];
export type ValueKey = (typeof VALUE_KEYS)[number];
export const LORD_KEYS = ['abda', 'masa', 'vara', 'hora'] as const satisfies readonly ValueKey[];

export interface ShadbalaCase extends Birth {
  inputs_used: {
    mc: number;
    hour_angle_deg: number;
    is_day: boolean;
    vedic_day_jdn: number;
    /** 0 is Ravivāra. */
    vara: number;
    ayanamsa_lahiri: number;
    ayanamsa_raman: number;
    tropical_sun: number;
    sunrise_jd_ut: number;
    sunset_jd_ut: number;
    next_sunrise_jd_ut: number;
  };
  meta: Record<`${(typeof LORD_KEYS)[number]}_lord`, ReferenceGraha> & { benefics: ReferenceGraha[] };
  boundary_day: boolean;
  expected: {
    graha: Record<SevenName, Record<ValueKey | 'cheshta_phala', number>>;
    bhava: (Omit<BhavaBala, 'number'> & { bhava: number; madhya: number; type: RashiKind })[];
  };
}

/**
 * A worked example of a book: the printed figures, and the figures of an engine that follows its rules for the same
 * birth.
 */
export interface PrintedCase {
  family: string;
  source: string;
  input: { tz_hours: number; lat: number; lon: number; ayanamsa: string; jd_ut: number };
  computed_longitudes_deg: Record<ReferencePoint, number>;
  mc: number;
  book: Partial<Record<ValueKey, Record<SevenName, number>>>;
  engine: Partial<Record<ValueKey, Record<SevenName, number>>>;
  tolerance_virupa: Partial<Record<ValueKey, number>>;
  /** Keys are `value.graha`, values the reason. */
  book_figures_to_skip?: Record<string, string>;
}

function parsed<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../../truth/jyotish/${file}.json`, import.meta.url), 'utf8')) as T;
}

export const BIRTHS = parsed<{ records: ShadbalaCase[] }>('shadbala').records;
export const PRINTED = [parsed<PrintedCase>('raman_1918'), parsed<PrintedCase>('jain_1981')];

/** No rule of ṣaḍ-bala needs to know which grahas are retrograde. */
export const standingFromReference = (lon: Record<ReferencePoint, number>): Standing => standingAt(longitudesOf(lon));

/** The day of a birth as the file records it. */
export function recordedDay({ input, inputs_used }: ShadbalaCase): BirthDay {
  return {
    birthJd: input.jd_ut,
    sunriseJd: inputs_used.sunrise_jd_ut,
    sunsetJd: inputs_used.sunset_jd_ut,
    nextSunriseJd: inputs_used.next_sunrise_jd_ut,
    isDay: inputs_used.is_day,
    vara: inputs_used.vara + 1,
    dayNumber: inputs_used.vedic_day_jdn,
    ghatis: (input.jd_ut - inputs_used.sunrise_jd_ut) * 60,
  };
}

/** All inputs of the rules, as the file records them. */
export function recordedInput(birth: ShadbalaCase): ShadbalaInput {
  const { mc, hour_angle_deg, ayanamsa_lahiri, ayanamsa_raman } = birth.inputs_used;
  return {
    standing: standingFromReference(birth.lon),
    midheavenDeg: mc,
    jdUt: birth.input.jd_ut,
    sunHourAngleDeg: hour_angle_deg,
    ayanamshaDeg: ayanamsa_lahiri,
    ramanAyanamshaDeg: ayanamsa_raman,
    birthDay: recordedDay(birth),
  };
}

export function questionOf(
  { jd_ut, lat, lon, tz_hours }: PrintedCase['input'],
  ayanamsha: AyanamshaKey,
): ChartQuestion {
  return { jdUt: jd_ut, latDeg: lat, lonDeg: lon, tzHours: tz_hours, ayanamsha, nodeMode: 'mean' };
}
