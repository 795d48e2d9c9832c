/** The two JSON shapes of a problem with a request; `http/envelope.ts` adds transport problems. */
import type { PlaceRecord } from '../domain/places/list';
import { type Problem, problemWords } from './problem';

interface FlatRefusal {
  error: 'invalid-parameter' | 'unknown-field' | 'unsupported-format' | 'ambiguous-place' | 'engine-fault';
  message: string;
  field?: string;
  candidates?: PlaceRecord[];
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
      | 'INTERNAL';
    message: string;
    field?: string;
    candidates?: PlaceRecord[];
  };
}

const INTERNAL = 'Internal error. Your request was valid; please retry.';

const STRUCTURED = {
  invalid_field: 'INVALID_FIELD',
  unsupported_format: 'INVALID_FIELD',
  year_out_of_range: 'OUT_OF_EPOCH_RANGE',
  invalid_timezone: 'INVALID_TIMEZONE',
  ambiguous_place: 'AMBIGUOUS_PLACE',
  unknown_field: 'UNKNOWN_FIELD',
} as const;

const FLAT = {
  invalid_field: 'invalid-parameter',
  unsupported_format: 'unsupported-format',
  year_out_of_range: 'invalid-parameter',
  invalid_timezone: 'invalid-parameter',
  ambiguous_place: 'ambiguous-place',
  unknown_field: 'unknown-field',
} as const;

/** A problem in the flat envelope. */
export function flatRefusal(problem: Problem): FlatRefusal {
  if (problem.reason === 'internal') return { error: 'engine-fault', message: INTERNAL };
  const { reason, field, candidates } = problem;
  return {
    error: FLAT[reason],
    message: problemWords(problem),
    field,
    ...(candidates && { candidates: [...candidates] }),
  };
}

/** A problem in the structured envelope of the chart endpoints. */
export function structuredRefusal(problem: Problem): StructuredRefusal {
  if (problem.reason === 'internal') return { ok: false, error: { code: 'INTERNAL', message: INTERNAL } };
  const { reason, field, candidates } = problem;
  const message = problemWords(problem);
  return {
    ok: false,
    error: { code: STRUCTURED[reason], message, field, ...(candidates && { candidates: [...candidates] }) },
  };
}
