/** GET /api/v1/anniversaries: the response. */
import * as z from 'zod';
import { ANNIVERSARY_KINDS, MONTH_REASONS } from '../../data/anniversaries/rules';
import { instantAt } from '../shapes/kinds';
import { LABEL, LANGUAGE } from '../shapes/language';
import { Assumed, LocationShape } from '../shapes/location';
import { PAGE } from '../shapes/page';

const named = (most: number) => z.object({ index: z.int().min(1).max(most), name: z.string(), label: LABEL });

const Anniversary = z
  .object({
    date: z.string().meta({ format: 'date', description: 'Civil date.' }),
    tithi: named(30).describe('Tithi at the deciding moment, 1 to 30.'),
    nakshatra: named(27).describe('Nakṣatra at the deciding moment.'),
    month: named(12).extend({ adhika: z.boolean() }).describe('Amānta month.'),
    kala: z
      .object({ key: z.enum(['sunrise', 'aparahna']), label: LABEL })
      .describe('The part of the day that decides.'),
    start: instantAt('Beginning of that part, or the instant of sunrise.').nullable(),
    end: instantAt('Its end.').optional(),
    reason: z.string().describe('Why this day and not its neighbour.'),
    month_rule: z.enum(MONTH_REASONS).optional().describe('The rule for adhika and kṣaya months that applies.'),
    month_reason: z.string().optional().describe('That rule as a sentence.'),
  })
  .meta({ id: 'Anniversary', description: 'A civil day of the lunar date.' });

export const AnniversariesResponse = z
  .object({
    kind: z.enum(ANNIVERSARY_KINDS),
    of: z.string().meta({ description: 'The lunar date.', examples: ['Kārttika Śukla Dvādaśī'] }),
    from: z.string().describe('First date.'),
    to: z.string().describe('Last date.'),
    place: LocationShape,
    assumed: Assumed,
    ...LANGUAGE,
    source: z.string().describe('Source of the rule for the day.'),
    month_source: z.string().describe('Source of the rules for adhika and kṣaya months.'),
    ...PAGE,
    anniversaries: z.array(Anniversary).describe('By date.'),
  })
  .meta({ id: 'AnniversariesResponse', description: 'The civil days of a lunar date.' });
