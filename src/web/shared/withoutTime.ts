/** A chart without the values that depend on the time of birth. */
import type { Positions } from '../../domain/positions/types';

export function withoutTime<T extends Pick<Positions, 'lagna' | 'grahas'>>(chart: T): T {
  const unknown = { siderealDeg: Number.NaN, rashi: Number.NaN, nakshatra: Number.NaN, pada: Number.NaN };
  return {
    ...chart,
    lagna: { ...chart.lagna, ...unknown },
    grahas: chart.grahas.map((graha) => ({ ...graha, house: Number.NaN })),
  };
}
