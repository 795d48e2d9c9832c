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
    tithi: named(30).meta({ description: 'Tithi at the deciding moment, 1 to 30.' }),
    nakshatra: named(27).meta({ description: 'Nakṣatra at the deciding moment.' }),
    month: named(12).extend({ adhika: z.boolean() }).meta({ description: 'Amānta month.' }),
    kala: z
      .object({ key: z.enum(['sunrise', 'aparahna']), label: LABEL })
      .meta({ description: 'The part of the day that decides.' }),
    start: instantAt('Beginning of that part, or the instant of sunrise.').nullable(),
    end: instantAt('Its end.').optional(),
    reason: z.string().meta({ description: 'Why this day and not its neighbour.' }),
    month_rule: z
      .enum(MONTH_REASONS)
      .optional()
      .meta({ description: 'The rule for adhika and kṣaya months that applies.' }),
    month_reason: z.string().optional().meta({ description: 'That rule as a sentence.' }),
  })
  .meta({ id: 'Anniversary', description: 'A civil day of the lunar date.' });

export const AnniversariesResponse = z
  .object({
    kind: z.enum(ANNIVERSARY_KINDS),
    of: z.string().meta({ description: 'The lunar date.', examples: ['Kārttika Śukla Dvādaśī'] }),
    from: z.string().meta({ description: 'First date.' }),
    to: z.string().meta({ description: 'Last date.' }),
    place: LocationShape,
    assumed: Assumed,
    ...LANGUAGE,
    source: z.string().meta({ description: 'Source of the rule for the day.' }),
    month_source: z.string().meta({ description: 'Source of the rules for adhika and kṣaya months.' }),
    ...PAGE,
    anniversaries: z.array(Anniversary).meta({ description: 'By date.' }),
  })
  .meta({ id: 'AnniversariesResponse', description: 'The civil days of a lunar date.' });
