/** GET /api/v1/sky: the response. */
import * as z from 'zod';
import { GRAHA_KEYS, PLANET_KEYS } from '../../data/keys';
import { PHASES, TWILIGHTS, VISIBILITY_MODELS } from '../../domain/sky/types';
import { AYANAMSHA_KEYS, BODY_KEYS, NODE_MODES } from '../../kernel/keys';
import { OTHER_YEARS } from '../shapes/anyYear';
import { circleDeg, instantOfAnyYear, localInstant } from '../shapes/kinds';
import { LABEL, LANGUAGE } from '../shapes/language';
import { SubstrateStamp } from '../shapes/stamp';
import { EclipseAtPlaceShape } from './eclipseShape';

const Motion = z.enum(['direct', 'retrograde']);

const WHEN = {
  utc: instantOfAnyYear('The instant.'),
  local: localInstant('The instant, if the request names a zone.').optional(),
};

const eventOf = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...WHEN, ...shape, label: LABEL });

const siderealDeg = circleDeg('Sidereal longitude, degrees.');

export const INGRESS = {
  body: z.enum(GRAHA_KEYS),
  division: z.enum(['rashi', 'nakshatra']),
  from: z.int().meta({ description: 'Number of the part that the graha leaves, from 1.' }),
  to: z.int().meta({ description: 'Number of the part that it enters, from 1.' }),
  direction: Motion,
  pass: z.int().min(1).meta({ description: '1, and one more for each further crossing of the same boundary.' }),
  reentry: z.boolean().meta({ description: 'Whether `pass` is above 1.' }),
};

const Ingress = eventOf('ingress', INGRESS).meta({
  id: 'SkyIngress',
  description: 'A graha enters a part of the zodiac.',
});

const Station = eventOf('station', {
  body: z.enum(PLANET_KEYS),
  station: Motion.meta({ description: 'The motion that begins. The rate of the tropical longitude is zero.' }),
  longitude_deg: siderealDeg,
  tropical_deg: circleDeg('Apparent tropical longitude of date, degrees.'),
}).meta({ id: 'SkyStation', description: 'A planet turns.' });

const Lunation = eventOf('lunation', {
  phase: z.enum(PHASES),
  longitude_deg: circleDeg('Sidereal longitude of the Moon, degrees.'),
}).meta({ id: 'SkyLunation', description: 'A phase of the Moon.' });

const Eclipse = eventOf('eclipse', {
  of: z.enum(['solar', 'lunar']),
  type: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
  magnitude: z.number().meta({
    description:
      'The part of the diameter that is covered at greatest eclipse; of a penumbral eclipse by the penumbra.',
  }),
  diameter_ratio: z.number().optional().meta({
    description:
      'Of a central solar eclipse: diameter of the Moon over that of the Sun, the magnitude of NASA’s lists.',
  }),
  at_place: EclipseAtPlaceShape.nullable().optional().meta({
    description: 'The view from the place of the request, if it gives one; null if the Moon misses the Sun there.',
  }),
}).meta({ id: 'SkyEclipse', description: 'Greatest eclipse, anywhere on the Earth.' });

const Conjunction = eventOf('conjunction', {
  body: z.enum(BODY_KEYS),
  with: z.enum(BODY_KEYS),
  separation_deg: z.number().meta({ description: 'Angle between the two, degrees.' }),
  latitude_difference_deg: z.number().meta({ description: 'Latitude of the first less that of the second, degrees.' }),
  longitude_deg: siderealDeg,
}).meta({ id: 'SkyConjunction', description: 'Two grahas have equal apparent longitude.' });

const Combustion = eventOf('combustion', {
  body: z.enum(['moon', ...PLANET_KEYS]),
  phase: z.enum(['in', 'out']),
  limit_deg: z.number().meta({ description: 'Distance in longitude from the Sun that the graha passes, degrees.' }),
  motion: Motion,
  cause: z.literal('limit').meta({
    description: 'The graha passes the limit. No station changes the state in 1900 to 2100.',
  }),
}).meta({ id: 'SkyCombustion', description: 'A graha becomes or is no longer combust.' });

const Visibility = eventOf('visibility', {
  body: z.enum(PLANET_KEYS),
  event: z.enum(['rising', 'setting']).meta({ description: 'First or last day on which the test holds.' }),
  side: z.enum(['east', 'west']),
  model: z.enum(VISIBILITY_MODELS),
  limit_deg: z.number(),
  margin_deg: z.number().meta({ description: 'How far that day is beyond the limit, degrees.' }),
}).meta({ id: 'SkyVisibilityEvent', description: 'A heliacal rising or setting; the instant is that of the planet.' });

const Equinox = eventOf('equinox', {
  name: z.enum(['march', 'september']),
  tropical_deg: z.literal([0, 180]),
}).meta({ id: 'SkyEquinox' });

const Solstice = eventOf('solstice', {
  name: z.enum(['june', 'december']),
  tropical_deg: z.literal([90, 270]),
}).meta({ id: 'SkySolstice' });

const Opposition = eventOf('opposition', {
  body: z.enum(['mars', 'jupiter', 'saturn']),
  longitude_deg: siderealDeg,
}).meta({ id: 'SkyOpposition', description: 'The apparent longitude of a planet is opposite to that of the Sun.' });

const Elongation = eventOf('elongation', {
  body: z.enum(['mercury', 'venus']),
  side: z.enum(['east', 'west']).meta({ description: 'East of the Sun is the evening sky.' }),
  elongation_deg: z.number().meta({ description: 'Angle to the Sun, degrees.' }),
}).meta({ id: 'SkyElongation', description: 'Greatest elongation.' });

const Apsis = eventOf('apsis', {
  body: z.literal('moon'),
  apsis: z.enum(['perigee', 'apogee']),
  distance_km: z.number().meta({ description: 'Geometric distance from the Earth’s centre, km.' }),
}).meta({ id: 'SkyApsis', description: 'The Moon is nearest to the Earth, or farthest.' });

const RISING = {
  body: z.enum(BODY_KEYS),
  azimuth_deg: circleDeg('Azimuth of the centre, from north through east.'),
  altitude_deg: z.number().meta({ description: 'Altitude of the centre without refraction.' }),
};
const Rise = eventOf('rise', RISING).meta({
  id: 'SkyRise',
  description: 'Rising: upper limb of Sun and Moon, centre of planets.',
});
const Transit = eventOf('transit', RISING).meta({ id: 'SkyTransit', description: 'Upper transit of the meridian.' });
const Setting = eventOf('set', RISING).meta({ id: 'SkySet', description: 'Setting.' });

const Twilight = eventOf('twilight', {
  twilight: z.enum(TWILIGHTS),
  phase: z.enum(['begin', 'end']).meta({
    description: 'The twilight of the morning begins, that of the evening ends.',
  }),
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
    Rise,
    Transit,
    Setting,
    Twilight,
  ])
  .meta({ id: 'SkyEvent', description: 'An event of the sky. `label` is its title, in English or in Hindi.' });

export const SkyResponse = z
  .object({
    from: z.string().meta({ description: 'First day, Gregorian.' }),
    to: z.string().meta({ description: 'Last day, Gregorian.' }),
    ...OTHER_YEARS,
    ayanamsa: z.enum(AYANAMSHA_KEYS),
    node_mode: z.enum(NODE_MODES),
    tz: z.string().optional().meta({ description: 'IANA time zone, if the request has `tz` or `place`.' }),
    place: z
      .object({ lat: z.number(), lon: z.number(), id: z.string().optional(), name: z.string().optional() })
      .optional()
      .meta({
        description:
          'The place of heliacal risings and settings, of eclipses, and of daily risings, transits, settings and twilights.',
      }),
    ...LANGUAGE,
    count: z.int().min(0),
    substrate_stamp: SubstrateStamp,
    events: z.array(SkyEventShape).meta({ description: 'In order of time.' }),
  })
  .meta({
    id: 'SkyResponse',
    description: 'The events of the sky in a span. The stamp has ayanāṃśa and ΔT of its beginning.',
  });
