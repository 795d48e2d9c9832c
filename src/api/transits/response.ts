/** POST /api/v1/transits: the response. */
import * as z from 'zod';
import { KAKSHYA_LORDS } from '../../data/chakras';
import { GRAHA_KEYS } from '../../data/keys';
import { CHANGING_LEVELS, NATAL_POINTS } from '../../domain/transits/types';
import { ComputedBy } from '../settings';
import { OTHER_YEARS, UNDECIDED_PLACE } from '../shapes/anyYear';
import { BirthOfAllYearsShape } from '../shapes/birth';
import { almanacNumber, circleDeg, instantOfAnyYear as instant, instantAt, orNull } from '../shapes/kinds';
import { LABEL, LANGUAGE } from '../shapes/language';
import { Assumed } from '../shapes/location';
import { POINT, Point } from '../shapes/point';
import { SubstrateStamp } from '../shapes/stamp';
import { inVocabulary } from '../shapes/vocabulary';
import { INGRESS } from '../sky/response';

const WHEN = { utc: instant('The instant.') };

const edge = (description: string) => instant(description).nullable().meta({ description });

const STAY = {
  start: edge('Beginning; null before the range of the kernel.'),
  end: edge('End; null beyond the range of the kernel.'),
};

const NatalGraha = z
  .object({
    key: z.enum(GRAHA_KEYS),
    ...POINT,
    house: orNull(almanacNumber(12, 'Whole-sign house from the lagna.')),
    retrograde: z.boolean(),
    undecided: UNDECIDED_PLACE,
    label: LABEL,
  })
  .meta({ id: 'NatalGraha', description: 'A natal graha.' });

const Natal = z
  .object({ grahas: z.array(NatalGraha), lagna: Point })
  .meta({ id: 'Natal', description: 'The natal positions.' });

const Hit = z
  .object({
    body: z.enum(GRAHA_KEYS),
    point: z.enum(NATAL_POINTS),
    ...WHEN,
    direction: z.enum(['direct', 'retrograde']),
    pass: z.int().min(1).describe('Which crossing of the point in the same revolution, from 1.'),
    passes: z.int().min(1).describe('How many crossings that loop has, also outside the span.'),
    longitude_deg: circleDeg('Sidereal longitude of the natal point, degrees.'),
    enter: edge('First instant of the loop within the orb, if `orbs` asks for it.').optional(),
    leave: edge('Last instant of the loop within the orb, if `orbs` asks for it.').optional(),
    label: LABEL,
  })
  .meta({ id: 'TransitHit', description: 'A graha has the longitude of a natal point.' });

const Ingress = z
  .object({
    kind: z.literal('ingress'),
    at: instantAt('The instant.'),
    ...INGRESS,
    house_from_moon: almanacNumber(12, 'House of the rāśi from the natal Moon.'),
    house_from_lagna: almanacNumber(12, 'House of the rāśi from the natal lagna.'),
    bindus: z.int().nullable().describe('Bindus of the graha’s own bhinnāṣṭakavarga in the rāśi; null for the nodes.'),
    label: LABEL,
  })
  .meta({ id: 'TransitIngress', description: 'A graha enters a rāśi.' });

const KakshyaEntry = z
  .object({
    body: z.enum(GRAHA_KEYS),
    ...WHEN,
    rashi_index: almanacNumber(12, 'Rāśi from Meṣa.'),
    number: almanacNumber(8, 'In its rāśi.'),
    kakshya_lord: z.enum(KAKSHYA_LORDS),
    bindu: z.boolean().nullable().describe('Whether the lord gives the graha a bindu in the rāśi; null for the nodes.'),
    direction: z.enum(['direct', 'retrograde']),
    pass: z.int().min(1),
    label: LABEL,
  })
  .meta({ id: 'KakshyaEntry', description: 'A graha enters a kakṣyā, an eighth of a rāśi.' });

const Stay = z.object(STAY).meta({ id: 'Stay', description: 'A stretch of time.' });

const SadeSati = z
  .object({
    ...STAY,
    legs: z.array(
      z
        .object({
          leg: z.literal([1, 2, 3]),
          house: z.literal([12, 1, 2]).describe('House from the natal Moon.'),
          rashi_index: almanacNumber(12, 'Rāśi from Meṣa.'),
          ...STAY,
        })
        .meta({ id: 'SadeSatiLeg', description: 'One stay of Saturn in one of the three rāśis.' }),
    ),
    gaps: z.array(Stay).describe('Times within the cycle that Saturn spends outside the three rāśis.'),
  })
  .meta({ id: 'SadeSati', description: 'Saturn in the 12th, 1st and 2nd rāśi from the natal Moon.' });

const KantakaShani = z
  .object({ house: z.literal([4, 7, 10]), ...STAY })
  .meta({ id: 'KantakaShani', description: 'Saturn in the 4th, 7th or 10th rāśi from the natal Moon.' });

const DashaChange = z
  .object({
    ...WHEN,
    system: z.literal('vimshottari'),
    level: almanacNumber(CHANGING_LEVELS.length, '1 mahā, 2 antara, 3 pratyantara.'),
    lord: z.enum(GRAHA_KEYS),
    label: LABEL,
  })
  .meta({ id: 'DashaChange', description: 'A period of a daśā begins.' });

/** The computed part of the answer, with instants in UTC. */
export const TransitsFound = z.object({
  ...LANGUAGE,
  natal: Natal,
  ingresses: z.array(Ingress),
  kakshyas: z.array(KakshyaEntry).optional().describe('Only if requested.'),
  sade_sati: z.array(SadeSati).describe('All cycles that touch the span, complete.'),
  ashtama_shani: z.array(Stay).describe('Saturn in the 8th rāśi from the natal Moon.'),
  kantaka_shani: z.array(KantakaShani),
  dasha: z.array(DashaChange).describe('Every change in the span.'),
  substrate_stamp: SubstrateStamp,
  hits: z.array(Hit).describe('In order of time.'),
});

/** The same in the vocabulary of `/api/v1`. */
export const FOUND_TRANSITS = inVocabulary(TransitsFound);

export const TransitsResponse = z
  .object({
    birth: BirthOfAllYearsShape,
    assumed: Assumed,
    from: z.string().describe('First day, Gregorian.'),
    to: z.string().describe('Last day, Gregorian.'),
    ...OTHER_YEARS,
    tz: z.union([z.string(), z.number()]).describe('Time zone of days and instants, or its UTC offset in hours.'),
    settings: ComputedBy,
    bodies: z.array(z.enum(GRAHA_KEYS)).describe('Transiting grahas.'),
    points: z.array(z.enum(NATAL_POINTS)).describe('Natal points.'),
    orbs: z.number().optional().describe('Orb in degrees, if the request has one.'),
    ...FOUND_TRANSITS.schema.shape,
  })
  .meta({ id: 'TransitsResponse', description: 'Transits over a birth. The stamp is that of the birth.' });
