/** An ephemeris as JSON by columns. */
import type * as z from 'zod';
import { fail, ok, type Result } from '../../domain/result';
import { computeDome } from '../../domain/sky/dome';
import { civilFromDays, JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { momentLines } from '../../drawing/picture';
import type { Kernel } from '../../kernel/kernel';
import { RowForm } from '../../kernel/rows';
import { coordinatesText } from '../../lexicon/coordinates';
import { formatIn } from '../../lexicon/formats';
import { CLOSE_LIST, OPEN_LIST } from '../characters';
import { Chunk } from '../json';
import { JsonWriter } from '../jsonWriter';
import type { Problem } from '../problem';
import { domainProblem } from '../problem';
import type { Code, LoadKernel, Written } from '../resource';
import { presentDatesOfOtherYears, presentOtherYears } from '../shapes/anyYear';
import { DRAWING_HEADERS } from '../shapes/drawingInfo';
import { presentHistorical } from '../shapes/historical';
import { presentStamp } from '../shapes/presentStamp';
import { COLUMN_FIELDS, cellOf, type Field, fieldsOf, kindOf } from './fields';
import { csv, ndjson } from './lines';
import { ephemerisPricing } from './price';
import { type EphemerisRequestQuestion, readEphemeris } from './question';
import { EphemerisRequest } from './request';
import type { EphemerisResponse } from './response';
import { FIELDS, type Plan, planOf, type RowFigures, readTable, roomFor, type TableReader } from './table';

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

/** The lists of an answer: one for each column of its table. */
interface Lists {
  time(): string[];
  /** Adds rows of the table. */
  add: TableReader;
  column(i: number): (number | boolean | null)[];
}

type ListsOf = (plan: Plan, fields: readonly Field[]) => Lists;

const asArrays: ListsOf = ({ jdUt, timeOf }, fields) => {
  const lists = fields.map((): (number | boolean | null)[] => []);
  return {
    time: () => Array.from(jdUt, (_, i) => timeOf(i)),
    add(columns, _, count) {
      for (const [i, field] of fields.entries()) {
        const [list, column] = [lists[i] as (typeof lists)[number], columns[i] as Float64Array];
        for (let row = 0; row < count; row++) list.push(cellOf(field, column[row] as number));
      }
    },
    column: (i) => lists[i] as (typeof lists)[number],
  };
};

/** A list that grows row by row, in the spelling of JSON. */
class ListText {
  readonly #kernel: Kernel;
  readonly #form: RowForm;
  readonly #count: number;
  readonly #text = new JsonWriter(0);
  #pieces: Uint8Array<ArrayBuffer>[] | undefined;

  /**
   * @param form   begins with a comma
   * @param count  the number of rows in the end
   */
  constructor(kernel: Kernel, form: RowForm, count: number) {
    this.#kernel = kernel;
    this.#form = form;
    this.#count = count;
  }

  /** Adds rows from one on. */
  add(columns: readonly Float64Array[], row: number, count: number): void {
    const { maxRows } = this.#form;
    for (let from = 0; from < count; from += maxRows) {
      const to = Math.min(from + maxRows, count);
      const text = this.#kernel.writeRows(this.#form, columns, from, to);
      if (row + from === 0) {
        // No comma precedes the first item.
        text[0] = OPEN_LIST;
        this.#text.reserve(1 + roomFor(text.length, to, this.#count));
      }
      this.#text.bytes(text);
      if (row + to === this.#count) this.#text.character(CLOSE_LIST);
    }
  }

  /** The list as a chunk, once all rows are there. */
  chunk(): Chunk {
    this.#pieces ??= this.#text.take();
    const pieces = this.#pieces;
    return new Chunk(function* (out) {
      for (const piece of pieces) {
        out.piece(piece);
        if (out.isFull) yield;
      }
    });
  }
}

/** The lists as chunks that the kernel writes. */
const asChunks: ListsOf = ({ kernel, jdUt, times }, fields) => {
  const count = jdUt.length;
  const listOf = (cells: ConstructorParameters<typeof RowForm>[0], after: string) =>
    new ListText(kernel, new RowForm(cells, after), count);
  const lists = fields.map((field) => listOf([{ before: ',', kind: kindOf(field) }], ''));
  return {
    time() {
      const { columns, after } = times();
      const list = listOf(
        columns.map(({ kind }, i) => ({ before: i === 0 ? ',"' : '', kind })),
        `${after}"`,
      );
      list.add(
        columns.map(({ values }) => values),
        0,
        count,
      );
      return list.chunk() as unknown as string[];
    },
    add(columns, row, rows) {
      for (const [i, list] of lists.entries()) list.add([columns[i] as Float64Array], row, rows);
    },
    column: (i) => lists[i]?.chunk() as unknown as number[],
  };
};

/** The stamp of a modern table, or the time of a historical one. */
async function provenance(
  { ayanamsa, node, place }: EphemerisRequestQuestion,
  { jdUt }: Plan,
  figures: RowFigures,
  lists: Lists,
): Promise<Partial<Answer>> {
  const [firstJd = Number.NaN] = jdUt;
  const dateAt = (jd: number): string => isoDate(civilFromDays(Math.floor(jd - JD_UNIX_EPOCH)));
  const [first, last] = [dateAt(firstJd), dateAt(jdUt.at(-1) ?? Number.NaN)];
  if ('ahargana' in figures) {
    return {
      ...presentDatesOfOtherYears(first, last),
      historical: {
        ...presentHistorical(figures.ahargana, place),
        ahargana: lists.column(0) as number[],
      },
    };
  }
  const { deltaTSeconds, ayanamshaDeg } = figures;
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
  listsOf: ListsOf,
): Promise<Result<Answer, Problem>> {
  const planned = await planOf(kernel, question);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const fields = fieldsOf(question);
  const lists = listsOf(plan, fields);
  const figures = await readTable(plan, lists.add);
  if (!figures.ok) return figures;
  const { model, step, scale, center, place, assumed, heightM, ayanamsa, node, bodies, columns } = question;
  const listsBefore = fields.length - bodies.length * columns.length;
  const columnsOf = (body: number) =>
    columns.map((column, i) => [COLUMN_FIELDS[column].name, lists.column(listsBefore + columns.length * body + i)]);
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
    ...(await provenance(question, plan, figures.value, lists)),
    time: lists.time(),
    bodies: Object.fromEntries(bodies.map((body, i) => [body, Object.fromEntries(columnsOf(i))])) as Answer['bodies'],
  });
}

export const ephemeris: Code<typeof EphemerisRequest, EphemerisRequestQuestion, Answer> = {
  request: EphemerisRequest,
  read: readEphemeris,
  price: ephemerisPricing,
  answer: (kernel, question) => answer(kernel, question, asArrays),
  outline: (kernel, question) => answer(kernel, question, asChunks),
  formats: { csv, ndjson, svg },
};
