/** `khagola rectify`: the birth times of a window, ranked by past events. */
import { Command, Option } from 'commander';
import type * as z from 'zod';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { rectify as code } from '../../api/rectify/answer';
import type { RectifyResponse } from '../../api/rectify/response';
import { CATEGORIES } from '../../data/rectify';
import type { Io } from '../io';
import { readCsv } from '../shared/csv';
import { inRashi } from '../shared/figures';
import { type FormatOptions, withFormats } from '../shared/formats';
import { offsetAtNoon } from '../shared/instant';
import { readNumber } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { type PlaceOptions, resolvePlace } from '../shared/place';
import { answerOf, definedFields, optionNames, printAnswer } from '../shared/query';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption, withPlace } from './options';

interface RectifyOptions extends PlaceOptions, FormatOptions {
  date?: string;
  from?: string;
  to?: string;
  grid?: number | string;
  event?: string[];
  events?: string;
  lang?: string;
}

interface Event {
  date: string | undefined;
  category: string | undefined;
}

const OTHER_NAMES = {
  birthDate: '--date',
  'birthWindow.startTime': '--from',
  'birthWindow.endTime': '--to',
  'location.lat': '--lat',
  'location.lon': '--lon',
  'location.tz': '--offset',
  gridMinutes: '--grid',
  events: { option: '--event', example: '2014-11-23:marriage' },
  'events.*': { option: '--event *', example: '2014-11-23:marriage' },
  'events.*.date': 'the date of --event *',
  'events.*.category': 'the category of --event *',
};

const eventOf = (text: string): Event => {
  const [date, category] = text.split(':', 2);
  return { date, category };
};

async function eventsOf(io: Io, { event = [], events }: RectifyOptions): Promise<Event[] | undefined> {
  const given = event.map(eventOf);
  if (events !== undefined) {
    const rows = await readCsv(io, '--events', events, ['date', 'category']);
    given.push(...rows.map(({ fields }) => ({ date: fields.date, category: fields.category })));
  }
  return given.length === 0 ? undefined : given;
}

function rectifyText(body: z.output<typeof RectifyResponse>, paints: Paints): string {
  const rows = body.candidates.map(({ rank, birthTime, interval, score, lagna, moon, dasha }): TableCell[] => [
    String(rank),
    { text: birthTime, paint: paints.title },
    `${interval.start.slice(0, 5)}–${interval.end.slice(0, 5)}`,
    score.toFixed(4),
    `${inRashi(lagna.nirayanaDeg)} ${lagna.rashiLabel ?? lagna.rashi ?? '–'}`,
    `${moon.nakshatraLabel ?? moon.nakshatra ?? '–'} ${moon.pada}`,
    `${dasha.balance.lordLabel ?? GRAHA_NAMES[dasha.balance.lord].iast} ${dasha.balance.years.toFixed(2)} y`,
  ]);
  const columns = [
    { title: '#', right: true },
    'time',
    'interval',
    { title: 'score', right: true },
    'lagna',
    'Moon',
    'balance at birth',
  ];
  const first = body.candidates[0];
  const evidence = (first?.evidence ?? []).flatMap(({ date, category, score, reasons }) => [
    `${paints.title(date)} ${category} ${score.toFixed(3)}`,
    ...reasons.map((reason) => `  ${reason}`),
  ]);
  return `${[
    table(columns, rows, paints.heading),
    `${body.evaluated} moments. ${body.discrimination.statement}`,
    '',
    paints.heading(`evidence for ${first?.birthTime}`),
    ...evidence,
    '',
    paints.quiet(body.disclaimer),
  ].join('\n')}\n`;
}

async function rectify(io: Io, options: RectifyOptions, command: Command): Promise<void> {
  const { from, to, grid, lang } = options;
  const date = options.date && readWrittenDate(options.date);
  const place = await resolvePlace(io, options);
  const fields = definedFields({
    birthDate: date,
    birthWindow: { startTime: from, endTime: to },
    location: { lat: place.lat, lon: place.lon, tz: await offsetAtNoon(place, date ?? '') },
    events: await eventsOf(io, options),
    gridMinutes: grid,
    lang,
  });
  const answer = await answerOf(io, { code, fields, names: optionNames(command, OTHER_NAMES) });
  return printAnswer(io, options, answer, { rows: ({ candidates }) => candidates, text: rectifyText });
}

export function rectifyCommand(io: Io): Command {
  const command = new Command('rectify')
    .description(
      'Rank the birth times of a window by dated past events, and say whether the events can tell them apart.',
    )
    .option('--date <date>', 'date of birth, YYYY-MM-DD')
    .option('--from <time>', 'start of the window, HH:MM')
    .option('--to <time>', 'end of the window, later on the same day, HH:MM');
  withPlace(command)
    .addOption(
      new Option('--event <event>', 'event as date:category; repeatable').argParser(
        (value: string, before: string[] | undefined) => [...(before ?? []), value],
      ),
    )
    .option('--events <file>', 'CSV file with the columns date and category, or - for standard input')
    .option('--grid <minutes>', 'step of the grid in minutes, 1 to 60 (default: 5)', readNumber)
    .addOption(languageOption());
  return withFormats(command, 'the candidates')
    .addHelpText(
      'after',
      `
Categories: ${CATEGORIES.join(', ')}.
${examples(
  'khagola rectify --date 1990-05-15 --from 08:00 --to 10:00 --place "New Delhi" --event 2012-06-01:education-milestone --event 2014-11-23:marriage --event 2019-08-01:career-shift',
  'khagola rectify --date 1990-05-15 --from 08:00 --to 10:00 --lat 28.6139 --lon 77.209 --offset 5.5 --events events.csv --json',
)}`,
    )
    .action((options: RectifyOptions) => rectify(io, options, command));
}
