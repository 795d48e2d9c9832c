/** Converts a domain pañcāṅga to the fields of /api/panchang. */

import type * as z from 'zod';
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../../data/place';
import type { PanchangaNow } from '../../domain/panchanga/now';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Labels } from '../../lexicon/labels';
import { presentLanguage } from '../shapes/language';
import { presentRunning, presentVara } from '../shapes/presentAlmanac';
import { presentPoint } from '../shapes/presentPoint';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import type { PanchangaResponse } from './response';

/** At the reference place of the API there is always a sunrise; near the poles it may be null. */
const sunrise = (jd: number | null): string => (jd === null ? (jd as unknown as string) : isoUtc(jd));

const presentDay = ({ vara, sunriseJd, nextSunriseJd }: PanchangaNow['day'], labels: Labels | null) => ({
  ...presentVara(vara, labels),
  start: sunrise(sunriseJd),
  end: sunrise(nextSunriseJd),
});

/** The place whose sunrise and local time a response uses. For the API it is New Delhi. */
interface SeenFrom {
  place: z.output<typeof PanchangaResponse>['reference_place'];
  tzHours: number;
}

/** @param labels  names in a language; the specified answer has none */
export function presentPanchanga(
  { sky, sun, moon, limbs, day }: PanchangaNow,
  { place, tzHours }: SeenFrom = { place: REFERENCE_PLACE, tzHours: REFERENCE_TZ_HOURS },
  labels: Labels | null = null,
): z.output<typeof PanchangaResponse> {
  return {
    time: isoUtc(sky.jdUt),
    time_local: isoLocal(sky.jdUt, tzHours),
    reference_place: place,
    ...presentLanguage(labels?.tag),
    ayanamsha: 'lahiri',
    ayanamsha_deg: sky.ayanamsha.appliedDeg,
    sun: presentPoint(sun, labels),
    moon: presentPoint(moon, labels),
    vara: presentDay(day, labels),
    tithi: presentRunning('tithi', limbs.tithi, labels),
    nakshatra: presentRunning('nakshatra', limbs.nakshatra, labels),
    yoga: presentRunning('yoga', limbs.yoga, labels),
    karana: presentRunning('karana', limbs.karana, labels),
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky),
  };
}
