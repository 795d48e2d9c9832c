/** GET and POST /api/muhurta: the response. */
import * as z from 'zod';
import { OF_DAY, SunriseDefinition, Vara } from '../shapes/almanac';
import { instant, localInstant, orNull } from '../shapes/kinds';
import { DEVANAGARI, IAST, LABEL, LANGUAGE } from '../shapes/language';
import { WhereWithOffsetShape } from '../shapes/location';
import { GrahaKeyEnum } from '../shapes/names';
import { SubstrateStamp } from '../shapes/stamp';

export const Slot = z
  .object({
    index: z.int().min(1).describe('Number in its series.'),
    key: z.string(),
    name: IAST,
    sa: DEVANAGARI,
    label: LABEL,
    quality: z
      .enum(['good', 'middling', 'bad', 'avoided'])
      .nullable()
      .describe('The customary quality; null if custom gives none.'),
    lord: orNull(GrahaKeyEnum),
    lord_label: LABEL,
    start: instant('Its beginning.'),
    end: instant('End; also the first instant of the next slot.'),
    start_local: localInstant('Its beginning.'),
    end_local: localInstant('Its end.'),
  })
  .meta({ id: 'Slot', description: 'A part of the day or the night.' });

const slots = (most: number, description: string) =>
  z.array(Slot).max(most).describe(`${description} Empty if the day lacks a sunrise, a sunset or a next sunrise.`);
const oneSlot = (description: string) => Slot.nullable().meta({ description });
const event = (description: string) => ({
  utc: orNull(instant(description)),
  local: orNull(localInstant(description)),
});

const sunrise = event('First sunrise of the date.');
const sunset = event('First sunset after the sunrise; without a sunrise, the first sunset of the date.');
const nextSunrise = event('The sunrise that ends the day.');
const moonrise = event('First moonrise between the sunrise and the next sunrise.');
const moonset = event('First moonset between the sunrise and the next sunrise.');

export const MuhurtaResponse = z
  .object({
    date: z.string().meta({ format: 'date' }),
    place: WhereWithOffsetShape,
    ...LANGUAGE,
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
    polar: z
      .enum(['day', 'night'])
      .nullable()
      .describe('The Sun stays up (day) or down (night), so the day lacks a sunrise, sunset or next sunrise.'),
    note: z.string().nullable().describe('Why slots are missing; null if none are.'),
    muhurtas: slots(30, 'Fifteen of the day, then fifteen of the night.'),
    abhijit: oneSlot('The eighth muhūrta of the day; `avoided` on Budhavāra (Wednesday).'),
    choghadiya: z.object({ day: slots(8, 'Eighths of the day.'), night: slots(8, 'Eighths of the night.') }),
    hora: slots(24, 'Twelfths of the day, then of the night.'),
    rahu_kalam: oneSlot('Rāhu-kālam.'),
    yamaganda: oneSlot('Yamagaṇḍa.'),
    gulika: oneSlot('Gulika.'),
    dur_muhurta: slots(2, 'Those that start in this day.'),
    varjya: slots(8, 'Those that start in this day.'),
    amrita_kala: slots(8, 'Those that start in this day.'),
    panchanga: z
      .object({ vara: Vara, ...OF_DAY })
      .describe('Every limb in force at some time between the sunrise and the next.'),
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'MuhurtaResponse', description: 'A day at a place, and its parts.' });
