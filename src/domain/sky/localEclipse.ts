/**
 * An eclipse at a place: contacts with altitudes, magnitude, what is above the horizon, and whether Sun or Moon rises
 * or sets eclipsed. Contacts are the kernel's: Moon k = 0.2725076 for all of them, Sun 959.63″ at 1 au, the Earth's
 * shadow after Danjon. The horizon is the calendar's: upper limb, refraction at 15 °C. Altitudes are airless, of the
 * centre.
 */
import type { Place } from '../../data/place';
import type { Eclipse, LunarEclipse, Sighting, SolarEclipse } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import {
  angleBetween,
  equatorialVector,
  observerAt,
  positionAngle,
  topocentric,
  type Vector,
} from '../ephemeris/vectors';
import { sineCosine } from '../sineCosine';
import { eclipseDiscs, lunarShadow, obscurationOf } from './eclipseDiscs';

export type EclipseKernel = Pick<Kernel, 'dailyEvents' | 'sky'>;

/** How much of an eclipse is above the horizon. */
export type EclipseVisibility = 'whole' | 'part' | 'no';

export const SOLAR_CONTACTS = ['c1', 'c2', 'maximum', 'c3', 'c4'] as const;
export const LUNAR_MOMENTS = ['p1', 'u1', 'u2', 'maximum', 'u3', 'u4', 'p4'] as const;

interface LocalCircumstances {
  visible: EclipseVisibility;
  /** Rising and setting of Sun or Moon between the first and the last contact, Julian days UT. */
  riseJd: number | null;
  setJd: number | null;
  /** Whether it rises or sets while it is eclipsed; a Moon, in the umbra (grastodaya, grastāsta). */
  risesEclipsed: boolean;
  setsEclipsed: boolean;
  /** First and last instant at which the eclipse is seen, without the penumbra of the Moon; null if it is not seen. */
  seen: { startJd: number; endJd: number } | null;
}

export interface LocalSolarEclipse extends LocalCircumstances {
  of: 'solar';
  /** The geometric type at the place, also below the horizon. */
  type: 'partial' | 'annular' | 'total';
  contacts: Record<(typeof SOLAR_CONTACTS)[number], Sighting | null> & {
    c1: Sighting;
    maximum: Sighting;
    c4: Sighting;
  };
  /** Covered part of the diameter; in a central phase, ratio of the diameters. */
  magnitude: number;
  /** Covered part of the area. */
  obscuration: number;
  /** Position angle of the Moon's centre at C1 and C4, degrees from north through east. */
  positionAngleDeg: { c1: number; c4: number };
  /** The best instant above the horizon. */
  best: { jdUt: number; magnitude: number; obscuration: number } | null;
}

export interface LocalLunarEclipse extends LocalCircumstances {
  of: 'lunar';
  type: LunarEclipse['type'];
  contacts: Record<(typeof LUNAR_MOMENTS)[number], Sighting | null> & { maximum: Sighting };
  /** Part of the diameter in the umbra; of a penumbral eclipse, in the penumbra. */
  magnitude: number;
  /** The umbral part of the eclipse alone; null if it is penumbral. */
  umbraVisible: EclipseVisibility | null;
  /** Umbral magnitude at moonrise and moonset. */
  magnitudeAtRise: number | null;
  magnitudeAtSet: number | null;
  /** The type depends on the rule of the shadow: the umbral magnitude is within 0.012 of 0 or 1. */
  isNearLimit: boolean;
}

export type LocalEclipse = LocalSolarEclipse | LocalLunarEclipse;

/** An instant of an eclipse in the certified span: the kernel has found its eclipse there. */
function skyAt(kernel: EclipseKernel, jdUt: number): Sky {
  const sky = kernel.sky(jdUt);
  if (!sky.ok) throw new RangeError(`no sky at ${jdUt}`);
  return sky.value;
}

/** The first rising or setting strictly between two instants; null for none. */
function eventBetween(
  kernel: EclipseKernel,
  place: Place,
  body: 'sun' | 'moon',
  kind: 'rise' | 'set',
  [fromJd, toJd]: readonly [number, number],
): number | null {
  const events = kernel.dailyEvents({ ...place, body, kind, fromUt: fromJd, days: 1, definition: 'ul15' });
  const jdUt = events.ok ? events.value[0]?.jdUt : null;
  return jdUt !== null && jdUt !== undefined && jdUt > fromJd && jdUt < toJd ? jdUt : null;
}

interface Horizon {
  riseJd: number | null;
  setJd: number | null;
  isUp(jdUt: number): boolean;
}

/** The horizon during an eclipse. */
function horizonOf(
  kernel: EclipseKernel,
  place: Place,
  body: 'sun' | 'moon',
  span: readonly [number, number],
): Horizon {
  const [riseJd, setJd] = (['rise', 'set'] as const).map((kind) => eventBetween(kernel, place, body, kind, span)) as [
    number | null,
    number | null,
  ];
  const always = riseJd === null && setJd === null && isAbove(kernel, place, body, span[0]);
  return {
    riseJd,
    setJd,
    isUp(jdUt) {
      if (riseJd === null) return setJd === null ? always : jdUt <= setJd;
      if (setJd === null) return jdUt >= riseJd;
      return riseJd < setJd ? jdUt >= riseJd && jdUt <= setJd : jdUt <= setJd || jdUt >= riseJd;
    },
  };
}

/** Whether the next event of a body is its setting, so that it is up now. */
function isAbove(kernel: EclipseKernel, place: Place, body: 'sun' | 'moon', jdUt: number): boolean {
  const next = (kind: 'rise' | 'set') =>
    kernel.dailyEvents({ ...place, body, kind, fromUt: jdUt, days: 2, definition: 'ul15' });
  const [rises, sets] = [next('rise'), next('set')];
  if (!rises.ok || !sets.ok) return false;
  const first = (events: typeof rises.value) => events.find((event) => event.jdUt !== null)?.jdUt ?? Infinity;
  const [riseJd, setJd] = [first(rises.value), first(sets.value)];
  if (riseJd !== setJd) return setJd < riseJd;
  const [event] = sets.value;
  return event !== undefined && event.jdUt === null && event.always === 'up';
}

/** How much of a stretch is up. */
function visibilityOf(
  { riseJd, setJd, isUp }: Horizon,
  [startJd, endJd]: readonly [number, number],
): EclipseVisibility {
  const inside = (jdUt: number | null) => jdUt !== null && jdUt > startJd && jdUt < endJd;
  if (inside(riseJd) || inside(setJd)) return 'part';
  return isUp((startJd + endJd) / 2) ? 'whole' : 'no';
}

/** The stretch of an eclipse that is up, from its first to its last instant. */
function seenOf({ riseJd, setJd, isUp }: Horizon, [startJd, endJd]: readonly [number, number]) {
  const events = [riseJd, setJd].filter((jdUt) => jdUt !== null && jdUt > startJd && jdUt < endJd) as number[];
  const instants = [startJd, ...events, endJd].filter(isUp);
  return instants.length < 2 ? null : { startJd: Math.min(...instants), endJd: Math.max(...instants) };
}

interface SunAndMoon {
  sun: Vector;
  moon: Vector;
}

const directionsIn = ({ bodies, trueObliquityDeg }: Sky): SunAndMoon => {
  const obliquity = sineCosine(trueObliquityDeg);
  return { sun: equatorialVector(bodies.sun, obliquity), moon: equatorialVector(bodies.moon, obliquity) };
};

/** Sun and Moon from the centre of the Earth. */
export const seenFromCentre = (kernel: EclipseKernel, jdUt: number): SunAndMoon => directionsIn(skyAt(kernel, jdUt));

/** Sun and Moon from the place. */
export function seenFrom(kernel: EclipseKernel, { latDeg, lonDeg }: Place, jdUt: number): SunAndMoon {
  const sky = skyAt(kernel, jdUt);
  const { sun, moon } = directionsIn(sky);
  const observer = observerAt({ latDeg, lonDeg }, sky.gastDeg);
  return { sun: topocentric(sun, observer), moon: topocentric(moon, observer) };
}

/** Magnitude and obscuration at an instant. */
function coverAt(kernel: EclipseKernel, place: Place, jdUt: number) {
  const { sun, moon } = seenFrom(kernel, place, jdUt);
  return obscurationOf({ ...eclipseDiscs(sun, moon), apartDeg: angleBetween(sun, moon) });
}

/**
 * A solar eclipse at a place.
 *
 * @returns  null if the Moon misses the Sun there
 */
function localSolar(kernel: EclipseKernel, place: Place, { local }: SolarEclipse): LocalSolarEclipse | null {
  if (local === null) return null;
  const { c1, c2, max: maximum, c3, c4 } = local;
  const span = [c1.jdUt, c4.jdUt] as const;
  const horizon = horizonOf(kernel, place, 'sun', span);
  const { riseJd, setJd, isUp } = horizon;
  const candidates = [maximum.jdUt, riseJd, setJd].filter((jdUt) => jdUt !== null && isUp(jdUt)) as number[];
  const best = candidates
    .map((jdUt) => ({ jdUt, ...coverAt(kernel, place, jdUt) }))
    .reduce<LocalSolarEclipse['best']>((most, row) => (most && most.magnitude >= row.magnitude ? most : row), null);
  const { magnitude, obscuration, isTotal } = coverAt(kernel, place, maximum.jdUt);
  const angleAt = (jdUt: number): number => {
    const { sun, moon } = seenFrom(kernel, place, jdUt);
    return positionAngle(sun, moon);
  };
  return {
    of: 'solar',
    type: c2 === null ? 'partial' : isTotal ? 'total' : 'annular',
    visible: visibilityOf(horizon, span),
    contacts: { c1, c2, maximum, c3, c4 },
    magnitude,
    obscuration,
    positionAngleDeg: { c1: angleAt(c1.jdUt), c4: angleAt(c4.jdUt) },
    riseJd,
    setJd,
    risesEclipsed: riseJd !== null,
    setsEclipsed: setJd !== null,
    best: best && { jdUt: best.jdUt, magnitude: best.magnitude, obscuration: best.obscuration },
    seen: seenOf(horizon, span),
  };
}

/** A service says that the type depends on the rule of the shadow within this much of 0 or 1. */
const NEAR_LIMIT = 0.012;

function localLunar(kernel: EclipseKernel, place: Place, eclipse: LunarEclipse): LocalLunarEclipse {
  const { type, umbralMagnitude, penumbralMagnitude } = eclipse;
  const { p1, u1, u2, max: maximum, u3, u4, p4 } = eclipse.contacts;
  const span = [p1?.jdUt ?? maximum.jdUt, p4?.jdUt ?? maximum.jdUt] as const;
  const umbra = u1 && u4 && ([u1.jdUt, u4.jdUt] as const);
  const horizon = horizonOf(kernel, place, 'moon', span);
  const { riseJd, setJd } = horizon;
  const inUmbra = (jdUt: number | null): boolean =>
    umbra !== null && jdUt !== null && jdUt > umbra[0] && jdUt < umbra[1];
  const magnitudeAt = (jdUt: number | null): number | null =>
    jdUt === null ? null : lunarShadow(skyAt(kernel, jdUt)).umbralMagnitude;
  return {
    of: 'lunar',
    type,
    visible: visibilityOf(horizon, span),
    contacts: { p1, u1, u2, maximum, u3, u4, p4 },
    magnitude: type === 'penumbral' ? penumbralMagnitude : umbralMagnitude,
    riseJd,
    setJd,
    risesEclipsed: inUmbra(riseJd),
    setsEclipsed: inUmbra(setJd),
    umbraVisible: umbra && visibilityOf(horizon, umbra),
    magnitudeAtRise: magnitudeAt(riseJd),
    magnitudeAtSet: magnitudeAt(setJd),
    isNearLimit: Math.min(Math.abs(umbralMagnitude), Math.abs(umbralMagnitude - 1)) < NEAR_LIMIT,
    seen: umbra && seenOf(horizon, umbra),
  };
}

/**
 * The circumstances of an eclipse at a place.
 *
 * @param eclipse  of the kernel, found with the same place
 * @returns        null for a solar eclipse in which the Moon misses the Sun there
 */
export const localEclipse = (kernel: EclipseKernel, place: Place, eclipse: Eclipse): LocalEclipse | null =>
  eclipse.kind === 'solar' ? localSolar(kernel, place, eclipse) : localLunar(kernel, place, eclipse);
