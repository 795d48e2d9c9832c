/** Instants in answers of `/api/v1`. */
import type { Stretch } from '../../data/stretch';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';

/** An instant in local time with its UTC offset; in UTC without clocks. */
export const instantBy = (clocks: Clocks | null, jdUt: number): string =>
  clocks === null ? isoUtc(jdUt) : isoLocal(jdUt, clocks.hoursAt(jdUt));

/** A period of time. */
export const spanBy = (clocks: Clocks | null, { startJd, endJd }: Stretch) => ({
  start: instantBy(clocks, startJd),
  end: instantBy(clocks, endJd),
});
