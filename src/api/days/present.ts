/**
 * Converts the domain's days to the fields of /api/v1/days. A year has a hundred thousand fields, so only
 * requested ones are written, by hand-written code.
 */
import type * as z from 'zod';
import { dayReason } from '../../domain/day/reason';
import type { Day } from '../../domain/days/days';
import { COMPUTED_FIELDS, type ComputedField } from '../../domain/days/fields';
import { kaliAhargana } from '../../domain/time/ahargana';
import { inBothCalendars } from '../../domain/time/calendars';
import { daysFromCivil, JD_UNIX_EPOCH } from '../../domain/time/civil';
import type { Clocks } from '../../domain/time/zone';
import type { Labels } from '../../lexicon/labels';
import { utsavaLabel } from '../../lexicon/observances';
import { dayReasonInWords } from '../../lexicon/sentences/day';
import type { JsonWriter } from '../jsonWriter';
import { Memo } from '../memo';
import type { InstantText } from '../parts';
import { constantOf, listOf, orNull, type Part, plainOf, plainText, within } from '../parts';
import { recordOf } from '../recordPart';
import { sentencesOf } from '../shapes/language';
import { presentDate } from '../shapes/presentAlmanac';
import type { DayField } from './fields';
import { furtherParts, SANKALPA_FIELDS } from './further';
import { lastingPartsIn } from './lasting';
import type { DayShape, WholeDay } from './response';

export type PresentedDay = z.output<typeof DayShape>;
/** A day with all its fields. */
export type WholePresentedDay = z.output<typeof WholeDay>;

const isComputed = (field: DayField): field is DayField & ComputedField => field in COMPUTED_FIELDS;

/** The fields that the domain must compute for an answer. */
export const computedOf = (fields: readonly DayField[]): ComputedField[] => [
  ...new Set([...fields.filter(isComputed), ...(fields.includes('sankalpa') ? SANKALPA_FIELDS : [])]),
];

/** The names that the days of an answer use. */
interface Naming {
  /** Names in addition to IAST; null for a request without a language. */
  labels: Labels | null;
  /** Keys of the observances by date; null where none are computed. */
  observances: ReadonlyMap<string, readonly string[]> | null;
  /** The names of observances in IAST. */
  observanceNames: Labels;
}

/** The inputs for writing the days of an answer. */
interface Writing extends Naming {
  /** Formats the instants of objects. */
  write: InstantText;
  /** The UTC offsets of the place, by which JSON writes instants; null for UTC. */
  clocks: Clocks | null;
  isOfOtherYears: boolean;
  isHistorical: boolean;
}

const NONE: readonly string[] = [];

export type WholeOf = Required<Day>;

const dayNumberOf = ({ date: { year, month, day } }: Day): number => daysFromCivil(year, month, day);

const DATE_JULIAN = plainOf((day: WholeOf) => inBothCalendars(dayNumberOf(day)).julian);
const AHARGANA = plainOf((day: WholeOf) => kaliAhargana(JD_UNIX_EPOCH + dayNumberOf(day)).day);
const UNDECIDED_FIELDS = plainOf(({ undecided }: WholeOf) => undecided);

/** The fields of a day that exist only outside 1900 to 2100, or by a historical model. */
const unusualParts = ({ isOfOtherYears, isHistorical }: Writing): Record<string, Part<WholeOf, unknown>> => ({
  ...(isOfOtherYears && { date_julian: DATE_JULIAN }),
  ...((isOfOtherYears || isHistorical) && { ahargana: AHARGANA }),
  ...(isOfOtherYears && !isHistorical && { undecided_fields: UNDECIDED_FIELDS }),
});

/** @param observanceNames  in IAST */
const observancesIn = (labels: Labels | null, observanceNames: Labels) =>
  orNull(
    listOf(
      constantOf(
        (key: string) => key,
        (key) => ({
          key,
          name: utsavaLabel(observanceNames, key),
          ...(labels && { label: utsavaLabel(labels, key) }),
        }),
      ),
    ),
  );

/** The writers of observances in each language. */
const OBSERVANCES = new Memo<string | undefined, ReturnType<typeof observancesIn>>();

/** The writers of all fields of a day. */
export type DayParts = ReturnType<typeof dayParts>;

export function dayParts({ labels, observances, observanceNames }: Naming) {
  return {
    date: plainText(({ date }: WholeOf) => presentDate(date)),
    ...lastingPartsIn(labels),
    ...furtherParts(labels),
    note: plainOf((day: WholeOf) => noteOf(day, labels)),
    observances: within(
      ({ date }: WholeOf) => observances && (observances.get(presentDate(date)) ?? NONE),
      OBSERVANCES.of(labels?.tag, () => observancesIn(labels, observanceNames)),
    ),
  } satisfies { [Field in DayField | 'date']: Part<WholeOf, WholePresentedDay[Field]> };
}

/** Why a day lacks a value; null for an ordinary day. */
function noteOf(day: Day, labels: Labels | null): string | null {
  const reason = dayReason(day);
  return reason && dayReasonInWords(reason, sentencesOf(labels));
}

/** Presents the days of an answer. A day must have the computed fields that `computedOf` returns. */
export interface DayPresenter {
  present(day: Day): PresentedDay;
  /** Writes the JSON of the same day. */
  write(out: JsonWriter, day: Day): void;
}

export function dayPresenter(writing: Writing, fields: readonly DayField[]): DayPresenter {
  const { labels } = writing;
  const parts = dayParts(writing);
  const chosen: Record<string, Part<WholeOf, unknown>> = { date: parts.date };
  for (const field of fields) chosen[field] = parts[field];
  Object.assign(chosen, unusualParts(writing));
  const ordinary = recordOf<WholeOf, Record<string, unknown>>(chosen);
  // A day that lacks a value has a note, even if `note` was not requested.
  const noted = recordOf<WholeOf, Record<string, unknown>>({ ...chosen, note: parts.note });
  const recordFor = (day: Day) => (fields.includes('note') || noteOf(day, labels) === null ? ordinary : noted);
  return {
    present: (day) => recordFor(day).present(day as WholeOf, writing.write, writing.clocks) as PresentedDay,
    write: (out, day) => recordFor(day).write(out, day as WholeOf, writing.clocks),
  };
}
