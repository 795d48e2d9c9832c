/** Requests with the reader's place and day, and JSON for people. */
import { unixToJd } from '../../../domain/time/civil';
import { isoDate } from '../../reader/format';
import type { ReaderPlace } from '../../reader/place';
import { clocksAbout, wallOf } from '../../shared/clocks';
import { type ApiDocument, type DocumentedOperation, type Parameter, type Schema, schemaOf } from './document';

/** UTC offset of a place at an instant, hours. */
export function offsetHours(place: Pick<ReaderPlace, 'tz' | 'lon'>, at: Date): number {
  const jdUt = unixToJd(at.getTime());
  return clocksAbout(place, jdUt).hoursAt(jdUt);
}

/** The civil date at a place, `2026-11-21`. */
const dateAt = (place: ReaderPlace, at: Date): string => isoDate(wallOf(place, unixToJd(at.getTime())));

/** The value of a field for a place or a day; undefined for any other field. */
function ownValue(name: string, isText: boolean, place: ReaderPlace, at: Date): unknown {
  switch (name) {
    case 'lat':
      return place.lat;
    case 'lon':
      return place.lon;
    case 'tz':
      return isText ? place.tz : offsetHours(place, at);
    case 'tzHours':
      return offsetHours(place, at);
    case 'date':
      return dateAt(place, at);
    default:
      return undefined;
  }
}

/** The instant of an example's day, so that an offset is valid on its own date. */
function dayOf(example: Record<string, unknown>, now: Date): Date {
  const { birthDate, year, month, day } = example;
  if (typeof birthDate === 'string') return new Date(`${birthDate}T12:00:00Z`);
  if (typeof year === 'number' && typeof month === 'number' && typeof day === 'number')
    return new Date(Date.UTC(year, month - 1, day, 12));
  return now;
}

/** An example with the reader's place. A list of dated events stays unchanged. */
export function placed(example: unknown, place: ReaderPlace, now: Date): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  const fields = example as Record<string, unknown>;
  const at = dayOf(fields, now);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        const inner = Object.entries(value).map(([key, each]) => [
          key,
          ownValue(key, typeof each === 'string', place, at) ?? each,
        ]);
        return [name, Object.fromEntries(inner)];
      }
      return [name, ownValue(name, typeof value === 'string', place, at) ?? value];
    }),
  );
}

/** Optional parameters that keep an answer short, or that are one of several alternatives. */
const TRIED_PARAMETERS: Record<string, readonly string[]> = {
  getDays: ['from', 'to'],
  getAnniversaries: ['tithi', 'paksha', 'masa'],
  getFacts: ['q'],
  getPlaces: ['q'],
  getEphemeris: ['from', 'to'],
  getUtsavas: ['limit'],
};

function firstValue(
  document: ApiDocument,
  { name, in: where, required, schema }: Parameter,
  tried: readonly string[],
  place: ReaderPlace,
  now: Date,
): string {
  const isTried = tried.includes(name);
  const { type, examples = [] } = schemaOf(document, schema);
  if (where === 'header') return '';
  if (isTried && (name === 'from' || name === 'to')) return dateAt(place, now);
  if (where === 'query' && name === 'year') return tried.includes('from') ? '' : String(now.getUTCFullYear());
  const readerValue = where === 'query' ? ownValue(name, type === 'string', place, now) : undefined;
  if (readerValue !== undefined) return String(readerValue);
  return required || isTried ? String(examples[0] ?? '') : '';
}

/** The initial values of the parameters of an operation, by their names; empty for those to leave out. */
export function firstValues(
  document: ApiDocument,
  { id, parameters }: DocumentedOperation,
  place: ReaderPlace,
  now: Date,
): Record<string, string> {
  const tried = TRIED_PARAMETERS[id] ?? [];
  return Object.fromEntries(parameters.map((each) => [each.name, firstValue(document, each, tried, place, now)]));
}

export interface Request {
  method: string;
  /** With path parameters and query, without the origin. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** A request of an operation from the values of its parameters. */
export function requestOf(
  operation: DocumentedOperation,
  values: Record<string, string>,
  body: string | null,
  accept: string,
): Request {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let path = operation.path;
  for (const { name, in: where } of operation.parameters) {
    const value = values[name] ?? '';
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value === '') continue;
    else if (where === 'query') query.set(name, value);
    else if (where === 'header') headers[name] = value;
  }
  const search = query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
  if (accept) headers.Accept = accept;
  if (body !== null) headers['Content-Type'] = 'application/json';
  return { method: operation.method, path: search ? `${path}?${search}` : path, headers, body };
}

/** An initial body without an example in the document: its required fields, by their own examples. */
function skeleton(document: ApiDocument, schema: Schema, depth = 0): unknown {
  const target = schemaOf(document, schema);
  if (target.examples?.length) return target.examples[0];
  if (target.const !== undefined) return target.const;
  if (target.enum?.length) return target.enum[0];
  if (target.properties && depth < 4) {
    const { properties, required = [] } = target;
    return Object.fromEntries(required.map((name) => [name, skeleton(document, properties[name] ?? {}, depth + 1)]));
  }
  const type = [target.type ?? 'string'].flat()[0];
  return type === 'array' ? [] : type === 'object' ? {} : type === 'string' ? '…' : type === 'boolean' ? false : 0;
}

/** Bodies without an example in the document that are useful to try. */
const OWN_BODIES: Record<string, unknown> = {
  callMcp: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  renameChart: { name: 'First example' },
  getRegistrationOptions: { name: 'Līlā' },
};

/** The example bodies of an operation; empty if it takes no body. */
export function bodiesOf(
  document: ApiDocument,
  operation: DocumentedOperation,
  place: ReaderPlace,
  now: Date,
): { summary: string; text: string }[] {
  if (!operation.body) return [];
  const { schema, examples } = operation.body;
  const ownBody = OWN_BODIES[operation.id] ?? (examples.length === 0 ? skeleton(document, schema) : undefined);
  if (ownBody !== undefined) return [{ summary: 'Example', text: jsonText(ownBody) }];
  return examples.map(({ summary, value }, i) => ({
    summary: summary || `Example ${i + 1}`,
    text: jsonText(i === 0 ? placed(value, place, now) : value),
  }));
}

/** The brackets of lists and maps, the words for single values, and how keys and texts are written in a language. */
export interface Notation {
  list: readonly [open: string, close: string];
  map: readonly [open: string, close: string];
  /** Between a key and its value. */
  to: string;
  /** A map without entries, if it is not the two brackets. */
  emptyMap?: string;
  key: (name: string) => string;
  scalar: (value: unknown) => string;
}

const JSON_NOTATION: Notation = {
  list: ['[', ']'],
  map: ['{', '}'],
  to: ': ',
  key: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value) ?? '',
};

const LINE = 76;

/**
 * A JSON value in a notation: on one line if it fits, else an entry a line.
 * @param indent  of the line that it begins on
 */
export function valueText(value: unknown, notation: Notation = JSON_NOTATION, indent = ''): string {
  const { list, map, to, emptyMap, key, scalar } = notation;
  if (typeof value !== 'object' || value === null) return scalar(value);
  const [open, close] = Array.isArray(value) ? list : map;
  const written = (deeper: string): string[] =>
    Array.isArray(value)
      ? value.map((each) => valueText(each, notation, deeper))
      : Object.entries(value).map(([name, each]) => `${key(name)}${to}${valueText(each, notation, deeper)}`);
  const deeper = `${indent}  `;
  const parts = written(deeper);
  if (parts.length === 0) return (!Array.isArray(value) && emptyMap) || open + close;
  const flat = `${open} ${parts.join(', ')} ${close}`;
  if (!flat.includes('\n') && indent.length + flat.length <= LINE) return flat;
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

/** JSON for people. */
export const jsonText = (value: unknown): string => valueText(value);

/** Maximum depth of a shortened answer, and the number of its lines. */
const SHOWN_DEPTH = 5;
const SHOWN_LINES = 40;

/** A value with the first item of each list, the number of the others, and no parts deeper than `depth`. */
function withoutRest(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutRest(each, depth - 1)]));
  const [first, ...rest] = value;
  if (value.length < 2 || value.every((each) => typeof each !== 'object'))
    return value.map((each) => withoutRest(each, depth - 1));
  return [withoutRest(first, depth - 1), `… +${rest.length}`];
}

/** An answer shortened for reading: what is left out is marked by "…", with the number of items that follow. */
export function shortText(value: unknown): string {
  const lines = jsonText(withoutRest(value, SHOWN_DEPTH))
    .replaceAll(/"(…[^"]*)"/g, '$1')
    .split('\n');
  return lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), '…'].join('\n') : lines.join('\n');
}
