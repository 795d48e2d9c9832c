import type { VargaKey } from '../keys';
import type { Name } from './name';

/** The sixteen divisional charts (BPHS 6). */
export const VARGA_NAMES = {
  D1: { key: 'D1', iast: 'Rāśi', sa: 'राशि' },
  D2: { key: 'D2', iast: 'Horā', sa: 'होरा' },
  D3: { key: 'D3', iast: 'Drekkāṇa', sa: 'द्रेक्काण' },
  D4: { key: 'D4', iast: 'Caturthāṃśa', sa: 'चतुर्थांश' },
  D7: { key: 'D7', iast: 'Saptāṃśa', sa: 'सप्तांश' },
  D9: { key: 'D9', iast: 'Navāṃśa', sa: 'नवांश' },
  D10: { key: 'D10', iast: 'Daśāṃśa', sa: 'दशांश' },
  D12: { key: 'D12', iast: 'Dvādaśāṃśa', sa: 'द्वादशांश' },
  D16: { key: 'D16', iast: 'Ṣoḍaśāṃśa', sa: 'षोडशांश' },
  D20: { key: 'D20', iast: 'Viṃśāṃśa', sa: 'विंशांश' },
  D24: { key: 'D24', iast: 'Siddhāṃśa', sa: 'सिद्धांश' },
  D27: { key: 'D27', iast: 'Bhāṃśa', sa: 'भांश' },
  D30: { key: 'D30', iast: 'Triṃśāṃśa', sa: 'त्रिंशांश' },
  D40: { key: 'D40', iast: 'Khavedāṃśa', sa: 'खवेदांश' },
  D45: { key: 'D45', iast: 'Akṣavedāṃśa', sa: 'अक्षवेदांश' },
  D60: { key: 'D60', iast: 'Ṣaṣṭyaṃśa', sa: 'षष्ट्यंश' },
} as const satisfies Record<VargaKey, Name>;

/** Name of a divisional chart. */
export function vargaName(key: VargaKey): Name {
  return VARGA_NAMES[key];
}
