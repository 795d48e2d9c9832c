/**
 * Valid requests of any size for each resource, drawn from the schema of its request. The prices are fitted to some of
 * them and tested with others, and the dearest request of an endpoint is sought among them.
 */
import * as z from 'zod';
import { type DayField, isSiddhantaDayField } from '../../src/api/days/fields';
import type { AnswerForm } from '../../src/api/price';
import type { Code, Occasion, Resource } from '../../src/api/resource';
import { STAR_KEYS, STARS } from '../../src/data/stars';
import { isModernColumn, isSiddhantaBody, isSiddhantaColumn } from '../../src/domain/ephemeris/models';
import { DAILY_SKY_KINDS } from '../../src/domain/sky/types';
import { SCRIPTS } from '../../src/drawing/types';
import type { Random } from '../hostile/random';

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema may contain anything
type Schema = Record<string, any>;
type Body = Record<string, unknown>;

const two = (number: number): string => String(number).padStart(2, '0');
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Texts by the name of their field; others come from the examples of the schema. */
const TEXTS: Readonly<Record<string, (random: Random) => string>> = {
  tz: (random) => random.pick(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'UTC', 'Asia/Kathmandu']),
  q: (random) => random.pick(['', 'moon', 'varanasi', 'pune', 'शनि', 'Bilaspur, Himachal Pradesh', 'sun exaltation']),
  name: (random) => random.pick(['Līlā', 'x'.repeat(60)]),
  startTime: (random) => `${two(random.int(0, 11))}:${two(random.int(0, 59))}`,
  endTime: (random) => `${two(random.int(12, 23))}:${two(random.int(0, 59))}`,
  birthTime: (random) => `${two(random.int(0, 23))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`,
  birthDate: (random) => `${random.int(1920, 1990)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
};

/** The longest span of each resource with `from` and `to`, in days; a span of observances lies within its year. */
const LONGEST_DAYS: Readonly<Record<string, number>> = {
  observances: 401,
  anniversaries: 4000,
  ephemeris: 1500,
  days: 401,
  'muhurta-search': 401,
  sky: 7305,
  transits: 7305,
};
const WITH_MOON_DAYS = 1826;
/** Longer lists of conjunctions with stars are refused. */
const WITH_STARS_DAYS = 700;
/** The longest list of daily events of stars, in days of one star. */
const DAYS_OF_STARS = 1500;

/** Leaves out what the model of an ephemeris does not have. */
function ofModel(body: Body): void {
  const isHistorical = body.model === 'surya-siddhanta';
  const keep = <T>(field: string, has: (key: T) => boolean): void => {
    const kept = ((body[field] ?? []) as T[]).filter(has);
    if (kept.length > 0) body[field] = kept;
    else delete body[field];
  };
  keep('columns', isHistorical ? isSiddhantaColumn : isModernColumn);
  if (!isHistorical) return;
  keep('bodies', isSiddhantaBody);
  for (const field of ['scale', 'center', 'ayanamsa', 'node', 'height_m']) delete body[field];
}

/** Leaves out what the historical model of days does not have. */
function ofDaysModel(body: Body, where: Body): void {
  if (body.model !== 'surya-siddhanta') return;
  const kept = ((body.fields ?? []) as DayField[]).filter(isSiddhantaDayField);
  if (kept.length > 0) body.fields = kept;
  else delete body.fields;
  for (const field of ['region', 'tradition']) delete body[field];
  Object.assign(body, where, { tz: 'Asia/Kolkata' });
}

/** Resources that refuse a request without a place. */
const NEEDS_PLACE = new Set(['anniversaries', 'muhurta-search']);
/** Whether a request for events of the sky has kinds that need a place and a short span. */
const hasDailyKind = ({ kind: kinds }: Body): boolean =>
  Array.isArray(kinds) && kinds.some((kind) => DAILY_SKY_KINDS.includes(kind));

const hasStars = ({ include }: Body): boolean => Array.isArray(include) && include.includes('stars');

/** The number of stars in a request for events of the sky. */
const starsIn = (body: Body): number => {
  const named = Array.isArray(body.bodies) ? STAR_KEYS.filter((key) => (body.bodies as unknown[]).includes(key)) : [];
  return hasStars(body) ? STAR_KEYS.length : named.length;
};

/** Resources whose prices count the whole list of a page. */
const WHOLE_LISTS = new Set(['anniversaries', 'muhurta-search', 'sky']);

const schemas = new WeakMap<z.ZodType, Schema>();

/** The JSON Schema of a request, made once. */
function schemaOf(request: z.ZodType): Schema {
  const known = schemas.get(request);
  if (known) return known;
  const schema = z.toJSONSchema(request, { io: 'input' }) as Schema;
  schemas.set(request, schema);
  return schema;
}

class Drawn {
  readonly #root: Schema;
  readonly #random: Random;
  /** The share of optional fields of this request, and of the members of its lists; some have lists of one member. */
  readonly #share: number;
  readonly #isSingle: boolean;

  constructor(request: z.ZodType, random: Random) {
    this.#root = schemaOf(request);
    this.#random = random;
    this.#share = random.between(0.1, 0.9);
    this.#isSingle = random.chance(0.4);
  }

  body = (): Body => this.value(this.#root, '') as Body;

  private value(schema: Schema, name: string): unknown {
    const random = this.#random;
    if (typeof schema.$ref === 'string')
      return this.value(this.#root.$defs[schema.$ref.replace('#/$defs/', '')] as Schema, name);
    if ('const' in schema) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices && !schema.properties) return this.value(random.pick(choices as Schema[]), name);
    switch (schema.type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return this.list(schema, name);
      case 'integer':
        return random.int(Math.max(schema.minimum, -1e6), Math.min(schema.maximum, 1e6));
      case 'number':
        return random.between(schema.minimum ?? -50, schema.maximum ?? schema.exclusiveMaximum ?? 50);
      case 'boolean':
        return random.chance(0.5);
      default:
        return TEXTS[name]?.(random) ?? schema.examples?.[0] ?? 'x';
    }
  }

  /** Of a closed set any number of members, of anything else some. */
  private list({ items = {}, minItems = 0, maxItems = 8 }: Schema, name: string): unknown[] {
    const random = this.#random;
    const members = (items.$ref ? this.#root.$defs[items.$ref.replace('#/$defs/', '')] : items).enum as unknown[];
    if (members) {
      if (this.#isSingle) return [random.pick(members)];
      const share = random.next();
      const chosen = members.filter(() => random.chance(share));
      return chosen.length >= minItems ? chosen : members;
    }
    return Array.from({ length: random.int(minItems, Math.min(maxItems, 60)) }, () => this.value(items, name));
  }

  private object({ properties = {}, required = [] }: Schema): Body {
    const names = Object.keys(properties).filter(
      (name) => name !== ONLY_DRAWINGS && (required.includes(name) || this.#random.chance(this.#share)),
    );
    return Object.fromEntries(names.map((name) => [name, this.value(properties[name], name)]));
  }
}

/** Makes a birth whole: a place by coordinates, and an existing day. */
function wholeBirth(birth: Body, random: Random): void {
  if (!('year' in birth)) return;
  const { tz: _tz, place: _place, ...rest } = birth;
  for (const key of Object.keys(birth)) delete birth[key];
  Object.assign(birth, rest, {
    day: random.int(1, 28),
    year: random.int(1920, 2000),
    lat: random.between(-55, 55),
    lon: random.between(-180, 180),
    tzHours: random.int(-11, 12),
  });
}

/** A birth of `/api/v1`; of some the time is unknown. */
const birthOf = (random: Random): Body => ({
  date: dateOf(random.int(dayOf('1920-01-01'), dayOf('2000-12-31'))),
  ...(random.chance(0.75) && { time: TEXTS.startTime?.(random) }),
  lat: random.between(-55, 55),
  lon: random.between(-180, 180),
  tz: 5.5,
});

/** A field that only drawings have. */
const ONLY_DRAWINGS = 'script';

/** Makes a request for an ephemeris one for a drawing: an instant at a place. */
function ofDrawing(body: Body, random: Random): void {
  for (const field of ['from', 'to', 'step', 'bodies', 'columns', 'model', 'calendar']) delete body[field];
  const day = random.chance(0.3) ? '0499-03-21' : dateOf(random.int(dayOf('1905-01-01'), dayOf('2095-01-01')));
  body[ONLY_DRAWINGS] = random.pick(SCRIPTS);
  Object.assign(body, { at: [`${day}T19:00`], lat: random.between(-55, 55), lon: random.between(-180, 180), tz: 5.5 });
}

/** The values that belong together, which a schema cannot express. */
function consistent(key: string, body: Body, random: Random, form: AnswerForm): void {
  wholeBirth(body, random);
  for (const field of ['birth', 'a', 'b']) if (field in body) body[field] = birthOf(random);
  if (key === 'birth-chart') Object.assign(body, birthOf(random));
  if (key === 'charts') body.births = Array.from({ length: random.int(1, 8) }, () => birthOf(random));
  const where = { lat: random.between(-55, 55), lon: random.between(-180, 180) };
  if (key === 'birth-chart') delete body.place;
  else if ('place' in body || 'lat' in body || 'lon' in body) {
    delete body.place;
    Object.assign(body, where);
    if (key !== 'chart' && key !== 'sky' && key !== 'places') body.tz = key === 'muhurta' ? 5.5 : 'Asia/Kolkata';
  } else if (key !== 'sky' && key !== 'transits') delete body.tz;
  if (NEEDS_PLACE.has(key) || hasDailyKind(body)) Object.assign(body, where, { tz: 'Asia/Kolkata' });
  if (WHOLE_LISTS.has(key)) delete body.limit;
  if (key === 'muhurta') Object.assign(body, where, { tz: 5.5 });
  if (key === 'core-chart') body.birthPlace = { ...where, tzOffsetHours: 5.5 };
  if (key === 'rectify') {
    body.location = { ...where, tz: 5.5 };
    for (const event of body.events as Body[])
      event.date = dateOf(random.int(dayOf('1991-01-01'), dayOf('2025-01-01')));
  }
  if (key === 'observances') {
    // A drawn key names no observance, and few observances meet a kind and another choice.
    delete body.key;
    if (body.tradition !== undefined || body.principal === 'true') delete body.kind;
  }
  if (key === 'anniversaries') {
    const isStar = random.chance(0.5);
    for (const field of isStar ? ['tithi', 'masa', 'paksha', 'reckoning', 'adhika'] : ['nakshatra', 'solar_month']) {
      delete body[field];
    }
    if (isStar) Object.assign(body, { nakshatra: random.int(1, 27), solar_month: random.int(1, 12) });
    else Object.assign(body, { tithi: random.int(1, 15), masa: random.int(1, 12), paksha: 'shukla' });
  }
  if (key === 'convert') {
    for (const field of ['paksha', 'adhika']) delete body[field];
    body.from = 'gregorian';
  }
  if (key === 'varshaphala') body.year = random.int(2001, 2090);
  if ('include' in body && Array.isArray(body.include) && body.include.includes('kp_horary')) body.number ??= 108;
  // Most lists of the sky have no stars, so that each of their many units is drawn.
  if (key === 'sky' && random.chance(0.6)) delete body.include;
  if (key === 'sky' && Array.isArray(body.bodies) && random.chance(0.7)) {
    const others = (body.bodies as string[]).filter((each) => !(each in STARS));
    if (others.length > 0) body.bodies = others;
  }
  if (key === 'days') {
    if (random.chance(0.5)) delete body.model;
    ofDaysModel(body, where);
  }
  if (key === 'ephemeris') {
    delete body.at;
    body.from = body.to = '2026-01-01';
    if (body.bodies === undefined || random.chance(0.8)) Object.assign(body, where, { tz: 'Asia/Kolkata' });
    body.step = random.pick(['1d', '6h', '12h', '2h']);
    // Most requests are of the modern model, so that each of its many units is drawn.
    if (random.chance(0.7)) delete body.model;
    ofModel(body);
    if (form === 'svg') {
      ofDrawing(body, random);
      return;
    }
  }
  const longest = LONGEST_DAYS[key];
  if (longest !== undefined) spanOf(key, body, longest, random);
  else if (key !== 'convert' && ('from' in body || 'to' in body)) {
    const [first, last] = [random.int(0, 364), random.int(0, 364)].toSorted((a, b) => a - b) as [number, number];
    const start = dayOf(`${body.year}-01-01`);
    if ('from' in body) body.from = dateOf(start + first);
    if ('to' in body) body.to = dateOf(start + last);
  }
}

function spanOf(key: string, body: Body, longest: number, random: Random): void {
  const hasMoon = Array.isArray(body.bodies) && body.bodies.includes('moon');
  const most = hasMoon && key !== 'days' ? WITH_MOON_DAYS : longest;
  const longestDaily = Math.min(365, Math.ceil(DAYS_OF_STARS / Math.max(1, starsIn(body))));
  const longestHere = Math.min(
    most,
    hasDailyKind(body) ? longestDaily : key === 'sky' && starsIn(body) > 0 ? WITH_STARS_DAYS : most,
  );
  const days = random.chance(0.3) ? longestHere : random.int(1, longestHere);
  // Spans of other years have a year at least.
  const isOther = (key === 'sky' || key === 'days') && longestHere >= 365 && random.chance(0.3);
  for (const field of ['calendar', 'year', 'cursor']) delete body[field];
  if (isOther) {
    // A span of all years is JSON in UTC.
    const year = random.pick([-2500, -1000, 300, 1200, 2300, 2800]);
    const last = year + Math.max(1, Math.floor(days / 366));
    const text = (at: number) =>
      `${at < 0 ? '-' : at > 9999 ? '+' : ''}${String(Math.abs(at)).padStart(at < 0 ? 6 : 4, '0')}`;
    Object.assign(body, { from: `${text(year)}-03-01`, to: `${text(last)}-02-20`, calendar: 'gregorian' });
    if (key === 'sky') delete body.tz;
    return;
  }
  const first = random.int(dayOf('1905-01-01'), dayOf('2075-01-01'));
  Object.assign(body, { from: dateOf(first), to: dateOf(first + days - 1) });
}

/** The fields of a request that are lists of a closed set, with its members. */
export function closedLists(request: z.ZodType): [field: string, members: readonly unknown[]][] {
  const { properties = {}, $defs = {} } = schemaOf(request);
  return Object.entries(properties as Record<string, Schema>).flatMap(([field, schema]) => {
    const list = (schema.anyOf as Schema[] | undefined)?.find(({ type }) => type === 'array') ?? schema;
    const items: Schema = list.items?.$ref ? $defs[list.items.$ref.replace('#/$defs/', '')] : (list.items ?? {});
    return list.type === 'array' && items.enum ? [[field, items.enum as unknown[]]] : [];
  });
}

/** A request that a resource reads, with its question. */
export interface Drawing {
  body: Body;
  question: unknown;
  /** The options of the form; undefined for a form without options. */
  choice?: unknown;
}

const TRIES = 60;

/**
 * Draws a valid request of a resource for a form of its answer; null if none is found.
 *
 * @param fixed  fields that the request must have
 */
export async function drawnRequest(
  { key, formats = [] }: Pick<Resource, 'key' | 'formats'>,
  code: Code,
  random: Random,
  occasion: Occasion,
  form: AnswerForm = 'answer',
  fixed: Body = {},
): Promise<Drawing | null> {
  for (let i = 0; i < TRIES; i++) {
    const body = { ...new Drawn(code.request, random).body(), ...fixed };
    consistent(key, body, random, form);
    const byField = formats.some(({ name, chosenBy }) => name === form && chosenBy === 'field');
    if (byField) body.format = form;
    else delete body.format;
    // Only a calendar file has events and alarms.
    if (key === 'observances' && form !== 'ics') for (const field of ['events', 'alarms']) delete body[field];
    const question = await code.read(body, occasion);
    if (!question.ok) continue;
    const options = await formats.find(({ name }) => name === form)?.request?.();
    if (options === undefined) return { body, question: question.value };
    const choice = options.safeParse(new Drawn(options, random).body());
    if (choice.success) return { body, question: question.value, choice: choice.data };
  }
  return null;
}
