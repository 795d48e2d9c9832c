/** The closed sets of names and keys that answers are written in, as zod enums for the published schemas. */
import * as z from 'zod';
import type { Dignity, GrahaKey } from '../domain/chart/types';
import { nakshatraName, rashiName } from '../domain/names';
import { BODY_KEYS } from '../kernel/types';

export const GRAHA_KEYS = [...BODY_KEYS, 'rahu', 'ketu'] as const satisfies readonly GrahaKey[];

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
  description: 'Dignity by sign; compound friendship decides between the middle five. `none`: a node without one.',
});
