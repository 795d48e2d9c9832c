/** The keys of the kernel, in the order of the block. */

/** The seven grahas that are visible, in the order of the API. */
export const BODY_KEYS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type BodyKey = (typeof BODY_KEYS)[number];

/** The ayanāṃśas that the specification fixes for /api/v1/core/chart. */
export const SPECIFIED_AYANAMSHA_KEYS = ['lahiri', 'raman', 'kp', 'surya-siddhanta', 'yukteshwar'] as const;
export type SpecifiedAyanamshaKey = (typeof SPECIFIED_AYANAMSHA_KEYS)[number];

/** All named ayanāṃśas; `ayanamshas.ts` defines them. */
export const AYANAMSHA_KEYS = [
  ...SPECIFIED_AYANAMSHA_KEYS,
  'lahiri-icrc',
  'kp-vp291',
  'true-citra',
  'true-pushya',
  'true-mula',
  'true-revati',
  'fagan-bradley',
] as const;
export type AyanamshaKey = (typeof AYANAMSHA_KEYS)[number];

/** A custom ayanāṃśa: its mean value in degrees at a Julian day TT, precessed to date. */
export interface CustomAyanamsha {
  epochJd: number;
  deg: number;
}

export type AyanamshaChoice = AyanamshaKey | CustomAyanamsha;

export const NODE_MODES = ['mean', 'true'] as const;
export type NodeMode = (typeof NODE_MODES)[number];

/** An object with a value for each key, in the order of the keys. */
export function recordFor<K extends string, V>(keys: readonly K[], read: (key: K, index: number) => V): Record<K, V> {
  const record = {} as Record<K, V>;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as K;
    record[key] = read(key, i);
  }
  return record;
}
