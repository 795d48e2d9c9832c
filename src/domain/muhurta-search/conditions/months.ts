/** Periods of lunar months: by name, and from a tithi of one to a tithi of another. */

import type { MonthTithi } from '../../../data/muhurta-search/rule';
import type { Stretch } from '../../../data/stretch';
import type { SearchMonth, SearchSky } from '../sky';
import { type Stretches, united } from '../stretches';

/** Months with the given names, 1..12 from Caitra, without adhika months. A kṣaya month has both its names. */
export function namedMonths(months: readonly SearchMonth[], names: readonly number[]): Stretches {
  const isNamed = ({ amanta, kshaya }: SearchMonth) =>
    names.includes(amanta) || (kshaya !== null && names.includes(kshaya));
  return united(months.filter((month) => !month.adhika && isNamed(month)));
}

/** A tithi of a named month; in a kṣaya month each name has half of it. */
function tithiOf({ amanta, kshaya, tithis }: SearchMonth, { month, tithi }: MonthTithi): Stretch[] {
  const whole = tithis.get(tithi);
  if (!whole || (amanta !== month && kshaya !== month)) return [];
  if (kshaya === null) return [whole];
  const middleJd = (whole.startJd + whole.endJd) / 2;
  return amanta === month ? [{ startJd: whole.startJd, endJd: middleJd }] : [{ startJd: middleJd, endJd: whole.endJd }];
}

/** From each start to the next end. A season that extends beyond the known period is clipped. */
export function seasons({ months, known }: SearchSky, from: MonthTithi, to: MonthTithi): Stretches {
  const named = months.filter(({ adhika }) => !adhika);
  const starts = named.flatMap((month) => tithiOf(month, from)).map(({ startJd }) => startJd);
  const ends = named.flatMap((month) => tithiOf(month, to)).map(({ endJd }) => endJd);
  const [firstEnd] = ends;
  const cut = firstEnd !== undefined && !starts.some((startJd) => startJd < firstEnd) ? [known.startJd] : [];
  return united(
    [...cut, ...starts].map((startJd) => ({ startJd, endJd: ends.find((endJd) => endJd > startJd) ?? known.endJd })),
  );
}
