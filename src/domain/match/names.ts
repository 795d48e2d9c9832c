/** Names of kūṭas. */
import type { Name } from '../../data/terms/name';
import type { KutaKey } from './types';

export const KUTA_NAMES = {
  varna: { key: 'varna', iast: 'Varṇa', sa: 'वर्ण' },
  vashya: { key: 'vashya', iast: 'Vaśya', sa: 'वश्य' },
  tara: { key: 'tara', iast: 'Tārā', sa: 'तारा' },
  dina: { key: 'dina', iast: 'Dina', sa: 'दिन' },
  yoni: { key: 'yoni', iast: 'Yoni', sa: 'योनि' },
  'graha-maitri': { key: 'graha-maitri', iast: 'Graha-maitrī', sa: 'ग्रहमैत्री' },
  rashyadhipati: { key: 'rashyadhipati', iast: 'Rāśyadhipati', sa: 'राश्यधिपति' },
  gana: { key: 'gana', iast: 'Gaṇa', sa: 'गण' },
  bhakuta: { key: 'bhakuta', iast: 'Bhakūṭa', sa: 'भकूट' },
  rashi: { key: 'rashi', iast: 'Rāśi', sa: 'राशि' },
  nadi: { key: 'nadi', iast: 'Nāḍī', sa: 'नाडी' },
  mahendra: { key: 'mahendra', iast: 'Mahendra', sa: 'महेन्द्र' },
  'stri-dirgha': { key: 'stri-dirgha', iast: 'Strī-dīrgha', sa: 'स्त्रीदीर्घ' },
  rajju: { key: 'rajju', iast: 'Rajju', sa: 'रज्जु' },
  vedha: { key: 'vedha', iast: 'Vedha', sa: 'वेध' },
} as const satisfies Record<KutaKey, Name>;
