/** The annual chart of a birth: its present year, and its figures. */

import { FIRST_YEAR, LAST_YEAR } from '../../../../domain/time/civil';
import { zoneOffsets } from '../../../../domain/time/zone';
import { computeVarsha, type Varsha } from '../../../../domain/varshaphala/varsha';
import type { Kernel } from '../../../../kernel/kernel';
import { wallAt } from '../../../reader/format';
import { zonePast } from '../../../reader/zonePast';
import type { Resolved } from '../../../shared/birth';
import { noteOf } from '../address';

export type Annual = Varsha<never, never>;

/** The annual chart of a Gregorian year, cast for the place of birth; null outside the kernel's span. */
export function annualOf(
  kernel: Kernel,
  { birth, question, offsetHours, zone }: Resolved,
  year: number,
): Annual | null {
  const { latDeg, lonDeg } = question;
  const offsetAt = (jdUt: number): number => {
    const offsets = zone.kind === 'iana' ? zoneOffsets(zone.id, jdUt, jdUt, zonePast()) : null;
    return offsets?.ok ? offsets.value.hoursAt(jdUt) : offsetHours;
  };
  const varsha = computeVarsha(
    kernel,
    { natal: question, age: year - birth.clock.year, place: { latDeg, lonDeg }, offsetHours: offsetAt },
    { include: [] },
  );
  return varsha.ok ? varsha.value : null;
}

/** The year of the last return before an instant; the birth year before the birth. */
export function runningYear(kernel: Kernel, resolved: Resolved, nowJd: number): number {
  const { birth, offsetHours } = resolved;
  const { year } = wallAt(nowJd, offsetHours);
  const annual = annualOf(kernel, resolved, Math.min(year, LAST_YEAR));
  const started = annual && annual.return.jdUt <= nowJd ? year : year - 1;
  return Math.min(Math.max(started, birth.clock.year, FIRST_YEAR), LAST_YEAR);
}

/** The year in the URL; null if it names none. */
export function yearOfAddress(): number | null {
  const year = Number(noteOf('varsha'));
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}
