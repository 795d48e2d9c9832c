/** Geometry of the round drawings: angles in degrees clockwise from the right, y downwards. */

/** Coordinates to a tenth, for paths. */
const c = (value: number): string => String(Math.round(value * 10) / 10);

interface Ring {
  /** The point at an angle and a radius. */
  at(deg: number, radius: number): { x: number; y: number };
  /** Between two angles and two radii; a slice if the inner radius is 0. */
  sector(fromDeg: number, toDeg: number, inner: number, outer: number): string;
  /** A line along an angle. */
  spoke(deg: number, inner: number, outer: number): string;
  /** A whole turn from an angle, clockwise or against it. */
  turn(fromDeg: number, radius: number, clockwise: boolean): string;
  /** A path for a name along an arc, which reads from the left at any position. */
  nameArc(fromDeg: number, toDeg: number, outwards: number, inwards: number): string;
}

/** An angle in 0..360. */
const turned = (deg: number): number => ((deg % 360) + 360) % 360;

/** Whether letters that read clockwise would be upside down at an angle. */
export const isBelow = (deg: number): boolean => turned(deg) > 0 && turned(deg) < 180;

/** @param centre  of the drawing, in both directions */
export function ring(centre: number): Ring {
  const at = (deg: number, radius: number) => {
    const turn = (deg * Math.PI) / 180;
    return { x: centre + radius * Math.cos(turn), y: centre + radius * Math.sin(turn) };
  };
  const point = (deg: number, radius: number): string => {
    const { x, y } = at(deg, radius);
    return `${c(x)} ${c(y)}`;
  };
  const arc = (fromDeg: number, toDeg: number, radius: number): string =>
    `A${radius} ${radius} 0 ${Math.abs(toDeg - fromDeg) > 180 ? 1 : 0} ${toDeg > fromDeg ? 1 : 0} ${point(toDeg, radius)}`;
  return {
    at,
    sector: (fromDeg, toDeg, inner, outer) =>
      `M${point(fromDeg, outer)}${arc(fromDeg, toDeg, outer)}L${point(toDeg, inner)}${inner > 0 ? arc(toDeg, fromDeg, inner) : ''}Z`,
    spoke: (deg, inner, outer) => `M${point(deg, inner)}L${point(deg, outer)}`,
    turn(fromDeg, radius, clockwise) {
      const half = clockwise ? 180 : -180;
      return `M${point(fromDeg, radius)}${arc(fromDeg, fromDeg + half, radius)}${arc(fromDeg + half, fromDeg + 2 * half, radius)}`;
    },
    nameArc(fromDeg, toDeg, outwards, inwards) {
      return isBelow((fromDeg + toDeg) / 2)
        ? `M${point(toDeg, inwards)}${arc(toDeg, fromDeg, inwards)}`
        : `M${point(fromDeg, outwards)}${arc(fromDeg, toDeg, outwards)}`;
    },
  };
}

/** The share of a turn from one angle to another, for the place of a name along it. */
export const shareOfTurn = (fromDeg: number, toDeg: number, clockwise: boolean): number =>
  turned(clockwise ? toDeg - fromDeg : fromDeg - toDeg) / 360;

/** The length of an arc. */
export const arcLength = (fromDeg: number, toDeg: number, radius: number): number =>
  (Math.abs(toDeg - fromDeg) * Math.PI * radius) / 180;
