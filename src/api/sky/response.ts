/** GET /api/v1/sky: the response. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { OUTER_KEYS } from '../../data/outer';
import { VISIBILITY_MODELS } from '../../data/visibility';
import { PHASES, TWILIGHTS } from '../../domain/sky/types';
import { ComputedBy } from '../settings';
import { OTHER_YEARS } from '../shapes/anyYear';
import { circleDeg, instantAt } from '../shapes/kinds';
import { LABEL, LANGUAGE } from '../shapes/language';
import { Assumed, LocationShape } from '../shapes/location';
import { PAGE } from '../shapes/page';
import { V1Stamp } from '../shapes/stampInVocabulary';
import { GrahaName, NakshatraName, RashiName } from '../shapes/vocabulary';
import { EclipseAtPlaceShape } from './eclipseShape';

const Motion = z.enum(['direct', 'retrograde']).describe('Motion in longitude.');

const TITLE = LABEL.describe('Title of the event, in English or in Hindi, with `lang`.');

const eventOf = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    kind: z.literal(kind).describe('Kind.'),
    at: instantAt('The instant.'),
    ...shape,
    label: TITLE,
  });

/** A graha, or a planet beyond Saturn. */
const BodyName = GrahaName.extend({
  key: z.enum([...GRAHA_KEYS, ...OUTER_KEYS]).describe('Its key.'),
}).meta({ id: 'NamedBody', description: 'A graha, or a planet beyond Saturn.' });

/** A graha, a planet beyond Saturn, or a star. */
const AnyBodyName = z
  .object({ key: z.string(), name: z.string(), label: LABEL })
  .meta({ id: 'NamedBodyOrStar', description: 'A planet, by its centre, or a star.' });

const siderealDeg = circleDeg('Sidereal longitude, degrees.');
const tropicalDeg = circleDeg('Apparent tropical longitude of date, degrees.');

/** A part of the zodiac. */
const Part = z.union([RashiName, NakshatraName]);

export const INGRESS = {
  body: GrahaName,
  division: z.enum(['rashi', 'nakshatra']).describe('What the graha enters.'),
  leaves: Part.describe('The part that it leaves.'),
  enters: Part.describe('The part that it enters.'),
  direction: Motion,
  pass: z.int().min(1).describe('1, and one more for each further crossing of the same boundary.'),
  reentry: z.boolean().describe('Whether `pass` is above 1.'),
};

const Ingress = eventOf('ingress', { ...INGRESS, body: BodyName }).meta({
  id: 'SkyIngress',
  description: 'A graha enters a part of the zodiac.',
});

const Station = eventOf('station', {
  body: BodyName,
  station: Motion.describe('The motion that begins. The rate of the tropical longitude is zero.'),
  longitude_deg: siderealDeg,
  tropical_longitude_deg: tropicalDeg,
}).meta({ id: 'SkyStation', description: 'A planet turns.' });

const Lunation = eventOf('lunation', {
  phase: z.enum(PHASES).describe('Phase of the Moon.'),
  longitude_deg: circleDeg('Sidereal longitude of the Moon, degrees.'),
}).meta({ id: 'SkyLunation', description: 'A phase of the Moon.' });

const Eclipse = eventOf('eclipse', {
  of: z.enum(['solar', 'lunar']).describe('Whose eclipse.'),
  type: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']).describe('Its type.'),
  magnitude: z
    .number()
    .describe('The part of the diameter that is covered at greatest eclipse; of a penumbral eclipse by the penumbra.'),
  diameter_ratio: z
    .number()
    .optional()
    .describe('Of a central solar eclipse: diameter of the Moon over that of the Sun, the magnitude of NASA’s lists.'),
  at_place: EclipseAtPlaceShape.nullable()
    .optional()
    .describe('The view from the place of the request, if it gives one; null if the Moon misses the Sun there.'),
}).meta({ id: 'SkyEclipse', description: 'Greatest eclipse, anywhere on the Earth.' });

const Conjunction = eventOf('conjunction', {
  body: BodyName,
  with: AnyBodyName,
  separation_deg: z.number().describe('Angle between the two, degrees.'),
  latitude_difference_deg: z.number().describe('Latitude of the first less that of the second, degrees.'),
  longitude_deg: siderealDeg,
}).meta({ id: 'SkyConjunction', description: 'Two bodies have equal apparent longitude.' });

const Combustion = eventOf('combustion', {
  body: GrahaName,
  phase: z.enum(['in', 'out']).describe('Whether it becomes combust, or no longer is.'),
  limit_deg: z.number().describe('Distance in longitude from the Sun that the graha passes, degrees.'),
  motion: Motion,
  cause: z.literal('limit').describe('The graha passes the limit. No station changes the state in 1900 to 2100.'),
}).meta({ id: 'SkyCombustion', description: 'A graha becomes or is no longer combust.' });

const Visibility = eventOf('visibility', {
  body: GrahaName,
  event: z.enum(['rising', 'setting']).describe('First or last day on which the test holds.'),
  side: z.enum(['east', 'west']).describe('Horizon of the planet.'),
  model: z.enum(VISIBILITY_MODELS).describe('The test.'),
  limit_deg: z.number().describe('Limit of the test, degrees.'),
  margin_deg: z.number().describe('How far that day is beyond the limit, degrees.'),
}).meta({ id: 'SkyVisibilityEvent', description: 'A heliacal rising or setting; the instant is that of the planet.' });

const Equinox = eventOf('equinox', {
  month: z.enum(['march', 'september']).describe('Which of the two.'),
  tropical_longitude_deg: z.literal([0, 180]).describe('Tropical longitude of the Sun, degrees.'),
}).meta({ id: 'SkyEquinox', description: 'The Sun crosses the equator.' });

const Solstice = eventOf('solstice', {
  month: z.enum(['june', 'december']).describe('Which of the two.'),
  tropical_longitude_deg: z.literal([90, 270]).describe('Tropical longitude of the Sun, degrees.'),
}).meta({ id: 'SkySolstice', description: 'The Sun is farthest from the equator.' });

const Opposition = eventOf('opposition', {
  body: BodyName,
  longitude_deg: siderealDeg,
}).meta({ id: 'SkyOpposition', description: 'The apparent longitude of a planet is opposite to that of the Sun.' });

const Elongation = eventOf('elongation', {
  body: GrahaName,
  side: z.enum(['east', 'west']).describe('East of the Sun is the evening sky.'),
  elongation_deg: z.number().describe('Angle to the Sun, degrees.'),
}).meta({ id: 'SkyElongation', description: 'Greatest elongation.' });

const Apsis = eventOf('apsis', {
  body: GrahaName,
  apsis: z.enum(['perigee', 'apogee']).describe('Nearest or farthest.'),
  distance_km: z.number().describe('Geometric distance from the Earth’s centre, km.'),
  longitude_deg: siderealDeg,
  tropical_longitude_deg: tropicalDeg,
}).meta({ id: 'SkyApsis', description: 'The Moon is nearest to the Earth, or farthest.' });

const Brilliancy = eventOf('brilliancy', {
  body: GrahaName,
  side: z.enum(['east', 'west']).describe('East of the Sun is the evening sky.'),
  magnitude: z.number(),
  illuminated_fraction: z.number(),
  diameter_arcsec: z.number(),
  elongation_deg: z.number(),
  least_magnitude: z
    .object({ at: instantAt('The instant.'), magnitude: z.number() })
    .nullable()
    .describe('The least magnitude nearby.'),
}).meta({ id: 'SkyBrilliancy', description: 'Greatest illuminated extent of Venus: lit part times area of the disc.' });

const RightAscensionConjunction = eventOf('conjunction_ra', {
  body: BodyName,
  with: AnyBodyName,
  separation_deg: z.number().describe('Angle between the two, degrees.'),
  declination_difference_deg: z.number().describe('The first less the second, degrees.'),
  right_ascension_deg: circleDeg('Right ascension of both, of date, degrees.'),
}).meta({ id: 'SkyConjunctionRa', description: 'Two bodies have equal apparent right ascension.' });

const OccultationEnd = z
  .object({
    at: instantAt('The instant.'),
    altitude_deg: z.number().describe('Altitude of the body without refraction.'),
    sun_altitude_deg: z.number().describe('Altitude of the Sun.'),
    position_angle_deg: z.number().describe('Angle on the limb, from north through east.'),
  })
  .meta({ id: 'OccultationEnd', description: 'A disappearance or a reappearance.' });

const Occultation = eventOf('occultation', {
  body: AnyBodyName,
  disappears: OccultationEnd,
  reappears: OccultationEnd,
  moon_elongation_deg: circleDeg('The Moon minus the Sun in longitude.'),
  depth_arcsec: z.number().describe('Greatest depth within the limb.'),
}).meta({ id: 'SkyOccultation', description: 'The Moon hides a body at the place; `at` is its disappearance.' });

const RISING = {
  body: AnyBodyName,
  azimuth_deg: circleDeg('Azimuth of the centre, from north through east.'),
  altitude_deg: z.number().describe('Altitude of the centre without refraction.'),
};
const Rise = eventOf('rise', RISING).meta({
  id: 'SkyRise',
  description: 'Rising: upper limb of Sun and Moon, else the centre.',
});
const Transit = eventOf('transit', RISING).meta({ id: 'SkyTransit', description: 'Upper transit of the meridian.' });
const Setting = eventOf('set', RISING).meta({ id: 'SkySet', description: 'Setting.' });

const Twilight = eventOf('twilight', {
  twilight: z.enum(TWILIGHTS).describe('Civil 6°, nautical 12°, astronomical 18°.'),
  phase: z.enum(['begin', 'end']).describe('The twilight of the morning begins, that of the evening ends.'),
}).meta({ id: 'SkyTwilight', description: 'The Sun is 6°, 12° or 18° below the horizon.' });

export const SkyEventShape = z
  .discriminatedUnion('kind', [
    Ingress,
    Station,
    Lunation,
    Eclipse,
    Conjunction,
    Combustion,
    Visibility,
    Equinox,
    Solstice,
    Opposition,
    Elongation,
    Apsis,
    Brilliancy,
    RightAscensionConjunction,
    Occultation,
    Rise,
    Transit,
    Setting,
    Twilight,
  ])
  .meta({ id: 'SkyEvent', description: 'An event of the sky.' });

export const SkyResponse = z
  .object({
    from: z.string().describe('First day, Gregorian.'),
    to: z.string().describe('Last day, Gregorian.'),
    ...OTHER_YEARS,
    place: LocationShape.optional().describe('The place, where the request names one.'),
    tz: z
      .union([z.string(), z.number()])
      .optional()
      .describe('Zone of days and instants without a place; if absent, they are in UTC.'),
    assumed: Assumed,
    settings: ComputedBy,
    ...LANGUAGE,
    ...PAGE,
    substrate_stamp: V1Stamp,
    events: z.array(SkyEventShape).describe('In order of time.'),
  })
  .meta({
    id: 'SkyResponse',
    description: 'The events of the sky in a span. The stamp has ayanāṃśa and ΔT of its beginning.',
  });
