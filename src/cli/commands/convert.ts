/** `khagola convert`: a date of any calendar in others. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { convert as convertCode } from '../../api/convert/answer';
import type { ConvertResponse } from '../../api/convert/response';
import { REFERENCE_PLACE } from '../../data/place';
import { ANY_CALENDARS } from '../../domain/regional/convert';
import { CALENDARS, dateAsWritten, dateParts, usualCalendar } from '../../domain/time/calendars';
import { type Io, occasionOf } from '../io';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { dateAt, presentJd } from '../shared/instant';
import { listOf } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { answered } from '../shared/refusals';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption } from './options';

interface ConvertOptions extends FormatOptions {
  from?: string;
  to?: string;
  paksha?: string;
  adhika?: true;
  lang?: string;
}

const OPTIONS = { from: '--from', to: '--to', paksha: '--paksha', adhika: '--adhika', lang: '--lang' };

type Answer = z.output<typeof ConvertResponse>;

function convertText({ conversions: dates, without }: Answer, paints: Paints): string {
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
    ...(hasDays ? [{ title: 'day' }] : []),
    { title: 'calendar' },
    { title: 'year', right: true },
    { title: 'month' },
    { title: 'pakṣa' },
    { title: 'day', right: true },
    { title: 'era' },
    { title: 'name of year' },
  ];
  const notes = [
    ...dates.flatMap(({ calendar: { key }, note, status }) => [
      ...(note === undefined ? [] : [`${key}: ${note}\n`]),
      ...(status === 'forecast' ? [`${key}: this year is a forecast, not yet gazetted.\n`] : []),
    ]),
    ...(without.length === 0 ? [] : [`no date in ${without.map(({ key }) => key).join(', ')}\n`]),
  ];
  return table(columns, rows, paints.heading) + (notes.length > 0 ? `\n${notes.map(paints.quiet).join('')}` : '');
}

async function convert(io: Io, text: string | undefined, options: ConvertOptions): Promise<void> {
  const { to, paksha, adhika, lang } = options;
  const written = text ?? (await dateAt({ ...REFERENCE_PLACE, offset: undefined }, presentJd(io)));
  // Only these calendars have the month names of the message about two readings.
  const { from: ofDate = 'auto' } = options;
  const date = CALENDARS.some((key) => key === ofDate) ? readWrittenDate(written) : dateAsWritten(written);
  const parts = dateParts(date);
  const from = options.from ?? (parts && usualCalendar(parts));
  const body = {
    date,
    ...(from && { from }),
    ...(to !== undefined && { to: listOf(to) }),
    ...(paksha !== undefined && { paksha }),
    ...(adhika && { adhika }),
    ...(lang !== undefined && { lang }),
  };
  const question = answered(await convertCode.read(body, occasionOf(io)), OPTIONS);
  const kernel = await io.kernel();
  const answer = answered(await convertCode.answer(() => kernel, question), OPTIONS);
  const format = formatOf(options);
  if (format) return io.write(formatted(io, format, answer, answer.conversions));
  const paints = paintsOf(io);
  return io.write(`${paints.title(answer.gregorian_dates.join(', '))}\n\n${convertText(answer, paints)}`);
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
    .option('--to <calendars>', 'calendars to convert to, separated by commas (default: all)')
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
    .action((text: string | undefined, options: ConvertOptions) => convert(io, text, options));
}
