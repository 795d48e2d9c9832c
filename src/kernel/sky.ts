import * as layout from '../../assembly/layout';
import { ERR_EPOCH_OUT_OF_RANGE, WARN_NO_PLACIDUS } from '../../assembly/status';
import { type AyanamshaChoice, BODY_KEYS, NODE_MODES, recordFor } from './keys';
import type { Instance } from './load';
import { fail, ok, type Result } from './result';
import type { Angles, ApparentPlace, NodePlace, Sky } from './types';
import { DEGREES, latitudeRadians, RADIANS, radiansOf } from './units';
import { ayanamshaOf } from './zodiac';

/** See `Kernel.sky`. */
export function skyOf(kernel: Instance, jdUt: number, ayanamsha: AyanamshaChoice): Result<Sky, 'out_of_range'> {
  const { wasm, block } = kernel;
  if (wasm.sky(jdUt) === ERR_EPOCH_OUT_OF_RANGE) return fail('out_of_range');
  const at = (slot: number): number => block[slot] as number;
  const deg = (slot: number): number => at(slot) * DEGREES;

  const place = (_: string, body: number): ApparentPlace => {
    const slot = layout.BODIES + layout.BODY_SLOTS * body;
    return {
      lonDeg: deg(slot + layout.LONGITUDE),
      latDeg: deg(slot + layout.LATITUDE),
      distAu: at(slot + layout.DISTANCE),
      lonSpeedDegPerDay: deg(slot + layout.SPEED),
    };
  };
  const node = (_: string, mode: number): NodePlace => {
    const slot = layout.NODES + layout.NODE_SLOTS * mode;
    return { lonDeg: deg(slot + layout.NODE_LONGITUDE), lonSpeedDegPerDay: deg(slot + layout.NODE_SPEED) };
  };
  const jdTt = at(layout.JD_TT_SLOT);
  const deltaPsiDeg = deg(layout.DELTA_PSI_SLOT);
  const deltaPsiRateDegPerDay = deg(layout.DELTA_PSI_RATE_SLOT);
  return ok({
    jdUt,
    jdTt,
    deltaTSeconds: at(layout.DELTA_T_SLOT),
    bodies: recordFor(BODY_KEYS, place),
    nodes: recordFor(NODE_MODES, node),
    ayanamsha: ayanamshaOf(kernel, { jdTt, deltaPsiDeg, deltaPsiRateDegPerDay }, ayanamsha),
    deltaPsiDeg,
    deltaPsiRateDegPerDay,
    deltaEpsDeg: deg(layout.DELTA_EPS_SLOT),
    meanObliquityDeg: deg(layout.MEAN_OBLIQUITY_SLOT),
    trueObliquityDeg: deg(layout.TRUE_OBLIQUITY_SLOT),
    gastDeg: deg(layout.GAST_SLOT),
  });
}

/** See `Kernel.angles`. */
export function anglesOf({ wasm, block }: Instance, sky: Sky, latDeg: number, lonDeg: number): Angles {
  const [lat, lon] = [latitudeRadians(latDeg), radiansOf(lonDeg)];
  const status = wasm.angles(sky.gastDeg * RADIANS, sky.trueObliquityDeg * RADIANS, lat, lon);
  const deg = (slot: number): number => (block[slot] as number) * DEGREES;
  return {
    armcDeg: deg(layout.ARMC_SLOT),
    ascendantDeg: deg(layout.ASCENDANT_SLOT),
    midheavenDeg: deg(layout.MIDHEAVEN_SLOT),
    placidusDeg:
      status === WARN_NO_PLACIDUS ? null : Array.from({ length: layout.CUSP_COUNT }, (_, i) => deg(layout.CUSPS + i)),
  };
}
