/** POST /api/chart: what it answers, in snake_case. */
import * as z from 'zod';
import { VARGA_KEYS } from '../../domain/chart/types';
import { almanacNumber, circleDeg, forEach, instant, orNull } from '../fields';
import { DignityEnum, GRAHA_KEYS, GrahaKeyEnum, RashiEnum } from '../names';
import { PLACEMENT } from '../placement';
import { POINT, Point } from '../point';
import { SubstrateStamp } from '../stamp/schema';
import { AshtakavargaPart } from './parts/ashtakavarga';
import { AvasthasPart } from './parts/avasthas';
import { DashaPart, PhasePart } from './parts/dashas';
import { ChartSunriseDefinition, DayPart } from './parts/day';
import { ArudhasPart, CharaKarakasPart, NaisargikaPart } from './parts/karakas';
import { KpPart } from './parts/kp';
import { SpecialLagnasPart, UpagrahasPart, YuddhaPart } from './parts/points';
import { ShadbalaPart } from './parts/shadbala';
import { YogaPart } from './parts/yogas';
import { BirthSecond, ChartRequest, DashaDepth } from './request';

export const Graha = z
  .object({
    key: GrahaKeyEnum,
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    iast: z.string().meta({ description: 'Name in IAST.' }),
    ...POINT,
    house: orNull(almanacNumber(12, 'Whole-sign house from the lagna.')),
    dignity: DignityEnum,
    retrograde: z.boolean(),
    combust: z
      .boolean()
      .nullable()
      .meta({ description: 'Too near the Sun to be seen; null where the rule does not apply.' }),
    latitude_deg: z.number().nullable().meta({ description: 'Ecliptic latitude, degrees.' }),
    distance_au: z
      .number()
      .nullable()
      .meta({ description: 'Distance in au; null for the nodes, which are directions.' }),
    speed_deg_per_day: z.number().nullable().meta({ description: 'Sidereal speed in longitude.' }),
  })
  .meta({ id: 'Graha', description: 'One of the nine grahas.' });

export const Bhava = z
  .object({
    number: almanacNumber(12, 'Number of the house from the lagna.'),
    rashi: RashiEnum,
    rashi_index: almanacNumber(12, 'Number of its rāśi from Meṣa.'),
    lord: GrahaKeyEnum,
    occupants: z.array(GrahaKeyEnum),
    start_deg: orNull(circleDeg('Beginning (sandhi) by Śrīpati, sidereal degrees.')),
    madhya_deg: orNull(circleDeg('Middle by Śrīpati, sidereal degrees.')),
    end_deg: orNull(circleDeg('End (sandhi) by Śrīpati, sidereal degrees.')),
  })
  .meta({
    id: 'Bhava',
    description:
      'A whole-sign house, with the Śrīpati division in degrees: null beyond the polar circles where it does not exist.',
  });

export const VargaPlacement = z
  .object({
    rashi: PLACEMENT.rashi,
    rashi_index: PLACEMENT.rashiIndex,
    vargottama: z.boolean().meta({ description: 'In the same rāśi as in D1.' }),
    boundary_arcsec: orNull(z.number().min(0)).meta({
      description:
        'Distance of the longitude to the nearest edge of its part of the rāśi, to a thousandth of an arcsecond.',
    }),
    boundary_seconds: orNull(z.number().min(0)).meta({
      description:
        'The same as seconds of birth time at its present speed, to a thousandth of a second; null where it stands still.',
    }),
  })
  .meta({ id: 'VargaPlacement' });

export const Varga = z
  .object({
    key: z.enum(VARGA_KEYS),
    name: z.string().meta({ description: 'Name in IAST.', examples: ['Navāṃśa'] }),
    lagna: VargaPlacement,
    grahas: forEach(GRAHA_KEYS, VargaPlacement),
  })
  .meta({ id: 'Varga', description: 'A divisional chart.' });

export const ChartResponse = z
  .object({
    input: z
      .object({
        ...ChartRequest.shape,
        second: BirthSecond.unwrap(),
        dashaDepth: DashaDepth.unwrap(),
        ayanamsa: z.literal('lahiri'),
        nodeMode: z.literal('mean'),
        utc: instant('The birth instant.'),
      })
      .meta({ description: 'The request with its defaults filled in.' }),
    jd_utc: z.number().meta({ description: 'Julian Day, UTC.' }),
    jd_tt: z.number().meta({ description: 'Julian Day, Terrestrial Time.' }),
    ayanamsha_deg: z.number().meta({ description: 'Ayanāṃśa applied, degrees.' }),
    sunrise_definition: ChartSunriseDefinition,
    day: DayPart.nullable(),
    lagna: Point,
    grahas: z
      .array(Graha)
      .length(9)
      .meta({ description: 'Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rāhu, Ketu.' }),
    bhavas: z.array(Bhava).length(12).nullable(),
    vargas: forEach(VARGA_KEYS, Varga).nullable(),
    ashtakavarga: AshtakavargaPart.nullable(),
    yogas: z.array(YogaPart).nullable().meta({ description: 'The yogas that are formed.' }),
    yogas_evaluated: z.int().min(0).meta({ description: 'How many yogas were looked for.' }),
    arudhas: ArudhasPart.nullable(),
    naisargika_karakas: NaisargikaPart,
    chara_karakas: CharaKarakasPart.nullable(),
    avasthas: AvasthasPart.nullable(),
    dasha: DashaPart,
    current_phase: PhasePart.nullable(),
    kp: KpPart.nullable(),
    shadbala: ShadbalaPart.nullable(),
    graha_yuddha: YuddhaPart.nullable(),
    upagrahas: UpagrahasPart.nullable(),
    special_lagnas: SpecialLagnasPart.nullable(),
    substrate_stamp: SubstrateStamp,
  })
  .meta({
    id: 'ChartResponse',
    description:
      'A birth chart: sidereal by Lahiri, mean node. A part that could not be computed is null, with a note.',
  });
