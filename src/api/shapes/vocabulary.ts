/**
 * The vocabulary of `/api/v1`, for answers that other endpoints give in the words of the specification: names are
 * objects, every instant is written once, and a thing has one name. A response schema is compiled once to the schema in
 * this vocabulary and to a function that spells a value of the first as one of the second. Answers import it only to
 * spell their values, so that refusals, prices and drawings load no response schema.
 */
import * as z from 'zod';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { GRAHA_KEYS } from '../../data/keys';
import { unixToJd } from '../../domain/time/civil';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';
import { bare, formOf, isObject } from '../validate';
import { instantAt, isInstant } from './kinds';
import { IAST, LABEL } from './language';

/** The fields whose names differ. */
const FIELDS: Readonly<Record<string, string>> = {
  ayanamsha: 'ayanamsa',
  ayanamsha_deg: 'ayanamsa_deg',
  co_lords: 'co_lord_choices',
  coLords: 'co_lords',
  dashaYearDays: 'dasha_year_days',
  epochJd: 'epoch_jd',
  iast: 'name',
  instant: 'at',
  nodeMode: 'node',
  node_mode: 'node',
  reference_place: 'place',
  sidereal_deg: 'longitude_deg',
  time: 'at',
  tropical_deg: 'tropical_longitude_deg',
  tzHours: 'utc_offset_hours',
  utc: 'at',
};

/** Fields that repeat others in one text. */
const REPEATED = ['nakshatra_pada'];

/** How instants are written: by clocks, or in UTC without them. */
type Spell = (value: unknown, clocks: Clocks | null) => unknown;

interface Vocabulary {
  schema: z.ZodType;
  spell: Spell;
}

const COMPILED = new WeakMap<z.ZodType, Vocabulary>();

const same: Spell = (value) => value;

/** An instant with a UTC offset: its clock, the sign, hours, minutes and seconds of the offset. */
const LOCAL = /^(.+)([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** Rewrites an instant with an offset in UTC; other texts stay. */
function inUtc(text: string): string {
  const [, clock, sign, hours, minutes, seconds = 0] = LOCAL.exec(text) ?? [];
  if (clock === undefined) return text;
  const offset = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return isoUtc(unixToJd(Date.parse(`${clock}Z`) + (sign === '-' ? 1000 : -1000) * offset));
}

/** Spells an instant in the local time of a place, or in UTC without clocks. */
const spellInstant: Spell = (value, clocks) => {
  if (typeof value !== 'string') return value;
  if (clocks === null) return inUtc(value);
  if (!value.endsWith('Z')) return value;
  const jdUt = unixToJd(Date.parse(value));
  return Number.isNaN(jdUt) ? value : isoLocal(jdUt, clocks.hoursAt(jdUt));
};

const SERIES = { rashi: { count: 12, nameOf: rashiName }, nakshatra: { count: 27, nameOf: nakshatraName } } as const;
const namesOf = ({ count, nameOf }: (typeof SERIES)['rashi' | 'nakshatra']) =>
  Array.from({ length: count }, (_, i) => nameOf(i + 1).iast);

const NAMES = { rashi: namesOf(SERIES.rashi), nakshatra: namesOf(SERIES.nakshatra) };

/** The grahas, and the lagna in lists that include it. */
const BODY_NAMES: Readonly<Record<string, { iast: string }>> = { ...GRAHA_NAMES, lagna: TERM_NAMES.lagna };

export const GrahaName = z
  .object({ key: z.enum([...GRAHA_KEYS, 'lagna']).describe('Its key.'), name: IAST, label: LABEL })
  .meta({ id: 'NamedGraha', description: 'A graha, or the lagna in lists that include it.' });
const seriesName = (kind: 'rashi' | 'nakshatra') =>
  z
    .object({
      index: z.int().min(1).max(SERIES[kind].count).describe('Its number, from 1.'),
      name: IAST,
      label: LABEL,
    })
    .meta({ id: kind === 'rashi' ? 'NamedRashi' : 'NamedNakshatra', description: `A ${kind}.` });
export const RashiName = seriesName('rashi');
export const NakshatraName = seriesName('nakshatra');
const KeyName = z.object({ key: z.string().describe('Its key.'), label: LABEL });
const TextName = z.object({ name: IAST, label: LABEL });
const IndexedName = TextName.extend({ index: z.int().describe('Its number, from 1.') });

type NameOf = (value: string, label: { label?: unknown }, index: unknown) => unknown;

/** The object that represents a name, by the schema of its text; undefined for a text that is not a name. */
function nameObject(
  inner: z.ZodType,
  hasIndex: boolean,
  hasLabel: boolean,
): { schema: z.ZodType; of: NameOf } | undefined {
  const options = inner instanceof z.ZodEnum ? inner.options : [];
  if (options.length > 0 && options.every((key) => key in BODY_NAMES)) {
    return { schema: GrahaName, of: (key, label) => ({ key, name: BODY_NAMES[key]?.iast ?? key, ...label }) };
  }
  for (const kind of ['rashi', 'nakshatra'] as const) {
    if (options.length === SERIES[kind].count && options[0] === NAMES[kind][0]) {
      return {
        schema: kind === 'rashi' ? RashiName : NakshatraName,
        of: (name, label) => ({ index: NAMES[kind].indexOf(name) + 1, name, ...label }),
      };
    }
  }
  if (!hasIndex && !hasLabel) return undefined;
  if (inner instanceof z.ZodEnum) return { schema: KeyName, of: (key, label) => ({ key, ...label }) };
  if (!(inner instanceof z.ZodString)) return undefined;
  return hasIndex
    ? { schema: IndexedName, of: (name, label, index) => ({ index, name, ...label }) }
    : { schema: TextName, of: (name, label) => ({ name, ...label }) };
}

/** Whether a schema may be null, whatever else wraps it. */
const isNullable = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodNullable || (schema instanceof z.ZodOptional && isNullable(schema.unwrap() as z.ZodType));

/**
 * The description of a schema without its id, which names one schema alone, and without the format of its texts. A
 * named object keeps its own description, because a reference to it cannot have another one.
 */
function described<S extends z.ZodType>(schema: S, original: z.ZodType, id?: string): S {
  if (bare(schema).meta()?.id !== undefined && !isNullable(schema)) return schema;
  const { id: _, ...meta } = original.meta() ?? {};
  const { examples: _examples, format: _format, ...plain } = meta;
  return Object.keys(plain).length > 0 || id ? schema.meta({ ...plain, ...(id && { id }) }) : schema;
}

/** Wraps a schema as another one is wrapped: optional, null. */
function wrappedAs(original: z.ZodType, schema: z.ZodType): z.ZodType {
  if (original instanceof z.ZodOptional) return wrappedAs(original.unwrap() as z.ZodType, schema).optional();
  if (original instanceof z.ZodNullable) return wrappedAs(original.unwrap() as z.ZodType, schema).nullable();
  if (original instanceof z.ZodDefault) return wrappedAs(original.unwrap() as z.ZodType, schema);
  return schema;
}

interface Field {
  from: string;
  to: string;
  schema: z.ZodType;
  spell: (value: unknown, object: Record<string, unknown>, clocks: Clocks | null) => unknown;
}

/** Whether a field only adds to another one: its number, its label, or its local time. */
function isPartOfOther(key: string, shape: z.ZodRawShape): boolean {
  if (REPEATED.includes(key)) return true;
  const base = /^(.+)_(index|label|local)$/.exec(key)?.[1];
  if (base !== undefined && base in shape) {
    const inner = bare(shape[base] as z.ZodType);
    return key.endsWith('_local') || inner instanceof z.ZodString || inner instanceof z.ZodEnum;
  }
  return key === 'local' && 'utc' in shape;
}

/** The counts of the series whose numbers have the name of the series. */
const NUMBERED: Readonly<Record<string, number>> = { rashi: 12, nakshatra: 27, division: 249 };

/** Whether a number is the number of a rāśi, a nakṣatra or a division in its series. */
const isNumberOf = (key: string, inner: z.ZodType): boolean =>
  inner instanceof z.ZodNumber && inner.maxValue === NUMBERED[key];

function fieldOf(key: string, shape: z.ZodRawShape): Field {
  const schema = shape[key] as z.ZodType;
  const to = FIELDS[key] ?? (isNumberOf(key, bare(schema)) ? `${key}_index` : key);
  const [hasIndex, hasLabel] = [`${key}_index` in shape, `${key}_label` in shape];
  const name = key === 'key' || isInstant(bare(schema)) ? undefined : nameObject(bare(schema), hasIndex, hasLabel);
  if (name === undefined) {
    const { schema: own, spell } = compiled(schema);
    return { from: key, to, schema: own, spell: (value, _, clocks) => spell(value, clocks) };
  }
  return {
    from: key,
    to,
    schema: described(wrappedAs(schema, name.schema), schema),
    spell(value, object) {
      if (typeof value !== 'string') return value;
      const label = object[`${key}_label`];
      return name.of(value, label === undefined ? {} : { label }, object[`${key}_index`]);
    },
  };
}

function compiledObject(schema: z.ZodObject): Vocabulary {
  const { shape } = schema;
  const fields = Object.keys(shape)
    .filter((key) => !isPartOfOther(key, shape))
    .map((key) => fieldOf(key, shape));
  const isSame =
    fields.length === Object.keys(shape).length &&
    fields.every(({ from, to, schema: own }) => from === to && own === shape[from]);
  if (isSame) return { schema, spell: same };
  const id = schema.meta()?.id;
  const own = z.object(Object.fromEntries(fields.map(({ to, schema: field }) => [to, field])));
  return {
    schema: described(own, schema, typeof id === 'string' ? `V1${id}` : undefined),
    spell(value, clocks) {
      if (!isObject(value)) return value;
      const spelled: Record<string, unknown> = {};
      for (const { from, to, spell } of fields) {
        if (value[from] !== undefined) spelled[to] = spell(value[from], value, clocks);
      }
      return spelled;
    },
  };
}

function compiledUnion(schema: z.ZodUnion): Vocabulary {
  const options = (schema.options as z.ZodType[]).map(compiled);
  if (options.every(({ schema: own }, i) => own === schema.options[i])) return { schema, spell: same };
  return {
    schema: described(z.union(options.map(({ schema: own }) => own)), schema),
    spell(value, clocks) {
      const form = formOf(schema, value);
      const at = (schema.options as z.ZodType[]).findIndex((option) => {
        const inner = bare(option);
        return Array.isArray(value) ? inner instanceof z.ZodArray : inner === form;
      });
      return at < 0 ? value : (options[at] as Vocabulary).spell(value, clocks);
    },
  };
}

function newlyCompiled(schema: z.ZodType): Vocabulary {
  if (isInstant(schema)) {
    return {
      schema: instantAt((schema.meta()?.description ?? '').replace(/ (ISO 8601|Local time).*$/, '')),
      spell: spellInstant,
    };
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap() as z.ZodType;
    const { schema: own, spell } = compiled(inner);
    const spelled: Spell = (value, clocks) => (value === null ? null : spell(value, clocks));
    return own === inner ? { schema, spell } : { schema: described(wrappedAs(schema, own), schema), spell: spelled };
  }
  if (schema instanceof z.ZodObject) return compiledObject(schema);
  if (schema instanceof z.ZodUnion) return compiledUnion(schema);
  if (schema instanceof z.ZodArray) {
    const { schema: own, spell } = compiled(schema.element as z.ZodType);
    if (own === schema.element) return { schema, spell: same };
    return {
      schema: described(z.array(own), schema),
      spell: (value, clocks) => (Array.isArray(value) ? value.map((item) => spell(item, clocks)) : value),
    };
  }
  if (schema instanceof z.ZodRecord) {
    const { schema: own, spell } = compiled(schema.valueType as z.ZodType);
    if (own === schema.valueType) return { schema, spell: same };
    return {
      schema: described(z.record(schema.keyType as z.ZodString, own), schema),
      spell: (value, clocks) =>
        isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spell(each, clocks)]))
          : value,
    };
  }
  return { schema, spell: same };
}

/** The vocabulary of a schema that is being compiled, for the objects inside that have the same schema. */
const inside = (schema: z.ZodType): Vocabulary => ({
  schema: z.lazy(() => compiled(schema).schema),
  spell: (value, clocks) => compiled(schema).spell(value, clocks),
});

function compiled(schema: z.ZodType): Vocabulary {
  const known = COMPILED.get(schema);
  if (known) return known;
  COMPILED.set(schema, inside(schema));
  const vocabulary = newlyCompiled(schema);
  COMPILED.set(schema, vocabulary);
  return vocabulary;
}

/**
 * Converts a response schema to the vocabulary of `/api/v1`, with the function that converts its values.
 *
 * @returns  `spell` writes instants in the local time of a place, or in UTC without clocks
 */
export function inVocabulary(schema: z.ZodObject): {
  schema: z.ZodObject;
  spell(value: object, clocks: Clocks | null): Record<string, unknown>;
} {
  const { schema: own, spell } = compiled(schema);
  return {
    schema: own as z.ZodObject,
    spell: spell as (value: object, clocks: Clocks | null) => Record<string, unknown>,
  };
}
