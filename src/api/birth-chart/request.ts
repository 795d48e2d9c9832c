/** POST /api/v1/chart: the request. */

import * as z from 'zod';
import type { BirthQuestion } from '../birth';
import type { ChartRequestQuestion } from '../chart/question';
import { ChartRequest } from '../chart/request';
import { comparedSettings } from '../chart/settings';
import { V1_SETTINGS, V1SettingsObject } from '../settings';
import { wholeDate } from '../shapes/anyYear';
import { BIRTH_OF_ALL_YEARS } from '../shapes/birth';
import { timesField } from '../shapes/clocks';
import { LOCATION_REQUIRED, located } from '../shapes/location';

const { name, include, dashas, number, divisions, precision, lang } = ChartRequest.shape;

const BirthChartFields = located(
  z.object({
    ...BIRTH_OF_ALL_YEARS,
    name,
    ...V1_SETTINGS,
    include,
    dashas,
    dasha_depth: ChartRequest.shape.dashaDepth,
    number,
    divisions,
    precision,
    compare: comparedSettings(V1SettingsObject, [{ preset: 'jhora' }, { ayanamsa: 'raman', node: 'true' }]),
    lang,
    times: timesField(),
  }),
);

export const BirthChartRequest = wholeDate(BirthChartFields, 'date').meta({
  id: 'BirthChartRequest',
  description: 'A birth and the settings of its chart. Unknown fields are refused.',
  override: LOCATION_REQUIRED,
});

/** The question of a birth chart: its birth, and the chart of it. */
export interface BirthChartQuestion {
  birth: BirthQuestion;
  chart: ChartRequestQuestion;
  isUtc: boolean;
}
