import { type Name, nameAt } from './name';

/** The twelve lunar months from Caitra. An intercalary month has the name of the next one; the caller adds `adhika`. */
export const MONTH_NAMES = [
  { key: 'chaitra', iast: 'Caitra', sa: 'चैत्र' },
  { key: 'vaishakha', iast: 'Vaiśākha', sa: 'वैशाख' },
  { key: 'jyeshtha', iast: 'Jyaiṣṭha', sa: 'ज्यैष्ठ' },
  { key: 'ashadha', iast: 'Āṣāḍha', sa: 'आषाढ' },
  { key: 'shravana', iast: 'Śrāvaṇa', sa: 'श्रावण' },
  { key: 'bhadrapada', iast: 'Bhādrapada', sa: 'भाद्रपद' },
  { key: 'ashvina', iast: 'Āśvina', sa: 'आश्विन' },
  { key: 'kartika', iast: 'Kārttika', sa: 'कार्त्तिक' },
  { key: 'margashirsha', iast: 'Mārgaśīrṣa', sa: 'मार्गशीर्ष' },
  { key: 'pausha', iast: 'Pauṣa', sa: 'पौष' },
  { key: 'magha', iast: 'Māgha', sa: 'माघ' },
  { key: 'phalguna', iast: 'Phālguna', sa: 'फाल्गुन' },
] as const satisfies readonly Name[];

/** Name of a lunar month, 1..12 from Caitra. */
export function monthName(number: number): Name {
  return nameAt(MONTH_NAMES, number, 'month');
}
