/** House systems, and divisional charts of any number of parts. */
import * as z from 'zod';
import { HOUSE_SYSTEMS } from '../../../data/houseSystems';
import { GRAHA_KEYS } from '../../../data/keys';
import { MAX_VARGA, VARGA_VARIANTS } from '../../../domain/positions/vargaVariants';
import { almanacNumber, circleDeg, forEach } from '../../shapes/kinds';
import { IAST, LABEL } from '../../shapes/language';
import { RASHI } from '../../shapes/placement';

export const HouseSystemsPart = z
  .array(
    z
      .object({
        key: z.enum(HOUSE_SYSTEMS),
        name: IAST,
        cusps_deg: z
          .array(circleDeg('Sidereal degrees.'))
          .length(12)
          .nullable()
          .describe('Cusps 1 to 12, at which the houses begin. Null where they do not exist.'),
        grahas: forEach(GRAHA_KEYS, almanacNumber(12, 'A house.'))
          .nullable()
          .describe(
            'The house of each graha. Null without cusps, or where they do not follow each other around the circle.',
          ),
        label: LABEL,
      })
      .meta({ id: 'HouseSystem', description: 'The houses of one system.' }),
  )
  .length(HOUSE_SYSTEMS.length)
  .describe('The houses by twenty systems. Those of `whole-sign` are the rāśis of the chart.');

const DivisionPlacement = z
  .object({
    ...RASHI,
    part: almanacNumber(MAX_VARGA, 'The part of the birth rāśi, from 1.'),
    varga_deg: z
      .number()
      .min(0)
      .lt(30)
      .describe('Degrees inside the rāśi of the division: the longitude times the parts, modulo 30.'),
  })
  .meta({ id: 'DivisionPlacement' });

export const DivisionsPart = z
  .array(
    z
      .object({
        key: z.string().meta({ description: 'The division and its rule.', examples: ['D150:from-sign'] }),
        parts: almanacNumber(MAX_VARGA, 'Parts of a rāśi.'),
        variant: z.enum(VARGA_VARIANTS).describe('The key of the rule.'),
        name: z.string().describe('Name of the rule in IAST.'),
        source: z.string().describe('The text, the author or the program that has the rule.'),
        lagna: DivisionPlacement,
        grahas: forEach(GRAHA_KEYS, DivisionPlacement),
        label: LABEL,
      })
      .meta({ id: 'Division', description: 'A divisional chart by one rule.' }),
  )
  .describe('The divisional charts that `divisions` names, in its order.');
