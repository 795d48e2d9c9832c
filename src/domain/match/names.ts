/** Names of kūṭas and traditions. */
import type { SentenceLanguage } from '../../lexicon/language';
import type { Name } from '../../lexicon/names';
import type { KutaKey, MatchTradition } from './types';

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

/** A sentence about each tradition. */
const TRADITIONS: Record<MatchTradition, Record<SentenceLanguage, string>> = {
  north: {
    en: 'The eight kūṭas of North Indian almanacs, 36 points; no exception changes a point.',
    hi: 'उत्तर भारतीय पञ्चाङ्गों के आठ कूट, 36 अंक; कोई अपवाद अंक नहीं बदलता।',
  },
  'north-parihara': {
    en: 'The eight kūṭas of North Indian almanacs, 36 points; bhakūṭa and nāḍī count in full where an exception of the Muhūrta-cintāmaṇi holds.',
    hi: 'उत्तर भारतीय पञ्चाङ्गों के आठ कूट, 36 अंक; जहाँ मुहूर्तचिन्तामणि का अपवाद लागू हो, वहाँ भकूट और नाडी के पूरे अंक।',
  },
  raman: {
    en: 'The eight kūṭas by the rules of B. V. Raman, 36 points, and four rules without points.',
    hi: 'बी. वी. रमन के नियमों से आठ कूट, 36 अंक, और चार नियम बिना अंक के।',
  },
  tamil: {
    en: 'The ten poruttams of Tamil almanacs, one point each; nāḍī stands beside them and is not counted.',
    hi: 'तमिल पञ्चाङ्गों के दस पोरुत्तम, प्रत्येक का एक अंक; नाडी साथ में दी है और गिनी नहीं जाती।',
  },
};

export const traditionInWords = (tradition: MatchTradition, language: SentenceLanguage): string =>
  TRADITIONS[tradition][language];
