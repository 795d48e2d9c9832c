/** An ephemeris as JSON by columns. */
import type * as z from 'zod';
import type { AnyColumn } from '../../domain/ephemeris/columns';
import { fail, ok, type Result } from '../../domain/result';
import { computeDome } from '../../domain/sky/dome';
import { civilFromDays, JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { momentLines } from '../../drawing/picture';
import type { Kernel } from '../../kernel/kernel';
import { type CellKind, RowForm } from '../../kernel/rows';
import { coordinatesText } from '../../lexicon/coordinates';
import { formatIn } from '../../lexicon/formats';
import { CLOSE_LIST, OPEN_LIST } from '../characters';
import { rounded } from '../decimals';
import { Chunk } from '../json';
import type { Problem } from '../problem';
import { domainProblem } from '../problem';
import type { Code, LoadKernel, Written } from '../resource';
import { presentDatesOfOtherYears, presentOtherYears } from '../shapes/anyYear';
import { DRAWING_HEADERS } from '../shapes/drawingInfo';
import { presentHistorical } from '../shapes/historical';
import { presentStamp } from '../shapes/presentStamp';
import { COLUMN_FIELDS, cellOf, kindOf } from './fields';
import { AHARGANA_DECIMALS, csv, ndjson } from './lines';
import { ephemerisPricing } from './price';
import { type EphemerisRequestQuestion, readEphemeris } from './question';
import { EphemerisRequest } from './request';
import type { EphemerisResponse } from './response';
import { FIELDS, type Plan, planOf, type TableRows, wholeTable } from './table';

/** The sky above a place at an instant as an SVG drawing. */
async function svg(loadKernel: LoadKernel, question: EphemerisRequestQuestion): Promise<Result<Written, Problem>> {
  const { place, script, ayanamsa, node, heightM, isOfAllYears } = question;
  if (place === undefined || script === undefined) throw new Error('a drawing without its place or script');
  const planned = await planOf(loadKernel, question);
  if (!planned.ok) return planned;
  const { jdUt, timeOf } = planned.value;
  const dome = computeDome(isOfAllYears ? loadKernel().allYears : loadKernel(), {
    jdUt: jdUt[0] as number,
    place: { latDeg: place.lat, lonDeg: place.lon, heightM },
    ayanamsa,
    nodeMode: node,
  });
  if (!dome.ok) return fail(domainProblem(dome.error, FIELDS));
  const { domeFigure, figureSvg } = await import('../../drawing/figures');
  const figure = domeFigure({
    dome: dome.value,
    script,
    place: place.label ?? place.name ?? coordinatesText(place.lat, place.lon),
    caption: momentLines(timeOf(0), formatIn(script === 'iast' ? 'en' : 'hi')),
  });
  return ok({ body: figureSvg(figure), headers: DRAWING_HEADERS });
}

type Answer = z.output<typeof EphemerisResponse>;

/** How the lists of an answer are written. */
interface ListWriting {
  time(plan: Plan): string[];
  numbers(values: Float64Array, decimals: number): number[];
  column(column: AnyColumn, values: Float64Array): (number | boolean | null)[];
}

const asArrays: ListWriting = {
  time: ({ jdUt, timeOf }) => Array.from(jdUt, (_, i) => timeOf(i)),
  numbers: (values, decimals) => Array.from(values, (value) => rounded(value, decimals)),
  column: (column, values) => Array.from(values, (value) => cellOf(COLUMN_FIELDS[column], value)),
};

/** Columns as a chunk: a list with an item for each row. @param form  begins with a comma */
const rowsChunk = (kernel: Kernel, form: RowForm, columns: readonly Float64Array[]): Chunk =>
  new Chunk(function* (out) {
    const count = columns[0]?.length ?? 0;
    out.character(OPEN_LIST);
    for (let from = 0; from < count; from += form.maxRows) {
      const rows = kernel.writeRows(form, columns, from, Math.min(from + form.maxRows, count));
      // No comma precedes the first item.
      out.bytes(from === 0 ? rows.subarray(1) : rows);
      if (out.isFull) yield;
    }
    out.character(CLOSE_LIST);
  });

/** The lists as chunks that the kernel writes. */
function asChunks({ kernel }: Plan): ListWriting {
  const list = (kind: CellKind, values: Float64Array): unknown =>
    rowsChunk(kernel, new RowForm([{ before: ',', kind }], ''), [values]);
  return {
    time: ({ times }) => {
      const { columns, after } = times();
      const cells = columns.map(({ kind }, i) => ({ before: i === 0 ? ',"' : '', kind }));
      const values = columns.map((column) => column.values);
      return rowsChunk(kernel, new RowForm(cells, `${after}"`), values) as unknown as string[];
    },
    numbers: (values, decimals) => list(decimals, values) as number[],
    column: (column, values) => list(kindOf(COLUMN_FIELDS[column]), values) as number[],
  };
}

/** The stamp of a modern table, or the time of a historical one. */
async function provenance(
  { ayanamsa, node, place }: EphemerisRequestQuestion,
  { jdUt }: Plan,
  { sky, ahargana }: TableRows,
  writing: ListWriting,
): Promise<Partial<Answer>> {
  const [firstJd = Number.NaN] = jdUt;
  const dateAt = (jd: number): string => isoDate(civilFromDays(Math.floor(jd - JD_UNIX_EPOCH)));
  const [first, last] = [dateAt(firstJd), dateAt(jdUt.at(-1) ?? Number.NaN)];
  if (sky === undefined) {
    const days = ahargana as Float64Array;
    return {
      ...presentDatesOfOtherYears(first, last),
      historical: {
        ...presentHistorical(days[0] as number, place),
        ahargana: writing.numbers(days, AHARGANA_DECIMALS),
      },
    };
  }
  const { deltaTSeconds, ayanamshaDeg } = sky;
  const { stampInVocabulary } = await import('../shapes/stampInVocabulary');
  return {
    ...presentOtherYears(first, last, { jdUt: firstJd, deltaTSeconds }),
    substrate_stamp: stampInVocabulary(
      presentStamp({
        question: { ayanamsha: ayanamsa, nodeMode: node },
        sky: { jdUt: firstJd, deltaTSeconds },
        ayanamshaDeg,
        notes: [],
      }),
    ),
  };
}

async function answer(
  kernel: LoadKernel,
  question: EphemerisRequestQuestion,
  writingOf: (plan: Plan) => ListWriting,
): Promise<Result<Answer, Problem>> {
  const planned = await planOf(kernel, question);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const writing = writingOf(plan);
  const table = await wholeTable(plan);
  if (!table.ok) return table;
  const { model, step, scale, center, place, assumed, heightM, ayanamsa, node, bodies } = question;
  const columns = Object.fromEntries(bodies.map((body) => [body, {} as Record<string, unknown>]));
  for (const { body, column, values } of table.value.columns) {
    (columns[body] as Record<string, unknown>)[COLUMN_FIELDS[column].name] = writing.column(column, values);
  }
  return ok({
    from: plan.timeOf(0),
    to: plan.timeOf(plan.jdUt.length - 1),
    step,
    scale,
    center,
    ...(place && { place: { ...place, height_m: heightM } }),
    assumed: [...assumed],
    ...(model === 'modern' ? { settings: { ayanamsa, node } } : { model }),
    count: plan.jdUt.length,
    ...(await provenance(question, plan, table.value, writing)),
    time: writing.time(plan),
    bodies: columns as Answer['bodies'],
  });
}

export const ephemeris: Code<typeof EphemerisRequest, EphemerisRequestQuestion, Answer> = {
  request: EphemerisRequest,
  read: readEphemeris,
  price: ephemerisPricing,
  answer: (kernel, question) => answer(kernel, question, () => asArrays),
  outline: (kernel, question) => answer(kernel, question, asChunks),
  formats: { csv, ndjson, svg },
};
