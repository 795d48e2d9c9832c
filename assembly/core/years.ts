/**
 * The tables of all years. The module holds those of 1899 to 2101. Those of other years are files, blocks of 250 to 300
 * years, each in a time of its own (Julian centuries TT from its middle). When a call meets a year whose block is
 * absent, it leaves the number of the block in `missing` and traps before it has written anything; the host then
 * writes the file into one of two rooms and repeats the call.
 *
 * Around the edge of two blocks their series are blended, so that places and rates continue without a jump: the
 * difference of two blocks is at most 0.1″, and vanishes smoothly over 48 days.
 */
import { turns } from './angle';
import { HEADS, expand } from './unpack';
import { DAYS_PER_CENTURY, J2000 } from './constants';
import { MAX_INSTANTS, onGrid as seriesOnGrid } from './rotate';
import { evaluate as evaluateSeries, HEAD_BYTES, LARGE_BYTES, seriesRate as rateOfSeries, SMALL_BYTES } from './series';

/**
 * Polynomials that a file has after its series: the mean node, the mean obliquity, the precession in right ascension.
 */
export const MEAN_NODE: i32 = 23;
export const MEAN_OBLIQUITY: i32 = 24;
export const PRECESSION_RA: i32 = 25;
const SERIES_IN_FILE: i32 = 26;

/** Blocks in order of time: 20 before the one of the module, 3 after it. */
const PRESENT: i32 = 20;
const LAST: i32 = 23;

/**
 * Edges of the block of the module, outside the span that it certifies: 1899 January 15 and 2101 November 22, JD TT,
 * and half the width of a blend, days. No page of windows that touches the certified span reads an instant of a blend.
 */
export const FIRST_EDGE_TT: f64 = 2414670;
export const LAST_EDGE_TT: f64 = 2488760;
export const HALF_BLEND_DAYS: f64 = 24;
const FIRST_EDGE: f64 = (FIRST_EDGE_TT - J2000) / DAYS_PER_CENTURY;
const LAST_EDGE: f64 = (LAST_EDGE_TT - J2000) / DAYS_PER_CENTURY;
const HALF: f64 = HALF_BLEND_DAYS / DAYS_PER_CENTURY;

/** The end of a block, Julian centuries TT from J2000: −2850, every 250 years to 1650, then 1899, 2101, 2400, 2700. */
function edgeAfter(block: i32): f64 {
  if (block < 0) return -Infinity;
  if (block < PRESENT - 1) return 2.5 * <f64>block - 48.5;
  if (block == PRESENT - 1) return FIRST_EDGE;
  if (block == PRESENT) return LAST_EDGE;
  return block < LAST ? 3 * <f64>(block - PRESENT) + 1 : Infinity;
}

/**
 * Fields of a file (tools/tables/pack.py), bytes from its beginning; the host has checked it. ΔT is tabulated in
 * seconds at years of 365.2425 days from 2000 January 1.0.
 */
const FILE_NUMBER: usize = 8;
export const FILE_DELTA_T_COUNT: usize = 12;
export const FILE_DELTA_T_FIRST_YEAR: usize = 16;
export const FILE_DELTA_T_STEP_YEARS: usize = 20;
/** The middle of the block, Julian centuries TT from J2000. */
const FILE_EPOCH: usize = 24;
const FILE_LEVELS: usize = 32;
const FILE_TAILS: usize = FILE_LEVELS + SERIES_IN_FILE * 16;
export const FILE_DELTA_T: usize = FILE_TAILS + SERIES_IN_FILE * 16;

const FILE_BYTES: i32 = 24 * 1024;
const ROOM_HEADS: i32 = FILE_BYTES;
const ROOM_TERMS: i32 = ROOM_HEADS + SERIES_IN_FILE * HEAD_BYTES;
/** The largest block has 55 groups of two large terms and 1,207 of four small ones. */
const ROOM_BYTES: i32 = ROOM_TERMS + 60 * LARGE_BYTES + 1240 * SMALL_BYTES;
const ROOMS: usize = memory.data(2 * ROOM_BYTES, 16);

/** Numbers of the blocks in the two rooms, −1 for none; the room that was used less recently. */
let firstNumber: i32 = -1;
let secondNumber: i32 = -1;
let older: i32 = 0;
/** Number of the block that the last call missed, or −1. */
let missing: i32 = -1;

/** Whether the calls answer for all years, or only with the tables of the module. */
export let allYears: bool = false;

// The choice: the tables for the instants from `fromT` to `toT`, and those to blend them with around `edge`.
let fromT: f64 = -Infinity;
let toT: f64 = Infinity;
let heads: usize = HEADS;
let epoch: f64 = 0;
let nextHeads: usize = 0;
let nextEpoch: f64 = 0;
let edge: f64 = 0;

/** Address of the file of a block, which stays in its room. */
function fileOf(block: i32): usize {
  const room = block == firstNumber ? 0 : block == secondNumber ? 1 : -1;
  if (room < 0) {
    missing = block;
    unreachable();
  }
  older = 1 - room;
  return ROOMS + <usize>(room * ROOM_BYTES);
}

/** Chooses the tables for the instants from `t` to `last`, which contain at most one edge. */
function choose(t: f64, last: f64): void {
  let block = 0;
  while (t >= edgeAfter(block) + HALF) block++;
  const end = edgeAfter(block);
  const blends = last >= end - HALF;
  const file: usize = block == PRESENT ? 0 : fileOf(block);
  const nextFile: usize = blends && block + 1 != PRESENT ? fileOf(block + 1) : 0;
  const begin = blends ? end - HALF : edgeAfter(block - 1) + HALF;
  // No call from here on: if the stack overflowed between two of these lines, they would not belong together.
  heads = file == 0 ? HEADS : file + ROOM_HEADS;
  epoch = file == 0 ? 0 : load<f64>(file, FILE_EPOCH);
  nextHeads = !blends ? 0 : nextFile == 0 ? HEADS : nextFile + ROOM_HEADS;
  nextEpoch = nextFile == 0 ? 0 : load<f64>(nextFile, FILE_EPOCH);
  edge = end;
  fromT = begin;
  toT = blends ? end + HALF : end - HALF;
}

/** Chooses between the tables of all years and the module's own, whose digits then never depend on other tables. */
export function chooseYears(all: bool): void {
  allYears = all;
  fromT = all ? Infinity : -Infinity;
  toT = Infinity;
  heads = HEADS;
  epoch = 0;
  nextHeads = 0;
}

/** True where the formulas for the years of the module hold instead of the polynomials of a file. */
export function isPresent(t: f64): bool {
  return !allYears || (t >= FIRST_EDGE - HALF && t < LAST_EDGE + HALF);
}

// The block of the last `fileAt`, and the instants that it holds.
let foundBlock: i32 = 0;
let foundFromT: f64 = Infinity;
let foundToT: f64 = -Infinity;

/** Finds the block of an instant that is not within the years of the module. */
function find(t: f64): void {
  let block = t < 0 ? 0 : PRESENT + 1;
  while (block != PRESENT - 1 && t >= edgeAfter(block)) block++;
  foundFromT = edgeAfter(block - 1);
  foundToT = edgeAfter(block);
  foundBlock = block;
}

/** Address of the file for an instant that is not within the years of the module. */
export function fileAt(t: f64): usize {
  if (!(t >= foundFromT && t < foundToT)) find(t);
  return fileOf(foundBlock);
}

/** Number of the block that the last call missed, or −1; forgets it. */
export function missingYears(): i32 {
  const block = missing;
  missing = -1;
  return block;
}

/** Empties the room that was used less recently, and returns its address for a file. */
export function roomForYears(): usize {
  if (older == 0) firstNumber = -1;
  else secondNumber = -1;
  fromT = allYears ? Infinity : fromT;
  return ROOMS + <usize>(older * ROOM_BYTES);
}

/** Expands the file that the host has written. */
export function openYears(): void {
  const file = ROOMS + <usize>(older * ROOM_BYTES);
  const deltaTBytes = (load<i32>(file, FILE_DELTA_T_COUNT) * 4 + 7) & ~7;
  const packed = file + FILE_DELTA_T + <usize>deltaTBytes;
  // Lanes without a term have to be zero.
  memory.fill(file + ROOM_HEADS, 0, ROOM_BYTES - ROOM_HEADS);
  expand(SERIES_IN_FILE, file + FILE_LEVELS, file + FILE_TAILS, packed, file + ROOM_HEADS, file + ROOM_TERMS);
  const block = load<i32>(file, FILE_NUMBER);
  if (older == 0) firstNumber = block;
  else secondNumber = block;
  older = 1 - older;
}

/** Derivative of the last evaluation, per century. */
export let seriesRate: f64 = 0;

/** Difference of the values of two blocks. Their longitudes count whole turns differently. */
@inline function apart(value: f64, next: f64): f64 {
  const difference = next - value;
  return difference - turns(difference);
}

/** How far an instant lies on the way from one block to the next, 0 to 1. */
@inline function way(t: f64): f64 {
  return Math.min(Math.max((t - edge) / (2 * HALF) + 0.5, 0), 1);
}

@inline function shareOf(x: f64): f64 {
  return x * x * (3 - 2 * x);
}

/**
 * Value of a series at `t` (Julian centuries TT from J2000); leaves its derivative in `seriesRate`.
 *
 * @param series  its number in the tables
 */
export function evaluate(series: i32, t: f64): f64 {
  if (!(t >= fromT && t < toT)) choose(t, t);
  const at = <usize>(series * HEAD_BYTES);
  const value = evaluateSeries(heads + at, t - epoch);
  seriesRate = rateOfSeries;
  if (nextHeads == 0) return value;
  const rate = rateOfSeries;
  const next = evaluateSeries(nextHeads + at, t - nextEpoch);
  const x = way(t);
  const share = shareOf(x);
  const growth = apart(value, next);
  seriesRate = rate + share * (rateOfSeries - rate) + ((6 * x * (1 - x)) / (2 * HALF)) * growth;
  return value + share * growth;
}

/** Values of the next block on a grid. */
const NEXT: usize = memory.data(MAX_INSTANTS * 8, 16);

/** Writes the values of a series at `count` instants t, t + step, …: see `rotate.ts`. */
export function onGrid(series: i32, t: f64, stepCenturies: f64, values: usize, count: i32): void {
  const last = t + stepCenturies * <f64>count;
  if (!(t >= fromT && last < toT)) choose(t, last);
  const at = <usize>(series * HEAD_BYTES);
  seriesOnGrid(heads + at, t - epoch, stepCenturies, values, count);
  if (nextHeads == 0) return;
  seriesOnGrid(nextHeads + at, t - nextEpoch, stepCenturies, NEXT, count);
  for (let i = 0; i < count; i++) {
    const share = shareOf(way(t + stepCenturies * <f64>i));
    const place = (<usize>i) << 3;
    const next = load<f64>(NEXT + place);
    store<f64>(values + place, next - (1 - share) * apart(load<f64>(values + place), next));
  }
}
