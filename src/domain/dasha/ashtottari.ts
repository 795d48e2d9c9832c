/** Aṣṭottarī daśā: 108 years among eight lords, and the births to which it applies (BPHS 46). */
import type { BirthDay } from '../chart/birthDay';
import { houseFrom, rashiLord } from '../chart/rashi';
import type { Standing } from '../chart/standing';
import type { GrahaKey } from '../chart/types';
import { KENDRAS_AND_TRIKONAS } from '../chart/yogas/sky';
import { norm360, partGone, partOf } from '../circle';
import { cycled, type Interval, laidOut } from './periods';
import { VIMSHOTTARI_YEAR_DAYS } from './vimshottari';

/**
 * The lords in their order, with their years of 108 and the group of nakṣatras that belongs to each: so many from
 * the first, 1..27 from Aśvinī, without Abhijit. Rāhu's group goes on from Revatī to Aśvinī.
 */
export const ASHTOTTARI_LORDS = [
  { lord: 'sun', years: 6, first: 6, nakshatras: 4 },
  { lord: 'moon', years: 15, first: 10, nakshatras: 3 },
  { lord: 'mars', years: 8, first: 13, nakshatras: 4 },
  { lord: 'mercury', years: 17, first: 17, nakshatras: 3 },
  { lord: 'saturn', years: 10, first: 20, nakshatras: 3 },
  { lord: 'jupiter', years: 19, first: 23, nakshatras: 3 },
  { lord: 'rahu', years: 12, first: 26, nakshatras: 4 },
  { lord: 'venus', years: 21, first: 3, nakshatras: 3 },
] as const satisfies readonly { lord: GrahaKey; years: number; first: number; nakshatras: number }[];

export interface AshtottariPeriod extends Interval {
  lord: GrahaKey;
}

/** The two classical conditions, either of which makes the daśā applicable. */
export interface AshtottariConditions {
  /** Rāhu in a kendra or trikoṇa from the lord of the lagna, and not in the lagna. */
  rahu: boolean;
  /** Birth by day in the dark fortnight or by night in the bright; null where the day is not known. */
  paksha: boolean | null;
}

export interface AshtottariDasha {
  applicable: AshtottariConditions;
  /** Nakṣatra of the Moon, 1..27, the lord of its group, and the part of the group already traversed, 0..1. */
  seed: { nakshatra: number; lord: GrahaKey; traversed: number };
  /** What was left of the first mahādaśā at birth. */
  balance: { lord: GrahaKey; years: number };
  yearDays: number;
  periods: AshtottariPeriod[];
}

const NAKSHATRAS = 27;

/**
 * Whether the daśā applies, by each condition on its own (BPHS 46).
 *
 * @param day  of the birth, or null where the Sun does not rise and set about it
 */
export function ashtottariConditions(standing: Standing, day: BirthDay | null): AshtottariConditions {
  const lagnaLord = rashiLord(standing.rashi('lagna'));
  const fromLord = houseFrom(standing.rashi(lagnaLord), standing.rashi('rahu'));
  const isShukla = norm360(standing.lonDeg('moon') - standing.lonDeg('sun')) < 180;
  return {
    rahu: KENDRAS_AND_TRIKONAS.includes(fromLord) && standing.house('rahu') !== 1,
    paksha: day && day.isDay !== isShukla,
  };
}

/**
 * The eight mahādaśās with seed and balance. The first begins before birth, by the part of the Moon's group of
 * nakṣatras already traversed.
 *
 * @param birthJd   Julian days UT
 * @param day       of the birth, or null where the Sun does not rise and set about it
 * @param yearDays  length of the year, days
 */
export function ashtottariDasha(
  standing: Standing,
  birthJd: number,
  day: BirthDay | null,
  yearDays = VIMSHOTTARI_YEAR_DAYS,
): AshtottariDasha {
  const moonDeg = standing.lonDeg('moon');
  const index = partOf(moonDeg, NAKSHATRAS);
  /** How many nakṣatras of a group come before the Moon's. */
  const passed = ({ first }: { first: number }): number => (index + 1 - first + NAKSHATRAS) % NAKSHATRAS;
  const holder = ASHTOTTARI_LORDS.findIndex((group) => passed(group) < group.nakshatras);
  const group = ASHTOTTARI_LORDS[holder];
  if (group === undefined) throw new RangeError(`no group holds nakṣatra ${index + 1}`);
  const { lord, years, nakshatras } = group;
  const traversed = (passed(group) + partGone(moonDeg, NAKSHATRAS)) / nakshatras;
  const lords = cycled<{ lord: GrahaKey; years: number }>(ASHTOTTARI_LORDS, holder, ASHTOTTARI_LORDS.length);
  const periods = laidOut(lords, birthJd - traversed * years * yearDays, yearDays);
  return {
    applicable: ashtottariConditions(standing, day),
    seed: { nakshatra: index + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
    yearDays,
    periods: periods.map(({ lord, startJd, endJd }) => ({ lord, startJd, endJd })),
  };
}
