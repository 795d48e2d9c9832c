/** Yogas of the Sun, by the occupants of the second and the twelfth from it. */
import type { GrahaKey } from '../keys';
import { FIVE, type YogaRow, type YogaSky } from './types';

const second = (y: YogaSky): GrahaKey[] => y.occupantsFrom('sun', 2, FIVE);
const twelfth = (y: YogaSky): GrahaKey[] => y.occupantsFrom('sun', 12, FIVE);
const isVeshi = (y: YogaSky): boolean => second(y).length > 0 && twelfth(y).length === 0;
const isVoshi = (y: YogaSky): boolean => twelfth(y).length > 0 && second(y).length === 0;

export const SURYA_YOGAS = [
  {
    key: 'veshi',
    source: 'BPHS 38',
    when: (y) => y.formed(isVeshi(y), ['sun', ...second(y)]),
  },
  {
    key: 'shubha_veshi',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(isVeshi(y) && second(y).every(y.benefic), ['sun', ...second(y)]),
  },
  {
    key: 'papa_veshi',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(isVeshi(y) && !second(y).some(y.benefic), ['sun', ...second(y)]),
  },
  {
    key: 'voshi',
    source: 'BPHS 38',
    when: (y) => y.formed(isVoshi(y), ['sun', ...twelfth(y)]),
  },
  {
    key: 'shubha_voshi',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(isVoshi(y) && twelfth(y).every(y.benefic), ['sun', ...twelfth(y)]),
  },
  {
    key: 'papa_voshi',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(isVoshi(y) && !twelfth(y).some(y.benefic), ['sun', ...twelfth(y)]),
  },
  {
    key: 'ubhayachari',
    source: 'BPHS 38',
    when: (y) => y.formed(second(y).length > 0 && twelfth(y).length > 0, ['sun', ...second(y), ...twelfth(y)]),
  },
  {
    key: 'budha_aditya',
    source: 'Raman, Three Hundred',
    when: (y) => y.formed(y.conjunct('sun', 'mercury'), ['sun', 'mercury']),
  },
  {
    key: 'bhaskara',
    source: 'Raman, Three Hundred',
    when: (y) =>
      y.formed(
        y.from('sun', 'mercury') === 2 && y.from('mercury', 'moon') === 11 && y.isFrom('moon', 'jupiter', [5, 9]),
        ['sun', 'moon', 'mercury', 'jupiter'],
      ),
  },
] as const satisfies readonly YogaRow[];
