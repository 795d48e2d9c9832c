/** From the domain's regional dates to the fields of a day. */
import type * as z from 'zod';
import { samvatsaraName } from '../../domain/names';
import type { Labels } from '../../domain/names/labels';
import type { RegionalDates } from '../../domain/regional/dates';
import { ERA_NAMES, regionalMonthLabel, regionalMonthName } from '../../domain/regional/names';
import { CALENDAR_KEYS, type CalendarKey, type RegionalDate, regionalNoteInWords } from '../../domain/regional/types';
import { labelledField, sentencesOf } from '../shapes/language';
import type { RegionalDateShape } from './response';

/** A date of a regional calendar. */
export function presentRegionalDate(
  labels: Labels | null,
  calendar: CalendarKey,
  date: RegionalDate,
): z.output<typeof RegionalDateShape> {
  const { year, monthIndex, day, samvatsara, paksha, adhika, source, status, note } = date;
  return {
    year,
    month: regionalMonthName(calendar, monthIndex),
    month_index: monthIndex,
    ...(labels && { month_label: regionalMonthLabel(labels, calendar, monthIndex) }),
    day,
    era: ERA_NAMES[calendar],
    ...(samvatsara !== undefined && {
      name_of_year: samvatsaraName(samvatsara).iast,
      ...(labels && { name_of_year_label: labels.labelAt('samvatsara', samvatsara) }),
    }),
    ...(paksha !== undefined && { paksha, ...labelledField(labels, 'paksha', 'paksha', paksha) }),
    ...(adhika !== undefined && { adhika }),
    ...(source !== undefined && { source }),
    ...(status !== undefined && { status }),
    ...(note && { note: regionalNoteInWords(note, sentencesOf(labels)) }),
  };
}

/** The dates of all calendars on a civil day. */
export function presentRegional(labels: Labels | null, dates: RegionalDates) {
  const presented = {} as Record<CalendarKey, z.output<typeof RegionalDateShape> | null>;
  for (const calendar of CALENDAR_KEYS) {
    const date = dates[calendar];
    presented[calendar] = date && presentRegionalDate(labels, calendar, date);
  }
  return presented;
}
