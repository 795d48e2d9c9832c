/** Yogas of the lords of houses, after Raman, Three Hundred Important Combinations. */

import { KENDRAS, KENDRAS_AND_TRIKONAS } from '../houses';
import { BODY_KEYS } from '../keys';
import { sameLord } from './lords';
import type { YogaRow } from './types';

const RAMAN = 'Raman, Three Hundred';

export const RAMAN_YOGAS = [
  {
    key: 'kahala',
    source: RAMAN,
    when: (y) =>
      y.formed(!sameLord(y, 4, 9) && y.isFrom(y.lord(4), y.lord(9), KENDRAS) && y.strong(y.lord(1)), [
        y.lord(1),
        y.lord(4),
        y.lord(9),
      ]),
  },
  {
    key: 'lakshmi',
    source: RAMAN,
    when: (y) => {
      const [first, ninth] = [y.lord(1), y.lord(9)];
      const supported = y.strong(first) || y.isIn(first, KENDRAS_AND_TRIKONAS);
      return y.formed(y.strong(ninth) && y.isIn(ninth, KENDRAS_AND_TRIKONAS) && supported, [first, ninth]);
    },
  },
  {
    key: 'chapa',
    source: RAMAN,
    when: (y) =>
      y.formed(y.dignity(y.lord(1)) === 'exalted' && y.exchange(y.lord(4), y.lord(10)), [
        y.lord(1),
        y.lord(4),
        y.lord(10),
      ]),
  },
  {
    key: 'shiva',
    source: RAMAN,
    when: (y) =>
      y.formed(y.house(y.lord(5)) === 9 && y.house(y.lord(9)) === 10 && y.house(y.lord(10)) === 5, [
        y.lord(5),
        y.lord(9),
        y.lord(10),
      ]),
  },
  {
    key: 'vishnu',
    source: RAMAN,
    when: (y) => {
      const three = [y.lord(9), y.lord(10), y.navamshaLord(y.lord(9))];
      return y.formed(
        three.every((key) => y.house(key) === 2),
        three,
      );
    },
  },
  {
    key: 'indra',
    source: RAMAN,
    when: (y) =>
      y.formed(y.house(y.lord(5)) === 11 && y.house(y.lord(11)) === 5 && y.house('moon') === 5, [
        'moon',
        y.lord(5),
        y.lord(11),
      ]),
  },
  {
    key: 'ravi',
    source: RAMAN,
    when: (y) =>
      y.formed(y.house('sun') === 10 && y.house(y.lord(10)) === 3 && y.conjunct(y.lord(10), 'saturn'), [
        'sun',
        'saturn',
        y.lord(10),
      ]),
  },
  {
    key: 'devendra',
    source: RAMAN,
    when: (y) => {
      const swapped = (a: number, b: number) => y.house(y.lord(a)) === b && y.house(y.lord(b)) === a;
      return y.formed(y.modality('lagna') === 1 && swapped(1, 11) && swapped(2, 10), [1, 2, 10, 11].map(y.lord));
    },
  },
  {
    key: 'gaja',
    source: RAMAN,
    when: (y) => {
      const [seventh, eleventh] = [y.lord(7), y.lord(11)];
      return y.formed(y.house('moon') === 11 && y.conjunct(seventh, 'moon') && y.aspects(eleventh, seventh), [
        'moon',
        seventh,
        eleventh,
      ]);
    },
  },
  {
    key: 'akhanda_samrajya',
    source: RAMAN,
    when: (y) => {
      const owns = [2, 5, 11].some((house) => y.lord(house) === 'jupiter');
      const lords = [2, 9, 11].map(y.lord).filter((lord) => y.isFrom('moon', lord, KENDRAS));
      return y.formed(owns && lords.length > 0, ['moon', 'jupiter', ...lords]);
    },
  },
  {
    key: 'bharati',
    source: RAMAN,
    when: (y) => {
      const ninth = y.lord(9);
      const found = [2, 5, 11]
        .map((house) => y.navamshaLord(y.lord(house)))
        .filter((host) => y.dignity(host) === 'exalted' && y.conjunct(host, ninth));
      return y.formed(found.length > 0, [ninth, ...found]);
    },
  },
  // Raman requires the deepest degree of exaltation. Here the whole rāśi counts, as for every dignity.
  {
    key: 'jaya',
    source: `after ${RAMAN}`,
    when: (y) =>
      y.formed(y.dignity(y.lord(10)) === 'exalted' && y.dignity(y.lord(6)) === 'debilitated', [y.lord(6), y.lord(10)]),
  },
  // Raman requires the deepest degree of exaltation. Here the whole rāśi counts, as for every dignity.
  {
    key: 'vidyut',
    source: `after ${RAMAN}`,
    when: (y) => {
      const eleventh = y.lord(11);
      return y.formed(
        y.dignity(eleventh) === 'exalted' && y.conjunct(eleventh, 'venus') && y.isFrom(y.lord(1), eleventh, KENDRAS),
        ['venus', eleventh, y.lord(1)],
      );
    },
  },
  {
    key: 'makuta',
    source: RAMAN,
    when: (y) => {
      const benefics = BODY_KEYS.filter((key) => y.benefic(key) && y.from('jupiter', key) === 9);
      return y.formed(y.from(y.lord(9), 'jupiter') === 9 && benefics.length > 0 && y.house('saturn') === 10, [
        y.lord(9),
        'jupiter',
        'saturn',
        ...benefics,
      ]);
    },
  },
] as const satisfies readonly YogaRow[];
