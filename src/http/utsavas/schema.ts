/** GET /api/utsavas: what it answers. */
import * as z from 'zod';
import { KALAS, type KalaKey } from '../../domain/utsavas/kala';
import { SHOWS } from '../../domain/utsavas/select';
import { KINDS, type Reckoning, TRADITIONS } from '../../domain/utsavas/types';
import { limbName, Masa, Paksha, ReferencePlace, SunriseDefinition } from '../almanac/schema';
import { instant, localInstant } from '../fields';
import { SubstrateStamp } from '../stamp/schema';

const Stretch = z
  .object({
    start: instant('Its beginning.'),
    end: instant('Its end.'),
    start_local: localInstant('Its beginning.'),
    end_local: localInstant('Its end.'),
  })
  .meta({ id: 'Stretch', description: 'A stretch of time.' });

const Instant = z
  .object({ time: instant('The instant.'), time_local: localInstant('The instant.') })
  .meta({ id: 'Instant', description: 'An instant in UTC and by the clocks of the place.' });

/** What a day can be reckoned by. */
export const RECKONED_BY = [
  ...(Object.keys(KALAS) as KalaKey[]),
  'sankranti',
  'eclipse',
  'tithi',
] as const satisfies Reckoning['kala'][];

const ReckoningSchema = z
  .object({
    kala: z.enum(RECKONED_BY).meta({ description: 'What decides: a part of the day, or the event itself.' }),
    kala_name: z.string().meta({ description: 'Its name in IAST.' }),
    kala_sa: z.string().meta({ description: 'Its name in Devanāgarī.' }),
    window: Stretch.nullable().meta({
      description:
        'The deciding part of the chosen day; an instant begins and ends at once. Null where the Sun makes none.',
    }),
    tithi: Stretch,
    nakshatra: Stretch.optional().meta({ description: 'The nakṣatra, where one decides.' }),
    sankranti: Instant.optional().meta({ description: 'When the Sun reaches the longitude, where that decides.' }),
    bhadra: Stretch.optional().meta({ description: 'Hours of bhadrā, where they count.' }),
    rite: Stretch.optional().meta({ description: 'The hours that are left for the rite.' }),
    decision: z.string().meta({ description: 'Why this civil day and not its neighbour, in one sentence.' }),
  })
  .meta({ id: 'Reckoning', description: 'How the civil day was found; the tithi is that of the deciding moment.' });

const Sighting = Instant.extend({
  altitude_deg: z.number().min(-90).max(90).meta({ description: 'Altitude of the body over the horizon, degrees.' }),
}).meta({ id: 'Sighting', description: 'A contact of an eclipse as seen from the place.' });

const contact = (description: string) => Sighting.nullable().meta({ description });

const ECLIPSE = {
  greatest: instant('Greatest eclipse, for the Earth as a whole.'),
  gamma: z.number().meta({ description: 'Least distance from the axis of the shadow, Earth radii, north positive.' }),
  visible: z.boolean().meta({ description: 'The body is above the horizon at one contact at least.' }),
};

const LunarEclipse = z
  .object({
    kind: z.literal('lunar'),
    type: z.enum(['penumbral', 'partial', 'total']),
    ...ECLIPSE,
    umbral_magnitude: z.number().meta({ description: 'Of the Moon’s diameter; negative outside the umbra.' }),
    penumbral_magnitude: z.number().meta({ description: 'Of the Moon’s diameter.' }),
    contacts: z.object({
      p1: contact('The penumbra is entered.'),
      u1: contact('The umbra is entered.'),
      u2: contact('Totality begins.'),
      max: Sighting,
      u3: contact('Totality ends.'),
      u4: contact('The umbra is left.'),
      p4: contact('The penumbra is left.'),
    }),
  })
  .meta({ id: 'LunarEclipse', description: 'An eclipse of the Moon.' });

const SolarEclipse = z
  .object({
    kind: z.literal('solar'),
    type: z.enum(['partial', 'annular', 'total', 'hybrid']),
    ...ECLIPSE,
    magnitude: z.number().meta({ description: 'At greatest eclipse, for the Earth as a whole.' }),
    local_magnitude: z.number().nullable().meta({ description: 'Part of the Sun’s diameter covered at the place.' }),
    contacts: z
      .object({
        c1: Sighting,
        c2: contact('The central phase begins; null where there is none at the place.'),
        max: Sighting,
        c3: contact('The central phase ends.'),
        c4: Sighting,
      })
      .nullable()
      .meta({ description: 'Null where the Moon passes the Sun by.' }),
  })
  .meta({ id: 'SolarEclipse', description: 'An eclipse of the Sun.' });

const Eclipse = z.discriminatedUnion('kind', [LunarEclipse, SolarEclipse]);

export const Utsava = z
  .object({
    key: z.string().meta({ description: 'Stable key.', examples: ['rama_navami'] }),
    date: z.string().meta({ description: 'Civil date at the place.', format: 'date' }),
    name: z.string().meta({ description: 'Name in IAST.' }),
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    name_common: z.string().meta({ description: 'Name in everyday English use.' }),
    epithet: z
      .object({ name: z.string(), sa: z.string() })
      .nullable()
      .meta({ description: 'The name of this occurrence, where the months name it.' }),
    kind: z.enum(KINDS),
    tradition: z.enum(TRADITIONS).meta({
      description: 'Whose practice the day follows; `general` where the schools agree or only one is known.',
    }),
    major: z.boolean().meta({ description: 'Kept widely.' }),
    tithi: limbName('tithi'),
    nakshatra: limbName('nakshatra'),
    masa: z.object({ amanta: Masa, purnimanta: Masa, adhika: z.boolean() }),
    paksha: Paksha,
    shastra: z.object({
      anchor: z
        .string()
        .meta({ description: 'Where the rule is known from: a text as cited by whom, or "customary".' }),
      rule: z.string().meta({ description: 'The rule in words.' }),
    }),
    reckoning: ReckoningSchema,
    eclipse: Eclipse.nullable(),
  })
  .meta({ id: 'Utsava', description: 'An observance on its day; tithi, nakṣatra and months at the deciding moment.' });

export const UtsavasResponse = z
  .object({
    year: z.int(),
    place: z.object({ lat: z.number(), lon: z.number(), tz: z.string().meta({ description: 'IANA time zone.' }) }),
    reference_place: ReferencePlace.nullable().meta({
      description: 'The place that is taken where none is asked, when it is this one.',
    }),
    show: z.enum(SHOWS).meta({ description: 'Which of the observances these are.' }),
    count: z.int().min(0),
    utsavas: z.array(Utsava).meta({ description: 'By date, then key.' }),
    rules_version: z.string().meta({ description: 'SHA-256 of the rules.' }),
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'UtsavasResponse', description: 'The observances of a civil year at a place.' });
