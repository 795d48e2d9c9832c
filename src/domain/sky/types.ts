/** The kinds of sky events and their fields. Instants are Julian days UT. */

import { type GrahaKey, PLANET_KEYS, type PlanetKey } from '../../data/keys';
import type { OuterKey } from '../../data/outer';
import type { Place } from '../../data/place';
import type { StarKey } from '../../data/stars';
import type { VisibilityModel } from '../../data/visibility';
import type { AyanamshaChoice, BodyKey, NodeMode } from '../../kernel/keys';
import type { OuterPlanets } from '../ephemeris/outer';
import type { LocalEclipse } from './localEclipse';
import type { Sutaka } from './sutaka';

/** The kinds, in the order of events at the same instant. */
export const SKY_KINDS = [
  'ingress',
  'station',
  'lunation',
  'eclipse',
  'conjunction',
  'combustion',
  'visibility',
  'equinox',
  'solstice',
  'opposition',
  'elongation',
  'apsis',
  'brilliancy',
  'conjunction_ra',
  'occultation',
  'rise',
  'transit',
  'set',
  'twilight',
] as const;
export type SkyKind = (typeof SKY_KINDS)[number];

/** The daily events of a body. */
export const RISING_KINDS = ['rise', 'transit', 'set'] as const;
export type RisingKind = (typeof RISING_KINDS)[number];

/** The kinds that need a place of the question. */
export const DAILY_SKY_KINDS: readonly SkyKind[] = [...RISING_KINDS, 'twilight'];

/** The kinds that a question must name. A visibility needs a place too. */
const NAMED_KINDS: readonly SkyKind[] = [
  'visibility',
  'opposition',
  'elongation',
  'apsis',
  'brilliancy',
  'conjunction_ra',
  'occultation',
  ...DAILY_SKY_KINDS,
];

/** The default kinds. */
export const DEFAULT_SKY_KINDS: readonly SkyKind[] = SKY_KINDS.filter((kind) => !NAMED_KINDS.includes(kind));

/** The default grahas. The Moon has four fifths of all events. */
export const DEFAULT_SKY_BODIES: readonly GrahaKey[] = [
  'sun',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
];

export const DIVISIONS = { rashi: 12, nakshatra: 27 } as const;
export type DivisionKey = keyof typeof DIVISIONS;
export const DIVISION_KEYS = Object.keys(DIVISIONS) as DivisionKey[];

export type Motion = 'direct' | 'retrograde';

interface SkyEventOf<Kind extends SkyKind> {
  kind: Kind;
  jdUt: number;
}

export interface IngressEvent extends SkyEventOf<'ingress'> {
  body: GrahaKey;
  division: DivisionKey;
  /** The part that the graha leaves and the one that it enters, from 1. */
  from: number;
  to: number;
  direction: Motion;
  /** 1, or one more than the previous pass if that crossed the same boundary. */
  pass: number;
}

export interface StationEvent extends SkyEventOf<'station'> {
  body: PlanetKey;
  /** The motion that starts: the rate of the tropical longitude crosses zero. */
  station: Motion;
  siderealDeg: number;
  tropicalDeg: number;
}

export const PHASES = ['new', 'first-quarter', 'full', 'last-quarter'] as const;

export interface LunationEvent extends SkyEventOf<'lunation'> {
  phase: (typeof PHASES)[number];
  /** Sidereal longitude of the Moon. */
  siderealDeg: number;
}

export interface EclipseEvent extends SkyEventOf<'eclipse'> {
  of: 'solar' | 'lunar';
  type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
  /** Covered part of the diameter; for a penumbral eclipse, the part in the penumbra. */
  magnitude: number;
  /** For a central solar eclipse: the ratio of the Moon's diameter to the Sun's, the magnitude in NASA's lists. */
  diameterRatio?: number;
  /** The view from the place of the question, if it has one; null if the Moon misses the Sun there. */
  atPlace?: EclipseAtPlace | null;
}

export interface EclipseAtPlace {
  eclipse: LocalEclipse;
  sutaka: Sutaka | null;
}

export interface ConjunctionEvent extends SkyEventOf<'conjunction'> {
  body: BodyKey;
  with: BodyKey;
  /** Latitude of the first minus the second's; its absolute value is the angle between them. */
  latitudeDifferenceDeg: number;
  siderealDeg: number;
}

export interface CombustionEvent extends SkyEventOf<'combustion'> {
  body: Exclude<BodyKey, 'sun'>;
  phase: 'in' | 'out';
  limitDeg: number;
  motion: Motion;
}

export interface VisibilityEvent extends SkyEventOf<'visibility'> {
  body: PlanetKey;
  event: 'rising' | 'setting';
  side: 'east' | 'west';
  model: VisibilityModel;
  limitDeg: number;
  /** How far that day is beyond the limit. */
  marginDeg: number;
}

export interface EquinoxEvent extends SkyEventOf<'equinox'> {
  name: 'march' | 'september';
  tropicalDeg: 0 | 180;
}

export interface SolsticeEvent extends SkyEventOf<'solstice'> {
  name: 'june' | 'december';
  tropicalDeg: 90 | 270;
}

export interface OppositionEvent extends SkyEventOf<'opposition'> {
  body: 'mars' | 'jupiter' | 'saturn';
  siderealDeg: number;
}

export interface ElongationEvent extends SkyEventOf<'elongation'> {
  body: 'mercury' | 'venus';
  /** East: in the evening sky. */
  side: 'east' | 'west';
  elongationDeg: number;
}

export interface ApsisEvent extends SkyEventOf<'apsis'> {
  body: 'moon';
  apsis: 'perigee' | 'apogee';
  /** Geometric, from the Earth's centre. */
  distanceKm: number;
  siderealDeg: number;
  tropicalDeg: number;
}

export interface BrilliancyEvent extends SkyEventOf<'brilliancy'> {
  body: 'venus';
  /** East: in the evening sky. */
  side: 'east' | 'west';
  magnitude: number;
  litFraction: number;
  diameterArcsec: number;
  elongationDeg: number;
  /** The instant of the least magnitude nearby; null if there is none. */
  brightest: { jdUt: number; magnitude: number } | null;
}

export type OccultedKey = PlanetKey | OuterKey | StarKey;

/** Whether a body is one of the five planets. */
export const isOccultedPlanet = (key: OccultedKey): key is PlanetKey =>
  (PLANET_KEYS as readonly OccultedKey[]).includes(key);

/** A body disappears behind the Moon, as seen from a place. Pairs are of its disappearance and its reappearance. */
export interface OccultationEvent extends SkyEventOf<'occultation'> {
  body: OccultedKey;
  reappearsJd: number;
  /** Airless altitude of the body, and of the Sun. */
  altitudeDeg: readonly [number, number];
  sunAltitudeDeg: readonly [number, number];
  /** Direction of the body from the Moon's centre, from north through east. */
  positionAngleDeg: readonly [number, number];
  /** The Moon minus the Sun in longitude, 0 to 360. */
  elongationDeg: number;
  /** How far within the limb the body comes. */
  depthDeg: number;
}

export interface RisingEvent extends SkyEventOf<RisingKind> {
  body: BodyKey | OuterKey | StarKey;
  /** Airless, of the centre, seen from the surface. */
  azimuthDeg: number;
  altitudeDeg: number;
}

export const TWILIGHTS = ['civil', 'nautical', 'astronomical'] as const;

export interface TwilightEvent extends SkyEventOf<'twilight'> {
  twilight: (typeof TWILIGHTS)[number];
  /** The morning twilight begins, the evening twilight ends. */
  phase: 'begin' | 'end';
}

export type SkyEvent =
  | IngressEvent
  | StationEvent
  | LunationEvent
  | EclipseEvent
  | ConjunctionEvent
  | CombustionEvent
  | VisibilityEvent
  | EquinoxEvent
  | SolsticeEvent
  | OppositionEvent
  | ElongationEvent
  | ApsisEvent
  | BrilliancyEvent
  | OccultationEvent
  | RisingEvent
  | TwilightEvent;

export interface SkyQuestion {
  /** Julian days UT, half-open. */
  fromJd: number;
  toJd: number;
  ayanamsa: AyanamshaChoice;
  nodeMode: NodeMode;
  kinds: readonly SkyKind[];
  /** The grahas of ingresses, stations, conjunctions, combustions and visibilities. */
  bodies: readonly GrahaKey[];
  /** The place of heliacal events, risings and twilights. */
  place: Place;
  visibility: VisibilityModel;
  /** The place at which eclipses are described; none if absent. */
  eclipsesAt?: Place;
  /** The planets beyond Saturn, for occultations; the caller loads the module. */
  outer?: OuterPlanets;
}
