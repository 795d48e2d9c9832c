/** From the domain's pañcāṅga to the fields of /api/panchang. */
import type * as z from 'zod';
import type { PanchangaNow } from '../../domain/panchanga/now';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { presentRunning, presentVara } from '../almanac/present';
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../almanac/reference';
import { presentPoint } from '../point';
import { presentAlmanacStamp } from '../stamp/present';
import type { PanchangaResponse } from './schema';

function presentDay({ vara, sunriseJd, nextSunriseJd }: PanchangaNow['day']) {
  if (sunriseJd === null || nextSunriseJd === null) throw new Error('no sunrise at the reference place');
  return { ...presentVara(vara), start: isoUtc(sunriseJd), end: isoUtc(nextSunriseJd) };
}

export function presentPanchanga({ sky, sun, moon, limbs, day }: PanchangaNow): z.output<typeof PanchangaResponse> {
  return {
    time: isoUtc(sky.jdUt),
    time_local: isoLocal(sky.jdUt, REFERENCE_TZ_HOURS),
    reference_place: REFERENCE_PLACE,
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
