/** The memory of the shared block. `layout.ts` describes its slots. */
import { BLOCK_SLOTS, EVENTS } from './layout';

/** Address of the block in linear memory. */
export const BLOCK: usize = memory.data(BLOCK_SLOTS * 8, 16);

@inline export function put(slot: i32, value: f64): void {
  store<f64>(BLOCK + ((<usize>slot) << 3), value);
}

@inline export function get(slot: i32): f64 {
  return load<f64>(BLOCK + ((<usize>slot) << 3));
}

/** Writes a slot of the events, counted from the first. */
@inline export function putEvent(slot: i32, value: f64): void {
  put(EVENTS + slot, value);
}

/** Reads a slot of the events, counted from the first. */
@inline export function getEvent(slot: i32): f64 {
  return get(EVENTS + slot);
}
