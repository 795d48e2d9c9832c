/** The sixteen divisional charts and their weights, in Hindi. */

import { VARGA_KEYS, type VargaKey } from '../../../data/keys';
import { partWidth, type Starts, VARGA_STARTS, VIMSHOPAKA } from '../english/vargas';
import { arc } from '../english/words';
import { type HindiRow, inWords, list, name, nthFeminine, rashi } from './words';

/** "डी9" for D9. */
const letter = (key: string): string => key.replace('D', 'डी');

const KINDS = {
  any: [],
  parity: ['विषम राशियों में', 'सम राशियों में'],
  modality: ['चर राशियों में', 'स्थिर में', 'द्विस्वभाव में'],
  element: ['अग्नि तत्त्व की राशियों में', 'पृथ्वी तत्त्व की राशियों में', 'वायु तत्त्व की राशियों में', 'जल तत्त्व की राशियों में'],
} as const;

/** The starts of the three charts that are no plain count. */
const SAID: Partial<Record<VargaKey, string>> = {
  D1: 'यह राशियों की अपनी कुंडली है',
  D2: 'विषम राशियों में पहला भाग सिंह का और दूसरा कर्क का है, सम राशियों में इसका उलटा',
  D30:
    'विषम राशियों में 5°, 5°, 8°, 7° और 5° क्रमशः मेष, कुंभ, धनु, मिथुन और तुला के हैं; सम राशियों में 5°, 7°, 8°, 5° और 5° ' +
    'क्रमशः वृषभ, कन्या, मीन, मकर और वृश्चिक के',
};

function beginning(from: 'sign' | 'mesha', start: number): string {
  if (from === 'mesha') return `${rashi(start)} से`;
  return start === 1 ? 'उसी राशि से' : `उससे ${nthFeminine(start)} राशि से`;
}

function starts(key: VargaKey, rule: Starts): string {
  if ('said' in rule) return SAID[key] as string;
  const ways = rule.start.map((start, i) =>
    rule.by === 'any' ? beginning(rule.from, start) : `${KINDS[rule.by][i]} ${beginning(rule.from, start)}`,
  );
  const step = rule.step === undefined ? '' : `, और हर अगला भाग पिछले से ${nthFeminine(rule.step + 1)} राशि का होता है`;
  return `गिनती ${list(ways)} आरंभ होती है${step}`;
}

function cut(key: VargaKey): string {
  const named = `${name('varga', key)} (${letter(key)})`;
  if (key === 'D1') return `${named} में 30° की पूरी राशि ही एक भाग है।`;
  if (key === 'D30') return `${named} में राशि के ${inWords(5)} असमान भाग होते हैं।`;
  const width = partWidth(key);
  return `${named} में राशि के ${key.slice(1)} बराबर भाग होते हैं${width === null ? '' : `, प्रत्येक ${arc(width)} का`}।`;
}

/** Keyed by the number of vargas. */
const GROUP_NAMES: Readonly<Record<number, string>> = { 6: 'षड्वर्ग', 7: 'सप्तवर्ग', 10: 'दशवर्ग', 16: 'षोडशवर्ग' };

export const VARGAS_IN_HINDI: readonly HindiRow[] = [
  [
    'vargas-sixteen',
    'सोलह वर्ग',
    `पराशर ने ${VARGA_KEYS.length} वर्ग बताए हैं: ${list(VARGA_KEYS.map((key) => name('varga', key)))}।`,
  ],
  [
    'varga-vargottama',
    'वर्गोत्तम',
    'किसी वर्ग में ग्रह की राशि वही हो जो डी1 में है, तो ग्रह उस वर्ग में वर्गोत्तम है; प्रायः यह नवांश के लिए कहा जाता है।',
  ],
  ...VIMSHOPAKA.map(
    ({ count, weights }): HindiRow => [
      `vimshopaka-${count}`,
      `${GROUP_NAMES[count]} के विंशोपक अंक`,
      `${count} वर्गों के समूह में अंक ये हैं: ${list(Object.entries(weights).map(([key, weight]) => `${letter(key)} के ${weight}`))}; कुल 20।`,
    ],
  ),
  ...VARGA_KEYS.map(
    (key): HindiRow => [
      `varga-${key.toLowerCase()}`,
      `${name('varga', key)}: ${letter(key)}`,
      `${cut(key)} ${starts(key, VARGA_STARTS[key])}।`,
    ],
  ),
];
