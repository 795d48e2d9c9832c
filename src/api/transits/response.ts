/** POST /api/v1/transits: the response. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { CHANGING_LEVELS, NATAL_POINTS } from '../../domain/transits/types';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import { almanacNumber, circleDeg, instant, localInstant, orNull } from '../shapes/kinds';
import { LABEL, LANGUAGE } from '../shapes/language';
import { POINT, Point } from '../shapes/point';
import { SubstrateStamp } from '../shapes/stamp';
import { INGRESS } from '../sky/response';

const WHEN = {
  utc: instant('The instant.'),
  local: localInstant('The instant, if the request names a zone.').optional(),
};

const edge = (description: string) => instant(description).nullable().meta({ description });

const STAY = {
  start: edge('Beginning; null before the range of the kernel.'),
  end: edge('End; null beyond the range of the kernel.'),
};

const AyanamsaShape = z.union([z.enum(AYANAMSHA_KEYS), z.object({ epochJd: z.number(), deg: z.number() })]);

export const BirthInput = z
  .object({ utc: instant('The instant of birth.'), lat: z.number(), lon: z.number(), tzHours: z.number() })
  .meta({ id: 'BirthInput', description: 'A birth as it was read.' });

export const SettingsInput = { ayanamsa: AyanamsaShape, nodeMode: z.enum(NODE_MODES) };

const NatalGraha = z
  .object({
    key: z.enum(GRAHA_KEYS),
    ...POINT,
    house: orNull(almanacNumber(12, 'Whole-sign house from the lagna.')),
    retrograde: z.boolean(),
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
    pass: z.int().min(1).meta({ description: 'Which crossing of the point in the same revolution, from 1.' }),
    passes: z.int().min(1).meta({ description: 'How many crossings that loop has, also outside the span.' }),
    longitude_deg: circleDeg('Sidereal longitude of the natal point, degrees.'),
    enter: edge('First instant of the loop within the orb, if `orbs` asks for it.').optional(),
    leave: edge('Last instant of the loop within the orb, if `orbs` asks for it.').optional(),
    label: LABEL,
  })
  .meta({ id: 'TransitHit', description: 'A graha has the longitude of a natal point.' });

const Ingress = z
  .object({
    kind: z.literal('ingress'),
    ...WHEN,
    ...INGRESS,
    house_from_moon: almanacNumber(12, 'House of the rāśi from the natal Moon.'),
    house_from_lagna: almanacNumber(12, 'House of the rāśi from the natal lagna.'),
    bindus: z
      .int()
      .nullable()
      .meta({ description: 'Bindus of the graha’s own bhinnāṣṭakavarga in the rāśi; null for the nodes.' }),
    label: LABEL,
  })
  .meta({ id: 'TransitIngress', description: 'A graha enters a rāśi.' });

const Stay = z.object(STAY).meta({ id: 'Stay', description: 'A stretch of time.' });

const SadeSati = z
  .object({
    ...STAY,
    legs: z.array(
      z
        .object({
          leg: z.literal([1, 2, 3]),
          house: z.literal([12, 1, 2]).meta({ description: 'House from the natal Moon.' }),
          rashi_index: almanacNumber(12, 'Rāśi from Meṣa.'),
          ...STAY,
        })
        .meta({ id: 'SadeSatiLeg', description: 'One stay of Saturn in one of the three rāśis.' }),
    ),
    gaps: z.array(Stay).meta({ description: 'Times within the cycle that Saturn spends outside the three rāśis.' }),
  })
  .meta({ id: 'SadeSati', description: 'Saturn in the 12th, 1st and 2nd rāśi from the natal Moon.' });

const KantakaShani = z
  .object({ house: z.literal([4, 7, 10]), ...STAY })
  .meta({ id: 'KantakaShani', description: 'Saturn in the 4th, 7th or 10th rāśi from the natal Moon.' });

const DashaChange = z
  .object({
    ...WHEN,
    system: z.literal('vimshottari'),
    level: z.enum(CHANGING_LEVELS),
    lord: z.enum(GRAHA_KEYS),
    label: LABEL,
  })
  .meta({ id: 'DashaChange', description: 'A period of a daśā begins.' });

export const TransitsResponse = z
  .object({
    input: z.object({
      birth: BirthInput,
      from: z.string(),
      to: z.string(),
      ...SettingsInput,
      bodies: z.array(z.enum(GRAHA_KEYS)),
      points: z.array(z.enum(NATAL_POINTS)),
      orbs: z.number().optional(),
      tz: z.string().optional(),
    }),
    ...LANGUAGE,
    natal: Natal,
    ingresses: z.array(Ingress),
    sade_sati: z.array(SadeSati).meta({ description: 'All cycles that touch the span, complete.' }),
    ashtama_shani: z.array(Stay).meta({ description: 'Saturn in the 8th rāśi from the natal Moon.' }),
    kantaka_shani: z.array(KantakaShani),
    dasha: z.array(DashaChange).meta({ description: 'Every change in the span.' }),
    substrate_stamp: SubstrateStamp,
    hits: z.array(Hit).meta({ description: 'In order of time.' }),
  })
  .meta({ id: 'TransitsResponse', description: 'Transits over a birth. The stamp is that of the birth.' });
