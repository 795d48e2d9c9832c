/**
 * Vedic (sidereal) astronomy: the kernel, and the rules on top of it.
 *
 * Instants are Julian days UT (`jdUt`), angles are degrees, and almanac numbers start at one. A question without an
 * answer returns `{ ok: false, error }` with its reason. Values that do not exist in nature are null.
 */

export * from './calendar';
export * from './chart';
export * from './facts';
export * from './kernel';
export * from './names';
export * from './places';
export * from './time';
