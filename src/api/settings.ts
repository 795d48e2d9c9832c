/** The settings of a chart in the words of `/api/v1`. */
import * as z from 'zod';
import { AYANAMSHA_KEYS, type AyanamshaChoice, NODE_MODES, type NodeMode } from '../kernel/keys';
import { CustomAyanamsha, SETTINGS } from './chart/settings';
import { objectOf, oneOf } from './fields';
import { expecting } from './validate';

const { epochJd, deg } = CustomAyanamsha.shape;

const OwnAyanamsa = objectOf({ epoch_jd: epochJd, deg }).meta({
  id: 'OwnAyanamsa',
  description: 'An ayanāṃśa of your own, by its mean value at an epoch.',
  examples: [{ epoch_jd: 2451545, deg: 23.85 }],
});

const AYANAMSA_WORDS = `one of ${AYANAMSHA_KEYS.join(', ')}, or an object with epoch_jd and deg`;

const AyanamsaSetting = expecting(
  { type: 'other', words: AYANAMSA_WORDS },
  z.union([z.enum(AYANAMSHA_KEYS), OwnAyanamsa]),
).meta({
  id: 'AyanamsaSetting',
  description: 'Ayanāṃśa by its name, or one of your own by its mean value at an epoch. Default: `lahiri`.',
  examples: ['raman'],
});

/** The settings, each optional. Defaults: the preset `khagola`. */
export const V1_SETTINGS = {
  preset: SETTINGS.preset,
  ayanamsa: AyanamsaSetting.optional(),
  node: SETTINGS.nodeMode.meta({ description: 'Lunar node for Rāhu and Ketu. Default: `mean`.', examples: ['true'] }),
  dasha_year_days: SETTINGS.dashaYearDays,
  co_lords: SETTINGS.coLords,
};

/** The ayanāṃśa and the node of a question without a birth. @param resource  begins the ids of their schemas */
export const zodiacFields = (resource: 'Ephemeris' | 'Sky') => ({
  ayanamsa: oneOf(AYANAMSHA_KEYS)
    .default('lahiri')
    .meta({ id: `${resource}Ayanamsa`, description: 'Ayanāṃśa of sidereal longitudes.' }),
  node: oneOf(NODE_MODES)
    .default('mean')
    .meta({ id: `${resource}Node`, description: 'Lunar node for Rāhu and Ketu.' }),
});

export const V1SettingsObject = objectOf(V1_SETTINGS).meta({
  id: 'Settings',
  description: 'Settings of a chart. What is left out is as in the preset.',
  examples: [{ preset: 'jhora' }],
});

type GivenSettings = z.output<typeof V1SettingsObject>;

/** An ayanāṃśa of a valid request as the engines take it. */
export const ayanamshaOf = (ayanamsa: z.output<typeof AyanamsaSetting>) =>
  typeof ayanamsa === 'string' ? ayanamsa : { epochJd: ayanamsa.epoch_jd, deg: ayanamsa.deg };

/** The settings of a valid request as fields of `POST /api/chart`. */
export const settingFields = ({ preset, ayanamsa, node, dasha_year_days, co_lords }: GivenSettings) => ({
  ...(preset !== undefined && { preset }),
  ...(ayanamsa !== undefined && { ayanamsa: ayanamshaOf(ayanamsa) }),
  ...(node !== undefined && { nodeMode: node }),
  ...(dasha_year_days !== undefined && { dashaYearDays: dasha_year_days }),
  ...(co_lords !== undefined && { coLords: co_lords }),
});

/** The settings of a computation without daśā years and lords. */
export const ComputedBy = z
  .object({
    ayanamsa: z.union([z.enum(AYANAMSHA_KEYS), OwnAyanamsa]).describe('Ayanāṃśa.'),
    node: z.enum(NODE_MODES).describe('Lunar node for Rāhu and Ketu.'),
  })
  .meta({ id: 'ComputedBy', description: 'The settings of the answer. They can be sent again.' });

/** Presents settings. */
export const presentSettings = ({
  ayanamsha,
  nodeMode,
}: {
  ayanamsha: AyanamshaChoice;
  nodeMode: NodeMode;
}): z.output<typeof ComputedBy> => ({
  ayanamsa: typeof ayanamsha === 'string' ? ayanamsha : { epoch_jd: ayanamsha.epochJd, deg: ayanamsha.deg },
  node: nodeMode,
});
