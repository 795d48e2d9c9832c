/** All kinds of statements, and their description for a model. */
import * as z from 'zod';
import { LANGUAGES } from '../language';
import { ALMANAC } from './kinds/almanac';
import { CHART } from './kinds/chart';
import { BOUNDS, COURTESY, DIALOGUE, METHOD_KINDS } from './kinds/choice';
import { DASHAS } from './kinds/dashas';
import { DAY } from './kinds/day';
import { DAY_PARTS } from './kinds/dayParts';
import { ECLIPSES } from './kinds/eclipses';
import { FACT_KINDS } from './kinds/facts';
import { MATCH } from './kinds/match';
import { OBSERVANCES } from './kinds/observances';
import { PARTS } from './kinds/parts';
import { PLACES } from './kinds/places';
import { PURPOSES } from './kinds/purposes';
import { SKY } from './kinds/sky';
import { TRANSITS } from './kinds/transits';
import { VALUES } from './kinds/values';
import { YEARS } from './kinds/years';
import type { StatementKind } from './statement';

export const KINDS: readonly StatementKind[] = [
  ...COURTESY,
  ...BOUNDS,
  ...DIALOGUE,
  ...METHOD_KINDS,
  ...DAY,
  ...ALMANAC,
  ...DAY_PARTS,
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

export const KIND_BY_NAME: ReadonlyMap<string, StatementKind> = new Map(KINDS.map((kind) => [kind.kind, kind]));

/** Maximum number of statements in one reply. */
export const MAX_STATEMENTS = 30;

interface Property {
  enum?: string[];
  description?: string;
  [more: string]: unknown;
}

/** The fields of a kind besides `kind`, as JSON Schema. */
function propertiesOf({ schema }: StatementKind): [name: string, property: Property, isRequired: boolean][] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  return Object.entries(properties)
    .filter(([name]) => name !== 'kind')
    .map(([name, property]) => [name, property, required.includes(name)]);
}

/** A line for each kind: `limb(call, limit?, limb: vara|tithi|…): what it states`. */
export function kindLines(): string {
  return KINDS.map((kind) => {
    const fields = propertiesOf(kind).map(([name, property, isRequired]) => {
      const values = property.enum && name !== 'graha' ? `: ${property.enum.join('|')}` : '';
      return `${name}${isRequired ? '' : '?'}${values}`;
    });
    return `- ${kind.kind}(${fields.join(', ')}): ${kind.about}`;
  }).join('\n');
}

/**
 * The input of the tool `reply`, as JSON Schema: one flat object for all kinds, which every provider reads. The
 * service validates each statement by its kind.
 */
export function replySchema(): Record<string, unknown> {
  const properties: Record<string, Property> = {};
  for (const kind of KINDS) {
    for (const [name, property] of propertiesOf(kind)) {
      const known = properties[name];
      // Fields of several kinds with the same name: the values are listed with the kinds.
      if (known === undefined) properties[name] = property;
      else if (known.enum) {
        const { enum: _, ...plain } = known;
        properties[name] = property.enum?.join() === known.enum.join() ? known : plain;
      }
    }
  }
  const kind = { type: 'string', enum: KINDS.map((each) => each.kind), description: 'The kind of statement.' };
  const statement = { type: 'object', properties: { kind, ...properties }, required: ['kind'] };
  return {
    type: 'object',
    properties: {
      language: { type: 'string', enum: [...LANGUAGES], description: 'The language of the user.' },
      statements: { type: 'array', items: statement, minItems: 1, maxItems: MAX_STATEMENTS },
    },
    required: ['language', 'statements'],
  };
}
