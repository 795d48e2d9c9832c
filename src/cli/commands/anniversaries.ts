/** `khagola anniversaries`: the civil days of a lunar date. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { anniversaries as anniversariesCode } from '../../api/anniversaries/answer';
import type { AnniversariesResponse } from '../../api/anniversaries/response';
import { ANNIVERSARY_KINDS, BIRTHDAYS_ON_TWO } from '../../data/anniversaries/rules';
import { REFERENCE_PLACE } from '../../data/place';
import type { Io } from '../io';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { readNumber } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { namedOrGiven, type PlaceOptions } from '../shared/place';
import { calendarFile, stepAnswers } from '../shared/stepAnswers';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption, withPlace } from './options';

interface AnniversariesOptions extends PlaceOptions, FormatOptions {
  tithi?: string;
  masa?: string;
  paksha?: string;
  purnimanta?: true;
  adhika?: true;
  nakshatra?: string;
  solarMonth?: string;
  onTwo?: string;
  from?: string;
  to?: string;
  lang?: string;
  ics?: true;
}

type Answer = z.output<typeof AnniversariesResponse>;

const OPTIONS = {
  kind: 'kind',
  tithi: '--tithi',
  masa: '--masa',
  paksha: '--paksha',
  reckoning: '--purnimanta',
  adhika: '--adhika',
  nakshatra: '--nakshatra',
  solar_month: '--solar-month',
  on_two: '--on-two',
  from: '--from',
  to: '--to',
  place: '--place',
  lat: '--lat',
  lon: '--lon',
  tz: '--tz',
  lang: '--lang',
};

function anniversariesText({ kind, of, anniversaries, place, source }: Answer, paints: Paints): string {
  const rows = anniversaries.map(({ date, month, tithi, nakshatra, reason, month_reason }): TableCell[] => [
    { text: date, paint: paints.title },
    `${month.adhika ? 'adhika ' : ''}${month.label ?? month.name}`,
    tithi.label ?? tithi.name,
    nakshatra.label ?? nakshatra.name,
    { text: [reason, ...(month_reason ? [month_reason] : [])].join(' '), paint: paints.quiet },
  ]);
  const columns = ['date', 'month', 'tithi', 'nakṣatra', 'reason'].map((title) => ({ title }));
  const title = paints.title(`${kind}: ${of}`);
  return `${title}\n${place.name ?? `${place.lat} ${place.lon}`}, ${place.tz}\n\n${table(columns, rows, paints.heading)}\n${paints.quiet(source)}\n`;
}

async function print(io: Io, kind: string, options: AnniversariesOptions): Promise<void> {
  const { tithi, masa, paksha, purnimanta, adhika, nakshatra, solarMonth, onTwo, from, to, lang, ics } = options;
  const place = await namedOrGiven(io, options);
  const { lat, lon, tz } = REFERENCE_PLACE;
  const numbers = { tithi, masa, nakshatra, solar_month: solarMonth };
  const fields = {
    kind,
    ...Object.fromEntries(
      Object.entries(numbers).flatMap(([field, text]) => (text === undefined ? [] : [[field, readNumber(text)]])),
    ),
    ...(paksha && { paksha }),
    ...(purnimanta && { reckoning: 'purnimanta' }),
    ...(adhika && { adhika: true }),
    ...(onTwo && { on_two: onTwo }),
    ...(from && { from: readWrittenDate(from) }),
    ...(to && { to: readWrittenDate(to) }),
    ...(lang && { lang }),
    ...(Object.keys(place).length > 0 ? place : { lat, lon, tz }),
  };
  const query = { code: anniversariesCode, fields, options: OPTIONS };
  if (ics) return io.write(await calendarFile(io, query, {}));
  const [answer] = (await stepAnswers(io, query, [{}])) as [Answer];
  const format = formatOf(options);
  return io.write(
    format ? formatted(io, format, answer, answer.anniversaries) : anniversariesText(answer, paintsOf(io)),
  );
}

export function anniversariesCommand(io: Io): Command {
  const command = new Command('anniversaries')
    .description('List the civil days of a lunar date: birthdays by tithi or nakṣatra, or yearly śrāddhas.')
    .addArgument(new Argument('<kind>', 'kind of day').choices(ANNIVERSARY_KINDS))
    .option('--tithi <number>', 'tithi of its fortnight, 1 to 15')
    .option('--masa <number>', 'lunar month, 1 to 12 from Caitra, amānta')
    .addOption(new Option('--paksha <key>', 'fortnight').choices(['shukla', 'krishna']))
    .option('--purnimanta', 'the month ends at the full moon')
    .option('--adhika', 'the month was intercalary')
    .option('--nakshatra <number>', 'or the nakṣatra, 1 to 27')
    .option('--solar-month <number>', 'with the rāśi of the Sun, 1 to 12 from Meṣa')
    .addOption(new Option('--on-two <day>', 'which of two days a birthday has (second)').choices(BIRTHDAYS_ON_TWO))
    .option('--from <date>', 'first date (default: today)')
    .option('--to <date>', 'last date (default: ten years later)');
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
    .action((kind: string, options: AnniversariesOptions) => print(io, kind, options));
}
