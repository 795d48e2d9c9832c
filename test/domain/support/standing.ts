/** Standings for tests of rules: from test/truth/jyotish, made by hand, and random. */

import fc from 'fast-check';
import { type GrahaKey, POINT_KEYS, type PointKey } from '../../../src/data/keys';
import { type Standing, standingOf } from '../../../src/domain/positions/standing';
import type { ChartQuestion } from '../../../src/domain/positions/types';
import { type Birth, grahaOf, REFERENCE_GRAHAS, type ReferenceGraha, type ReferencePoint } from './cases';
import { longitude } from './property';

export type Longitudes = Record<PointKey, number>;

/** Values by the names of the file, under the keys of the domain. */
export function keyed<T>(values: Record<ReferenceGraha, T>): Record<GrahaKey, T> {
  return Object.fromEntries(REFERENCE_GRAHAS.map((name) => [grahaOf(name), values[name]])) as Record<GrahaKey, T>;
}

/** Longitudes of a record under the keys of the domain. */
export const longitudesOf = (lon: Record<ReferencePoint, number>): Longitudes => ({ ...keyed(lon), lagna: lon.lagna });

/** The standing of a birth, from the longitudes of its record. */
export function standingOfBirth({ lon, speed }: Pick<Birth, 'lon'> & { speed?: Record<ReferenceGraha, number> }) {
  const backwards = REFERENCE_GRAHAS.map((name) => [grahaOf(name), (speed?.[name] ?? 1) < 0] as const);
  return standingOf({ lonDeg: longitudesOf(lon), retrograde: Object.fromEntries(backwards) });
}

/** A birth as a chart question. */
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

/** A standing from longitudes. Points that are not given are unknown. */
export const standingAt = (lonDeg: Partial<Longitudes>): Standing =>
  standingOf({ lonDeg: { ...NOWHERE, ...lonDeg }, retrograde: {} });

/** Any ten longitudes. Ketu is not opposite Rāhu, because rules that read rāśis must not depend on it. */
export const anyLongitudes: fc.Arbitrary<Longitudes> = fc
  .tuple(...POINT_KEYS.map(() => longitude))
  .map((degrees) => Object.fromEntries(POINT_KEYS.map((key, i) => [key, degrees[i]])) as Longitudes);
