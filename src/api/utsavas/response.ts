/** GET /api/utsavas: the response. */
import * as z from 'zod';
import { KALAS, type KalaKey } from '../../data/observances/kala';
import { KINDS, SCHOOLS, TRADITIONS } from '../../data/observances/practice';
import { REGIONS } from '../../data/observances/regions';
import { SHOWS } from '../../domain/observances/selection';
import type { Reckoning } from '../../domain/observances/types';
import { limbName, Masa, Paksha, ReferencePlace, SunriseDefinition } from '../shapes/almanac';
import { instant, localInstant } from '../shapes/kinds';
import { DEVANAGARI, IAST, LABEL, LANGUAGE } from '../shapes/language';
import { WhereShape } from '../shapes/location';
import { SubstrateStamp } from '../shapes/stamp';
import { ObservanceTime } from '../shapes/times';
import type { UtsavaField } from './fields';

const Stretch = z
  .object({
    start: instant('Its beginning.'),
    end: instant('Its end.'),
    start_local: localInstant('Its beginning.'),
    end_local: localInstant('Its end.'),
  })
  .meta({ id: 'Stretch', description: 'A period of time.' });

const Instant = z
  .object({ time: instant('The instant.'), time_local: localInstant('The instant.') })
  .meta({ id: 'Instant', description: 'An instant in UTC and in local time.' });

const isoDate = (description: string) => z.string().meta({ description, format: 'date' });

/** The kinds of rules that determine a day. */
const RECKONED_BY = [
  ...(Object.keys(KALAS) as KalaKey[]),
  'sankranti',
  'eclipse',
  'tithi',
] as const satisfies Reckoning['kala'][];

const ReckoningSchema = z
  .object({
    kala: z.enum(RECKONED_BY).describe('What decides the day: a part of the day, or the event itself.'),
    kala_name: z.string().describe('Its name in IAST.'),
    kala_sa: z.string().describe('Its name in Devanāgarī.'),
    kala_label: LABEL,
    window: Stretch.nullable().describe(
      'The deciding part of the chosen day. An instant has equal start and end. Null if the Sun does not rise or set.',
    ),
    tithi: Stretch,
    nakshatra: Stretch.optional().describe('The nakṣatra, if one decides.'),
    sankranti: Instant.optional().describe('When the Sun reaches the longitude, if that decides.'),
    bhadra: Stretch.optional().describe('The period of bhadrā, where it matters.'),
    rite: Stretch.optional().describe('The remaining period for the rite.'),
    decision: z.string().describe('Why this civil day and not its neighbour, in one sentence.'),
  })
  .meta({
    id: 'Reckoning',
    description: 'How the civil day was determined. The tithi is that of the deciding moment.',
  });

const Sighting = Instant.extend({
  altitude_deg: z.number().min(-90).max(90).describe('Altitude of the body above the horizon, degrees.'),
}).meta({ id: 'Sighting', description: 'A contact of an eclipse, seen from the place.' });

const contact = (description: string) => Sighting.nullable().meta({ description });

const ECLIPSE = {
  greatest: instant('Greatest eclipse, for the Earth as a whole.'),
  gamma: z.number().describe('Least distance from the axis of the shadow, in Earth radii, north positive.'),
  visible: z.boolean().describe('Whether the body is above the horizon at one or more contacts.'),
};

const LunarEclipse = z
  .object({
    kind: z.literal('lunar'),
    type: z.enum(['penumbral', 'partial', 'total']),
    ...ECLIPSE,
    umbral_magnitude: z.number().describe('Fraction of the Moon’s diameter; negative outside the umbra.'),
    penumbral_magnitude: z.number().describe('Fraction of the Moon’s diameter.'),
    contacts: z.object({
      p1: contact('The Moon enters the penumbra.'),
      u1: contact('The Moon enters the umbra.'),
      u2: contact('Totality begins.'),
      max: Sighting,
      u3: contact('Totality ends.'),
      u4: contact('The Moon leaves the umbra.'),
      p4: contact('The Moon leaves the penumbra.'),
    }),
  })
  .meta({ id: 'LunarEclipse', description: 'An eclipse of the Moon.' });

const SolarEclipse = z
  .object({
    kind: z.literal('solar'),
    type: z.enum(['partial', 'annular', 'total', 'hybrid']),
    ...ECLIPSE,
    magnitude: z.number().describe('Magnitude at greatest eclipse, for the Earth as a whole.'),
    local_magnitude: z.number().nullable().describe('Covered fraction of the Sun’s diameter at the place.'),
    contacts: z
      .object({
        c1: Sighting,
        c2: contact('The central phase begins; null if there is none at the place.'),
        max: Sighting,
        c3: contact('The central phase ends.'),
        c4: Sighting,
      })
      .nullable()
      .describe('Null if the eclipse does not touch the place.'),
  })
  .meta({ id: 'SolarEclipse', description: 'An eclipse of the Sun.' });

const Eclipse = z.discriminatedUnion('kind', [LunarEclipse, SolarEclipse]);

/** An observance with all its fields. */
export const WholeUtsava = z.object({
  key: z.string().meta({ description: 'Stable key.', examples: ['rama_navami'] }),
  date: isoDate('Civil date at the place.'),
  label: LABEL,
  name: IAST,
  sa: DEVANAGARI,
  name_common: z.string().describe('Name in everyday English use.'),
  epithet: z
    .object({ name: z.string(), sa: z.string() })
    .nullable()
    .describe('The name of this occurrence, where the months name it.'),
  kind: z.enum(KINDS),
  tradition: z
    .enum([...TRADITIONS, ...SCHOOLS])
    .describe('Whose practice the day follows; `general` where the schools agree or only one is known.'),
  regions: z
    .array(z.enum(REGIONS))
    .min(1)
    .describe('Regions that keep it, or keep it on this day; `india` is all of India.'),
  major: z.boolean().describe('Kept widely, or principal in the requested region.'),
  occurrence: z.literal([1, 2]).optional().describe('Which of two, where both are given because authorities differ.'),
  authorities: z.array(z.string()).optional().describe('Who keeps this one of the two.'),
  tithi: limbName('tithi'),
  nakshatra: limbName('nakshatra'),
  masa: z.object({ amanta: Masa, purnimanta: Masa, adhika: z.boolean() }),
  paksha: Paksha,
  shastra: z.object({
    anchor: z.string().describe('Where the rule is known from: a text as cited by whom, or "customary".'),
    rule: z.string().describe('The rule in words.'),
    otherwise: z.string().optional().describe('Who has another rule, and which.'),
  }),
  reckoning: ReckoningSchema,
  times: z
    .array(ObservanceTime)
    .optional()
    .describe('When to act, the preferred times first, where the request has `times=true`.'),
  eclipse: Eclipse.nullable(),
} satisfies Record<'key' | 'date' | 'label' | UtsavaField, z.ZodType>);

export const Utsava = WholeUtsava.partial()
  .required({ key: true, date: true })
  .meta({
    id: 'Utsava',
    description:
      'An observance on its day; tithi, nakṣatra and months at the deciding moment. It has all its fields unless the ' +
      'request chose some with `fields`.',
  });

export const UtsavasResponse = z
  .object({
    year: z.int(),
    place: WhereShape,
    reference_place: ReferencePlace.nullable().describe('The default place, if this response is for it.'),
    show: z.enum(SHOWS).describe('Which of the observances these are.'),
    region: z
      .enum([...REGIONS, 'all'])
      .optional()
      .describe('The region, where the request names one.'),
    decided_at: WhereShape.optional().describe(
      'Where the days are decided, for a request with a region: its own town, or the place of the request. Days that ' +
        'belong to another town say so in their reason.',
    ),
    tradition: z.enum(TRADITIONS).optional().describe('The tradition, where the request names one.'),
    kind: z.array(z.enum(KINDS)).optional().describe('The kinds, where the request names some.'),
    from: isoDate('First date, where the request names one.').optional(),
    to: isoDate('Last date, where the request names one.').optional(),
    ...LANGUAGE,
    notes: z.array(z.string()).optional().describe('What the answer leaves out for the tradition, and why.'),
    count: z.int().min(0).describe('Number of observances in `utsavas`.'),
    total: z.int().min(0).describe('Number of observances without `limit`.'),
    utsavas: z.array(Utsava).describe('By date, then key.'),
    rules_version: z.string().describe('SHA-256 of the rules.'),
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'UtsavasResponse', description: 'The observances of a civil year at a place.' });
