/** Names of purposes. */
import type { CommonName } from './ruleNames';
import type { Purpose } from './types';

export const PURPOSE_NAMES = {
  vivaha: { key: 'vivaha', iast: 'Vivāha', sa: 'विवाह', en: 'Wedding' },
  'griha-pravesha': { key: 'griha-pravesha', iast: 'Gṛha-praveśa', sa: 'गृहप्रवेश', en: 'House entry' },
  upanayana: { key: 'upanayana', iast: 'Upanayana', sa: 'उपनयन', en: 'Sacred thread' },
  namakarana: { key: 'namakarana', iast: 'Nāmakaraṇa', sa: 'नामकरण', en: 'Naming' },
  annaprashana: { key: 'annaprashana', iast: 'Annaprāśana', sa: 'अन्नप्राशन', en: 'First solid food' },
  vidyarambha: { key: 'vidyarambha', iast: 'Vidyārambha', sa: 'विद्यारम्भ', en: 'Beginning of study' },
  yatra: { key: 'yatra', iast: 'Yātrā', sa: 'यात्रा', en: 'Journey' },
  vahana: { key: 'vahana', iast: 'Vāhana', sa: 'वाहन', en: 'Vehicle' },
  krishi: { key: 'krishi', iast: 'Kṛṣi', sa: 'कृषि', en: 'Farming' },
  'griha-arambha': { key: 'griha-arambha', iast: 'Gṛhārambha', sa: 'गृहारम्भ', en: 'Foundation of a house' },
} as const satisfies Record<Purpose, CommonName>;
