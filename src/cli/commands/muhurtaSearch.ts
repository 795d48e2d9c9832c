/** `khagola muhurta-search`: the times that meet the rules of a purpose. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { muhurtaSearch as searchCode } from '../../api/muhurta-search/answer';
import type { MuhurtasResponse } from '../../api/muhurta-search/response';
import { DIRECTIONS } from '../../data/almanac';
import { LANGUAGE_TAGS } from '../../data/language';
import { MUHURTA_TRADITIONS, PURPOSES } from '../../data/muhurta-search/rule';
import { MAX_DAYS } from '../../domain/muhurta-search/sky';
import type { Io } from '../io';
import { clockText, placeText } from '../shared/figures';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { listOf, readNumber } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { type PlaceOptions, REFERENCE_PLACE, resolvePlace } from '../shared/place';
import { type DateSpan, daySteps, daysBetween } from '../shared/spans';
import { calendarFile, stepAnswers } from '../shared/stepAnswers';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { withPlace } from './options';

interface FindOptions extends Omit<PlaceOptions, 'offset'>, FormatOptions {
  from?: string;
  to?: string;
  tradition?: string;
  compare?: string;
  nakshatra?: string;
  rashi?: string;
  direction?: string;
  lang?: string;
  closed?: true;
  rules?: true;
  ics?: true;
}

type Body = z.output<typeof MuhurtasResponse>;

const OPTIONS = {
  purpose: 'purpose',
  from: '--from',
  to: '--to',
  lat: '--lat',
  lon: '--lon',
  tz: '--tz',
  tradition: '--tradition',
  compare: '--compare',
  nakshatra: '--nakshatra',
  rashi: '--rashi',
  direction: '--direction',
  lang: '--lang',
};

/** Days per request of a long search. The progress bar advances with each request. */
const STEP_DAYS = 100;

/** The steps of a search. Without both dates, the request completes the span. */
function stepsOf(from: string | undefined, to: string | undefined): Partial<DateSpan>[] {
  const isLong = from !== undefined && to !== undefined && daysBetween({ from, to }) > MAX_DAYS;
  return isLong ? daySteps({ from, to }, STEP_DAYS) : [{ ...(from && { from }), ...(to && { to }) }];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Joins the comparisons of consecutive spans. */
function joinedComparison(parts: readonly NonNullable<Body['comparison']>[]): Body['comparison'] {
  const [first] = parts;
  if (first === undefined) return undefined;
  return {
    ...first,
    open_days: sum(parts.map(({ open_days }) => open_days)),
    others: first.others.map((other, i) => ({
      ...other,
      open_days: sum(parts.map(({ others }) => others[i]?.open_days ?? 0)),
    })),
    days: parts.flatMap(({ days }) => days),
  };
}

/** Joins the answers of consecutive spans. */
function joined(answers: readonly Body[]): Body {
  const [first, last] = [answers[0], answers.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a search without a span');
  const comparison = joinedComparison(answers.flatMap((answer) => answer.comparison ?? []));
  return {
    ...first,
    to: last.to,
    open_days: sum(answers.map(({ open_days }) => open_days)),
    count: sum(answers.map(({ count }) => count)),
    total: sum(answers.map(({ total }) => total)),
    windows: answers.flatMap(({ windows }) => windows),
    days: answers.flatMap(({ days }) => days),
    ...(comparison && { comparison }),
  };
}

function comparisonText({ comparison }: Body, paints: Paints): string[] {
  if (!comparison) return [];
  const keys = (rules: { key: string }[]) => rules.map(({ key }) => key).join(', ') || '–';
  const others = comparison.others.map(({ tradition, open_days, adds, omits, changes }): TableCell[] => [
    tradition,
    String(open_days),
    keys(adds),
    keys(omits),
    keys(changes),
  ]);
  const days = comparison.days.map(({ date, tradition, verdict, deciding }): TableCell[] => [
    date,
    tradition,
    verdict,
    deciding.join(', '),
  ]);
  const titled = (...titles: string[]) => titles.map((title) => ({ title }));
  return [
    '',
    table(titled('tradition', 'open days', 'adds', 'omits', 'changes'), others, paints.heading),
    table(titled('date', 'tradition', 'verdict', 'decided by'), days, paints.heading),
  ];
}

function findText(body: Body, place: string, { closed, rules }: FindOptions, paints: Paints): string {
  const windows = body.windows.map(({ date, start, end, minutes, margins, unmet }): TableCell[] => [
    date,
    clockText(start, date),
    clockText(end, date),
    { text: `${Math.floor(minutes)} min`, paint: paints.good },
    margins.starts_with.join(', '),
    margins.ends_with.join(', '),
    { text: unmet.join(', '), paint: paints.quiet },
  ]);
  const columns = ['date', 'from', 'to', '', 'begins with', 'ends with', 'preferred, not met'].map((title) => ({
    title,
  }));
  const shut = body.days.flatMap(({ date, closed_by }) =>
    closed_by.map(({ words }, i): TableCell[] => [i === 0 ? date : '', words]),
  );
  return `${[
    paints.title(`${body.purpose.name}: ${body.open_days} of ${body.days.length} days are open by ${body.tradition}`),
    body.words,
    `${place}, ${body.place.tz}, ${body.from} to ${body.to}`,
    '',
    ...(rules ? [...body.rules.map(({ words, source }) => `${words} ${source}.`), ''] : []),
    table(columns, windows, paints.heading),
    ...(closed ? [table([{ title: 'closed' }, { title: 'because' }], shut, paints.heading)] : []),
    ...comparisonText(body, paints),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

async function find(io: Io, purpose: string, options: FindOptions): Promise<void> {
  const { tradition, compare, nakshatra, rashi, direction, lang } = options;
  const [from, to] = [options.from, options.to].map((date) => date && readWrittenDate(date));
  const place = await resolvePlace(io, options, REFERENCE_PLACE);
  const fields = {
    purpose,
    ...(place.lat !== undefined && { lat: place.lat }),
    ...(place.lon !== undefined && { lon: place.lon }),
    ...(place.tz !== undefined && { tz: place.tz }),
    ...(tradition && { tradition }),
    ...(compare && { compare: listOf(compare) }),
    ...(nakshatra && { nakshatra: readNumber(nakshatra) }),
    ...(rashi && { rashi: readNumber(rashi) }),
    ...(direction && { direction }),
    ...(lang && { lang }),
  };
  const query = { code: searchCode, fields, options: OPTIONS };
  if (options.ics) return io.write(await calendarFile(io, query, { ...(from && { from }), ...(to && { to }) }));
  const body = joined(await stepAnswers(io, query, stepsOf(from, to)));
  const placeLine = placeText(place.name, body.place.lat, body.place.lon);
  const format = formatOf(options);
  return io.write(
    format ? formatted(io, format, body, body.windows) : findText(body, placeLine, options, paintsOf(io)),
  );
}

export function muhurtaSearchCommand(io: Io): Command {
  const command = new Command('muhurta-search')
    .description('Find the open windows of a purpose in a span, and why the other days are closed.')
    .addArgument(new Argument('<purpose>', 'purpose').choices(PURPOSES))
    .option('--from <date>', 'first date, YYYY-MM-DD')
    .option('--to <date>', 'last date');
  withPlace(command, { byZone: true })
    .addOption(
      new Option('--tradition <key>', 'tradition whose rules are applied (almanac)').choices(MUHURTA_TRADITIONS),
    )
    .option('--compare <keys>', 'traditions to compare with, separated by commas, or all')
    .option('--nakshatra <number>', 'birth nakṣatra, 1 to 27: adds tārā-bala')
    .option('--rashi <number>', 'birth rāśi, 1 to 12: adds candra-bala')
    .addOption(new Option('--direction <direction>', 'direction of a journey').choices(DIRECTIONS))
    .addOption(new Option('--lang <tag>', 'language of names').choices(LANGUAGE_TAGS))
    .option('--closed', 'print the closed days with every rule that closes them')
    .option('--rules', 'print the rules with their sources');
  return withFormats(command, 'the windows', { ics: 'print the windows as an iCalendar file (RFC 5545)' })
    .addHelpText(
      'after',
      examples(
        'khagola muhurta-search vivaha --from 2026-11-15 --to 2026-12-31 --place Pune --closed',
        'khagola muhurta-search griha-pravesha --from 2027-01-01 --to 2027-12-31 --compare all',
        'khagola muhurta-search yatra --from 2026-12-01 --to 2026-12-31 --direction east --nakshatra 4 --ics > yatra.ics',
      ),
    )
    .action((purpose: string, options: FindOptions) => find(io, purpose, options));
}
