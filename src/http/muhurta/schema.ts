/** GET and POST /api/muhurta: what they answer. */
import * as z from 'zod';
import { OF_DAY, SunriseDefinition, Vara } from '../almanac/schema';
import { instant, localInstant, orNull } from '../fields';
import { GrahaKeyEnum } from '../names';
import { SubstrateStamp } from '../stamp/schema';

export const Slot = z
  .object({
    index: z.int().min(1).meta({ description: 'Number in its series.' }),
    key: z.string(),
    name: z.string().meta({ description: 'Name in IAST.' }),
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    quality: z
      .enum(['good', 'middling', 'bad', 'avoided'])
      .nullable()
      .meta({ description: 'As custom classes it; null where it does not.' }),
    lord: orNull(GrahaKeyEnum),
    start: instant('Its beginning.'),
    end: instant('Its end, the first instant of the next.'),
    start_local: localInstant('Its beginning.'),
    end_local: localInstant('Its end.'),
  })
  .meta({ id: 'Slot', description: 'A part of the day or the night.' });

const slots = (most: number, description: string) =>
  z
    .array(Slot)
    .max(most)
    .meta({ description: `${description} Empty where the day has no sunrise, sunset or next.` });
const oneSlot = (description: string) => Slot.nullable().meta({ description });
const event = (description: string) => ({
  utc: orNull(instant(description)),
  local: orNull(localInstant(description)),
});

const sunrise = event('First sunrise of the date.');
const sunset = event('First sunset after it; without a sunrise, the first of the date.');
const nextSunrise = event('The sunrise that ends the day.');
const moonrise = event('First moonrise after the sunrise and before the next.');
const moonset = event('First moonset after the sunrise and before the next.');

export const MuhurtaResponse = z
  .object({
    date: z.string().meta({ format: 'date' }),
    place: z.object({ lat: z.number(), lon: z.number(), tz: z.number().meta({ description: 'Hours.' }) }),
    sunrise: sunrise.utc,
    sunrise_local: sunrise.local,
    sunset: sunset.utc,
    sunset_local: sunset.local,
    next_sunrise: nextSunrise.utc,
    next_sunrise_local: nextSunrise.local,
    moonrise: moonrise.utc,
    moonrise_local: moonrise.local,
    moonset: moonset.utc,
    moonset_local: moonset.local,
    polar: z.enum(['day', 'night']).nullable().meta({
      description: 'The Sun stays up (day) or down (night), so that the day has no sunrise, sunset or next sunrise.',
    }),
    note: z.string().nullable().meta({ description: 'Why slots are missing; null on an ordinary day.' }),
    muhurtas: slots(30, 'Fifteen of the day, then fifteen of the night.'),
    abhijit: oneSlot('The eighth muhūrta of the day; `avoided` on Budhavāra (Wednesday).'),
    choghadiya: z.object({ day: slots(8, 'Eighths of the day.'), night: slots(8, 'Eighths of the night.') }),
    hora: slots(24, 'Twelfths of the day, then of the night.'),
    rahu_kalam: oneSlot('Rāhu-kālam.'),
    yamaganda: oneSlot('Yamagaṇḍa.'),
    gulika: oneSlot('Gulika.'),
    dur_muhurta: slots(2, 'Those that start in the day.'),
    varjya: slots(8, 'Those that start in the day.'),
    amrita_kala: slots(8, 'Those that start in the day.'),
    panchanga: z
      .object({ vara: Vara, ...OF_DAY })
      .meta({ description: 'Every limb that touches the day from sunrise to the next.' }),
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'MuhurtaResponse', description: 'A day of a place and its parts.' });
