/** How far a birth time is from the nearest change of any point of a tradition, with the other birth fixed. */

import type { MatchTradition, Who } from '../../data/match/row';
import type { Kernel } from '../../kernel/kernel';
import { norm180, norm360 } from '../circle';
import { computePositions } from '../positions/positions';
import type { Positions } from '../positions/types';
import { SECONDS_PER_DAY } from '../time/civil';
import { type MoonPair, pointKeys, pointsOf, totalOf } from './kutas';
import { moonPlaceAt, PLACE_EDGES, placeIndexAt } from './moonPlace';
import type { MatchChange, MatchSensitivity, Orientation } from './types';

const EDGES = PLACE_EDGES.length;
/** Newton steps from a guess some hours off; each squares the error. */
const STEPS = 8;
/** The Moon moves 0.2″ in 0.4 s. A step below this many days (9 ms) ends the search. */
const CLOSE_DAYS = 1e-7;

interface Moon {
  deg: number;
  /** Sidereal, degrees a day. */
  speed: number;
}

function moonOf({ grahas }: Positions): Moon {
  const moon = grahas.find(({ key }) => key === 'moon');
  return { deg: moon?.siderealDeg ?? Number.NaN, speed: moon?.speedDegPerDay ?? Number.NaN };
}

/** The shorter arc from one longitude to another, −180 to 180 degrees. */
const wayBetween = (fromDeg: number, toDeg: number): number => norm180(toDeg - fromDeg);

/** Days from a birth until its Moon is at a boundary, by the kernel; null outside its span. */
function daysToEdge(kernel: Kernel, birth: Positions, wayDeg: number): number | null {
  const { deg, speed } = moonOf(birth);
  const goalDeg = norm360(deg + wayDeg);
  let days = wayDeg / speed;
  for (let step = 0; step < STEPS; step++) {
    const there = computePositions(kernel, { ...birth.question, jdUt: birth.question.jdUt + days });
    if (!there.ok) return null;
    const moon = moonOf(there.value);
    const off = wayBetween(moon.deg, goalDeg) / moon.speed;
    days += off;
    if (Math.abs(off) < CLOSE_DAYS) break;
  }
  return days;
}

/** The arc, in degrees, to the next boundary in a direction where a point changes, and the place beyond it; or null. */
function changeToward(
  direction: 1 | -1,
  tradition: MatchTradition,
  pair: MoonPair,
  orientation: Orientation,
  who: Who,
  deg: number,
): { wayDeg: number; what: MatchChange } | null {
  const keys = pointKeys(tradition);
  const before = pointsOf(tradition, pair, orientation);
  const here = placeIndexAt(deg);
  for (let passed = 1; passed < EDGES; passed++) {
    const beyond = (here + direction * passed + EDGES) % EDGES;
    const place = moonPlaceAt(PLACE_EDGES[beyond] as number);
    const after = pointsOf(tradition, { ...pair, [who]: place }, orientation);
    const kutas = keys.flatMap((key, i) => {
      const [from, to] = [before[i] as number, after[i] as number];
      return key !== null && from !== to ? [{ key, from, to }] : [];
    });
    if (kutas.length === 0) continue;
    // Forwards, the boundary begins the place beyond; backwards, it ends that place.
    const edgeDeg = PLACE_EDGES[direction === 1 ? beyond : (beyond + 1) % EDGES] as number;
    const wayDeg = direction === 1 ? norm360(edgeDeg - deg) : -norm360(deg - edgeDeg);
    const total = { from: totalOf(tradition, before), to: totalOf(tradition, after) };
    return { wayDeg, what: { ...place, kutas, total } };
  }
  return null;
}

/**
 * The nearest change of any point of a tradition when one birth time moves and the other is fixed.
 *
 * Error   the kernel's Moon: below 0.1″, 0.2 s of time
 */
export function sensitivityOf(
  kernel: Kernel,
  births: Record<Who, Positions>,
  who: Who,
  tradition: MatchTradition,
  orientation: Orientation,
): MatchSensitivity {
  const birth = births[who];
  const { deg } = moonOf(birth);
  const pair = { a: moonPlaceAt(moonOf(births.a).deg), b: moonPlaceAt(moonOf(births.b).deg) };
  let nearest: MatchSensitivity = { who, secondsToChange: null, what: null };
  for (const direction of [1, -1] as const) {
    const change = changeToward(direction, tradition, pair, orientation, who, deg);
    const days = change && daysToEdge(kernel, birth, change.wayDeg);
    if (!change || days === null) continue;
    const seconds = days * SECONDS_PER_DAY;
    if (nearest.secondsToChange === null || Math.abs(seconds) < Math.abs(nearest.secondsToChange))
      nearest = { who, secondsToChange: seconds, what: change.what };
  }
  return nearest;
}
