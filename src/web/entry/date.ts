/** Parses dates in common notations. An ambiguous date is not guessed: both readings are returned. */
import {
  dateAsWritten,
  dateParts,
  dayInCalendar,
  FIRST_DAY_OF_ALL,
  FIRST_YEAR_OF_ALL,
  LAST_DAY_OF_ALL,
  LAST_YEAR_OF_ALL,
} from '../../domain/time/calendars';
import { civilFromDays, daysInMonth } from '../../domain/time/civil';
import { plainDigits } from './digits';

/** A Gregorian date. */
export interface DateEntry {
  year: number;
  month: number;
  day: number;
}

export type DateReading =
  | { kind: 'date'; date: DateEntry }
  /** Day and month can be swapped. */
  | { kind: 'ambiguous'; dates: readonly [DateEntry, DateEntry] }
  | { kind: 'unreadable' }
  | { kind: 'out-of-range' }
  | { kind: 'no-such-day'; year: number; month: number; days: number };

const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The first letters of the months in Hindi, with spellings that differ. */
const HINDI = [
  ['जन'],
  ['फर', 'फ़र', 'फ़र'],
  ['मार्च'],
  ['अप्र'],
  ['मई'],
  ['जून'],
  ['जुल'],
  ['अग'],
  ['सित'],
  ['अक्ट', 'अक्तू', 'अक्टू'],
  ['नव'],
  ['दिस'],
];

function monthOf(word: string): number {
  const english = ENGLISH.findIndex((name) => word.length >= 3 && word.startsWith(name));
  if (english >= 0) return english + 1;
  return HINDI.findIndex((names) => names.some((name) => word.normalize('NFC').startsWith(name.normalize('NFC')))) + 1;
}

/** Completes a two-digit year to a year of the last hundred years. */
function wholeYear(text: string, thisYear: number): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const century = Math.floor(thisYear / 100) * 100;
  return century + year > thisYear ? century - 100 + year : century + year;
}

/** A date as written, within the days of the kernel; before 15 October 1582 by the Julian calendar. */
function checked(year: number, month: number, day: number): DateReading {
  if (year < FIRST_YEAR_OF_ALL || year > LAST_YEAR_OF_ALL) return { kind: 'out-of-range' };
  if (month < 1 || month > 12) return { kind: 'unreadable' };
  const number = dayInCalendar('auto', { year, month, day });
  if (number === null) return { kind: 'no-such-day', year, month, days: daysInMonth(year, month) };
  if (number < FIRST_DAY_OF_ALL || number > LAST_DAY_OF_ALL) return { kind: 'out-of-range' };
  return { kind: 'date', date: civilFromDays(number) };
}

/** A year with a sign or an era: `-584-05-28`, `28 May 585 BCE`. */
const OF_AN_ERA = /^[+-]\d|\s(bce?|ce|ad)$/i;

/** Day and month in either order: the possible one, or both. */
function eitherOrder(year: number, first: number, second: number, isDayFirst: boolean): DateReading {
  const dayFirst = checked(year, second, first);
  const monthFirst = checked(year, first, second);
  if (isDayFirst || monthFirst.kind !== 'date') return dayFirst.kind === 'unreadable' ? monthFirst : dayFirst;
  if (dayFirst.kind !== 'date' || first === second) return monthFirst;
  return { kind: 'ambiguous', dates: [dayFirst.date, monthFirst.date] };
}

/** `15061990` and `19900615`. Six digits are day, month and the last two of the year. */
function fromDigits(digits: string, thisYear: number): DateReading {
  const part = (from: number, to: number) => Number(digits.slice(from, to));
  if (digits.length === 6) return eitherOrder(wholeYear(digits.slice(4), thisYear), part(0, 2), part(2, 4), true);
  const yearFirst = checked(part(0, 4), part(4, 6), part(6, 8));
  const yearLast = checked(part(4, 8), part(2, 4), part(0, 2));
  if (yearLast.kind === 'date') return yearLast;
  if (yearFirst.kind === 'date') return yearFirst;
  const american = checked(part(4, 8), part(0, 2), part(2, 4));
  return american.kind === 'date' ? american : yearLast;
}

/**
 * Parses a date: `19-02-1985`, `15/6/90`, `15061990`, `1985-02-19`, `June 15, 1990`, `१५-६-१९९०`, `15 जून 1990`. Dots
 * and Indian digits mean day first. Other numbers below thirteen give both orders. Years before 1 CE have a sign or an
 * era: `-584-05-28`, `28 May 585 BCE`, `101 BCE`.
 */
export function readDate(text: string, thisYear = new Date().getFullYear()): DateReading {
  const plain = plainDigits(text).toLowerCase();
  const isIndian = plain !== text.trim().replace(/\s+/g, ' ').toLowerCase();
  const ofAnEra = OF_AN_ERA.test(plain) ? dateParts(dateAsWritten(plain)) : null;
  if (ofAnEra) return checked(ofAnEra.year, ofAnEra.month, ofAnEra.day);
  if (/^\d{6}$|^\d{8}$/.test(plain)) return fromDigits(plain, thisYear);
  const numbers = /^(\d{1,4})\s*([-/. ])\s*(\d{1,2})\s*[-/. ]\s*(\d{1,4})$/.exec(plain);
  if (numbers) {
    const [, a = '', separator, b = '', c = ''] = numbers;
    if (a.length > 2) return checked(Number(a), Number(b), Number(c));
    if (c.length === 3) return { kind: 'unreadable' };
    return eitherOrder(wholeYear(c, thisYear), Number(a), Number(b), separator === '.' || isIndian);
  }
  const words = plain
    .replace(/[,.]/g, ' ')
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .split(/[\s/-]+/)
    .filter(Boolean);
  if (words.length !== 3) return { kind: 'unreadable' };
  const months = words.map(monthOf);
  const monthIndex = months.findIndex((month) => month > 0);
  const others = words.filter((_, i) => i !== monthIndex);
  if (monthIndex < 0 || !others.every((word) => /^\d{1,4}$/.test(word))) return { kind: 'unreadable' };
  const [first = '', second = ''] = others;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  return checked(wholeYear(year, thisYear), months[monthIndex] as number, Number(day));
}
