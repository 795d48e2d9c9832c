/** Months, nakṣatras and rāśis of a request, which may be given by name instead of by number. */
import type * as z from 'zod';
import { fail, ok, type Result } from '../../domain/result';
import { nearestTo } from '../../domain/text/nearest';
import { find } from '../../lexicon/find';
import { keysOf } from '../../lexicon/labels';
import { type NumberedKind, numberedKind, numberOrNameExpected } from '../fields';
import type { FieldProblem } from '../problem';
import { bare } from '../validate';

/** A text that may be a name. Other texts are left to the validation of the request. */
const NAME = /^\s*\p{L}/u;
const LONGEST_NAME = 40;

/** A name in the spelling of keys. */
const keyOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

async function numberOf(field: string, kind: NumberedKind, text: string): Promise<Result<number, FieldProblem>> {
  const keys = keysOf(kind);
  const [thing, ...others] = await find(text, undefined, [kind]);
  if (thing !== undefined && others.length === 0) return ok(keys.indexOf(thing.key) + 1);
  const [example = keys[0]] = nearestTo(keyOf(text), keys, (key) => key);
  return fail({
    reason: 'invalid_field',
    field,
    rule: 'value',
    expected: numberOrNameExpected(kind),
    example,
    got: text,
  });
}

/** A body with the numbers of the months, nakṣatras and rāśis that it names, in any spelling and script. */
export async function withNamedNumbers(
  { shape }: z.ZodObject,
  body: Record<string, unknown>,
): Promise<Result<Record<string, unknown>, FieldProblem>> {
  const numbered = { ...body };
  for (const [field, schema] of Object.entries(shape)) {
    const [kind, text] = [numberedKind(bare(schema as z.ZodType)), body[field]];
    if (kind === undefined || typeof text !== 'string' || !NAME.test(text) || text.length > LONGEST_NAME) continue;
    const number = await numberOf(field, kind, text);
    if (!number.ok) return number;
    numbered[field] = number.value;
  }
  return ok(numbered);
}
