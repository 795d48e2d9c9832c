/**
 * Greatest brilliancy of Venus: the greatest illuminated extent, the lit part of the disc times its area, as almanacs
 * define it. The least magnitude may be days away, and is given too.
 */
import type { GrahaKey } from '../../data/keys';
import { norm180 } from '../circle';
import type { EphemerisColumn } from '../ephemeris/columns';
import { type EphemerisColumns, ephemeris } from '../ephemeris/ephemeris';
import { type Tables, withinRange } from './tables';
import { type Sampler, turningPoints, turningPointsIn } from './turningPoints';
import type { BrilliancyEvent } from './types';

const SEARCH = { gridDays: 16, stepDays: 0.5 };
/** The least magnitude lies within this time of the greatest extent, days. */
const NEAR_DAYS = 20;

/** Columns of Venus and of the Sun at instants, kept inside the kernel's range. */
function columnsAt(kernel: Tables, jdUt: readonly number[], columns: readonly EphemerisColumn[]) {
  const answer = ephemeris(kernel, {
    jdUt: withinRange(kernel, jdUt),
    bodies: columns.includes('longitude') ? ['sun', 'venus'] : ['venus'],
    columns,
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    center: 'geocentric',
  });
  if (!answer.ok) throw new RangeError(`no Venus: ${answer.error.reason}`);
  return answer.value.bodies as Record<'sun' | 'venus', Required<EphemerisColumns>>;
}

/** The least magnitude near each of some instants; null if there is none. */
function brightestNear(kernel: Tables, instants: readonly number[]): BrilliancyEvent['brightest'][] {
  const light: Sampler = (jdUt) => columnsAt(kernel, jdUt, ['magnitude']).venus.magnitude;
  const spans = instants.map((jdUt) => [jdUt - NEAR_DAYS, jdUt + NEAR_DAYS] as const);
  const found = turningPointsIn(light, spans, { gridDays: 4, stepDays: 0.5 }, (isMaximum) => !isMaximum);
  const nearest = found.map((least, i) => {
    const near = instants[i] as number;
    return least.toSorted((a, b) => Math.abs(a.jdUt - near) - Math.abs(b.jdUt - near))[0]?.jdUt;
  });
  const magnitudes = light(nearest.map((jdUt, i) => jdUt ?? (instants[i] as number)));
  return nearest.map((jdUt, i) => (jdUt === undefined ? null : { jdUt, magnitude: magnitudes[i] as number }));
}

/**
 * Greatest brilliancies of Venus, in the evening (east of the Sun) and in the morning, with fromJd ≤ instant < toJd.
 *
 * Throws a RangeError outside the kernel's range.
 */
export function brilliancies(
  kernel: Tables,
  fromJd: number,
  toJd: number,
  bodies: readonly GrahaKey[],
): BrilliancyEvent[] {
  if (!bodies.includes('venus')) return [];
  const extent: Sampler = (jdUt) => {
    const { illumination, diameter } = columnsAt(kernel, jdUt, ['illumination', 'diameter']).venus;
    return illumination.map((lit, i) => lit * (diameter[i] as number) ** 2);
  };
  const instants = turningPoints(extent, fromJd, toJd, SEARCH, (isMaximum) => isMaximum).map(({ jdUt }) => jdUt);
  if (instants.length === 0) return [];
  const columns = ['longitude', 'illumination', 'diameter', 'magnitude', 'elongation'] as const;
  const { sun, venus } = columnsAt(kernel, instants, columns);
  const brightest = brightestNear(kernel, instants);
  return instants.map(
    (jdUt, i): BrilliancyEvent => ({
      kind: 'brilliancy',
      jdUt,
      body: 'venus',
      side: norm180((venus.longitude[i] as number) - (sun.longitude[i] as number)) > 0 ? 'east' : 'west',
      magnitude: venus.magnitude[i] as number,
      litFraction: venus.illumination[i] as number,
      diameterArcsec: venus.diameter[i] as number,
      elongationDeg: venus.elongation[i] as number,
      brightest: brightest[i] as BrilliancyEvent['brightest'],
    }),
  );
}
