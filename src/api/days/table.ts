/** Days as tables: a column for each field or part of one. */

import { WINDOW_KEYS } from '../../data/days/muhurtas';
import type { Day } from '../../domain/days/days';
import { CALENDAR_KEYS } from '../../domain/regional/types';
import type { Clocks } from '../../domain/time/zone';
import { CellWriter } from '../cellWriter';
import { type CsvCell, textOfCell } from '../csv';
import { type ItemOf, type Part, textsOf, type WriteText } from '../parts';
import type { DayField } from './fields';
import type { DayParts, PresentedDay, WholeOf, WholePresentedDay } from './present';
import {
  asWritten,
  type DayName,
  endText,
  nameText,
  regionalText,
  rowsText,
  type ShowInstant,
  spanText,
  windowText,
} from './text';

/** A text of a field of a day, or of a field inside it: of the whole value, or of each item of a list. */
interface Column {
  name: string;
  path: readonly [DayField, inner?: string];
  isList: boolean;
  text(value: unknown, date: string): CsvCell;
}

type Value<F extends DayField> = WholePresentedDay[F];
type Inner<F extends DayField, K extends keyof Value<F>> = Value<F>[K];

const whole = <F extends DayField>(
  field: F,
  text: (value: Value<F>, date: string) => CsvCell,
  name = field as string,
) => ({ name, path: [field], isList: false, text: text as Column['text'] }) satisfies Column;
const each = <F extends DayField>(field: F, text: (item: ItemOf<NonNullable<Value<F>>>, date: string) => string) =>
  ({ name: field, path: [field], isList: true, text: text as Column['text'] }) satisfies Column;
const wholeIn = <F extends DayField, K extends string & keyof Value<F>>(
  name: string,
  field: F,
  inner: K,
  text: (value: Inner<F, K>, date: string) => CsvCell,
) => ({ name, path: [field, inner], isList: false, text: text as Column['text'] }) satisfies Column;
const eachIn = <F extends DayField, K extends string & keyof Value<F>>(
  name: string,
  field: F,
  inner: K,
  text: (item: ItemOf<Inner<F, K>>, date: string) => string,
) => ({ name, path: [field, inner], isList: true, text: text as Column['text'] }) satisfies Column;

/** The columns of each field. */
function columnsOf(show: ShowInstant): Record<DayField, readonly Column[]> {
  const mark = (field: 'sunrise' | 'sunset' | 'moonrise' | 'moonset') =>
    whole(field, (instant, date) => instant && show(instant, date));
  const ends = (row: DayName & { end: string }, date: string) => endText(row, row, date, show);
  const spans = (row: DayName & { start: string; end: string }, date: string) =>
    `${nameText(row)} ${spanText(row, date, show)}`;
  const endOf = (name: DayName, row: { end: string }) => endText(name, row, '', show);
  const good = (name: DayName, row: { end: string; good: readonly DayName[] }) =>
    `${endOf(name, row)}: ${row.good.map(nameText).join(', ')}`;

  return {
    sunrise: [mark('sunrise')],
    sunset: [mark('sunset')],
    moonrise: [mark('moonrise')],
    moonset: [mark('moonset')],
    polar: [whole('polar', (polar) => polar)],
    note: [whole('note', (note) => note)],
    vara: [whole('vara', nameText)],
    tithi: [each('tithi', ends)],
    nakshatra: [each('nakshatra', ends)],
    yoga: [each('yoga', ends)],
    karana: [each('karana', ends)],
    sun: [eachIn('sun_rashi', 'sun', 'rashi', ends), eachIn('sun_nakshatra', 'sun', 'nakshatra', ends)],
    moon: [eachIn('moon_rashi', 'moon', 'rashi', ends), eachIn('moon_nakshatra', 'moon', 'nakshatra', ends)],
    paksha: [whole('paksha', nameText)],
    masa: [
      whole('masa', ({ amanta }) => nameText(amanta), 'masa_amanta'),
      whole('masa', ({ purnimanta }) => nameText(purnimanta), 'masa_purnimanta'),
      whole('masa', ({ adhika }) => String(adhika), 'masa_adhika'),
    ],
    ritu: [whole('ritu', nameText)],
    ayana: [whole('ayana', nameText)],
    sayana: [
      whole('sayana', ({ ritu }) => nameText(ritu), 'sayana_ritu'),
      whole('sayana', ({ ayana }) => nameText(ayana), 'sayana_ayana'),
    ],
    years: (['kali', 'vikrama', 'shaka'] as const).map((era) => whole('years', (years) => years[era], `year_${era}`)),
    samvatsara: (['north', 'south'] as const).map((rule) =>
      whole('samvatsara', (samvatsara) => nameText(samvatsara[rule]), `samvatsara_${rule}`),
    ),
    windows: WINDOW_KEYS.map((key) => whole('windows', (windows, date) => windowText(windows[key], date, show), key)),
    chandrabala: [each('chandrabala', (row) => good(row.rashi, row))],
    tarabala: [each('tarabala', (row) => good(row.nakshatra, row))],
    chandrashtama: [each('chandrashtama', (row) => endOf(row.rashi, row))],
    gauri: [whole('gauri', (rows, date) => rowsText(rows.map((row) => spans(row, date))))],
    bhadra: [each('bhadra', (row, date) => `${nameText(row.abode)} ${spanText(row, date, show)}`)],
    panchaka: [whole('panchaka', (row, date) => row && spans(row, date))],
    special_yogas: [each('special_yogas', spans)],
    anandadi: [each('anandadi', ends)],
    homahuti: [each('homahuti', (row) => endOf(row.body, row))],
    agni_vasa: [each('agni_vasa', (row) => endOf(row.abode, row))],
    disha_shula: [whole('disha_shula', nameText)],
    lagnas: [each('lagnas', spans)],
    day_types: [
      eachIn('nokku', 'day_types', 'nokku', ends),
      wholeIn('kari_nal', 'day_types', 'kari_nal', (isKari) => (isKari === null ? null : String(isKari))),
    ],
    sankalpa: [each('sankalpa', nameText)],
    regional: CALENDAR_KEYS.map((calendar) =>
      wholeIn(calendar, 'regional', calendar, (date) => date && regionalText(date)),
    ),
    observances: [each('observances', nameText)],
  };
}

/** The columns of some fields; a day that lacks a mark says why, whatever fields were chosen. */
function chosenColumns(
  columns: Record<DayField, readonly Column[]>,
  fields: readonly DayField[],
  isNoted: boolean,
): Column[] {
  return [...fields.flatMap((field) => columns[field]), ...(isNoted && !fields.includes('note') ? columns.note : [])];
}

/**
 * The columns of a table of presented days.
 *
 * @param isNoted  whether a day lacks a mark
 * @param show     how its instants are shown
 */
export function tableColumns(
  fields: readonly DayField[],
  isNoted: boolean,
  show: ShowInstant,
): { name: string; text(day: PresentedDay): CsvCell }[] {
  const columns = chosenColumns(columnsOf(show), fields, isNoted).map(
    ({ name, path: [field, inner], isList, text }) => ({
      name,
      text(day: PresentedDay) {
        const { date } = day;
        // Every day has the fields of its columns.
        const value = day[field] as Record<string, unknown>;
        const own = inner === undefined ? value : value[inner];
        return isList
          ? rowsText(((own ?? []) as unknown[]).map((item) => text(item, date) as string))
          : text(own, date);
      },
    }),
  );
  return [{ name: 'date', text: ({ date }) => date }, ...columns];
}

/** The columns of a file, whose texts do not depend on the date of the day. */
const FILE_COLUMNS = columnsOf(asWritten);
/** Their texts as texts of values, the same functions for all files: parts cache what they made with each. */
const FILE_TEXTS = new Map<Column, (value: unknown) => string>(
  Object.values(FILE_COLUMNS)
    .flat()
    .map((column) => [column, (value) => textOfCell(column.text(value, ''))]),
);

function writerOf(column: Column, parts: DayParts): WriteText<WholeOf> {
  const [field, inner] = column.path;
  const part = parts[field] as Part<WholeOf, unknown>;
  const own = inner === undefined ? part : (part.field?.(inner) as Part<WholeOf, unknown>);
  const text = FILE_TEXTS.get(column) as (value: unknown) => string;
  return column.isList ? (own.rows?.(text) as WriteText<WholeOf>) : textsOf(own, text);
}

/** Days as CSV: UTF-8 with a byte order mark, local times. Each day is written before the next is computed. */
export function presentTable(
  fields: readonly DayField[],
  parts: DayParts,
  days: Iterable<Day>,
  isNoted: boolean,
  clocks: Clocks | null,
): Uint8Array<ArrayBuffer> {
  const columns = chosenColumns(FILE_COLUMNS, fields, isNoted);
  const writers = [textsOf(parts.date, String), ...columns.map((column) => writerOf(column, parts))];
  const out = new CellWriter();
  for (const name of ['date', ...columns.map(({ name }) => name)]) {
    out.begin();
    out.text(name);
    out.end();
  }
  out.endLine();
  for (const day of days) {
    for (const write of writers) {
      out.begin();
      write(out, day as WholeOf, clocks);
      out.end();
    }
    out.endLine();
  }
  return out.take();
}
