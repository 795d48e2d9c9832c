/**
 * A kernel without astronomy: one fixed sky and fixed angles. With it the rules are tested from longitudes alone.
 */

import type { Kernel } from '../../../src/kernel/kernel';
import { BODY_KEYS, type BodyKey } from '../../../src/kernel/keys';
import { ok } from '../../../src/kernel/result';
import type { Angles, Sky } from '../../../src/kernel/types';
import type { PositionsCase, ReferenceGraha } from './cases';
import { grahaOf } from './cases';
import { kernel } from './kernel';

/** The tropical longitude of every point in a fake sky minus its sidereal longitude, degrees. */
export const FAKE_AYANAMSHA = 24;
/** The rate of the ayanāṃśa, which is subtracted from tropical speeds, degrees a day. */
export const FAKE_AYANAMSHA_RATE = 0.00004;

export interface FakePlace {
  lonDeg: number;
  speed?: number;
  latDeg?: number;
}

/** A sky from sidereal longitudes. Points that are not given are at 0° Meṣa and move a degree a day. */
export function fakeSky(
  jdUt: number,
  bodies: Partial<Record<BodyKey, FakePlace>>,
  nodes: { mean?: FakePlace; true?: FakePlace } = {},
): Sky {
  const apparent = ({ lonDeg, speed = 1, latDeg = 0 }: FakePlace = { lonDeg: 0 }) => ({
    lonDeg: (lonDeg + FAKE_AYANAMSHA) % 360,
    latDeg,
    distAu: 1,
    lonSpeedDegPerDay: speed + FAKE_AYANAMSHA_RATE,
  });
  const ayanamsha = {
    meanDeg: FAKE_AYANAMSHA,
    appliedDeg: FAKE_AYANAMSHA,
    appliedRateDegPerDay: FAKE_AYANAMSHA_RATE,
  };
  return {
    jdUt,
    jdTt: jdUt,
    deltaTSeconds: 0,
    bodies: Object.fromEntries(BODY_KEYS.map((key) => [key, apparent(bodies[key])])) as Sky['bodies'],
    nodes: { mean: apparent(nodes.mean), true: apparent(nodes.true) },
    ayanamsha,
    deltaPsiDeg: 0,
    deltaPsiRateDegPerDay: 0,
    deltaEpsDeg: 0,
    meanObliquityDeg: 23.44,
    trueObliquityDeg: 23.44,
    gastDeg: 0,
  };
}

/** A kernel that answers every instant with one sky and every place with the same angles (sidereal degrees); it searches as the real one. */
export function fakeKernel(sky: Sky, angles: { ascendantDeg: number; midheavenDeg: number }): Kernel {
  const ascendantDeg = (angles.ascendantDeg + FAKE_AYANAMSHA) % 360;
  const tropical: Angles = {
    armcDeg: 0,
    ascendantDeg,
    midheavenDeg: (angles.midheavenDeg + FAKE_AYANAMSHA) % 360,
    // Equal houses from the ascendant, because the rules use only the order of the twelve cusps.
    placidusDeg: Array.from({ length: 12 }, (_, i) => (ascendantDeg + 30 * i) % 360),
  };
  return {
    ...kernel,
    sky: () => ok(sky),
    ayanamsha: () => sky.ayanamsha,
    angles: () => tropical,
    deltaTSeconds: () => ok(0),
    range: { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY },
  };
}

/** The sky and the angles of a birth of test/truth, as its file records them. */
export function kernelOfCase(birth: PositionsCase): Kernel {
  const place = (name: ReferenceGraha): FakePlace => ({
    lonDeg: birth.lon[name],
    speed: birth.speed[name],
    latDeg: birth.ecl_lat[name],
  });
  const seven = (['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const).map(
    (name) => [grahaOf(name), place(name)] as const,
  );
  const { lon, speed } = birth.rahu_true_node;
  const sky = fakeSky(birth.input.jd_ut, Object.fromEntries(seven), {
    mean: place('rahu'),
    true: { lonDeg: lon, speed },
  });
  return fakeKernel(sky, { ascendantDeg: birth.lon.lagna, midheavenDeg: birth.mc });
}
