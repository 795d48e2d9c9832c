/** `khagola observances`: the observances of a year, of several years or of any span. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { observances as code } from '../../api/observances/answer';
import { MAX_DAYS } from '../../api/observances/request';
import type { ObservancesResponse } from '../../api/observances/response';
import { dayOfAny } from '../../api/shapes/anyYear';
import { loadAnswerNames } from '../../api/utsavas/present';
import { readYearsOfAll, yearsOf } from '../../api/utsavas/question';
import { presentCalendar } from '../../api/utsavas-ics/icalendar';
import { KINDS } from '../../data/observances/practice';
import { REGIONS } from '../../data/observances/regions';
import { seatOf } from '../../data/observances/seats';
import { varaOfDay } from '../../domain/day/run';
import { FIRST_YEAR_OF_OBSERVANCES } from '../../domain/observances/question';
import { CALENDARS, type Calendar, LAST_YEAR_OF_ALL } from '../../domain/time/calendars';
import { englishFormat } from '../../lexicon/formats/english';
import { type Io, occasionOf, UsageError } from '../io';
import { clockText, placeText } from '../shared/figures';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { dateAt, presentJd } from '../shared/instant';
import { listOf, readNumber } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { namedOrGiven, PLACE_OPTIONS, type PlaceOptions, resolvePlace } from '../shared/place';
import { eachWithProgress } from '../shared/progress';
import { definedFields, optionFields, optionNames, questionOf } from '../shared/query';
import { answered, type OptionNames } from '../shared/refusals';
import { type DateSpan, daysBetween, gregorianSpan, otherYearsOf, yearSteps } from '../shared/spans';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption, regionOption, traditionOption, withPlace } from './options';

interface ObservancesOptions extends Omit<PlaceOptions, 'offset'>, FormatOptions {
  from?: string;
  to?: string;
  calendar?: Calendar;
  next?: number | string;
  kind?: string[];
  principal?: string;
  region?: string;
  tradition?: string;
  times?: true;
  limit?: number | string;
  lang?: string;
  ics?: true;
}

interface Named {
  name: string;
  label?: string;
}

interface Observance extends Named {
  key: string;
  date: string;
  name_common: string;
  epithet: Named | null;
  kind: string;
  tradition: string;
  major: boolean;
  masa: { amanta: Named; adhika: boolean };
  other_dates?: string[];
  times?: (Named & { start: string | null; end?: string })[];
}

type Answer = z.output<typeof ObservancesResponse> & { observances: Observance[] };

const [FIRST, LAST] = [FIRST_YEAR_OF_OBSERVANCES, LAST_YEAR_OF_ALL];
const WRONG_YEARS = `years must be a year or a range of years from ${FIRST} to ${LAST}, for example 2026 or 2020-2030.`;

function runOfYears(text: string): number[] {
  const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(first <= last && first >= FIRST && last <= LAST)) throw new UsageError(WRONG_YEARS);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

type Step = Partial<DateSpan> & { year?: number; calendar?: Calendar };

/** The requests of a command: one for each year of a run or of a long span. */
function stepsOf(years: string | undefined, options: ObservancesOptions): Step[] {
  const { calendar = 'auto', next, from, to } = options;
  if (years !== undefined) {
    if (from ?? to ?? next) throw new UsageError('Give years, or --from, --to and --next.');
    return runOfYears(years).map((year) => ({ year }));
  }
  const { calendar: ofDates, ...span } = gregorianSpan({ from: from ?? '', to: to ?? '' }, calendar);
  if (daysBetween(span) > MAX_DAYS) return yearSteps(span, 1).map((step) => ({ ...step, calendar: ofDates }));
  return [{ ...(from && { from }), ...(to && { to }), calendar }];
}

function titleOf({ name, name_common: common, epithet, label }: Observance): string {
  if (label !== undefined) return label;
  const whole = epithet === null ? name : `${name}: ${epithet.name}`;
  return whole === common ? whole : `${whole} (${common})`;
}

/** The times of an observance that exist on its day. */
const timeRows = ({ times = [], date }: Observance, paints: Paints): TableCell[][] =>
  times.flatMap(({ name, label, start, end }) => {
    if (start === null) return [];
    const until = end === undefined ? '' : ` – ${clockText(end, date)}`;
    return [['', '', { text: `  ${label ?? name} ${clockText(start, date)}${until}`, paint: paints.quiet }]];
  });

function observancesText({ from, to, observances, notes = [] }: Answer, paints: Paints): string {
  const rows = observances.flatMap((observance): TableCell[][] => {
    const { date, kind, tradition, masa, major } = observance;
    const weekday = englishFormat.weekday(varaOfDay(dayOfAny(date, 'gregorian')));
    return [
      [
        date,
        { text: weekday.slice(0, 3), paint: paints.quiet },
        { text: titleOf(observance), paint: major ? paints.title : (text) => text },
        { text: kind, paint: paints.quiet },
        tradition === 'general' ? '' : tradition,
        `${masa.adhika ? 'adhika ' : ''}${masa.amanta.label ?? masa.amanta.name}`,
      ],
      ...timeRows(observance, paints),
    ];
  });
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, -6)}-12-31`;
  const span = isYear ? from.slice(0, -6) : `${from} to ${to}`;
  const columns = ['date', '', `observances of ${span}`, 'kind', 'tradition', 'māsa (amānta)'].map((title) => ({
    title,
  }));
  const undecided = observances.flatMap(({ key, date, other_dates: others }) =>
    others ? [`undecided by the error of ΔT: ${key} ${[date, ...others].join(' or ')}`] : [],
  );
  return `${table(columns, rows, paints.heading)}${[...undecided, ...notes].map((line) => `${line}\n`).join('')}`;
}

/** Joins the answers of consecutive spans. */
function joined(answers: readonly Answer[], limit: number | undefined): Answer {
  const [first, last] = [answers[0], answers.at(-1)];
  if (first === undefined || last === undefined) throw new Error('observances without a span');
  if (answers.length === 1) return first;
  const all = answers.flatMap(({ observances }) => observances);
  const observances = all.slice(0, limit);
  const total = answers.reduce((sum, answer) => sum + answer.total, 0);
  return { ...first, to: last.to, ...otherYearsOf(answers), count: observances.length, total, next: null, observances };
}

/** The calendar file of years, with the request of `/api/utsavas.ics` for all years of observances. */
async function calendarOf(io: Io, years: string | undefined, options: ObservancesOptions, names: OptionNames) {
  const { region, tradition, kind, principal, lang } = options;
  const seat = seatOf(REGIONS.find((each) => each === region));
  const { lat, lon, tz } = await resolvePlace(io, options, seat);
  const civilYears = runOfYears(years ?? (await dateAt({ ...seat, offset: undefined }, presentJd(io))).slice(0, 4));
  const show = principal === undefined ? undefined : principal === 'false' ? 'all' : 'principal';
  const body = definedFields({ region, tradition, lat, lon, tz, lang, show, kind, year: civilYears[0] });
  const kernel = await io.kernel();
  const question = { ...answered(await readYearsOfAll(body, occasionOf(io)), names), years: civilYears };
  const answers = answered(await yearsOf(() => kernel, question), names);
  return presentCalendar(question, answers, await loadAnswerNames(question));
}

/** Options that are no fields of a step. */
const NOT_OF_STEP = [...PLACE_OPTIONS, 'from', 'to', 'calendar', 'times'];

async function observances(io: Io, years: string | undefined, options: ObservancesOptions, command: Command) {
  const names = optionNames(command, { year: 'years' });
  if (options.ics) return io.write(await calendarOf(io, years, options, names));
  const format = formatOf(options);
  const given = { ...optionFields(options, code, NOT_OF_STEP), ...(await namedOrGiven(io, options)) };
  const kernel = await io.kernel();
  const paints = paintsOf(io);
  const answers: Answer[] = [];
  await eachWithProgress(
    io,
    stepsOf(years, options),
    ({ year, from = '' }) => String(year ?? from),
    async (step, i) => {
      const fields = { ...given, ...(options.times && { times: 'true' }), ...step };
      const { page, ...question } = await questionOf(io, { code, fields, names });
      // The command has no pages: without a limit it prints all.
      const limit = options.limit === undefined ? undefined : page.limit;
      const asked = { ...question, page: { ...page, limit } };
      const answer = answered(await code.answer(() => kernel, asked), names) as Answer;
      if (format) {
        answers.push(answer);
        return;
      }
      const { name = null, lat, lon, tz } = answer.place;
      if (i === 0) await io.write(`${placeText(name, lat, lon)}, ${tz}\n`);
      await io.write(`\n${observancesText(answer, paints)}`);
    },
  );
  if (!format) return;
  const answer = joined(answers, options.limit === undefined ? undefined : Number(options.limit));
  return io.write(formatted(io, format, answer, answer.observances));
}

export function observancesCommand(io: Io): Command {
  const command = new Command('observances')
    .description('List the observances of a year, of a range of years or of any span, the principal ones by default.')
    .addArgument(new Argument('[years]', 'a year or a range, for example 2026 or 2020-2030 (default: this year)'))
    .option('--from <date>', 'first date, instead of years', readWrittenDate)
    .option('--to <date>', 'last date (default: the end of that year)', readWrittenDate)
    .addOption(new Option('--calendar <key>', 'calendar of the dates').choices(CALENDARS))
    .option('--next <count>', 'only this many observances, from --from or today', readNumber)
    .option('--q <name>', 'a name or part of one in any spelling, for example diwali')
    .option('--key <key>', 'key of one observance')
    .option('--kind <kinds>', `kinds, separated by commas: ${KINDS.join(', ')}`, listOf)
    .addOption(
      new Option(
        '--principal <choice>',
        'true: the principal ones; false: all (default: true; false with --kind, --key or --q)',
      ).choices(['true', 'false']),
    )
    .addOption(regionOption())
    .addOption(traditionOption());
  withPlace(command, { byZone: true })
    .option('--times', 'also print the times of worship, fasts, pāraṇa and eclipses')
    .option('--limit <count>', 'maximum number of observances', readNumber)
    .addOption(languageOption());
  return withFormats(command, 'the observances', { ics: 'print the years as an iCalendar file (RFC 5545)' })
    .addHelpText(
      'after',
      examples(
        'khagola observances 2026',
        'khagola observances --next 1 --kind ekadashi --place Pune --times',
        'khagola observances 2026 --region kerala',
        'khagola observances 2026 --tradition gaudiya --kind ekadashi --place Mayapur',
        'khagola observances 1674 --place Pune',
        'khagola observances 2020-2030 --q diwali --csv > diwali.csv',
        'khagola observances 2026 --ics > observances-2026.ics',
        'khagola observances 2026 --lat 40.7128 --lon -74.006 --tz America/New_York --json',
      ),
    )
    .action((years: string | undefined, options: ObservancesOptions) => observances(io, years, options, command));
}
