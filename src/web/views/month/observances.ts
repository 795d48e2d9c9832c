/**
 * The observances of a month at a place, by civil day, with the principal one of a day first. It is a separate module,
 * because it contains the rules, which are large.
 */

import type { NamedPlace } from '../../../data/place';
import { dayNumber, principalFirst, utsavasBetween } from '../../../domain/feeds/utsavas';
import { SHOWN } from '../../../domain/observances/selection';
import type { Utsava } from '../../../domain/observances/types';
import { daysFromCivil, daysInMonth } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { zonePast } from '../../reader/zonePast';
import type { MonthOf } from './model';

/** Observances that a month shows: without the ends of fasts, and without the second day of another tradition. */
const isNamed = ({ kind, tradition, major }: Utsava): boolean =>
  kind !== 'parana' && kind !== 'nakshatra' && (major || tradition === 'general' || tradition === 'smarta');

export function observancesOf(
  kernel: Kernel,
  { year, month }: MonthOf,
  { lat, lon, tz }: NamedPlace,
): Map<number, Utsava[]> {
  const first = daysFromCivil(year, month, 1);
  const last = first + daysInMonth(year, month) - 1;
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
