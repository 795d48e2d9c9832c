/** The models of an ephemeris, and the bodies and columns of the historical one. */

import type { Model } from '../../data/days/values';
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import {
  type AnyColumn,
  DEFAULT_EPHEMERIS_COLUMNS,
  EPHEMERIS_COLUMNS,
  type EphemerisBody,
  type EphemerisColumn,
  HISTORICAL_COLUMNS,
} from './columns';

/** The columns that the Sūrya-siddhānta gives. */
export const SIDDHANTA_COLUMNS = [
  'longitude',
  'tropical_longitude',
  'latitude',
  'speed',
  'declination',
  'rashi',
  'nakshatra',
  'pada',
  'retrograde',
  'combust',
  ...HISTORICAL_COLUMNS,
] as const satisfies readonly AnyColumn[];
export type SiddhantaColumn = (typeof SIDDHANTA_COLUMNS)[number];

/** Whether the modern model gives a column. */
export const isModernColumn = (column: AnyColumn): column is EphemerisColumn =>
  (EPHEMERIS_COLUMNS as readonly AnyColumn[]).includes(column);

/** Whether the text gives a column. */
export const isSiddhantaColumn = (column: AnyColumn): column is SiddhantaColumn =>
  (SIDDHANTA_COLUMNS as readonly AnyColumn[]).includes(column);

/** Whether the text has a body: it has the nine grahas. */
export const isSiddhantaBody = (body: EphemerisBody): body is GrahaKey =>
  (GRAHA_KEYS as readonly EphemerisBody[]).includes(body);

/** The default columns of a model. */
export const defaultColumnsOf = (model: Model): readonly AnyColumn[] =>
  model === 'modern' ? DEFAULT_EPHEMERIS_COLUMNS : [...DEFAULT_EPHEMERIS_COLUMNS, 'mean_longitude'];
