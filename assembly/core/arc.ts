/** Arc tangents in pairs, without branches, with the same digits on every machine. */
import { PI } from './constants';

/** Tangent of an eighth of π. Beyond it the quotient is taken relative to the quotient of π/4. */
const EIGHTH: f64 = 0.41421356237309503;

/** atan(q)/q as a polynomial in q², an original fit at Chebyshev nodes: within 3e-14 for |q| up to EIGHTH. */
const COEFFICIENTS: usize = memory.data<f64>([
  0.03066244037030629, -0.05874505621299197, 0.07563703551912593, -0.09078392072943008, 0.11110385046147976,
  -0.14285690423839284, 0.19999999604891977, -0.33333333330803444, 0.9999999999999732,
]);

@inline function coefficient(i: usize): v128 {
  return v128.load64_splat(COEFFICIENTS + (i << 3));
}

/** Angles of two points (x, y) from the x axis, radians in [-π, π]: 0 for the origin, NaN if a coordinate is NaN. */
export function arcTangents(y: v128, x: v128): v128 {
  const width = f64x2.abs(x);
  const height = f64x2.abs(y);
  const steep = f64x2.gt(height, width);
  const small = v128.bitselect(width, height, steep);
  const great = v128.bitselect(height, width, steep);
  const far = f64x2.gt(small, f64x2.mul(great, f64x2.splat(EIGHTH)));
  // The smallest normal double avoids 0/0 and changes no other quotient.
  const q = f64x2.div(
    f64x2.sub(small, v128.and(great, far)),
    f64x2.add(f64x2.add(great, v128.and(small, far)), f64x2.splat(f64.MIN_NORMAL_VALUE)),
  );
  const z = f64x2.mul(q, q);
  const z2 = f64x2.mul(z, z);
  // Even and odd powers separately: two independent dependency chains.
  let even = coefficient(0);
  even = f64x2.add(coefficient(2), f64x2.mul(z2, even));
  even = f64x2.add(coefficient(4), f64x2.mul(z2, even));
  even = f64x2.add(coefficient(6), f64x2.mul(z2, even));
  even = f64x2.add(coefficient(8), f64x2.mul(z2, even));
  let odd = coefficient(1);
  odd = f64x2.add(coefficient(3), f64x2.mul(z2, odd));
  odd = f64x2.add(coefficient(5), f64x2.mul(z2, odd));
  odd = f64x2.add(coefficient(7), f64x2.mul(z2, odd));
  const sum = f64x2.add(even, f64x2.mul(z, odd));
  let angle = f64x2.add(f64x2.mul(q, sum), v128.and(f64x2.splat(PI / 4), far));
  angle = v128.bitselect(f64x2.sub(f64x2.splat(PI / 2), angle), angle, steep);
  angle = v128.bitselect(f64x2.sub(f64x2.splat(PI), angle), angle, f64x2.lt(x, f64x2.splat(0)));
  return v128.xor(angle, v128.and(y, f64x2.splat(-0.0)));
}

/** The same for one point. */
export function arcTangent(y: f64, x: f64): f64 {
  return f64x2.extract_lane(arcTangents(f64x2.splat(y), f64x2.splat(x)), 0);
}

/** Arc sine in radians; NaN beyond ±1. */
export function arcSine(x: f64): f64 {
  return arcTangent(x, Math.sqrt(1 - x * x));
}
