/** The bodies and the columns of an ephemeris. */
import { GRAHA_KEYS } from '../../data/keys';

export const EPHEMERIS_BODIES = [...GRAHA_KEYS, 'lagna'] as const;
export type EphemerisBody = (typeof EPHEMERIS_BODIES)[number];

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

export const DEFAULT_EPHEMERIS_COLUMNS: readonly EphemerisColumn[] = [
  'longitude',
  'latitude',
  'speed',
  'rashi',
  'nakshatra',
  'pada',
];

/** The columns that need a place. */
export const HORIZONTAL_COLUMNS: readonly EphemerisColumn[] = ['azimuth', 'altitude', 'apparent_altitude'];

export const CENTERS = ['geocentric', 'topocentric'] as const;
export type Center = (typeof CENTERS)[number];

/** Columns that are computed from directions in space. */
const SPATIAL_COLUMNS: ReadonlySet<EphemerisColumn> = new Set([
  'right_ascension',
  'declination',
  ...HORIZONTAL_COLUMNS,
  'magnitude',
  'elongation',
  'phase_angle',
  'illumination',
  'diameter',
]);

/** Whether any of the columns needs directions in space. */
export const needSpace = (columns: readonly EphemerisColumn[], center: Center): boolean =>
  center === 'topocentric' || columns.some((column) => SPATIAL_COLUMNS.has(column));
