import { type Name, nameAt } from './name';

/** The 27 nakṣatras from Aśvinī. */
export const NAKSHATRA_NAMES = [
  { key: 'ashvini', iast: 'Aśvinī', sa: 'अश्विनी' },
  { key: 'bharani', iast: 'Bharaṇī', sa: 'भरणी' },
  { key: 'krittika', iast: 'Kṛttikā', sa: 'कृत्तिका' },
  { key: 'rohini', iast: 'Rohiṇī', sa: 'रोहिणी' },
  { key: 'mrigashira', iast: 'Mṛgaśirā', sa: 'मृगशिरा' },
  { key: 'ardra', iast: 'Ārdrā', sa: 'आर्द्रा' },
  { key: 'punarvasu', iast: 'Punarvasu', sa: 'पुनर्वसु' },
  { key: 'pushya', iast: 'Puṣya', sa: 'पुष्य' },
  { key: 'ashlesha', iast: 'Āśleṣā', sa: 'आश्लेषा' },
  { key: 'magha', iast: 'Maghā', sa: 'मघा' },
  { key: 'purva_phalguni', iast: 'Pūrva-Phalgunī', sa: 'पूर्व-फल्गुनी' },
  { key: 'uttara_phalguni', iast: 'Uttara-Phalgunī', sa: 'उत्तर-फल्गुनी' },
  { key: 'hasta', iast: 'Hasta', sa: 'हस्त' },
  { key: 'chitra', iast: 'Citrā', sa: 'चित्रा' },
  { key: 'svati', iast: 'Svāti', sa: 'स्वाति' },
  { key: 'vishakha', iast: 'Viśākhā', sa: 'विशाखा' },
  { key: 'anuradha', iast: 'Anurādhā', sa: 'अनुराधा' },
  { key: 'jyeshtha', iast: 'Jyeṣṭhā', sa: 'ज्येष्ठा' },
  { key: 'mula', iast: 'Mūla', sa: 'मूल' },
  { key: 'purva_ashadha', iast: 'Pūrvāṣāḍhā', sa: 'पूर्वाषाढा' },
  { key: 'uttara_ashadha', iast: 'Uttarāṣāḍhā', sa: 'उत्तराषाढा' },
  { key: 'shravana', iast: 'Śravaṇa', sa: 'श्रवण' },
  { key: 'dhanishtha', iast: 'Dhaniṣṭhā', sa: 'धनिष्ठा' },
  { key: 'shatabhisha', iast: 'Śatabhiṣaj', sa: 'शतभिषज्' },
  { key: 'purva_bhadrapada', iast: 'Pūrva-Bhādrapadā', sa: 'पूर्व-भाद्रपदा' },
  { key: 'uttara_bhadrapada', iast: 'Uttara-Bhādrapadā', sa: 'उत्तर-भाद्रपदा' },
  { key: 'revati', iast: 'Revatī', sa: 'रेवती' },
] as const satisfies readonly Name[];

/** Name of a nakṣatra, 1..27 from Aśvinī. */
export function nakshatraName(number: number): Name {
  return nameAt(NAKSHATRA_NAMES, number, 'nakṣatra');
}
