/** Every export of the kernel, by name, and nothing else. Angles in radians, instants in Julian days UT. */
import { expandAll } from './core/unpack';
import { prepareWindows } from './events/windows';
import { ABI_VERSION, BLOCK, BLOCK_SLOTS } from './layout';
import { FIRST_JD, LAST_JD } from './time/scales';

export { sky } from './bodies/sky';
export { rectify } from './dasha/rectify';
export { divide as vimshottariDivide, running as vimshottariRunning, vimshottari } from './dasha/vimshottari';
export { crossing, daily, eclipses, ingresses, moments, span, stations } from './events/span';
export { angles } from './houses/angles';
export { deltaT } from './time/deltat';

export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Address of the shared block and its length in slots of eight bytes. */
export function blockAddress(): usize {
  return BLOCK;
}

export function blockSlots(): i32 {
  return BLOCK_SLOTS;
}

/** The certified span, Julian days UT. */
export function firstJd(): f64 {
  return FIRST_JD;
}

export function lastJd(): f64 {
  return LAST_JD;
}

/** Traps of the runtime end here, so that the module imports nothing. */
export function onAbort(_message: usize, _file: usize, _line: u32, _column: u32): void {
  unreachable();
}

expandAll();
prepareWindows();
