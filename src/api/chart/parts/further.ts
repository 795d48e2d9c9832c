/** Calita, argalā, aspects, friendships, viṃśopaka, sudarśana and prastāra. */
import * as z from 'zod';
import { VIMSHOPAKA_SCHEMES } from '../../../data/chart/vimshopaka';
import { BODY_KEYS, GRAHA_KEYS, POINT_KEYS } from '../../../data/keys';
import { BINDU_KEYS } from '../../../domain/chart/ashtakavarga';
import { SUDARSHANA_KEYS } from '../../../domain/chart/sudarshana';
import { almanacNumber, circleDeg, forEach } from '../../shapes/kinds';
import { GrahaKeyEnum } from '../../shapes/names';

const house = almanacNumber(12, 'A house.');

const twelve = <S extends z.ZodType>(schema: S) => z.array(schema).length(12);

const degrees = (description: string) => twelve(circleDeg('Sidereal degrees.')).meta({ description });

export const ChalitPart = z
  .object({
    sripati: z
      .object({ start_deg: degrees('Beginnings of the bhāvas 1 to 12.'), madhya_deg: degrees('Their middles.') })
      .nullable()
      .describe('Null where the midheaven is below the horizon.'),
    placidus: z
      .object({ start_deg: degrees('Cusps 1 to 12, at which the houses begin.') })
      .nullable()
      .describe('Null beyond the polar circles, where some cusps do not exist.'),
    grahas: forEach(
      GRAHA_KEYS,
      z
        .object({ whole_sign: house, sripati: house.nullable(), placidus: house.nullable() })
        .meta({ id: 'ChalitHouses' }),
    ),
  })
  .meta({ id: 'Chalit', description: 'Bhāva-calita: the house of each graha by three divisions.' });

const ArgalaRows = z
  .array(
    z
      .object({
        house,
        grahas: z.array(GrahaKeyEnum),
        virodha_house: house,
        virodha_grahas: z.array(GrahaKeyEnum),
        effective: z.boolean().describe('More grahas in the house of argalā than in that of its virodha.'),
      })
      .meta({ id: 'ArgalaRow' }),
  )
  .length(4)
  .describe('Houses 2, 4, 11 and 5, against 12, 10, 3 and 9.');

export const ArgalaPart = z
  .object({
    rashis: twelve(ArgalaRows).describe('On each rāśi, from Meṣa.'),
    grahas: forEach(GRAHA_KEYS, ArgalaRows).describe('On each graha, from its rāśi.'),
  })
  .meta({ id: 'Argala', description: 'Argalā and what opposes it (BPHS 31).' });

const rashis = z.array(almanacNumber(12, 'A rāśi, from Meṣa.')).length(3);

export const RashiDrishtiPart = z
  .object({
    rashis: twelve(rashis).describe('For each rāśi from Meṣa, the three that it aspects.'),
    grahas: forEach(
      GRAHA_KEYS,
      z.object({ rashis, grahas: z.array(GrahaKeyEnum) }).meta({ id: 'GrahaRashiDrishti' }),
    ).describe('The rāśis and grahas that each graha aspects.'),
  })
  .meta({ id: 'RashiDrishti', description: 'Aspects of rāśis (BPHS 8).' });

const others = (key: string) => POINT_KEYS.filter((other) => other !== key);

export const GrahaDrishtiPart = z
  .object(
    Object.fromEntries(BODY_KEYS.map((key) => [key, forEach(others(key), z.number().min(0))])) as Record<
      (typeof BODY_KEYS)[number],
      z.ZodObject<Record<(typeof POINT_KEYS)[number], z.ZodNumber>>
    >,
  )
  .meta({
    id: 'GrahaDrishti',
    description:
      'Aspects of the seven grahas on the others and the lagna, in virūpas: 0 to 60, and what Mars, Jupiter and Saturn add (BPHS 26).',
  });

const relation = z.enum(['friend', 'neutral', 'enemy']).meta({ id: 'Relation' });

const compound = z.enum(['great-friend', 'friend', 'neutral', 'enemy', 'great-enemy']).meta({ id: 'CompoundRelation' });

/** A relation for each of the seven grahas and each of the six others. */
const tableOf = <S extends z.ZodType>(schema: S) =>
  z.partialRecord(z.enum(BODY_KEYS), z.partialRecord(z.enum(BODY_KEYS), schema));

export const FriendshipsPart = z
  .object({
    natural: tableOf(relation).describe('Naisargika.'),
    temporal: tableOf(relation).describe('Tātkālika, by the rāśis; never neutral.'),
    compound: tableOf(compound).describe('Pañcadhā, of both together.'),
  })
  .meta({ id: 'Friendships', description: 'Relations of each of the seven grahas towards the six others.' });

export const VimshopakaPart = forEach(VIMSHOPAKA_SCHEMES, forEach(BODY_KEYS, z.number().min(0).max(20))).meta({
  id: 'Vimshopaka',
  description: 'Viṃśopaka in schemes of 6, 7, 10 and 16 vargas, 0 to 20 (BPHS 7).',
});

export const SudarshanaPart = forEach(SUDARSHANA_KEYS, twelve(z.array(GrahaKeyEnum))).meta({
  id: 'Sudarshana',
  description: 'The grahas by house from the lagna, the Moon and the Sun (BPHS 74).',
});

const Givers = forEach(BINDU_KEYS, twelve(z.int().min(0).max(1))).meta({
  id: 'PrastaraGivers',
  description: 'Bindus by giver, from Meṣa.',
});

export const PrastaraPart = forEach(BINDU_KEYS, Givers).meta({
  id: 'Prastara',
  description: 'Bindus of each graha and the lagna by giver, from Meṣa (BPHS 66).',
});

export const VargottamaPart = forEach(POINT_KEYS, z.boolean()).meta({
  id: 'Vargottama',
  description: 'In the same rāśi in the navāṃśa as in D1: vargottama in its usual sense.',
});
