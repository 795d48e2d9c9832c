/** The request fields that choose the conventions of a chart. */
import * as z from 'zod';
import { DASHA_YEARS, PRESET_KEYS } from '../../data/chart/presets';
import { MAX_COMPARED } from '../../domain/chart/compare';
import type { GivenSettings } from '../../domain/chart/settings';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import { listOf, numberFrom, objectOf, oneOf, trueOrFalse } from '../fields';
import { expecting } from '../validate';

/** Epochs for which the precession model holds: 200,000 years before and after J2000. */
const [FIRST_EPOCH_JD, LAST_EPOCH_JD] = [2_451_545 - 73_050_000, 2_451_545 + 73_050_000];

export const CustomAyanamsha = objectOf({
  epochJd: numberFrom(FIRST_EPOCH_JD, LAST_EPOCH_JD).meta({
    description: 'Julian Day of the epoch, Terrestrial Time.',
    examples: [2451545],
  }),
  deg: numberFrom(-360, 360).meta({
    description: 'Mean ayanāṃśa at the epoch, degrees. The chart precesses it to date.',
    examples: [23.85],
  }),
}).meta({
  id: 'CustomAyanamsha',
  description: 'An ayanāṃśa of your own.',
  examples: [{ epochJd: 2451545, deg: 23.85 }],
});

const AYANAMSHA_WORDS = `one of ${AYANAMSHA_KEYS.join(', ')}, or an object with epochJd and deg`;

export const AyanamsaField = expecting(
  { type: 'other', words: AYANAMSHA_WORDS },
  z.union([z.enum(AYANAMSHA_KEYS), CustomAyanamsha]),
).meta({
  id: 'AyanamsaChoice',
  description: 'Ayanāṃśa by its name, or one of your own by its mean value at an epoch.',
  examples: ['raman'],
});

export const NodeModeField = oneOf(NODE_MODES).meta({
  description: 'Lunar node for Rāhu and Ketu.',
  examples: ['true'],
});

const DashaYearField = expecting({ type: 'choice', values: DASHA_YEARS.map(String) }, z.literal([...DASHA_YEARS])).meta(
  {
    description: 'Days of a daśā year: Julian, sidereal (365.2564), tropical (365.2422), or of 360 days.',
    examples: [365.25],
  },
);

const CoLordsField = trueOrFalse().meta({
  description: 'Vṛścika and Kumbha have two lords in ārūḍhas and rāśi daśās. `chara-rao` always uses two.',
  examples: [true],
});

const PresetField = oneOf(PRESET_KEYS).meta({
  description:
    'Settings after a school or an author. A setting that the request gives besides wins. A preset does not promise ' +
    'the digits of another program.',
  examples: ['jhora'],
});

/** The settings, each optional. Defaults: the preset `khagola`. */
export const SETTINGS = {
  preset: PresetField.optional(),
  ayanamsa: AyanamsaField.optional(),
  nodeMode: NodeModeField.optional(),
  dashaYearDays: DashaYearField.optional(),
  coLords: CoLordsField.optional(),
};
const SETTING_FIELDS = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

/** The field for further settings of a comparison. */
export const comparedSettings = <S extends z.ZodType>(settings: S, example: readonly object[]) =>
  listOf(settings, 0, MAX_COMPARED, 'objects of settings')
    .optional()
    .meta({
      description:
        'Other settings. The answer gains `comparison`: the labels that differ under each of them, up to 500.',
      examples: [example],
    });

/** The settings as a separate object, for a comparison. */
export const SettingsObject = objectOf(SETTINGS).meta({
  id: 'ChartSettings',
  description: 'Settings of a chart. What is left out is as in the preset.',
  examples: [{ preset: 'jhora' }],
});

/** The settings of a request, without absent ones. */
export function givenSettings(fields: z.output<typeof SettingsObject>): GivenSettings {
  const given = SETTING_FIELDS.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]);
  return Object.fromEntries(given) as GivenSettings;
}
