/**
 * The classes of the Moon's rāśi and nakṣatra that avakahaḍā and matching share, with their customary members.
 */

export const VARNA_KEYS = ['brahmana', 'kshatriya', 'vaishya', 'shudra'] as const;
export type VarnaKey = (typeof VARNA_KEYS)[number];
/** For fire, earth, air and water rāśis, in their order from Meṣa. */
export const VARNAS_OF_ELEMENTS: readonly VarnaKey[] = ['kshatriya', 'vaishya', 'shudra', 'brahmana'];

export const VASHYA_KEYS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'kita'] as const;
export type VashyaKey = (typeof VASHYA_KEYS)[number];
/** For the first and the second half of each rāśi, from Meṣa. */
export const VASHYAS: readonly (readonly [VashyaKey, VashyaKey])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
  ['vanachara', 'vanachara'],
  ['manava', 'manava'],
  ['manava', 'manava'],
  ['kita', 'kita'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
];

export const GANA_KEYS = ['deva', 'manushya', 'rakshasa'] as const;
export type GanaKey = (typeof GANA_KEYS)[number];

/** A class for each of the 27 nakṣatras, from the members of each class. */
export function byNakshatra<Key extends string>(members: Record<Key, readonly number[]>): readonly Key[] {
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

export const NADI_KEYS = ['adi', 'madhya', 'antya'] as const;
export type NadiKey = (typeof NADI_KEYS)[number];

/** Three nakṣatras forwards, three backwards: ādi, madhya, antya, antya, madhya, ādi, and so on. */
export const NADIS = byNakshatra<NadiKey>({
  adi: [1, 6, 7, 12, 13, 18, 19, 24, 25],
  madhya: [2, 5, 8, 11, 14, 17, 20, 23, 26],
  antya: [3, 4, 9, 10, 15, 16, 21, 22, 27],
});

export const YONI_KEYS = [
  ...(['ashva', 'gaja', 'mesha', 'sarpa', 'shvan', 'marjara', 'mushaka'] as const),
  ...(['go', 'mahisha', 'vyaghra', 'mriga', 'vanara', 'nakula', 'simha'] as const),
] as const;
export type YoniKey = (typeof YONI_KEYS)[number];
/** The animals of the nakṣatras from Aśvinī. */
export const YONIS: readonly YoniKey[] = [
  ...(['ashva', 'gaja', 'mesha', 'sarpa', 'sarpa', 'shvan', 'marjara', 'mesha', 'marjara'] as const),
  ...(['mushaka', 'mushaka', 'go', 'mahisha', 'vyaghra', 'mahisha', 'vyaghra', 'mriga', 'mriga'] as const),
  ...(['shvan', 'vanara', 'nakula', 'vanara', 'simha', 'ashva', 'simha', 'go', 'gaja'] as const),
];
