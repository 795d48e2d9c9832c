/** How the births of test/truth/jyotish stand, and as what they would be asked for. */
import { POINT_KEYS, type PointKey, type Standing, standingOf } from '../../../src/domain/chart/standing';
import type { ChartQuestion, GrahaKey } from '../../../src/domain/chart/types';
import { type Birth, grahaOf, REFERENCE_GRAHAS, type ReferenceGraha } from './cases';

/** Names of the file under the keys of the domain. */
export function keyed<T>(values: Record<ReferenceGraha, T>): Record<GrahaKey, T> {
  return Object.fromEntries(REFERENCE_GRAHAS.map((name) => [grahaOf(name), values[name]])) as Record<GrahaKey, T>;
}

/** How a birth stands, from the longitudes of its record. */
export function standingOfBirth(birth: Pick<Birth, 'lon'> & { speed?: Record<ReferenceGraha, number> }): Standing {
  const lonDeg: Record<PointKey, number> = { ...keyed(birth.lon), lagna: birth.lon.lagna };
  const retrograde = Object.fromEntries(
    REFERENCE_GRAHAS.map((name) => [grahaOf(name), (birth.speed?.[name] ?? 1) < 0] as const),
  );
  return standingOf({ lonDeg, retrograde });
}

/** A birth as it would be asked for. */
export function questionOfBirth({ input }: Pick<Birth, 'input'>): ChartQuestion {
  return {
    jdUt: input.jd_ut,
    latDeg: input.lat,
    lonDeg: input.lon,
    tzHours: input.tz_hours,
    ayanamsha: 'lahiri',
    nodeMode: 'mean',
  };
}

/** A standing from a few longitudes; all others are not known. */
export function standingAt(lonDeg: Partial<Record<PointKey, number>>): Standing {
  const nowhere = Object.fromEntries(POINT_KEYS.map((key) => [key, Number.NaN])) as Record<PointKey, number>;
  return standingOf({ lonDeg: { ...nowhere, ...lonDeg }, retrograde: {} });
}
