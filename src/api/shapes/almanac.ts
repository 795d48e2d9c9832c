/** Shared shapes of answers about days and instants: numbered names, limbs, the reference place. */
import * as z from 'zod';
import { CALENDAR_NAMES } from '../../../build/lexicon/terms/calendar';
import type { LimbKey } from '../../domain/panchanga/types';
import { almanacNumber, instant, localInstant } from './kinds';
import { LABEL, NAME } from './language';
import { GrahaKeyEnum } from './names';

/** A name with its number in a series. */
export const numbered = (last: number, series: string) =>
  z.object({ index: almanacNumber(last, `Number ${series}.`), ...NAME });

/** A name with a key of a closed set. */
export const keyed = <const K extends readonly [string, ...string[]]>(keys: K) =>
  z.object({ key: z.enum(keys), ...NAME });

export const Vara = numbered(7, 'from Ravivāra')
  .extend({ lord: GrahaKeyEnum, lord_label: LABEL })
  .meta({ id: 'Vara', description: 'A weekday, which lasts until the next sunrise, with its lord.' });

export const Masa = numbered(12, 'from Caitra').meta({ id: 'LunarMonthName', description: 'A lunar month.' });

export const Paksha = keyed(['shukla', 'krishna']).meta({ id: 'Paksha', description: 'The fortnight of the Moon.' });

const eraYear = (era: string) => z.int().nullable().describe(`Of the ${era} era; null before its first.`);

export const EraYears = z
  .object({
    kali: z.int().describe('Of the Kali era.'),
    vikrama: eraYear(CALENDAR_NAMES.vikrama_chaitradi.iast),
    shaka: eraYear('Śaka'),
  })
  .meta({ id: 'EraYears', description: 'Elapsed years of the eras that change with the lunar year.' });

export const SERIES = {
  tithi: { last: 30, from: 'from Śukla Pratipadā', id: 'Tithi' },
  nakshatra: { last: 27, from: 'from Aśvinī', id: 'Nakshatra' },
  yoga: { last: 27, from: 'from Viṣkambha', id: 'Yoga' },
  karana: { last: 60, from: 'from Kiṃstughna', id: 'Karana' },
} as const satisfies Record<LimbKey, object>;

const runningLimb = (limb: LimbKey) =>
  numbered(SERIES[limb].last, SERIES[limb].from)
    .extend({
      start: instant('Its beginning.'),
      end: instant('End; also the first instant of the next.'),
      fraction: z.number().min(0).max(1).describe('Elapsed part of its angle.'),
    })
    .meta({ id: `Running${SERIES[limb].id}`, description: `The current ${limb}.` });

/** The name of a limb. */
export const limbName = (limb: 'tithi' | 'nakshatra') =>
  numbered(SERIES[limb].last, SERIES[limb].from).meta({ id: `${SERIES[limb].id}Name`, description: `A ${limb}.` });

/** The limbs in force at an instant. */
export const RUNNING = {
  tithi: runningLimb('tithi'),
  nakshatra: runningLimb('nakshatra'),
  yoga: runningLimb('yoga'),
  karana: runningLimb('karana'),
};

const limbOfDay = (limb: LimbKey) =>
  z.array(
    numbered(SERIES[limb].last, SERIES[limb].from)
      .extend({
        start: instant('Start, which may be before the day.'),
        end: instant('End, which may be after the day.'),
        start_local: localInstant('Its beginning.'),
        end_local: localInstant('Its end.'),
      })
      .meta({ id: `${SERIES[limb].id}OfDay`, description: `A ${limb} in force at some time of the day.` }),
  );

/** All limbs of a day, in order. */
export const OF_DAY = {
  tithi: limbOfDay('tithi'),
  nakshatra: limbOfDay('nakshatra'),
  yoga: limbOfDay('yoga'),
  karana: limbOfDay('karana'),
};

export const SunriseDefinition = z.literal('ul15').meta({
  id: 'SunriseDefinition',
  description: 'Rising and setting of the upper limb with standard refraction at sea level.',
});

export const ReferencePlace = z
  .object({
    name: z.string(),
    lat: z.number().describe('Latitude in degrees, positive north.'),
    lon: z.number().describe('Longitude in degrees, positive east.'),
    tz: z.string().describe('IANA time zone.'),
  })
  .meta({ id: 'ReferencePlace', description: 'The place whose sunrise and local time were used.' });
