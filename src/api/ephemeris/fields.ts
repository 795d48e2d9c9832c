/** The fields of the columns, with their decimals. */
import type { AnyColumn } from '../../domain/ephemeris/columns';
import type { CellKind } from '../../kernel/rows';
import { rounded } from '../decimals';
import type { EphemerisRequestQuestion } from './question';

export interface Field {
  name: string;
  /** Decimals of a number; absent for whole numbers and for true and false. */
  decimals: number;
  kind: 'number' | 'boolean';
}

const number = (name: string, decimals: number): Field => ({ name, decimals, kind: 'number' });
const flag = (name: string): Field => ({ name, decimals: 0, kind: 'boolean' });

export const COLUMN_FIELDS = {
  longitude: number('longitude_deg', 7),
  tropical_longitude: number('tropical_longitude_deg', 7),
  latitude: number('latitude_deg', 7),
  distance: number('distance_au', 9),
  speed: number('speed_deg_per_day', 7),
  right_ascension: number('right_ascension_deg', 7),
  declination: number('declination_deg', 7),
  azimuth: number('azimuth_deg', 6),
  altitude: number('altitude_deg', 6),
  apparent_altitude: number('apparent_altitude_deg', 6),
  magnitude: number('magnitude', 3),
  elongation: number('elongation_deg', 6),
  phase_angle: number('phase_angle_deg', 5),
  illumination: number('illuminated_fraction', 6),
  diameter: number('diameter_arcsec', 3),
  rashi: number('rashi_index', 0),
  nakshatra: number('nakshatra_index', 0),
  pada: number('pada', 0),
  retrograde: flag('retrograde'),
  combust: flag('combust'),
  mean_longitude: number('mean_longitude_deg', 7),
  apsis: number('apsis_deg', 7),
  conjunction: number('conjunction_deg', 7),
} as const satisfies Record<AnyColumn, Field>;

/** The sum of days of the Sūrya-siddhānta, to a tenth of a second. */
const AHARGANA = number('ahargana', 6);

/** The fields of all columns of a table in order: for each body those of its columns. */
export const fieldsOf = ({ model, bodies, columns }: EphemerisRequestQuestion): Field[] => [
  ...(model === 'surya-siddhanta' ? [AHARGANA] : []),
  ...bodies.flatMap(() => columns.map((column) => COLUMN_FIELDS[column])),
];

/** How a value of a field is written. */
export const kindOf = ({ decimals, kind }: Field): CellKind => (kind === 'boolean' ? 'flag' : decimals);

/** A rounded value; null for one that does not exist. */
export function cellOf({ decimals, kind }: Field, value: number): number | boolean | null {
  if (Number.isNaN(value)) return null;
  if (kind === 'boolean') return value === 1;
  return rounded(value, decimals);
}
