/**
 * Cusps of twenty house systems. A cusp begins its house. Most rules compute the cusps 10 to 3; the other six are
 * opposite to these.
 *
 * Source  Swiss Ephemeris, general documentation, chapter on house systems
 */

import type { HouseSystem } from '../../data/houseSystems';
import { arcTangent } from '../arcTangent';
import { norm360 } from '../circle';
import { rashiOf } from '../positions/placement';
import { sineCosine } from '../sineCosine';
import { sripatiDivision, sripatiMadhyas } from './bhavas';
import { arcSine, type HouseSphere, rightAscensionOf, risingPoint, tangent } from './houseSphere';

/** The input of the rules: the sphere, the kernel's Placidus cusps, and the ayanāṃśa of the zodiac for `whole-sign`. */
export interface HouseQuestion extends HouseSphere {
  placidusDeg: readonly number[] | null;
  ayanamshaDeg: number;
}

type Cusps = readonly number[] | null;

const TWELVE = Array.from({ length: 12 }, (_, i) => i);

/** Twelve houses of 30° from a first cusp. */
const equalFrom = (firstDeg: number): number[] => TWELVE.map((i) => norm360(firstDeg + 30 * i));

/** All cusps from the cusps of the tenth, eleventh, twelfth, first, second and third house. */
const fromSix = (upper: readonly number[]): number[] =>
  TWELVE.map((i) => norm360((upper[(i + 3) % 6] as number) + (i < 3 || i > 8 ? 0 : 180)));

/** All cusps from the cusps 11, 12, 2 and 3, with the ascendant and the midheaven as first and tenth. */
const between = ({ ascendantDeg, midheavenDeg }: HouseSphere, [eleventh, twelfth, second, third]: readonly number[]) =>
  fromSix([midheavenDeg, eleventh, twelfth, ascendantDeg, second, third] as number[]);

/** Cusps on circles that cross the equator at these distances from the meridian, with poles of these tangents. */
const onPoles = (sphere: HouseSphere, circles: readonly (readonly [number, number])[]): number[] =>
  between(
    sphere,
    circles.map(([distance, pole]) => risingPoint(sphere.armcDeg + distance, pole, sphere.obliquityDeg)),
  );

/** Cusps whose right ascensions have these distances from the meridian. */
const onEquator = (sphere: HouseSphere, distances: readonly number[]): number[] =>
  onPoles(
    sphere,
    distances.map((distance) => [distance, 0] as const),
  );

/** Trisected semi-arcs of the meridian degree, carried to the horizon. Null where some degrees never rise. */
function koch(sphere: HouseSphere): Cusps {
  const { midheavenDeg, obliquityDeg, latDeg } = sphere;
  if (!(Math.abs(latDeg) < 90 - obliquityDeg)) return null;
  const declination = arcSine(sineCosine(midheavenDeg).sine * sineCosine(obliquityDeg).sine);
  const third = arcSine(tangent(declination) * tangent(latDeg)) / 3;
  const pole = tangent(latDeg);
  return onPoles(sphere, [
    [30 - 2 * third, pole],
    [60 - third, pole],
    [120 + third, pole],
    [150 + 2 * third, pole],
  ]);
}

/** Circles that trisect the equator, with poles whose tangents are a third and two thirds of the latitude’s. */
const polichPage = (sphere: HouseSphere): Cusps => {
  const pole = tangent(sphere.latDeg) / 3;
  return onPoles(sphere, [
    [30, pole],
    [60, 2 * pole],
    [120, 2 * pole],
    [150, pole],
  ]);
};

/** Circles through the north and south points of the horizon that divide the equator. */
const regiomontanus = (sphere: HouseSphere): Cusps => {
  const pole = tangent(sphere.latDeg);
  const [outer, inner] = [pole * sineCosine(30).sine, pole * sineCosine(60).sine];
  return onPoles(sphere, [
    [30, outer],
    [60, inner],
    [120, inner],
    [150, outer],
  ]);
};

/** The same circles, dividing the prime vertical: distances on the equator and tangents of their poles. */
function primeVertical(latDeg: number): readonly (readonly [number, number])[] {
  const { sine, cosine } = sineCosine(latDeg);
  return [-60, -30, 30, 60].map((angle) => {
    const turn = sineCosine(angle);
    return [90 + arcTangent(turn.sine, turn.cosine * cosine), tangent(arcSine(sine * turn.cosine))] as const;
  });
}

/** The circles of Campanus for a horizon whose pole is the zenith: houses of equal azimuth from the prime vertical. */
function azimuthal(sphere: HouseSphere): Cusps {
  const { armcDeg, latDeg, obliquityDeg, midheavenDeg } = sphere;
  const coLatitude = (latDeg > 0 ? 90 : -90) - latDeg;
  const [eleventh, twelfth, second, third] = primeVertical(coLatitude).map(([distance, pole]) =>
    risingPoint(armcDeg + 180 + distance, pole, obliquityDeg),
  ) as [number, number, number, number];
  const first = risingPoint(armcDeg + 270, tangent(coLatitude), obliquityDeg);
  const opposite = [eleventh, twelfth, first, second, third].map((deg) => deg + 180);
  return fromSix([midheavenDeg, ...opposite]);
}

/** Semi-arcs of the ascendant’s degree, trisected on the equator. */
function alcabitius(sphere: HouseSphere): Cusps {
  const { ascendantDeg, obliquityDeg, latDeg } = sphere;
  const declination = arcSine(sineCosine(ascendantDeg).sine * sineCosine(obliquityDeg).sine);
  const ofDay = -tangent(latDeg) * tangent(declination);
  if (!(Math.abs(ofDay) <= 1)) return null;
  const dayThird = (90 - arcSine(ofDay)) / 3;
  const nightThird = 60 - dayThird;
  return onEquator(sphere, [dayThird, 2 * dayThird, 180 - 2 * nightThird, 180 - nightThird]);
}

/** Parts of 30° of the equator from the meridian, as ecliptic longitudes of the same points. */
const morinus = ({ armcDeg, obliquityDeg }: HouseSphere): Cusps => {
  const { cosine } = sineCosine(obliquityDeg);
  return TWELVE.map((i) => {
    const turn = sineCosine(armcDeg + 90 + 30 * i);
    return norm360(arcTangent(turn.sine * cosine, turn.cosine));
  });
};

/** Parts of 30° of the equator from a right ascension, by circles of declination. */
const axial = (rightAscensionDeg: number, obliquityDeg: number): Cusps =>
  TWELVE.map((i) => risingPoint(rightAscensionDeg + 30 * i, 0, obliquityDeg));

/** Twelve parts of the great circle through ascendant and zenith, by circles of declination. */
function krusinski({ armcDeg, latDeg, obliquityDeg, ascendantDeg }: HouseSphere): Cusps {
  const [asc, eps] = [sineCosine(ascendantDeg), sineCosine(obliquityDeg)];
  const [meridian, latitude] = [sineCosine(armcDeg), sineCosine(latDeg)];
  return TWELVE.map((i) => {
    const turn = sineCosine(30 * i);
    const x = turn.cosine * asc.cosine - turn.sine * latitude.cosine * meridian.cosine;
    const y = turn.cosine * asc.sine * eps.cosine - turn.sine * latitude.cosine * meridian.sine;
    return risingPoint(arcTangent(y, x), 0, obliquityDeg);
  });
}

/** Parts of the parallel of the ascendant’s declination, above and below the horizon (Ram, WvA, APC). */
function ascendantParallel({ armcDeg, latDeg, obliquityDeg, midheavenDeg }: HouseSphere): Cusps {
  const [eps, meridian] = [sineCosine(obliquityDeg), sineCosine(armcDeg)];
  const pole = tangent(latDeg);
  const tilt = pole * (eps.sine / eps.cosine);
  const difference = arcTangent(tilt * meridian.cosine, 1 + tilt * meridian.sine);
  // tan δ tan φ of the ascendant, which is the sine of its ascensional difference.
  const raised = sineCosine(difference).sine;
  return TWELVE.map((i) => {
    if (i === 3 || i === 9) return norm360(midheavenDeg + (i === 3 ? 180 : 0));
    const part = i < 7 ? (i * (90 - difference)) / 3 : ((i - 12) * (90 + difference)) / 3;
    const along = difference + armcDeg + 90 + part;
    const [turn, back] = [sineCosine(along), sineCosine(armcDeg - along)];
    return norm360(
      arcTangent(
        raised * meridian.sine + turn.sine,
        eps.cosine * (raised * meridian.cosine + turn.cosine) + eps.sine * pole * back.sine,
      ),
    );
  });
}

/** Cusps from the sizes of the houses of a quadrant: its outer houses, and its middle one. */
function bySizes(sphere: HouseSphere, sizes: (quadrantDeg: number) => readonly [number, number]): Cusps {
  const { ascendantDeg, midheavenDeg } = sphere;
  const before = norm360(ascendantDeg - midheavenDeg);
  const [[outer, middle], [outerNext, middleNext]] = [sizes(before), sizes(180 - before)];
  return between(sphere, [
    midheavenDeg + outer,
    midheavenDeg + outer + middle,
    ascendantDeg + outerNext,
    ascendantDeg + outerNext + middleNext,
  ]);
}

/** Sinusoidal differences: the middle house of a quadrant differs twice as much from 30° as its neighbours. */
const bySinusoidalDelta = (quadrantDeg: number): readonly [number, number] => {
  const outer = quadrantDeg <= 30 ? quadrantDeg / 2 : 30 + (quadrantDeg - 90) / 4;
  return [outer, quadrantDeg - 2 * outer];
};

/**
 * Sinusoidal ratios: the houses of the smaller quadrant are rx, x, rx, those of the larger r³x, r⁴x, r³x. The ratio r ≥
 * 1 solves (r⁴ + 2r³) / (2r + 1) = larger / smaller, which grows with r.
 */
function bySinusoidalRatio(quadrantDeg: number): readonly [number, number] {
  const smaller = Math.min(quadrantDeg, 180 - quadrantDeg);
  const target = (180 - smaller) / smaller;
  let ratio = Math.sqrt(Math.sqrt(target));
  for (let i = 0; i < 50; i++) {
    const value = (ratio ** 4 + 2 * ratio ** 3) / (2 * ratio + 1) - target;
    const slope = (6 * ratio ** 4 + 12 * ratio ** 3 + 6 * ratio ** 2) / (2 * ratio + 1) ** 2;
    ratio -= value / slope;
  }
  const unit = smaller / (2 * ratio + 1);
  return quadrantDeg <= 90 ? [ratio * unit, unit] : [ratio ** 3 * unit, ratio ** 4 * unit];
}

/** Whether the quadrants exist: the ascendant lies within the half circle after the midheaven. */
const hasQuadrants = ({ ascendantDeg, midheavenDeg }: HouseSphere): boolean => {
  const arc = norm360(ascendantDeg - midheavenDeg);
  return arc > 0 && arc < 180;
};

const RULES: Record<HouseSystem, (question: HouseQuestion) => Cusps> = {
  placidus: ({ placidusDeg }) => placidusDeg,
  koch,
  regiomontanus,
  campanus: (question) => onPoles(question, primeVertical(question.latDeg)),
  porphyry: ({ ascendantDeg, midheavenDeg }) => sripatiMadhyas(ascendantDeg, midheavenDeg),
  sripati: ({ ascendantDeg, midheavenDeg }) => sripatiDivision(ascendantDeg, midheavenDeg)?.startDeg ?? null,
  equal: ({ ascendantDeg }) => equalFrom(ascendantDeg),
  'equal-mc': ({ midheavenDeg }) => equalFrom(midheavenDeg + 90),
  'whole-sign': ({ ascendantDeg, ayanamshaDeg }) =>
    equalFrom(30 * (rashiOf(norm360(ascendantDeg - ayanamshaDeg)) - 1) + ayanamshaDeg),
  vehlow: ({ ascendantDeg }) => equalFrom(ascendantDeg - 15),
  alcabitius,
  topocentric: polichPage,
  morinus,
  meridian: ({ armcDeg, obliquityDeg }) => axial(armcDeg + 90, obliquityDeg),
  krusinski,
  azimuthal,
  carter: ({ ascendantDeg, obliquityDeg }) => axial(rightAscensionOf(ascendantDeg, obliquityDeg), obliquityDeg),
  apc: ascendantParallel,
  'pullen-sd': (question) => bySizes(question, bySinusoidalDelta),
  'pullen-sr': (question) => bySizes(question, bySinusoidalRatio),
};

/** Systems without quadrants, which exist wherever the ascendant does. */
const WITHOUT_QUADRANTS: ReadonlySet<HouseSystem> = new Set([
  'equal',
  'equal-mc',
  'whole-sign',
  'vehlow',
  'morinus',
  'meridian',
  'carter',
]);

/**
 * The cusps 1..12 of a house system, tropical degrees. Null where the system does not exist: Placidus and Koch beyond
 * the polar circles, and systems of quadrants where the midheaven is below the horizon. No other system takes their
 * place.
 *
 * Error   below 0.05″ for given angles
 */
export function houseCusps(system: HouseSystem, question: HouseQuestion): readonly number[] | null {
  if (!WITHOUT_QUADRANTS.has(system) && !hasQuadrants(question)) return null;
  const cusps = RULES[system](question);
  return cusps?.every(Number.isFinite) ? cusps : null;
}

/**
 * Whether cusps follow each other once around the circle, so that every longitude is in one house. Exceptions are
 * `azimuthal` in the tropics at some hours, and some systems beyond the polar circles.
 */
export function areInOrder(cusps: readonly number[]): boolean {
  const arcs = cusps.map((deg, i) => norm360((cusps[(i + 1) % 12] as number) - deg));
  return Math.abs(arcs.reduce((sum, arc) => sum + arc, 0) - 360) < 1e-6;
}
