/**
 * Expands the packed series once, when the module starts.
 *
 * The form is a stream of bits, low bits of a byte first. Of each series three groups: large terms, small
 * constant terms, small rising terms. Of each group twelve tiers by size of the amplitudes; of each tier the
 * count (Elias gamma of count + 1) and, unless that is zero, runs of Rice codes, each with its parameter in
 * six bits: rates as differences to the one before in steps of the tier, curvatures (large terms only), cosine
 * and sine amplitudes in quanta, zigzag coded. `tools/tables/emit.py` writes it.
 */
import { EXPANDED_BYTES, SERIES_COUNT, SERIES_HEADS, SERIES_TAILS, SERIES_TERMS } from '../tables/series';
import { PI } from './constants';
import {
  GROUP_BYTES,
  HEAD_BYTES,
  HEAD_CONSTANT,
  HEAD_LARGE,
  HEAD_RISING,
  HEAD_TERMS,
  LARGE_COSINE,
  LARGE_CURVE,
  LARGE_RATE,
  LARGE_SINE,
  SMALL_COSINE,
  SMALL_RATE,
  SMALL_SINE,
} from './series';

const CURVE_STEP: f64 = 1e-8; // rad per century²
const TIERS: i32 = 12;
const FIRST_TIER_STEP: f64 = 0.5; // rad per century; each tier's is a quarter of the one before
const PACKED_HEAD_BYTES: i32 = 16;

const HEADS: usize = memory.data(SERIES_COUNT * HEAD_BYTES, 16);
const TERMS: usize = memory.data(EXPANDED_BYTES, 16);

/** Bits read so far. */
let cursor: usize = 0;

/** Address of the expanded head of a series. */
@inline export function headOf(series: i32): usize {
  return HEADS + <usize>(series * HEAD_BYTES);
}

/** The next bits of the stream, at least 57 of them. */
@inline function ahead(): u64 {
  return load<u64>(SERIES_TERMS + (cursor >> 3)) >> (cursor & 7);
}

function bits(width: i32): i64 {
  const value = ahead() & ((1 << (<u64>width)) - 1);
  cursor += width;
  return value;
}

/** How many zeros stand before the next one, which is passed over too. */
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

/** Address of lane `i` of a field whose terms stand by twos (`shift` 1) or by fours (2), `T` being the field's type. */
@inline function lane<T>(field: usize, i: i32, shift: i32): usize {
  return field + <usize>((i >> shift) * GROUP_BYTES + (i & ((1 << shift) - 1)) * sizeof<T>());
}

/** Rates of the terms `from` to `end` of one tier, as half-turns per century. */
function expandRates(field: usize, from: i32, end: i32, shift: i32, step: f64): void {
  const parameter = <i32>bits(6);
  let rate: i64 = 0;
  for (let i = from; i < end; i++) {
    rate += rice(parameter);
    store<f64>(lane<f64>(field, i, shift), (<f64>rate * step) / PI);
  }
}

/** A run of zigzag coded values times `unit`. */
function expandValues<T>(field: usize, from: i32, end: i32, shift: i32, unit: f64): void {
  const parameter = <i32>bits(6);
  for (let i = from; i < end; i++) {
    const code = rice(parameter);
    store<T>(lane<T>(field, i, shift), <T>(<f64>((code >>> 1) ^ -(code & 1)) * unit));
  }
}

/** Expands one group of terms; returns their number filled up to whole lanes. */
function expandGroup(terms: usize, quantum: f64, large: bool): i32 {
  const shift = large ? 1 : 2;
  let filled = 0;
  let step = FIRST_TIER_STEP;
  for (let tier = 0; tier < TIERS; tier++) {
    const end = filled + gamma() - 1;
    if (end > filled) {
      if (large) {
        expandRates(terms + LARGE_RATE, filled, end, shift, step);
        expandValues<f64>(terms + LARGE_CURVE, filled, end, shift, CURVE_STEP / PI);
        expandValues<f64>(terms + LARGE_COSINE, filled, end, shift, quantum);
        expandValues<f64>(terms + LARGE_SINE, filled, end, shift, quantum);
      } else {
        expandRates(terms + SMALL_RATE, filled, end, shift, step);
        expandValues<f32>(terms + SMALL_COSINE, filled, end, shift, quantum);
        expandValues<f32>(terms + SMALL_SINE, filled, end, shift, quantum);
      }
    }
    filled = end;
    step *= 0.25;
  }
  const lanes = 1 << shift;
  return (filled + lanes - 1) & -lanes;
}

/** Expands every series. Runs once, from the module's start. */
export function expandAll(): void {
  cursor = 0;
  let terms = TERMS;
  for (let series = 0; series < SERIES_COUNT; series++) {
    const head = headOf(series);
    const level = SERIES_HEADS + <usize>(series * PACKED_HEAD_BYTES);
    const tail = SERIES_TAILS + <usize>(series * PACKED_HEAD_BYTES);
    const quantum = <f64>load<f32>(tail);
    memory.copy(head, level, PACKED_HEAD_BYTES);
    for (let i: usize = 1; i < 4; i++) store<f64>(head + 8 + (i << 3), <f64>load<f32>(tail + (i << 2)));
    store<i32>(head, <i32>terms, HEAD_TERMS);
    const large = expandGroup(terms, quantum, true);
    terms += (large >> 1) * GROUP_BYTES;
    const constant = expandGroup(terms, quantum, false);
    terms += (constant >> 2) * GROUP_BYTES;
    const rising = expandGroup(terms, quantum, false);
    terms += (rising >> 2) * GROUP_BYTES;
    store<i32>(head, large, HEAD_LARGE);
    store<i32>(head, constant, HEAD_CONSTANT);
    store<i32>(head, rising, HEAD_RISING);
  }
}
