/** The error for each invalid value of each field is our own message: the name of the field and a rule. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { problemWords } from '../../src/api/problemWords';
import { RESOURCES } from '../../src/api/registry';
import { DrawingRequest } from '../../src/api/shapes/drawingRequest';
import { bare, isObject, validate } from '../../src/api/validate';
import * as account from '../../src/http/account/request';
import { ConversationRequest, MessageRequest } from '../../src/http/sahaja/request';

/** The requests of all resources that take any field, and of the service. */
const REQUESTS: Readonly<Record<string, z.ZodObject>> = {
  ...Object.fromEntries(
    (await Promise.all(RESOURCES.map(async ({ path, code }) => [path, (await code()).request] as const))).filter(
      ([, { shape }]) => Object.keys(shape).length > 0,
    ),
  ),
  DrawingRequest,
  MessageRequest,
  ConversationRequest,
  RegisterRequest: account.RegisterRequest,
  NewPasskeyRequest: account.NewPasskeyRequest,
  SignInRequest: account.SignInRequest,
  ChartChange: account.ChartChange,
  PasskeyQuery: account.PasskeyQuery,
  SignOutQuery: account.SignOutQuery,
};

const long = 'a'.repeat(100_000);
const SIMPLE = [undefined, null, true, 1, -1e308, 1e308, Number.POSITIVE_INFINITY, 0.5, '', 'x', long, {}, []];
const WRONG = [...SIMPLE, [1], [long], Array(100).fill('a'), Array(100).fill({}), { role: 1 }];

/** Values that are invalid as a whole, in a field, or in a list item. */
function* wrong(schema: z.ZodType): Generator<unknown> {
  yield* WRONG;
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(inner.shape)) {
      for (const value of wrong(field as z.ZodType)) yield { [key]: value };
    }
  }
  if (inner instanceof z.ZodArray) for (const value of wrong(inner.element as z.ZodType)) yield [value];
}

test.each(Object.entries(REQUESTS))('every invalid value of %s has our own message', (_, schema) => {
  let refused = 0;
  for (const value of wrong(schema)) {
    if (!isObject(value)) continue; // The service refuses this value before schema validation.
    const request = validate(schema, value);
    if (request.ok) continue;
    refused++;
    expect(problemWords(request.error)).toMatch(/^[\w.]+ (must|is) (?!.*(undefined|\[object|Invalid))/);
  }
  expect(refused).toBeGreaterThan(0);
});
