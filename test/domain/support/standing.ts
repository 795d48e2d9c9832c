/** How births stand for the tests of rules: those of test/truth/jyotish, made up by hand, and at random. */

import fc from 'fast-check';
import { type GrahaKey, POINT_KEYS, type PointKey } from '../../../src/domain/keys';
import { type Standing, standingOf } from '../../../src/domain/positions/standing';
import type { ChartQuestion } from '../../../src/domain/positions/types';
import { type Birth, grahaOf, REFERENCE_GRAHAS, type ReferenceGraha, type ReferencePoint } from './cases';
import { longitude } from './property';

export type Longitudes = Record<PointKey, number>;

/** Names of the file under the keys of the domain. */
export function keyed<T>(values: Record<ReferenceGraha, T>): Record<GrahaKey, T> {
  return Object.fromEntries(REFERENCE_GRAHAS.map((name) => [grahaOf(name), values[name]])) as Record<GrahaKey, T>;
}

/** Longitudes of a record under the keys of the domain. */
export const longitudesOf = (lon: Record<ReferencePoint, number>): Longitudes => ({ ...keyed(lon), lagna: lon.lagna });

/** How a birth stands, from the longitudes of its record. */
export function standingOfBirth({ lon, speed }: Pick<Birth, 'lon'> & { speed?: Record<ReferenceGraha, number> }) {
  const backwards = REFERENCE_GRAHAS.map((name) => [grahaOf(name), (speed?.[name] ?? 1) < 0] as const);
  return standingOf({ lonDeg: longitudesOf(lon), retrograde: Object.fromEntries(backwards) });
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

const NOWHERE = Object.fromEntries(POINT_KEYS.map((key) => [key, Number.NaN])) as Longitudes;

/** A standing from longitudes; those that are not given are not known. */
export const standingAt = (lonDeg: Partial<Longitudes>): Standing =>
  standingOf({ lonDeg: { ...NOWHERE, ...lonDeg }, retrograde: {} });

/** Any ten longitudes, Ketu not opposite Rāhu: rules that read rāśis must not lean on the sky. */
export const anyLongitudes: fc.Arbitrary<Longitudes> = fc
  .tuple(...POINT_KEYS.map(() => longitude))
  .map((degrees) => Object.fromEntries(POINT_KEYS.map((key, i) => [key, degrees[i]])) as Longitudes);
