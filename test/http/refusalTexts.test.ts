/** Every wrong value of every field is refused in words of ours: a rule that follows the field's name. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import * as account from '../../src/http/account/request';
import { PictureRequest } from '../../src/http/chart/drawing';
import { ChartRequest } from '../../src/http/chart/request';
import { BharatChartRequest } from '../../src/http/core-chart/request';
import { FactsRequest } from '../../src/http/facts/request';
import { MuhurtaRequest } from '../../src/http/muhurta/request';
import { RectifyRequest } from '../../src/http/rectify/request';
import { ConversationRequest, MessageRequest } from '../../src/http/sahaja/schema';
import { UtsavasFileRequest, UtsavasRequest } from '../../src/http/utsavas/request';

const REQUESTS = {
  ChartRequest,
  PictureRequest,
  BharatChartRequest,
  MuhurtaRequest,
  UtsavasRequest,
  UtsavasFileRequest,
  RectifyRequest,
  MessageRequest,
  ConversationRequest,
  FactsRequest,
  RegisterRequest: account.RegisterRequest,
  NewPasskeyRequest: account.NewPasskeyRequest,
  SignInRequest: account.SignInRequest,
  RenameRequest: account.RenameRequest,
  PasskeyQuery: account.PasskeyQuery,
  SignOutQuery: account.SignOutQuery,
};

const long = 'a'.repeat(100_000);
const SIMPLE = [undefined, null, true, 1, -1e308, 1e308, Number.POSITIVE_INFINITY, 0.5, '', 'x', long, {}, []];
const WRONG = [...SIMPLE, [1], [long], Array(100).fill('a'), Array(100).fill({}), { role: 1 }];

function bare(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapped ? bare(schema.unwrap() as z.ZodType) : schema;
}

/** Values that are wrong as a whole, in one of their fields, or in the item of a list. */
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

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

test.each(Object.entries(REQUESTS))('%s', (_, schema) => {
  let refused = 0;
  for (const value of wrong(schema)) {
    if (!isObject(value)) continue; // refused before a schema sees it
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
      refused++;
      expect(message, path.join('.')).toMatch(/^(must|is) /);
    }
  }
  expect(refused).toBeGreaterThan(0);
});
