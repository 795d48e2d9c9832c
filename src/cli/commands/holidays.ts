/** `khagola holidays`: the holidays of a region in a year. */
import { Argument, Command } from 'commander';
import type * as z from 'zod';
import { holidays as code } from '../../api/holidays/answer';
import type { HolidaysResponse } from '../../api/holidays/response';
import { HOLIDAY_KINDS } from '../../data/holidays/rule';
import type { Io } from '../io';
import { type FormatOptions, withFormats } from '../shared/formats';
import { listOf, readNumber } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { answerOf, definedFields, fileOf, optionFields, optionNames, printAnswer } from '../shared/query';
import { type TableCell, table } from '../shared/table';
import { examples } from './examples';
import { languageOption } from './options';

interface HolidaysOptions extends FormatOptions {
  ics?: true;
}

type Answer = z.output<typeof HolidaysResponse>;

function holidaysText({ region, year, status, lists, holidays, without }: Answer, paints: Paints): string {
  const rows = holidays.map(({ date, name, label, kind, rule = '' }): TableCell[] => [
    date,
    { text: label ?? name, paint: paints.title },
    kind,
    { text: rule, paint: paints.quiet },
  ]);
  const columns = ['date', 'holiday', 'kind', 'rule'];
  const notes = [
    ...lists.map((list) => `${list.region} ${list.year}: ${list.source}\n`),
    ...(without.length === 0 ? [] : [`Proclaimed each year: ${without.map(({ name }) => name).join(', ')}\n`]),
  ];
  const title = paints.title(`${region} ${year}: ${status}`);
  return `${title}\n\n${table(columns, rows, paints.heading)}\n${notes.map(paints.quiet).join('')}`;
}

export function holidaysCommand(io: Io): Command {
  const command = new Command('holidays')
    .description(
      'List the gazetted and restricted holidays of India, of a state or of another country: notified ones, or a forecast.',
    )
    .addArgument(new Argument('[region]', 'india, a state or a country (default: india)'))
    .option('--year <year>', 'civil year (default: the present one)', readNumber)
    .option('--kind <kinds>', `kinds, separated by commas: ${HOLIDAY_KINDS.join(', ')}`, listOf)
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
    .action(async (region: string | undefined, options: HolidaysOptions) => {
      const fields = definedFields({ region, ...optionFields(options, code) });
      const query = { code, fields, names: optionNames(command) };
      if (options.ics) return io.write(await fileOf(io, query, 'ics'));
      const rows = ({ holidays }: Answer) => holidays;
      return printAnswer(io, options, await answerOf(io, query), { rows, text: holidaysText });
    });
}
