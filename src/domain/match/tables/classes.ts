/** Classes of rāśis and nakṣatras, as lists from Meṣa or Aśvinī. */
import { agreed, single } from '../../attribution';
import type { Name } from '../../names';

export const VARNA_NAMES = {
  brahmana: { key: 'brahmana', iast: 'brāhmaṇa', sa: 'ब्राह्मण' },
  kshatriya: { key: 'kshatriya', iast: 'kṣatriya', sa: 'क्षत्रिय' },
  vaishya: { key: 'vaishya', iast: 'vaiśya', sa: 'वैश्य' },
  shudra: { key: 'shudra', iast: 'śūdra', sa: 'शूद्र' },
} as const satisfies Record<string, Name>;
export type VarnaKey = keyof typeof VARNA_NAMES;

/** Highest first. */
export const VARNA_ORDER: readonly VarnaKey[] = ['brahmana', 'kshatriya', 'vaishya', 'shudra'];

const NORTH_VARNAS = ['kshatriya', 'vaishya', 'shudra', 'brahmana'] as const;

/** By rāśi: fire, earth, air and water in the north; Raman has his own list. */
export const VARNAS: Record<'north' | 'raman', readonly VarnaKey[]> = {
  north: [...NORTH_VARNAS, ...NORTH_VARNAS, ...NORTH_VARNAS],
  raman: [
    'vaishya',
    'shudra',
    'vaishya',
    'brahmana',
    'kshatriya',
    'shudra',
    'kshatriya',
    'brahmana',
    'kshatriya',
    'shudra',
    'vaishya',
    'brahmana',
  ],
};
export const VARNA_SOURCES = {
  north: agreed('panchangam-js', 'kundalimilan', 'krazykrackpot'),
  raman: single('raman-muhurtha'),
} as const;

export const GANA_NAMES = {
  deva: { key: 'deva', iast: 'deva', sa: 'देव' },
  manushya: { key: 'manushya', iast: 'manuṣya', sa: 'मनुष्य' },
  rakshasa: { key: 'rakshasa', iast: 'rākṣasa', sa: 'राक्षस' },
} as const satisfies Record<string, Name>;
export type GanaKey = keyof typeof GANA_NAMES;

export const NADI_NAMES = {
  adya: { key: 'adya', iast: 'ādya', sa: 'आद्य' },
  madhya: { key: 'madhya', iast: 'madhya', sa: 'मध्य' },
  antya: { key: 'antya', iast: 'antya', sa: 'अन्त्य' },
} as const satisfies Record<string, Name>;
export type NadiKey = keyof typeof NADI_NAMES;

export const RAJJU_NAMES = {
  pada: { key: 'pada', iast: 'pāda', sa: 'पाद' },
  kati: { key: 'kati', iast: 'kaṭi', sa: 'कटि' },
  nabhi: { key: 'nabhi', iast: 'nābhi', sa: 'नाभि' },
  kantha: { key: 'kantha', iast: 'kaṇṭha', sa: 'कण्ठ' },
  shiras: { key: 'shiras', iast: 'śiras', sa: 'शिरस्' },
} as const satisfies Record<string, Name>;
export type RajjuKey = keyof typeof RAJJU_NAMES;

/** A class for each of the 27 nakṣatras, from the members of each class. */
function byNakshatra<Key extends string>(members: Record<Key, readonly number[]>): readonly Key[] {
  const classes: Key[] = [];
  for (const key of Object.keys(members) as Key[]) {
    for (const nakshatra of members[key]) classes[nakshatra - 1] = key;
  }
  return classes;
}

export const GANAS = byNakshatra<GanaKey>({
  deva: [1, 5, 7, 8, 13, 15, 17, 22, 27],
  manushya: [2, 4, 6, 11, 12, 20, 21, 25, 26],
  rakshasa: [3, 9, 10, 14, 16, 18, 19, 23, 24],
});

/** Three nakṣatras forwards, three backwards: ādya madhya antya, antya madhya ādya, and so on. */
export const NADIS = byNakshatra<NadiKey>({
  adya: [1, 6, 7, 12, 13, 18, 19, 24, 25],
  madhya: [2, 5, 8, 11, 14, 17, 20, 23, 26],
  antya: [3, 4, 9, 10, 15, 16, 21, 22, 27],
});

export const RAJJUS = byNakshatra<RajjuKey>({
  pada: [1, 9, 10, 18, 19, 27],
  kati: [2, 8, 11, 17, 20, 26],
  nabhi: [3, 7, 12, 16, 21, 25],
  kantha: [4, 6, 13, 15, 22, 24],
  shiras: [5, 14, 23],
});
