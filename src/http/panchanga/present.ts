/** From the domain's pañcāṅga to the fields of /api/panchang. */
import type * as z from 'zod';
import type { PanchangaNow } from '../../domain/panchanga/now';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { presentRunning, presentVara } from '../almanac/present';
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../almanac/reference';
import { presentPoint } from '../point';
import { presentAlmanacStamp } from '../stamp/present';
import type { PanchangaResponse } from './schema';

/** A sunrise there always is at the place of the API; elsewhere, near the poles, it may be null. */
const sunrise = (jd: number | null): string => (jd === null ? (jd as unknown as string) : isoUtc(jd));

const presentDay = ({ vara, sunriseJd, nextSunriseJd }: PanchangaNow['day']) => ({
  ...presentVara(vara),
  start: sunrise(sunriseJd),
  end: sunrise(nextSunriseJd),
});

/** The place whose sunrise and clocks an answer is by: for the API, New Delhi. */
export interface SeenFrom {
  place: z.output<typeof PanchangaResponse>['reference_place'];
  tzHours: number;
}

export function presentPanchanga(
  { sky, sun, moon, limbs, day }: PanchangaNow,
  { place, tzHours }: SeenFrom = { place: REFERENCE_PLACE, tzHours: REFERENCE_TZ_HOURS },
): z.output<typeof PanchangaResponse> {
  return {
    time: isoUtc(sky.jdUt),
    time_local: isoLocal(sky.jdUt, tzHours),
    reference_place: place,
    ayanamsha: 'lahiri',
    ayanamsha_deg: sky.ayanamsha.lahiri.appliedDeg,
    sun: presentPoint(sun),
    moon: presentPoint(moon),
    vara: presentDay(day),
    tithi: presentRunning('tithi', limbs.tithi),
    nakshatra: presentRunning('nakshatra', limbs.nakshatra),
    yoga: presentRunning('yoga', limbs.yoga),
    karana: presentRunning('karana', limbs.karana),
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky),
  };
}
