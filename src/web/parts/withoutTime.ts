/** A chart without what the time of birth decides. */
import type { Positions } from '../../domain/positions/types';

export function withoutTime<T extends Pick<Positions, 'lagna' | 'grahas'>>(chart: T): T {
  const none = { siderealDeg: Number.NaN, rashi: Number.NaN, nakshatra: Number.NaN, pada: Number.NaN };
  return {
    ...chart,
    lagna: { ...chart.lagna, ...none },
    grahas: chart.grahas.map((graha) => ({ ...graha, house: Number.NaN })),
  };
}
