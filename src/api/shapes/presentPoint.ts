/** Rāśis and sidereal longitudes in responses. */
import type * as z from 'zod';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { isPlaced } from '../../domain/positions/placement';
import type { Placement } from '../../domain/positions/types';
import { SECONDS_PER_DAY } from '../../domain/time/civil';
import type { Labels } from '../../lexicon/labels';
import type { RashiPlace } from './placement';
import type { Point } from './point';

export const presentRashi = (rashi: number): z.output<typeof RashiPlace> => ({
  rashi: rashiName(rashi).iast,
  rashi_index: rashi,
});

/** The class names of a longitude. */
export function classNames(at: Placement): { rashi: string | null; nakshatra: string | null } {
  if (!isPlaced(at)) return { rashi: null, nakshatra: null };
  return { rashi: rashiName(at.rashi).iast, nakshatra: nakshatraName(at.nakshatra).iast };
}

/**
 * The mark of a longitude that the error of ΔT may move over a boundary.
 *
 * @param marginDays  see `localMarginDays`
 */
export const undecidedPlace = (
  { boundarySeconds }: Pick<Placement, 'boundarySeconds'>,
  marginDays: number,
): { undecided?: true } =>
  (boundarySeconds ?? Number.POSITIVE_INFINITY) < marginDays * SECONDS_PER_DAY ? { undecided: true } : {};

/** The names of a longitude in the language of the labels. */
function pointLabels(at: Placement, labels: Labels): Partial<z.output<typeof Point>> {
  if (!isPlaced(at)) return {};
  const nakshatra = labels.labelAt('nakshatra', at.nakshatra);
  return {
    rashi_label: labels.labelAt('rashi', at.rashi),
    nakshatra_label: nakshatra,
    nakshatra_pada_label: `${nakshatra} ${at.pada}`,
  };
}

export function presentPoint(at: Placement, labels: Labels | null = null): z.output<typeof Point> {
  const { rashi, nakshatra } = classNames(at);
  return {
    sidereal_deg: at.siderealDeg,
    tropical_deg: at.tropicalDeg,
    rashi,
    rashi_index: at.rashi,
    nakshatra_pada: nakshatra && `${nakshatra} ${at.pada}`,
    nakshatra,
    nakshatra_index: at.nakshatra,
    pada: at.pada,
    boundary_arcsec: at.boundaryArcsec,
    boundary_seconds: at.boundarySeconds,
    ...(labels && pointLabels(at, labels)),
  };
}
