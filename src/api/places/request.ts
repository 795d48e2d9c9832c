/** GET /api/v1/places: the request. */
import * as z from 'zod';
import { integerFrom, latitude, longitude, textOf } from '../fields';
import { formatField } from '../formats';
import { hasFields, together, unmet } from '../validate';

/** Maximum number of places in an answer. */
export const MAX_PLACES = 50;
/** Default number of places in an answer. */
export const USUAL_PLACES = 10;

const POINT = ['lat', 'lon'] as const;

const PlacesFields = z.object({
  q: textOf({ min: 1, max: 100 })
    .optional()
    .meta({
      description:
        'Name of a place in any spelling, old or new, in Latin or an Indian script; a state or a country may follow it.',
      examples: ['Bilaspur, Himachal Pradesh', 'पुणे'],
    }),
  lat: latitude().optional(),
  lon: longitude().optional(),
  limit: integerFrom(1, MAX_PLACES)
    .optional()
    .meta({ description: `Maximum number of places. Default: ${USUAL_PLACES}.`, examples: [5] }),
  format: formatField(),
});

export const PlacesRequest = together(PlacesFields, POINT).refine(
  (fields) => 'q' in fields || POINT.some((key) => key in fields),
  {
    path: ['q'],
    when: hasFields,
    ...unmet({ type: 'other', words: 'the name of a place, unless lat and lon are given' }, 'Pune'),
  },
);
