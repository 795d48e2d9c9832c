/**
 * Problems with a request, as data: the field, the broken rule, what is expected, and an example. Only `problemWords`
 * turns a problem into English. A caller with other names for the fields, such as the command line with its options,
 * passes those names.
 */
import type { PlaceRecord } from '../domain/places/list';
import type { DomainError } from '../domain/result';
import { FIRST_YEAR, LAST_YEAR, unixToJd } from '../domain/time/civil';
import { isoUtc } from '../domain/time/iso';
import { englishFormat } from '../lexicon/formats/english';
import { dateReadings } from './dateReadings';

/** The price of a request: milliseconds of processor time at reference speed, and bytes of the answer. */
export interface Price {
  ms: number;
  bytes: number;
}

/** The constraint on a field. Field names are dotted paths. */
export type Expected =
  | { type: 'integer'; min: number; max: number }
  /** `below` excludes the upper bound. */
  | { type: 'number'; min: number; max: number; below?: true }
  | { type: 'year' }
  | { type: 'offset'; min: number; max: number }
  /** `ofAnyCalendar`: of a calendar whose months may have other names than January to December. */
  | { type: 'date'; ofAnyCalendar?: true }
  /** A date, or an instant, of the calendar of the request. */
  | { type: 'instant' }
  /** A date in the years that the service covers. */
  | { type: 'date-in-span'; from?: string; to?: string }
  | { type: 'day-of-month'; month: number; day: number }
  | { type: 'time'; pattern: 'HH:mm' | 'HH:mm:ss' }
  /** A wall-clock time that existed at the place. */
  | { type: 'shown-time' }
  /** An IANA time zone, or one of the additional names of clocks. */
  | { type: 'zone'; besides?: readonly string[] }
  /** An IANA time zone, or a UTC offset in hours. */
  | { type: 'zone-or-offset'; min: number; max: number; besides?: readonly string[] }
  | { type: 'choice'; values: readonly string[] }
  /** A list of some of these. */
  | { type: 'some'; values: readonly string[] }
  /** A response format. A wrong one has its own error code. */
  | { type: 'format'; values: readonly string[] }
  | { type: 'text'; min?: number; max?: number }
  | { type: 'boolean' }
  | { type: 'object'; fields: readonly string[] }
  | { type: 'list'; min: number; max: number; items: string }
  /** One of several fields must be given. */
  | { type: 'one-of'; fields: readonly string[] }
  /** Fields that must be given together or not at all. */
  | { type: 'together'; fields: readonly string[] }
  /** A field that must not be combined with another. */
  | { type: 'instead-of'; field: string }
  /** The UTC offset that another field gives. */
  | { type: 'offset-of'; field: string; hours: number }
  | { type: 'later-than'; field: string }
  | { type: 'not-before'; field: string }
  /** A date at most `days` after another; `next` is the start of the next request. */
  | { type: 'days-after'; field: string; days: number; next: string }
  | { type: 'not-future' }
  /** The key must be one of the fields; `nearest` is the one that it resembles. */
  | { type: 'known-field'; fields: readonly string[]; nearest?: string }
  /** The key is another spelling of a field that `given`, the field or a third spelling, gives too. */
  | { type: 'spelling-of'; field: string; given: string }
  /** An unambiguous place name: no place of similar size has the same one. */
  | { type: 'one-place' }
  /** A name that is near enough to one of the list. */
  | { type: 'place-name' }
  /** A region or a country beside the name in which there is such a place. */
  | { type: 'place-region' }
  /** A town: the text is the name of a state or a country. */
  | { type: 'town' }
  /**
   * A smaller value, because the request costs more than its ceiling. `share` is what the field costs, `largest` its
   * largest value with which the request passes, null if other fields must be smaller too.
   */
  | {
      type: 'price';
      price: Price;
      share: Price;
      ceiling: Price;
      largest: { value: number | string; kind: 'number' | 'least' | 'date' | 'entries' } | null;
    }
  /** Anything else: a noun phrase that follows "must be". */
  | { type: 'other'; words: string };

/** The broken rule: the field is missing, repeated, or has a wrong value. */
type Rule = 'missing' | 'repeated' | 'value';

/** A problem with a named field. `reason` selects the error code. */
export interface FieldProblem {
  reason:
    | 'invalid_field'
    | 'year_out_of_range'
    | 'invalid_timezone'
    | 'unsupported_format'
    | 'ambiguous_place'
    | 'unknown_field'
    | 'too_expensive';
  /** Dotted path, for example `birthPlace.lat`. */
  field: string;
  rule: Rule;
  expected: Expected;
  example?: unknown;
  /** The invalid value. */
  got?: unknown;
  /** The candidates for an ambiguous place name. */
  candidates?: readonly PlaceRecord[];
}

/** The client has used up its processor time. `resetSeconds` is the Unix time from which such a request passes. */
interface CostProblem {
  reason: 'cost_limited';
  /** Milliseconds of processor time an hour. */
  limit: number;
  resetSeconds: number;
}

/**
 * The request was valid. `internal`: the computation failed; `file_unavailable`: a file of the service that it needs cannot
 * be read now.
 */
export interface ServiceProblem {
  reason: 'internal' | 'file_unavailable';
}

export type Problem = FieldProblem | CostProblem | ServiceProblem;

/** Whether a problem is one of the service, which no other request avoids. */
export const isServiceProblem = (problem: { reason: string }): problem is ServiceProblem =>
  problem.reason === 'internal' || problem.reason === 'file_unavailable';

/** Whether a problem is about a field. */
export const isFieldProblem = (problem: { reason: string }): problem is FieldProblem => 'rule' in problem;

/** The request fields that correspond to the errors of the domain. */
export interface DomainFields {
  /** The field whose year may be outside the span. */
  epoch: string;
  day: string;
  time: string;
  timezone: string;
}

/** Converts an error of the domain to a problem with a request field. */
export function domainProblem(error: DomainError, fields: DomainFields): FieldProblem {
  const value = { rule: 'value' } as const;
  switch (error.reason) {
    case 'epoch_out_of_range':
      return { ...value, reason: 'year_out_of_range', field: fields.epoch, expected: { type: 'date-in-span' } };
    case 'no_such_day': {
      const { month, day } = error;
      return { ...value, reason: 'invalid_field', field: fields.day, expected: { type: 'day-of-month', month, day } };
    }
    case 'unknown_timezone':
      return {
        ...value,
        reason: 'invalid_timezone',
        field: fields.timezone,
        expected: { type: 'zone' },
        example: 'Asia/Kolkata',
      };
    case 'skipped_wall_clock':
      return { ...value, reason: 'invalid_field', field: fields.time, expected: { type: 'shown-time' } };
  }
}

/** Moves a problem under a parent field of a larger request. */
export function underField<P extends Problem>(parent: string, problem: P): P {
  if (!isFieldProblem(problem)) return problem;
  const under = (field: string) => (field === '' ? parent : `${parent}.${field}`);
  const { expected } = problem;
  const names = {
    ...('field' in expected && { field: under(expected.field) }),
    ...('given' in expected && { given: under(expected.given) }),
    ...('nearest' in expected && expected.nearest !== undefined && { nearest: under(expected.nearest) }),
    ...(['one-of', 'together', 'known-field'].includes(expected.type) &&
      'fields' in expected && { fields: expected.fields.map(under) }),
  };
  return { ...problem, field: under(problem.field), expected: { ...expected, ...names } as Expected };
}

type NameOf = (field: string) => string;

/** A price in words, rounded up: `61 ms and 9.2 MB`. */
const priceWords = ({ ms, bytes }: Price): string =>
  `${Math.ceil(ms)} ms and ${(Math.ceil(bytes / 1e5) / 10).toFixed(1)} MB`;

/** The change that makes a request cheap enough, as a predicate after the field name. */
function priceRule(field: string, { price, share, ceiling, largest }: Extract<Expected, { type: 'price' }>): string {
  const highest = `at most ${priceWords(ceiling)} pass`;
  if (field === '') return `must be smaller: it costs ${priceWords(price)}; ${highest}`;
  const cost = `the request costs ${priceWords(price)}, this field ${priceWords(share)} of it; ${highest}`;
  if (largest === null) return `must be smaller, and other fields too: ${cost}`;
  const rule = {
    number: `must be at most ${largest.value}`,
    least: `must be at least ${largest.value}`,
    date: `must be ${largest.value} or earlier`,
    entries: `must have at most ${largest.value} ${largest.value === 1 ? 'entry' : 'entries'}`,
  }[largest.kind];
  return `${rule}: ${cost}`;
}

/** The constraint as a predicate that follows the field name. */
function predicate(field: string, expected: Expected, nameOf: NameOf): string {
  switch (expected.type) {
    case 'day-of-month': {
      const month = englishFormat.month(expected.month);
      return `must exist in that month${month ? ` (got ${expected.day} ${month})` : ''}`;
    }
    case 'shown-time':
      return 'does not exist on that day at the place, because the clocks skipped it';
    case 'one-of':
      return `is required, or ${englishFormat.list(expected.fields.slice(1).map(nameOf), 'or')} instead`;
    case 'together':
      return `is required with ${englishFormat.list(expected.fields.filter((other) => other !== field).map(nameOf))}: give all of them or none`;
    case 'instead-of':
      return `must not be given together with ${nameOf(expected.field)}`;
    case 'offset-of':
      return `must agree with ${nameOf(expected.field)}, whose UTC offset was ${expected.hours} hours at that time`;
    case 'spelling-of': {
      const { field: meant, given } = expected;
      const other = given === meant ? 'which is given too' : `as ${given} is`;
      return `is another spelling of ${nameOf(meant)}, ${other}. Give one of them`;
    }
    case 'not-before':
      return `must not be before ${nameOf(expected.field)}`;
    case 'days-after': {
      const { days, next } = expected;
      return `must be at most ${days} days after ${nameOf(expected.field)}. For later days send another request, from ${next}`;
    }
    case 'not-future':
      return 'must not be in the future';
    case 'one-place':
      return 'matches several places. Send the id of one of the candidates';
    case 'place-name':
      return 'is not near enough to a name of the list. Send the id of one of the candidates';
    case 'place-region':
      return 'has words that name no such place, region or country. Send the id of one of the candidates';
    case 'town':
      return 'is the name of a state or a country. Send the id of a town, such as one of the candidates';
    case 'price':
      return priceRule(field, expected);
    default:
      return `must be ${nounPhrase(field, expected, nameOf)}`;
  }
}

/** The constraint as a noun phrase. */
function nounPhrase(field: string, expected: Expected, nameOf: NameOf): string {
  switch (expected.type) {
    case 'integer':
      return `a whole number from ${expected.min} to ${expected.max}`;
    case 'number':
      return `a number from ${expected.min} to ${expected.below ? 'below ' : ''}${expected.max}`;
    case 'year':
      return `a year from ${FIRST_YEAR} to ${LAST_YEAR}`;
    case 'offset':
      return `a UTC offset in hours from ${expected.min} to ${expected.max}`;
    case 'date':
      return 'a date YYYY-MM-DD';
    case 'instant':
      return 'a date or an instant of its calendar';
    case 'date-in-span':
      return expected.from ? `from ${expected.from} to ${expected.to}` : `in the years ${FIRST_YEAR} to ${LAST_YEAR}`;
    case 'time':
      return expected.pattern === 'HH:mm'
        ? 'a time HH:mm from 00:00 to 23:59'
        : 'a time HH:mm:ss from 00:00:00 to 23:59:59';
    case 'zone':
      return expected.besides ? `an IANA time zone or one of ${expected.besides.join(', ')}` : 'an IANA time zone';
    case 'zone-or-offset':
      return `an IANA time zone, ${expected.besides ? `${expected.besides.join(', ')}, ` : ''}or a UTC offset in hours from ${expected.min} to ${expected.max}`;
    case 'choice':
    case 'format':
      return `one of ${expected.values.join(', ')}`;
    case 'some':
      return `a list of ${expected.values.join(', ')}`;
    case 'text': {
      const { min, max } = expected;
      if (max === undefined) return 'a string';
      return min ? `a string of ${min} to ${max} characters` : `a string of at most ${max} characters`;
    }
    case 'boolean':
      return 'true or false';
    case 'object':
      return `an object with ${englishFormat.list(expected.fields)}`;
    case 'list':
      return `a list of ${expected.min} to ${expected.max} ${expected.items}`;
    case 'later-than':
      return `later than ${nameOf(expected.field)}`;
    case 'other':
      return expected.words;
    default:
      return predicate(field, expected, nameOf);
  }
}

/** Constraints that describe a value, so that a sentence may contrast it with what was got. */
const DESCRIBED: ReadonlySet<Expected['type']> = new Set([
  ...(['integer', 'number', 'year', 'offset', 'date', 'instant', 'date-in-span', 'time', 'zone'] as const),
  ...(['zone-or-offset', 'choice', 'some', 'format', 'text', 'boolean', 'object', 'list'] as const),
]);

/** Whether an expectation describes a value, and not how the value relates to others. */
export const describesValue = ({ type }: Expected): boolean => DESCRIBED.has(type);

/** Formats an example: a word as it is, a phrase in quotation marks, anything else as JSON. */
const exampleWords = (example: unknown): string => {
  if (example === undefined) return '';
  const isWord = typeof example === 'string' && !/\s/.test(example);
  return `, for example ${isWord ? example : JSON.stringify(example)}`;
};

/** How to write the invalid value of a date instead, as a sentence; null if it is no date in another notation. */
function readingsOf({ expected, got }: FieldProblem): string | null {
  const isDate = expected.type === 'instant' || (expected.type === 'date' && expected.ofAnyCalendar !== true);
  return isDate && typeof got === 'string' ? dateReadings(got) : null;
}

/**
 * Words the problem with a field in an English sentence: field, rule, example. A date in another notation has a second
 * sentence instead of the example, which says how to write it.
 *
 * @param nameOf  the name of a field for the reader: the field itself, or an option of the command line
 * @param got     says the invalid value and its type
 *
 * @example
 * problemWords({ reason: 'invalid_field', field: 'limit', rule: 'value', expected: { type: 'integer', min: 1, max: 9 } }) // => 'limit must be a whole number from 1 to 9.'
 */
export function problemWords(
  problem: FieldProblem,
  nameOf: NameOf = (field) => field,
  got: (value: unknown) => string = () => '',
): string {
  const { field, rule, expected, example } = problem;
  const name = field === '' ? 'The request' : nameOf(field);
  if (expected.type === 'known-field') {
    const { nearest, fields } = expected;
    const offer =
      nearest === undefined ? `Its fields are ${fields.map(nameOf).join(', ')}.` : `Did you mean ${nameOf(nearest)}?`;
    return `${name} is not a field of this request. ${fields.length === 0 ? 'It has none.' : offer}`;
  }
  if (rule === 'repeated') return `${name} is given more than once. Give it once.`;
  if (rule === 'missing' && !('fields' in expected && expected.type !== 'object')) {
    return `${name} is required and must be ${nounPhrase(field, expected, nameOf)}${exampleWords(example)}.`;
  }
  const said = predicate(field, expected, nameOf);
  const given = describesValue(expected) && problem.got !== undefined ? got(problem.got) : '';
  const readings = readingsOf(problem);
  return readings === null
    ? `${name} ${said}${given}${exampleWords(example)}.`
    : `${name} ${said}${given}. ${readings}`;
}

/** Words the problem of a client that has used up its processor time. */
export const costWords = ({ limit, resetSeconds }: CostProblem): string =>
  `The limit is ${limit} ms of processor time an hour. Retry after ${isoUtc(unixToJd(resetSeconds * 1000))}.`;
