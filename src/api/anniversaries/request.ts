/** GET /api/v1/anniversaries: the request. */
import * as z from 'zod';
import { ANNIVERSARY_KINDS, BIRTHDAYS_ON_TWO } from '../../data/anniversaries/rules';
import { calendarDate, integerFrom, numberOrName, oneOf, trueOrFalse } from '../fields';
import { formatField } from '../formats';
import { timesField } from '../shapes/clocks';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';
import { pageFields } from '../shapes/page';
import { RELATIVE_WORDS } from '../shapes/relative';
import { hasFields, together, unmet } from '../validate';

/** More than the days of a lunar date from 1900 to 2100. */
const MAX_ANNIVERSARIES = 1000;

const LUNAR = ['tithi', 'masa', 'paksha'] as const;
const SOLAR = ['nakshatra', 'solar_month'] as const;

const Fields = z.object({
  kind: oneOf(ANNIVERSARY_KINDS).meta({
    description: 'A birthday, by sunrise, or a śrāddha, by aparāhṇa.',
    examples: ['birthday'],
  }),
  tithi: integerFrom(1, 15)
    .optional()
    .meta({ description: 'Tithi of its fortnight, 1 to 15.', examples: [12] }),
  paksha: oneOf(['shukla', 'krishna'])
    .optional()
    .meta({ description: 'Fortnight.', examples: ['shukla'] }),
  masa: numberOrName('masa')
    .optional()
    .meta({ description: 'Lunar month by `reckoning`: number (1 is Caitra) or name.', examples: [8] }),
  reckoning: oneOf(['amanta', 'purnimanta'])
    .optional()
    .describe('Whether months end at the new moon (default) or at the full moon.'),
  adhika: trueOrFalse()
    .optional()
    .meta({ description: 'Whether the month was intercalary.', examples: [true] }),
  nakshatra: numberOrName('nakshatra')
    .optional()
    .meta({
      description: 'Instead of a tithi: nakṣatra, by number (1 is Aśvinī) or name, in `solar_month`.',
      examples: [4],
    }),
  solar_month: numberOrName('rashi')
    .optional()
    .meta({ description: 'Rāśi of the Sun: number (1 is Meṣa) or name.', examples: [2] }),
  on_two: oneOf(BIRTHDAYS_ON_TWO)
    .optional()
    .describe('Which of two days a birthday has: `second` (default, texts), or `first` (many families, Kerala).'),
  from: calendarDate(`First date; ${RELATIVE_WORDS} Default: today`, '2026-01-01').optional(),
  to: calendarDate('Last date. Default: ten years after the first', '2030-12-31').optional(),
  ...LOCATION,
  ...pageFields('days', MAX_ANNIVERSARIES),
  times: timesField(),
  lang: languageField(),
  format: formatField('ics'),
});

export const AnniversariesRequest = together(together(located(Fields), LUNAR), SOLAR)
  .refine((fields) => 'tithi' in fields || 'nakshatra' in fields, {
    path: ['tithi'],
    when: hasFields,
    ...unmet({ type: 'one-of', fields: ['tithi', 'nakshatra'] }, 12),
  })
  .refine((fields) => !('tithi' in fields && 'nakshatra' in fields), {
    path: ['nakshatra'],
    when: hasFields,
    ...unmet({ type: 'instead-of', field: 'tithi' }),
  })
  .meta({ id: 'AnniversariesRequest', description: 'A lunar date, a span and a place; no birth is needed.' });
