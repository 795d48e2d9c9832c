/**
 * The observances of some days at a place, by civil day, with the principal one of a day first. It is a separate module,
 * because it contains the rules, which are large.
 */

import type { NamedPlace } from '../../data/place';
import { principalFirst, utsavasBetween } from '../../domain/feeds/utsavas';
import { SHOWN } from '../../domain/observances/selection';
import type { Utsava } from '../../domain/observances/types';
import { civilFromDays, daysFromDate, FIRST_YEAR } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import { zonePast } from '../reader/zonePast';
import { isVow, VOW_KINDS } from './vows';

/** Days from 1970-01-01, both included. */
export interface SpanOfDays {
  first: number;
  last: number;
}

/** Observances that a calendar shows: without the ends of fasts, and without the second day of another tradition. */
const isNamed = ({ kind, tradition, major }: Utsava): boolean =>
  kind !== 'parana' && kind !== 'nakshatra' && (major || tradition === 'general' || tradition === 'smarta');

/** A full or new moon has rows for its bath, its fast and its month: of those on one day, the first. */
export const withoutTwins = (utsavas: readonly Utsava[]): Utsava[] =>
  utsavas.filter(({ kind }, i) => {
    const first = utsavas.findIndex((other) => other.kind === kind);
    return (kind !== 'purnima' && kind !== 'amavasya') || i === first;
  });

/** The observances of days at a place, by day; none before 1900, when other rules were kept. */
export function observancesOf(
  kernel: Kernel,
  { first, last }: SpanOfDays,
  { lat, lon, tz }: NamedPlace,
): Map<number, Utsava[]> {
  if (civilFromDays(first).year < FIRST_YEAR) return new Map();
  const where = { place: { latDeg: lat, lonDeg: lon }, tz, histories: zonePast() };
  const principal = utsavasBetween(kernel, first, last, { ...where, ...SHOWN.principal });
  const named = principal.ok ? principal.value.filter(isNamed) : [];
  const vows = utsavasBetween(kernel, first, last, { ...where, kinds: VOW_KINDS });
  const further = vows.ok
    ? vows.value.filter(isVow).filter(({ key }) => !named.some((other) => other.key === key))
    : [];
  const byDay = new Map<number, Utsava[]>();
  for (const utsava of [...named, ...further]) {
    const day = daysFromDate(utsava.date);
    byDay.set(day, [...(byDay.get(day) ?? []), utsava]);
  }
  return new Map([...byDay].map(([day, all]) => [day, withoutTwins(principalFirst(all))]));
}
