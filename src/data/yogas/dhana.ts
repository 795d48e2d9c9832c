/** Yogas of the lords of wealth: of the second and the eleventh with the trikoṇas, and of grahas in their own rāśi. */

import { DUHSTHANAS } from '../houses';
import type { BodyKey } from '../keys';
import { relatedLords } from './lords';
import type { YogaRow } from './types';

/** Companions that form a dhana yoga with a graha in its own rāśi in the lagna, by conjunction or aspect. */
const WITH_IN_LAGNA: Partial<Record<BodyKey, readonly BodyKey[]>> = {
  sun: ['mars', 'jupiter'],
  moon: ['mars', 'jupiter'],
  mars: ['moon', 'venus', 'saturn'],
  mercury: ['venus', 'saturn'],
  jupiter: ['mars', 'mercury'],
  venus: ['mercury', 'saturn'],
};
/** The same for a graha in the fifth, with the companions in the eleventh. */
const WITH_IN_FIFTH: Partial<Record<BodyKey, readonly BodyKey[]>> = {
  sun: ['moon', 'jupiter'],
  mercury: ['moon', 'mars'],
  jupiter: ['moon', 'mars'],
  venus: ['saturn'],
  saturn: ['mars', 'mercury'],
};

export const DHANA_YOGAS = [
  {
    key: 'dhana_2_11',
    source: 'customary',
    when: (y) => y.formed(y.related(y.lord(2), y.lord(11)), [y.lord(2), y.lord(11)]),
  },
  {
    key: 'dhana_2_5_9_11',
    source: 'customary',
    when: (y) => {
      const lords = relatedLords(y, [2, 11], [5, 9]);
      return y.formed(lords.length > 0, lords);
    },
  },
  {
    key: 'dhana_lagna',
    source: 'Raman, Three Hundred 123–128',
    when: (y) => {
      const lord = y.lord(1);
      const others = WITH_IN_LAGNA[lord] ?? [];
      const joined = others.length > 0 && others.every((key) => y.conjunct(key, lord) || y.aspects(key, lord));
      return y.formed(y.house(lord) === 1 && joined, [lord, ...others]);
    },
  },
  {
    key: 'dhana_panchama',
    source: 'Raman, Three Hundred 118–122',
    when: (y) => {
      const lord = y.lord(5);
      const others = WITH_IN_FIFTH[lord] ?? [];
      const opposite = others.length > 0 && others.every((key) => y.house(key) === 11);
      return y.formed(y.house(lord) === 5 && opposite, [lord, ...others]);
    },
  },
  {
    key: 'daridra',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(y.isIn(y.lord(11), DUHSTHANAS), [y.lord(11)]),
  },
] as const satisfies readonly YogaRow[];
