/** Months and eras of the regional calendars. */

import { MONTH_ASSAMESE_ENGLISH } from '../../build/lexicon/english/month_assamese';
import { MONTH_BENGALI_ENGLISH } from '../../build/lexicon/english/month_bengali';
import { MONTH_MALAYALAM_ENGLISH } from '../../build/lexicon/english/month_malayalam';
import { MONTH_NATIONAL_ENGLISH } from '../../build/lexicon/english/month_national';
import { MONTH_NEPALI_ENGLISH } from '../../build/lexicon/english/month_nepali';
import { MONTH_ODIA_ENGLISH } from '../../build/lexicon/english/month_odia';
import { MONTH_PUNJABI_ENGLISH } from '../../build/lexicon/english/month_punjabi';
import { MONTH_TAMIL_ENGLISH } from '../../build/lexicon/english/month_tamil';
import { masaName } from '../../build/lexicon/terms/masa';
import type { CalendarKey } from '../domain/regional/types';
import type { Labels } from './labels';

/** The list of months of each calendar; the Vikrama calendars use the lunar months. */
const MONTHS_OF = {
  shaka_national: 'national',
  vikrama_chaitradi: 'masa',
  vikrama_kartikadi: 'masa',
  tamil: 'tamil',
  malayalam: 'malayalam',
  bengali: 'bengali',
  bengali_bangladesh: 'bengali',
  odia: 'odia',
  assamese: 'assamese',
  nepali: 'nepali',
  punjabi_bikrami: 'punjabi',
  nanakshahi: 'punjabi',
} as const satisfies Record<CalendarKey, string>;

/** The calendars' own lists of months. */
type RegionalMonths = Exclude<(typeof MONTHS_OF)[CalendarKey], 'masa'>;

/** Names in common English spelling by number, from the first month of the calendar's year. */
const ENGLISH: Record<RegionalMonths, Readonly<Record<number, string>>> = {
  national: MONTH_NATIONAL_ENGLISH,
  tamil: MONTH_TAMIL_ENGLISH,
  malayalam: MONTH_MALAYALAM_ENGLISH,
  bengali: MONTH_BENGALI_ENGLISH,
  odia: MONTH_ODIA_ENGLISH,
  assamese: MONTH_ASSAMESE_ENGLISH,
  nepali: MONTH_NEPALI_ENGLISH,
  punjabi: MONTH_PUNJABI_ENGLISH,
};

/** Names of eras in IAST. */
export const ERA_NAMES = {
  shaka_national: 'Śaka',
  vikrama_chaitradi: 'Vikrama',
  vikrama_kartikadi: 'Vikrama',
  tamil: 'Śaka',
  malayalam: 'Kollam',
  bengali: 'Baṅgābda',
  bengali_bangladesh: 'Baṅgābda',
  odia: 'Amli',
  assamese: 'Bhāskarābda',
  nepali: 'Bikram Sambat',
  punjabi_bikrami: 'Bikramī',
  nanakshahi: 'Nānakśāhī',
} as const satisfies Record<CalendarKey, string>;

const KARTTIKA = 8;

/** The list that contains the name of a month, and its position, from 1. */
function monthPlaceOf(
  calendar: CalendarKey,
  monthIndex: number,
): { list: (typeof MONTHS_OF)[CalendarKey]; place: number } {
  if (!(monthIndex >= 1 && monthIndex <= 12)) throw new RangeError(`no month ${monthIndex} of ${calendar}`);
  const place = calendar === 'vikrama_kartikadi' ? ((monthIndex + KARTTIKA - 2) % 12) + 1 : monthIndex;
  return { list: MONTHS_OF[calendar], place };
}

/** Name of a month, 1..12, in the language of the labels. */
export function regionalMonthLabel(labels: Labels, calendar: CalendarKey, monthIndex: number): string {
  const { list, place } = monthPlaceOf(calendar, monthIndex);
  return labels.labelAt(list === 'masa' ? 'masa' : `month_${list}`, place);
}

/** Name of a month, 1..12: lunar months in IAST, others in common English spelling. */
export function regionalMonthName(calendar: CalendarKey, monthIndex: number): string {
  const { list, place } = monthPlaceOf(calendar, monthIndex);
  return list === 'masa' ? masaName(place).iast : (ENGLISH[list][place] as string);
}
