/** POST /api/v1/match: the response. */
import * as z from 'zod';
import { CANCELLATION_KEYS } from '../../data/match/mangala';
import { EXCEPTION_KEYS, KUTA_KEYS, MATCH_SYSTEMS, MATCH_TRADITIONS, WHO } from '../../data/match/row';
import { MANGALA_PLACES } from '../../domain/match/mangala';
import { ORIENTATIONS } from '../../domain/match/types';
import { ComputedBy } from '../settings';
import { BirthShape } from '../shapes/birth';
import { almanacNumber, orNull } from '../shapes/kinds';
import { DEVANAGARI, IAST, LABEL, LANGUAGE, labelFields } from '../shapes/language';
import { Assumed } from '../shapes/location';
import { GrahaKeyEnum } from '../shapes/names';
import { PLACEMENT } from '../shapes/placement';
import { SubstrateStamp } from '../shapes/stamp';
import { inVocabulary } from '../shapes/vocabulary';

const NAME = {
  name: IAST,
  sa: DEVANAGARI,
  label: LABEL,
};
const WhoEnum = z.enum(WHO);
const TraditionEnum = z.enum(MATCH_TRADITIONS);
const KutaKeyEnum = z.enum(KUTA_KEYS);
const ruleWords = z.string().describe('The rule in a sentence.');
const sourceWords = z.string().describe('Source of the rule, and whether sources agree.');

const Value = z
  .object({
    kind: z.enum(['varna', 'vashya', 'yoni', 'gana', 'nadi', 'rajju', 'graha', 'nakshatra', 'rashi']),
    key: z.string().optional().describe('Key of a class or a graha.'),
    index: z.int().optional().describe('Number of a nakṣatra, 1 to 27, or of a rāśi, 1 to 12.'),
    ...NAME,
    count: z
      .int()
      .optional()
      .describe('Inclusive count from the value of the other birth to this one, if the rule counts this way.'),
  })
  .meta({ id: 'KutaValue', description: 'What a kūṭa compares in one birth.' });

const Kuta = z
  .object({
    key: KutaKeyEnum,
    ...NAME,
    points: z.number().nullable().describe('Null if the rule gives no points.'),
    maximum: z.number().nullable(),
    holds: z.boolean().describe('Whether it has full points, or its rule without points holds.'),
    counted: z.boolean().describe('Whether the points are part of the total.'),
    a: Value,
    b: Value,
    as_vara: WhoEnum.nullable().describe('The birth in the vara’s place, if the rule has a direction.'),
    rule: ruleWords,
    source: sourceWords,
  })
  .meta({ id: 'Kuta', description: 'One kūṭa by the rule of the tradition.' });

const Exception = z
  .object({
    key: z.enum(EXCEPTION_KEYS),
    kuta: KutaKeyEnum,
    rule: ruleWords,
    source: sourceWords,
    applies: z.boolean(),
    gives_full_points: z.boolean().describe('Whether this tradition gives full points if the exception applies.'),
  })
  .meta({ id: 'KutaException', description: 'An exception for a kūṭa without full points.' });

const Variant = z
  .object({
    tradition: TraditionEnum,
    words: z.string().describe('Description of the tradition.'),
    total: z.number(),
    maximum: z.number(),
    differing_kutas: z.array(KutaKeyEnum).describe('Kūṭas that both traditions have and value differently.'),
    kutas: z.array(Kuta).nullable().describe('All kūṭas, only if the system is `all`.'),
  })
  .meta({ id: 'MatchVariant', description: 'The total of another tradition.' });

const beforeAfter = z.object({
  before: z.number().describe('Before the change.'),
  after: z.number().describe('After it.'),
});

const Sensitivity = z
  .object({
    who: WhoEnum,
    seconds_to_change: z
      .number()
      .nullable()
      .describe(
        'Seconds of birth time to the nearest change of any point, negative for earlier; null if there is none within ' +
          'the span of the kernel.',
      ),
    what: z.string().describe('The change in a sentence.'),
    change: z
      .object({
        nakshatra_index: almanacNumber(27, 'Nakṣatra that the Moon enters.'),
        pada: almanacNumber(4, 'Its pāda.'),
        rashi_index: almanacNumber(12, 'Its rāśi.'),
        half: z.int().nullable().describe('Half of the rāśi, in Dhanus and Makara.'),
        kutas: z.array(beforeAfter.extend({ key: KutaKeyEnum })),
        total_change: beforeAfter.describe('The total before and after.'),
      })
      .nullable(),
  })
  .meta({ id: 'MatchSensitivity', description: 'How far a birth time is from a different result.' });

const Mangala = z
  .object({
    who: WhoEnum,
    counted_from: z.enum(MANGALA_PLACES).describe('Where the houses are counted from.'),
    house: orNull(almanacNumber(12, 'Whole-sign house of Mars from that point.')),
    counted: z
      .object({ north: z.boolean(), south: z.boolean() })
      .describe('Whether each of the two lists counts that house: see `mangala_lists`.'),
    cancellations: z.array(
      z.object({ key: z.enum(CANCELLATION_KEYS), rule: ruleWords, source: sourceWords, applies: z.boolean() }),
    ),
  })
  .meta({ id: 'Mangala', description: 'Mars from lagna, Moon or Venus of one birth. Only houses; nothing is ranked.' });

const MatchBirth = z
  .object({
    ayanamsha_deg: z.number(),
    moon: z.object({
      sidereal_deg: PLACEMENT.siderealDeg,
      rashi: PLACEMENT.rashi,
      rashi_index: PLACEMENT.rashiIndex,
      nakshatra: PLACEMENT.nakshatra,
      nakshatra_index: PLACEMENT.nakshatraIndex,
      pada: PLACEMENT.pada,
      boundary_seconds: PLACEMENT.boundarySeconds,
      lord: orNull(GrahaKeyEnum).describe('Lord of the rāśi.'),
      ...labelFields('rashi', 'nakshatra', 'lord'),
    }),
  })
  .meta({ id: 'MatchBirth', description: 'The input of the kūṭas from a birth: the place of its Moon.' });

/** The computed part of the answer. */
export const MatchFound = z.object({
  system: z.enum(MATCH_SYSTEMS),
  tradition: TraditionEnum,
  words: z.string().describe('Description of the tradition.'),
  orientation: z.enum(ORIENTATIONS),
  ...LANGUAGE,
  births: z.object({ a: MatchBirth, b: MatchBirth }),
  total: z.number().nullable(),
  maximum: z.number().nullable(),
  kutas: z.array(Kuta),
  exceptions: z.array(Exception),
  variants: z.array(Variant),
  sensitivity: z.array(Sensitivity),
  mangala_lists: z.array(
    z.object({
      key: z.enum(['north', 'south']),
      houses: z.array(almanacNumber(12, 'A house.')),
      rule: ruleWords,
      source: sourceWords,
    }),
  ),
  mangala: z.array(Mangala),
  substrate_stamp: SubstrateStamp,
});

/** The same in the vocabulary of `/api/v1`. */
export const FOUND_MATCH = inVocabulary(MatchFound);

const { births, ...REST } = FOUND_MATCH.schema.shape;
const MatchedBirth = (births as z.ZodObject).shape.a as z.ZodObject;
const BirthOfMatch = BirthShape.extend({ assumed: Assumed, ...MatchedBirth.shape }).meta({
  id: 'BirthOfMatch',
  description: 'A birth as it was read, and the place of its Moon.',
});

export const MatchResponse = z
  .object({ births: z.object({ a: BirthOfMatch, b: BirthOfMatch }), settings: ComputedBy, ...REST })
  .meta({
    id: 'MatchResponse',
    description: 'The match of two births: points and rules. The stamp is for birth `a`; its notes are for both.',
  });
