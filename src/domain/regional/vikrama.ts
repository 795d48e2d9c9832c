/**
 * The Vikrama calendars: lunar months at New Delhi, with the tithi at sunrise as the day. The Caitrādi year has
 * pūrṇimānta months and changes at Caitra śukla 1, so the dark fortnight of Caitra before it belongs to the old year.
 * The Kārttikādi year has amānta months and changes at Kārttika śukla 1.
 *
 * Source  customary
 */

import type { Paksha } from '../../data/keys';
import { type AmantaMonth, purnimantaOf } from '../calendar/month';
import { northernSamvatsara, shakaYear, VIKRAMA_FROM_SHAKA } from '../calendar/years';
import { holding } from '../panchanga/limbs';
import { JD_UNIX_EPOCH } from '../time/civil';
import type { RegionalSky } from './sky';
import type { RegionalDate } from './types';

export type VikramaCalendar = 'vikrama_chaitradi' | 'vikrama_kartikadi';

const KARTTIKA = 8;
const TITHIS_OF_PAKSHA = 15;

type Named = Pick<RegionalDate, 'year' | 'monthIndex' | 'samvatsara'>;

function chaitradi(month: AmantaMonth, paksha: Paksha): Named {
  const shaka = shakaYear(month);
  return {
    year: shaka + VIKRAMA_FROM_SHAKA,
    monthIndex: purnimantaOf(month, paksha),
    samvatsara: northernSamvatsara(shaka),
  };
}

/** The year has the northern name of the Śaka year before the one in which it starts. */
function kartikadi(month: AmantaMonth): Named {
  const { amanta } = month;
  const shaka = shakaYear(month) - (amanta < KARTTIKA ? 1 : 0);
  return {
    year: shaka + VIKRAMA_FROM_SHAKA,
    monthIndex: ((amanta - KARTTIKA + 12) % 12) + 1,
    samvatsara: northernSamvatsara(shaka - 1),
  };
}

const namedBy = (calendar: VikramaCalendar, month: AmantaMonth, paksha: Paksha): Named =>
  calendar === 'vikrama_chaitradi' ? chaitradi(month, paksha) : kartikadi(month);

/** The date of a civil day, counted from 1970-01-01, from the month and the tithi at its sunrise. */
export function vikramaDate(calendar: VikramaCalendar, sky: RegionalSky, day: number): RegionalDate {
  const sunriseJd = sky.sunriseOf('delhi', day);
  const tithi = holding(sky.lists.limbs().tithi, sunriseJd).index;
  const month = holding(sky.lists.months(), sunriseJd);
  const paksha = tithi <= TITHIS_OF_PAKSHA ? 'shukla' : 'krishna';
  return {
    ...namedBy(calendar, month, paksha),
    day: ((tithi - 1) % TITHIS_OF_PAKSHA) + 1,
    paksha,
    adhika: month.adhika,
  };
}

/** A fortnight of a Vikrama year. */
interface Fortnight {
  calendar: VikramaCalendar;
  year: number;
  monthIndex: number;
  paksha: Paksha;
  adhika: boolean;
}

/** A fortnight has thirteen to sixteen days. */
const FORTNIGHT_DAYS = [13, 16] as const;

/** When a fortnight with a name occurs among the months, in whole civil days with a margin; null if it does not. */
export function fortnightAmong(months: readonly AmantaMonth[], fortnight: Fortnight): [number, number] | null {
  const { calendar, year, monthIndex, paksha, adhika } = fortnight;
  const month = months.find((one) => {
    const named = namedBy(calendar, one, paksha);
    return one.adhika === adhika && named.year === year && named.monthIndex === monthIndex;
  });
  if (month === undefined) return null;
  const [startJd, endJd] =
    paksha === 'shukla'
      ? [month.startJd, month.startJd + FORTNIGHT_DAYS[1]]
      : [month.startJd + FORTNIGHT_DAYS[0], month.endJd];
  return [Math.floor(startJd - JD_UNIX_EPOCH), Math.ceil(endJd - JD_UNIX_EPOCH) + 1];
}
