/** Sines and arcs by the table of the Sūrya-siddhānta, with the proportional parts of 2.31–33. Arcs are minutes. */
import { RADIUS, SINE_STEP_MIN, SINES } from '../../data/suryaSiddhanta';
import { norm360 } from '../circle';

const QUADRANT_MIN = 5400;

/** The sine of an arc from 0 to 5400′. */
function tabularSine(arcMin: number): number {
  const index = Math.min(Math.floor(arcMin / SINE_STEP_MIN), SINES.length - 2);
  const [low, high] = [SINES[index] as number, SINES[index + 1] as number];
  return low + ((high - low) * (arcMin - index * SINE_STEP_MIN)) / SINE_STEP_MIN;
}

/** The signed arc of a signed sine, minutes. A sine beyond the radius, by rounding, is a quadrant. */
export function arcOf(sine: number): number {
  const size = Math.min(Math.abs(sine), RADIUS);
  let index = 0;
  while (index < SINES.length - 2 && size >= (SINES[index + 1] as number)) index += 1;
  const [low, high] = [SINES[index] as number, SINES[index + 1] as number];
  const arcMin = (index + (size - low) / (high - low)) * SINE_STEP_MIN;
  return sine < 0 ? -arcMin : arcMin;
}

/** The sines of an argument (kendra). */
export interface Argument {
  /** Base-sine (bhujajyā), positive in the half that begins with Meṣa. */
  base: number;
  /** Perpendicular-sine (koṭijyā), positive in the half that begins with Makara. */
  perpendicular: number;
  /** The difference of the tabular sines at the base (2.48). */
  difference: number;
}

/** The sines of an argument in degrees (2.29–30). */
export function argumentOf(deg: number): Argument {
  const turned = norm360(deg);
  const withinHalfMin = (turned % 180) * 60;
  const baseMin = withinHalfMin <= QUADRANT_MIN ? withinHalfMin : 2 * QUADRANT_MIN - withinHalfMin;
  const index = Math.min(Math.floor(baseMin / SINE_STEP_MIN), SINES.length - 2);
  const perpendicular = tabularSine(QUADRANT_MIN - baseMin);
  return {
    base: turned < 180 ? tabularSine(baseMin) : -tabularSine(baseMin),
    perpendicular: turned < 90 || turned >= 270 ? perpendicular : -perpendicular,
    difference: (SINES[index + 1] as number) - (SINES[index] as number),
  };
}

/** The sine of an arc in degrees. */
export const sineOf = (deg: number): number => argumentOf(deg).base;
