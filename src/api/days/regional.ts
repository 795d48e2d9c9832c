/** Converts the domain's regional dates to the fields of a day. */
import type * as z from 'zod';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import type { RegionalDates } from '../../domain/regional/dates';
import { CALENDAR_KEYS, type CalendarKey, type RegionalDate } from '../../domain/regional/types';
import type { Labels } from '../../lexicon/labels';
import { ERA_NAMES, regionalMonthLabel, regionalMonthName } from '../../lexicon/regionalMonth';
import { regionalNoteInWords } from '../../lexicon/sentences/day';
import { type CellText, cellTextOf } from '../cellWriter';
import { hole, JsonPattern } from '../jsonPattern';
import { Memo } from '../memo';
import { orNull, type Part, type WriteText, within } from '../parts';
import { recordOf } from '../recordPart';
import { sentencesOf } from '../shapes/language';
import { numberedName, pakshaName } from './names';
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
    month: {
      index: monthIndex,
      name: regionalMonthName(calendar, monthIndex),
      ...(labels && { label: regionalMonthLabel(labels, calendar, monthIndex) }),
    },
    day,
    era: ERA_NAMES[calendar],
    ...(samvatsara !== undefined && {
      name_of_year: numberedName(labels, 'samvatsara', samvatsara, samvatsaraName),
    }),
    ...(paksha !== undefined && { paksha: pakshaName(labels, paksha) }),
    ...(adhika !== undefined && { adhika }),
    ...(source !== undefined && { source }),
    ...(status !== undefined && { status }),
    ...(note && { note: regionalNoteInWords(note, sentencesOf(labels)) }),
  };
}

type PresentedDate = z.output<typeof RegionalDateShape>;

/** The month and fortnight of a date as one number. Dates with the same number differ only in their day. */
const monthOf = ({ year, monthIndex, paksha, adhika }: RegionalDate): number =>
  4 * (16 * year + monthIndex) + (paksha === 'krishna' ? 2 : 0) + (adhika ? 1 : 0);

/** More than the days of a month, and at least the months and the days of an answer. */
const DAYS_OF_MONTH = 64;
const MONTHS = 64;
const DAYS = 450;

function dateIn(labels: Labels | null, calendar: CalendarKey): Part<RegionalDate, PresentedDate> {
  const months = new Memo<number, readonly Uint8Array[]>(MONTHS);
  /** The JSON of the dates of a month, before and after the day. */
  const aroundDay = (date: RegionalDate): readonly Uint8Array[] =>
    new JsonPattern(presentRegionalDate(labels, calendar, { ...date, day: hole(0) as unknown as number })).around.map(
      ({ json }) => json,
    );
  const writers = new Memo<(presented: PresentedDate) => string, WriteText<RegionalDate>>();
  return {
    present: (date) => presentRegionalDate(labels, calendar, date),
    write(out, date) {
      const [before, after] = months.of(monthOf(date), aroundDay, date) as [Uint8Array, Uint8Array];
      out.bytes(before);
      out.number(date.day);
      out.bytes(after);
    },
    texts: (textOf) =>
      writers.of(textOf, () => {
        const known = new Memo<number, CellText>(DAYS);
        const make = (date: RegionalDate) => cellTextOf(textOf(presentRegionalDate(labels, calendar, date)));
        return (out, date) => out.encoded(known.of(DAYS_OF_MONTH * monthOf(date) + date.day, make, date));
      }),
  };
}

type Dates = Record<CalendarKey, PresentedDate | null>;

/** The dates of all calendars on a civil day. @param labels  as for `lastingPartsIn` */
export const regionalDates = (labels: Labels | null): Part<RegionalDates, Dates> =>
  recordOf<RegionalDates, Dates>(
    Object.fromEntries(
      CALENDAR_KEYS.map((key) => [key, within((dates: RegionalDates) => dates[key], orNull(dateIn(labels, key)))]),
    ) as Record<CalendarKey, Part<RegionalDates, PresentedDate | null>>,
  );
