import type { BodyKey } from '../../kernel/keys';
import type { GrahaKey } from '../keys';
import type { Name } from './name';

/** The nine grahas with their API keys. */
export const GRAHA_NAMES = {
  sun: { key: 'sun', iast: 'Sūrya', sa: 'सूर्य' },
  moon: { key: 'moon', iast: 'Candra', sa: 'चन्द्र' },
  mars: { key: 'mars', iast: 'Maṅgala', sa: 'मङ्गल' },
  mercury: { key: 'mercury', iast: 'Budha', sa: 'बुध' },
  jupiter: { key: 'jupiter', iast: 'Guru', sa: 'गुरु' },
  venus: { key: 'venus', iast: 'Śukra', sa: 'शुक्र' },
  saturn: { key: 'saturn', iast: 'Śani', sa: 'शनि' },
  rahu: { key: 'rahu', iast: 'Rāhu', sa: 'राहु' },
  ketu: { key: 'ketu', iast: 'Ketu', sa: 'केतु' },
} as const satisfies Record<GrahaKey, Name>;

/** English names of the seven grahas with light. */
export const BODY_ENGLISH = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
} as const satisfies Record<BodyKey, string>;

/** Name of a graha. */
export function grahaName(key: GrahaKey): Name {
  return GRAHA_NAMES[key];
}
