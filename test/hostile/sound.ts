/** Valid requests, generated from the schemas of the OpenAPI document. */
import type { Description, Operation, Schema } from './operations';
import type { Random } from './random';
import { EXAMPLES, TOOL_INPUTS } from './registry';
import { DATES, ODD_ZONES, ZONES } from './values';

const two = (number: number): string => String(number).padStart(2, '0');

function dateBetween(random: Random, first: number, last: number): string {
  return `${random.int(first, last)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}

const letters = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick([...'ABCDEFabcdef0123456789_-'])).join('');

/** Candidates for texts with a rule. The first that matches the rule is used. */
const SPELLINGS: ((random: Random) => string)[] = [
  (random) => (random.chance(0.2) ? random.pick(DATES) : dateBetween(random, 1900, 2100)),
  (random) => `${two(random.int(0, 23))}:${two(random.int(0, 59))}`,
  (random) => `${two(random.int(0, 23))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`,
  (random) => letters(random, 22),
  () => 'What is the tithi now?',
];

const SAID = [
  ...[
    'What is the tithi now?',
    'When is Diwali in 2027?',
    'दीपावली 2027 में कब है?',
    'ekadashi kab hai',
    'Will I marry?',
    'नमस्ते',
  ],
  ...[
    'My birth: 15 May 1990, 14:30, Delhi',
    '15/05/1990 2:30 pm 28.6139 77.209 +5:30',
    'utsavas 1900',
    'utsavas 2101',
    'chart',
  ],
];

/** Meaningful texts by field name. */
const NAMED: Record<string, (random: Random) => string> = {
  tz: (random) => (random.chance(0.3) ? random.pick(ODD_ZONES) : random.pick(ZONES)),
  q: (random) => random.pick(['', 'moon exaltation', 'shani', 'शनि', 'rohini', 'houses', 'Ṛkṣa', 'ekadashi vrata']),
  content: (random) => random.pick(SAID),
  message: (random) => random.pick(SAID),
  name: (random) => random.pick(['Līlā', 'A', 'x'.repeat(60), '‎  Name  ']),
};

/** Boundary values: the ends of a range, its middle, zero, and values between. */
function numberIn(random: Random, { minimum = -1e6, maximum = 1e6, exclusiveMaximum }: Schema): number {
  const maximumValue = exclusiveMaximum ?? maximum;
  const edge = random.pick([
    minimum,
    maximumValue,
    0,
    -0,
    minimum / 2,
    maximumValue / 2,
    66.56,
    -66.57,
    23.44,
    89.9999999,
    5.5,
  ]);
  const number = random.chance(0.3) ? edge : random.between(minimum, maximumValue);
  return number >= minimum && number <= maximumValue && number !== exclusiveMaximum
    ? number
    : random.between(minimum, maximumValue);
}

/** An object schema with several alternatives, each with its required fields, reduced to one alternative. */
function oneWay(random: Random, { properties, required = [] }: Schema, ways: Schema[]): Schema {
  const way: string[] = random.pick(ways).required ?? [];
  const ofOthers = new Set(ways.flatMap((other) => other.required ?? []).filter((name) => !way.includes(name)));
  const ownProperties = Object.fromEntries(Object.entries(properties).filter(([name]) => !ofOthers.has(name)));
  return { properties: ownProperties, required: [...required, ...way] };
}

export class Sound {
  private readonly description: Description;

  constructor(description: Description) {
    this.description = description;
  }

  value(random: Random, rawSchema: Schema, name = ''): unknown {
    const schema = this.description.resolved(rawSchema);
    if ('const' in schema) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices && schema.properties) return this.object(random, oneWay(random, schema, choices));
    if (choices) return this.value(random, random.pick(choices as Schema[]), name);
    const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
    switch (type) {
      case 'object':
        return this.object(random, schema);
      case 'array': {
        const { minItems = 0, maxItems = 8 } = schema;
        const maxLength = random.chance(0.03) ? maxItems : Math.min(maxItems, minItems + 4);
        return Array.from({ length: random.int(minItems, maxLength) }, () => this.value(random, schema.items ?? {}));
      }
      case 'integer':
        if (name === 'dashaDepth')
          return random.weighted([
            [10, 1],
            [5, 2],
            [2, 3],
            [0.3, 4],
            [0.03, 5],
          ] as const);
        return Math.round(numberIn(random, schema));
      case 'number':
        return numberIn(random, schema);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return this.text(random, schema, name);
    }
  }

  private object(random: Random, { properties = {}, required = [] }: Schema): Schema {
    const names = Object.keys(properties).filter((name) => required.includes(name) || random.chance(0.4));
    return Object.fromEntries(names.map((name) => [name, this.value(random, properties[name], name)]));
  }

  private text(random: Random, schema: Schema, name: string): string {
    const { pattern, examples } = schema;
    const named = NAMED[name];
    if (named) return named(random);
    if (pattern === undefined) return examples ? random.pick(examples) : letters(random, 12);
    const rule = new RegExp(pattern, 'u');
    const fitting = SPELLINGS.map((spell) => spell(random)).find((text) => rule.test(text));
    return fitting ?? examples?.[0] ?? letters(random, 22);
  }

  /** A body, or an example of the document. */
  body(random: Random, operation: Operation, origin: string): unknown {
    if (operation.body === undefined) return undefined;
    if (operation.examples.length > 0 && random.chance(0.1)) return structuredClone(random.pick(operation.examples));
    const body = this.value(random, operation.body) as Schema;
    REPAIRS[operation.id]?.(body, random, origin);
    return body;
  }

  /** The values of a query, with its optional ones now and then. */
  query(random: Random, operation: Operation): [string, string][] {
    const withOptional = random.chance(0.5);
    const example = random.chance(0.2) ? random.pick(EXAMPLES.get(operation.id) ?? [{}]) : {};
    const exampleValues = Object.entries(example).map(([name, value]): [string, string] => [name, String(value)]);
    if (exampleValues.length > 0) return exampleValues;
    return operation.query
      .filter(
        ({ required, name }) => required || (['lat', 'lon', 'tz'].includes(name) ? withOptional : random.chance(0.4)),
      )
      .map(({ name, schema }) => [name, String(this.value(random, schema, name))]);
  }
}

/** Pages and endpoints that can be submitted to search engines, and an unknown one. */
const KNOWN_PATHS = ['/', '/docs', '/day', '/hi/', '/api/utsavas', '/llms.txt', '/day', '/docs', '/nowhere'];

const REVISIONS = ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
const TOOLS = [...TOOL_INPUTS.keys(), 'none'];

/** Combinations of values that a schema cannot express. */
const REPAIRS: Record<string, (body: Schema, random: Random, origin: string) => void> = {
  createChart: (body, random) => {
    if (random.chance(0.95)) body.day = Math.min(body.day, 28);
    if (random.chance(0.1)) return; // unrepaired: combinations that do not fit are refused
    if (body.place !== undefined && random.chance(0.1)) for (const name of ['lat', 'lon']) delete body[name];
    else {
      delete body.place;
      body.lat ??= 28.6139;
      body.lon ??= 77.209;
    }
    if (body.tz !== undefined) delete body.tzHours;
    else if (body.place === undefined) body.tzHours ??= 5.5;
    if (body.include?.includes('kp_horary')) body.number ??= 108;
  },
  createCoreChart: (body) => {
    const { birthPlace } = body;
    if (birthPlace && birthPlace.place === undefined && birthPlace.tz === undefined) birthPlace.tzOffsetHours ??= 5.5;
  },
  createRectification: repairRectify,
  createCounsel: (body) => {
    const last = body.messages?.at?.(-1);
    if (last) last.role = 'user';
  },
  pingIndexWith: (body, random, origin) => {
    body.urlList = body.urlList.map(
      (_: unknown, i: number) => `${origin}${random.pick(KNOWN_PATHS)}?${i}${random.pick(['', '&a=1', '&ä', '&%zz'])}`,
    );
  },
  callMcp: (body, random) => {
    for (const key of Object.keys(body)) delete body[key];
    const name = random.pick(TOOLS);
    const method = random.pick([
      'tools/call',
      'tools/call',
      'tools/list',
      'initialize',
      'ping',
      'none',
      'subscriptions/listen',
    ]);
    const params =
      method === 'tools/call'
        ? { name, arguments: { ...TOOL_INPUTS.get(name) } }
        : { protocolVersion: random.pick(REVISIONS), capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    Object.assign(body, { jsonrpc: '2.0', id: random.int(0, 9), method, params });
  },
};

function repairRectify(body: Schema, random: Random): void {
  const start = random.int(0, 22 * 60);
  const end = random.int(start + 1, random.chance(0.1) ? 1439 : Math.min(1439, start + 180));
  const clock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  body.birthDate = dateBetween(random, 1900, 1995);
  body.birthWindow = { startTime: clock(start), endTime: clock(end) };
  for (const event of body.events) event.date = dateBetween(random, Number(body.birthDate.slice(0, 4)) + 1, 2025);
}
