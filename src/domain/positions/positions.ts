/** Positions of the lagna and the nine grahas: the part of a chart that all endpoints share. */

import type { Kernel } from '../../kernel/kernel';
import { BODY_KEYS, NODE_MODES, type NodeMode, recordFor } from '../../kernel/keys';
import type { Ayanamsha, Sky } from '../../kernel/types';
import { norm360 } from '../circle';
import { type DomainError, ok, type Result } from '../result';
import { attempt } from './attempt';
import { isCombust } from './combustion';
import { dignityOf, nodeDignity } from './dignity';
import { placeLagna } from './lagna';
import type { Note } from './notes';
import { isPlaced, place } from './placement';
import { houseFrom } from './rashi';
import type { ChartQuestion, GrahaPlacement, Positions } from './types';

/** The seven bodies: apparent places minus the ayanāṃśa, speeds minus its rate. */
function placeBodies(sky: Sky, ayanamsha: Ayanamsha, house: (rashi: number) => number): GrahaPlacement[] {
  const placed = BODY_KEYS.map((key) => {
    const body = sky.bodies[key];
    const speedDegPerDay = body.lonSpeedDegPerDay - ayanamsha.appliedRateDegPerDay;
    return { key, body, speedDegPerDay, placement: place(body.lonDeg, ayanamsha.appliedDeg, speedDegPerDay) };
  });
  const rashis = recordFor(BODY_KEYS, (_, i) => (placed[i] as (typeof placed)[number]).placement.rashi);
  const sunDeg = norm360(sky.bodies.sun.lonDeg - ayanamsha.appliedDeg);
  return placed.map(({ key, body, speedDegPerDay, placement }) => ({
    ...placement,
    key,
    latitudeDeg: body.latDeg,
    distanceAu: body.distAu,
    retrograde: speedDegPerDay < 0,
    house: house(placement.rashi),
    dignity: dignityOf(key, placement.siderealDeg, rashis),
    combust: isCombust(key, placement.siderealDeg, sunDeg, speedDegPerDay < 0),
  }));
}

/**
 * Rāhu at the Moon's ascending node and Ketu opposite, on the ecliptic and without distance. The mean node always moves
 * backwards; the true node sometimes moves forwards.
 */
function placeNodes(
  sky: Sky,
  mode: NodeMode,
  ayanamsha: Ayanamsha,
  house: (rashi: number) => number,
): GrahaPlacement[] {
  const node = sky.nodes[mode];
  const speedDegPerDay = node.lonSpeedDegPerDay - ayanamsha.appliedRateDegPerDay;
  return (['rahu', 'ketu'] as const).map((key) => {
    const lonDeg = key === 'rahu' ? node.lonDeg : node.lonDeg + 180;
    const placement = place(lonDeg, ayanamsha.appliedDeg, speedDegPerDay);
    return {
      ...placement,
      key,
      latitudeDeg: 0,
      distanceAu: null,
      retrograde: mode === 'mean' || speedDegPerDay < 0,
      house: house(placement.rashi),
      dignity: nodeDignity(key, placement.rashi),
      combust: null,
    };
  });
}

/** The request schemas of the service exclude such values. */
function requireQuestion({ latDeg, lonDeg, nodeMode }: ChartQuestion): void {
  if (!(Math.abs(latDeg) <= 90)) throw new RangeError(`${latDeg} is not a latitude`);
  if (!Number.isFinite(lonDeg)) throw new RangeError(`${lonDeg} is not a longitude`);
  if (!NODE_MODES.includes(nodeMode)) throw new RangeError(`${nodeMode} is not a node mode`);
}

/**
 * Lagna and nine grahas of an instant and a place.
 *
 * Sidereal longitude is the apparent tropical one minus the ayanāṃśa with nutation; sidereal speed is the tropical one
 * minus the rate of the ayanāṃśa. Houses are whole-sign. A value that could not be computed is NaN, with everything
 * that depends on it, and a note names it. An instant outside the span of the kernel is an error; an invalid latitude,
 * longitude, ayanāṃśa or node throws a RangeError.
 */
export function computePositions(kernel: Kernel, question: ChartQuestion): Result<Positions, DomainError> {
  requireQuestion(question);
  const answer = kernel.sky(question.jdUt, question.ayanamsha);
  if (!answer.ok) return answer;
  const sky = answer.value;
  const { ayanamsha } = sky;
  const notes: Note[] = [];

  const rising = attempt('lagna', notes, () => {
    const angles = kernel.angles(sky, question.latDeg, question.lonDeg);
    return {
      lagna: placeLagna(angles, ayanamsha, sky.trueObliquityDeg, question.latDeg),
      midheavenDeg: norm360(angles.midheavenDeg - ayanamsha.appliedDeg),
    };
  }) ?? { lagna: place(Number.NaN, 0, Number.NaN), midheavenDeg: Number.NaN };
  if (notes.length === 0 && !isPlaced(rising.lagna)) notes.push({ part: 'lagna', why: { lack: 'longitude' } });

  const house = (rashi: number): number => houseFrom(rising.lagna.rashi, rashi);
  const grahas = [...placeBodies(sky, ayanamsha, house), ...placeNodes(sky, question.nodeMode, ayanamsha, house)];
  for (const graha of grahas) {
    if (!isPlaced(graha)) notes.push({ part: graha.key, why: { lack: 'longitude' } });
  }
  return ok({ question, sky, ayanamshaDeg: ayanamsha.appliedDeg, ...rising, grahas, notes });
}
