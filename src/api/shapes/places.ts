/** A place of the list, in a response. */
import * as z from 'zod';

export const PlaceShape = z
  .object({
    id: z.string().meta({ description: 'Id, for the field `place`.', examples: ['1259229'] }),
    name: z.string().meta({ examples: ['Pune'] }),
    admin1: z.string().describe('State, province or region; empty if the country has none.'),
    country: z.string().meta({ description: 'ISO 3166 code of the country.', examples: ['IN'] }),
    lat: z.number().describe('Degrees, north positive.'),
    lon: z.number().describe('Degrees, east positive.'),
    tz: z.string().describe('IANA time zone.'),
    population: z.int().describe('Population; 0 if unknown.'),
  })
  .meta({ id: 'Place', description: 'A town of the list of places (GeoNames, CC BY 4.0).' });
