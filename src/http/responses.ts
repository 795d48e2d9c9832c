/** How the description of an operation writes its answers. */
import type * as z from 'zod';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { StructuredError, type StructuredRefusal } from './envelope';

type Examples = Record<string, { summary: string; value: unknown }>;

/** A JSON answer. */
export function answers(description: string, schema: z.ZodType, examples?: Examples): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema, ...(examples && { examples }) } } };
}

/** What the chart endpoints answer besides a chart, with an example of each kind of refusal. */
export function chartRefusals(...examples: StructuredRefusal['error'][]) {
  const named = examples.map((error) => [error.code, { summary: error.code, value: { ok: false, error } }]);
  return {
    400: answers(
      'The body or one of its fields is not as described; `error.field` names it.',
      StructuredError,
      Object.fromEntries(named),
    ),
    413: answers('The body is larger than 64 KiB.', StructuredError),
    500: answers('The computation failed; a part that fails alone is null in an answer of 200.', StructuredError),
  };
}

export const NO_JSON: StructuredRefusal['error'] = {
  code: 'INVALID_JSON',
  message: 'The body must be a JSON object in UTF-8.',
};
