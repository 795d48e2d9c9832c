/** The holidays of a region in a year with their names. */
import { tables as english } from '../../build/lexicon/observances/en';
import { tables as hindi } from '../../build/lexicon/observances/hi';
import { KEYS as keys } from '../../build/lexicon/observances/keys';
import type { Region } from '../data/observances/regions';
import { type Holiday, type HolidayYear, holidaysOf as keyedHolidaysOf } from '../domain/holidays/year';
import { type DomainError, ok, type Result } from '../domain/result';
import type { Kernel } from '../kernel/kernel';
import { observanceLabels } from '../lexicon/labels';
import { holidayName } from '../lexicon/sentences/holidays';

const ENGLISH = observanceLabels('en', keys, english);
const HINDI = observanceLabels('hi', keys, hindi);

/** One holiday on its civil day, with its everyday name in English and in Hindi. */
export interface NamedHoliday extends Holiday {
  name: string;
  hi: string;
}

/** The holidays of a region in a year, by date and then key. */
export interface NamedHolidayYear extends Omit<HolidayYear, 'holidays'> {
  holidays: readonly NamedHoliday[];
}

const named = (holiday: Holiday): NamedHoliday => ({
  ...holiday,
  name: holidayName(holiday.key, ENGLISH, 'en'),
  hi: holidayName(holiday.key, HINDI, 'hi'),
});

/**
 * The holidays of a region in a year: the government's list if it is known, otherwise a forecast, in which each
 * holiday of the latest lists falls on the day that its rule gives at the region's town.
 *
 * Error   a forecast can be `marginDays` from the day that the government notifies; docs/utsavas.md has the agreement
 * Source  the lists of src/data/holidays
 */
export function holidaysOf(
  kernel: Kernel,
  question: { region: Region; year: number },
): Result<NamedHolidayYear, DomainError> {
  const year = keyedHolidaysOf(kernel, question);
  return year.ok ? ok({ ...year.value, holidays: year.value.holidays.map(named) }) : year;
}
