/** The periods of a daśā: as objects, or as a chunk of JSON that is written period by period. */
import type * as z from 'zod';
import type { DashaKey } from '../../../domain/dasha/keys';
import { DashaCursor, type Nested, PERIOD } from '../../../domain/dasha/periods';
import type { DashaWalk } from '../../../domain/dasha/plan';
import type { DashaTree, RashiPeriod } from '../../../domain/dasha/types';
import type { YoginiPeriod } from '../../../domain/dasha/yoginis';
import { isoUtc } from '../../../domain/time/iso';
import type { Labels } from '../../../lexicon/labels';
import { Form, hole, INSTANT_HOLES } from '../../form';
import { Chunk, COMMA, type JsonWriter, Memo, type Template } from '../../json';
import { presentRashi } from '../../shapes/presentPoint';
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

/** The JSON of a period, with gaps for its start and end. */
interface PeriodForm {
  /** Before the periods inside it. */
  enter: Template;
  /** After them. */
  leave: Uint8Array;
  /** All of it, with none inside. */
  leaf: Template;
}

/** The form of a period, by the function that presents it. */
function formOf(key: DashaKey, period: Nested, labels: Labels | null): PeriodForm {
  const around = (...inside: string[]) => {
    const [start, end] = INSTANT_HOLES as [string, string];
    const sample = presentPeriod(period as AnyPeriod, start, end, inside as unknown as Presented[]);
    if (labels) labelPeriod(key, sample, labels);
    return new Form(sample).around;
  };
  const [enter, { json: leave }] = around(hole(0)) as [Template, Template];
  const [leaf] = around() as [Template];
  return { enter, leave, leaf };
}

/** The forms of periods in all answers, by language and period: many daśās share those of a lord or a rāśi. */
const FORMS = new Memo<string, PeriodForm>();

function formIn(key: DashaKey, period: Nested, labels: Labels | null): PeriodForm {
  const { lord, level, rashi, years, name } = period as Partial<YoginiPeriod & RashiPeriod>;
  return FORMS.of(`${labels?.tag} ${level} ${lord} ${rashi} ${years} ${name}`, () => formOf(key, period, labels));
}

/** Writes the periods of a daśā from the memory of the kernel, page by page. */
class PeriodWriter {
  readonly #out: JsonWriter;
  readonly #formAt: (node: number, level: number, place: number) => PeriodForm;
  readonly #depth: number;
  /** The forms below the mahādaśās, by level and node. */
  readonly #forms: PeriodForm[][] = [];
  /** The forms of the periods whose parts are being written, the greatest first. */
  readonly #open: PeriodForm[] = [];
  #isFirst = true;

  constructor(out: JsonWriter, depth: number, formAt: (node: number, level: number, place: number) => PeriodForm) {
    this.#out = out;
    this.#depth = depth;
    this.#formAt = formAt;
  }

  #form(node: number, level: number, place: number): PeriodForm {
    // Of a mahādaśā its years depend on its place.
    if (level === 1) return this.#formAt(node, level, place);
    this.#forms[level] ??= [];
    const forms = this.#forms[level] as PeriodForm[];
    forms[node] ??= this.#formAt(node, level, place);
    return forms[node];
  }

  /** Ends the periods down to a level. */
  #close(level: number): void {
    while (this.#open.length >= level) this.#out.bytes((this.#open.pop() as PeriodForm).leave);
  }

  readonly page = (periods: Float64Array): void => {
    const out = this.#out;
    for (let at = 0; at < periods.length; at += PERIOD.slots) {
      const level = periods[at + PERIOD.level] as number;
      if (this.#open.length >= level) this.#close(level);
      if (!this.#isFirst) out.character(COMMA);
      const form = this.#form(periods[at + PERIOD.node] as number, level, periods[at + PERIOD.place] as number);
      const isDivided = level < this.#depth && periods[at + PERIOD.startJd] !== periods[at + PERIOD.endJd];
      out.template(isDivided ? form.enter : form.leaf, periods, undefined, at + PERIOD.startJd);
      if (isDivided) this.#open.push(form);
      this.#isFirst = isDivided;
    }
  };

  end(): void {
    this.#close(1);
  }
}

function chunkOf(key: DashaKey, { kernel, rule, depth, question }: DashaWalk, labels: Labels | null): Chunk {
  const formAt = (node: number, level: number, place: number): PeriodForm =>
    formIn(key, rule.period(node, Number.NaN, Number.NaN, level, place), labels);
  return new Chunk(function* (out) {
    out.text('[');
    const writer = new PeriodWriter(out, depth, formAt);
    const cursor = new DashaCursor(question);
    while (kernel.periods(cursor, writer.page)) yield;
    writer.end();
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
