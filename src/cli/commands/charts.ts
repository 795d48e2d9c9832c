/** `khagola charts`: a chart for each birth of a file, as lines of JSON. */
import { Command } from 'commander';
import { birthChart } from '../../api/birth-chart/answer';
import { BirthChartRequest } from '../../api/birth-chart/request';
import { readRow } from '../../api/charts/answer';
import { BirthInRow } from '../../api/charts/request';
import { jsonLine, numberedRow } from '../../api/rows';
import { fieldMeant, spelledRequest } from '../../api/spelling';
import { ok } from '../../domain/result';
import { type Io, occasionOf, UsageError } from '../io';
import { CHART_OPTION_NAMES, chartFields, withChartOptions } from '../parts/chartOptions';
import { csvRows, readText } from '../parts/csv';
import { eachWithProgress } from '../parts/progress';
import { answered } from '../parts/refusals';
import { examples } from './examples';

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

async function charts(io: Io, path: string, options: object): Promise<void> {
  const name = path === '-' ? 'input' : path;
  const births = birthsOf(io, await readText(io, name, path), name);
  const shared = answered(spelledRequest(BirthChartRequest, chartFields(options), 'all'), CHART_OPTION_NAMES).body;
  const kernel = await io.kernel();
  let wrong = 0;
  await eachWithProgress(
    io,
    births,
    (birth) => (birth as { name?: string }).name ?? '',
    async (birth, i) => {
      const question = await readRow(birth, shared, occasionOf(io));
      const answer = question.ok ? await birthChart.answer(() => kernel, question.value) : question;
      if (!answer.ok) wrong++;
      await io.write(jsonLine(numberedRow(i + 1, answer.ok ? ok({ chart: answer.value }) : answer)));
    },
  );
  if (wrong > 0) throw new UsageError(`${name}: ${wrong} of ${births.length} births have an error in their row.`);
}

export function chartsCommand(io: Io): Command {
  const command = new Command('charts')
    .description('Compute the charts of many births with the same settings, a line of JSON for each, in their order.')
    .argument('[file]', 'births as CSV or as lines of JSON; - is standard input', '-');
  return withChartOptions(command)
    .addHelpText(
      'after',
      `
The first line of CSV names its columns: date, time, and place, or lat, lon with tz; name is optional.
A birth that cannot be answered has its error in its row, and the exit code is 2.
${examples(
  'khagola charts births.csv --include "" > charts.ndjson',
  'khagola charts --preset kp --include kp < births.csv',
)}`,
    )
    .action((path: string, options: object) => charts(io, path, options));
}
