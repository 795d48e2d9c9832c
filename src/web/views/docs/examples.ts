/** Requests with the reader's place and day, also as shell commands. */
import { unixToJd } from '../../../domain/time/civil';
import { isoDate, wallAt } from '../../reader/format';
import type { ReaderPlace } from '../../reader/place';
import { clocksAbout } from '../../shared/clocks';
import { type ApiDocument, type DocumentedOperation, type Parameter, type Schema, schemaOf } from './document';

/** UTC offset of a zone at an instant, hours. */
export function offsetHours(tz: string, at: Date): number {
  const jdUt = unixToJd(at.getTime());
  return clocksAbout(tz, jdUt).hoursAt(jdUt);
}

/** The civil date in a zone, `2026-11-21`. */
const dateAt = (tz: string, at: Date): string => isoDate(wallAt(unixToJd(at.getTime()), offsetHours(tz, at)));

/** The value of a field for a place or a day; undefined for any other field. */
function ownValue(name: string, isText: boolean, place: ReaderPlace, at: Date): unknown {
  switch (name) {
    case 'lat':
      return place.lat;
    case 'lon':
      return place.lon;
    case 'tz':
      return isText ? place.tz : offsetHours(place.tz, at);
    case 'tzHours':
      return offsetHours(place.tz, at);
    case 'date':
      return dateAt(place.tz, at);
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

/** Optional parameters that are useful to try, or that replace others of which a request needs one. */
const TRIED_PARAMETERS: Record<string, readonly string[]> = {
  getAnniversaries: ['tithi', 'paksha', 'masa'],
  getFacts: ['q'],
  getPlaces: ['q'],
  getEphemeris: ['from', 'to'],
};

function firstValue(
  document: ApiDocument,
  { name, in: where, required, schema }: Parameter,
  isTried: boolean,
  place: ReaderPlace,
  now: Date,
): string {
  const { type, examples = [] } = schemaOf(document, schema);
  if (where === 'header') return '';
  if (where === 'query' && name === 'year') return String(now.getUTCFullYear());
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
  return Object.fromEntries(
    parameters.map((each) => [each.name, firstValue(document, each, tried.includes(each.name), place, now)]),
  );
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

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same request as a shell command. */
export function curlText(origin: string, { method, path, headers, body }: Request): string {
  const words = ['curl -s'];
  // curl's defaults are left out.
  if (method !== 'GET' && !(method === 'POST' && body !== null)) words.push(`-X ${method}`);
  for (const [name, value] of Object.entries(headers)) words.push(`-H ${quoted(`${name}: ${value}`)}`);
  words.push(/[?&]/.test(path) ? quoted(origin + path) : origin + path);
  return body === null ? words.join(' ') : `${words.join(' ')} -d ${quoted(body)}`;
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

const LINE = 76;

/** Readable JSON: a value that fits on a line is written on one. */
export function jsonText(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ') ?? '';
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= LINE) return flat;
  const deeper = `${indent}  `;
  const inner = Array.isArray(value)
    ? value.map((each) => deeper + jsonText(each, deeper))
    : Object.entries(value).map(([name, each]) => `${deeper}${JSON.stringify(name)}: ${jsonText(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner.join(',\n')}\n${indent}${close}`;
}
