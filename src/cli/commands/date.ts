/** `khagola date`: a civil date in the regional calendars, and a regional date in the civil calendar. */
import { Argument, Command, Option } from 'commander';
import { presentRegionalDate } from '../../api/days/regional';
import { presentDate } from '../../api/shapes/presentAlmanac';
import { REFERENCE_PLACE } from '../../data/place';
import { civilDatesOf } from '../../domain/regional/civil';
import { regionalDate } from '../../domain/regional/dates';
import { CALENDAR_KEYS, type CalendarKey, type RegionalError } from '../../domain/regional/types';
import type { Result } from '../../domain/result';
import { civilDateOf, civilFromDays, dayNumberOf } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import type { Labels } from '../../lexicon/labels';
import { type Io, jsonText, UsageError } from '../io';
import { dateAt, presentJd } from '../parts/instant';
import { askedLabels } from '../parts/language';
import { type Paints, paintsOf } from '../parts/paint';
import { type TableCell, table } from '../parts/table';
import { examples, jsonOption, languageOption } from './options';

interface DateOptions {
  calendar?: CalendarKey;
  back?: true;
  paksha?: 'shukla' | 'krishna';
  adhika?: true;
  lang?: string;
  json?: true;
}

type Row = { calendar: CalendarKey; label?: string } & ReturnType<typeof presentRegionalDate>;

const DATE = /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/;

function read(text: string): { year: number; month: number; day: number } {
  if (!DATE.test(text)) throw new UsageError('date must be YYYY-MM-DD, for example 2026-11-22.');
  return civilDateOf(text);
}

/** The value of a result. An error becomes a usage error. */
function orThrow<T>(result: Result<T, RegionalError>): T {
  if (result.ok) return result.value;
  const { error } = result;
  if (error.reason === 'regional_date_out_of_range') {
    const [first, last] = [error.firstDay, error.lastDay].map((day) => presentDate(civilFromDays(day)));
    throw new UsageError(`date must be within the days of ${error.calendar}: ${first} to ${last}.`);
  }
  const { days, question } = error;
  const { calendar, year, monthIndex } = question;
  const available = days === null ? 'no such day' : `${days} days`;
  throw new UsageError(`date must exist in ${calendar}: month ${monthIndex} of ${year} has ${available}.`);
}

/** The dates of the calendars on a civil day. A calendar without a date is left out, unless the option names it. */
function datesOf(kernel: Kernel, day: number, calendar: CalendarKey | undefined, labels: Labels | null): Row[] {
  const calendars = calendar === undefined ? CALENDAR_KEYS : [calendar];
  return calendars.flatMap((key): Row[] => {
    const date = regionalDate(kernel, key, day);
    if (!date.ok && calendar === undefined) return [];
    const label = labels && { label: labels.label('calendar', key) };
    return [{ calendar: key, ...label, ...presentRegionalDate(labels, key, orThrow(date)) }];
  });
}

function textOf(rows: readonly Row[], paints: Paints): string {
  const cells = rows.map((row): TableCell[] => [
    { text: row.label ?? row.calendar, paint: paints.title },
    String(row.year),
    `${row.adhika ? 'adhika ' : ''}${row.month_label ?? row.month}`,
    row.paksha_label ?? row.paksha ?? '',
    String(row.day),
    row.era,
    row.name_of_year_label ?? row.name_of_year ?? '',
  ]);
  const columns = [
    { title: 'calendar' },
    { title: 'year', right: true },
    { title: 'month' },
    { title: 'pakṣa' },
    { title: 'day', right: true },
    { title: 'era' },
    { title: 'name of year' },
  ];
  const notes = rows.flatMap(({ calendar, note, status }) => [
    ...(note === undefined ? [] : [`${calendar}: ${note}\n`]),
    ...(status === 'forecast' ? [`${calendar}: this year is a forecast, not yet gazetted.\n`] : []),
  ]);
  return table(columns, cells, paints.heading) + (notes.length > 0 ? `\n${notes.map(paints.quiet).join('')}` : '');
}

async function back(io: Io, text: string, options: DateOptions): Promise<void> {
  const { calendar, paksha, adhika } = options;
  if (calendar === undefined) throw new UsageError('--back requires --calendar, for example --calendar nepali.');
  const { year, month: monthIndex, day } = read(text);
  const question = { calendar, year, monthIndex, day, ...(paksha && { paksha }), ...(adhika && { adhika }) };
  const dates = orThrow(civilDatesOf(await io.kernel(), question)).map(presentDate);
  return io.write(options.json ? jsonText(io, { calendar, date: text, civil: dates }) : `${dates.join('\n')}\n`);
}

async function date(io: Io, text: string | undefined, options: DateOptions): Promise<void> {
  if (options.back) return back(io, text ?? '', options);
  if (options.paksha || options.adhika) throw new UsageError('--paksha and --adhika require --back.');
  const civil = text ?? (await dateAt({ ...REFERENCE_PLACE, offset: undefined }, presentJd(io)));
  const day = dayNumberOf(read(civil));
  if (!day.ok) throw new UsageError('date must exist in that month.');
  const labels = await askedLabels(options.lang);
  const rows = datesOf(await io.kernel(), day.value, options.calendar, labels);
  const paints = paintsOf(io);
  if (options.json) return io.write(jsonText(io, { date: civil, calendars: rows }));
  return io.write(`${paints.title(civil)}\n\n${textOf(rows, paints)}`);
}

export function dateCommand(io: Io): Command {
  return new Command('date')
    .summary('convert dates of regional calendars')
    .description('Show a civil date in the regional calendars, or convert a regional date back with --back.')
    .addArgument(new Argument('[date]', 'YYYY-MM-DD; today. With --back: year-month-day of the calendar'))
    .addOption(new Option('--calendar <key>', 'only this calendar').choices(CALENDAR_KEYS))
    .option('--back', 'convert a date of --calendar to the civil date')
    .addOption(new Option('--paksha <key>', 'with --back, Vikrama: the fortnight').choices(['shukla', 'krishna']))
    .option('--adhika', 'with --back, Vikrama: the intercalary month')
    .addOption(languageOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'khagola date 2026-11-22',
        'khagola date 2026-11-22 --calendar nepali --lang ne',
        'khagola date 2083-8-6 --calendar nepali --back',
        'khagola date 2083-8-12 --calendar vikrama_chaitradi --paksha shukla --back',
      ),
    )
    .action((text: string | undefined, options: DateOptions) => date(io, text, options));
}
