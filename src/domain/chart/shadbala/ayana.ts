/** Ayana-bala, strength of declination (BPHS 27; figures of Raman, Graha and Bhava Balas). */
import { AYANA_STRENGTHS, KRANTI_MINUTES } from '../../../data/chart/shadbala';
import type { BodyKey } from '../../../kernel/keys';
import { norm360 } from '../../circle';

const STEP_DEG = 15;
/** The greatest krānti, degrees. Added to the krānti it gives 0 to 48, which is scaled to 0 to 60 virūpas. */
const GREATEST_KRANTI_DEG = 24;
const VIRUPAS_PER_DEG = 60 / 48;

/** Krānti of a point of the ecliptic, degrees, north positive; ignores the latitude of the graha. */
export function krantiDeg(tropicalDeg: number): number {
  const lonDeg = norm360(tropicalDeg);
  const half = lonDeg % 180;
  const bhuja = Math.min(half, 180 - half);
  const row = Math.min(Math.floor(bhuja / STEP_DEG), KRANTI_MINUTES.length - 2);
  const from = KRANTI_MINUTES[row] as number;
  const to = KRANTI_MINUTES[row + 1] as number;
  const minutes = from + ((to - from) * (bhuja - row * STEP_DEG)) / STEP_DEG;
  return (lonDeg < 180 ? minutes : -minutes) / 60;
}

/** Ayana-bala of a graha by its tropical longitude, virūpas. */
export function ayanaBala(key: BodyKey, tropicalDeg: number): number {
  const { strong, times } = AYANA_STRENGTHS[key];
  const north = krantiDeg(tropicalDeg);
  const kranti = { north, south: -north, both: Math.abs(north) }[strong];
  return (GREATEST_KRANTI_DEG + kranti) * VIRUPAS_PER_DEG * times;
}
