/** The lords of time at birth: of the third of day or night, and of year, month, weekday and horā. */

import { varaLord } from '../../../data/almanac';
import { THIRD_LORDS } from '../../../data/chart/shadbala';
import type { GrahaKey } from '../../../data/keys';
import type { BirthDay } from '../../positions/birthDay';

/** Days from creation to the beginning of the Kali age (Sūrya Siddhānta), and the Julian day number of its first day. */
const DAYS_TO_KALI = 714402296627;
const KALI_DAY_NUMBER = 588466;

/** Lengths of year and month in civil days. */
const YEAR_DAYS = 360;
const MONTH_DAYS = 30;

const HORAS_PER_DAY = 24;
/**
 * From one horā to the next, the lord advances by this many weekdays: Ravi, Śukra, Budha, Candra, Śani, Guru, Maṅgala.
 */
const WEEKDAYS_PER_HORA = 5;

export interface LordsOfTime {
  tribhaga: GrahaKey;
  abda: GrahaKey;
  masa: GrahaKey;
  vara: GrahaKey;
  hora: GrahaKey;
}

const weekdayLord = (daysFromRavivara: number): GrahaKey => varaLord((daysFromRavivara % 7) + 1);

/** Lord of the weekday on which the current period of civil days, counted from creation, began. */
function lordOfRun(dayNumber: number, length: number): GrahaKey {
  const ahargana = DAYS_TO_KALI + dayNumber - KALI_DAY_NUMBER;
  return weekdayLord(dayNumber - (ahargana % length) + 1);
}

function lordOfThird({ birthJd, sunriseJd, sunsetJd, nextSunriseJd, isDay }: BirthDay): GrahaKey {
  const [fromJd, toJd] = isDay ? [sunriseJd, sunsetJd] : [sunsetJd, nextSunriseJd];
  const third = Math.min(2, Math.floor((3 * (birthJd - fromJd)) / (toJd - fromJd)));
  return THIRD_LORDS[isDay ? 'day' : 'night'][third] as GrahaKey;
}

/**
 * The lords of time of a birth. Weekday, year and month belong to the day from sunrise. Horās are equal hours from
 * sunrise; the first belongs to the vāra lord.
 */
export function lordsOfTime(day: BirthDay): LordsOfTime {
  const hora = Math.floor((day.birthJd - day.sunriseJd) * HORAS_PER_DAY);
  return {
    tribhaga: lordOfThird(day),
    abda: lordOfRun(day.dayNumber, YEAR_DAYS),
    masa: lordOfRun(day.dayNumber, MONTH_DAYS),
    vara: weekdayLord(day.vara - 1),
    hora: weekdayLord(day.vara - 1 + WEEKDAYS_PER_HORA * hora),
  };
}
