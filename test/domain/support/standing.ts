/** Standings for the tests of rules: from the longitudes of a reference case, and at random. */
import fc from 'fast-check';
import { POINT_KEYS, type PointKey, type Standing, standingOf } from '../../../src/domain/chart/standing';
import { grahaOf, REFERENCE_GRAHAS, type ReferencePoint } from './cases';
import { longitude } from './property';

export type Longitudes = Record<PointKey, number>;

/** Longitudes of a reference case under the keys of the domain. */
export function longitudesOf(lon: Record<ReferencePoint, number>): Longitudes {
  const grahas = REFERENCE_GRAHAS.map((name) => [grahaOf(name), lon[name]]);
  return { ...Object.fromEntries(grahas), lagna: lon.lagna } as Longitudes;
}

export const standingAt = (lonDeg: Longitudes): Standing => standingOf({ lonDeg, retrograde: {} });

/** Any ten longitudes, Ketu not opposite Rāhu: rules that read rāśis must not lean on the sky. */
export const anyLongitudes: fc.Arbitrary<Longitudes> = fc
  .tuple(...POINT_KEYS.map(() => longitude))
  .map((degrees) => Object.fromEntries(POINT_KEYS.map((key, i) => [key, degrees[i]])) as Longitudes);
