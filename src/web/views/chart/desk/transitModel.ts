/** Transits of a span over a birth, for the list on the desk. */
import type { GrahaKey } from '../../../../data/keys';
import { DEFAULT_SKY_BODIES } from '../../../../domain/sky/types';
import { JD_UNIX_EPOCH, LAST_YEAR } from '../../../../domain/time/civil';
import { computeTransits } from '../../../../domain/transits/transits';
import { DEFAULT_NATAL_POINTS, type Transits } from '../../../../domain/transits/types';
import type { Kernel } from '../../../../kernel/kernel';
import type { Resolved } from '../../../shared/birth';

export const YEARS = [1, 2, 5, 10, 20] as const;
type Years = (typeof YEARS)[number];

const FAST: readonly GrahaKey[] = ['sun', 'mercury', 'venus'];
const DAYS_PER_YEAR = 365.25;

export interface TransitSpan {
  /** Days from 1970-01-01. */
  from: number;
  years: Years;
  /** Includes Sun, Mercury and Venus, which pass every point at least once a year. */
  withFast: boolean;
}

export const lastDayOf = ({ from, years }: TransitSpan): number => from + Math.round(years * DAYS_PER_YEAR) - 1;

/** The transits of whole days in the local time of the birth; null beyond the supported years. */
export function transitsOf(
  kernel: Kernel,
  { birth, question, offsetHours }: Resolved,
  span: TransitSpan,
): Transits | null {
  const midnight = (day: number) => JD_UNIX_EPOCH + day - offsetHours / 24;
  const lastJd = JD_UNIX_EPOCH + Date.UTC(LAST_YEAR + 1, 0, 1) / 86_400_000;
  const result = computeTransits(kernel, {
    natal: question,
    fromJd: midnight(span.from),
    toJd: Math.min(midnight(lastDayOf(span) + 1), lastJd),
    bodies: DEFAULT_SKY_BODIES.filter((key) => span.withFast || !FAST.includes(key)),
    points: DEFAULT_NATAL_POINTS,
    yearDays: birth.settings.dashaYearDays,
  });
  return result.ok ? result.value : null;
}
