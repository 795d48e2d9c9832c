import { type Name, nameAt } from './name';

/** The six seasons from spring. */
export const RITU_NAMES = [
  { key: 'vasanta', iast: 'Vasanta', sa: 'वसन्त' },
  { key: 'grishma', iast: 'Grīṣma', sa: 'ग्रीष्म' },
  { key: 'varsha', iast: 'Varṣā', sa: 'वर्षा' },
  { key: 'sharad', iast: 'Śarad', sa: 'शरद्' },
  { key: 'hemanta', iast: 'Hemanta', sa: 'हेमन्त' },
  { key: 'shishira', iast: 'Śiśira', sa: 'शिशिर' },
] as const satisfies readonly Name[];

/** The two halves of the year: the Sun's northward and southward course. */
export const AYANA_NAMES = {
  uttarayana: { key: 'uttarayana', iast: 'Uttarāyaṇa', sa: 'उत्तरायण' },
  dakshinayana: { key: 'dakshinayana', iast: 'Dakṣiṇāyana', sa: 'दक्षिणायन' },
} as const satisfies Record<string, Name>;

export type Ayana = keyof typeof AYANA_NAMES;

/** Name of a ṛtu, 1..6 from Vasanta. */
export function rituName(number: number): Name {
  return nameAt(RITU_NAMES, number, 'ṛtu');
}

/** Name of an ayana. */
export function ayanaName(key: Ayana): Name {
  return AYANA_NAMES[key];
}
