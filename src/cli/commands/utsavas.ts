/** `khagola utsavas`: the observances of a year, or of a run of years. */
import { Argument, Command, Option } from 'commander';
import { varaOf } from '../../domain/day/day';
import { MONTH_NAMES } from '../../domain/names';
import { SHOWS, type Show, selectUtsavas } from '../../domain/utsavas/select';
import { KINDS, type Kind, type Utsava } from '../../domain/utsavas/types';
import { type UtsavaYear, utsavasOf } from '../../domain/utsavas/year';
import { CIVIL_WEEKDAYS } from '../../domain/words';
import { presentDate, utsavaTitle } from '../../http/almanac/present';
import { FIRST_YEAR, LAST_YEAR } from '../../http/fields';
import { presentCalendar } from '../../http/utsavas/icalendar';
import { presentUtsavas } from '../../http/utsavas/present';
import { askedYear, NAMES, type Question } from '../../http/utsavas/query';
import { type Io, UsageError } from '../io';
import { placeText } from '../parts/figures';
import { dateAt, presentJd } from '../parts/instant';
import { jsonText } from '../parts/json';
import { type Paints, paintsOf } from '../parts/paint';
import { askedPlace, type PlaceOptions, REFERENCE_PLACE } from '../parts/place';
import { eachWithProgress } from '../parts/progress';
import { answered } from '../parts/refusals';
import { type Cell, table } from '../parts/table';
import { examples, jsonOption, withPlace } from './options';

interface UtsavasOptions extends Omit<PlaceOptions, 'offset'> {
  show: Show;
  kind?: Kind[];
  json?: true;
  ics?: true;
}

const OPTIONS = { year: 'years', lat: '--lat', lon: '--lon', tz: '--tz' };
const WRONG_YEARS = `years must be a year or a run of years from ${FIRST_YEAR} to ${LAST_YEAR}: 2026 or 2020-2030.`;

function readYears(text: string): number[] {
  const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(first <= last && first >= FIRST_YEAR && last <= LAST_YEAR)) throw new UsageError(WRONG_YEARS);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The question of the API: what is not given is left out. */
function questionOf(year: number, { lat, lon, tz }: ReturnType<typeof askedPlace>, show: Show): Question {
  const given = Object.entries({ year, lat, lon, tz, show }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]));
  return answered(askedYear(query), NAMES, OPTIONS);
}

function yearText(year: number, utsavas: readonly Utsava[], paints: Paints): string {
  const rows = utsavas.map((utsava): Cell[] => {
    const { amanta, adhika } = utsava.month;
    return [
      presentDate(utsava.date),
      { text: CIVIL_WEEKDAYS[varaOf(utsava.date) - 1]?.slice(0, 3) ?? '', paint: paints.quiet },
      { text: utsavaTitle(utsava), paint: utsava.major ? paints.title : (text) => text },
      { text: utsava.kind, paint: paints.quiet },
      utsava.tradition === 'general' ? '' : utsava.tradition,
      `${adhika ? 'adhika ' : ''}${MONTH_NAMES[amanta - 1]?.iast ?? ''}`,
    ];
  });
  const columns = ['date', '', `utsavas of ${year}`, 'kind', 'tradition', 'māsa (amānta)'].map((title) => ({ title }));
  return table(columns, rows, paints.heading);
}

async function utsavas(io: Io, years: string | undefined, options: UtsavasOptions): Promise<void> {
  const place = askedPlace(io, options, REFERENCE_PLACE);
  const asked = readYears(years ?? dateAt(place, presentJd(io)).slice(0, 4));
  const question = questionOf(asked[0] as number, place, options.show);
  const { show, kind } = options;
  const where = { latDeg: question.lat, lonDeg: question.lon };
  const kernel = await io.kernel();
  const paints = paintsOf(io);
  const found = (year: number): UtsavaYear => {
    const whole = answered(utsavasOf(kernel, { year, place: where, tz: question.tz }), NAMES, OPTIONS);
    return kind ? { ...whole, utsavas: whole.utsavas.filter((utsava) => kind.includes(utsava.kind)) } : whole;
  };
  const many = asked.length > 1;
  const kept: Utsava[] = [];
  if (!options.json && !options.ics) {
    await io.write(`${placeText(place.name, question.lat, question.lon)}, ${question.tz}\n`);
  }
  await eachWithProgress(io, asked, String, async (year, i) => {
    const answer = found(year);
    if (options.ics) kept.push(...answer.utsavas);
    else if (options.json) {
      const body = presentUtsavas({ ...question, years: [year] }, answer);
      await io.write(many ? `${i === 0 ? '[' : ','}\n${JSON.stringify(body)}` : jsonText(io, body));
    } else await io.write(`\n${yearText(year, selectUtsavas(answer.utsavas, show), paints)}`);
  });
  if (options.ics) await io.write(presentCalendar({ ...question, years: asked }, kept));
  else if (options.json && many) await io.write('\n]\n');
}

export function utsavasCommand(io: Io): Command {
  const command = new Command('utsavas')
    .summary('the observances of a year, each with its day')
    .description('The observances of a year or of a run of years; at New Delhi if no place is given.')
    .addArgument(new Argument('[years]', 'a year or a run of years: 2026 or 2020-2030; this year'));
  return withPlace(command, { byZone: true })
    .addOption(new Option('--show <part>', 'the principal ones, or those of a practice').choices(SHOWS).default('all'))
    .addOption(
      new Option('--kind <kind>', `only of a kind; may be repeated (${KINDS.join(', ')})`)
        .choices(KINDS)
        .argParser((value: string, before: Kind[] | undefined) => {
          const kind = KINDS.find((each) => each === value);
          if (!kind) throw new UsageError(`--kind must be one of ${KINDS.join(', ')}.`);
          return [...(before ?? []), kind];
        }),
    )
    .addOption(jsonOption().conflicts('ics'))
    .option('--ics', 'a calendar file (RFC 5545)')
    .addHelpText(
      'after',
      examples(
        'khagola utsavas 2026 --show principal',
        'khagola utsavas 2026 --ics > utsavas-2026.ics',
        'khagola utsavas 2020-2030 --kind ekadashi --place Mumbai',
        'khagola utsavas 2026 --lat 40.7128 --lon -74.006 --tz America/New_York --json',
      ),
    )
    .action((years: string | undefined, options: UtsavasOptions) => utsavas(io, years, options));
}
