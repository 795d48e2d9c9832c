/** The day of birth. Rules count the weekday, ghaṭīs, day and night from it. */
import * as z from 'zod';
import { SUNRISE_DEFINITION } from '../../../domain/positions/birthDay';
import { Vara } from '../../shapes/almanac';
import { instant, localInstant } from '../../shapes/kinds';
import { LABEL, labelFields } from '../../shapes/language';

export const ChartSunriseDefinition = z.literal(SUNRISE_DEFINITION).meta({
  id: 'ChartSunriseDefinition',
  description: 'Rising and setting of the centre of the disc without refraction, as in the rules of charts.',
});

export const DayPart = z
  .object({
    sunrise: instant('The last sunrise at or before birth.'),
    sunrise_local: localInstant('The same.'),
    sunset: instant('The sunset after that sunrise.'),
    sunset_local: localInstant('The same.'),
    next_sunrise: instant('The sunrise that ends the day.'),
    next_sunrise_local: localInstant('The same.'),
    is_day: z.boolean().describe('Birth between sunrise and sunset.'),
    vara: Vara.extend({ ...labelFields('lord'), label: LABEL }).meta({ id: 'BirthVara' }),
    ghatis: z.number().min(0).describe('Ghaṭīs of 24 minutes from sunrise to birth.'),
  })
  .meta({ id: 'BirthDay', description: 'The day of birth from sunrise to sunrise.' });
