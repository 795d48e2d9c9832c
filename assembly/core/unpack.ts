/**
 * Expands packed series: the module's own at its start, those for other years when `years.ts` opens them.
 *
 * `tools/tables/emit.py` writes one stream of bits, low bits of a byte first. Each series has three groups: large
 * terms, small constant terms, small rising terms. Each group has twelve tiers by size of the amplitudes. Each tier has
 * its count (Elias gamma of count + 1) and, unless that is zero, runs of Rice codes that begin with their parameter in
 * six bits: rates as differences in steps of the tier, curvatures (large terms only), cosine and sine amplitudes in
 * quanta. Curvatures and amplitudes are zigzag coded.
 */
import {
  LARGE_GROUPS,
  SERIES_COUNT,
  SERIES_HEADS,
  SERIES_TAILS,
  SERIES_TERMS,
  SMALL_GROUPS,
} from '../tables/series';
import { arcTangents } from './arc';
import { PI, TWO_PI } from './constants';
import { COARSE_UNIT, WRAP } from './phase';
import {
  HEAD_BYTES,
  HEAD_COARSE,
  HEAD_FINE,
  HEAD_LARGE,
  HEAD_RISING,
  HEAD_TERMS,
  LARGE_BYTES,
  LARGE_COSINE,
  LARGE_CURVE,
  LARGE_RATE,
  LARGE_SINE,
  SMALL_BYTES,
  SMALL_PHASE,
  SMALL_RATE,
  SMALL_SPEED,
  SMALL_VALUE,
} from './series';

const CURVE_STEP: f64 = 1e-8; // rad per century²
const TIERS: i32 = 12;
const FIRST_TIER_STEP: f64 = 0.5; // rad per century; a quarter of it in each following tier
/** Small constant terms of the tiers below this one are coarse. */
const COARSE_TIERS: i32 = 3;
const PACKED_HEAD_BYTES: i32 = 16;

/** Expanded heads of the series of the module. */
export const HEADS: usize = memory.data(SERIES_COUNT * HEAD_BYTES, 16);
/** With an empty group at the end: `rotate.ts` reads groups in pairs. */
const TERMS: usize = memory.data(LARGE_GROUPS * LARGE_BYTES + (SMALL_GROUPS + 1) * SMALL_BYTES, 16);

/** The stream, and the bits of it read so far. */
let stream: usize = 0;
let cursor: usize = 0;

/** At least the next 57 bits of the stream. */
@inline function ahead(): u64 {
  return load<u64>(stream + (cursor >> 3)) >> (cursor & 7);
}

function bits(width: i32): i64 {
  const value = ahead() & ((1 << (<u64>width)) - 1);
  cursor += width;
  return value;
}

/** Counts the zeros before the next one bit, and skips both. */
function zeros(): i32 {
  const count = <i32>ctz(ahead());
  cursor += count + 1;
  return count;
}

/** Elias gamma code, 1 or more. */
function gamma(): i32 {
  const width = zeros();
  return (1 << width) | <i32>bits(width);
}

function rice(parameter: i32): i64 {
  const high = <i64>zeros();
  return (high << parameter) | bits(parameter);
}

/** Address of term `i` in a field of type `T` whose terms are grouped by twos (`shift` 1) or by fours (`shift` 2). */
@inline function lane<T>(field: usize, i: i32, shift: i32): usize {
  const group = (i >> shift) * (shift == 1 ? LARGE_BYTES : SMALL_BYTES);
  return field + <usize>(group + (i & ((1 << shift) - 1)) * sizeof<T>());
}

/** Expands the rates of one tier, terms `from` to `end`, in units of `unit`. */
function expandRates(field: usize, from: i32, end: i32, shift: i32, unit: f64): void {
  const parameter = <i32>bits(6);
  let rate: i64 = 0;
  for (let i = from; i < end; i++) {
    rate += rice(parameter);
    store<f64>(lane<f64>(field, i, shift), <f64>rate * unit);
  }
}

/** Expands a run of zigzag coded values, in units of `unit`. */
function expandValues<T>(field: usize, from: i32, end: i32, shift: i32, unit: f64): void {
  const parameter = <i32>bits(6);
  for (let i = from; i < end; i++) {
    const code = rice(parameter);
    store<T>(lane<T>(field, i, shift), <T>(<f64>((code >>> 1) ^ -(code & 1)) * unit));
  }
}

/** Expands some tiers of one group of terms, and returns their number rounded up to whole lanes. */
function expandTiers(terms: usize, quantum: f64, large: bool, firstTier: i32, lastTier: i32): i32 {
  const shift = large ? 1 : 2;
  let filled = 0;
  for (let tier = firstTier; tier <= lastTier; tier++) {
    const step = FIRST_TIER_STEP / <f64>(1 << (2 * tier));
    const end = filled + gamma() - 1;
    if (end > filled) {
      if (large) {
        expandRates(terms + LARGE_RATE, filled, end, shift, step / PI);
        expandValues<f64>(terms + LARGE_CURVE, filled, end, shift, CURVE_STEP / PI);
        expandValues<f64>(terms + LARGE_COSINE, filled, end, shift, quantum);
        expandValues<f64>(terms + LARGE_SINE, filled, end, shift, quantum);
      } else {
        expandRates(terms + SMALL_RATE, filled, end, shift, step / TWO_PI);
        expandValues<f32>(terms + SMALL_VALUE, filled, end, shift, quantum);
        expandValues<f32>(terms + SMALL_SPEED, filled, end, shift, quantum);
      }
    }
    filled = end;
  }
  const lanes = 1 << shift;
  return (filled + lanes - 1) & -lanes;
}

/** Turns the cosine and sine amplitudes of two terms of a group into amplitude and phase. */
function toPhases(terms: usize, pair: usize, unit: f64): void {
  const cosines = f64x2.promote_low_f32x4(v128.load64_zero(terms + (pair << 3), SMALL_VALUE));
  const sines = f64x2.promote_low_f32x4(v128.load64_zero(terms + (pair << 3), SMALL_SPEED));
  const amplitudes = f64x2.sqrt(f64x2.add(f64x2.mul(cosines, cosines), f64x2.mul(sines, sines)));
  const speeds = f64x2.mul(f64x2.mul(amplitudes, f64x2.splat(-TWO_PI)), v128.load(terms + (pair << 4), SMALL_RATE));
  const phases = f64x2.mul(arcTangents(sines, cosines), f64x2.splat(-1 / TWO_PI));
  v128.store(terms + (pair << 4), f64x2.add(phases, f64x2.splat(WRAP)), SMALL_PHASE);
  v128.store64_lane(terms + (pair << 3), f32x4.demote_f64x2_zero(f64x2.mul(amplitudes, f64x2.splat(unit))), 0, SMALL_VALUE);
  v128.store64_lane(terms + (pair << 3), f32x4.demote_f64x2_zero(speeds), 0, SMALL_SPEED);
}

/** Address after the group that was expanded last. */
let free: usize = TERMS;

/** Expands some tiers of small terms from `free` on, and returns their number rounded up to whole lanes. */
function expandSmall(quantum: f64, firstTier: i32, lastTier: i32, unit: f64): i32 {
  const count = expandTiers(free, quantum, false, firstTier, lastTier);
  for (let i = 0; i < count; i += 4) {
    toPhases(free, 0, unit);
    toPhases(free, 1, unit);
    free += SMALL_BYTES;
  }
  return count;
}

/**
 * Expands a table of series.
 *
 * @param count   number of series
 * @param levels  of each series c0 and c1 (f64)
 * @param tails   of each series the quantum, c2, c3, c4 (f32)
 * @param packed  the stream
 * @param heads   memory for the expanded heads
 * @param terms   empty memory for the expanded terms, with an empty group at the end
 */
export function expand(count: i32, levels: usize, tails: usize, packed: usize, heads: usize, terms: usize): void {
  stream = packed;
  cursor = 0;
  free = terms;
  for (let series = 0; series < count; series++) {
    const head = heads + <usize>(series * HEAD_BYTES);
    const tail = tails + <usize>(series * PACKED_HEAD_BYTES);
    const quantum = <f64>load<f32>(tail);
    memory.copy(head, levels + <usize>(series * PACKED_HEAD_BYTES), PACKED_HEAD_BYTES);
    for (let i: usize = 1; i < 4; i++) store<f64>(head + 8 + (i << 3), <f64>load<f32>(tail + (i << 2)));
    store<i32>(head, <i32>free, HEAD_TERMS);
    const large = expandTiers(free, quantum, true, 0, TIERS - 1);
    free += (large >> 1) * LARGE_BYTES;
    store<i32>(head, large, HEAD_LARGE);
    store<i32>(head, expandSmall(quantum, 0, COARSE_TIERS - 1, COARSE_UNIT), HEAD_COARSE);
    store<i32>(head, expandSmall(quantum, COARSE_TIERS, TIERS - 1, 1), HEAD_FINE);
    store<i32>(head, expandSmall(quantum, 0, TIERS - 1, 1), HEAD_RISING);
  }
}

/** Expands the series of the module. Runs once, when the module starts. */
export function expandPresent(): void {
  expand(SERIES_COUNT, SERIES_HEADS, SERIES_TAILS, SERIES_TERMS, HEADS, TERMS);
}
