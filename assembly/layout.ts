/**
 * The shared block: every result of a call, as 64-bit floats, overwritten by the next call. Each offset is
 * the one before plus its size, in slots of eight bytes. `src/kernel/block.ts` mirrors this file; a test
 * compares the two through the exports.
 */

/** Changes whenever the block or the meaning of an export does. */
export const ABI_VERSION: i32 = 3;

/** jdTt, ΔT (s), Δψ, Δε, mean obliquity, true obliquity, GAST, rate of Δψ (per day). */
export const SKY: i32 = 0;
/** Seven bodies in the order of the API: longitude, latitude (rad), distance (au), speed (rad/day). */
export const BODIES: i32 = SKY + 8;
/** Mean node, true node: longitude (rad), speed (rad/day). */
export const NODES: i32 = BODIES + 7 * 4;
/** Five ayanāṃśas in the order of the API: mean value (rad), its rate (rad/day). */
export const AYANAMSHAS: i32 = NODES + 2 * 2;
/** ARMC, ascendant, midheaven, twelve Plācidus cusps (rad). */
export const ANGLES: i32 = AYANAMSHAS + 5 * 2;
/** Boundaries of daśā periods (JD), at most 9³ periods and the end of the last. */
export const DASHA: i32 = ANGLES + 15;
export const DASHA_SLOTS: i32 = 730;

/** Instants of events (JD UT) and what belongs to them, as each search lays them out. */
export const EVENTS: i32 = DASHA + DASHA_SLOTS;
export const MOST_EVENTS: i32 = 14410;

export const BLOCK_SLOTS: i32 = EVENTS + MOST_EVENTS;

/** Address of the block in linear memory. */
export const BLOCK: usize = memory.data(BLOCK_SLOTS * 8, 16);

@inline export function put(slot: i32, value: f64): void {
  store<f64>(BLOCK + ((<usize>slot) << 3), value);
}

/** Writes slot `i` of the events. */
@inline export function putEvent(i: i32, value: f64): void {
  put(EVENTS + i, value);
}

@inline export function get(slot: i32): f64 {
  return load<f64>(BLOCK + ((<usize>slot) << 3));
}
