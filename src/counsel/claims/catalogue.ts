/** All kinds of claims, and their description for a model. */
import * as z from 'zod';
import { LANGUAGES } from '../language';
import type { ClaimKind } from './claim';
import { ALMANAC } from './kinds/almanac';
import { CHART } from './kinds/chart';
import { BOUNDS, COURTESY, DIALOGUE, METHOD_KINDS } from './kinds/choice';
import { DASHAS } from './kinds/dashas';
import { DAY } from './kinds/day';
import { DAY_PARTS } from './kinds/dayParts';
import { ECLIPSES } from './kinds/eclipses';
import { FACT_KINDS } from './kinds/facts';
import { LIMB_KINDS } from './kinds/limbs';
import { MATCH } from './kinds/match';
import { OBSERVANCES } from './kinds/observances';
import { PARTS } from './kinds/parts';
import { PLACES } from './kinds/places';
import { PURPOSES } from './kinds/purposes';
import { SKY } from './kinds/sky';
import { SPANS } from './kinds/spans';
import { TRANSITS } from './kinds/transits';
import { VALUES } from './kinds/values';
import { WINDOW_KINDS } from './kinds/windows';
import { YEARS } from './kinds/years';

export const KINDS: readonly ClaimKind[] = [
  ...COURTESY,
  ...BOUNDS,
  ...DIALOGUE,
  ...METHOD_KINDS,
  ...DAY,
  ...LIMB_KINDS,
  ...WINDOW_KINDS,
  ...ALMANAC,
  ...DAY_PARTS,
  ...SPANS,
  ...OBSERVANCES,
  ...ECLIPSES,
  ...PURPOSES,
  ...CHART,
  ...PARTS,
  ...DASHAS,
  ...TRANSITS,
  ...SKY,
  ...YEARS,
  ...MATCH,
  ...PLACES,
  ...FACT_KINDS,
  ...VALUES,
];

export const KIND_BY_NAME: ReadonlyMap<string, ClaimKind> = new Map(KINDS.map((kind) => [kind.kind, kind]));

/** Maximum number of claims in one reply. */
export const MAX_CLAIMS = 12;

interface Property {
  enum?: string[];
  description?: string;
  [more: string]: unknown;
}

/** The fields of a kind besides `kind`, as JSON Schema. */
function propertiesOf({ schema }: ClaimKind): [name: string, property: Property, isRequired: boolean][] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  return Object.entries(properties)
    .filter(([name]) => name !== 'kind')
    .map(([name, property]) => [name, property, required.includes(name)]);
}

/** Fields whose values the instructions list once, or that a result names. */
const LISTED_ONCE = new Set([
  'call',
  'other_call',
  'limb',
  'rising',
  'graha',
  'index',
  'rashi',
  'path',
  'date',
  'key',
  'window',
]);

/** The kinds listed to a small model: the most frequent questions, and all bounds. Its reply may use any kind. */
export const SMALL_KINDS: ReadonlySet<string> = new Set([
  ...['greeting', 'thanks', 'goodbye', 'refusal', 'referral', 'unknown', 'question', 'suggestion', 'about', 'method'],
  ...['moment', 'day', 'limb', 'limbs', 'rising', 'day_length', 'window', 'windows', 'month', 'adhika', 'source'],
  ...['observance', 'observance_reason', 'observances', 'days_until', 'no_observance', 'eclipse_visible'],
  ...['birth', 'graha', 'lagna_moon_sun', 'moon_sign', 'grahas', 'yogas', 'dasha_now', 'mahadashas', 'sade_sati'],
  ...['match_total', 'kutas', 'purpose_open', 'purpose_day', 'sky_events', 'places', 'which_place', 'failed', 'facts'],
]);

/** Kinds with equal fields share a line. */
const SEPARATOR = '|';

/**
 * The kinds for a model, a line for each set of fields: `sade_sati|passages(call)`. Closed choices are listed.
 *
 * @param only  the kinds to list; default all
 */
export function kindLines(only?: ReadonlySet<string>): string {
  const byFields = new Map<string, string[]>();
  for (const kind of KINDS.filter((each) => only?.has(each.kind) ?? true)) {
    const fields = propertiesOf(kind).map(([name, property, isRequired]) => {
      const values = property.enum && !LISTED_ONCE.has(name) ? `: ${property.enum.join('|')}` : '';
      return `${name}${isRequired ? '' : '?'}${values}`;
    });
    const signature = fields.join(', ');
    byFields.set(signature, [...(byFields.get(signature) ?? []), kind.kind]);
  }
  return [...byFields].map(([fields, kinds]) => `${kinds.join(SEPARATOR)}(${fields})`).join('\n');
}

/**
 * The input of the tool `reply`, as JSON Schema. The fields of a claim are those of its kind, which the instructions
 * list; the service validates each claim by its kind.
 */
export function replySchema(): Record<string, unknown> {
  const claim = {
    type: 'object',
    properties: { kind: { type: 'string' }, call: { type: 'string' } },
    required: ['kind'],
    additionalProperties: true,
  };
  return {
    type: 'object',
    properties: {
      language: { type: 'string', enum: [...LANGUAGES] },
      claims: { type: 'array', items: claim, minItems: 1, maxItems: MAX_CLAIMS },
    },
    required: ['language', 'claims'],
  };
}
