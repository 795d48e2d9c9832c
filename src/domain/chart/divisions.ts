/** Divisional charts of any number of parts, by the rule that a request names. */
import { POINT_KEYS, type PointKey } from '../../data/keys';
import type { Standing } from '../positions/standing';
import { type VargaVariant, vargaPlaceOf, vargaSourceOf, vargaVariantsOf } from '../positions/vargaVariants';

/** Maximum number of divisions in one chart. */
export const MAX_DIVISIONS = 40;

/** A division to compute: its number of parts, 1 to 300, and the key of its rule; by default the first one. */
export interface DivisionChoice {
  parts: number;
  variant?: VargaVariant;
}

export interface DivisionPlace {
  /** 1..12 from Meṣa. */
  rashi: number;
  /** The part of the birth rāśi, from 1. */
  part: number;
  /** Degrees inside the rāśi of the division: the longitude times the number of parts, modulo 30. */
  degrees: number;
}

export interface Division {
  parts: number;
  variant: VargaVariant;
  source: string;
  points: Record<PointKey, DivisionPlace>;
}

/** The default divisions: those with rules of their own outside the sixteen of Parāśara. */
export const DEFAULT_DIVISIONS: readonly DivisionChoice[] = [5, 6, 8, 11, 81, 108, 144, 150, 300].map((parts) => ({
  parts,
}));

/**
 * The divisions of a choice, in its order.
 *
 * @throws RangeError  for a number of parts outside 1 to 300, or a variant that the division does not have
 */
export function computeDivisions(
  standing: Standing,
  choices: readonly DivisionChoice[] = DEFAULT_DIVISIONS,
): Division[] {
  return choices.map(({ parts, variant = vargaVariantsOf(parts)[0] as VargaVariant }) => {
    const points = POINT_KEYS.map((key) => [key, vargaPlaceOf(standing.lonDeg(key), parts, variant)] as const);
    return {
      parts,
      variant,
      source: vargaSourceOf(parts, variant),
      points: Object.fromEntries(points) as Division['points'],
    };
  });
}
