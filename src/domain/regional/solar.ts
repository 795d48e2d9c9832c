/** Solar calendars: each month starts on the day that the rule of its region gives for a saṅkrānti. */

import { REFERENCE_TZ_HOURS } from '../../data/place';
import { DAYS_OF_AGE, YEARS_OF_AGE } from '../../data/suryaSiddhanta';
import { KALI_FROM_SHAKA, kaliYearNear, meshaAbout, southernSamvatsara } from '../calendar/years';
import { norm180 } from '../circle';
import { holding } from '../panchanga/limbs';
import { siddhantaPlace } from '../surya-siddhanta/places';
import { ahargana } from '../surya-siddhanta/time';
import { JD_UNIX_EPOCH } from '../time/civil';
import {
  afterMidnight,
  beforeAparahna,
  beforeLateEvening,
  beforeSunset,
  daySunriseToSunrise,
  type FirstDayRule,
} from './firstDay';
import type { RegionalMonth } from './months';
import { PLACES, type ReferenceKey, type RegionalSky } from './sky';
import type { RegionalNote } from './types';

/** Newton steps with the mean motion; each reduces the error about forty times. */
const NEWTON_STEPS = 8;

/** When the Sun of the Sūrya-siddhānta enters a rāśi, 1..12, near an instant: Julian days UT. */
function suryaSiddhantaEntry(rashi: number, nearJd: number): number {
  let jdUt = nearJd;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const beyond = norm180(siddhantaPlace('sun', ahargana(jdUt)).trueDeg - (rashi - 1) * 30);
    jdUt -= (beyond / 360) * (DAYS_OF_AGE / YEARS_OF_AGE);
  }
  return jdUt;
}

interface SolarRow {
  rule: FirstDayRule;
  place: ReferenceKey;
  /** UTC offset of the rule's clock, hours. */
  clockHours: number;
  /** The rāśi, 1..12, of month 1, and of the month in which the year changes. */
  firstRashi: number;
  yearRashi: number;
  /** Common-era year minus calendar year, from the change of the year to the end of December. */
  toCommonEra: number;
  /** Whether it uses the Sun of the Sūrya-siddhānta instead of the true Sun. */
  isSiddhantic?: true;
  yearName?: (year: number) => number;
  note?: RegionalNote;
}

const MESHA = 1;
const SIMHA = 5;
const KANYA = 6;
const MAKARA = 10;
const MINA = 12;

const SHAKA_TO_COMMON_ERA = 78;

/** Local mean time of Guwahati. */
const GUWAHATI_HOURS = PLACES.guwahati.lonDeg / 15;

/** Sources: as in `test/truth/regional`. */
export const SOLAR_CALENDARS = {
  tamil: {
    rule: beforeSunset,
    place: 'delhi',
    clockHours: REFERENCE_TZ_HOURS,
    firstRashi: MESHA,
    yearRashi: MESHA,
    toCommonEra: 78,
    yearName: southernSamvatsara,
  },
  malayalam: {
    rule: beforeAparahna,
    place: 'delhi',
    clockHours: REFERENCE_TZ_HOURS,
    firstRashi: SIMHA,
    yearRashi: SIMHA,
    toCommonEra: 824,
  },
  bengali: {
    rule: afterMidnight,
    place: 'delhi',
    clockHours: REFERENCE_TZ_HOURS,
    firstRashi: MESHA,
    yearRashi: MESHA,
    toCommonEra: 593,
  },
  odia: {
    rule: beforeLateEvening,
    place: 'delhi',
    clockHours: REFERENCE_TZ_HOURS,
    firstRashi: MESHA,
    yearRashi: KANYA,
    toCommonEra: 592,
  },
  assamese: {
    rule: afterMidnight,
    place: 'guwahati',
    clockHours: GUWAHATI_HOURS,
    firstRashi: MESHA,
    yearRashi: MESHA,
    toCommonEra: 593,
    isSiddhantic: true,
    note: { key: 'one-source' },
  },
  punjabi_bikrami: {
    rule: daySunriseToSunrise,
    place: 'amritsar',
    clockHours: REFERENCE_TZ_HOURS,
    firstRashi: MINA,
    yearRashi: MINA,
    toCommonEra: -57,
  },
} as const satisfies Record<string, SolarRow>;

export type SolarCalendar = keyof typeof SOLAR_CALENDARS;

/** The civil day, counted from 1970-01-01, on which the month of a saṅkrānti starts. */
function firstDayOf({ rule, place, clockHours }: SolarRow, sky: RegionalSky, rashi: number, jdUt: number): number {
  const local = jdUt - JD_UNIX_EPOCH + clockHours / 24;
  const day = Math.floor(local);
  return rule({
    jdUt,
    rashi,
    day,
    clock: local - day,
    sunriseOf: (of) => sky.sunriseOf(place, of),
    sunsetOf: (of) => sky.delhiSunsetOf(of),
    tithiEndAt: (at) => holding(sky.lists.limbs().tithi, at).endJd,
  });
}

const MEAN_MONTH_DAYS = 365.2564 / 12;

/**
 * Calendar year minus elapsed Kali year in a month. The Kali year changes at Meṣa. A calendar whose year changes before,
 * in the months that are now January to March, has the number of the next Kali year until then.
 */
function fromKali({ yearRashi, toCommonEra }: SolarRow, rashi: number): number {
  const ofMesha = SHAKA_TO_COMMON_ERA - KALI_FROM_SHAKA - toCommonEra;
  return ofMesha + (yearRashi >= MAKARA ? 1 : 0) - (rashi < yearRashi ? 1 : 0);
}

/** Approximate start of a month, within some days; counted from 1970-01-01. */
export function solarMonthAbout(calendar: SolarCalendar, year: number, monthIndex: number): number {
  const row: SolarRow = SOLAR_CALENDARS[calendar];
  const rashi = ((row.firstRashi + monthIndex - 2) % 12) + 1;
  const mesha = meshaAbout(year - fromKali(row, rashi));
  return Math.round(mesha + (rashi - 1) * MEAN_MONTH_DAYS - JD_UNIX_EPOCH);
}

/** The elapsed Kali year of the solar month that begins with an entry into a rāśi. */
const kaliYearOf = (rashi: number, startJd: number): number => kaliYearNear(startJd - (rashi - 1) * MEAN_MONTH_DAYS);

/** The months that overlap the range of the sky, in order. */
export function solarMonths(calendar: SolarCalendar, sky: RegionalSky): RegionalMonth[] {
  const row: SolarRow = SOLAR_CALENDARS[calendar];
  const stays = sky.sankrantis;
  const firstDays = stays.map(({ index, startJd }) =>
    firstDayOf(row, sky, index, row.isSiddhantic ? suryaSiddhantaEntry(index, startJd) : startJd),
  );
  return stays.slice(0, -1).map(({ index: rashi, startJd }, i) => {
    const [firstDay, nextDay] = [firstDays[i] as number, firstDays[i + 1] as number];
    const year = kaliYearOf(rashi, startJd) + fromKali(row, rashi);
    const dated: RegionalMonth['dated'] = { year, monthIndex: ((rashi - row.firstRashi + 12) % 12) + 1 };
    if (row.yearName) dated.samvatsara = row.yearName(year);
    if (row.note) dated.note = row.note;
    return { dated, firstDay, days: nextDay - firstDay };
  });
}
