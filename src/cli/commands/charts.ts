/** `khagola charts`: a chart for each birth of a file, as lines of JSON, as a list or as a table. */
import { Command } from 'commander';
import { birthChart } from '../../api/birth-chart/answer';
import { BirthChartRequest } from '../../api/birth-chart/request';
import { readRow } from '../../api/charts/answer';
import { BirthInRow } from '../../api/charts/request';
import type { CsvCell } from '../../api/csv';
import { BYTE_ORDER_MARK, csvLine } from '../../api/csv';
import { explainedRefusal } from '../../api/refusal';
import { jsonLine, numberedRow } from '../../api/rows';
import { fieldMeant, spelledRequest } from '../../api/spelling';
import { isObject } from '../../api/validate';
import { GRAHA_KEYS } from '../../data/keys';
import { ok } from '../../domain/result';
import { type Io, occasionOf, UsageError } from '../io';
import { CHART_OPTION_NAMES, chartFields, withChartOptions } from '../shared/chartOptions';
import { csvRows, readText } from '../shared/csv';
import { type FormatOptions, formatOf, withFormats } from '../shared/formats';
import { eachWithProgress } from '../shared/progress';
import { answered } from '../shared/refusals';
import { examples } from './examples';

/** A chart as a row of a table: its birth, its places, the running daśās, or its error. */
interface Named {
  name: string;
  label?: string;
}

interface Point {
  longitude_deg: number;
  rashi: Named;
  nakshatra: Named;
  pada: number;
  boundary_arcsec: number;
}

/** The fields of a chart that its row has. */
interface ChartBody {
  birth: { date: string; time: string | null; at: string; place: { lat: number; lon: number; tz: string | number } };
  name?: string;
  ayanamsa_deg: number;
  lagna: Point;
  grahas: (Point & { house: number; retrograde: boolean })[];
  current_phase?: { maha: { lord: { key: string } }; antara: { lord: { key: string } } } | null;
}

const LAGNA_COLUMNS = ['longitude_deg', 'rashi', 'nakshatra', 'pada', 'boundary_arcsec'];
const GRAHA_COLUMNS = [...LAGNA_COLUMNS, 'house', 'retrograde'];

const BIRTH_COLUMNS = ['index', 'name', 'date', 'time', 'at', 'lat', 'lon', 'tz', 'ayanamsa_deg'];

const CHART_COLUMNS: readonly string[] = [
  ...BIRTH_COLUMNS,
  ...LAGNA_COLUMNS.map((column) => `lagna_${column}`),
  ...GRAHA_KEYS.flatMap((key) => GRAHA_COLUMNS.map((column) => `${key}_${column}`)),
  'mahadasha',
  'antardasha',
  'error',
];

const placeCells = ({ longitude_deg, rashi, nakshatra, pada, boundary_arcsec }: Point): CsvCell[] => [
  longitude_deg,
  rashi.label ?? rashi.name,
  nakshatra.label ?? nakshatra.name,
  pada,
  boundary_arcsec,
];

/** @param index  the number of the birth, from 1 */
function chartRow(index: number, body: ChartBody): CsvCell[] {
  const { birth, name, ayanamsa_deg, lagna, grahas, current_phase: phase } = body;
  const { date, time, at, place } = birth;
  return [
    ...[index, name, date, time, at, place.lat, place.lon, place.tz, ayanamsa_deg],
    ...placeCells(lagna),
    ...grahas.flatMap((graha) => [...placeCells(graha), graha.house, graha.retrograde]),
    phase?.maha.lord.key,
    phase?.antara.lord.key,
    null,
  ];
}

/** The row of a birth that has no chart. */
const refusedRow = (index: number, { name, date, time }: Record<string, string>, message: string): CsvCell[] =>
  CHART_COLUMNS.map((column) => ({ index, name, date, time, error: message })[column]);

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const NUMERIC: readonly string[] = ['lat', 'lon', 'tz'];

/** The field of a birth that a column means: `Birth Date` is `date`. */
const fieldOf = (column: string): string | undefined => fieldMeant(BirthInRow, column.replaceAll(/\s+/g, '_'));

/** A cell as a value of its field. */
const cellValue = (field: string, cell: string): unknown =>
  NUMERIC.includes(field) && NUMBER.test(cell) ? Number(cell) : cell;

/** The births of CSV. Unknown columns are ignored, with a note. */
function csvBirths(io: Io, text: string, name: string): unknown[] {
  const rows = csvRows(text, name, []);
  const columns = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
  const others = columns.filter((column) => fieldOf(column) === undefined);
  if (others.length > 0) io.note(`${name}: ignored columns: ${others.join(', ')}`);
  return rows.map(({ fields }) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([column, cell]) => {
        const field = fieldOf(column);
        return field === undefined ? [] : [[field, cellValue(field, cell)]];
      }),
    ),
  );
}

/** The value of a line of NDJSON; a line that is not JSON stays a string. */
function lineValue(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

/** The births of a file: lines of JSON if it begins with an object, otherwise CSV. */
function birthsOf(io: Io, text: string, name: string): unknown[] {
  if (!/^\uFEFF?\s*\{/.test(text)) return csvBirths(io, text, name);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '').map(lineValue);
}

type Answered = Awaited<ReturnType<typeof birthChart.answer>>;

/** A row of a table: the chart of a birth, or the birth with its error. */
function csvRow(index: number, birth: unknown, answer: Answered): string {
  if (answer.ok) return csvLine(chartRow(index, answer.value as unknown as ChartBody));
  const given = isObject(birth) ? (birth as Record<string, string>) : {};
  return csvLine(refusedRow(index, given, explainedRefusal(answer.error).error.message));
}

/** A row of a list or a line of JSON. */
const jsonRow = (index: number, answer: Answered): object =>
  numberedRow(index, answer.ok ? ok({ chart: answer.value }) : answer);

async function charts(io: Io, path: string, options: FormatOptions): Promise<void> {
  const name = path === '-' ? 'input' : path;
  const births = birthsOf(io, await readText(io, name, path), name);
  const shared = answered(spelledRequest(BirthChartRequest, chartFields(options), 'all'), CHART_OPTION_NAMES).body;
  const kernel = await io.kernel();
  const format = formatOf(options) ?? 'ndjson';
  let wrong = 0;
  if (format !== 'ndjson') await io.write(format === 'csv' ? BYTE_ORDER_MARK + csvLine(CHART_COLUMNS) : '[');
  await eachWithProgress(
    io,
    births,
    (birth) => (birth as { name?: string }).name ?? '',
    async (birth, i) => {
      const question = await readRow(birth, shared, occasionOf(io));
      const answer = question.ok ? await birthChart.answer(() => kernel, question.value) : question;
      if (!answer.ok) wrong++;
      if (format === 'csv') return io.write(csvRow(i + 1, birth, answer));
      if (format === 'ndjson') return io.write(jsonLine(jsonRow(i + 1, answer)));
      return io.write(`${i === 0 ? '' : ','}\n${JSON.stringify(jsonRow(i + 1, answer))}`);
    },
  );
  if (format === 'json') await io.write('\n]\n');
  if (wrong > 0) throw new UsageError(`${name}: ${wrong} of ${births.length} births have an error in their row.`);
}

export function chartsCommand(io: Io): Command {
  const command = new Command('charts')
    .description('Compute the charts of many births with the same settings, a row for each, in their order.')
    .argument('[file]', 'births as CSV or as lines of JSON; - is standard input', '-');
  withChartOptions(command);
  return withFormats(command, 'the charts')
    .addHelpText(
      'after',
      `
The first line of CSV names its columns: date, time, and place, or lat, lon with tz; name is optional.
Without a format it prints lines of JSON. A birth that cannot be answered has its error in its row, and the exit code is 2.
${examples(
  'khagola charts births.csv --include "" > charts.ndjson',
  'khagola charts births.csv --csv > charts.csv',
  'khagola charts --preset kp --include kp < births.csv',
)}`,
    )
    .action((path: string, options: FormatOptions) => charts(io, path, options));
}
