/**
 * Problems with a request, as data: the field, the broken rule, what is expected, and an example. Only `problemWords.ts`
 * turns a problem into English.
 */
import type { PlaceRecord } from '../domain/places/list';
import type { DomainError } from '../domain/result';

/** The price of a request: milliseconds of processor time at reference speed, and bytes of the answer. */
export interface Price {
  ms: number;
  bytes: number;
}

/** The constraint on a field. Field names are dotted paths. */
export type Expected =
  | { type: 'integer'; min: number; max: number }
  /** A thing by its number, or by its name. */
  | { type: 'number-or-name'; max: number }
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
  /** A list of some of these. `names` is the field that takes the name of a thing instead. */
  | { type: 'some'; values: readonly string[]; names?: string }
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
  /** The name must be followed by a region or country that has such a place. */
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
export interface CostProblem {
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

/** Constraints that describe a value, so that a sentence may contrast it with what was got. */
const DESCRIBED: ReadonlySet<Expected['type']> = new Set([
  ...(['integer', 'number', 'year', 'offset', 'date', 'instant', 'date-in-span', 'time', 'zone'] as const),
  ...(['number-or-name', 'zone-or-offset', 'choice', 'some', 'format', 'text', 'boolean', 'object', 'list'] as const),
]);

/** Whether an expectation describes a value, and not how the value relates to others. */
export const describesValue = ({ type }: Expected): boolean => DESCRIBED.has(type);

/** Fails with a problem of a field under the names of another request. */
export function renamed<P extends Problem>(problem: P, names: Readonly<Record<string, string>>): P {
  if (!isFieldProblem(problem)) return problem;
  const nameOf = (field: string) => names[field] ?? field;
  const { expected } = problem;
  const inExpected = 'field' in expected ? { ...expected, field: nameOf(expected.field) } : expected;
  return { ...problem, field: nameOf(problem.field), expected: inExpected };
}
