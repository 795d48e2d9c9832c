/** The closed sets of names and keys in responses, as zod enums for the published schemas. */
import * as z from 'zod';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import type { Dignity } from '../../data/dignity';
import { GRAHA_KEYS } from '../../data/keys';

const DIGNITIES = [
  'exalted',
  'moolatrikona',
  'own',
  'great-friend',
  'friend',
  'neutral',
  'enemy',
  'great-enemy',
  'debilitated',
  'none',
] as const satisfies readonly Dignity[];

const iastOf = (count: number, name: (n: number) => { iast: string }) =>
  Array.from({ length: count }, (_, i) => name(i + 1).iast);

export const GrahaKeyEnum = z.enum(GRAHA_KEYS).meta({ id: 'GrahaKey', description: 'One of the nine grahas.' });

export const RashiEnum = z
  .enum(iastOf(12, rashiName))
  .meta({ id: 'Rashi', description: 'Name of a sidereal sign in IAST.' });

export const NakshatraEnum = z
  .enum(iastOf(27, nakshatraName))
  .meta({ id: 'Nakshatra', description: 'Name of a nakṣatra in IAST.' });

export const DignityEnum = z.enum(DIGNITIES).meta({
  id: 'Dignity',
  description: 'Dignity by sign. Compound friendship decides between the middle five. `none`: a node without dignity.',
});
