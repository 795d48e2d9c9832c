/** Generates requests: a valid one, modified by none, one or several attacks. */
import { gzipSync } from 'node:zlib';
import { Pairs, Raw, type Spot, spotsOf, type Tree, treeOf, written } from './json';
import type { Description, Operation } from './operations';
import { Random } from './random';
import { NEGOTIATED_PATHS } from './registry';
import { Sound } from './sound';
import { ANYTHING, HEADERS, KEYS, METHODS, NUMBERS, TEXTS } from './values';

export interface Shot {
  /** The original operation. */
  operation: Operation;
  method: string;
  /** Path and query of the request line. */
  target: string;
  headers: [string, string][];
  body: Uint8Array | null;
  /** Sent in chunks, without Content-Length. */
  chunked: boolean;
  /** The modifications. */
  notes: string[];
}

const KIB = 1024;
/** Maximum size of a body in bytes, for operations whose limit is not 64 KiB. */
export const BODY_LIMITS: Record<string, number> = { createCounsel: 256 * KIB, pingIndexWith: KIB * KIB };
export const limitOf = ({ id }: Operation): number => BODY_LIMITS[id] ?? 64 * KIB;

/** Relative frequency of each operation. Operations that compute longer are less frequent. */
const WEIGHTS: Record<string, number> = {
  createChart: 14,
  createCoreChart: 14,
  getMuhurta: 8,
  createMuhurta: 8,
  getUtsavas: 1,
  getUtsavasFile: 0.7,
  createRectification: 3,
  createCounsel: 4,
  dispatchOperator: 4,
  callMcp: 4,
  getOpenApi: 0.3,
};

/** Requests that would end the shared session or delete shared data. */
const ENDS_SESSION = ['signOut', 'deleteAccount', 'deleteChart', 'signIn', 'register'];

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A body under construction: a tree, and finally its bytes. */
interface Draft {
  tree: Tree | undefined;
  bytes?: Uint8Array;
  path: string;
  query: [string, string][];
  /** Raw text after the encoded query. */
  tail: string;
  shot: Shot;
}

type Change = (draft: Draft, random: Random) => string;

const spot = (draft: Draft, random: Random): Spot | undefined => {
  const spots = draft.tree === undefined ? [] : spotsOf(draft.tree);
  return spots.length === 0 ? undefined : random.pick(spots);
};

const shown = (tree: Tree): string => written(tree).slice(0, 40);

/** Modifications of body fields. */
const FIELD_CHANGES: Change[] = [
  (draft, random) => {
    const value = random.pick(ANYTHING);
    spot(draft, random)?.set(value);
    return `field = ${shown(value)}`;
  },
  (draft, random) => {
    const value = new Raw(random.pick(NUMBERS));
    spot(draft, random)?.set(value);
    return `field = ${shown(value)}`;
  },
  (draft, random) => {
    spot(draft, random)?.remove();
    return 'field removed';
  },
  (draft, random) => {
    const target = spot(draft, random);
    target?.set([target.value]);
    return 'field in a list';
  },
  (draft, random) => {
    const target = spot(draft, random);
    target?.set(typeof target.value === 'number' ? String(target.value) : new Raw('1'));
    return 'number and text exchanged';
  },
  (draft, random) => {
    if (!(draft.tree instanceof Pairs) || draft.tree.list.length === 0) return 'nothing';
    const [key] = random.pick(draft.tree.list);
    draft.tree.list.splice(random.int(0, draft.tree.list.length), 0, [key, random.pick(ANYTHING)]);
    return `${key} twice`;
  },
  (draft, random) => {
    if (!(draft.tree instanceof Pairs)) return 'nothing';
    const key = random.pick(KEYS);
    draft.tree.list.push([key, random.pick(ANYTHING)]);
    return `key ${key.slice(0, 20)}`;
  },
  (draft, random) => {
    draft.tree = random.pick(ANYTHING);
    return `body = ${shown(draft.tree)}`;
  },
];

const padded = (bytes: Uint8Array, size: number): Uint8Array => {
  const result = new Uint8Array(Math.max(size, bytes.length)).fill(0x20);
  result.set(bytes);
  return result;
};

function spliced(bytes: Uint8Array, at: number, put: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length + put.length);
  result.set(bytes.subarray(0, at));
  result.set(put, at);
  result.set(bytes.subarray(at), at + put.length);
  return result;
}

const BROKEN_UTF8 = [
  [0xff],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe2, 0x82],
  [0x80],
  [0xfe, 0xff],
  [0],
];
const WRAPPERS = [
  '//x\n',
  '/**/',
  ")]}',\n",
  '\ufeff',
  '\ufeff\ufeff',
  '\u2028',
  '\u00a0',
  'null',
  '[',
  '{',
  ',',
  '\u0000',
];

const bytesOf = (draft: Draft): Uint8Array => {
  draft.bytes ??= draft.tree === undefined ? new Uint8Array() : utf8(written(draft.tree));
  return draft.bytes;
};

/** Modifications of body bytes. */
const BYTE_CHANGES: Change[] = [
  (draft, random) => {
    const size = limitOf(draft.shot.operation) + random.pick([-1, 0, 1]);
    draft.bytes = padded(bytesOf(draft), size);
    return `${size} bytes`;
  },
  (draft, random) => {
    const size = random.pick([2, 4, 16]) * 64 * KIB + 1;
    draft.bytes = padded(bytesOf(draft), size);
    return `${size} bytes`;
  },
  (draft, random) => {
    const bytes = bytesOf(draft);
    draft.bytes = spliced(bytes, random.int(0, bytes.length), Uint8Array.from(random.pick(BROKEN_UTF8)));
    return 'broken UTF-8';
  },
  (draft, random) => {
    const bytes = bytesOf(draft);
    draft.bytes = bytes.slice(0, random.int(0, bytes.length));
    return 'cut';
  },
  (draft, random) => {
    const wrapper = random.pick(WRAPPERS);
    const bytes = bytesOf(draft);
    draft.bytes = spliced(bytes, random.chance(0.5) ? 0 : bytes.length, utf8(wrapper));
    return `with ${JSON.stringify(wrapper)}`;
  },
  (draft, random) => {
    draft.bytes = Uint8Array.from({ length: random.int(0, 300) }, () => random.int(0, 255));
    return 'noise';
  },
  (draft) => {
    draft.bytes = new Uint8Array();
    return 'empty';
  },
  (draft) => {
    draft.bytes = Buffer.from(Buffer.from(bytesOf(draft)).toString('utf8'), 'utf16le');
    return 'UTF-16';
  },
  (draft) => {
    draft.bytes = gzipSync(bytesOf(draft));
    draft.shot.headers.push(['Content-Encoding', 'gzip']);
    return 'gzip';
  },
  (draft, random) => {
    const depth = random.pick([1000, 20_000, 60_000]);
    draft.bytes = utf8(
      random
        .pick(['[', '{"a":', '[[{"a":', '{"payload":'])
        .repeat(depth)
        .slice(0, 64 * KIB),
    );
    return `${depth} deep`;
  },
  (draft, random) => {
    const half = random.pick([500, 30_000]);
    draft.bytes = utf8(`{"x":${'['.repeat(half)}${']'.repeat(half)}}`);
    return `${half} deep and sound`;
  },
  (draft) => {
    draft.shot.chunked = true;
    return 'in pieces';
  },
];

const QUERY_TAILS = [
  ...[
    '&',
    '&&&',
    '&=',
    '=',
    '&a',
    '&%',
    '&%zz',
    '&%ff',
    '&lat=%zz',
    '&%00=%00',
    '&q=%ff',
    '&year=%F0%9F%98%80',
    '&x[]=1',
    '&lat[0]=1',
  ],
  ...[
    ';lat=1',
    '#x',
    '?',
    '&?',
    '&lat=1&lat=2',
    '&__proto__[x]=1',
    '&constructor=1',
    `&${'a=1&'.repeat(1000)}`,
    `&z=${'y'.repeat(7000)}`,
  ],
];
const NUMBER_TEXTS = [...NUMBERS, '٣', '２８', '1 ', ' 1', '1%00', '1\n', '1;', "1'", '1e', '∞', '½', '1\u00a0'];

/** Modifications of a query. */
const QUERY_CHANGES: Change[] = [
  (draft, random) => {
    const value = random.pick(random.chance(0.5) ? NUMBER_TEXTS : TEXTS).slice(0, 2500);
    if (draft.query.length > 0) random.pick(draft.query)[1] = value;
    else draft.query.push([random.pick(KEYS).slice(0, 2000), value]);
    return `query = ${value.slice(0, 30)}`;
  },
  (draft, random) => {
    draft.query.splice(random.int(0, draft.query.length), 1);
    return 'query without one';
  },
  (draft, random) => {
    if (draft.query.length > 0) draft.query.push([...random.pick(draft.query)]);
    return 'query twice';
  },
  (draft, random) => {
    draft.query.push([random.pick(KEYS).slice(0, 2000), random.pick(TEXTS).slice(0, 2000)]);
    return 'query with another';
  },
  (draft, random) => {
    draft.tail += random.pick(QUERY_TAILS);
    return `query ${draft.tail.slice(0, 20)}`;
  },
  (draft, random) => {
    const pair = draft.query.length > 0 ? random.pick(draft.query) : undefined;
    if (pair) pair[0] = random.pick([pair[0].toUpperCase(), ` ${pair[0]}`, `${pair[0]}[]`, pair[0].replace('a', 'а')]);
    return 'query renamed';
  },
];

const encodedLetters = (path: string): string =>
  path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Modifications of a path. */
const PATHS: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `//evil.example${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/.`,
  (path) => `${path}/..`,
  (path) => `/./${path.slice(1)}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/x/.%2E${path}`,
  (path) => `/api/%2e%2e${path}`,
  (path) => `/..${path}`,
  (path) => `/%2e%2e%2f%2e%2e${path}`,
  (path) => path.replace(/\/([^/]*)$/, '%2f$1'),
  (path) => path.replace(/\/([^/]*)$/, '\\$1'),
  (path) => path.replace(/\/([^/]*)$/, '%5c$1'),
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}%0d%0aX-Bad:1`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%ff`,
  (path) => `${path}%25`,
  (path) => `${path};a=b`,
  (path) => `${path}.json`,
  (path) => `${path}.txt`,
  (path) => path.toUpperCase(),
  encodedLetters,
  (path) => encodedLetters(encodedLetters(path)),
  (path) => path.replace('a', '%D0%B0'),
  (path) => path.replace('c', '%EF%BD%83'),
  (path) => path.replace('/api', '/api/__proto__'),
  (path) => `${path}/constructor`,
  (path) => `${path}/${'a/'.repeat(1000)}`,
  (path) => `${path}/${'b'.repeat(7000)}`,
  () => '/',
  () => '/api',
  () => '/api/',
  () => '/.kept/press',
  () => '/.env',
  () => '/.git/config',
  () => '/robots.txt',
  () => '/%2e%2e/%2e%2e/etc/passwd',
  () => '/cdn-cgi/x',
  () => '/__proto__.txt',
];

/** Replacements for an identifier in a path. */
const IDS = ['3q2-7wAAAAAAAAAAAAAAAA', 'x', '..', '%2e%2e', '__proto__', '%00', "'--", 'a'.repeat(500)];

export interface Aim {
  origin: string;
  /** Pages of the service are at this origin. */
  publicOrigin: string;
  /** The name of the key file, which only the owner of the key knows. */
  indexKey: string;
  /** The identifier of a chart that this account has saved. */
  chart: string;
  /** The cookies of a signed-in account; empty if signed out. */
  cookies(): string;
}

/** Generates the request with a number. The same seed and number give the same request. */
export class Thrower {
  private readonly sound: Sound;
  private readonly weights: [number, Operation][];

  private readonly aim: Aim;
  private readonly seed: number;

  constructor(description: Description, aim: Aim, seed: number) {
    this.aim = aim;
    this.seed = seed;
    this.sound = new Sound(description);
    this.weights = description.operations.map((operation) => [WEIGHTS[operation.id] ?? 1, operation]);
  }

  shot(index: number): Shot {
    const random = new Random(this.seed, index);
    const operation = random.weighted(this.weights);
    const shot: Shot = {
      operation,
      method: operation.method,
      target: '',
      headers: [],
      body: null,
      chunked: false,
      notes: [],
    };
    const body = this.sound.body(random, operation, this.aim.publicOrigin);
    const draft: Draft = {
      tree: body === undefined ? undefined : treeOf(body),
      path: operation.path.replace(/\{(\w+)\}/g, () =>
        random.pick([...IDS, this.aim.indexKey, this.aim.chart, this.aim.chart]),
      ),
      query: this.sound.query(random, operation),
      tail: '',
      shot,
    };
    this.address(shot, random, index);
    for (
      let changesLeft = random.weighted([
        [3, 0],
        [6, 1],
        [3, 2],
        [1, 4],
      ] as const);
      changesLeft > 0;
      changesLeft--
    )
      this.change(draft, random);
    this.finish(draft, random);
    return shot;
  }

  /** Sets the client address, and the headers that the request needs to be accepted. */
  private address({ operation, headers }: Shot, random: Random, index: number): void {
    const crowd = random.chance(0.01);
    const client = crowd
      ? '203.0.113.1'
      : `2001:db8:${(index >> 16).toString(16)}:${((index >> 2) & 0x3fff).toString(16)}::1`;
    headers.push(['CF-Connecting-IP', client]);
    if (operation.path === '/mcp') {
      headers.push(['Accept', 'application/json, text/event-stream'], ['Content-Type', 'application/json']);
    }
    const isAccount = operation.path.startsWith('/account');
    if ((isAccount && random.chance(0.9)) || random.chance(0.05)) headers.push(['Origin', this.aim.publicOrigin]);
    const stays = !ENDS_SESSION.includes(operation.id);
    if (stays && (isAccount ? random.chance(0.7) : random.chance(0.1))) headers.push(['Cookie', this.aim.cookies()]);
    if (NEGOTIATED_PATHS.has(operation.path) && random.chance(0.15)) headers.push(['Accept', 'image/svg+xml']);
  }

  private change(draft: Draft, random: Random): void {
    const { shot } = draft;
    const hasBody = draft.tree !== undefined;
    const change = random.weighted<Change>([
      [hasBody ? 8 : 0, random.pick(FIELD_CHANGES)],
      [hasBody ? 3 : 0.3, random.pick(BYTE_CHANGES)],
      [shot.operation.query.length > 0 && !hasBody ? 8 : 0.7, random.pick(QUERY_CHANGES)],
      [1.2, pathChange],
      [0.8, methodChange],
      [2.5, headerChange],
    ]);
    shot.notes.push(change(draft, random));
  }

  /** Whether it would delete the account or the chart that other requests use. */
  private wouldEnd({ method, target }: Shot): boolean {
    const meant = URL.parse(`http://localhost${target}`)?.pathname ?? '';
    const isHarmless = /^\/account\/(passkeys|charts\/.)/.test(meant) && !meant.includes(this.aim.chart);
    return method === 'DELETE' && !isHarmless;
  }

  private finish(draft: Draft, random: Random): void {
    const { shot, path, query, tail } = draft;
    const encoded = query
      .map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
      .join('&');
    const search = encoded + (encoded === '' ? tail.replace(/^&/, '') : tail);
    // A request line contains no spaces and only ASCII.
    shot.target = path.replaceAll('{', '%7B').replaceAll('}', '%7D') + (search === '' ? '' : `?${search}`);
    if (this.wouldEnd(shot)) shot.headers = shot.headers.filter(([name]) => name !== 'Cookie');
    const withBody = draft.tree !== undefined || draft.bytes !== undefined;
    shot.body =
      withBody && (shot.method !== 'GET' || random.chance(0.3)) && shot.method !== 'HEAD' ? bytesOf(draft) : null;
    if (shot.body === null) shot.chunked = false;
  }
}

const pathChange: Change = (draft, random) => {
  draft.path = random.pick(PATHS)(draft.path);
  return `path ${draft.path.slice(0, 60)}`;
};

const methodChange: Change = ({ shot }, random) => {
  shot.method = random.pick(METHODS);
  return shot.method;
};

const headerChange: Change = ({ shot }, random) => {
  const name = random.pick(Object.keys(HEADERS));
  const value = random.pick(HEADERS[name] as string[]);
  const twice = random.chance(0.1);
  const remaining = twice ? shot.headers : shot.headers.filter(([given]) => given !== name);
  shot.headers = [...remaining, [name, value]];
  return `${name}: ${value.slice(0, 40)}`;
};
