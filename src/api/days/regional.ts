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

/** At least the months of an answer. */
const MONTHS = 64;
/** The numbers of the days of a month, which has at most 32. */
const DAYS = Array.from({ length: 33 }, (_, day) => cellTextOf(String(day)));
/** Stands for the day in a date. */
const DAY = hole(0);

function dateIn(labels: Labels | null, calendar: CalendarKey): Part<RegionalDate, PresentedDate> {
  const months = new Memo<number, readonly Uint8Array[]>(MONTHS);
  const presentDay = (date: RegionalDate): PresentedDate =>
    presentRegionalDate(labels, calendar, { ...date, day: DAY as unknown as number });
  /** The JSON of the dates of a month, before and after the day. */
  const aroundDay = (date: RegionalDate): readonly Uint8Array[] =>
    new JsonPattern(presentDay(date)).around.map(({ json }) => json);
  const writers = new Memo<(presented: PresentedDate) => string, WriteText<RegionalDate>>();
  return {
    present: (date) => presentRegionalDate(labels, calendar, date),
    write(out, date) {
      const [before, after] = months.of(monthOf(date), aroundDay, date) as [Uint8Array, Uint8Array];
      out.bytes(before);
      out.bytes((DAYS[date.day] as CellText).bytes);
      out.bytes(after);
    },
    texts: (textOf) =>
      writers.of(textOf, () => {
        const texts = new Memo<number, readonly CellText[]>(MONTHS);
        const textsAroundDay = (date: RegionalDate) => textOf(presentDay(date)).split(DAY).map(cellTextOf);
        return (out, date) => {
          const [before, after] = texts.of(monthOf(date), textsAroundDay, date) as [CellText, CellText];
          out.encoded(before);
          out.encoded(DAYS[date.day] as CellText);
          out.encoded(after);
        };
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
