/** POST /api/chart: the response, in snake_case. */

import * as z from 'zod';
import { VARGA_NAMES } from '../../../build/lexicon/terms/varga';
import { PRESET_KEYS } from '../../data/chart/presets';
import { GRAHA_KEYS, VARGA_KEYS } from '../../data/keys';
import { INSTANT_OF_OTHER_YEARS, UNDECIDED_PLACE } from '../shapes/anyYear';
import { almanacNumber, circleDeg, forEach, instant, orNull } from '../shapes/kinds';
import { DEVANAGARI, IAST, LABEL, LANGUAGE, labelFields } from '../shapes/language';
import { WhereShape } from '../shapes/location';
import { DignityEnum, GrahaKeyEnum, RashiEnum } from '../shapes/names';
import { PLACEMENT } from '../shapes/placement';
import { POINT, Point } from '../shapes/point';
import { StampSettings, SubstrateStamp } from '../shapes/stamp';
import { AshtakavargaPart } from './parts/ashtakavarga';
import { AvakahadaPart } from './parts/avakahada';
import { AvasthasPart } from './parts/avasthas';
import { ChakrasPart } from './parts/chakras';
import { DashaPart, PhasePart } from './parts/dashas';
import { ChartSunriseDefinition, DayPart } from './parts/day';
import { OuterPart, StarsPart } from './parts/far';
import {
  ArgalaPart,
  ChalitPart,
  FriendshipsPart,
  GrahaDrishtiPart,
  PrastaraPart,
  RashiDrishtiPart,
  SudarshanaPart,
  VargottamaPart,
  VimshopakaPart,
} from './parts/further';
import { DivisionsPart, HouseSystemsPart } from './parts/houses';
import { ArudhasPart, CharaKarakasPart, NaisargikaPart } from './parts/karakas';
import { KpHoraryPart, KpPart } from './parts/kp';
import { SpecialLagnasPart, SphutasPart, UpagrahasPart, YuddhaPart } from './parts/points';
import { ShadbalaPart } from './parts/shadbala';
import { YogaPart } from './parts/yogas';
import { BIRTH, BirthSecond, ChartRequest } from './request';
import { AyanamsaField, NodeModeField } from './settings';

export const Graha = z
  .object({
    key: GrahaKeyEnum,
    sa: DEVANAGARI,
    iast: IAST,
    ...POINT,
    house: orNull(almanacNumber(12, 'Whole-sign house from the lagna.')),
    dignity: DignityEnum,
    retrograde: z.boolean(),
    combust: z.boolean().nullable().describe('Too near the Sun to be seen; null if the rule does not apply.'),
    latitude_deg: z.number().nullable().describe('Ecliptic latitude, degrees.'),
    distance_au: z.number().nullable().describe('Distance in au; null for the nodes, which are only directions.'),
    speed_deg_per_day: z.number().nullable().describe('Sidereal speed in longitude.'),
    undecided: UNDECIDED_PLACE,
    ...labelFields('dignity'),
    label: LABEL,
  })
  .partial({ sa: true, nakshatra_pada: true, boundary_seconds: true })
  .meta({
    id: 'Graha',
    description:
      'One of the nine grahas. `include: []` leaves out `sa`, and what follows from other fields: `nakshatra_pada` and ' +
      '`boundary_seconds`.',
  });

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
    ...labelFields('rashi', 'lord'),
  })
  .meta({
    id: 'Bhava',
    description:
      'A whole-sign house, with the Śrīpati division in degrees (null where it does not exist, beyond the polar circles).',
  });

const VargaPlacement = z
  .object({
    rashi: PLACEMENT.rashi,
    rashi_index: PLACEMENT.rashiIndex,
    vargottama: z
      .boolean()
      .describe('In the same rāśi in this varga as in D1. In D9 that is vargottama in its usual sense.'),
    boundary_arcsec: orNull(z.number().min(0)).describe(
      'Distance to the nearest boundary of its part of the rāśi, to a thousandth of an arcsecond.',
    ),
    boundary_seconds: orNull(z.number().min(0)).describe(
      'The same as a change of birth time in seconds, at its current speed, to a millisecond. Null for a stationary graha.',
    ),
    ...labelFields('rashi'),
  })
  .meta({ id: 'VargaPlacement' });
const VargaGraha = VargaPlacement.extend({ undecided: UNDECIDED_PLACE }).meta({ id: 'VargaGraha' });

export const Varga = z
  .object({
    key: z.enum(VARGA_KEYS),
    name: z.string().meta({ description: 'Name in IAST.', examples: [VARGA_NAMES.D9.iast] }),
    lagna: VargaPlacement,
    grahas: forEach(GRAHA_KEYS, VargaGraha),
    label: LABEL,
  })
  .meta({ id: 'Varga', description: 'A divisional chart.' });

const Settings = StampSettings.extend({ preset: z.enum(PRESET_KEYS) }).meta({ id: 'ResolvedSettings' });

const Label = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const Comparison = z
  .object({
    settings: Settings,
    differs: z
      .array(
        z
          .object({
            path: z.string().meta({ description: 'Dotted path of the label.', examples: ['grahas.moon.nakshatra'] }),
            from: Label.describe('In this chart; null where only the other has it.'),
            to: Label.describe('Under the other settings; null where only this chart has it.'),
          })
          .meta({ id: 'ChartDifference' }),
      )
      .describe(
        'The labels that differ: names, classes, lords; no degrees and no dates. At most 500, in the order of the answer.',
      ),
    more: z.int().min(0).describe('Number of further labels that differ.'),
  })
  .meta({ id: 'ChartComparison', description: 'The chart beside that of the same birth under other settings.' });

/** A part that only some answers contain, and that is null if it could not be computed. */
const part = <S extends z.ZodType>(schema: S) => schema.nullable().optional();

const { place: _place, ...REQUEST } = ChartRequest.shape;

/** A request with its defaults, its place as coordinates and the UTC offset there. */
export const RESENT = {
  ...REQUEST,
  lat: BIRTH.lat.unwrap(),
  lon: BIRTH.lon.unwrap(),
  tzHours: BIRTH.tzHours.unwrap().describe('UTC offset at the birth, in hours.'),
  second: BirthSecond.unwrap(),
};

export const ChartResponse = z
  .object({
    input: z
      .object({
        ...RESENT,
        ayanamsa: AyanamsaField,
        nodeMode: NodeModeField,
        utc: instant('The birth instant.'),
      })
      .describe('The request with its defaults, its place as coordinates. It can be sent again.'),
    place: WhereShape.optional().describe('The place that the request names.'),
    ...LANGUAGE,
    ...INSTANT_OF_OTHER_YEARS,
    jd_utc: z.number().describe('Julian Day, UTC.'),
    jd_tt: z.number().describe('Julian Day, Terrestrial Time.'),
    ayanamsha_deg: z.number().describe('Ayanāṃśa applied, degrees.'),
    sunrise_definition: ChartSunriseDefinition.optional(),
    day: part(DayPart),
    lagna: Point,
    grahas: z.array(Graha).length(9).describe('Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rāhu, Ketu.'),
    bhavas: part(z.array(Bhava).length(12)),
    vargas: part(forEach(VARGA_KEYS, Varga)),
    ashtakavarga: part(AshtakavargaPart),
    yogas: part(z.array(YogaPart)).describe('The yogas that are formed.'),
    yogas_evaluated: z.int().min(0).optional().describe('How many yogas were looked for.'),
    arudhas: part(ArudhasPart),
    naisargika_karakas: NaisargikaPart.optional(),
    chara_karakas: part(CharaKarakasPart),
    avasthas: part(AvasthasPart),
    dasha: DashaPart.optional(),
    current_phase: part(PhasePart),
    kp: part(KpPart),
    shadbala: part(ShadbalaPart),
    graha_yuddha: part(YuddhaPart),
    upagrahas: part(UpagrahasPart),
    special_lagnas: part(SpecialLagnasPart),
    vargottama: part(VargottamaPart),
    prastara: part(PrastaraPart),
    kp_horary: part(KpHoraryPart),
    chalit: part(ChalitPart),
    avakahada: part(AvakahadaPart),
    vimshopaka: part(VimshopakaPart),
    argala: part(ArgalaPart),
    rashi_drishti: part(RashiDrishtiPart),
    graha_drishti: part(GrahaDrishtiPart),
    friendships: part(FriendshipsPart),
    sphutas: part(SphutasPart),
    sudarshana: part(SudarshanaPart),
    house_systems: part(HouseSystemsPart),
    divisions: part(DivisionsPart),
    outer: part(OuterPart),
    stars: part(StarsPart),
    chakras: part(ChakrasPart),
    comparison: z.array(Comparison).optional().describe('One entry for each settings object of `compare`.'),
    substrate_stamp: SubstrateStamp,
    sovereigntySignature: z
      .object({ notes: SubstrateStamp.shape.notes })
      .meta({ id: 'SovereigntySignature', description: 'The notes of the stamp: a null value has one.' }),
  })
  .meta({
    id: 'ChartResponse',
    description:
      'A birth chart by the settings in its stamp. `include` chooses its parts. A part that could not be computed is ' +
      'null, with a note.',
  });
