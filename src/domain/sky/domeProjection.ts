/**
 * The projection of a dome, as you see it lying on your back with your head to the north: the zenith in the middle, the
 * horizon at radius 1, north up and east to the left. Distances from the zenith are true (azimuthal equidistant). In a
 * point, x goes to the right and y downwards.
 */
import { arcTangent } from '../arcTangent';
import { sineCosine } from '../sineCosine';
import type { DomePlace } from './dome';

type DomePoint = readonly [x: number, y: number];

/** Whether a place is on or above the horizon. */
export const isUp = ({ altitudeDeg }: DomePlace): boolean => altitudeDeg >= 0;

/** The point of a place. */
export function domePoint({ azimuthDeg, altitudeDeg }: DomePlace): DomePoint {
  const radius = (90 - altitudeDeg) / 90;
  const { sine, cosine } = sineCosine(azimuthDeg);
  return [-radius * sine, -radius * cosine];
}

/** A direction as a unit vector: east, north, up. */
function vectorOf({ azimuthDeg, altitudeDeg }: DomePlace): [number, number, number] {
  const [azimuth, altitude] = [sineCosine(azimuthDeg), sineCosine(altitudeDeg)];
  return [altitude.cosine * azimuth.sine, altitude.cosine * azimuth.cosine, altitude.sine];
}

/** A step along a great circle, as a part of the way in a straight line. */
const STEP = 1e-4;

/**
 * The direction in the projection from one place towards another along the great circle, as a unit vector. From the
 * Moon towards the Sun it is the direction of the bright limb.
 */
export function directionTo(from: DomePlace, to: DomePlace): DomePoint {
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const [east, north, up] = start.map((x, i) => x + STEP * ((end[i] as number) - x)) as [number, number, number];
  const near = {
    azimuthDeg: arcTangent(east, north),
    altitudeDeg: arcTangent(up, Math.sqrt(east * east + north * north)),
  };
  const [[x0, y0], [x1, y1]] = [domePoint(from), domePoint(near)];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [(x1 - x0) / length, (y1 - y0) / length];
}

/** Parts of half a rim. */
const RIM_PARTS = 24;

/**
 * The outline of the lit part of a disc of radius 1: the half of the rim towards the Sun, and back along the terminator.
 *
 * @param lit      illuminated part of the disc
 * @param sunward  unit vector towards the Sun
 */
export function litOutline(lit: number, [sunX, sunY]: DomePoint): DomePoint[] {
  const turns = Array.from({ length: RIM_PARTS + 1 }, (_, i) => sineCosine((180 * i) / RIM_PARTS));
  const at = (along: number, towards: number): DomePoint => [
    towards * sunX - along * sunY,
    towards * sunY + along * sunX,
  ];
  return [
    ...turns.map(({ sine, cosine }) => at(cosine, sine)),
    ...turns.map(({ sine, cosine }) => at(-cosine, (1 - 2 * lit) * sine)),
  ];
}

/** The runs of a closed line of places that are above the horizon, each with its ends on the horizon. */
export function runsAbove(places: readonly DomePlace[]): DomePlace[][] {
  const runs: DomePlace[][] = [];
  let run: DomePlace[] = [];
  for (const [i, place] of places.entries()) {
    const before = places.at(i - 1) as DomePlace;
    if (isUp(place) !== isUp(before) && i > 0) run.push(horizonBetween(before, place));
    if (isUp(place)) run.push(place);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** The point of the horizon between two neighbouring places, by proportion. */
function horizonBetween(a: DomePlace, b: DomePlace): DomePlace {
  const part = a.altitudeDeg / (a.altitudeDeg - b.altitudeDeg);
  const turn = ((b.azimuthDeg - a.azimuthDeg + 540) % 360) - 180;
  return { azimuthDeg: a.azimuthDeg + part * turn, altitudeDeg: 0 };
}
