import { BODY_SLOTS, SLOT, STATUS } from './block';
import type { Instance } from './load';
import { fail, ok, type Result } from './result';
import {
  type Angles,
  type ApparentPlace,
  AYANAMSHA_KEYS,
  type Ayanamsha,
  BODY_KEYS,
  NODE_MODES,
  type NodePlace,
  type Sky,
} from './types';
import { DEGREES, latitudeRadians, RADIANS, radiansOf } from './units';

/** An object with one entry a key, in the order of the keys. */
function record<K extends string, V>(keys: readonly K[], value: (key: K, index: number) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<K, V>;
}

/** Full set of positions at a Julian day UT; see `Kernel.sky`. */
export function skyOf({ wasm, block }: Instance, jdUt: number): Result<Sky, 'out_of_range'> {
  if (wasm.sky(jdUt) === STATUS.epochOutOfRange) return fail('out_of_range');
  const at = (slot: number): number => block[slot] as number;
  const deg = (slot: number): number => at(slot) * DEGREES;

  const place = (_: string, body: number): ApparentPlace => {
    const slot = SLOT.bodies + BODY_SLOTS * body;
    return { lonDeg: deg(slot), latDeg: deg(slot + 1), distAu: at(slot + 2), lonSpeedDegPerDay: deg(slot + 3) };
  };
  const node = (_: string, mode: number): NodePlace => {
    const slot = SLOT.nodes + 2 * mode;
    return { lonDeg: deg(slot), lonSpeedDegPerDay: deg(slot + 1) };
  };
  const ayanamsha = (_: string, mode: number): Ayanamsha => {
    const slot = SLOT.ayanamshas + 2 * mode;
    return {
      meanDeg: deg(slot),
      appliedDeg: deg(slot) + deg(SLOT.deltaPsi),
      appliedRateDegPerDay: deg(slot + 1) + deg(SLOT.deltaPsiRate),
    };
  };
  return ok({
    jdUt,
    jdTt: at(SLOT.jdTt),
    deltaTSeconds: at(SLOT.deltaT),
    bodies: record(BODY_KEYS, place),
    nodes: record(NODE_MODES, node),
    ayanamsha: record(AYANAMSHA_KEYS, ayanamsha),
    deltaPsiDeg: deg(SLOT.deltaPsi),
    deltaEpsDeg: deg(SLOT.deltaEps),
    meanObliquityDeg: deg(SLOT.meanObliquity),
    trueObliquityDeg: deg(SLOT.trueObliquity),
    gastDeg: deg(SLOT.gast),
  });
}

/** Ascendant, midheaven and cusps of a place under a sky; see `Kernel.angles`. */
export function anglesOf({ wasm, block }: Instance, sky: Sky, latDeg: number, lonDeg: number): Angles {
  const [lat, lon] = [latitudeRadians(latDeg), radiansOf(lonDeg)];
  const status = wasm.angles(sky.gastDeg * RADIANS, sky.trueObliquityDeg * RADIANS, lat, lon);
  const slots = [...block.subarray(SLOT.angles, SLOT.angles + 15)].map((radians) => radians * DEGREES);
  const [armcDeg, ascendantDeg, midheavenDeg, ...cusps] = slots as [number, number, number, ...number[]];
  return { armcDeg, ascendantDeg, midheavenDeg, placidusDeg: status === STATUS.noPlacidus ? null : cusps };
}
