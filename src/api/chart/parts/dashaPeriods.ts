/** The periods of a daśā: as objects, or as a chunk of JSON that is written period by period. */
import type * as z from 'zod';
import type { DashaTree } from '../../../domain/chart/types';
import type { DashaKey } from '../../../domain/dasha/keys';
import { type Nested, type PeriodVisitor, visited } from '../../../domain/dasha/periods';
import type { DashaWalk } from '../../../domain/dasha/plan';
import type { RashiPeriod } from '../../../domain/dasha/types';
import type { YoginiPeriod } from '../../../domain/dasha/yoginis';
import type { Labels } from '../../../domain/names/labels';
import { isoUtc } from '../../../domain/time/iso';
import { Form, hole } from '../../form';
import { Chunk, COMMA, type JsonWriter } from '../../json';
import { presentRashi } from '../../shapes/rashi';
import { labelPeriod } from '../labels';
import type { DashaPeriod, NestedRashiPeriod, NestedYoginiPeriod } from './dashas';

type AnyPeriod = DashaTree | YoginiPeriod | RashiPeriod;
type Presented = z.output<typeof DashaPeriod | typeof NestedYoginiPeriod | typeof NestedRashiPeriod>;

/** Periods as the domain gives them. */
export type PresentablePeriods = AnyPeriod[] | DashaWalk;

/** A period; the fields are named one by one, because an answer has thousands. */
function presentPeriod(period: AnyPeriod, start: string, end: string, sub: Presented[]): Presented {
  const { lord, level } = period;
  if ('name' in period) {
    const { key, name, sa } = period;
    return { key, name, sa, lord, level, start, end, sub } as Presented;
  }
  if (!('rashi' in period)) return { lord, level, start, end, sub } as Presented;
  const place = presentRashi(period.rashi);
  if (period.years === undefined) return { ...place, lord, level, start, end, sub } as Presented;
  return { ...place, lord, years: period.years, level, start, end, sub } as Presented;
}

/** Periods that follow one another; the end of each, written once, is the start of the next. */
function presentTree(periods: readonly AnyPeriod[]): Presented[] {
  let end = '';
  let endJd = Number.NaN;
  return periods.map((period) => {
    const start = period.startJd === endJd ? end : isoUtc(period.startJd);
    endJd = period.endJd;
    end = isoUtc(endJd);
    return presentPeriod(period, start, end, presentTree(period.sub));
  });
}

/** The JSON of a period around its start, its end and the periods inside it. */
interface PeriodForm {
  first: Uint8Array;
  /** After another period. */
  next: Uint8Array;
  between: Uint8Array;
  inside: Uint8Array;
  end: Uint8Array;
  /** What follows the end where nothing is inside. */
  leaf: Uint8Array;
}

/** The form of a period, by the function that presents it. */
function formOf(key: DashaKey, period: Nested, labels: Labels | null): PeriodForm {
  const inside = [hole(2)] as unknown as Presented[];
  const sample = presentPeriod(period as AnyPeriod, hole(0), hole(1), inside);
  if (labels) labelPeriod(key, sample, labels);
  const around = new Form(sample).around.map(({ json }) => json);
  const [first, between, sub, end] = around as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  return {
    first,
    next: Uint8Array.of(COMMA, ...first),
    between,
    inside: sub,
    end,
    leaf: Uint8Array.of(...sub, ...end),
  };
}

/** Writes periods as they are visited. */
class PeriodWriter implements PeriodVisitor {
  readonly #out: JsonWriter;
  readonly #formAt: (node: number, level: number, index: number) => PeriodForm;
  /** The forms below the mahādaśās, by level and node. */
  readonly #forms: PeriodForm[][] = [];
  /** The forms of the periods that are entered and not left, by level. */
  readonly #entered: PeriodForm[] = [];
  #isFirst = true;

  constructor(out: JsonWriter, formAt: (node: number, level: number, index: number) => PeriodForm) {
    this.#out = out;
    this.#formAt = formAt;
  }

  #form(node: number, level: number, index: number): PeriodForm {
    // Of a mahādaśā its years depend on its place.
    if (level === 1) return this.#formAt(node, level, index);
    this.#forms[level] ??= [];
    const forms = this.#forms[level] as PeriodForm[];
    forms[node] ??= this.#formAt(node, level, index);
    return forms[node];
  }

  #begin(form: PeriodForm, startJd: number, endJd: number): void {
    const out = this.#out;
    out.bytes(this.#isFirst ? form.first : form.next);
    out.instant(startJd);
    out.bytes(form.between);
    out.instant(endJd);
  }

  enter(node: number, startJd: number, endJd: number, level: number, index: number): void {
    const form = this.#form(node, level, index);
    this.#begin(form, startJd, endJd);
    this.#out.bytes(form.inside);
    this.#entered[level] = form;
    this.#isFirst = true;
  }

  leave(level: number): void {
    this.#out.bytes((this.#entered[level] as PeriodForm).end);
    this.#isFirst = false;
  }

  leaf(node: number, startJd: number, endJd: number, level: number, index: number): void {
    const form = this.#form(node, level, index);
    this.#begin(form, startJd, endJd);
    this.#out.bytes(form.leaf);
    this.#isFirst = false;
  }
}

function chunkOf(key: DashaKey, { rule, depth }: DashaWalk, labels: Labels | null): Chunk {
  const formAt = (node: number, level: number, index: number): PeriodForm =>
    formOf(key, rule.period(node, Number.NaN, Number.NaN, level, index), labels);
  return new Chunk(function* (out) {
    out.text('[');
    yield* visited(rule, depth, new PeriodWriter(out, formAt));
    out.text(']');
  });
}

/**
 * The periods of a daśā for an answer.
 *
 * @param labels  names in a language for those that a chunk writes; others are labelled with the answer
 */
export const presentPeriods = (key: DashaKey, periods: PresentablePeriods, labels: Labels | null): Presented[] =>
  Array.isArray(periods) ? presentTree(periods) : (chunkOf(key, periods, labels) as unknown as Presented[]);
