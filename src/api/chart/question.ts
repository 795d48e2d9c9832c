/** The question of a chart request in canonical form, with everything on which the answer depends. */
import type * as z from 'zod';
import type { PartKey } from '../../domain/chart/parts';
import type { ResolvedSettings } from '../../domain/chart/settings';
import type { ChartQuestion } from '../../domain/positions/types';
import type { ClockNote } from '../../domain/time/civilTimes';
import type { Location } from '../shapes/place';
import type { ChartRequest } from './request';

type ChartFields = Omit<z.output<typeof ChartRequest>, 'place'> & { lat: number; lon: number; tzHours: number };
export interface ChartRequestQuestion {
  /** The request with its defaults, and with its place as coordinates and time zone. It is itself a valid request. */
  request: ChartFields;
  settings: ResolvedSettings;
  chart: ChartQuestion;
  /** The requested parts; undefined for the default ones. */
  include?: readonly PartKey[];
  /** The place that the request names. */
  place?: Location<string>;
  clocks: readonly ClockNote[];
  /** The names of fields that are unknown, or unused by this question. */
  ignored: string[];
}
