/** The day of birth. Rules count the weekday, ghaṭīs, day and night from it. */
import * as z from 'zod';
import type { BirthDay } from '../../../domain/chart/birthDay';
import { isoLocal, isoUtc } from '../../../domain/time/iso';
import { Vara } from '../../shapes/almanac';
import { instant, localInstant } from '../../shapes/kinds';
import { LABEL, labelFields } from '../../shapes/language';
import { presentVara } from '../../shapes/presentAlmanac';

/** The sunrise definition in the rules of charts. */
export const SUNRISE_DEFINITION = 'hindu';
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
    is_day: z.boolean().meta({ description: 'Birth between sunrise and sunset.' }),
    vara: Vara.extend({ ...labelFields('lord'), label: LABEL }).meta({ id: 'BirthVara' }),
    ghatis: z.number().min(0).meta({ description: 'Ghaṭīs of 24 minutes from sunrise to birth.' }),
  })
  .meta({ id: 'BirthDay', description: 'The day of birth from sunrise to sunrise.' });

export function presentDay(day: BirthDay, tzHours: number): z.output<typeof DayPart> {
  return {
    sunrise: isoUtc(day.sunriseJd),
    sunrise_local: isoLocal(day.sunriseJd, tzHours),
    sunset: isoUtc(day.sunsetJd),
    sunset_local: isoLocal(day.sunsetJd, tzHours),
    next_sunrise: isoUtc(day.nextSunriseJd),
    next_sunrise_local: isoLocal(day.nextSunriseJd, tzHours),
    is_day: day.isDay,
    vara: presentVara(day.vara),
    ghatis: day.ghatis,
  };
}
