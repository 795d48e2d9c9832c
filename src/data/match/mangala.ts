/** Mars in matching: the lists of its houses, and the cancellations of Raman. */
import { type Attribution, agreed } from '../attribution';

/** Houses of Mars in each list. */
export const MANGALA_LISTS = {
  north: { houses: [1, 4, 7, 8, 12], source: agreed('bphs') },
  south: { houses: [2, 4, 7, 8, 12], source: agreed('raman-muhurtha', 'kerala-shastra') },
} as const satisfies Record<string, { houses: readonly number[]; source: Attribution }>;
export type MangalaList = keyof typeof MANGALA_LISTS;

/** A condition on Mars or on another graha. Rāśis are 1..12. */
export type MarsCondition =
  /** Mars is in one of the rāśis and, if the house is named, in that house. */
  | { marsIn: readonly number[]; house?: number }
  /** Mars is in the rāśi of this graha. */
  | { marsWith: 'moon' | 'jupiter' }
  | { inLagna: 'jupiter' | 'venus' };

export const CANCELLATIONS = [
  { key: 'raman-2-mithuna-kanya', when: { house: 2, marsIn: [3, 6] } },
  { key: 'raman-4-mesha-vrishchika', when: { house: 4, marsIn: [1, 8] } },
  { key: 'raman-7-karka-makara', when: { house: 7, marsIn: [4, 10] } },
  { key: 'raman-8-dhanus-mina', when: { house: 8, marsIn: [9, 12] } },
  { key: 'raman-12-vrishabha-tula', when: { house: 12, marsIn: [2, 7] } },
  { key: 'raman-simha-kumbha', when: { marsIn: [5, 11] } },
  { key: 'raman-with-moon', when: { marsWith: 'moon' } },
  { key: 'raman-with-jupiter', when: { marsWith: 'jupiter' } },
  { key: 'raman-jupiter-in-lagna', when: { inLagna: 'jupiter' } },
  { key: 'raman-venus-in-lagna', when: { inLagna: 'venus' } },
] as const satisfies readonly { key: string; when: MarsCondition }[];
export type CancellationKey = (typeof CANCELLATIONS)[number]['key'];
export const CANCELLATION_KEYS: readonly CancellationKey[] = CANCELLATIONS.map(({ key }) => key);

export const CANCELLATION_SOURCE = agreed('raman-muhurtha', 'dranuradharai', 'poorvapunya', 'vedastro');
