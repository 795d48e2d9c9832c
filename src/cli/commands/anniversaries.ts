/** `khagola anniversaries`: the civil days of a lunar date. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { anniversaries as code } from '../../api/anniversaries/answer';
import type { AnniversariesResponse } from '../../api/anniversaries/response';
import { ANNIVERSARY_KINDS, BIRTHDAYS_ON_TWO } from '../../data/anniversaries/rules';
import { REFERENCE_PLACE } from '../../data/place';
import type { Io } from '../io';
import { type FormatOptions, withFormats } from '../shared/formats';
import { readNumber } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { namedOrGiven, PLACE_OPTIONS, type PlaceOptions } from '../shared/place';
import { answerOf, fileOf, optionFields, optionNames, printAnswer } from '../shared/query';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption, withPlace } from './options';

interface AnniversariesOptions extends PlaceOptions, FormatOptions {
  purnimanta?: true;
  ics?: true;
}

type Answer = z.output<typeof AnniversariesResponse>;

function anniversariesText({ kind, of, anniversaries, place, source }: Answer, paints: Paints): string {
  const rows = anniversaries.map(({ date, month, tithi, nakshatra, reason, month_reason }): TableCell[] => [
    { text: date, paint: paints.title },
    `${month.adhika ? 'adhika ' : ''}${month.label ?? month.name}`,
    tithi.label ?? tithi.name,
    nakshatra.label ?? nakshatra.name,
    { text: [reason, ...(month_reason ? [month_reason] : [])].join(' '), paint: paints.quiet },
  ]);
  const columns = ['date', 'month', 'tithi', 'nakṣatra', 'reason'];
  const title = paints.title(`${kind}: ${of}`);
  return `${title}\n${place.name ?? `${place.lat} ${place.lon}`}, ${place.tz}\n\n${table(columns, rows, paints.heading)}\n${paints.quiet(source)}\n`;
}

async function print(io: Io, kind: string, options: AnniversariesOptions, command: Command): Promise<void> {
  const place = await namedOrGiven(io, options);
  const { lat, lon, tz } = REFERENCE_PLACE;
  const fields = {
    kind,
    ...optionFields(options, code, PLACE_OPTIONS),
    ...(options.purnimanta && { reckoning: 'purnimanta' }),
    ...(Object.keys(place).length > 0 ? place : { lat, lon, tz }),
  };
  const query = { code, fields, names: optionNames(command, { reckoning: '--purnimanta' }) };
  if (options.ics) return io.write(await fileOf(io, query, 'ics'));
  const rows = ({ anniversaries }: Answer) => anniversaries;
  return printAnswer(io, options, await answerOf(io, query), { rows, text: anniversariesText });
}

export function anniversariesCommand(io: Io): Command {
  const command = new Command('anniversaries')
    .description('List the civil days of a lunar date: birthdays by tithi or nakṣatra, or yearly śrāddhas.')
    .addArgument(new Argument('<kind>', 'kind of day').choices(ANNIVERSARY_KINDS))
    .option('--tithi <number>', 'tithi of its fortnight, 1 to 15', readNumber)
    .option('--masa <month>', 'amānta lunar month, 1 to 12 from Caitra or its name', readNumber)
    .addOption(new Option('--paksha <key>', 'fortnight').choices(['shukla', 'krishna']))
    .option('--purnimanta', 'the month ends at the full moon')
    .option('--adhika', 'the month was intercalary')
    .option('--nakshatra <nakshatra>', 'or the nakṣatra, 1 to 27 or its name', readNumber)
    .option('--solar-month <rashi>', 'with the rāśi of the Sun, 1 to 12 from Meṣa or its name', readNumber)
    .addOption(new Option('--on-two <day>', 'which of two days a birthday has (second)').choices(BIRTHDAYS_ON_TWO))
    .option('--from <date>', 'first date (default: today)', readWrittenDate)
    .option('--to <date>', 'last date (default: ten years later)', readWrittenDate);
  return withFormats(withPlace(command).addOption(languageOption()), 'the days', {
    ics: 'print the days as an iCalendar file (RFC 5545)',
  })
    .addHelpText(
      'after',
      examples(
        'khagola anniversaries birthday --tithi 12 --masa 8 --paksha shukla --place Pune',
        'khagola anniversaries shraddha --tithi 5 --masa 3 --paksha krishna --adhika --place Ujjain --to 2040-12-31',
        'khagola anniversaries birthday --nakshatra 4 --solar-month 2 --place Chennai --ics > birthday.ics',
      ),
    )
    .action((kind: string, options: AnniversariesOptions) => print(io, kind, options, command));
}
