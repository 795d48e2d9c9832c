/**
 * The observances of some days at a place, by civil day, with the principal one of a day first. It is a separate module,
 * because it contains the rules, which are large.
 */

import type { NamedPlace } from '../../data/place';
import { dayNumber, principalFirst, utsavasBetween } from '../../domain/feeds/utsavas';
import { FIRST_YEAR_OF_OBSERVANCES } from '../../domain/observances/question';
import { SHOWN } from '../../domain/observances/selection';
import type { Utsava } from '../../domain/observances/types';
import { civilFromDays } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import { zonePast } from '../reader/zonePast';

/** Days from 1970-01-01, both included. */
export interface SpanOfDays {
  first: number;
  last: number;
}

/** Observances that a calendar shows: without the ends of fasts, and without the second day of another tradition. */
const isNamed = ({ kind, tradition, major }: Utsava): boolean =>
  kind !== 'parana' && kind !== 'nakshatra' && (major || tradition === 'general' || tradition === 'smarta');

export function observancesOf(
  kernel: Kernel,
  { first, last }: SpanOfDays,
  { lat, lon, tz }: NamedPlace,
): Map<number, Utsava[]> {
  if (civilFromDays(first).year < FIRST_YEAR_OF_OBSERVANCES) return new Map();
  const utsavas = utsavasBetween(kernel, first, last, {
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    ...SHOWN.principal,
  });
  const byDay = new Map<number, Utsava[]>();
  for (const utsava of utsavas.ok ? utsavas.value.filter(isNamed) : []) {
    const day = dayNumber(utsava.date);
    byDay.set(day, [...(byDay.get(day) ?? []), utsava]);
  }
  return new Map([...byDay].map(([day, all]) => [day, principalFirst(all)]));
}
