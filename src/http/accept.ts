/** Content negotiation: the format of a response, by the field `format` or by the header `Accept`. */
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { formatsOf } from '../api/formats';
import type { FieldProblem } from '../api/problem';
import type { FormatInfo, Resource } from '../api/resource';
import type { AppEnv } from './env';

const JSON_TYPE = 'application/json';

/** The quality of a type, from the most specific range that matches it; 0 if none matches. */
function qualityOf(type: string, accepted: readonly { type: string; q: number }[]): number {
  const plain = type.replace(/;.*/, '');
  const ranges = [plain, plain.replace(/\/.*/, '/*'), '*/*'];
  const named = ranges.map((range) => accepted.find((each) => each.type.toLowerCase() === range));
  return named.find((each) => each !== undefined)?.q ?? 0;
}

/**
 * The preferred type by `Accept` (RFC 9110, 12.5.1): the first one among equals, also if there is no header. Undefined
 * if the header accepts none.
 */
function preferredType(accept: string | undefined, types: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === '') return types[0];
  const accepted = parseAccept(accept);
  const [best] = types
    .map((type) => ({ type, quality: qualityOf(type, accepted) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return best?.type;
}

/** The name of a media type as a format: `ndjson` of `application/x-ndjson`. */
const formatName = (type: string): string => type.replace(/^.*\/(x-)?/, '').replace(/[+;].*/, '');

/** The names of all formats of a resource, the default first. */
export const formatNames = (resource: Resource): string[] => [
  formatName(resource.type ?? JSON_TYPE),
  ...formatsOf(resource).map(({ name }) => name),
];

/** Whether every format of a resource may be chosen by `Accept`, and others are refused: in `/api/v1`. */
export const isNegotiated = ({ envelope }: Resource): boolean => envelope === 'explained';

/** Whether a response, including an error, depends on `Accept`. */
export const variesByAccept = (resource: Resource): boolean =>
  isNegotiated(resource) || formatsOf(resource).some(({ chosenBy }) => chosenBy === 'accept');

/** The format that a request chooses; undefined for the default. The field replaces the header. */
export function formatOf(c: Context<AppEnv>, resource: Resource, format: unknown): FormatInfo | undefined {
  const formats = formatsOf(resource);
  const isChosenBy = (way: FormatInfo['chosenBy']) => (each: FormatInfo) =>
    isNegotiated(resource) || each.chosenBy === way;
  const byField = formats.filter(isChosenBy('field')).find(({ name }) => name === format);
  if (byField || (isNegotiated(resource) && format !== undefined)) return byField;
  const byAccept = formats.filter(isChosenBy('accept'));
  const type = preferredType(c.req.header('Accept'), [
    resource.type ?? JSON_TYPE,
    ...byAccept.map((each) => each.type),
  ]);
  return byAccept.find((each) => each.type === type);
}

/** The problem of a request for a format that a resource of `/api/v1` does not have. */
export function formatProblem(c: Context<AppEnv>, resource: Resource, format: unknown): FieldProblem | undefined {
  if (!isNegotiated(resource)) return undefined;
  const { type = JSON_TYPE } = resource;
  const formats = formatsOf(resource);
  const problem = (field: string, values: readonly string[], got: unknown): FieldProblem => ({
    reason: 'unsupported_format',
    field,
    rule: 'value',
    expected: { type: 'format', values },
    example: values[0],
    got,
  });
  if (format === undefined) {
    const [accept, types] = [c.req.header('Accept'), [type, ...formats.map((each) => each.type)]];
    return preferredType(accept, types) === undefined ? problem('Accept', types, accept) : undefined;
  }
  const names = formatNames(resource);
  return names.some((name) => name === format) ? undefined : problem('format', names, format);
}
