/** `khagola chart --csv`: a chart for each row of a file. */

import type * as z from 'zod';
import { chartOfAllYears as chartCode } from '../../api/chart/answer';
import type { ChartResponse } from '../../api/chart/response';
import { type CsvCell, csvLine } from '../../api/shapes/csv';
import { GRAHA_KEYS } from '../../data/keys';
import { type Io, UsageError } from '../io';
import { BIRTH_OPTIONS, readBirth } from '../parts/birth';
import { chartFields } from '../parts/chartOptions';
import { type CsvRow, readCsv } from '../parts/csv';
import { eachWithProgress } from '../parts/progress';
import { answered } from '../parts/refusals';

type Body = z.output<typeof ChartResponse>;

const POINT_COLUMNS = ['deg', 'rashi', 'nakshatra', 'pada', 'house', 'retrograde', 'boundary_arcsec'];
const COLUMNS = [
  ...['name', 'date', 'time', 'utc', 'tz_hours', 'lat', 'lon', 'ayanamsha_deg'],
  ...['deg', 'rashi', 'nakshatra', 'pada', 'boundary_arcsec'].map((column) => `lagna_${column}`),
  ...GRAHA_KEYS.flatMap((key) => POINT_COLUMNS.map((column) => `${key}_${column}`)),
  'mahadasha',
  'antardasha',
];

function rowOf({ fields }: CsvRow, body: Body): CsvCell[] {
  const { input, lagna, grahas, current_phase: phase } = body;
  return [
    fields.name,
    ...[fields.date, fields.time, input.utc, input.tzHours, input.lat, input.lon, body.ayanamsha_deg],
    ...[lagna.sidereal_deg, lagna.rashi, lagna.nakshatra, lagna.pada, lagna.boundary_arcsec],
    ...grahas.flatMap((graha) => [
      graha.sidereal_deg,
      graha.rashi,
      graha.nakshatra,
      graha.pada,
      graha.house,
      graha.retrograde,
      graha.boundary_arcsec,
    ]),
    phase?.maha.lord,
    phase?.antara.lord,
  ];
}

/**
 * Answers the valid rows and reports each invalid one by its line. One invalid row makes the exit code a usage error.
 */
export async function chartsOfFile(io: Io, path: string, options: { json?: true }) {
  const { json } = options;
  const fields = chartFields(options);
  const rows = await readCsv(io, '--csv', path, ['date', 'time']);
  const kernel = await io.kernel();
  let wrong = 0;
  let written = 0;
  const answer = async (row: CsvRow): Promise<Body> => {
    return answered(await chartCode.answer(() => kernel, await readBirth(io, row.fields, fields)), BIRTH_OPTIONS);
  };
  await io.write(json ? '[' : csvLine(COLUMNS));
  await eachWithProgress(
    io,
    rows,
    (row) => row.fields.name ?? `line ${row.line}`,
    async (row) => {
      try {
        const body = await answer(row);
        await io.write(json ? `${written === 0 ? '' : ','}\n${JSON.stringify(body)}` : csvLine(rowOf(row, body)));
        written++;
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        wrong++;
        // In a file these are columns, not options.
        io.note(`${path === '-' ? 'input' : path}:${row.line}: ${error.message.replaceAll(/--(?=[a-z])/g, '')}`);
      }
    },
  );
  if (json) await io.write('\n]\n');
  if (wrong > 0) throw new UsageError(`--csv: skipped ${wrong} of ${rows.length} rows because they are invalid.`);
}
