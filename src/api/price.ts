/**
 * The price of a request, before any work: processor time at reference speed, and bytes of the answer. A resource
 * counts the work of a question by units. `prices.json` has the rates of each unit, which `npm run prices` fits to
 * measurements.
 */
import type { LanguageTag } from '../data/language';
import { fail, ok, type Result } from '../domain/result';
import PRICES from './prices.json';
import type { FieldProblem, Price, Problem } from './problem';

/** Amounts of work by unit: `{ request: 1, day: 401 }`. */
export type Work = Readonly<Record<string, number>>;

/**
 * The form of an answer: as the endpoint sends it, as objects for programs within the service,
 * or another format of the resource, by its name.
 */
export type AnswerForm = 'answer' | 'objects' | (string & {});

/** A field whose size makes a request cheaper or dearer. */
export interface Lever<Q> {
  field: string;
  /** Its size in a question: levels, days, entries. */
  size(question: Q): number;
  /** The smallest size that a request may have. */
  least: number;
  /** The question with a smaller size of this field. */
  withSize(question: Q, size: number): Q;
  /** The value of the field with a size; a list counts its entries. */
  value(question: Q, size: number): number | string;
  /** The noun for the value in the sentence of a refusal. */
  kind: 'number' | 'least' | 'date' | 'entries';
}

/** How a resource is priced. */
export interface Pricing<Q> {
  /** The key of its rates; a form other than the answer may have rates of its own, as `key.form`. */
  rates: string;
  /** @param choice  the options of the form, as its definition reads them; undefined for a form without options */
  work(question: Q, form: AnswerForm, choice?: unknown): Work;
  levers?: readonly Lever<Q>[];
}

interface Rates {
  ms: Readonly<Record<string, number>>;
  bytes: Readonly<Record<string, number>>;
}

const RATES: Readonly<Record<string, Rates>> = PRICES.rates;
const NAME_OCTETS: Readonly<Record<LanguageTag, number>> = PRICES.name_octets;

/** Octets of an average name in a language; 0 without a language, which adds no names. */
export const nameOctets = (lang: LanguageTag | undefined): number => (lang === undefined ? 0 : NAME_OCTETS[lang]);

/** The key of the rates of a form. */
export const ratesKey = ({ rates }: Pick<Pricing<never>, 'rates'>, form: AnswerForm): string =>
  form === 'answer' ? rates : `${rates}.${form}`;

const sumOf = (work: Work, rates: Readonly<Record<string, number>>): number =>
  Object.entries(work).reduce((sum, [unit, amount]) => sum + amount * (rates[unit] ?? 0), 0);

/** The work of several questions together. */
export function sumOfWork(works: readonly Work[]): Work {
  const sum: Record<string, number> = {};
  for (const [unit, amount] of works.flatMap((work) => Object.entries(work))) sum[unit] = (sum[unit] ?? 0) + amount;
  return sum;
}

/** The price of a question in a form, with the options of the form. */
export function priceOf<Q>(
  pricing: Pricing<Q>,
  question: Q,
  form: AnswerForm = 'answer',
  choice: unknown = undefined,
): Price {
  const work = pricing.work(question, form, choice);
  const rates = RATES[ratesKey(pricing, form)] ?? RATES[pricing.rates];
  if (rates === undefined) throw new Error(`prices.json has no rates ${pricing.rates}`);
  return { ms: sumOf(work, rates.ms), bytes: sumOf(work, rates.bytes) };
}

/** The highest price of a single request, by its transport. Streamed answers are not held in memory as a whole. */
export const CEILINGS = {
  http: { ms: 60, bytes: 8_000_000 },
  streamed: { ms: 60, bytes: 24_000_000 },
  /** Answers in rows: other requests run between two rows, and each row has the ceiling of a single request. */
  rows: { ms: 1500, bytes: 40_000_000 },
  /** Long answers that are computed in blocks of less than 60 ms, between which other requests run. */
  inBlocks: { ms: 240, bytes: 8_000_000 },
  /** MCP, the operator and counsel, which hold their results as objects and repeat them. */
  tools: { ms: 30, bytes: 8_000_000 },
} as const satisfies Record<string, Price>;

/** Decides on the work of a transport before it begins. */
export interface Door {
  ceiling: Price;
  /** Charges the client; a problem if it has used up its limit. */
  charge(price: Price): Result<void, Problem> | Promise<Result<void, Problem>>;
}

const passes = ({ ms, bytes }: Price, ceiling: Price): boolean => ms <= ceiling.ms && bytes <= ceiling.bytes;

/** How much of a ceiling a price takes. */
const weightOf = ({ ms, bytes }: Price, ceiling: Price): number => Math.max(ms / ceiling.ms, bytes / ceiling.bytes);

/** The largest size of a field below its present one with which a question passes; null if none does. */
function largestSize<Q>(lever: Lever<Q>, question: Q, priceAt: (question: Q) => Price, ceiling: Price): number | null {
  const fits = (size: number) => passes(priceAt(lever.withSize(question, size)), ceiling);
  let [low, high] = [lever.least, lever.size(question) - 1];
  if (low > high || !fits(low)) return null;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The refusal of a question above a ceiling, undefined below it. It names the field that weighs most of those that can
 * make the question pass alone; if none can, the one that weighs most.
 */
export function ceilingProblem<Q>(
  pricing: Pricing<Q>,
  question: Q,
  form: AnswerForm,
  ceiling: Price,
  choice: unknown = undefined,
): FieldProblem | undefined {
  const priceAt = (asked: Q) => priceOf(pricing, asked, form, choice);
  const price = priceAt(question);
  if (passes(price, ceiling)) return undefined;
  const fields = (pricing.levers ?? [])
    .filter((lever) => lever.size(question) > lever.least)
    .map((lever) => {
      const without = priceAt(lever.withSize(question, lever.least));
      const share = { ms: price.ms - without.ms, bytes: price.bytes - without.bytes };
      return { lever, share, size: largestSize(lever, question, priceAt, ceiling) };
    })
    .toSorted(
      (a, b) =>
        Number(a.size === null) - Number(b.size === null) || weightOf(b.share, ceiling) - weightOf(a.share, ceiling),
    );
  const [heaviest] = fields;
  const largest =
    heaviest && heaviest.size !== null
      ? { value: heaviest.lever.value(question, heaviest.size), kind: heaviest.lever.kind }
      : null;
  return {
    reason: 'too_expensive',
    field: heaviest?.lever.field ?? '',
    rule: 'value',
    expected: { type: 'price', price, share: heaviest?.share ?? price, ceiling, largest },
  };
}

/**
 * Asks the door of a transport for the work of a question. Without a door, on the reader's own machine, all work
 * passes.
 */
export async function admit<Q>(
  pricing: Pricing<Q>,
  question: Q,
  form: AnswerForm,
  door: Door | undefined,
): Promise<Result<void, Problem>> {
  if (door === undefined) return ok(undefined);
  const problem = ceilingProblem(pricing, question, form, door.ceiling);
  return problem ? fail(problem) : door.charge(priceOf(pricing, question, form));
}

/** A lever for a list: its first entries. */
export const listLever = <Q>(
  field: string,
  listOf: (question: Q) => readonly unknown[],
  withLength: (question: Q, length: number) => Q,
  least = 1,
): Lever<Q> => ({
  field,
  size: (question) => listOf(question).length,
  least,
  withSize: withLength,
  value: (_, size) => size,
  kind: 'entries',
});

/** A lever for a list that the question has under the name of the field: its first entries. */
export const entriesLever = <F extends string, Q extends { readonly [K in F]?: readonly unknown[] | null }>(
  field: F,
  least = 1,
): Lever<Q> =>
  listLever(
    field,
    (question) => question[field] ?? [],
    (question, length) => ({ ...question, [field]: question[field]?.slice(0, length) }),
    least,
  );

/** The pricing of a resource whose answers differ little: one request, and the names of its language. */
export const flatPricing = <Q extends { lang?: LanguageTag | undefined }>(rates: string): Pricing<Q> => ({
  rates,
  work: ({ lang }) => ({ request: 1, name_octets: nameOctets(lang) }),
});
