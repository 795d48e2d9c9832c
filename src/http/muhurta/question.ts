/** From a request in order to what it asks of the domain. */
import type * as z from 'zod';
import { muhurtasOf } from '../../domain/muhurta/date';
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import type { FieldNames } from '../envelope';
import type { MuhurtaRequest } from './request';

export const NAMES: FieldNames = { epoch: 'date', day: 'date', time: 'date', timezone: 'tz' };

/** The day of a request in order and its parts. */
export function muhurtasAsked(kernel: Kernel & Almanac, { date, lat, lon, tz }: z.output<typeof MuhurtaRequest>) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return muhurtasOf(kernel, { year, month, day }, { latDeg: lat, lonDeg: lon }, tz);
}
