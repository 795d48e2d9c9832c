/** The bodies and the columns of an ephemeris. */
import { GRAHA_KEYS } from '../../data/keys';
import { isOuterKey, OUTER_KEYS } from '../../data/outer';
import { STAR_KEYS, type StarKey } from '../../data/stars';

export const EPHEMERIS_BODIES = [...GRAHA_KEYS, 'lagna', ...OUTER_KEYS, ...STAR_KEYS] as const;
export type EphemerisBody = (typeof EPHEMERIS_BODIES)[number];

const NEAR_BODIES = [...GRAHA_KEYS, 'lagna'] as const;

/** The bodies without the stars. */
export const MOVING_BODIES = [...NEAR_BODIES, ...OUTER_KEYS] as const;

/** Whether a body is a graha or the lagna. */
export const isNear = (key: EphemerisBody): key is (typeof NEAR_BODIES)[number] =>
  (NEAR_BODIES as readonly string[]).includes(key);

/** Whether a body is a star. */
export const isStar = (key: EphemerisBody): key is StarKey => !isNear(key) && !isOuterKey(key);

export const EPHEMERIS_COLUMNS = [
  'longitude',
  'tropical_longitude',
  'latitude',
  'distance',
  'speed',
  'right_ascension',
  'declination',
  'azimuth',
  'altitude',
  'apparent_altitude',
  'magnitude',
  'elongation',
  'phase_angle',
  'illumination',
  'diameter',
  'rashi',
  'nakshatra',
  'pada',
  'retrograde',
  'combust',
] as const;
export type EphemerisColumn = (typeof EPHEMERIS_COLUMNS)[number];

/** Columns of the Sūrya-siddhānta without a modern counterpart. */
export const HISTORICAL_COLUMNS = ['mean_longitude', 'apsis', 'conjunction'] as const;

/** The columns of all models. */
export const TABLE_COLUMNS = [...EPHEMERIS_COLUMNS, ...HISTORICAL_COLUMNS] as const;
export type AnyColumn = (typeof TABLE_COLUMNS)[number];

/** Columns of a body: NaN where a value does not exist, 1 and 0 for true and false; rāśis and nakṣatras from 1. */
export type AnyColumns = Partial<Record<AnyColumn, Float64Array>>;

/** The columns of all bodies, in order. */
export const columnsIn = (bodies: Partial<Record<EphemerisBody, AnyColumns>>): Float64Array[] =>
  Object.values(bodies).flatMap((columns) => Object.values(columns));

export const DEFAULT_EPHEMERIS_COLUMNS: readonly EphemerisColumn[] = [
  'longitude',
  'latitude',
  'speed',
  'rashi',
  'nakshatra',
  'pada',
];

/** The columns that need a place. */
const HORIZONTAL_COLUMNS: readonly AnyColumn[] = ['azimuth', 'altitude', 'apparent_altitude'];

/** Whether a column needs a place. */
export const isHorizontal = (column: AnyColumn): boolean => HORIZONTAL_COLUMNS.includes(column);

export const CENTERS = ['geocentric', 'topocentric'] as const;
export type Center = (typeof CENTERS)[number];

/** Columns that are computed from vectors: directions and distances. */
const VECTOR_COLUMNS: readonly AnyColumn[] = [
  ...HORIZONTAL_COLUMNS,
  'magnitude',
  'elongation',
  'phase_angle',
  'illumination',
  'diameter',
];

/** Columns that are computed from directions in space. */
const SPATIAL_COLUMNS: ReadonlySet<AnyColumn> = new Set(['right_ascension', 'declination', ...VECTOR_COLUMNS]);

/** Whether any of the columns needs directions in space. */
export const needSpace = (columns: readonly EphemerisColumn[], center: Center): boolean =>
  center === 'topocentric' || columns.some((column) => SPATIAL_COLUMNS.has(column));

/** Columns that need distances. */
const DISTANT_COLUMNS: ReadonlySet<AnyColumn> = new Set(['distance', ...VECTOR_COLUMNS]);

/** Whether any of the bodies or columns needs distances. */
export const needDistances = (
  bodies: readonly EphemerisBody[],
  columns: readonly AnyColumn[],
  center: Center,
): boolean =>
  center === 'topocentric' || !bodies.every(isNear) || columns.some((column) => DISTANT_COLUMNS.has(column));
