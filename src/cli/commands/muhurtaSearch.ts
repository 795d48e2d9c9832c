/** `khagola muhurta-search`: the times that meet the rules of a purpose. */
import { Argument, Command, Option } from 'commander';
import type * as z from 'zod';
import { muhurtaSearch as code } from '../../api/muhurta-search/answer';
import type { MuhurtasResponse } from '../../api/muhurta-search/response';
import { DIRECTIONS } from '../../data/almanac';
import { LANGUAGE_TAGS } from '../../data/language';
import { MUHURTA_TRADITIONS, PURPOSES } from '../../data/muhurta-search/rule';
import { MAX_DAYS } from '../../domain/muhurta-search/sky';
import type { Io } from '../io';
import { clockText, placeText } from '../shared/figures';
import { type FormatOptions, withFormats } from '../shared/formats';
import { listOf, readNumber } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { PLACE_OPTIONS, type PlaceOptions, REFERENCE_PLACE, resolvePlace } from '../shared/place';
import { definedFields, fileOf, optionFields, optionNames, printAnswer, stepAnswers } from '../shared/query';
import { type DateSpan, daySteps, daysBetween } from '../shared/spans';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { withPlace } from './options';

interface FindOptions extends Omit<PlaceOptions, 'offset'>, FormatOptions {
  from?: string;
  to?: string;
  closed?: true;
  rules?: true;
  ics?: true;
}

type Body = z.output<typeof MuhurtasResponse>;

/** Days per request of a long search. The progress bar advances with each request. */
const STEP_DAYS = 100;

/** The steps of a search. Without both dates, the request completes the span. */
function stepsOf({ from, to }: Partial<DateSpan>): Partial<DateSpan>[] {
  const isLong = from !== undefined && to !== undefined && daysBetween({ from, to }) > MAX_DAYS;
  return isLong ? daySteps({ from, to }, STEP_DAYS) : [{}];
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
  return [
    '',
    table(['tradition', 'open days', 'adds', 'omits', 'changes'], others, paints.heading),
    table(['date', 'tradition', 'verdict', 'decided by'], days, paints.heading),
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
    ...(closed ? [table(['closed', 'because'], shut, paints.heading)] : []),
    ...comparisonText(body, paints),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

async function find(io: Io, purpose: string, options: FindOptions, command: Command): Promise<void> {
  const { lat, lon, tz, name } = await resolvePlace(io, options, REFERENCE_PLACE);
  const given = optionFields(options, code, PLACE_OPTIONS);
  const query = { code, fields: definedFields({ ...given, purpose, lat, lon, tz }), names: optionNames(command) };
  if (options.ics) return io.write(await fileOf(io, query, 'ics'));
  const answer = joined(await stepAnswers(io, query, stepsOf(options)));
  const place = placeText(name, answer.place.lat, answer.place.lon);
  const text = (body: Body, paints: Paints) => findText(body, place, options, paints);
  return printAnswer(io, options, answer, { rows: ({ windows }) => windows, text });
}

export function muhurtaSearchCommand(io: Io): Command {
  const command = new Command('muhurta-search')
    .description('Find the open windows of a purpose in a span, and why the other days are closed.')
    .addArgument(new Argument('<purpose>', 'purpose').choices(PURPOSES))
    .option('--from <date>', 'first date, YYYY-MM-DD', readWrittenDate)
    .option('--to <date>', 'last date', readWrittenDate);
  withPlace(command, { byZone: true })
    .addOption(
      new Option('--tradition <key>', 'tradition whose rules are applied (almanac)').choices(MUHURTA_TRADITIONS),
    )
    .option('--compare <keys>', 'traditions to compare with, separated by commas, or all', listOf)
    .option('--nakshatra <number>', 'birth nakṣatra, 1 to 27: adds tārā-bala', readNumber)
    .option('--rashi <number>', 'birth rāśi, 1 to 12: adds candra-bala', readNumber)
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
    .action((purpose: string, options: FindOptions) => find(io, purpose, options, command));
}
