/**
 * Status that a call returns in addition to the block: zero for success, positive for success with a warning, negative
 * for a refusal. AssemblyScript and TypeScript both compile this file.
 */

export const OK = 0;
/** Beyond the polar circles some Placidus cusps do not exist; the other angles are valid. */
export const WARN_NO_PLACIDUS = 1;
/** The instant lies outside the certified span. */
export const ERR_EPOCH_OUT_OF_RANGE = -1;
/** An argument lies outside the bounds of the function. */
export const ERR_ARGUMENT = -2;
