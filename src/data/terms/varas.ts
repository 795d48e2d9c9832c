import type { GrahaKey } from '../keys';
import { type Name, nameAt } from './name';

/** A weekday and its lord. */
export interface VaraName extends Name {
  lord: GrahaKey;
}

/** The seven weekdays from Sunday. */
export const VARA_NAMES = [
  { key: 'ravivara', iast: 'Ravivāra', sa: 'रविवार', lord: 'sun' },
  { key: 'somavara', iast: 'Somavāra', sa: 'सोमवार', lord: 'moon' },
  { key: 'mangalavara', iast: 'Maṅgalavāra', sa: 'मङ्गलवार', lord: 'mars' },
  { key: 'budhavara', iast: 'Budhavāra', sa: 'बुधवार', lord: 'mercury' },
  { key: 'guruvara', iast: 'Guruvāra', sa: 'गुरुवार', lord: 'jupiter' },
  { key: 'shukravara', iast: 'Śukravāra', sa: 'शुक्रवार', lord: 'venus' },
  { key: 'shanivara', iast: 'Śanivāra', sa: 'शनिवार', lord: 'saturn' },
] as const satisfies readonly VaraName[];

/** Name of a vāra, 1..7 from Ravivāra, with its lord. */
export function varaName(number: number): VaraName {
  return nameAt<VaraName>(VARA_NAMES, number, 'vāra');
}
