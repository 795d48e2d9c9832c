/** Oppositions, greatest elongations of the inner planets, and the apsides of the Moon. */
import type { GrahaKey } from '../../data/keys';
import type { MoverColumns } from '../../kernel/almanac';
import type { AyanamshaChoice } from '../../kernel/keys';
import { arcTangent } from '../arcTangent';
import { norm180, norm360 } from '../circle';
import { moonDistance, roughApsides } from '../ephemeris/moonDistance';
import { sineCosine } from '../sineCosine';
import type { Ask } from './ask';
import { type Tables, tableAt } from './tables';
import { type Sampler, turningPoints } from './turningPoints';
import type { ApsisEvent, ElongationEvent, OppositionEvent } from './types';

export const OUTER_PLANETS = ['mars', 'jupiter', 'saturn'] as const;
export const INNER_PLANETS = ['mercury', 'venus'] as const;

/** Oppositions in apparent longitude. */
export function askOppositions(bodies: readonly GrahaKey[]): Ask<OppositionEvent> {
  const planets = OUTER_PLANETS.filter((key) => bodies.includes(key));
  return {
    questions: planets.map((mover) => ({ mover, from: 'sun', stepDeg: 360, offsetDeg: 180 })),
    read: (answers) =>
      planets.flatMap((body, i) =>
        (answers[i] ?? []).map(({ jdUt, lonDeg }) => ({ kind: 'opposition', jdUt, body, siderealDeg: lonDeg })),
      ),
  };
}

/** Angle between a planet and the Sun, degrees. */
function elongationDeg(planet: MoverColumns, sun: MoverColumns, i: number): number {
  const [a, b] = [sineCosine(planet.latDeg[i] as number), sineCosine(sun.latDeg[i] as number)];
  const apart = sineCosine((planet.lonDeg[i] as number) - (sun.lonDeg[i] as number));
  const east = a.cosine * apart.sine;
  const north = b.cosine * a.sine - b.sine * a.cosine * apart.cosine;
  return arcTangent(Math.sqrt(east * east + north * north), b.sine * a.sine + b.cosine * a.cosine * apart.cosine);
}

/** Greatest elongations: the greatest angle to the Sun (Meeus 1998 ch. 36). */
export function elongationsIn(
  kernel: Tables,
  fromJd: number,
  toJd: number,
  bodies: readonly GrahaKey[],
): ElongationEvent[] {
  return INNER_PLANETS.filter((key) => bodies.includes(key)).flatMap((body) => {
    const moversAt = (jdUt: readonly number[]) => tableAt(kernel, ['sun', body], jdUt, { withDistances: false }).movers;
    const sample: Sampler = (jdUt) => {
      const { sun, [body]: planet } = moversAt(jdUt);
      return jdUt.map((_, i) => elongationDeg(planet as MoverColumns, sun as MoverColumns, i));
    };
    const search = { gridDays: body === 'mercury' ? 4 : 8, stepDays: 0.25 };
    const greatest = turningPoints(sample, fromJd, toJd, search, (isMaximum) => isMaximum);
    const instants = greatest.map(({ jdUt }) => jdUt);
    const { sun, [body]: planet } = moversAt(instants);
    const [here, there] = [planet as MoverColumns, sun as MoverColumns];
    return instants.map((jdUt, i): ElongationEvent => {
      const isEast = norm180((here.lonDeg[i] as number) - (there.lonDeg[i] as number)) > 0;
      return {
        kind: 'elongation',
        jdUt,
        body,
        side: isEast ? 'east' : 'west',
        elongationDeg: elongationDeg(here, there, i),
      };
    });
  });
}

/**
 * Perigees and apogees: extremes of the geometric distance from the Earth's centre (Meeus 1998 ch. 50). The largest terms of
 * the distance find them to some minutes, and a step of Halley's method in all of them meets them within 0.2 s. Some are
 * beyond the span.
 */
export function apsidesIn(kernel: Tables, fromJd: number, toJd: number, ayanamsa: AyanamshaChoice): ApsisEvent[] {
  const ttOf = (jdUt: readonly number[]) => tableAt(kernel, [], jdUt).jdTt;
  const rough = roughApsides(fromJd, toJd);
  const tt = rough.map(({ jdTt }) => jdTt);
  const later = ttOf(tt);
  const near = rough.map(({ jdTt, isApogee }, i) => ({ jdUt: 2 * jdTt - (later[i] as number), isMaximum: isApogee }));
  const jdTt = ttOf(near.map(({ jdUt }) => jdUt));
  const apsides = near.map(({ jdUt, isMaximum }, i) => {
    const { km, kmPerDay, kmPerDay2, kmPerDay3 } = moonDistance(jdTt[i] as number);
    const newton = -kmPerDay / kmPerDay2;
    const step = newton - (newton * newton * kmPerDay3) / (2 * kmPerDay2);
    return { jdUt: jdUt + step, isMaximum, distanceKm: km + (step * kmPerDay) / 2 };
  });
  const { zeroDeg, movers } = tableAt(
    kernel,
    ['moon'],
    apsides.map(({ jdUt }) => jdUt),
    { zodiac: ayanamsa, withDistances: false },
  );
  const { lonDeg } = movers.moon as MoverColumns;
  return apsides.map(({ jdUt, isMaximum, distanceKm }, i) => ({
    kind: 'apsis',
    jdUt,
    body: 'moon',
    apsis: isMaximum ? 'apogee' : 'perigee',
    distanceKm,
    siderealDeg: norm360((lonDeg[i] as number) - (zeroDeg[i] as number)),
    tropicalDeg: norm360(lonDeg[i] as number),
  }));
}
