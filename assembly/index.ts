/**
 * Every export of the kernel, by name, and nothing else. `README.md` beside this file explains the conventions: units,
 * names, results left in globals and in the shared block.
 */
import { BLOCK } from './block';
import { expandPresent } from './core/unpack';
import { chooseYears as chooseTables } from './core/years';
import { ABI_VERSION, BLOCK_SLOTS } from './layout';
import { prepareDigits } from './text/digits';
import { ROW_TEXTS, TEXT } from './text/rows';
import { prepareDeltaT } from './time/deltat';
import { forgetSun } from './windows/seen';
import { forgetEdges } from './windows/windows';

export { sky } from './bodies/sky';
export { missingYears, openYears, roomForYears } from './core/years';
export { divideByOrder, divideByShares } from './dasha/divide';
export { rectify } from './dasha/rectify';
export { passages } from './events/passages';
export { positions } from './events/positions';
export { crossing, daily, eclipses, moments, span } from './events/searches';
export { visibility } from './events/visibility';
export { angles } from './houses/angles';
export { precess, precessStar } from './sidereal/custom';
export { ayanamsha } from './sidereal/zodiac';
export { writeRows } from './text/rows';
export { deltaT } from './time/deltat';
export { firstJd, lastJd } from './time/scales';

/** Version of the layout that this module was compiled with. */
export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Address of the shared block in linear memory. */
export function blockAddress(): usize {
  return BLOCK;
}

/** Address of the texts that rows repeat. */
export function rowTextsAddress(): usize {
  return ROW_TEXTS;
}

/** Address of the text that `writeRows` writes. */
export function textAddress(): usize {
  return TEXT;
}

/** Length of the shared block in slots of eight bytes. */
export function blockSlots(): i32 {
  return BLOCK_SLOTS;
}

/** Chooses for the calls that follow: 1 for all years, 0 for the span of the tables of the module. */
export function chooseYears(all: i32): void {
  chooseTables(all != 0);
  forgetEdges();
  forgetSun();
}

/** Replaces the runtime's `abort`, so that the module imports nothing. */
export function onAbort(_message: usize, _file: usize, _line: u32, _column: u32): void {
  unreachable();
}

expandPresent();
prepareDeltaT();
prepareDigits();
