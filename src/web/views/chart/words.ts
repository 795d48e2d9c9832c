/** Words of the chart's page for what the domain counts. */

import type { Dignity, GrahaPlacement } from '../../../domain/chart/types';
import { GRAHA_LABELS } from '../../../domain/drawing/labels';
import type { GrahaKey, PointKey } from '../../../domain/keys';
import { BODY_ENGLISH, GRAHA_NAMES, nakshatraName, rashiName } from '../../../domain/names';
import type { NodeMode } from '../../../kernel/keys';

export const ENGLISH: Record<PointKey, string> = {
  lagna: 'ascendant',
  ...BODY_ENGLISH,
  rahu: 'north node',
  ketu: 'south node',
};

export const iastOf = (key: PointKey): string => (key === 'lagna' ? 'Lagna' : GRAHA_NAMES[key].iast);
export const shortOf = (key: GrahaKey): string => GRAHA_LABELS[key].iast;
export const listOf = (keys: readonly PointKey[]): string => (keys.length > 0 ? keys.map(iastOf).join(', ') : '–');

export { AYANAMSHA_NAMES, ayanamshaName } from '../../parts/conventions';
export const NODE_NAMES: Record<NodeMode, string> = { mean: 'mean node', true: 'true node' };

const DIGNITIES: Record<Dignity, string> = {
  exalted: 'exalted',
  moolatrikona: 'mūlatrikoṇa',
  own: 'own',
  'great-friend': 'great friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  'great-enemy': 'great enemy',
  debilitated: 'debilitated',
  none: '',
};

/** `friend, combust`; of a node its mode where it has no dignity. */
export function standingWords({ key, dignity, retrograde, combust }: GrahaPlacement, mode: NodeMode): string {
  const node = key === 'rahu' || key === 'ketu';
  return [
    DIGNITIES[dignity] || (node ? NODE_NAMES[mode] : ''),
    retrograde && !(node && mode === 'mean') && 'retrograde',
    combust && 'combust',
  ]
    .filter(Boolean)
    .join(', ');
}

export const rashiText = (rashi: number): string => (Number.isFinite(rashi) ? rashiName(rashi).iast : '–');
export const nakshatraText = (nakshatra: number): string =>
  Number.isFinite(nakshatra) ? nakshatraName(nakshatra).iast : '–';

/** Two letters of each rāśi, told apart; Meṣa first. */
export const RASHI_SHORT = ['Me', 'Vṛ', 'Mi', 'Ka', 'Si', 'Kn', 'Tu', 'Vś', 'Dh', 'Mk', 'Ku', 'Mī'] as const;
