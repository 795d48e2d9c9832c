/** The periods of a daśā: as objects, or as a chunk of JSON that is written period by period. */
import type * as z from 'zod';
import { YOGINI_NAMES } from '../../../../build/lexicon/terms/yogini';
import type { DashaKey } from '../../../domain/dasha/keys';
import { DashaCursor, type Nested, PERIOD } from '../../../domain/dasha/periods';
import type { DashaWalk } from '../../../domain/dasha/plan';
import type { DashaTree, RashiPeriod } from '../../../domain/dasha/types';
import type { YoginiPeriod } from '../../../domain/dasha/yoginis';
import { isoUtc } from '../../../domain/time/iso';
import type { Labels } from '../../../lexicon/labels';
import { CLOSE_LIST, COMMA, OPEN_LIST } from '../../characters';
import { Chunk } from '../../json';
import { hole, INSTANT_HOLES, JsonPattern } from '../../jsonPattern';
import { encoded, type JsonWriter } from '../../jsonWriter';
import { Memo } from '../../memo';
import { presentRashi } from '../../shapes/presentPoint';
import { joined, type Template, templateOf } from '../../template';
import { labelPeriod } from '../labels';
import type { DashaPeriod, NestedRashiPeriod, NestedYoginiPeriod } from './dashas';

type AnyPeriod = DashaTree | YoginiPeriod | RashiPeriod;
type Presented = z.output<typeof DashaPeriod | typeof NestedYoginiPeriod | typeof NestedRashiPeriod>;

/** The periods of a daśā from the domain. */
export type PresentablePeriods = AnyPeriod[] | DashaWalk;

/** Presents a period. It names the fields one by one, which is faster: an answer has thousands of periods. */
function presentPeriod(period: AnyPeriod, start: string, end: string, sub: Presented[]): Presented {
  const { lord, level } = period;
  if ('key' in period) {
    const { key } = period;
    const { iast: name, sa } = YOGINI_NAMES[key];
    return { key, name, sa, lord, level, start, end, sub } as Presented;
  }
  if (!('rashi' in period)) return { lord, level, start, end, sub } as Presented;
  const place = presentRashi(period.rashi);
  if (period.years === undefined) return { ...place, lord, level, start, end, sub } as Presented;
  return { ...place, lord, years: period.years, level, start, end, sub } as Presented;
}

/** Presents consecutive periods. The end of each is formatted once, because it is the start of the next. */
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
interface PeriodTemplates {
  /** JSON before its sub-periods. */
  enter: Template;
  /** JSON after its sub-periods. */
  leave: Template;
  /** JSON of the whole period, without sub-periods. */
  leaf: Template;
}

/** The templates of a period, made with the function that presents it. */
function templatesOf(key: DashaKey, period: Nested, labels: Labels | null): PeriodTemplates {
  const around = (...inside: string[]) => {
    const [start, end] = INSTANT_HOLES as [string, string];
    const sample = presentPeriod(period as AnyPeriod, start, end, inside as unknown as Presented[]);
    if (labels) labelPeriod(key, sample, labels);
    return new JsonPattern(sample).around;
  };
  const [enter, leave] = around(hole(0)) as [Template, Template];
  const [leaf] = around() as [Template];
  return { enter, leave, leaf };
}

/** The templates of the periods: below the mahādaśās by level and node, of the mahādaśās by years and node. */
type TemplateRows = (PeriodTemplates | undefined)[][];

/** A period of the last level but one together with its parts, and the length of their records in a page. */
interface Family {
  template: Template;
  slots: number;
  /** The nodes of the parts, as a page has them. */
  nodes: readonly number[];
}

/** The templates of a form of the rule. */
interface Templates {
  mahas: TemplateRows;
  parts: TemplateRows;
  /** The latest families, by depth and node: in most answers a node has the same parts. */
  families: Family[][];
}

/** The templates of all answers, by language and form of the rule. */
const TEMPLATES = new Memo<string, Templates>();

/** Whether the parts of a period in a page are those of a family. Rules of one form have the same number of parts. */
function hasParts({ nodes }: Family, periods: Float64Array, at: number): boolean {
  for (let i = 0; i < nodes.length; i++) {
    if (periods[at + PERIOD.slots * (i + 1) + PERIOD.node] !== nodes[i]) return false;
  }
  return true;
}

/** With fewer levels, few periods share the same parts, so a template for a whole family does not pay. */
const LEVELS_WITH_FAMILIES = 3;
const COMMA_TEMPLATE = templateOf(encoded(','), [], []);

/** Writes the periods of a daśā from the kernel's memory, page by page. */
class PeriodWriter {
  readonly #out: JsonWriter;
  readonly #key: DashaKey;
  readonly #rule: DashaWalk['rule'];
  readonly #depth: number;
  readonly #labels: Labels | null;
  readonly #known: Templates;
  /** The families of the level above the deepest one, by node. */
  readonly #families: Family[];
  /** The templates of the open periods, outermost first. */
  readonly #open: PeriodTemplates[] = [];
  #isFirst = true;

  constructor(out: JsonWriter, key: DashaKey, { rule, depth }: DashaWalk, labels: Labels | null) {
    this.#out = out;
    this.#key = key;
    this.#rule = rule;
    this.#depth = depth;
    this.#labels = labels;
    this.#known = TEMPLATES.of(`${labels?.tag} ${rule.form}`, () => ({ mahas: [], parts: [], families: [] }));
    const { families } = this.#known;
    families[depth] ??= [];
    this.#families = families[depth];
  }

  #templatesOf(node: number, level: number, place: number): PeriodTemplates {
    if (level > 1) {
      const known = this.#known.parts[level]?.[node];
      if (known) return known;
    }
    const period = this.#rule.period(node, Number.NaN, Number.NaN, level, place);
    const { years = 0 } = period as Partial<RashiPeriod>;
    const row = level > 1 ? level : years;
    const rows = level > 1 ? this.#known.parts : this.#known.mahas;
    rows[row] ??= [];
    const inRow = rows[row] as (PeriodTemplates | undefined)[];
    inRow[node] ??= templatesOf(this.#key, period, this.#labels);
    return inRow[node];
  }

  #templatesAt(periods: Float64Array, at: number): PeriodTemplates {
    const field = (offset: number): number => periods[at + offset] as number;
    return this.#templatesOf(field(PERIOD.node), field(PERIOD.level), field(PERIOD.place));
  }

  /** The family of a period in a page; its parts follow it there. */
  #familyAt(periods: Float64Array, at: number): Family {
    const node = periods[at + PERIOD.node] as number;
    const known = this.#families[node];
    if (known && hasParts(known, periods, at)) return known;
    const { enter, leave } = this.#templatesAt(periods, at);
    const templates = [enter];
    const shifts = [0];
    const nodes: number[] = [];
    let slots: number = PERIOD.slots;
    for (; periods[at + slots + PERIOD.level] === this.#depth; slots += PERIOD.slots) {
      templates.push(this.#templatesAt(periods, at + slots).leaf, COMMA_TEMPLATE);
      shifts.push(slots, 0);
      nodes.push(periods[at + slots + PERIOD.node] as number);
    }
    // No comma follows the last part.
    templates[templates.length - 1] = leave;
    const family = { template: joined(templates, shifts), slots, nodes };
    this.#families[node] = family;
    return family;
  }

  /** Closes the open periods down to a level. */
  #close(level: number): void {
    while (this.#open.length >= level) {
      const { leave } = this.#open.pop() as PeriodTemplates;
      this.#out.bytes(leave.json);
    }
  }

  readonly page = (periods: Float64Array): void => {
    const out = this.#out;
    const depth = this.#depth;
    for (let at = 0; at < periods.length; ) {
      const level = periods[at + PERIOD.level] as number;
      if (this.#open.length >= level) this.#close(level);
      if (!this.#isFirst) out.character(COMMA);
      const isDivided = level < depth && periods[at + PERIOD.startJd] !== periods[at + PERIOD.endJd];
      if (isDivided && level === depth - 1 && depth >= LEVELS_WITH_FAMILIES) {
        const { template, slots } = this.#familyAt(periods, at);
        out.template(template, periods, undefined, at + PERIOD.startJd);
        this.#isFirst = false;
        at += slots;
      } else {
        const templates = this.#templatesAt(periods, at);
        out.template(isDivided ? templates.enter : templates.leaf, periods, undefined, at + PERIOD.startJd);
        if (isDivided) this.#open.push(templates);
        this.#isFirst = isDivided;
        at += PERIOD.slots;
      }
    }
  };

  end(): void {
    this.#close(1);
  }
}

function chunkOf(key: DashaKey, walk: DashaWalk, labels: Labels | null): Chunk {
  const { kernel, question } = walk;
  return new Chunk(function* (out) {
    const writer = new PeriodWriter(out, key, walk, labels);
    const cursor = new DashaCursor(question);
    out.character(OPEN_LIST);
    while (kernel.periods(cursor, writer.page)) yield;
    writer.end();
    out.character(CLOSE_LIST);
  });
}

/**
 * The periods of a daśā for an answer.
 *
 * @param labels  names in a language, for periods that a chunk writes; others get their labels with the whole answer
 */
export const presentPeriods = (key: DashaKey, periods: PresentablePeriods, labels: Labels | null): Presented[] =>
  Array.isArray(periods) ? presentTree(periods) : (chunkOf(key, periods, labels) as unknown as Presented[]);
