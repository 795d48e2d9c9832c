/** Outcomes of a call. Zero is success, positive answers with a reservation, negative refuses. */
export const OK: i32 = 0;
/** Beyond a polar circle some Plācidus cusps do not exist; the other angles stand. */
export const WARN_NO_PLACIDUS: i32 = 1;
/** The instant lies outside the certified span. */
export const ERR_EPOCH_OUT_OF_RANGE: i32 = -1;
/** A count or an index outside what the function can do. */
export const ERR_ARGUMENT: i32 = -2;
