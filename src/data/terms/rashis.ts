import { type Name, nameAt } from './name';

/** The twelve rāśis from Meṣa. */
export const RASHI_NAMES = [
  { key: 'mesha', iast: 'Meṣa', sa: 'मेष' },
  { key: 'vrishabha', iast: 'Vṛṣabha', sa: 'वृषभ' },
  { key: 'mithuna', iast: 'Mithuna', sa: 'मिथुन' },
  { key: 'karka', iast: 'Karka', sa: 'कर्क' },
  { key: 'simha', iast: 'Siṃha', sa: 'सिंह' },
  { key: 'kanya', iast: 'Kanyā', sa: 'कन्या' },
  { key: 'tula', iast: 'Tulā', sa: 'तुला' },
  { key: 'vrishchika', iast: 'Vṛścika', sa: 'वृश्चिक' },
  { key: 'dhanu', iast: 'Dhanus', sa: 'धनुस्' },
  { key: 'makara', iast: 'Makara', sa: 'मकर' },
  { key: 'kumbha', iast: 'Kumbha', sa: 'कुम्भ' },
  { key: 'mina', iast: 'Mīna', sa: 'मीन' },
] as const satisfies readonly Name[];

/** Name of a rāśi, 1..12 from Meṣa. */
export function rashiName(number: number): Name {
  return nameAt(RASHI_NAMES, number, 'rāśi');
}
