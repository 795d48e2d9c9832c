/** `khagola holidays`: the holidays of a region in a year. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { holidays as holidaysCode } from '../../api/holidays/answer';
import type { HolidaysResponse } from '../../api/holidays/response';
import { HOLIDAY_KINDS } from '../../data/holidays/rule';
import type { Io } from '../io';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { listOf, readNumber } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { calendarFile, stepAnswers } from '../shared/stepAnswers';
import { type TableCell, table } from '../shared/table';
import { examples } from './examples';
import { languageOption } from './options';

interface HolidaysOptions extends FormatOptions {
  year?: string;
  kind?: string;
  lang?: string;
  ics?: true;
}

type Answer = z.output<typeof HolidaysResponse>;

const OPTIONS = { region: 'region', year: '--year', kind: '--kind', lang: '--lang' };

function holidaysText({ region, year, status, lists, holidays, without }: Answer, paints: Paints): string {
  const rows = holidays.map(({ date, name, label, kind, rule = '' }): TableCell[] => [
    date,
    { text: label ?? name, paint: paints.title },
    kind,
    { text: rule, paint: paints.quiet },
  ]);
  const columns = [{ title: 'date' }, { title: 'holiday' }, { title: 'kind' }, { title: 'rule' }];
  const notes = [
    ...lists.map((list) => `${list.region} ${list.year}: ${list.source}\n`),
    ...(without.length === 0 ? [] : [`Proclaimed each year: ${without.map(({ name }) => name).join(', ')}\n`]),
  ];
  const title = paints.title(`${region} ${year}: ${status}`);
  return `${title}\n\n${table(columns, rows, paints.heading)}\n${notes.map(paints.quiet).join('')}`;
}

async function print(io: Io, region: string | undefined, options: HolidaysOptions): Promise<void> {
  const { year, kind, lang, ics } = options;
  const fields = {
    ...(region !== undefined && { region }),
    ...(year !== undefined && { year: readNumber(year) }),
    ...(kind !== undefined && { kind: listOf(kind) }),
    ...(lang !== undefined && { lang }),
  };
  const query = { code: holidaysCode, fields, options: OPTIONS };
  if (ics) return io.write(await calendarFile(io, query, {}));
  const [answer] = (await stepAnswers(io, query, [{}])) as [Answer];
  const format = formatOf(options);
  return io.write(format ? formatted(io, format, answer, answer.holidays) : holidaysText(answer, paintsOf(io)));
}

export function holidaysCommand(io: Io): Command {
  const command = new Command('holidays')
    .description(
      'List the gazetted and restricted holidays of India, of a state or of another country: notified ones, or a forecast.',
    )
    .addArgument(new Argument('[region]', 'india, a state or a country (default: india)'))
    .option('--year <year>', 'civil year (default: the present one)')
    .addOption(new Option('--kind <kinds>', `kinds, separated by commas: ${HOLIDAY_KINDS.join(', ')}`))
    .addOption(languageOption());
  return withFormats(command, 'the holidays', { ics: 'print the holidays as an iCalendar file (RFC 5545)' })
    .addHelpText(
      'after',
      examples(
        'khagola holidays --year 2026 --kind gazetted',
        'khagola holidays kerala --year 2027',
        'khagola holidays tamil-nadu --ics > holidays.ics',
      ),
    )
    .action((region: string | undefined, options: HolidaysOptions) => print(io, region, options));
}
