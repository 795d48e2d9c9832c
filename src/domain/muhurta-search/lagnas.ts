/**
 * Which rāśi rises when. A boundary of a rāśi rises when the local sidereal time equals its oblique ascension, so a few
 * places of the equinox and a formula are enough, without a search. Beyond the polar circles, where some boundaries never
 * rise and the ascendant runs backwards, the ascendant is followed through the sidereal day instead.
 */

import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import type { Kernel } from '../../kernel/kernel';
import { RADIANS } from '../../kernel/units';
import { norm360, partOf } from '../circle';
import type { Limb } from '../panchanga/types';
import { SIDEREAL_DEG_PER_DAY } from '../positions/lagna';
import { type DomainError, ok, type Result } from '../result';

/** An equinox is valid for this many days: nutation, obliquity and ayanāṃśa move a boundary by less than 0.1 s meanwhile. */
const BLOCK_DAYS = 4;
/** Number of steps for following a polar ascendant, and bisections of a step in which it changes rāśi. */
const POLAR_STEPS = 720;
const HALVINGS = 30;

/** Sidereal times, degrees, from which each rāśi rises. The last one lasts until the first of the next rotation. */
type Rising = { thetaDeg: number; rashi: number }[];

const ascendant = (thetaDeg: number, epsRad: number, latRad: number): number =>
  norm360(
    Math.atan2(
      Math.cos(thetaDeg * RADIANS),
      -(Math.sin(thetaDeg * RADIANS) * Math.cos(epsRad) + Math.tan(latRad) * Math.sin(epsRad)),
    ) / RADIANS,
  );

/** The sidereal time at which an ecliptic longitude rises, degrees. */
function risingTheta(lonDeg: number, epsRad: number, latRad: number): number {
  const lon = lonDeg * RADIANS;
  const ra = Math.atan2(Math.sin(lon) * Math.cos(epsRad), Math.cos(lon)) / RADIANS;
  const dec = Math.asin(Math.sin(epsRad) * Math.sin(lon));
  return norm360(ra - Math.acos(-Math.tan(latRad) * Math.tan(dec)) / RADIANS);
}

function risingOrdinary(ayanamshaDeg: number, epsRad: number, latRad: number): Rising {
  return Array.from({ length: 12 }, (_, i) => ({
    thetaDeg: risingTheta(30 * i + ayanamshaDeg, epsRad, latRad),
    rashi: i + 1,
  })).toSorted((a, b) => a.thetaDeg - b.thetaDeg);
}

function risingPolar(ayanamshaDeg: number, epsRad: number, latRad: number): Rising {
  const rashiAt = (thetaDeg: number) => partOf(norm360(ascendant(thetaDeg, epsRad, latRad) - ayanamshaDeg), 12) + 1;
  const rising: Rising = [];
  let rashi = rashiAt(0);
  for (let step = 1; step <= POLAR_STEPS; step++) {
    let [low, high] = [(360 * (step - 1)) / POLAR_STEPS, (360 * step) / POLAR_STEPS];
    const next = rashiAt(high);
    if (next === rashi) continue;
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (rashiAt(middle) === rashi) low = middle;
      else high = middle;
    }
    rising.push({ thetaDeg: high, rashi: next });
    rashi = next;
  }
  // At the poles the ascendant stays near the equinox.
  return rising.length > 0 ? rising : [{ thetaDeg: 0, rashi }];
}

function risingOf(ayanamshaDeg: number, obliquityDeg: number, { latDeg }: Place): Rising {
  const epsRad = obliquityDeg * RADIANS;
  const latRad = latDeg * RADIANS;
  const isPolar = Math.abs(latDeg) + obliquityDeg >= 90;
  return (isPolar ? risingPolar : risingOrdinary)(ayanamshaDeg, epsRad, latRad);
}

/**
 * The contiguous stays of the ascendant in each rāśi over a period at a place, in order of time. Lahiri ayanāṃśa.
 *
 * Error   0.2 s compared with the kernel's ascendant
 */
export function lagnaStays(
  kernel: Pick<Kernel, 'positions' | 'range'>,
  place: Place,
  { startJd, endJd }: Stretch,
): Result<Limb[], DomainError> {
  const { from, to } = kernel.range;
  const blocks: number[] = [];
  // The blocks are on a fixed grid, so that a boundary has the same digits in every period.
  for (let gridJd = BLOCK_DAYS * Math.floor(startJd / BLOCK_DAYS); gridJd < endJd; gridJd += BLOCK_DAYS) {
    blocks.push(gridJd);
  }
  const middles = blocks.map((gridJd) => Math.min(Math.max(gridJd + BLOCK_DAYS / 2, from), to));
  const table = kernel.positions({ jdUt: middles, movers: [], zodiac: 'lahiri', withDistances: false });
  if (!table.ok) return table;
  const { gastDeg, obliquityDeg, zeroDeg } = table.value;
  const stays: Limb[] = [];
  for (const [block, gridJd] of blocks.entries()) {
    const middleJd = middles[block] as number;
    const blockJd = Math.max(gridJd, startJd);
    const blockEnd = Math.min(gridJd + BLOCK_DAYS, endJd);
    const rising = risingOf(zeroDeg[block] as number, obliquityDeg[block] as number, place);
    const gast = gastDeg[block] as number;
    const siderealAt = (jdUt: number) => gast + place.lonDeg + (jdUt - middleJd) * SIDEREAL_DEG_PER_DAY;
    const theta = siderealAt(blockJd);
    const turn = 360 * Math.floor(theta / 360);
    const next = rising.findIndex(({ thetaDeg }) => turn + thetaDeg > theta);
    const from = next < 0 ? rising.length : next;
    let { rashi } = rising.at(from - 1) as { rashi: number };
    let beganJd = blockJd;
    for (let i = from; beganJd < blockEnd; i++) {
      const edge = rising[i % rising.length] as { thetaDeg: number; rashi: number };
      const edgeTheta = turn + 360 * Math.floor(i / rising.length) + edge.thetaDeg;
      const edgeJd = Math.min(middleJd + (edgeTheta - siderealAt(middleJd)) / SIDEREAL_DEG_PER_DAY, blockEnd);
      const last = stays.at(-1);
      if (last && last.index === rashi && last.endJd === beganJd) last.endJd = edgeJd;
      else if (edgeJd > beganJd) stays.push({ index: rashi, startJd: beganJd, endJd: edgeJd });
      beganJd = edgeJd;
      rashi = edge.rashi;
    }
  }
  return ok(stays);
}
