/** POST /api/v1/charts: the request. */

import * as z from 'zod';
import type { Result } from '../../domain/result';
import type { BirthChartQuestion } from '../birth-chart/request';
import { BirthChartRequest } from '../birth-chart/request';
import { listOf } from '../fields';
import type { Problem } from '../problem';
import { LOCATION_REQUIRED } from '../shapes/location';
import { readByItsOwner } from '../spelling';
import { expecting } from '../validate';

const MAX_BIRTHS = 200;

const { date, time, place, lat, lon, tz, calendar, name, ...SHARED } = BirthChartRequest.shape;

/** A birth of the list. `readRow` reads each by itself, so that its problem stays in its row. */
export const BirthInRow = readByItsOwner(
  expecting(
    { type: 'object', fields: ['date', 'time', 'place'] },
    z.object({ date, time, place, lat, lon, tz, calendar, name }),
  ).meta({
    id: 'BirthInRow',
    description: 'A birth with a label.',
    examples: [{ date: '1990-05-15', time: '14:30', place: 'Pune' }],
    override: LOCATION_REQUIRED,
  }),
);

const births = (item: z.ZodType) =>
  listOf(item, 1, MAX_BIRTHS, 'births').meta({
    description: `Up to ${MAX_BIRTHS} births. The answer has a row for each, in order.`,
    examples: [[{ date: '1990-05-15', time: '14:30', place: 'Pune' }]],
  });

/** The request with births that are not yet validated. */
export const AnyBirths = z.object({ births: births(z.unknown()), ...SHARED });

export const ChartsRequest = z.object({ births: births(BirthInRow), ...SHARED }).meta({
  id: 'ChartsRequest',
  description: 'Births, and the settings of all their charts. Unknown fields are refused.',
});

/** The question of charts in bulk: the question of each birth, or its problem. */
export interface ChartsQuestion {
  births: readonly Result<BirthChartQuestion, Problem>[];
}
