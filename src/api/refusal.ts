/** The JSON shapes of a problem with a request; `http/envelope.ts` adds transport problems. */
import type { PlaceRecord } from '../domain/places/list';
import {
  type Expected,
  type FieldProblem,
  isFieldProblem,
  isServiceProblem,
  type Price,
  type Problem,
} from './problem';
import { costWords, problemWords } from './problemWords';

/** The price of a request above its ceiling. */
interface RefusedPrice extends Price {
  /** The cost of the field. */
  field: Price;
  ceiling: Price;
  /**
   * The largest value of the field that passes; for a list, its number of entries. Null if other fields must be smaller
   * too.
   */
  largest: number | string | null;
}

interface FlatRefusal {
  error:
    | 'invalid-parameter'
    | 'unknown-field'
    | 'unsupported-format'
    | 'ambiguous-place'
    | 'too-expensive'
    | 'rate-limit-exceeded'
    | 'file-unavailable'
    | 'engine-fault';
  message: string;
  field?: string;
  candidates?: PlaceRecord[];
  price?: RefusedPrice;
}

interface StructuredRefusal {
  ok: false;
  error: {
    code:
      | 'INVALID_FIELD'
      | 'UNKNOWN_FIELD'
      | 'OUT_OF_EPOCH_RANGE'
      | 'INVALID_TIMEZONE'
      | 'AMBIGUOUS_PLACE'
      | 'UNSUPPORTED_FORMAT'
      | 'TOO_EXPENSIVE'
      | 'RATE_LIMIT_EXCEEDED'
      | 'FILE_UNAVAILABLE'
      | 'INTERNAL';
    message: string;
    field?: string;
    expected?: Expected;
    example?: unknown;
    got?: string | number | boolean | null;
    candidates?: PlaceRecord[];
    price?: RefusedPrice;
  };
}

const OF_SERVICE = {
  internal: {
    flat: 'engine-fault',
    structured: 'INTERNAL',
    message: 'Internal error. Your request was valid; please retry.',
  },
  file_unavailable: {
    flat: 'file-unavailable',
    structured: 'FILE_UNAVAILABLE',
    message: 'A file of the service is unavailable. Your request was valid; please retry in a few seconds.',
  },
} as const;

const STRUCTURED = {
  invalid_field: 'INVALID_FIELD',
  unsupported_format: 'INVALID_FIELD',
  year_out_of_range: 'OUT_OF_EPOCH_RANGE',
  invalid_timezone: 'INVALID_TIMEZONE',
  ambiguous_place: 'AMBIGUOUS_PLACE',
  unknown_field: 'UNKNOWN_FIELD',
  too_expensive: 'TOO_EXPENSIVE',
} as const;

const FLAT = {
  invalid_field: 'invalid-parameter',
  unsupported_format: 'unsupported-format',
  year_out_of_range: 'invalid-parameter',
  invalid_timezone: 'invalid-parameter',
  ambiguous_place: 'ambiguous-place',
  unknown_field: 'unknown-field',
  too_expensive: 'too-expensive',
} as const;

const rounded = ({ ms, bytes }: Price): Price => ({ ms: Math.ceil(ms), bytes: Math.ceil(bytes) });

/** The fields about a problem that both envelopes have. */
function details(problem: FieldProblem) {
  const { field, candidates, expected } = problem;
  return {
    message: problemWords(problem),
    ...(field !== '' && { field }),
    ...(candidates && { candidates: [...candidates] }),
    ...(expected.type === 'price' && {
      price: {
        ...rounded(expected.price),
        field: rounded(expected.share),
        ceiling: expected.ceiling,
        largest: expected.largest?.value ?? null,
      },
    }),
  };
}

/** A problem in the flat envelope. */
export function flatRefusal(problem: Problem): FlatRefusal {
  if (isServiceProblem(problem)) {
    const { flat: error, message } = OF_SERVICE[problem.reason];
    return { error, message };
  }
  if (!isFieldProblem(problem)) return { error: 'rate-limit-exceeded', message: costWords(problem) };
  return { error: FLAT[problem.reason], ...details(problem) };
}

/** A problem in the structured envelope of the chart endpoints. */
export function structuredRefusal(problem: Problem): StructuredRefusal {
  if (isServiceProblem(problem)) {
    const { structured: code, message } = OF_SERVICE[problem.reason];
    return { ok: false, error: { code, message } };
  }
  if (!isFieldProblem(problem))
    return { ok: false, error: { code: 'RATE_LIMIT_EXCEEDED', message: costWords(problem) } };
  return { ok: false, error: { code: STRUCTURED[problem.reason], ...details(problem) } };
}

/** An invalid text is repeated up to this length. */
const LONGEST_GOT = 40;

/** An invalid value for the message: long texts are cut; lists and objects are left out. */
function shortGot(value: unknown): string | number | boolean | null | undefined {
  if (typeof value === 'string') {
    return value.length > LONGEST_GOT ? `${value.slice(0, LONGEST_GOT).toWellFormed()}…` : value.toWellFormed();
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'boolean' || value === null ? value : undefined;
}

/** The invalid value and its type, as the end of a sentence about the expectation. */
function gotWords(value: unknown): string {
  if (typeof value === 'string') return `, not the string ${JSON.stringify(shortGot(value))}`;
  if (Array.isArray(value)) return ', not a list';
  // JSON can write numbers that no double holds.
  if (typeof value === 'number' && !Number.isFinite(value)) return ', not a number beyond ±1.8e308';
  return `, not ${typeof value === 'object' && value !== null ? 'an object' : value}`;
}

/**
 * A problem in the structured envelope of `/api/v1` and of the tools: it also says what is expected and what was got.
 */
export function explainedRefusal(problem: Problem): StructuredRefusal {
  const plain = structuredRefusal(problem);
  if (!isFieldProblem(problem)) return plain;
  const { reason, expected, example, rule } = problem;
  const got = rule === 'value' ? shortGot(problem.got) : undefined;
  const { code, field, candidates, price } = plain.error;
  return {
    ok: false,
    error: {
      code: reason === 'unsupported_format' ? 'UNSUPPORTED_FORMAT' : code,
      message: problemWords(problem, undefined, gotWords),
      ...(field !== undefined && { field }),
      expected,
      ...(example !== undefined && { example }),
      ...(got !== undefined && { got }),
      ...(candidates && { candidates }),
      ...(price && { price }),
    },
  };
}
