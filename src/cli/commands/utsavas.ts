/** `khagola utsavas`: the observances of a year or of several years. */
import { Argument, Command, Option } from 'commander';
import { MASA_NAMES } from '../../../build/lexicon/terms/masa';
import { markedYear, ofOtherYears } from '../../api/observances/otherYears';
import { presentDate, utsavaTitle } from '../../api/shapes/presentAlmanac';
import { type AnswerNames, loadAnswerNames } from '../../api/utsavas/present';
import { readYearOfAll, readYears, yearsOf } from '../../api/utsavas/question';
import { presentCalendar } from '../../api/utsavas-ics/icalendar';
import { LANGUAGE_TAGS, sentenceLanguage } from '../../data/language';
import { KINDS, type Kind } from '../../data/observances/practice';
import { REGIONS } from '../../data/observances/regions';
import { seatOf } from '../../data/observances/seats';
import { varaOf } from '../../domain/day/day';
import { FIRST_YEAR_OF_OBSERVANCES } from '../../domain/observances/question';
import { SHOWS, type Show } from '../../domain/observances/selection';
import type { Utsava } from '../../domain/observances/types';
import { LAST_YEAR_OF_ALL } from '../../domain/time/calendars';
import { englishFormat } from '../../lexicon/formats/english';
import { observanceLabel } from '../../lexicon/observances';
import { type Io, jsonText, occasionOf, UsageError } from '../io';
import { placeText } from '../parts/figures';
import { dateAt, presentJd } from '../parts/instant';
import { listOf, readNumber } from '../parts/numbers';
import { type Paints, paintsOf } from '../parts/paint';
import { type AskedPlace, askedPlace, type PlaceOptions } from '../parts/place';
import { eachWithProgress } from '../parts/progress';
import { answered } from '../parts/refusals';
import { type TableCell, table } from '../parts/table';
import { examples } from './examples';
import { jsonOption, regionOption, traditionOption, withPlace } from './options';

interface UtsavasOptions extends Omit<PlaceOptions, 'offset'> {
  show?: Show;
  region?: string;
  tradition?: string;
  kind?: Kind[];
  from?: string;
  to?: string;
  limit?: string;
  fields?: string;
  lang?: string;
  json?: true;
  ics?: true;
}

const OPTIONS = {
  year: 'years',
  lat: '--lat',
  lon: '--lon',
  tz: '--tz',
  region: '--region',
  tradition: '--tradition',
  kind: '--kind',
  show: '--show',
  from: '--from',
  to: '--to',
  limit: '--limit',
  fields: '--fields',
  'fields.*': '--fields',
  lang: '--lang',
};
const [FIRST, LAST] = [FIRST_YEAR_OF_OBSERVANCES, LAST_YEAR_OF_ALL];
const WRONG_YEARS = `years must be a year or a range of years from ${FIRST} to ${LAST}, for example 2026 or 2020-2030.`;

function runOfYears(text: string): number[] {
  const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(first <= last && first >= FIRST && last <= LAST)) throw new UsageError(WRONG_YEARS);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The request fields from the options. */
function fieldsOf({ lat, lon, tz }: AskedPlace, options: UtsavasOptions): Record<string, unknown> {
  const { region, tradition, kind, show, from, to, limit, fields, lang } = options;
  const given = { lat, lon, tz, region, tradition, kind, show, from, to, lang };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(limit !== undefined && { limit: readNumber(limit) }),
    ...(fields !== undefined && { fields: listOf(fields) }),
  };
}

function yearText(year: number, utsavas: readonly Utsava[], { labels, names }: AnswerNames, paints: Paints): string {
  const rows = utsavas.map((utsava): TableCell[] => {
    const { amanta, adhika } = utsava.month;
    return [
      presentDate(utsava.date),
      { text: englishFormat.weekday(varaOf(utsava.date)).slice(0, 3), paint: paints.quiet },
      {
        text: labels ? observanceLabel(labels, utsava.name) : utsavaTitle(utsava, names),
        paint: utsava.major ? paints.title : (text) => text,
      },
      { text: utsava.kind, paint: paints.quiet },
      utsava.tradition === 'general' ? '' : utsava.tradition,
      `${adhika ? 'adhika ' : ''}${MASA_NAMES[amanta - 1]?.iast ?? ''}`,
    ];
  });
  const columns = ['date', '', `utsavas of ${year}`, 'kind', 'tradition', 'māsa (amānta)'].map((title) => ({ title }));
  return table(columns, rows, paints.heading);
}

/** What the text says about a year outside 1900 to 2100. */
const otherYearLines = (
  utsavas: readonly { key: string; date: string; other_dates?: string[] }[],
  notes: readonly string[] = [],
): string[] => [
  ...utsavas.flatMap(({ key, date, other_dates: others }) =>
    others ? [`undecided by the error of ΔT: ${key} ${[date, ...others].join(' or ')}`] : [],
  ),
  ...notes,
];

async function utsavas(io: Io, years: string | undefined, options: UtsavasOptions): Promise<void> {
  const seat = seatOf(REGIONS.find((region) => region === options.region));
  const place = await askedPlace(io, options, seat);
  const civilYears = runOfYears(years ?? (await dateAt(place, presentJd(io))).slice(0, 4));
  const isSpan = civilYears.length > 1;
  if (isSpan && (options.from ?? options.to) !== undefined) throw new UsageError('--from and --to take a single year.');
  const body = { ...fieldsOf(place, options), year: civilYears[0] };
  const kernel = await io.kernel();
  if (options.ics) {
    const question = answered(await readYears(body, occasionOf(io)), OPTIONS);
    const answers = answered(await yearsOf(() => kernel, { ...question, years: civilYears }), OPTIONS);
    const { labels, names } = await loadAnswerNames(question);
    await io.write(presentCalendar({ ...question, years: civilYears }, answers, labels, names));
    return;
  }
  const question = answered(await readYearOfAll(body, occasionOf(io)), OPTIONS);
  const names = await loadAnswerNames(question);
  const paints = paintsOf(io);
  if (!options.json) await io.write(`${placeText(place.name, question.lat, question.lon)}, ${question.tz}\n`);
  await eachWithProgress(io, civilYears, String, async (year, i) => {
    const [answer] = answered(await yearsOf(() => kernel, { ...question, years: [year] }), OPTIONS);
    if (answer === undefined) throw new Error(`no observances of ${year}`);
    const marked = markedYear({ ...question, years: [year] }, answer, names);
    const span = { from: `${year}-01-01`, to: `${year}-12-31`, lat: question.lat, lon: question.lon };
    const language = sentenceLanguage(question.lang ?? 'en');
    const otherYears = answered(
      ofOtherYears(() => kernel, span, language),
      OPTIONS,
    );
    if (options.json) {
      const presented = { ...marked, ...otherYears };
      await io.write(isSpan ? `${i === 0 ? '[' : ','}\n${JSON.stringify(presented)}` : jsonText(io, presented));
    } else {
      await io.write(`\n${yearText(year, answer.utsavas, names, paints)}`);
      for (const line of otherYearLines(marked.utsavas, otherYears.notes)) await io.write(`${line}\n`);
    }
  });
  if (options.json && isSpan) await io.write('\n]\n');
}

export function utsavasCommand(io: Io): Command {
  const command = new Command('utsavas')
    .description(
      'List the observances of a year or of a range of years. The default place is the town of the region, or New Delhi.',
    )
    .addArgument(new Argument('[years]', 'a year or a range, for example 2026 or 2020-2030 (default: this year)'));
  return withPlace(command, { byZone: true })
    .addOption(
      new Option('--show <part>', 'all observances, the principal ones, or those of one tradition').choices(SHOWS),
    )
    .addOption(
      new Option('--kind <kind>', `only this kind; repeatable (${KINDS.join(', ')})`)
        .choices(KINDS)
        .argParser((value: string, before: Kind[] | undefined) => {
          const kind = KINDS.find((each) => each === value);
          if (!kind) throw new UsageError(`--kind must be one of ${KINDS.join(', ')}.`);
          return [...(before ?? []), kind];
        }),
    )
    .addOption(regionOption())
    .addOption(traditionOption())
    .addOption(new Option('--from <date>', 'the first date, YYYY-MM-DD').conflicts('ics'))
    .addOption(new Option('--to <date>', 'the last date').conflicts('ics'))
    .addOption(new Option('--limit <count>', 'at most so many').conflicts('ics'))
    .addOption(new Option('--fields <names>', 'with --json: only these fields, separated by commas').conflicts('ics'))
    .addOption(new Option('--lang <tag>', 'names in a language').choices(LANGUAGE_TAGS))
    .addOption(jsonOption().conflicts('ics'))
    .option('--ics', 'write an iCalendar file (RFC 5545)')
    .addHelpText(
      'after',
      examples(
        'khagola utsavas 2026 --show principal',
        'khagola utsavas 1674 --show principal --place Pune',
        'khagola utsavas 2026 --region kerala --show principal',
        'khagola utsavas 2026 --tradition gaudiya --kind ekadashi --place Mayapur',
        'khagola utsavas 2026 --ics > utsavas-2026.ics',
        'khagola utsavas 2020-2030 --kind ekadashi --place Mumbai',
        'khagola utsavas 2026 --lat 40.7128 --lon -74.006 --tz America/New_York --json',
      ),
    )
    .action((years: string | undefined, options: UtsavasOptions) => utsavas(io, years, options));
}
