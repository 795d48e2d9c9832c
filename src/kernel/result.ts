/** An answer, or the tagged reason for its absence. A bug is thrown, never returned. */
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

/** A call met years whose tables are not at hand. The same call succeeds once they are. */
export class YearsMissing extends Error {
  override readonly name = 'YearsMissing';
  /** Key of the file. */
  readonly key: string;

  constructor(key: string) {
    super(`the tables of the years from ${key} on are not loaded`);
    this.key = key;
  }
}
