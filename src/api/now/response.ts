/** GET /api/v1/now: the response. */
import * as z from 'zod';
import { GhadiResponse } from '../ghadi/response';
import { PanchangaResponse } from '../panchang/response';
import { EraYears } from '../shapes/almanac';
import { INSTANT_OF_OTHER_YEARS } from '../shapes/anyYear';
import { instantAt, orNull } from '../shapes/kinds';
import { Assumed, LocationShape } from '../shapes/location';
import { inVocabulary } from '../shapes/vocabulary';
import { OPEN_FIELDS } from './undecided';

const { time: _time, time_local: _local, reference_place: _place, ayanamsha: _key, ...LIMBS } = PanchangaResponse.shape;
const {
  time: _t,
  time_local: _l,
  reference_place: _p,
  kali_year: _kali,
  vikrama_year: _vikrama,
  shaka_year: _shaka,
  vara: _v,
  tithi: _tithi,
  sunrise_definition: _d,
  substrate_stamp: _s,
  lang: _lang,
  sentence_lang: _sentence,
  ...CALENDAR
} = GhadiResponse.shape;

const { start, end } = LIMBS.vara.shape;
const VaraAtInstant = LIMBS.vara
  .extend({ start: orNull(start), end: orNull(end) })
  .meta({ id: 'VaraAtInstant', description: 'The weekday; its bounds are null where the Sun does not rise.' });

/** The pañcāṅga of the instant. */
export const NOW_LIMBS = inVocabulary(z.object({ ...LIMBS, vara: VaraAtInstant }));
/** The calendar and the traditional clock, where the day has a sunrise. */
export const NOW_CALENDAR = inVocabulary(z.object({ years: EraYears, ...CALENDAR }).partial());

export const NowResponse = z
  .object({
    at: instantAt('The instant.'),
    place: LocationShape,
    assumed: Assumed,
    ...INSTANT_OF_OTHER_YEARS,
    undecided_fields: z
      .array(z.enum(OPEN_FIELDS))
      .optional()
      .describe(
        'Outside 1900 to 2100: the fields that change nearer to the instant than three standard errors of ΔT, so that their ' +
          'value may be the one before or after.',
      ),
    ...NOW_LIMBS.schema.shape,
    ...NOW_CALENDAR.schema.shape,
  })
  .meta({
    id: 'NowResponse',
    description:
      'The pañcāṅga, the calendar and the traditional clock of an instant at a place. Where the Sun does not rise, fields ' +
      'that count from sunrise are missing.',
  });
