/** `khagola convert`: a date of any calendar in others. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { convert as code } from '../../api/convert/answer';
import type { ConvertResponse } from '../../api/convert/response';
import { REFERENCE_PLACE } from '../../data/place';
import { ANY_CALENDARS } from '../../domain/regional/convert';
import { CALENDARS, dateAsWritten, dateParts, usualCalendar } from '../../domain/time/calendars';
import type { Io } from '../io';
import { type FormatOptions, withFormats } from '../shared/formats';
import { dateAt, presentJd } from '../shared/instant';
import { listOf } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { answerOf, definedFields, optionFields, optionNames, printAnswer } from '../shared/query';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption } from './options';

interface ConvertOptions extends FormatOptions {
  from?: string;
}

type Answer = z.output<typeof ConvertResponse>;

function convertText({ conversions: dates, without, gregorian_dates }: Answer, paints: Paints): string {
  const hasDays = new Set(dates.map(({ gregorian }) => gregorian)).size > 1;
  const rows = dates.map((row): TableCell[] => [
    ...(hasDays ? [row.gregorian] : []),
    { text: row.calendar.label ?? row.calendar.key, paint: paints.title },
    String(row.year),
    `${row.adhika ? 'adhika ' : ''}${row.month.label ?? row.month.name}`,
    row.paksha === undefined ? '' : (row.paksha.label ?? row.paksha.key),
    String(row.day),
    row.era ?? '',
    row.name_of_year?.label ?? row.name_of_year?.name ?? '',
  ]);
  const columns = [
    ...(hasDays ? ['day'] : []),
    'calendar',
    { title: 'year', right: true },
    'month',
    'pakṣa',
    { title: 'day', right: true },
    'era',
    'name of year',
  ];
  const notes = [
    ...dates.flatMap(({ calendar: { key }, note, status }) => [
      ...(note === undefined ? [] : [`${key}: ${note}\n`]),
      ...(status === 'forecast' ? [`${key}: this year is a forecast, not yet gazetted.\n`] : []),
    ]),
    ...(without.length === 0 ? [] : [`no date in ${without.map(({ key }) => key).join(', ')}\n`]),
  ];
  const title = paints.title(gregorian_dates.join(', '));
  const quiet = notes.length > 0 ? `\n${notes.map(paints.quiet).join('')}` : '';
  return `${title}\n\n${table(columns, rows, paints.heading)}${quiet}`;
}

/** The date of the question, and its calendar. */
async function dateOf(io: Io, text: string | undefined, calendar: string | undefined) {
  const written = text ?? (await dateAt({ ...REFERENCE_PLACE, offset: undefined }, presentJd(io)));
  // Only these calendars have the month names of the message about two readings.
  const isNamed = calendar === undefined || CALENDARS.some((key) => key === calendar);
  const date = isNamed ? readWrittenDate(written) : dateAsWritten(written);
  const parts = dateParts(date);
  return { date, from: calendar ?? (parts ? usualCalendar(parts) : undefined) };
}

export function convertCommand(io: Io): Command {
  const command = new Command('convert')
    .description('Show a date of any calendar in others: Gregorian, Julian and twelve regional calendars.')
    .addArgument(new Argument('[date]', 'year-month-day in the calendar --from (default: today)'))
    .addOption(
      new Option(
        '--from <calendar>',
        'calendar of the date (default: gregorian, julian before 15 October 1582)',
      ).choices(ANY_CALENDARS),
    )
    .option('--to <calendars>', 'calendars to convert to, separated by commas (default: all)', listOf)
    .addOption(
      new Option('--paksha <key>', 'fortnight of a Vikrama date (default: shukla)').choices(['shukla', 'krishna']),
    )
    .option('--adhika', 'the month of a Vikrama date is intercalary')
    .addOption(languageOption());
  return withFormats(command, 'the dates')
    .addHelpText(
      'after',
      examples(
        'khagola convert 2026-11-22',
        'khagola convert 2026-11-22 --to nepali --lang ne',
        'khagola convert 2083-8-6 --from nepali --to gregorian',
        'khagola convert 2083-8-12 --from vikrama_chaitradi --paksha shukla --to gregorian',
        'khagola convert "28 May 585 BCE" --to gregorian',
      ),
    )
    .action(async (text: string | undefined, options: ConvertOptions) => {
      const fields = definedFields({ ...optionFields(options, code), ...(await dateOf(io, text, options.from)) });
      const answer = await answerOf(io, { code, fields, names: optionNames(command) });
      return printAnswer(io, options, answer, { rows: ({ conversions }) => conversions, text: convertText });
    });
}
