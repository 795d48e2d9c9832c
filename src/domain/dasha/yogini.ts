/** Yoginī daśā: eight yoginīs of one to eight years, told from the Moon's nakṣatra (BPHS 46). */
import type { GrahaKey } from '../chart/types';
import { partGone, partOf } from '../circle';
import type { Name } from '../names';
import { cycled, type Interval, laidOut } from './periods';
import { VIMSHOTTARI_YEAR_DAYS } from './vimshottari';

interface YoginiRow extends Name {
  lord: GrahaKey;
  years: number;
}

/** The yoginīs in their order, with their lords and years of 36. */
export const YOGINIS = [
  { key: 'mangala_yogini', iast: 'Maṅgalā', sa: 'मङ्गला', lord: 'moon', years: 1 },
  { key: 'pingala', iast: 'Piṅgalā', sa: 'पिङ्गला', lord: 'sun', years: 2 },
  { key: 'dhanya', iast: 'Dhānyā', sa: 'धान्या', lord: 'jupiter', years: 3 },
  { key: 'bhramari', iast: 'Bhrāmarī', sa: 'भ्रामरी', lord: 'mars', years: 4 },
  { key: 'bhadrika', iast: 'Bhadrikā', sa: 'भद्रिका', lord: 'mercury', years: 5 },
  { key: 'ulka', iast: 'Ulkā', sa: 'उल्का', lord: 'saturn', years: 6 },
  { key: 'siddha', iast: 'Siddhā', sa: 'सिद्धा', lord: 'venus', years: 7 },
  { key: 'sankata', iast: 'Saṅkaṭā', sa: 'सङ्कटा', lord: 'rahu', years: 8 },
] as const satisfies readonly YoginiRow[];
export type YoginiKey = (typeof YOGINIS)[number]['key'];

export interface YoginiPeriod extends Interval {
  key: YoginiKey;
  /** IAST. */
  name: string;
  sa: string;
  lord: GrahaKey;
}

const NAKSHATRAS = 27;
/** Of 36 years each. */
const CYCLES = 3;
/** Aśvinī is the fourth yoginī's: the number of the nakṣatra and three, divided by eight, leaves her number. */
const YOGINI_OF_ASHVINI = 3;

/**
 * Three cycles of the eight yoginīs. The first period begins before birth, by the part of the Moon's nakṣatra
 * already traversed.
 *
 * @param moonDeg   sidereal longitude of the Moon, degrees
 * @param birthJd   Julian days UT
 * @param yearDays  length of the year, days
 */
export function yoginiDasha(moonDeg: number, birthJd: number, yearDays = VIMSHOTTARI_YEAR_DAYS): YoginiPeriod[] {
  if (Number.isNaN(moonDeg)) throw new Error('the longitude of the Moon is not known');
  const nakshatra = partOf(moonDeg, NAKSHATRAS);
  const traversed = partGone(moonDeg, NAKSHATRAS);
  const first = (nakshatra + YOGINI_OF_ASHVINI) % YOGINIS.length;
  const yoginis: (typeof YOGINIS)[number][] = cycled(YOGINIS, first, CYCLES * YOGINIS.length);
  const startJd = birthJd - traversed * (YOGINIS[first]?.years ?? Number.NaN) * yearDays;
  return laidOut(yoginis, startJd, yearDays).map(({ key, iast, sa, lord, ...span }) => ({
    key,
    name: iast,
    sa,
    lord,
    startJd: span.startJd,
    endJd: span.endJd,
  }));
}
