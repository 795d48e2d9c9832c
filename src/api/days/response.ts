/** GET /api/v1/days: the response. */
import * as z from 'zod';
import { DIRECTIONS } from '../../data/almanac';
import { GAURI_PARTS } from '../../data/days/gauri';
import { SPECIAL_YOGAS } from '../../data/days/specialYogas';
import { AGNI_ABODES, BHADRA_ABODES, NOKKU_KEYS, PANCHAKA_KINDS } from '../../data/days/values';
import { COMPUTED_FIELDS, type ComputedField } from '../../domain/days/fields';
import { SANKALPA_ELEMENTS, SANKALPA_EPOCH } from '../../domain/days/sankalpa';
import { CALENDAR_KEYS } from '../../domain/regional/types';
import { EraYears, SERIES, SunriseDefinition } from '../shapes/almanac';
import { OTHER_YEARS, undecided } from '../shapes/anyYear';
import { HISTORICAL, HistoricalModel } from '../shapes/historical';
import { almanacNumber, forEach, instantAt as instant, orNull } from '../shapes/kinds';
import { IAST, LABEL, LANGUAGE } from '../shapes/language';
import { Assumed, LocationShape } from '../shapes/location';
import { PAGE } from '../shapes/page';
import { V1Stamp } from '../shapes/stampInVocabulary';
import { GrahaName, NakshatraName, RashiName } from '../shapes/vocabulary';
import type { DayField } from './fields';

const COMPUTED = Object.keys(COMPUTED_FIELDS) as [ComputedField, ...ComputedField[]];
const keysOf = <K extends string>(names: Record<K, unknown>) => z.enum(Object.keys(names) as [K, ...K[]]);

const NAMED = { name: IAST, label: LABEL };
const STRETCH = { start: instant('Its beginning.'), end: instant('Its end.') };
const end = instant('Its end.');

const UNDECIDED = undecided(
  'it begins or ends nearer to a sunrise of the day than three standard errors of ΔT, so that it may belong to the other side.',
);

/** A named item with its number in a series. It may begin before the day and end after it. */
const numbered = (last: number, series: string) =>
  z.object({ index: almanacNumber(last, `Number ${series}.`), ...NAMED });
const lasting = ({ id, last, from }: { id: string; last: number; from: string }) =>
  z.array(
    numbered(last, from)
      .extend({ ...STRETCH, undecided: UNDECIDED })
      .meta({ id: `Lasting${id}`, description: 'One that touches the day, with its true ends.' }),
  );

const LASTING = {
  tithi: lasting(SERIES.tithi),
  nakshatra: lasting(SERIES.nakshatra),
  yoga: lasting(SERIES.yoga),
  karana: lasting(SERIES.karana),
};
const Stays = z
  .object({ rashi: lasting({ id: 'Rashi', last: 12, from: 'from Meṣa' }), nakshatra: LASTING.nakshatra })
  .meta({ id: 'Stays', description: 'The stays of a body during the day, with the true end of each.' });

const keyed = (keys: readonly [string, ...string[]]) => z.object({ key: z.enum(keys), ...NAMED });
const Ritu = numbered(6, 'from Vasanta').meta({ id: 'RituName', description: 'A season.' });
const Ayana = keyed(['uttarayana', 'dakshinayana']).meta({ id: 'AyanaName', description: 'A half of the year.' });
const Month = numbered(12, 'from Caitra').meta({ id: 'MonthName', description: 'A lunar month.' });
const Samvatsara = numbered(60, 'from Prabhava').meta({ id: 'SamvatsaraName', description: 'A year of the sixty.' });

const Standing = z
  .enum(['favoured', 'neutral', 'set-aside'])
  .meta({ id: 'Standing', description: 'What the texts say of a part of the day.' });
const DayWindow = z
  .object({
    ...NAMED,
    quality: orNull(Standing).describe('What the texts say of it; null if nothing.'),
    ...STRETCH,
  })
  .meta({ id: 'DayWindow', description: 'A window of the day.' });
const oneWindow = (description: string) => DayWindow.nullable().meta({ description });
const windows = (description: string) => z.array(DayWindow).meta({ description });

const Abode = (keys: readonly [string, ...string[]]) => keyed(keys).describe('The abode.');
const Direction = keyed(DIRECTIONS).meta({ id: 'DirectionName', description: 'One of the four directions.' });
const RegionalMonth = numbered(12, 'in the year of the calendar').meta({
  id: 'RegionalMonthName',
  description: 'A month in common English spelling; lunar months in IAST.',
});
const Paksha = keyed(['shukla', 'krishna']).meta({ id: 'PakshaName', description: 'The fortnight of the Moon.' });

export const RegionalDateShape = z
  .object({
    year: z.int().describe('Year of the era.'),
    month: RegionalMonth,
    day: z
      .int()
      .min(1)
      .max(32)
      .describe('Day of the month; of the Vikrama calendars the tithi at sunrise in its fortnight, 1 to 15.'),
    era: z.string().describe('Name of the era.'),
    name_of_year: Samvatsara.optional(),
    paksha: Paksha.optional(),
    adhika: z.boolean().optional().describe('Vikrama: whether the month is intercalary.'),
    source: z.string().optional().describe('The table that fixes the calendar.'),
    status: z.enum(['published', 'forecast']).optional().describe('Whether the year is gazetted.'),
    note: z.string().optional().describe('What to read the date with.'),
  })
  .meta({ id: 'RegionalDate', description: 'A date of a regional calendar, at the reference place of that calendar.' });

/** Every field of a day. */
export const WholeDay = z.object({
  date: z.string().describe('Civil date at the place, Gregorian.'),
  date_julian: z.string().optional().describe('The same day in the Julian calendar; outside 1900 to 2100.'),
  ahargana: z.int().optional().describe('Days since the Kali epoch; outside 1900 to 2100, and by the Sūrya-siddhānta.'),
  undecided_fields: z
    .array(z.enum(COMPUTED))
    .optional()
    .describe('Fields whose value at sunrise depends on the error of ΔT; outside 1900 to 2100.'),
  sunrise: instant('First sunrise of the date.').nullable(),
  sunset: instant('First sunset after it.').nullable(),
  moonrise: instant('First moonrise from this sunrise to the next.').nullable(),
  moonset: instant('First moonset from this sunrise to the next.').nullable(),
  polar: z.enum(['day', 'night']).nullable().describe('The Sun stays up (day) or down (night).'),
  note: z
    .string()
    .nullable()
    .describe('Why the day lacks a sunrise, a sunset or the next sunrise; null on an ordinary day.'),
  vara: numbered(7, 'from Ravivāra').extend({ lord: GrahaName }).meta({
    id: 'VaraOfADay',
    description: 'The weekday from sunrise to sunrise, with its lord.',
  }),
  ...LASTING,
  sun: Stays,
  moon: Stays,
  paksha: Paksha,
  masa: z
    .object({
      amanta: Month,
      purnimanta: Month,
      adhika: z.boolean().describe('The Sun enters no rāśi in the month.'),
      kshaya: z.boolean().describe('The Sun enters two rāśis in the month.'),
      lost: Month.nullable().describe('The month whose name a kṣaya month loses.'),
    })
    .describe('The lunar month at sunrise.'),
  ritu: Ritu,
  ayana: Ayana,
  sayana: z.object({ ritu: Ritu, ayana: Ayana }).describe('The same two by the tropical Sun.'),
  years: EraYears,
  samvatsara: z
    .object({ north: Samvatsara, south: Samvatsara })
    .describe('By Jupiter’s mean motion (north), and in plain succession (south).'),
  windows: z
    .object({
      rahu_kalam: oneWindow('Rāhu-kālam.'),
      yamaganda: oneWindow('Yamagaṇḍa.'),
      gulika: oneWindow('Gulika.'),
      abhijit: oneWindow('The eighth muhūrta of the day; `set-aside` on Budhavāra (Wednesday).'),
      dur_muhurta: windows('Those that start in the day.'),
      varjya: windows('Those that start in the day.'),
      amrita_kala: windows('Those that start in the day.'),
      brahma_muhurta: oneWindow('The last muhūrta but one before sunrise.'),
      pratah_sandhya: oneWindow('The tenth of the night before sunrise.'),
      madhyahna_sandhya: oneWindow('Noon, 36 minutes on either side.'),
      sayam_sandhya: oneWindow('The tenth of the night after sunset.'),
      nishitha: oneWindow('The eighth muhūrta of the night.'),
      godhuli: oneWindow('The thirtieth of the night after sunset.'),
      vijaya: oneWindow('The eleventh muhūrta of the day.'),
    })
    .describe('Windows by key. Null or empty where the day lacks a mark that they need.'),
  chandrabala: z
    .array(z.object({ rashi: RashiName, end, good: z.array(RashiName).describe('Rāśis of birth.') }))
    .describe('For which rāśis of birth the Moon is well placed, until it leaves its rāśi.'),
  tarabala: z
    .array(z.object({ nakshatra: NakshatraName, end, good: z.array(NakshatraName).describe('Of birth.') }))
    .describe('For which nakṣatras of birth the tārā is 2, 4, 6, 8 or 9, until the Moon leaves its own.'),
  chandrashtama: z
    .array(z.object({ rashi: RashiName, end }))
    .describe('The rāśi of birth from which the Moon is in the eighth.'),
  gauri: z
    .array(
      z.object({
        index: almanacNumber(16, 'Eight of the day, then eight of the night.'),
        key: keysOf(GAURI_PARTS),
        ...NAMED,
        quality: Standing,
        ...STRETCH,
      }),
    )
    .describe('The Gaurī-pañcāṅga (gowri) of Tamil almanacs; empty where the day is not divided.'),
  bhadra: z
    .array(
      z.object({
        ...STRETCH,
        mukha: z.object(STRETCH).describe('Its mouth: five ghaṭīs, of sixty to the tithi.'),
        puccha: z.object(STRETCH).describe('Its tail: three ghaṭīs.'),
        abode: Abode(BHADRA_ABODES),
      }),
    )
    .describe('The karaṇa Viṣṭi where it touches the day, with its true ends, its parts and its abode.'),
  panchaka: z
    .object({ key: z.enum(PANCHAKA_KINDS).describe('Its kind.'), ...NAMED, ...STRETCH })
    .nullable()
    .describe('The Moon from 300° to 360° where that touches the day.'),
  special_yogas: z
    .array(z.object({ key: keysOf(SPECIAL_YOGAS), ...NAMED, ...STRETCH }))
    .describe('Weekday, tithi and nakṣatra together: the part of the day in which each holds.'),
  anandadi: z.array(
    z.object({ index: almanacNumber(28, 'From Ānanda.'), ...NAMED, end }).meta({
      id: 'Anandadi',
      description: 'One of the 28 ānandādi yogas.',
    }),
  ),
  homahuti: z.array(z.object({ body: GrahaName, end })).describe('The graha that receives an oblation.'),
  agni_vasa: z.array(z.object({ abode: Abode(AGNI_ABODES), end })).describe('Where fire abides.'),
  disha_shula: Direction,
  lagnas: Stays.shape.rashi.describe('The rāśis that rise during the day, with their true ends.'),
  day_types: z
    .object({
      nokku: z.array(keyed(NOKKU_KEYS).extend({ end })).describe('By the nakṣatra.'),
      kari_nal: z.boolean().nullable().describe('A kari-nāḷ of the Tamil month.'),
    })
    .describe('The types of a day in Tamil almanacs.'),
  sankalpa: z
    .array(keyed([...SANKALPA_EPOCH, ...SANKALPA_ELEMENTS]).extend({ end: end.optional() }))
    .describe('The elements of the saṅkalpa in order, with the limbs at sunrise.'),
  regional: forEach(CALENDAR_KEYS, RegionalDateShape.nullable()).describe(
    'The civil date in the regional calendars; null outside the years of a calendar.',
  ),
  observances: z
    .array(
      z
        .object({ key: z.string().describe('As in `/api/v1/observances`.'), ...NAMED })
        .meta({ id: 'ObservanceName', description: 'An observance.' }),
    )
    .nullable()
    .describe('The observances of the date; null before 1500.'),
} satisfies Record<'date' | 'date_julian' | 'ahargana' | 'undecided_fields' | DayField, z.ZodType>);

export const DayShape = WholeDay.partial()
  .required({ date: true })
  .meta({
    id: 'PanchangaDay',
    description:
      'A day from sunrise to sunrise. Its values are those at sunrise; without a sunrise, those at midnight. It has all ' +
      'its fields unless the request chose some; `note` says why a value is missing.',
  });

const Historical = z
  .object({
    ...HISTORICAL,
    absent_fields: z.array(z.string()).describe('Usual fields of a day that the model does not give.'),
  })
  .meta({
    id: 'DaysHistorical',
    description: 'Time of a historical model, without modern figures.',
  });

export const DaysResponse = z
  .object({
    from: z.string().describe('First date, Gregorian.'),
    to: z.string().describe('Last date, Gregorian.'),
    ...OTHER_YEARS,
    place: LocationShape,
    model: HistoricalModel,
    historical: Historical.optional(),
    assumed: Assumed,
    ...LANGUAGE,
    ...PAGE,
    days: z.array(DayShape).describe('One for each civil date; a date that the zone left out is missing.'),
    sunrise_definition: SunriseDefinition.optional(),
    substrate_stamp: V1Stamp.optional(),
  })
  .meta({ id: 'DaysResponse', description: 'The pañcāṅga of a span of days at a place.' });
