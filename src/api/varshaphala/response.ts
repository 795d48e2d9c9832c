/** POST /api/v1/varshaphala: the response. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { SAHAM_KEYS } from '../../data/varshaphala/sahams';
import { FRIENDSHIP_RULES } from '../../data/varshaphala/tables';
import { OFFICES, RULE_STATUSES, TAJIKA_YOGA_KEYS } from '../../domain/varshaphala/types';
import { BODY_KEYS } from '../../kernel/keys';
import { ChartResponse } from '../chart/response';
import { ComputedBy } from '../settings';
import { BirthShape } from '../shapes/birth';
import { almanacNumber, circleDeg, forEach, instant, localInstant, orNull } from '../shapes/kinds';
import { LABEL, LANGUAGE, labelFields } from '../shapes/language';
import { Assumed, LocationShape } from '../shapes/location';
import { PLACEMENT } from '../shapes/placement';
import { SubstrateStamp } from '../shapes/stamp';
import { inVocabulary } from '../shapes/vocabulary';

const BodyKeyEnum = z.enum(BODY_KEYS);

const Panchavargiya = z
  .object({
    kshetra: z.number(),
    uchcha: z.number(),
    hadda: z.number(),
    drekkana: z.number(),
    navamsha: z.number(),
    total: z.number().describe('The sum, at most 80.'),
    vimshopaka: z.number().describe('A quarter of the total.'),
  })
  .meta({ id: 'PanchavargiyaBala', description: 'Strength by five places, in points.' });

const Aspect = z
  .object({
    faster: BodyKeyEnum,
    slower: BodyKeyEnum,
    house: almanacNumber(12, 'House of the slower from the faster.'),
    kind: z.enum(['conjunction', 'friendly', 'inimical', 'neutral']),
    separation_deg: z.number().describe('Difference of the degrees within the rāśi.'),
    orb_deg: z.number().describe('Half the sum of the two dīptāṃśas.'),
    within: z.boolean().describe('An aspect with a separation within the orb.'),
    applying: z.boolean(),
  })
  .meta({ id: 'TajikaAspect', description: 'Two grahas in the Tājika school.' });

const Yoga = z
  .object({
    key: z.enum(TAJIKA_YOGA_KEYS),
    grahas: z.array(BodyKeyEnum).describe('The pair, faster first; then a third that takes part.'),
    type: z.enum(['purna', 'vartamana']).optional().describe('Of an ithasala.'),
    status: z
      .enum(RULE_STATUSES)
      .describe('Whether sources agree on the rule, one reading is chosen, or schools differ.'),
  })
  .meta({ id: 'TajikaYoga', description: 'A formed instance of one of the sixteen yogas.' });

const Saham = z
  .object({
    key: z.enum(SAHAM_KEYS),
    longitude_deg: orNull(circleDeg('Sidereal longitude, degrees; null without Śrīpati houses.')),
    rashi_index: orNull(almanacNumber(12, 'Rāśi from Meṣa.')),
    lord: BodyKeyEnum.nullable(),
    formula: z.string().meta({ description: 'A − B + C, for day or night.', examples: ['moon - sun + lagna'] }),
  })
  .meta({ id: 'Saham', description: 'A sensitive point.' });

const period = <S extends z.ZodType>(lord: S) => ({
  lord,
  start: instant('Beginning.'),
  end: instant('End.'),
  label: LABEL,
});
const PatyayiniLordEnum = z.enum(['lagna', ...BODY_KEYS]);

const MuddaPeriod = z.object(period(z.enum(GRAHA_KEYS))).meta({ id: 'AnnualMuddaPeriod' });
const PatyayiniSub = z.object(period(PatyayiniLordEnum)).meta({ id: 'PatyayiniSubPeriod' });
const PatyayiniPeriod = z
  .object({ ...period(PatyayiniLordEnum), sub: z.array(PatyayiniSub) })
  .meta({ id: 'PatyayiniPeriod' });

const MonthNumber = almanacNumber(12, 'Month of the year of life.').optional();

export const PraveshaShape = z
  .object({
    month: MonthNumber,
    part: almanacNumber(12, 'Part of the month, of a sixty-hour return.').optional(),
    utc: instant('The instant.'),
    lagna: z.object({
      sidereal_deg: PLACEMENT.siderealDeg,
      rashi: PLACEMENT.rashi,
      rashi_index: PLACEMENT.rashiIndex,
      ...labelFields('rashi'),
    }),
    grahas: forEach(GRAHA_KEYS, circleDeg('Sidereal longitude, degrees.')),
  })
  .meta({ id: 'Pravesha', description: 'A chart inside the year: its instant and places.' });

export const PraveshasShape = z
  .object({
    tithi: z
      .array(PraveshaShape)
      .optional()
      .describe(
        'Moon − Sun as at birth, with the Sun in its natal rāśi around the return: usually one, sometimes two or none.',
      ),
    month: z.array(PraveshaShape).optional().describe('The Sun 30° further each month, from the return.'),
    sixty_hours: z.array(PraveshaShape).optional().describe('The Sun 2°30′ further each part.'),
  })
  .meta({ id: 'Praveshas', description: 'The charts inside the year that the request names.' });

const { input: _input, place: _place, sovereigntySignature: _signature, ...CHART } = ChartResponse.shape;

const AnnualChart = z
  .object(CHART)
  .meta({ id: 'AnnualChart', description: 'The chart of the return, with the requested parts.' });

/** The computed part of the answer, with instants in UTC. */
export const VarshaFound = z.object({
  ...LANGUAGE,
  year: z.int(),
  age: z.int().min(0).describe('Completed years; the running year is one more.'),
  return: z
    .object({
      utc: instant('When the sidereal Sun returns to its natal longitude.'),
      local: localInstant('The same.'),
      next: instant('The return of the year after.'),
      is_day: z.boolean().describe('Whether the Sun’s centre is above the horizon.'),
      sun_longitude_deg: circleDeg('Natal sidereal longitude of the Sun, degrees.'),
    })
    .meta({ id: 'SolarReturn' }),
  chart: AnnualChart,
  muntha: z
    .object({
      longitude_deg: circleDeg('Sidereal longitude, degrees.'),
      rashi_index: almanacNumber(12, 'Rāśi from Meṣa.'),
      lord: BodyKeyEnum,
      house: almanacNumber(12, 'House from the annual lagna.'),
    })
    .meta({ id: 'Muntha', description: 'The natal lagna, one rāśi on for each completed year.' }),
  office_bearers: forEach(OFFICES, BodyKeyEnum).meta({
    id: 'OfficeBearers',
    description:
      'Lords of muntha, natal lagna, annual lagna, tri-rāśi, and of the rāśi of the Sun (day) or Moon (night).',
  }),
  panchavargiya: forEach(BODY_KEYS, Panchavargiya),
  harsha: forEach(BODY_KEYS, z.number()).describe('Harṣa-bala, 0 to 20.'),
  year_lord: z
    .object({
      graha: BodyKeyEnum,
      candidates: z
        .array(z.object({ graha: BodyKeyEnum, vimshopaka: z.number(), aspects_lagna: z.boolean() }))
        .describe('The office-bearers, the strongest first.'),
      friendship: z.enum(FRIENDSHIP_RULES),
    })
    .meta({ id: 'YearLord' }),
  aspects: z.array(Aspect).describe('All twenty-one pairs.'),
  yogas: z.array(Yoga),
  sahams: z.array(Saham),
  mudda: z.object({ periods: z.array(MuddaPeriod) }),
  patyayini: z.object({ periods: z.array(PatyayiniPeriod) }),
  tripataki: z
    .object({
      houses: forEach(GRAHA_KEYS, almanacNumber(12, 'House from the annual lagna.')),
      vedha: z.object({ moon: z.array(z.enum(GRAHA_KEYS)), lagna: z.array(z.enum(GRAHA_KEYS)) }),
    })
    .meta({ id: 'TriPataki', description: 'The chart of three flags, and who stands in vedha to Moon and lagna.' }),
  pravesha: PraveshasShape.optional(),
  substrate_stamp: SubstrateStamp,
});

/** The same in the vocabulary of `/api/v1`. */
export const FOUND_VARSHA = inVocabulary(VarshaFound);

export const VarshaphalaResponse = z
  .object({
    birth: BirthShape,
    assumed: Assumed,
    place: LocationShape,
    settings: ComputedBy,
    ...FOUND_VARSHA.schema.shape,
  })
  .meta({
    id: 'VarshaphalaResponse',
    description: 'The annual chart of a birth. `chart` and the stamp are those of the return.',
  });
