/** From the domain's traditional time to the fields of /api/ghadi. */
import type * as z from 'zod';
import type { TraditionalTime } from '../../domain/calendar/now';
import type { Season } from '../../domain/calendar/season';
import type { LunarMonth } from '../../domain/calendar/types';
import { muhurtaName } from '../../domain/muhurta/muhurtas';
import { AYANA_NAMES, monthName, PAKSHA_NAMES, rashiName, rituName, samvatsaraName } from '../../domain/names';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { presentKeyed, presentNumbered, presentRunning, presentVara } from '../almanac/present';
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../almanac/reference';
import { presentAlmanacStamp } from '../stamp/present';
import type { GhadiResponse } from './schema';

const presentSeason = ({ ayana, ritu }: Season) => ({
  ayana: presentKeyed(AYANA_NAMES[ayana]),
  ritu: presentNumbered(ritu, rituName),
});

const presentMonth = ({ amanta, purnimanta, adhika, kshaya }: LunarMonth) => ({
  amanta: presentNumbered(amanta, monthName),
  purnimanta: presentNumbered(purnimanta, monthName),
  adhika,
  kshaya: kshaya !== null,
  lost: kshaya === null ? null : presentNumbered(kshaya, monthName),
});

export function presentGhadi(time: TraditionalTime): z.output<typeof GhadiResponse> {
  const { sky, calendar, tithi, day, clock } = time;
  const { month, years } = calendar;
  const { sunriseJd, nextSunriseJd } = day;
  if (sunriseJd === null || nextSunriseJd === null || clock === null) {
    throw new Error('no day at the reference place');
  }
  return {
    time: isoUtc(sky.jdUt),
    time_local: isoLocal(sky.jdUt, REFERENCE_TZ_HOURS),
    reference_place: REFERENCE_PLACE,
    kali_year: years.kali,
    vikrama_year: years.vikrama,
    shaka_year: years.shaka,
    samvatsara: {
      north: presentNumbered(years.samvatsara.north, samvatsaraName),
      south: presentNumbered(years.samvatsara.south, samvatsaraName),
    },
    ...presentSeason(calendar),
    sayana: presentSeason(calendar.sayana),
    masa: presentMonth(month),
    solar_masa: presentNumbered(calendar.solarMonth, rashiName),
    paksha: presentKeyed(PAKSHA_NAMES[month.paksha]),
    tithi: presentRunning('tithi', tithi),
    vara: presentVara(day.vara),
    muhurta: presentNumbered(clock.muhurta, muhurtaName),
    ghati: clock.ghati,
    vighati: clock.vighati,
    sunrise: isoUtc(sunriseJd),
    sunrise_local: isoLocal(sunriseJd, REFERENCE_TZ_HOURS),
    next_sunrise: isoUtc(nextSunriseJd),
    next_sunrise_local: isoLocal(nextSunriseJd, REFERENCE_TZ_HOURS),
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky),
  };
}
