/** `khagola chart --csv`: a chart for every row of a file. */
import { stringify } from 'csv-stringify/sync';
import type * as z from 'zod';
import { chartAnswer } from '../../http/chart/answer';
import type { ChartResponse } from '../../http/chart/schema';
import { GRAHA_KEYS } from '../../http/names';
import { type Io, UsageError } from '../io';
import { answeredBirth, readBirth } from '../parts/birth';
import { type CsvRow, readCsv } from '../parts/csv';
import { readNumber } from '../parts/numbers';
import { askedPlace } from '../parts/place';
import { eachWithProgress } from '../parts/progress';

type Body = z.output<typeof ChartResponse>;

const POINT_COLUMNS = ['deg', 'rashi', 'nakshatra', 'pada', 'house', 'retrograde', 'boundary_arcsec'];
const COLUMNS = [
  ...['name', 'date', 'time', 'utc', 'tz_hours', 'lat', 'lon', 'ayanamsha_deg'],
  ...['deg', 'rashi', 'nakshatra', 'pada', 'boundary_arcsec'].map((column) => `lagna_${column}`),
  ...GRAHA_KEYS.flatMap((key) => POINT_COLUMNS.map((column) => `${key}_${column}`)),
  'mahadasha',
  'antardasha',
];

const line = (values: readonly unknown[]): string =>
  stringify([values as unknown[]], { cast: { boolean: (value) => String(value) } });

function rowOf({ fields }: CsvRow, body: Body): unknown[] {
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

/** Rows that are in order are answered; each of the others is told by its line, and then the whole is a mistake. */
export async function chartsOfFile(io: Io, path: string, { json, depth }: { json?: true; depth?: string }) {
  const rows = await readCsv(io, '--csv', path, ['date', 'time']);
  const kernel = await io.kernel();
  let wrong = 0;
  let written = 0;
  const answer = (row: CsvRow): Body => {
    const { date, time, name } = row.fields;
    const birth = readBirth({ date, time, place: askedPlace(io, row.fields) });
    const dashaDepth = depth === undefined ? undefined : readNumber(depth);
    return answeredBirth(chartAnswer(kernel, birth.request({ name, dashaDepth })));
  };
  await io.write(json ? '[' : line(COLUMNS));
  await eachWithProgress(
    io,
    rows,
    (row) => row.fields.name ?? `line ${row.line}`,
    async (row) => {
      try {
        const body = answer(row);
        await io.write(json ? `${written === 0 ? '' : ','}\n${JSON.stringify(body)}` : line(rowOf(row, body)));
        written++;
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        wrong++;
        // In a file they are columns, not options.
        io.note(`${path === '-' ? 'input' : path}:${row.line}: ${error.message.replaceAll(/--(?=[a-z])/g, '')}`);
      }
    },
  );
  if (json) await io.write('\n]\n');
  if (wrong > 0) throw new UsageError(`--csv: ${wrong} of ${rows.length} rows are left out.`);
}
