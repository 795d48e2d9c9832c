/** An answer, or the tagged reason why there is none. A bug is thrown, never returned. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** The instant lies outside the certified span; Julian days UT. */
export interface EpochOutOfRange {
  reason: 'epoch_out_of_range';
  jdUt: number;
  from: number;
  to: number;
}
