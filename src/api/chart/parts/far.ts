/** The planets beyond Saturn and the stars. */
import * as z from 'zod';
import { POINT_KEYS } from '../../../data/keys';
import { OUTER_KEYS } from '../../../data/outer';
import { almanacNumber, orNull } from '../../shapes/kinds';
import { LABEL, labelFields } from '../../shapes/language';
import { POINT } from '../../shapes/point';

const nameText = z.string().describe('English name.');
const latitude = z.number().describe('Ecliptic latitude, degrees.');
const house = orNull(almanacNumber(12, 'Whole-sign house from the lagna.'));

export const OuterPart = z
  .array(
    z
      .object({
        key: z.enum(OUTER_KEYS),
        name: nameText,
        ...POINT,
        house,
        retrograde: z.boolean(),
        latitude_deg: latitude,
        distance_au: z.number(),
        speed_deg_per_day: z.number(),
        label: LABEL,
      })
      .meta({ id: 'OuterPlanet' }),
  )
  .length(OUTER_KEYS.length)
  .describe('Uranus, Neptune and Pluto, which no rule of the chart reads.');

const { sidereal_deg, tropical_deg, rashi, rashi_index, nakshatra, nakshatra_index, pada } = POINT;

const Yogatara = z
  .object({
    of: z.string().meta({ description: 'Key of the nakṣatra.', examples: ['chitra'] }),
    usual: z.boolean().describe('The usual identification; false for another proposal.'),
    authors: z.array(z.string()).describe('Authors who name this star, as far as known.'),
    polar_longitude_deg: z.number().describe('Dhruvaka of the Sūrya-siddhānta, degrees.'),
    polar_latitude_deg: z.number().describe('Vikṣepa of the Sūrya-siddhānta, degrees.'),
    longitude_difference_deg: z.number().describe('Star in 499 minus the text.'),
    latitude_difference_deg: z.number().describe('Star in 499 minus the text.'),
  })
  .meta({ id: 'Yogatara', description: 'A star as the junction star of a nakṣatra.' });

export const StarsPart = z
  .object({
    orb_deg: z.number().describe('Largest difference in longitude of a conjunction.'),
    stars: z.array(
      z
        .object({
          key: z.string(),
          name: nameText,
          designation: z.string(),
          hip: z.int().describe('Number in the Hipparcos catalogue.'),
          magnitude: z.number(),
          sidereal_deg,
          tropical_deg,
          rashi,
          rashi_index,
          nakshatra,
          nakshatra_index,
          pada,
          ...labelFields('rashi', 'nakshatra'),
          house,
          latitude_deg: latitude,
          yogatara: Yogatara.optional(),
          label: LABEL,
        })
        .meta({ id: 'ChartStar' }),
    ),
    conjunctions: z
      .array(
        z
          .object({
            star: z.string().describe('Key of the star.'),
            with: z.enum(POINT_KEYS),
            longitude_difference_deg: z.number().describe('Graha minus star.'),
            latitude_difference_deg: z.number().describe('Graha minus star.'),
          })
          .meta({ id: 'StarConjunction' }),
      )
      .describe('Grahas and the lagna within the orb of a star.'),
  })
  .meta({ id: 'ChartStars', description: 'Stars, which no rule of the chart reads.' });
