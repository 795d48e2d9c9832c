/** Months and eras of the regional calendars. */

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

const words = (text: string): readonly string[] => text.split(' ');

/** Names in common English spelling, from the first month of the calendar's year. */
const REGIONAL_MONTH_NAMES: Record<RegionalMonths, readonly string[]> = {
  national: words('Chaitra Vaisakha Jyaishtha Ashadha Shravana Bhadra Ashwin Kartika Agrahayana Pausha Magha Phalguna'),
  tamil: words('Chithirai Vaikasi Aani Aadi Aavani Purattasi Aippasi Karthigai Margazhi Thai Maasi Panguni'),
  malayalam: words('Chingam Kanni Thulam Vrischikam Dhanu Makaram Kumbham Meenam Medam Edavam Mithunam Karkidakam'),
  bengali: words('Boishakh Joishtho Asharh Shrabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro'),
  odia: words('Mesha Brusha Mithuna Karkata Simha Kanya Tula Bichha Dhanu Makara Kumbha Mina'),
  assamese: words('Bohag Jeth Ahar Shaon Bhado Ahin Kati Aghon Puh Magh Phagun Sot'),
  nepali: words('Baishakh Jestha Ashadh Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra'),
  punjabi: words('Chet Vaisakh Jeth Harh Sawan Bhadon Assu Katak Maghar Poh Magh Phagun'),
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
  return list === 'masa' ? masaName(place).iast : (REGIONAL_MONTH_NAMES[list][place - 1] as string);
}
