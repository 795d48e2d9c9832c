/** Whole days of the place: days of eclipses, and days on which planets are invisible. */

import type { AstaGraha, AstaLimit } from '../../../data/muhurta-search/rule';
import type { Stretch } from '../../../data/stretch';
import type { Eclipse, Sighting } from '../../../kernel/almanac';
import { type DomainError, ok, type Result } from '../../result';
import { daysFromDate, JD_UNIX_EPOCH } from '../../time/civil';
import { type Asta, astasOf, FARTHEST_DAYS, type Mornings } from '../asta';
import { MAX_KERNEL_DAYS, type SearchDay, type SearchSky } from '../sky';
import { type Stretches, united } from '../stretches';

const dayNumber = ({ date }: SearchDay): number => daysFromDate(date);

/** Whole days of the place between two civil days, both included. */
const daysBetween = (days: readonly SearchDay[], first: number, last: number): Stretch[] =>
  days.filter((day) => dayNumber(day) >= first && dayNumber(day) <= last);

/** Mornings of the place: sunrises, and without one whole days from the first. */
function mornings({ days, place }: SearchSky): Mornings {
  const sunrises = new Map(days.map((day) => [dayNumber(day), day.startJd]));
  const [day] = days;
  // Without any sunrise, six hours of local mean time.
  const [number, morningJd] = day ? [dayNumber(day), day.startJd] : [0, JD_UNIX_EPOCH + 0.25 - place.lonDeg / 360];
  return {
    dayOf: (jdUt) => number + Math.floor(jdUt - morningJd),
    morningOf: (of) => sunrises.get(of) ?? morningJd + of - number,
  };
}

const isUp = (sighting: Sighting | null): boolean => sighting !== null && sighting.altitudeDeg > 0;

/** Instants of an eclipse that the place sees. A Moon only in the penumbra does not visibly darken. */
function seenAt(eclipse: Eclipse): number[] {
  const contacts =
    eclipse.kind === 'solar'
      ? [eclipse.local?.c1 ?? null, eclipse.local?.max ?? null, eclipse.local?.c4 ?? null]
      : eclipse.type === 'penumbral'
        ? []
        : [eclipse.contacts.u1, eclipse.contacts.max, eclipse.contacts.u4];
  return contacts.filter(isUp).map((contact) => (contact as Sighting).jdUt);
}

/** The days of eclipses seen at the place, and the given number of days after each. */
export function eclipseDays(
  { kernel, place, known, days }: SearchSky,
  daysAfter: number,
): Result<Stretches, DomainError> {
  const stretches: Stretch[] = [];
  for (let fromUt = known.startJd; fromUt < known.endJd; fromUt += MAX_KERNEL_DAYS) {
    const span = Math.min(MAX_KERNEL_DAYS, known.endJd - fromUt);
    const eclipses = kernel.eclipses({ ...place, fromUt, days: span });
    if (!eclipses.ok) return eclipses;
    for (const [jdUt] of eclipses.value.map(seenAt)) {
      if (jdUt === undefined) continue;
      const day = days.find(({ startJd, endJd }) => startJd <= jdUt && jdUt < endJd);
      if (day) stretches.push(...daysBetween(days, dayNumber(day), dayNumber(day) + daysAfter));
    }
  }
  return ok(united(stretches));
}

/** The invisible periods of Jupiter and Venus around the known days. */
export const astasAround = (sky: SearchSky, limit: AstaLimit): Asta[] =>
  astasOf(sky.kernel, sky.place, mornings(sky), limit, {
    startJd: sky.known.startJd - FARTHEST_DAYS,
    endJd: sky.known.endJd + FARTHEST_DAYS,
  });

/** The days on which a planet is invisible, and the given number of whole days before and after. */
export const astaDays = (
  days: readonly SearchDay[],
  astas: readonly Asta[],
  graha: AstaGraha,
  asideDays: number,
): Stretches =>
  united(
    astas
      .filter((asta) => asta.graha === graha)
      .flatMap(({ lastSeenDay, firstSeenDay }) =>
        daysBetween(days, lastSeenDay + 1 - asideDays, firstSeenDay - 1 + asideDays),
      ),
  );

/** From sunrise to the middle of the daylight. */
export const forenoons = (days: readonly SearchDay[]): Stretches =>
  united(
    days.flatMap(({ startJd, sunsetJd }) => (sunsetJd === null ? [] : [{ startJd, endJd: (startJd + sunsetJd) / 2 }])),
  );
