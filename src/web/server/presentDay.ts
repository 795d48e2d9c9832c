/** The present day of a reader's place. */
import { vedicDayHolding } from '../../domain/day/day';
import type { Kernel } from '../../kernel/kernel';
import type { Reader } from '../reader/reader';
import { clocksAbout } from '../shared/clocks';
import { dayOf } from '../views/day/model';

/** The day that holds an instant at the reader's place. */
export function holdingDay(kernel: Kernel, { place }: Reader, jdUt: number) {
  const tzHours = clocksAbout(place, jdUt).hoursAt(jdUt);
  return vedicDayHolding(kernel, jdUt, { latDeg: place.lat, lonDeg: place.lon }, tzHours);
}

/** The present day of the reader's place. */
export function presentDay(kernel: Kernel, reader: Reader, jdUt: number) {
  const holding = holdingDay(kernel, reader, jdUt);
  return holding.ok ? dayOf(kernel, holding.value.date, reader) : holding;
}
