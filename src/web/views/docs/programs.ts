/** One request as a program in each language: the same address, headers and body, written in its notation. */
import { type Notation, type Request, valueText } from './examples';

/** The languages of samples by their names, in the order of the choice. */
export const SAMPLE_LANGUAGES = { curl: 'curl', javascript: 'JavaScript', python: 'Python', php: 'PHP' } as const;
export type SampleLanguage = keyof typeof SAMPLE_LANGUAGES;

/** A request in the parts that programs write separately. */
interface Parts {
  method: string;
  /** Without its query. */
  address: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The value of a JSON body; undefined without a body. */
  body: unknown;
  /** Whether the answer is JSON. */
  isJson: boolean;
}

/** A text between quotation marks. */
const quoted = (text: string, mark: string): string =>
  mark + text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`).replaceAll('\n', '\\n') + mark;

const isName = (key: string): boolean => /^[A-Za-z_]\w*$/.test(key);

const JAVASCRIPT: Notation = {
  list: ['[', ']'],
  map: ['{', '}'],
  to: ': ',
  key: (name) => (isName(name) ? name : quoted(name, "'")),
  scalar: (value) => (typeof value === 'string' ? quoted(value, "'") : String(value)),
};

const PYTHON_WORDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

const PYTHON: Notation = {
  list: ['[', ']'],
  map: ['{', '}'],
  to: ': ',
  key: (name) => quoted(name, '"'),
  scalar: (value) => (typeof value === 'string' ? quoted(value, '"') : (PYTHON_WORDS.get(value) ?? String(value))),
};

/** PHP's own marks keep a backslash before other letters, so a line break is written between double ones. */
const phpText = (text: string): string =>
  text.includes('\n') ? quoted(text, '"').replaceAll('$', '\\$') : quoted(text, "'");

const PHP: Notation = {
  list: ['[', ']'],
  map: ['[', ']'],
  to: ' => ',
  // An empty array would be a list.
  emptyMap: 'new stdClass()',
  key: (name) => phpText(name),
  scalar: (value) => (typeof value === 'string' ? phpText(value) : String(value)),
};

const isEmpty = (map: Record<string, string>): boolean => Object.keys(map).length === 0;

function javascriptText({ method, address, query, headers, body, isJson }: Parts): string {
  const written = (value: unknown, indent = '') => valueText(value, JAVASCRIPT, indent);
  const options = [
    method !== 'GET' && `  method: ${written(method)},`,
    !isEmpty(headers) && `  headers: ${written(headers, '  ')},`,
    body !== undefined && `  body: JSON.stringify(${written(body, '  ')}),`,
  ].filter((line) => line !== false);
  const url = isEmpty(query) ? written(address) : `\`${address}?\${query}\``;
  return [
    ...(isEmpty(query) ? [] : [`const query = new URLSearchParams(${written(query)});`]),
    options.length > 0
      ? `const response = await fetch(${url}, {\n${options.join('\n')}\n});`
      : `const response = await fetch(${url});`,
    'if (!response.ok) throw new Error(await response.text());',
    `console.log(await response.${isJson ? 'json' : 'text'}());`,
  ].join('\n');
}

function pythonText({ method, address, query, headers, body, isJson }: Parts): string {
  const written = (value: unknown) => valueText(value, PYTHON);
  const given = [
    isEmpty(query) ? written(address) : `${written(`${address}?`)} + query`,
    body !== undefined && 'json.dumps(body).encode()',
    !isEmpty(headers) && `headers=${written(headers)}`,
    // urllib sends GET without a body, and POST with one.
    method !== (body === undefined ? 'GET' : 'POST') && `method=${written(method)}`,
  ].filter((part) => part !== false);
  return [
    ...(isJson || body !== undefined ? ['import json'] : []),
    'from urllib.error import HTTPError',
    ...(isEmpty(query) ? [] : ['from urllib.parse import urlencode']),
    'from urllib.request import Request, urlopen',
    '',
    ...(isEmpty(query) ? [] : [`query = urlencode(${written(query)})`]),
    ...(body === undefined ? [] : [`body = ${written(body)}`]),
    `request = Request(${given.join(', ')})`,
    'try:',
    '    with urlopen(request) as response:',
    `        print(${isJson ? 'json.load(response)' : 'response.read().decode()'})`,
    'except HTTPError as error:',
    '    raise SystemExit(error.read().decode())',
  ].join('\n');
}

function phpProgram({ method, address, query, headers, body, isJson }: Parts): string {
  const written = (value: unknown, indent = '') => valueText(value, PHP, indent);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const url = isEmpty(query) ? written(address) : `${written(`${address}?`)} . $query`;
  return [
    '<?php',
    ...(isEmpty(query) ? [] : [`$query = http_build_query(${written(query)});`]),
    ...(body === undefined ? [] : [`$body = ${written(body)};`]),
    "$context = stream_context_create(['http' => [",
    ...(method === 'GET' ? [] : [`  'method' => ${written(method)},`]),
    ...(lines.length === 0 ? [] : [`  'header' => ${written(lines, '  ')},`]),
    ...(body === undefined ? [] : ["  'content' => json_encode($body),"]),
    "  'ignore_errors' => true,",
    ']]);',
    `$answer = file_get_contents(${url}, false, $context);`,
    isJson ? 'print_r(json_decode($answer, true));' : 'echo $answer;',
  ].join('\n');
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A request as a shell command. The service reads a body as JSON without a header for it, so that header alone is left
 * out; /mcp, which requires it, also requires another.
 */
export function curlText(origin: string, { method, path, headers, body }: Request): string {
  const words = ['curl -s'];
  // curl's defaults are left out.
  if (method !== 'GET' && !(method === 'POST' && body !== null)) words.push(`-X ${method}`);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (Object.keys(headers).some((name) => name !== 'Content-Type'))
    words.push(...lines.map((line) => `-H ${shellQuoted(line)}`));
  words.push(/[?&]/.test(path) ? shellQuoted(origin + path) : origin + path);
  return body === null ? words.join(' ') : `${words.join(' ')} -d ${shellQuoted(body)}`;
}

const PROGRAMS = { javascript: javascriptText, python: pythonText, php: phpProgram } as const;

/**
 * A request as a program that prints the answer, or the text of the error.
 * @param origin  `https://host`
 * @param type    the media type of the answer
 * A body that is not JSON (one half typed) is written as a shell command in every language.
 */
export function sampleText(language: SampleLanguage, origin: string, request: Request, type: string): string {
  if (language === 'curl') return curlText(origin, request);
  const { pathname, searchParams } = new URL(request.path, origin);
  let body: unknown;
  try {
    body = request.body === null ? undefined : JSON.parse(request.body);
  } catch {
    return curlText(origin, request);
  }
  return PROGRAMS[language]({
    method: request.method,
    address: origin + pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body,
    isJson: type === 'application/json',
  });
}
